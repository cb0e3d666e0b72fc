//! Showing what happened: updates one after another, each event with its movement and its
//! sentence, and then the table as it is.

use std::collections::VecDeque;

use board::{Moment, Told, ToldChapter};
use leptos::prelude::*;
use tabletop::{Seat, Viewer};
use wire::Happening;

use crate::route::{Look, Route};
use crate::settings::Settings;
use crate::sound;
use crate::table::facing::hand_over;
use crate::table::frame::Frame;
use crate::table::story::{note_down, notify};
use crate::table::{flight, settle};
use crate::words;
use board::movement::{Showing, Sound};

/// Shows what is in the queue until it is empty.
pub(super) async fn show_all(frame: Frame, settings: RwSignal<Settings>) {
    while let Some(update) = frame.queue.try_update_value(VecDeque::pop_front).flatten() {
        let seat = match update.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        show(frame, settings, seat, &update).await;
        if let Some(was) = update.chapters.iter().find_map(rematch) {
            follow(frame, &was);
        }
    }
    let _ = frame.moving.try_set(false);
    let _ = frame.put_away.try_set(false);
    let _ = frame.hurry.try_set(false);
    if let Some(question) = question(frame) {
        if settings.with_untracked(|settings| settings.sound) {
            sound::play(Sound::Chime);
        }
        // Whoever hears the page hears what happened, and then what they are asked.
        frame.live.update(|told| {
            if !told.ends_with(&question) {
                *told = format!("{told} {question}");
            }
        });
    }
    hand_over(frame);
}

/// Shows one update.
async fn show(frame: Frame, settings: RwSignal<Settings>, seat: Option<Seat>, update: &Told) {
    let Some(before) = frame.now.try_get_untracked() else {
        return;
    };
    let (is_same, had_table) = before.as_ref().map_or((false, false), |scene| {
        (scene.viewer == update.viewer, scene.is_dealt)
    });
    let draw = || {
        note_down(frame, seat, update);
        if frame.facing.try_get_untracked() == Some(seat) {
            turn_to(
                frame,
                seat,
                settings.with_untracked(|like| like.millis(settle::GLIDE)),
            );
        }
    };
    match (
        Showing::of(update.chapters.len(), is_same, had_table),
        &before,
    ) {
        (Showing::Played, Some(before)) => {
            play(frame, settings, before, update).await;
            draw();
        }
        (Showing::DrawnFirst, _) => {
            draw();
            // The page is drawn in the next frame, and only then has spots to move between.
            flight::wait(frame.hurry, settings.with_untracked(|like| like.millis(60))).await;
            if let Some(drawn) = frame.now.try_get_untracked().flatten() {
                play(frame, settings, &drawn, update).await;
            }
            flight::clear();
        }
        (Showing::AtOnce | Showing::Played, _) => draw(),
    }
    if let Some(before) = before {
        tell_of_take_back(frame, &before, update);
    }
}

/// Plays the movement of each event over a table.
async fn play(frame: Frame, settings: RwSignal<Settings>, table: &Moment, update: &Told) {
    let events = || update.chapters.iter().flat_map(|chapter| &chapter.events);
    // Where nothing moves there is no time between the sentences: they are said in one breath.
    let is_still = settings.with_untracked(|like| like.millis(1000)) == 0;
    if is_still && events().next().is_some() {
        let all: Vec<&str> = events().map(|(_, told)| told.as_str()).collect();
        let _ = frame.live.try_set(all.join(" "));
        return;
    }
    for (event, told) in events() {
        let _ = frame.live.try_set(told.clone());
        for beat in frame.board.beats(table, event) {
            let like = settings.get_untracked();
            if let (true, Some(sound)) = (like.sound, beat.sound) {
                sound::play(sound);
            }
            flight::play(&beat, like.millis(beat.millis), frame.hurry).await;
        }
    }
}

/// Puts a seat's table and story on the page; what lies elsewhere now glides there.
pub(super) fn turn_to(frame: Frame, seat: Option<Seat>, millis: u32) {
    let diary = frame
        .diaries
        .with_value(|diaries| diaries.get(&seat).cloned());
    if let Some(diary) = diary {
        let before = settle::look();
        frame.now.set(diary.now);
        frame.story.set(diary.lines);
        flight::clear();
        request_animation_frame(move || settle::glide(&before, millis));
    }
}

/// What the facing seat is asked now, if it is.
fn question(frame: Frame) -> Option<String> {
    let scene = frame.now.try_get_untracked().flatten()?;
    let is_asked = !scene.choices.is_empty() && !scene.is_stepped_out();
    is_asked.then(|| scene.question.clone())
}

/// Whoever asked to take back and was not allowed to is told so.
fn tell_of_take_back(frame: Frame, before: &Moment, update: &Told) {
    let asked = before.news.take_back.as_ref();
    let was_own = asked.is_some_and(|asked| Some(asked.seat) == before.own());
    let is_off = update.moment.news.take_back.is_none();
    let happened = |chapter: &ToldChapter| matches!(chapter.happening, Happening::TakenBack { .. });
    if was_own && is_off && !update.chapters.iter().any(happened) {
        notify(frame, words::DECLINED.to_owned());
    }
}

fn rematch(chapter: &ToldChapter) -> Option<String> {
    match &chapter.happening {
        Happening::Rematch { table } => Some(table.0.clone()),
        _ => None,
    }
}

/// Goes on to the table of the rematch, where a house opened one.
fn follow(frame: Frame, table: &str) {
    if frame.line().record_address().is_some() {
        frame.line().carry_over(table);
        let look = match (frame.big.get_untracked(), frame.meant.get_untracked()) {
            (true, _) => Look::Big,
            (false, Some(seat)) => Look::Phone(seat),
            (false, None) => Look::Plain,
        };
        Route::House {
            table: table.to_owned(),
            look,
        }
        .go();
    }
}
