//! What people ask of each other: to take something back, to listen, to be quick.

use e2e::{CHOICE, Device, Visit};

use crate::online::two_at_a_table;
use crate::seats::page_that_is_asked;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_somebody_learnt_from_is_taken_back_only_with_their_agreement() {
    let visit = Visit::begin("take-back").await;
    let (ann, ben, _) = two_at_a_table(&visit).await;
    let taker = loop {
        let asked = page_that_is_asked(&ann, &ben).await;
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
async fn everybody_hears_what_somebody_says() {
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
async fn the_clock_decides_for_a_person_who_does_not() {
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
