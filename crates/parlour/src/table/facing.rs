//! Who faces a screen that several share: the curtain comes down before another hand is shown.

use leptos::prelude::*;
use tabletop::Seat;
use wire::{Stage, TableNews};

use crate::games::GameRoom;
use crate::table::desk::Desk;
use crate::table::showing::turn_to;

/// Whoever sits alone at a screen faces it; where several do, nothing is shown before one of them
/// says that they are ready, also after a reload.
pub(super) fn settle<G: GameRoom>(desk: Desk<G>) {
    let Some(own) = desk.own.try_get_untracked() else {
        return;
    };
    if desk.facing.get_untracked().is_some() {
        return;
    }
    match own.first() {
        Some(seat) if own.len() == 1 => {
            desk.facing.set(Some(seat));
            turn_to(desk, Some(seat), 0);
        }
        Some(first) => {
            let news = latest_news(desk);
            let awaited =
                news.and_then(|news| news.awaited.iter().find(|seat| own.contains(*seat)));
            // Nobody has looked yet: whoever is awaited by now is called, not whoever was before.
            let called = awaited.or(desk.curtain.get_untracked());
            desk.curtain.set(Some(called.unwrap_or(first)));
        }
        None => (),
    }
}

/// The table as it was told last, to any seat of this screen.
fn latest_news<G: GameRoom>(desk: Desk<G>) -> Option<TableNews> {
    desk.diaries.with_value(|diaries| {
        let scenes = diaries.values().filter_map(|diary| diary.scene.as_ref());
        Some(scenes.max_by_key(|scene| scene.version)?.news.clone())
    })
}

/// Lets the curtain down when another seat of this screen is awaited, and the facing one is not.
pub(super) fn hand_over<G: GameRoom>(desk: Desk<G>) {
    let (Some(own), Some(facing)) = (
        desk.own.try_get_untracked(),
        desk.facing.try_get_untracked(),
    ) else {
        return;
    };
    if own.len() < 2 || desk.moving.get_untracked() || desk.big.get_untracked() {
        return;
    }
    let Some(news) = latest_news(desk) else {
        return;
    };
    // Whoever is asked to let somebody take back decides too.
    let asked = news.take_back.as_ref().map(|request| request.asked);
    let waited_for = asked.unwrap_or(news.awaited);
    if news.stage != Stage::Playing || facing.is_some_and(|seat| waited_for.contains(seat)) {
        return;
    }
    let next = waited_for.iter().find(|seat| own.contains(*seat));
    if next.is_some() && desk.curtain.get_untracked() != next {
        // What was just told is not for whoever comes next.
        desk.live.set(String::new());
        desk.past.set(None);
        desk.curtain.set(next);
    }
}

/// The curtain goes up for a seat.
pub(super) fn lift_curtain<G: GameRoom>(desk: Desk<G>, seat: Seat) {
    desk.facing.set(Some(seat));
    desk.past.set(None);
    desk.notice.set(None);
    desk.live.set(String::new());
    turn_to(desk, Some(seat), 0);
    desk.curtain.set(None);
    // The table may have gone on behind the curtain, to another seat of this screen.
    hand_over(desk);
}
