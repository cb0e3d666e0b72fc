//! Mole Park in a real browser: dice, stalls and moles are pressed, not only buttons.

mod looks;
mod online;
pub(crate) mod playing;

use std::time::Duration;

use e2e::{CHOICE, Device, Movement, Page, Size, Theme, Visit};
use playing::{MOST_GLANCES, VERSION, acts, is_asked, opens, until, walks_into};
use tokio::time::sleep;

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
        if acts(&ann, n).await {
            n_spots += 1;
        } else {
            sleep(Duration::from_millis(30)).await;
        }
    }
    ann.finds(".ranking li:nth-child(8)").await;
    assert!(n_spots > 10, "{n_spots} pressed");
    ann.presses("Watch it again").await;
    ann.finds(".replay").await;
    visit.end(&[&ann]).await;
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
async fn a_refusal_of_the_mole_park_says_why() {
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
async fn number_keys_take_the_dice_they_are_printed_on() {
    let visit = Visit::begin("mole numbers").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    opens(&ann, 2, "20").await;
    reigns(&ann).await;
    until(&ann, ".own-die.pressable").await;
    let key = ann.reads("[data-spot='dice-mallet'] .key").await;
    ann.key(&key).await;
    let rolled = "document.querySelector('.lies [data-spot=die-0]')?.ariaLabel.includes('Giant Mallet') === true";
    until(&ann, ".megaphone").await;
    ann.key("1").await;
    ann.waits_for("Ann's mallet on the lawn", rolled).await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_signal_comes_by_itself_when_king_mole_says_nothing() {
    let visit = Visit::begin("mole signal").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    opens(&ann, 2, "20").await;
    reigns(&ann).await;
    ann.presses_on("[data-spot='dice-glove']", 0).await;
    ann.finds(".megaphone").await;
    ann.sees("It comes by itself in").await;
    ann.waits_for(
        "two dice that nobody was told to roll",
        "document.querySelectorAll('.lies .die').length === 2",
    )
    .await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn dice_tumble_over_the_lawn_and_show_what_was_rolled() {
    let visit = Visit::begin("mole tumble").await;
    let moving = Device {
        movement: Movement::Full,
        ..Device::DESK
    };
    let ann = visit.visitor("Ann", moving).await;
    opens(&ann, 4, "20").await;
    reigns(&ann).await;
    ann.presses_on("[data-spot='dice-mallet']", 0).await;
    ann.presses_on(".megaphone .choice", 0).await;
    ann.finds("#sky .tumbles").await;
    ann.waits_for(
        "four dice at rest",
        "document.querySelectorAll('.lies .die').length === 4 && !document.querySelector('#sky .tumbles')",
    )
    .await;
    // The front side is what was rolled, according to the name of its drawing.
    let fronts = "[...document.querySelectorAll('.lies .die-at')].map(it => \
        it.ariaLabel.split(' ').pop() + ' ' + it.querySelector('.cube > i [href*=roll-]') \
        .getAttribute('href').split('roll-')[1].replace('miss', 'X')).join()";
    let fronts = ann.evaluate(fronts).await;
    let fronts = fronts.as_str().expect("text");
    assert_eq!(fronts.split(',').count(), 4, "{fronts}");
    for front in fronts.split(',') {
        let (told, shown) = front.split_once(' ').expect("two");
        assert_eq!(told, shown, "{fronts}");
    }
    visit.end(&[&ann]).await;
}

/// Takes the first colour and the crown, up to the first dice.
async fn reigns(page: &Page) {
    page.presses_on(".set.pressable", 0).await;
    // The first choice in the bar is to be King Mole oneself.
    page.presses_on(".decision.asked [data-for^='seat-']", 0)
        .await;
    page.finds(".own-die.pressable").await;
}
