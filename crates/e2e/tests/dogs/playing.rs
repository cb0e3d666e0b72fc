//! Opening a table of Sequence Dogs, and playing at it with cards and spaces.

use std::time::Duration;

use e2e::{CHOICE, Page};
use tokio::time::sleep;

/// A card in the hand that can be played.
pub(crate) const PLAYABLE: &str = ".dog-hand li:not(.dim) .place";
/// A space that the picked card can be played on.
pub(crate) const LIT: &str = ".dog-space.dog-lit";
/// The moment the page shows.
pub(crate) const VERSION: &str =
    "Number(document.querySelector('.felt')?.dataset.version ?? Infinity)";
/// The deal is over.
pub(crate) const OVER: &str = ".end";
/// How often the pages are checked; a deal that takes longer hangs.
const MOST_GLANCES: usize = 4_000;

/// Opens a table in this browser: who sits where, and options by title and value.
pub(crate) async fn opens(page: &Page, sitters: &[&str], options: &[(&str, &str)]) {
    page.presses_on(".featured.dogs .way", 0).await;
    seats(page, sitters).await;
    for (title, value) in options {
        page.writes(&format!("[aria-label='{title}']"), value).await;
    }
    page.presses("Open the table").await;
    page.finds(".felt, .curtain").await;
}

/// Sets in the dialog who sits where.
pub(crate) async fn seats(page: &Page, sitters: &[&str]) {
    const ROW: &str = ".new-table ol > li";
    page.finds(ROW).await;
    while page.count(ROW).await < sitters.len() {
        page.presses("Add a seat").await;
    }
    while page.count(ROW).await > sitters.len() {
        page.presses("Take seat 3 away").await;
    }
    for (sitter, number) in sitters.iter().zip(1..) {
        let select = format!("{ROW}:nth-child({number}) select");
        let is_so = format!(
            "document.querySelector({}).value === {}",
            serde_json::json!(select),
            serde_json::json!(sitter)
        );
        if page.evaluate(&is_so).await != true {
            page.writes(&select, sitter).await;
        }
    }
}

/// Plays a card where it can go, or does what else there is to do, if that is possible now.
pub(crate) async fn plays(page: &Page, n: usize) -> bool {
    if !page.has(".decision.asked").await {
        return false;
    }
    let before = page.evaluate(VERSION).await;
    let lit = page.count(LIT).await;
    let pressed = if lit > 0 {
        page.may_press(LIT, n % lit).await
    } else {
        let cards = page.count(PLAYABLE).await;
        if cards > 0 && page.has(".seat.own.awaited").await {
            // The card lights its spaces; the next press plays it.
            if !page.may_press(PLAYABLE, n % cards).await {
                return false;
            }
            let told = "document.querySelector('.dog-lit, .dog-shown, .dog-shut, .notice, .end') !== null \
                        || document.querySelector('.decision.asked') === null";
            page.waits_for("where the card can go", told).await;
            let lit = page.count(LIT).await;
            lit > 0 && page.may_press(LIT, n % lit).await
        } else {
            page.may_press(CHOICE, 0).await
        }
    };
    if pressed {
        let changed =
            format!("{VERSION} !== {before} || document.querySelector('.curtain') !== null");
        page.waits_for("the table to answer", &changed).await;
    }
    pressed
}

/// Everybody plays on until all have a match. Returns how many cards were played.
pub(crate) async fn plays_until(people: &[&Page], selector: &str) -> usize {
    let mut n_played = 0;
    for n in 0..MOST_GLANCES {
        let mut n_there = 0;
        for page in people {
            if page.has(selector).await {
                n_there += 1;
            } else if plays(page, n).await {
                n_played += 1;
            }
        }
        if n_there == people.len() {
            return n_played;
        }
        sleep(Duration::from_millis(20)).await;
    }
    for page in people {
        page.finds(selector).await;
    }
    n_played
}
