//! Playing at a table of Marching Band(-imals): opening one, pressing what can be pressed.

use std::time::Duration;

use bandimals::{Action, Step, Turn, View};
use e2e::{CHOICE, Page};
use tokio::time::sleep;

/// What can be pressed on the table itself.
const SPOT: &str = ".band-hand .pressable, .spotlight .aim, .spotlight .stall.pressable, .spotlight .chip, .to-fetch .pressable";
/// The moment the page shows.
pub(crate) const VERSION: &str =
    "Number(document.querySelector('.felt')?.dataset.version ?? Infinity)";
/// How often the page is checked; a parade that takes longer hangs.
pub(crate) const MOST_GLANCES: usize = 3_000;

pub(crate) fn is_plays(view: &View, choices: &[Action]) -> bool {
    matches!(view.open.agenda.last(), Some(Step::Plays(_)))
        && choices
            .iter()
            .any(|action| matches!(action, Action::Turn(Turn::PlayBand { .. })))
}

/// Opens a table in this browser against these bots.
pub(crate) async fn opens(page: &Page, bots: &[&str], options: &[(&str, &str)]) {
    page.presses_on(".featured.bandimals .way", 0).await;
    removes_seats(page, bots.len() + 1).await;
    for (bot, seat) in bots.iter().zip(2..) {
        page.writes(&format!(".new-table li:nth-child({seat}) select"), bot)
            .await;
    }
    agrees(page, options).await;
    page.presses("Open the table").await;
    page.finds(".felt").await;
}

/// Removes seats until this many are left.
pub(crate) async fn removes_seats(page: &Page, left: usize) {
    page.finds(".new-table li").await;
    for seat in (left + 1..=page.count(".new-table li").await).rev() {
        page.presses(&format!("Take seat {seat} away")).await;
    }
}

/// Chooses options in the dialog.
pub(crate) async fn agrees(page: &Page, options: &[(&str, &str)]) {
    for (title, value) in options {
        page.writes(&format!("[aria-label='{title}']"), value).await;
    }
}

pub(crate) async fn is_asked(page: &Page) -> bool {
    page.has(".decision.asked").await && page.has(".seat.own.awaited").await
}

/// What was pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pressed {
    /// Nothing: it was not their turn, or it moved away.
    Nothing,
    /// Something on the table.
    Spot,
    /// A button of the decision bar.
    Button,
}

/// Presses one of the spots on the table, or a button if there is none.
pub(crate) async fn acts(page: &Page, n: usize) -> Pressed {
    if !is_asked(page).await {
        return Pressed::Nothing;
    }
    let before = page.evaluate(VERSION).await;
    for (selector, what) in [(SPOT, Pressed::Spot), (CHOICE, Pressed::Button)] {
        let count = page.count(selector).await;
        if count > 0 && page.may_press(selector, n % count).await {
            // Picking up a card changes nothing yet.
            if page.has(".sheet-of-card").await {
                page.may_press(".aim", n % page.count(".aim").await.max(1))
                    .await;
            }
            answered(page, &before).await;
            return what;
        }
    }
    Pressed::Nothing
}

/// Plays a Penalty at somebody, if that is possible now.
pub(crate) async fn aims(page: &Page) -> bool {
    const PENALTY: &str = ".band-hand .pressable:has(.penalty)";
    if !is_asked(page).await
        || !page.has(PENALTY).await
        || page.reads(".march .now").await != "bonus or penalty"
    {
        return false;
    }
    let before = page.evaluate(VERSION).await;
    if !page.may_press(PENALTY, 0).await {
        return false;
    }
    page.finds(".aim").await;
    page.presses_on(".aim", 0).await;
    answered(page, &before).await;
    true
}

/// Waits until the table has answered, or the device is handed over.
pub(crate) async fn answered(page: &Page, before: &serde_json::Value) {
    let changed = format!(
        "{VERSION} !== {before} || document.querySelector('.curtain, .sheet-of-card, .notice') !== null"
    );
    page.waits_for("the table to answer", &changed).await;
}

/// Plays on until something is true.
pub(crate) async fn until(page: &Page, condition: &str) {
    for n in 0..MOST_GLANCES {
        if page.evaluate(condition).await == true || page.has(".end").await {
            return;
        }
        if acts(page, n).await == Pressed::Nothing {
            sleep(Duration::from_millis(30)).await;
        }
    }
    page.waits_for(condition, condition).await;
}

/// A table with the booster and a random first person.
pub(crate) const BOOSTER: &[(&str, &str)] = &[("first_person", "random"), ("booster", "on")];
