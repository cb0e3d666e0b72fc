//! Showing what happened: updates one after another, each event with its movement and its sentence,
//! and then the table as it is.

use std::collections::VecDeque;

use board::movement::{Beat, Showing, Sound};
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

/// Shows the queued updates until the queue is empty.
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
    let _ = frame.hurry.try_set(false);
    if let Some(question) = question(frame) {
        if settings.with_untracked(|settings| settings.sound) {
            sound::play(Sound::Chime);
        }
        // A screen reader first says what happened, then what the player is asked.
        frame.live.update(|told| {
            if !told.ends_with(&question) {
                *told = format!("{told} {question}");
            }
        });
    }
    hand_over(frame);
}

/// Shows one update: the table is patched at once, and what happened is played over it.
async fn show(frame: Frame, settings: RwSignal<Settings>, seat: Option<Seat>, told: &Told) {
    let Some(before) = frame.now.try_get_untracked() else {
        return;
    };
    let places = settle::look();
    note_down(frame, seat, told);
    if frame.facing.try_get_untracked() != Some(seat) {
        return;
    }
    let is_same = (before.as_ref()).is_some_and(|before| before.viewer == told.viewer);
    let showing = Showing::of(told.chapters.len(), is_same);
    let table = before.clone().filter(|before| before.is_dealt);
    // Before a deal the table is empty, so its cards are dealt over the new table.
    let table = table.unwrap_or_else(|| told.moment.clone());
    let beats = match showing {
        Showing::Played => beats(frame, &table, told),
        Showing::AtOnce => Vec::new(),
    };
    turn_to(frame, seat);
    match showing {
        Showing::Played => play(frame, settings, &places, beats).await,
        Showing::AtOnce => flight::clear(),
    }
    if let Some(before) = before {
        tell_of_take_back(frame, &before, told);
    }
}

/// The movement of each event, with its sentence.
fn beats(frame: Frame, table: &Moment, told: &Told) -> Vec<(String, Vec<Beat>)> {
    let events = told.chapters.iter().flat_map(|chapter| &chapter.events);
    let beats = events.map(|(event, told)| (told.clone(), frame.board.beats(table, event)));
    beats.collect()
}

/// Lets the pieces glide and plays the movement of each event over the table.
async fn play(
    frame: Frame,
    settings: RwSignal<Settings>,
    places: &settle::Before,
    events: Vec<(String, Vec<Beat>)>,
) {
    // If nothing moves, there is no time between the sentences, and they are announced together.
    let glide = settings.with_untracked(|like| like.millis(settle::GLIDE));
    if glide == 0 {
        let all: Vec<String> = events.into_iter().map(|(told, _)| told).collect();
        if !all.is_empty() {
            let _ = frame.live.try_set(all.join(" "));
        }
        return;
    }
    // Once the page is patched, everything is in its final place.
    leptos::task::tick().await;
    let by_air: Vec<String> = (events.iter())
        .flat_map(|(_, beats)| flight::by_air(beats))
        .collect();
    flight::lift(&by_air);
    settle::glide(places, &by_air, glide);
    let journey = settings.with_untracked(|like| like.millis(settle::JOURNEY));
    if settle::travel(places, &by_air, journey) {
        if settings.with_untracked(|like| like.sound) {
            sound::play(Sound::Slide);
        }
        flight::wait(frame.hurry, journey).await;
    }
    for (told, beats) in events {
        let _ = frame.live.try_set(told);
        for beat in beats {
            let like = settings.get_untracked();
            if let (true, Some(sound)) = (like.sound, beat.sound) {
                sound::play(sound);
            }
            flight::play(&beat, Some(places), like.millis(beat.millis), frame.hurry).await;
        }
    }
    flight::clear();
}

/// Puts a seat's table and story on the page.
pub(super) fn turn_to(frame: Frame, seat: Option<Seat>) {
    let diary = frame
        .diaries
        .with_value(|diaries| diaries.get(&seat).cloned());
    if let Some(diary) = diary {
        frame.now.set(diary.now);
        frame.story.set(diary.lines);
        frame.is_shown();
    }
}

/// What the facing seat is asked now, if anything.
fn question(frame: Frame) -> Option<String> {
    let scene = frame.now.try_get_untracked().flatten()?;
    let is_asked = !scene.choices.is_empty() && !scene.is_stepped_out();
    is_asked.then(|| scene.question.clone())
}

/// Tells a player who asked to take back that it was declined.
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

/// Moves on to the table of the rematch, if a house opened one.
fn follow(frame: Frame, table: &str) {
    if let Some(connection) = frame
        .connection()
        .filter(|it| it.record_address().is_some())
    {
        connection.carry_over(table);
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
