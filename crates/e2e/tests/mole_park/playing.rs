//! Playing at the fairground: opening a table, pressing dice, stalls and moles.

use std::time::Duration;

use e2e::{CHOICE, Device, Page};
use tokio::time::sleep;

/// What can be pressed on the fairground itself.
const SPOT: &str = ".set.pressable, .own-die.pressable, .booth.pressable, .moles-row .pressable, .own-prize.pressable, .tent .choice.big";
/// The moment the page shows.
pub(crate) const VERSION: &str =
    "Number(document.querySelector('.felt')?.dataset.version ?? Infinity)";
/// How often the page is checked; a deal that takes longer hangs.
pub(crate) const MOST_GLANCES: usize = 6_000;

/// Opens a table against hamsters in this browser.
pub(crate) async fn opens(page: &Page, n_seats: usize, closing: &str) {
    page.presses_on(".featured.mole-park .way", 0).await;
    seats(page, n_seats, "hamster").await;
    page.writes("[aria-label='Closing time']", closing).await;
    page.presses("Open the table").await;
    page.finds(".felt").await;
}

/// Sets the number of seats; all but the first are of this kind.
pub(crate) async fn seats(page: &Page, n_seats: usize, kind: &str) {
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

pub(crate) async fn is_asked(page: &Page) -> bool {
    page.has(".decision.asked").await && page.has(".seat.own.awaited").await
}

/// Presses one of the things on the fairground, or a button if there is none.
pub(crate) async fn acts(page: &Page, n: usize) -> bool {
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

/// Plays on until something appears.
pub(crate) async fn until(page: &Page, selector: &str) {
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

/// Presses Tab until a match has the focus.
pub(crate) async fn walks_into(page: &Page, selector: &str) -> bool {
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

/// Stores a picture; nothing sticks out, and the page is accessible.
pub(crate) async fn look(page: &Page, device: Device, screen: &str) {
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
