//! Mole Park in a real browser: dice, stalls and moles are pressed, not the buttons alone.

mod looks;
mod online;
mod playing;

use std::time::Duration;

use e2e::{CHOICE, Device, Size, Theme, Visit};
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
