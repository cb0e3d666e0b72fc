//! Takes in what arrives over the connection and writes it into the diaries of the seats.

use std::sync::Arc;

use board::{AnyEvent, Moment, Notice, StoryLine, Told, ToldChapter};
use leptos::prelude::*;
use tabletop::Seat;
use wire::{ErrorCode, Happening, ServerMsg, Version, Written};

use crate::connection::{Incoming, LinkState};
use crate::diary::sentence_of;
use crate::settings::Settings;
use crate::sound;
use crate::table::facing::{hand_over, settle};
use crate::table::flight;
use crate::table::frame::{Frame, Saying};
use crate::table::showing::show_all;
use crate::words;
use board::browser;
use board::movement::Cue;

/// Takes in what arrived over the connection.
pub(crate) fn hear(frame: Frame, settings: RwSignal<Settings>, incoming: Incoming) {
    match incoming {
        Incoming::State(state) => {
            frame.link.set(state);
            if state == LinkState::Online {
                // The connection is back and waiting messages were sent, so the notice no longer
                // applies.
                frame.notice.update(|notice| {
                    let _ = notice.take_if(|notice| notice.text == words::SENT_LATER);
                });
            }
        }
        Incoming::Warning(text) => notify(frame, text.to_owned()),
        Incoming::Msg(ServerMsg::Update { seat, update }) => {
            let known = frame
                .diaries
                .with_value(|diaries| diaries.values().find_map(|diary| diary.now.clone()));
            match frame.board.read(known.as_deref(), &update) {
                Ok(told) => take_in(frame, settings, seat, told),
                Err(error) => notify(frame, words::not_understood(&error)),
            }
        }
        Incoming::Msg(ServerMsg::Refused { ack, refusal }) => {
            frame.is_answered(ack, None);
            let own = frame.facing.get_untracked();
            gesture(frame, settings, own, Cue::Refused(&refusal.code));
            let (text, rule) = (frame.by_name(&refusal.because), Some(refusal.rule));
            frame.live.set(text.clone());
            frame.notice.set(Some(Notice { text, rule }));
        }
        Incoming::Msg(ServerMsg::Error { ack, code, because }) => {
            frame.was_not_done(ack);
            if let Some(ack) = ack {
                frame.is_answered(ack, None);
            }
            // A token of a seat that was given up long ago is no error to a spectator.
            if code != ErrorCode::BadToken {
                notify(frame, frame.by_name(&because));
            }
        }
        Incoming::Msg(ServerMsg::Said { seat, text }) => {
            frame.say_aloud(seat, &text);
            gesture(frame, settings, seat, Cue::Said(&text));
            frame.talk.update(|talk| talk.push(Saying { seat, text }));
            frame.unread.set(true);
        }
        Incoming::Msg(ServerMsg::Seated { seat, .. }) => {
            frame.own.update(|own| *own = own.with(seat));
            frame.facing.set(Some(seat));
        }
        Incoming::Msg(ServerMsg::LookedBack {
            seat,
            version,
            view,
            ..
        }) => look_back(frame, seat, version, &view),
        Incoming::Msg(ServerMsg::Done { ack, version }) => frame.is_answered(ack, Some(version)),
        Incoming::Msg(ServerMsg::Pong) => (),
    }
}

/// Shows and plays what somebody does beside the game.
fn gesture(frame: Frame, settings: RwSignal<Settings>, seat: Option<Seat>, cue: Cue<'_>) {
    let Some(beat) = seat.and_then(|seat| frame.board.gesture(seat, cue)) else {
        return;
    };
    let like = settings.get_untracked();
    if let (true, Some(sound)) = (like.sound, beat.sound) {
        sound::play(sound);
    }
    let millis = like.millis(beat.millis);
    browser::run(async move { flight::play(&beat, None, millis, frame.hurry).await });
}

/// Tells the player something that is not about a rule.
pub(crate) fn notify(frame: Frame, text: String) {
    frame.live.set(text.clone());
    frame.notice.set(Some(Notice { text, rule: None }));
}

/// Shows the table as it was.
fn look_back(frame: Frame, seat: Option<Seat>, version: Version, view: &Written) {
    let now = frame.now.get_untracked();
    let Some(now) = now.filter(|_| seat == frame.facing.get_untracked()) else {
        return;
    };
    if let Some(then) = frame.board.as_it_was(&now, version, view) {
        frame.past.set(Some(Arc::new(then)));
    }
}

fn take_in(frame: Frame, settings: RwSignal<Settings>, seat: Option<Seat>, update: Told) {
    if let Some(seat) = seat {
        frame.own.update(|own| *own = own.with(seat));
        if frame.facing.get_untracked().is_none() && !frame.big.get_untracked() {
            // Other seats at this screen may get their updates in the same turn; who faces it is
            // decided when all of them have theirs.
            note_down(frame, Some(seat), &update);
            browser::run(async move {
                browser::pause(0).await;
                settle(frame);
            });
            return;
        }
    }
    let is_facing = seat == frame.facing.get_untracked();
    if is_facing {
        frame.queue.update_value(|queue| queue.push_back(update));
        if !frame.moving.get_untracked() {
            frame.moving.set(true);
            browser::run(show_all(frame, settings));
        }
    } else {
        // Another seat at this screen: remembered, and not put on the page.
        note_down(frame, seat, &update);
        hand_over(frame);
    }
}

/// Writes an update into a seat's diary without showing it.
pub(crate) fn note_down(frame: Frame, seat: Option<Seat>, update: &Told) {
    frame.diaries.update_value(|diaries| {
        let diary = diaries.entry(seat).or_default();
        // A house that restarted tells everything again.
        diary.lines.retain(|line| line.version <= update.since);
        let last = update.chapters.len().saturating_sub(1);
        for (index, chapter) in update.chapters.iter().enumerate() {
            let known = (index == last).then(|| update.moment.clone());
            let lines = lines_of(&update.moment, chapter, known.as_ref());
            diary.lines.extend(lines);
        }
        diary.now = Some(update.moment.clone());
    });
}

/// The lines a chapter adds to the story.
fn lines_of(now: &Moment, chapter: &ToldChapter, known: Option<&Arc<Moment>>) -> Vec<StoryLine> {
    let by = match chapter.happening {
        Happening::Played { seat, .. } => Some(seat),
        _ => None,
    };
    let line = |text: String, event: Option<AnyEvent>| StoryLine {
        version: chapter.version,
        by,
        text,
        event,
        moment: known.cloned(),
    };
    let told = sentence_of(&now.narrator, &chapter.happening).map(|text| line(text, None));
    let events = chapter.events.iter();
    let events = events.map(|(event, text)| line(text.clone(), Some(event.clone())));
    told.into_iter().chain(events).collect()
}
