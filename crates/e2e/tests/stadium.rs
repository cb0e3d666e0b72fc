//! The stadium at every size, in light and dark, with the keyboard alone, and around one screen.

use std::time::Duration;

use bandimals::{Action, Bandimals, Phase, Step, Turn};
use e2e::{CHOICE, Device, Page, Size, Theme, Visit};
use tokio::time::sleep;

use crate::laid;
use crate::marching::{
    BOOSTER, MOST_GLANCES, Pressed, VERSION, acts, agrees, answered, is_asked, is_plays,
    removes_seats,
};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_stadium_with_the_keyboard_alone() {
    let table = laid::until::<Bandimals>(3, &[("first_person", "random")], is_plays);
    let visit = Visit::begin("stadium keys").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    table.before(&visit, &ann).await;
    ann.finds(".band-hand .pressable").await;
    let mut n_cards = 0;
    for _ in 0..MOST_GLANCES {
        if n_cards >= 3 || ann.has(".end").await {
            break;
        }
        if !is_asked(&ann).await {
            sleep(Duration::from_millis(30)).await;
            continue;
        }
        let before = ann.evaluate(VERSION).await;
        if ann.has(".spotlight .aim").await {
            assert!(
                walks_into(&ann, ".spotlight .aim").await,
                "the aim is reached by keyboard"
            );
            ann.key("Enter").await;
        } else if ann.has(".band-hand .pressable").await
            && walks_into(&ann, ".band-hand .pressable").await
        {
            ann.key("Enter").await;
            n_cards += 1;
            sleep(Duration::from_millis(100)).await;
            if ann.has(".spotlight .aim").await {
                continue;
            }
        } else {
            assert!(
                walks_into(&ann, CHOICE).await,
                "a choice is reached by keyboard"
            );
            ann.key("Enter").await;
        }
        answered(&ann, &before).await;
    }
    assert!(n_cards >= 3, "{n_cards} cards were played by keyboard");
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_screen_hides_the_hand_of_the_previous_person() {
    let visit = Visit::begin("stadium curtain").await;
    let ann = visit
        .visitor("Ann", Device::new(Size::Tablet, Theme::Light))
        .await;
    ann.presses_on(".featured.bandimals .way", 0).await;
    removes_seats(&ann, 2).await;
    agrees(&ann, &[("Who goes first", "random")]).await;
    ann.presses("Open the table").await;
    let mut n_curtains = 0;
    for n in 0..MOST_GLANCES {
        if n_curtains >= 3 || ann.has(".end").await {
            break;
        }
        if ann.has(".curtain").await {
            assert_eq!(ann.count(".bcard").await, 0, "a card is behind the curtain");
            ann.picture("35 curtain").await;
            ann.presses("I am ready").await;
            ann.finds(".felt").await;
            assert_eq!(
                ann.count(".others .band-hand, .others .peek").await,
                0,
                "the other hand is open"
            );
            n_curtains += 1;
        } else if acts(&ann, n).await == Pressed::Nothing {
            sleep(Duration::from_millis(30)).await;
        }
    }
    assert!(
        n_curtains >= 3,
        "the device changed hands {n_curtains} times"
    );
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_screen_of_the_stadium() {
    let visit = Visit::begin("stadium looks").await;
    let tables = [
        (
            "30 two",
            laid::until::<Bandimals>(2, &[("first_person", "random")], |view, choices| {
                view.open.round >= 4 && is_plays(view, choices)
            }),
        ),
        (
            "31 four",
            laid::until::<Bandimals>(4, BOOSTER, |view, choices| {
                view.open.round >= 5 && is_plays(view, choices)
            }),
        ),
        (
            "32 eight",
            laid::until::<Bandimals>(8, &[("first_person", "random")], |view, choices| {
                view.open.round >= 6 && is_plays(view, choices)
            }),
        ),
        (
            "33 window",
            laid::until::<Bandimals>(8, &[("first_person", "random")], |view, _| {
                view.open.round >= 4 && matches!(view.open.agenda.last(), Some(Step::Window(_)))
            }),
        ),
        (
            "36 special",
            laid::until::<Bandimals>(4, BOOSTER, |view, choices| {
                view.open.round >= 4
                    && choices.iter().any(|action| {
                        matches!(
                            action,
                            Action::Turn(Turn::PlaySpecial {
                                target: Some(_),
                                ..
                            })
                        )
                    })
            }),
        ),
        (
            "37 times",
            laid::until::<Bandimals>(3, &[("first_person", "ask")], |view, _| {
                view.open.phase == Phase::AskTimes
            }),
        ),
    ];
    for device in Device::all() {
        let ann = visit.visitor(&device.name(), device).await;
        for (screen, table) in &tables {
            table.before(&visit, &ann).await;
            ann.finds(".decision.asked").await;
            if *screen == "36 special" {
                ann.presses_on(".band-hand .pressable", 0).await;
                ann.finds(".sheet-of-card").await;
            }
            look(&ann, device, screen).await;
            ann.goes_to(&format!("{}#/", visit.url())).await;
            ann.finds(".lobby").await;
        }
        ann.console_is_clean();
    }
    visit.end(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_playmat_is_a_page_that_prints() {
    let visit = Visit::begin("playmat").await;
    let device = Device::DESK;
    let ann = visit.visitor("Ann", device).await;
    ann.goes_to(&format!("{}#/print/bandimals", visit.url()))
        .await;
    ann.finds(".playmat").await;
    assert_eq!(
        ann.count(".mat-slot").await,
        15,
        "five and five, two and two, and one"
    );
    look(&ann, device, "38 playmat").await;
    visit.end(&[&ann]).await;
}

/// Stores a picture; nothing sticks out, and the page is accessible.
async fn look(page: &Page, device: Device, screen: &str) {
    page.picture(&format!("{screen} {}", device.name())).await;
    let width = page
        .evaluate("document.documentElement.scrollWidth - innerWidth")
        .await;
    assert!(
        width.as_i64() <= Some(0),
        "{screen} on {}: {width} pixels stick out",
        device.name()
    );
    page.is_for_everybody(screen).await;
}

/// Presses Tab until a match has the focus.
async fn walks_into(page: &Page, selector: &str) -> bool {
    let there = format!(
        "document.activeElement.matches({})",
        serde_json::json!(selector)
    );
    // Every line of the story can be focused, too, and is in between.
    for _ in 0..400 {
        if page.evaluate(&there).await == true {
            return true;
        }
        page.key("Tab").await;
    }
    false
}
