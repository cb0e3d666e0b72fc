//! Online by a link.

use e2e::{Device, Page, Size, Theme, Visit, play_to_the_end};

use crate::truth::Truth;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_browsers_and_a_spectator_hear_nothing_they_must_not_know() {
    let visit = Visit::begin("online").await;
    let (ann, ben, link) = two_at_a_table(&visit).await;
    let sam = visit
        .stranger("Sam", Device::new(Size::Tablet, Theme::Light))
        .await;
    sam.goes_to(&link).await;
    sam.finds(".felt").await;
    let n_pressed = play_to_the_end(&[&ann, &ben]).await;
    assert!(n_pressed > 0, "{n_pressed} decisions");
    sam.finds(".end").await;

    let text = ann.downloads("Keep the record").await;
    let truth: Truth = Truth::of(&text);
    for page in [&ann, &ben, &sam] {
        let n_updates = truth.is_all_that_was_told(&page.received());
        assert!(n_updates > 2, "{}: {n_updates} updates", page.name());
    }

    // One record, three engines: the house wrote the digest, this test replays it natively, and
    // each browser replays it in wasm.
    let digest = truth.digest();
    let closing = text.lines().last().expect("the last line");
    assert!(
        closing.contains(&digest),
        "the house: {closing}, natively: {digest}"
    );
    for page in [&ann, &ben, &sam] {
        page.presses("Check the shuffle").await;
        page.sees("The shuffle was settled before the first card")
            .await;
        page.sees(&digest).await;
    }
    visit.end(&[&ann, &ben, &sam]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_rematch_takes_everybody_along() {
    let visit = Visit::begin("rematch").await;
    let (ann, ben, link) = two_at_a_table(&visit).await;
    play_to_the_end(&[&ann, &ben]).await;
    ann.presses("Play again").await;
    for page in [&ann, &ben] {
        let elsewhere = format!("location.href !== {}", serde_json::json!(link));
        page.waits_for("another table", &elsewhere).await;
    }
    ann.presses("Deal the cards").await;
    assert_eq!(ann.address().await, ben.address().await);
    play_to_the_end(&[&ann, &ben]).await;
    visit.end(&[&ann, &ben]).await;
}

/// Ann opens a table, Ben joins by the link, and the cards are dealt.
pub(crate) async fn two_at_a_table(visit: &Visit) -> (Page, Page, String) {
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.presses("Online by a link").await;
    ann.presses("Open the table").await;
    ann.finds(".gathering").await;
    let link = ann.address().await;
    let ben = visit.stranger("Ben", Device::PHONE).await;
    ben.goes_to(&link).await;
    ben.presses("Sit here").await;
    // The deal starts by itself when the last open seat is taken.
    for page in [&ann, &ben] {
        page.finds(".felt").await;
    }
    (ann, ben, link)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_for_strangers_is_on_the_front_page() {
    let visit = Visit::begin("open table").await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.presses("Online by a link").await;
    ann.presses("Let strangers find this table").await;
    ann.presses("Open the table").await;
    ann.finds(".gathering").await;
    let ben = visit.visitor("Ben", Device::PHONE).await;
    ben.presses_on(".open-tables button", 0).await;
    ben.presses("Sit here").await;
    ann.finds(".felt").await;
    visit.end(&[&ann, &ben]).await;
}
