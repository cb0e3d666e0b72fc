//! What people ask of each other: to take something back, to listen, to be quick.

use e2e::{CHOICE, Device, Visit};

use crate::online::two_at_a_table;
use crate::seats::whoever_is_asked;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_somebody_learnt_from_is_taken_back_only_with_leave() {
    let visit = Visit::begin("take-back").await;
    let (ann, ben, _) = two_at_a_table(&visit).await;
    let taker = loop {
        let asked = whoever_is_asked(&ann, &ben).await;
        let asked = asked.expect("nobody wins before the first card");
        asked.decides(0).await;
        if asked.has(".held button").await {
            break asked;
        }
    };
    let other = if taker.name() == ann.name() {
        &ben
    } else {
        &ann
    };
    let card = taker.reads(".held").await;
    taker.presses("Take back").await;
    other.sees("would like to take back a move").await;
    other.presses("It stands").await;
    taker.sees("It was not taken back: the move stands.").await;
    assert_eq!(taker.reads(".held").await, card);

    taker.presses("Take back").await;
    other.presses("Let them").await;
    taker
        .sees("Take a card from a pile, or steal a face-down card?")
        .await;
    assert!(
        !taker.has(".held button").await,
        "the card is back on its pile"
    );
    ann.presses("Story").await;
    ann.sees("took back a move").await;
    visit.end(&[&ann, &ben]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_is_heard_by_everybody() {
    let visit = Visit::begin("talk").await;
    let (ann, ben, _) = two_at_a_table(&visit).await;
    for page in [&ann, &ben] {
        page.presses("Talk").await;
    }
    ann.presses_on(".talk input", 0).await;
    ann.types("There is no bomb. <b>Trust me.</b>").await;
    ann.key("Enter").await;
    ben.sees("There is no bomb. <b>Trust me.</b>").await;
    visit.end(&[&ann, &ben]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_clock_decides_for_whoever_sleeps() {
    let visit = Visit::begin("clock").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.presses("Around one screen").await;
    ann.presses("Take seat 3 away").await;
    ann.writes(".new-table li:nth-child(2) select", "hamster")
        .await;
    ann.writes(
        ".new-table select[aria-label='Time for each decision']",
        "30",
    )
    .await;
    ann.presses("Open the table").await;
    ann.finds(CHOICE).await;
    let clock = ann.reads(".clock").await;
    assert!(clock.starts_with("0:"), "{clock}");
    let version = "Number(document.querySelector('.felt').dataset.version)";
    let before = ann.evaluate(version).await;
    ann.waits_for("the clock to decide", &format!("{version} > {before}"))
        .await;
    visit.end(&[&ann]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_press_counts_though_the_button_is_drawn_anew_under_the_finger() {
    let visit = Visit::begin("press").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    // Two buttons, each of which is another one as soon as it is pressed: one at the same spot of
    // the table, the other something else. And one with a picture that is drawn anew.
    ann.evaluate(
        "pressed = [];
         const lay = (spot, then) => {
             const button = document.createElement('button');
             button.dataset.spot = spot;
             button.textContent = 'press';
             button.onclick = () => pressed.push(button.dataset.spot);
             if (then) button.onpointerdown = () => button.replaceWith(lay(then));
             return button;
         };
         const hill = lay('hill');
         hill.innerHTML = '<b>press</b>';
         hill.onpointerdown = () => hill.innerHTML = '<b>press</b>';
         document.querySelector('.lobby').prepend(lay('die', 'die'), lay('hole', 'stall'), hill); 0",
    )
    .await;
    for spot in ["die", "hole", "hill"] {
        let at = ann.holds(&format!("[data-spot='{spot}']"), 0).await;
        ann.lets_go(at).await;
    }
    ann.finds("[data-spot='stall']").await;
    assert_eq!(ann.evaluate("pressed.join()").await, "die,hill");
    visit.end(&[&ann]).await;
}
