//! Games waiting on the screen. Once the page has loaded, a game that stays in view for a while is
//! fetched, one after another, so that it opens at once.

use board::browser::{self, Gone};
use leptos::prelude::*;
use shelf::GameId;

use crate::parcels;

/// How often the page looks, in milliseconds.
const GLANCE: i32 = 1_000;

/// How many looks in a row have to find a game on the screen.
const PATIENCE: u32 = 3;

/// Watches the shelf as long as it is there.
pub(crate) fn watch() {
    if parcels::is_thrifty() {
        return;
    }
    let gone = StoredValue::new_local(Gone::default());
    let is_gone = gone.get_value();
    on_cleanup(move || gone.with_value(Gone::set));
    browser::run(async move {
        let mut seen = GameId::ALL.map(|game| (game, 0));
        while !is_gone.get() && seen.iter().any(|(_, glances)| *glances < PATIENCE) {
            browser::pause(GLANCE).await;
            if browser::document().ready_state() != "complete" {
                continue;
            }
            // One game per look: what the player asked for goes first.
            let waits = seen.iter_mut().filter(|(_, glances)| *glances < PATIENCE);
            let mut may_fetch = true;
            for (game, glances) in waits {
                if !is_on_screen(*game) {
                    *glances = 0;
                } else if *glances + 1 < PATIENCE {
                    *glances += 1;
                } else if may_fetch {
                    *glances = PATIENCE;
                    may_fetch = false;
                    parcels::prefetch(*game);
                }
            }
        }
    });
}

/// Whether the middle of a game's tile is on the screen.
fn is_on_screen(game: GameId) -> bool {
    let found = browser::all(&format!("[data-game=\"{game}\"]"));
    let Some(tile) = found
        .first()
        .map(web_sys::Element::get_bounding_client_rect)
    else {
        return false;
    };
    let height = browser::window().inner_height().ok();
    let height = height.and_then(|height| height.as_f64()).unwrap_or(0.0);
    let middle = tile.top() + tile.height() / 2.0;
    !browser::document().hidden() && (0.0..height).contains(&middle)
}
