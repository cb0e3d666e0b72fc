//! Who faces a screen that several people share: the curtain falls before another hand is shown.

use leptos::prelude::*;
use tabletop::Seat;
use wire::{Stage, TableNews};

use crate::table::frame::Frame;
use crate::table::showing::turn_to;

/// A person alone at a screen faces it. If several share it, nothing is shown before one of them is
/// ready, even after a reload.
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
            // Nobody has looked yet, so the seat that is awaited now is called, not an earlier one.
            let called = awaited.or(frame.curtain.get_untracked());
            frame.curtain.set(Some(called.unwrap_or(first)));
        }
        None => (),
    }
}

/// The latest news of the table, told to any seat at this screen.
fn latest_news(frame: Frame) -> Option<TableNews> {
    frame.diaries.with_value(|diaries| {
        let scenes = diaries.values().filter_map(|diary| diary.now.as_ref());
        Some(scenes.max_by_key(|scene| scene.version)?.news.clone())
    })
}

/// Drops the curtain when another seat at this screen is awaited and the facing one is not.
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
    // A seat that is asked to agree to a take-back has to decide, too.
    let asked = news.take_back.as_ref().map(|request| request.asked);
    let waited_for = asked.unwrap_or(news.awaited);
    if news.stage != Stage::Playing || facing.is_some_and(|seat| waited_for.contains(seat)) {
        return;
    }
    let next = waited_for.iter().find(|seat| own.contains(*seat));
    if next.is_some() && frame.curtain.get_untracked() != next {
        // What was just told is not meant for the next person.
        frame.live.set(String::new());
        frame.past.set(None);
        frame.curtain.set(next);
    }
}

/// Raises the curtain for a seat.
pub(super) fn lift_curtain(frame: Frame, seat: Seat) {
    frame.facing.set(Some(seat));
    frame.past.set(None);
    frame.notice.set(None);
    frame.live.set(String::new());
    turn_to(frame, Some(seat));
    frame.curtain.set(None);
    // The table may have moved on behind the curtain, to another seat at this screen.
    hand_over(frame);
}
