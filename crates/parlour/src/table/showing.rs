//! Showing what happened: updates one after another, each event with its movement and its
//! sentence, and then the table as it is.

use std::collections::VecDeque;

use leptos::prelude::*;
use tabletop::{Seat, Viewer};
use wire::{Chapter, Happening};

use crate::games::GameRoom;
use crate::movement::{Showing, Sound};
use crate::route::{Look, Route};
use crate::scene::{Scene, UpdateOf};
use crate::settings::Settings;
use crate::sound;
use crate::table::desk::Desk;
use crate::table::facing::hand_over;
use crate::table::story::{note_down, notify};
use crate::table::{flight, settle};
use crate::words;

/// Shows what is in the queue until it is empty.
pub(super) async fn show_all<G: GameRoom>(desk: Desk<G>, settings: RwSignal<Settings>) {
    while let Some(update) = desk.queue.try_update_value(VecDeque::pop_front).flatten() {
        let seat = match update.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        show(desk, settings, seat, &update).await;
        if let Some(was) = update.chapters.iter().find_map(rematch) {
            follow(desk, &was);
        }
    }
    let _ = desk.moving.try_set(false);
    let _ = desk.put_away.try_set(false);
    let _ = desk.hurry.try_set(false);
    if let Some(question) = question(desk) {
        if settings.with_untracked(|settings| settings.sound) {
            sound::play(Sound::Chime);
        }
        // Whoever hears the page hears what happened, and then what they are asked.
        desk.live.update(|told| {
            if !told.ends_with(&question) {
                *told = format!("{told} {question}");
            }
        });
    }
    hand_over(desk);
}

/// Shows one update.
async fn show<G: GameRoom>(
    desk: Desk<G>,
    settings: RwSignal<Settings>,
    seat: Option<Seat>,
    update: &UpdateOf<G>,
) {
    let Some(before) = desk.scene.try_get_untracked() else {
        return;
    };
    let (is_same, had_table) = before.as_ref().map_or((false, false), |scene| {
        (scene.viewer == update.viewer, scene.view.is_some())
    });
    let draw = || {
        note_down(desk, seat, update);
        if desk.facing.try_get_untracked() == Some(seat) {
            turn_to(
                desk,
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
            play(desk, settings, before, update).await;
            draw();
        }
        (Showing::DrawnFirst, _) => {
            draw();
            // The page is drawn in the next frame, and only then has spots to move between.
            flight::wait(desk.hurry, settings.with_untracked(|like| like.millis(60))).await;
            if let Some(drawn) = desk.scene.try_get_untracked().flatten() {
                play(desk, settings, &drawn, update).await;
            }
            flight::clear();
        }
        (Showing::AtOnce | Showing::Played, _) => draw(),
    }
    if let Some(before) = before {
        tell_of_take_back(desk, &before, update);
    }
}

/// Plays the movement of each event over a table.
async fn play<G: GameRoom>(
    desk: Desk<G>,
    settings: RwSignal<Settings>,
    table: &Scene<G>,
    update: &UpdateOf<G>,
) {
    let told = |event: &G::Event| words::spoken(&G::event(&table.setup, &table.names, event));
    let events = || update.chapters.iter().flat_map(|chapter| &chapter.events);
    // Where nothing moves there is no time between the sentences: they are said in one breath.
    let is_still = settings.with_untracked(|like| like.millis(1000)) == 0;
    if is_still && events().next().is_some() {
        let all: Vec<String> = events().map(told).collect();
        let _ = desk.live.try_set(all.join(" "));
        return;
    }
    for event in events() {
        let _ = desk.live.try_set(told(event));
        for beat in G::beats(table, event) {
            let like = settings.get_untracked();
            if let (true, Some(sound)) = (like.sound, beat.sound) {
                sound::play(sound);
            }
            flight::play(&beat, like.millis(beat.millis), desk.hurry).await;
        }
    }
}

/// Puts a seat's table and story on the page; what lies elsewhere now glides there.
pub(super) fn turn_to<G: GameRoom>(desk: Desk<G>, seat: Option<Seat>, millis: u32) {
    let diary = desk
        .diaries
        .with_value(|diaries| diaries.get(&seat).cloned());
    if let Some(diary) = diary {
        let before = settle::look();
        desk.scene.set(diary.scene);
        desk.story.set(diary.lines);
        flight::clear();
        request_animation_frame(move || settle::glide(&before, millis));
    }
}

/// What the facing seat is asked now, if it is.
fn question<G: GameRoom>(desk: Desk<G>) -> Option<String> {
    let scene = desk.scene.try_get_untracked().flatten()?;
    let (view, own) = (scene.view.as_ref()?, scene.own()?);
    let is_asked = !scene.choices.is_empty() && !scene.is_stepped_out();
    is_asked.then(|| words::spoken(&G::question(&scene.setup, &scene.names, view, own)))
}

/// Whoever asked to take back and was not allowed to is told so.
fn tell_of_take_back<G: GameRoom>(desk: Desk<G>, before: &Scene<G>, update: &UpdateOf<G>) {
    let asked = before.news.take_back.as_ref();
    let was_own = asked.is_some_and(|asked| Some(asked.seat) == before.own());
    let is_off = update.table.take_back.is_none();
    let happened =
        |chapter: &Chapter<G::Event>| matches!(chapter.happening, Happening::TakenBack { .. });
    if was_own && is_off && !update.chapters.iter().any(happened) {
        notify(desk, words::DECLINED.to_owned());
    }
}

fn rematch<E>(chapter: &Chapter<E>) -> Option<String> {
    match &chapter.happening {
        Happening::Rematch { table } => Some(table.0.clone()),
        _ => None,
    }
}

/// Goes on to the table of the rematch, where a house opened one.
fn follow<G: GameRoom>(desk: Desk<G>, table: &str) {
    if desk.line().record_address().is_some() {
        desk.line().carry_over(table);
        let look = match (desk.big.get_untracked(), desk.meant.get_untracked()) {
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
