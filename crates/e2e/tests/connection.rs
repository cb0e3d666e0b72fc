//! Connections that break, and full tables: what the page says about them is true.

use e2e::{CHOICE, Device, Page, Size, Theme, Visit, play_to_the_end};

use crate::online::two_at_a_table;

const VERSION: &str = "Number(document.querySelector('.felt')?.dataset.version ?? -1)";

/// Loses the first action that is sent, or its answer, together with the connection.
const LOSE_ONE: &str = "{ const send = window.plainSend ??= WebSocket.prototype.send; sent = [];
    WebSocket.prototype.send = function (text) {
        if (text.includes('\"act\"')) sent.push(text);
        const isFirst = sent.length === 1 && sent[0] === text && !window.lost;
        if (!isFirst || ARRIVES) send.call(this, text);
        if (isFirst) { window.lost = true; this.close(); }
    }; } 0";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_without_a_connection_is_sent_later_and_the_notice_goes() {
    let mut visit = Visit::begin("reconnect").await;
    let ann = alone_in_the_house(&visit).await;
    let before = ann.evaluate(VERSION).await;
    visit.close_the_house().await;
    ann.finds(".link-state.broken").await;
    ann.presses_on(CHOICE, 0).await;
    ann.sees("The connection is lost. Your move is sent as soon as it is back.")
        .await;
    visit.open_the_house_again().await;
    ann.waits_for("the move", &format!("{VERSION} > {before}"))
        .await;
    ann.waits_for("no notice", "document.querySelector('.notice') === null")
        .await;
    ann.sees("connected").await;
    visit.end(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_action_in_flight_when_the_connection_breaks_is_sent_again_and_done_once() {
    let visit = Visit::begin("in flight").await;
    let ann = alone_in_the_house(&visit).await;
    for arrives in [false, true] {
        ann.finds(CHOICE).await;
        let before = ann.evaluate(VERSION).await;
        ann.evaluate("window.lost = false; 0").await;
        ann.evaluate(&LOSE_ONE.replace("ARRIVES", &arrives.to_string()))
            .await;
        ann.presses_on(CHOICE, 0).await;
        ann.waits_for(
            "the same message, twice",
            "sent.length === 2 && sent[0] === sent[1]",
        )
        .await;
        ann.waits_for("the move", &format!("{VERSION} > {before}"))
            .await;
        // It was done once: the old question is gone, and nothing was refused.
        assert!(!ann.has(".notice").await, "{}", ann.text().await);
    }
    visit.end(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_full_table_says_so_and_is_tried_less_and_less_often() {
    let visit = Visit::begin_with("full", |limits| limits.connections_per_table = 1).await;
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.presses("Online by a link").await;
    ann.presses("Open the table").await;
    ann.finds(".gathering").await;
    let link = ann.address().await;
    let sam = visit.stranger("Sam", Device::DESK).await;
    sam.goes_to(&link).await;
    sam.finds(".gathering").await;
    let ben = visit.stranger("Ben", Device::PHONE).await;
    ben.goes_to(&link).await;
    ben.sees("There is no room at the moment.").await;
    ben.sees("Too many are watching this table already.").await;
    ben.picture("full").await;
    // Trying again does not make it say that the house is gone.
    tokio::time::sleep(std::time::Duration::from_secs(6)).await;
    ben.sees("There is no room at the moment.").await;
    let knocks = ben
        .received()
        .iter()
        .filter(|text| text.contains("code"))
        .count();
    assert!((2..=6).contains(&knocks), "{knocks} knocks in six seconds");
    // It is let in as soon as there is room.
    sam.presses("Leave the table").await;
    ben.finds(".gathering").await;
    visit.end(&[]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_spectator_is_not_offered_to_play_again() {
    let visit = Visit::begin("spectator").await;
    let (ann, ben, link) = two_at_a_table(&visit).await;
    let sam = visit
        .stranger("Sam", Device::new(Size::Tablet, Theme::Light))
        .await;
    sam.goes_to(&link).await;
    sam.finds(".felt").await;
    play_to_the_end(&[&ann, &ben]).await;
    for (page, may) in [(&ann, true), (&ben, true), (&sam, false)] {
        page.finds(".end .choices").await;
        let offered = "[...document.querySelectorAll('.end button')].some(it => it.innerText === 'Play again')";
        let offered = page.evaluate(offered).await;
        assert_eq!(offered, may, "{}", page.name());
    }
    visit.end(&[&ann, &ben, &sam]).await;
}

/// Ann at a table of the house with a hamster, with a decision to make.
async fn alone_in_the_house(visit: &Visit) -> Page {
    let ann = visit.visitor("Ann", Device::DESK).await;
    ann.presses("Online by a link").await;
    ann.presses("Open the table").await;
    ann.presses("Deal the cards").await;
    ann.finds(CHOICE).await;
    ann
}
