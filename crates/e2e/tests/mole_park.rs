//! Mole Park in a real browser: dice, stalls and moles are pressed, not the buttons alone.

use std::time::Duration;

use e2e::{CHOICE, Device, Page, Size, Theme, Visit};
use tokio::time::sleep;

/// Whatever can be pressed on the fairground itself.
const SPOT: &str = ".set.pressable, .own-die.pressable, .stall.pressable, .moles-row .pressable, .own-prize.pressable, .tent .choice.big";
/// Which moment the page shows.
const VERSION: &str = "Number(document.querySelector('.felt')?.dataset.version ?? Infinity)";
/// So often one looks whether something has happened; a game that takes longer hangs.
const MOST_GLANCES: usize = 6_000;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn eight_seats_at_the_mole_park_to_the_end() {
    let visit = Visit::begin("mole park").await;
    let ann = visit.visitor("Ann", Device::PHONE).await;
    opens(&ann, 8, "20").await;
    let mut n_spots = 0;
    for n in 0..MOST_GLANCES {
        if ann.has(".end").await {
            break;
        }
        match acts(&ann, n).await {
            true => n_spots += 1,
            false => sleep(Duration::from_millis(30)).await,
        }
    }
    ann.finds(".ranking li:nth-child(8)").await;
    assert!(n_spots > 10, "{n_spots} pressed");
    ann.presses("Watch it again").await;
    ann.finds(".replay").await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn four_browsers_choose_at_the_mole_park_at_the_same_moment() {
    let visit = Visit::begin("mole crowd").await;
    let people = four_at_the_park(&visit, "").await;
    let [ann, ben, cat, dan] = &people;
    gets_to_the_dice(&[ann, ben, cat, dan]).await;
    // All have four dice before them, and nobody sees what the others choose.
    tokio::join!(
        ann.presses_on("[data-spot='dice-glove']", 0),
        ben.presses_on("[data-spot='dice-pan']", 0),
        cat.presses_on("[data-spot='dice-mallet']", 0),
    );
    for page in [ann, ben, cat] {
        page.finds(".seat.own .fist:not(.empty)").await;
    }
    dan.waits_for(
        "three who are ready",
        "document.querySelectorAll('.others .fist:not(.empty)').length === 3",
    )
    .await;
    for secret in ["Boxing Glove. Only", "Giant Mallet. Only"] {
        let told = format!(
            "!document.body.innerHTML.includes({})",
            serde_json::json!(secret)
        );
        assert_eq!(dan.evaluate(&told).await, true, "Dan sees {secret}");
    }
    dan.presses_on("[data-spot='dice-pan']", 0).await;
    goes(&people.iter().collect::<Vec<_>>()).await;
    for page in &people {
        page.waits_for(
            "four dice on the lawn",
            "document.querySelectorAll('.lies .die').length === 4",
        )
        .await;
    }
    visit.end(&[ann, ben, cat, dan]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_leaves_the_mole_park_in_a_window_is_answered_for_and_comes_back() {
    let visit = Visit::begin("mole lapse").await;
    let people = four_at_the_park(&visit, "30").await;
    let [ann, ben, cat, dan] = &people;
    gets_to_the_dice(&[ann, ben, cat, dan]).await;
    let link = dan.address().await;
    dan.goes_to("about:blank").await;
    for page in [ann, ben, cat] {
        page.presses_on("[data-spot='dice-glove']", 0).await;
    }
    // The clock runs out for Dan, a pan is rolled for him, and the others go on.
    goes(&[ann, ben, cat]).await;
    ann.waits_for(
        "four dice on the lawn",
        "document.querySelectorAll('.lies .die').length === 4",
    )
    .await;
    dan.goes_to(&link).await;
    dan.finds(".felt .seat.own").await;
    dan.finds(".lies .die").await;
    visit.end(&[ann, ben, cat]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_mole_park_with_the_keyboard_alone() {
    let visit = Visit::begin("mole keys").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    opens(&ann, 3, "20").await;
    let mut n_dice = 0;
    for n in 0..MOST_GLANCES {
        if n_dice >= 2 || ann.has(".end").await {
            break;
        }
        if !is_asked(&ann).await {
            sleep(Duration::from_millis(30)).await;
            continue;
        }
        let before = ann.evaluate(VERSION).await;
        let mut pressed = false;
        for spot in [".set.pressable", ".own-die.pressable"] {
            if !pressed && ann.has(spot).await && walks_into(&ann, spot).await {
                n_dice += usize::from(spot == ".own-die.pressable");
                ann.key("Enter").await;
                pressed = true;
            }
        }
        if !pressed && n % 2 == 0 && walks_into(&ann, CHOICE).await {
            ann.key("Enter").await;
        } else if !pressed {
            ann.key("1").await;
        }
        let changed = format!("{VERSION} > {before}");
        ann.waits_for("the table to answer", &changed).await;
    }
    assert!(n_dice >= 1, "no die was reached by keyboard");
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_the_mole_park_forbids_says_why() {
    let visit = Visit::begin("mole refusal").await;
    let ann = visit
        .visitor("Ann", Device::new(Size::Tablet, Theme::Light))
        .await;
    opens(&ann, 2, "20").await;
    until(&ann, ".own-die.pressable").await;
    ann.presses_on("[data-spot='dice-prize']", 0).await;
    ann.sees("whack before you win").await;
    ann.presses_on("[data-spot='hole-5']", 0).await;
    ann.sees("MOLE-R13").await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_screen_of_the_mole_park() {
    let visit = Visit::begin("mole looks").await;
    for device in Device::all() {
        let ann = visit.visitor(&device.name(), device).await;
        opens(&ann, 8, "20").await;
        look(&ann, device, "30 tent").await;
        until(&ann, ".own-die.pressable").await;
        look(&ann, device, "31 dice").await;
        until(&ann, ".seat.own .mole-card, .end").await;
        until(&ann, ".own-die.pressable, .end").await;
        look(&ann, device, "32 second round").await;
        until(&ann, ".stall.pressable, .end").await;
        look(&ann, device, "33 stalls").await;
        until(&ann, ".end").await;
        ann.finds(".ranking li").await;
        look(&ann, device, "34 end").await;
        ann.presses("Look at the table").await;
        look(&ann, device, "35 crown").await;
        ann.has_not_complained();
    }
    visit.end(&[]).await;
}

/// Opens a table against hamsters in this browser.
async fn opens(page: &Page, n_seats: usize, closing: &str) {
    page.presses_on(".featured.mole-park .way", 0).await;
    seats(page, n_seats, "hamster").await;
    page.writes("[aria-label='Closing time']", closing).await;
    page.presses("Open the table").await;
    page.finds(".felt").await;
}

/// Makes so many seats; all but the first are of this kind.
async fn seats(page: &Page, n_seats: usize, kind: &str) {
    page.finds(".new-table li").await;
    for _ in 0..8 {
        if page.count(".new-table li").await < n_seats {
            page.presses("Add a seat").await;
        }
        if page.count(".new-table li").await > n_seats {
            page.presses_on(".new-table li .tool", n_seats).await;
        }
    }
    for seat in 2..=n_seats {
        let select = format!(".new-table li:nth-child({seat}) select");
        page.writes(&select, kind).await;
    }
}

/// Ann opens a table, and three come by the link.
async fn four_at_the_park(visit: &Visit, clock: &str) -> [Page; 4] {
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.presses_on(".featured.mole-park .way", 1).await;
    seats(&ann, 4, "invited").await;
    ann.writes(".new-table [aria-label='Time for each decision']", clock)
        .await;
    ann.presses("Open the table").await;
    ann.finds(".gathering").await;
    let link = ann.address().await;
    let mut others = Vec::new();
    for name in ["Ben", "Cat", "Dan"] {
        let page = visit.stranger(name, Device::PHONE).await;
        page.goes_to(&link).await;
        page.presses("Sit here").await;
        others.push(page);
    }
    let [ben, cat, dan] = others.try_into().expect("three");
    for page in [&ann, &ben, &cat, &dan] {
        page.finds(".felt").await;
    }
    [ann, ben, cat, dan]
}

/// Everybody picks a colour, Ann is King Mole, and the first dice are to be chosen.
async fn gets_to_the_dice(people: &[&Page]) {
    for n in 0..MOST_GLANCES {
        let mut n_there = 0;
        for page in people {
            if page.has(".own-die.pressable").await {
                n_there += 1;
            } else {
                acts(page, n).await;
            }
        }
        if n_there == people.len() {
            return;
        }
    }
    people[0].finds(".own-die.pressable").await;
}

/// Whoever is King Mole gives the signal.
async fn goes(people: &[&Page]) {
    for _ in 0..MOST_GLANCES {
        for page in people {
            if page.may_press(".megaphone .choice", 0).await {
                return;
            }
        }
        if people[0].has(".lies .die").await {
            return;
        }
        sleep(Duration::from_millis(30)).await;
    }
}

async fn is_asked(page: &Page) -> bool {
    page.has(".decision.asked").await && page.has(".seat.own.awaited").await
}

/// Presses one of the things on the fairground, or a button where none is to be pressed.
async fn acts(page: &Page, n: usize) -> bool {
    if !is_asked(page).await {
        return false;
    }
    let before = page.evaluate(VERSION).await;
    let mut pressed = false;
    for selector in [SPOT, CHOICE] {
        let count = page.count(selector).await;
        pressed = pressed || count > 0 && page.may_press(selector, n % count).await;
    }
    if pressed {
        page.waits_for("the table to answer", &format!("{VERSION} !== {before}"))
            .await;
    }
    pressed
}

/// Plays on until something is there.
async fn until(page: &Page, selector: &str) {
    for n in 0..MOST_GLANCES {
        if page.has(selector).await {
            return;
        }
        if !acts(page, n).await {
            sleep(Duration::from_millis(30)).await;
        }
    }
    page.finds(selector).await;
}

/// Presses Tab until something of this kind has the keyboard.
async fn walks_into(page: &Page, selector: &str) -> bool {
    let there = format!(
        "document.activeElement.matches({})",
        serde_json::json!(selector)
    );
    for _ in 0..400 {
        if page.evaluate(&there).await == true {
            return true;
        }
        page.key("Tab").await;
    }
    false
}

/// Keeps a picture; nothing sticks out, and nobody is shut out.
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
