//! Who faces a screen that several share: the curtain comes down before another hand is shown.

use leptos::prelude::*;
use tabletop::Seat;
use wire::{Stage, TableNews};

use crate::table::frame::Frame;
use crate::table::showing::turn_to;

/// Whoever sits alone at a screen faces it; where several do, nothing is shown before one of them
/// says that they are ready, also after a reload.
pub(super) fn settle(frame: Frame) {
    let Some(own) = frame.own.try_get_untracked() else {
        return;
    };
    if frame.facing.get_untracked().is_some() {
        return;
    }
    match own.first() {
        Some(seat) if own.len() == 1 => {
            frame.facing.set(Some(seat));
            turn_to(frame, Some(seat));
        }
        Some(first) => {
            let news = latest_news(frame);
            let awaited =
                news.and_then(|news| news.awaited.iter().find(|seat| own.contains(*seat)));
            // Nobody has looked yet: whoever is awaited by now is called, not whoever was before.
            let called = awaited.or(frame.curtain.get_untracked());
            frame.curtain.set(Some(called.unwrap_or(first)));
        }
        None => (),
    }
}

/// The table as it was told last, to any seat of this screen.
fn latest_news(frame: Frame) -> Option<TableNews> {
    frame.diaries.with_value(|diaries| {
        let scenes = diaries.values().filter_map(|diary| diary.now.as_ref());
        Some(scenes.max_by_key(|scene| scene.version)?.news.clone())
    })
}

/// Lets the curtain down when another seat of this screen is awaited, and the facing one is not.
pub(super) fn hand_over(frame: Frame) {
    let (Some(own), Some(facing)) = (
        frame.own.try_get_untracked(),
        frame.facing.try_get_untracked(),
    ) else {
        return;
    };
    if own.len() < 2 || frame.moving.get_untracked() || frame.big.get_untracked() {
        return;
    }
    let Some(news) = latest_news(frame) else {
        return;
    };
    // Whoever is asked to let somebody take back decides too.
    let asked = news.take_back.as_ref().map(|request| request.asked);
    let waited_for = asked.unwrap_or(news.awaited);
    if news.stage != Stage::Playing || facing.is_some_and(|seat| waited_for.contains(seat)) {
        return;
    }
    let next = waited_for.iter().find(|seat| own.contains(*seat));
    if next.is_some() && frame.curtain.get_untracked() != next {
        // What was just told is not for whoever comes next.
        frame.live.set(String::new());
        frame.past.set(None);
        frame.curtain.set(next);
    }
}

/// The curtain goes up for a seat.
pub(super) fn lift_curtain(frame: Frame, seat: Seat) {
    frame.facing.set(Some(seat));
    frame.past.set(None);
    frame.notice.set(None);
    frame.live.set(String::new());
    turn_to(frame, Some(seat));
    frame.curtain.set(None);
    // The table may have gone on behind the curtain, to another seat of this screen.
    hand_over(frame);
}
