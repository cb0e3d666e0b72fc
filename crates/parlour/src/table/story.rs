//! Telling what happened: updates are shown one after another, each event with its movement and
//! its sentence, and then the table as it is.

use std::collections::VecDeque;
use std::sync::Arc;

use leptos::prelude::*;
use tabletop::{Seat, Viewer};
use wire::{Chapter, Happening, ServerMsg, Stage, TableNews, Trouble};

use crate::browser;
use crate::connection::Incoming;
use crate::games::GameRoom;
use crate::route::{Look, Route};
use crate::settings::Settings;
use crate::sound::{self, Sound};
use crate::table::desk::{Desk, Notice, Saying};
use crate::table::flight;
use crate::table::scene::{Line, Scene, UpdateOf, scene_of, sentence_of};
use crate::words;

/// More chapters than these at once are a catch-up: they are told and not shown.
const MOST_SHOWN: usize = 3;

/// How long an event without movement is left to be read.
const READING: u32 = 350;

/// Takes in what came over the line.
pub(crate) fn hear<G: GameRoom>(desk: Desk<G>, settings: RwSignal<Settings>, incoming: Incoming) {
    match incoming {
        Incoming::State(state) => desk.link.set(state),
        Incoming::Msg(ServerMsg::Update { seat, update }) => {
            match serde_json::from_value::<UpdateOf<G>>(update) {
                Ok(update) => take_in(desk, settings, seat, update),
                Err(error) => notify(desk, words::not_understood(&error.to_string())),
            }
        }
        Incoming::Msg(ServerMsg::Refused { refusal, .. }) => {
            desk.live.set(refusal.because.clone());
            let (text, rule) = (refusal.because, Some(refusal.rule));
            desk.notice.set(Some(Notice { text, rule }));
        }
        Incoming::Msg(ServerMsg::Trouble {
            trouble, because, ..
        }) => {
            // A seat that was left long ago is no trouble to whoever only wants to look.
            if trouble != Trouble::BadToken {
                notify(desk, because);
            }
        }
        Incoming::Msg(ServerMsg::Said { seat, text }) => {
            desk.talk.update(|talk| talk.push(Saying { seat, text }));
        }
        Incoming::Msg(ServerMsg::Seated { seat, .. }) => {
            desk.own.update(|own| *own = own.with(seat));
            desk.facing.set(Some(seat));
        }
        Incoming::Msg(ServerMsg::Done { .. } | ServerMsg::Pong) => (),
    }
}

fn notify<G: GameRoom>(desk: Desk<G>, text: String) {
    desk.live.set(text.clone());
    desk.notice.set(Some(Notice { text, rule: None }));
}

fn take_in<G: GameRoom>(
    desk: Desk<G>,
    settings: RwSignal<Settings>,
    seat: Option<Seat>,
    update: UpdateOf<G>,
) {
    if let Some(seat) = seat {
        desk.own.update(|own| *own = own.with(seat));
        if desk.facing.get_untracked().is_none() && !desk.big.get_untracked() {
            // Other seats of this screen may be told in the same breath: who faces it is settled
            // when all of them have been.
            note_down(desk, Some(seat), &update);
            browser::run(async move {
                browser::pause(0).await;
                settle(desk);
            });
            return;
        }
    }
    let is_facing = seat == desk.facing.get_untracked();
    if is_facing {
        desk.queue.update_value(|queue| queue.push_back(update));
        if !desk.moving.get_untracked() {
            desk.moving.set(true);
            browser::run(show_all(desk, settings));
        }
    } else {
        // Another seat of this screen: it is remembered and not put on the page.
        note_down(desk, seat, &update);
        hand_over(desk);
    }
}

/// Writes an update into a seat's diary without showing it.
fn note_down<G: GameRoom>(desk: Desk<G>, seat: Option<Seat>, update: &UpdateOf<G>) {
    desk.diaries.update_value(|diaries| {
        // Whoever sat down a moment ago knows the setup from having watched.
        let known = diaries.values().find_map(|diary| diary.scene.clone());
        let diary = diaries.entry(seat).or_default();
        let before = diary.scene.clone().or(known);
        let Some(scene) = scene_of(before.as_deref(), update) else {
            return;
        };
        let scene = Arc::new(scene);
        let last = update.chapters.len().saturating_sub(1);
        for (index, chapter) in update.chapters.iter().enumerate() {
            let known = (index == last).then(|| scene.clone());
            diary
                .lines
                .extend(lines_of(&scene, chapter, known.as_ref()));
        }
        diary.scene = Some(scene);
    });
}

/// The lines that a chapter adds to the story.
fn lines_of<G: GameRoom>(
    scene: &Scene<G>,
    chapter: &Chapter<G::Event>,
    known: Option<&Arc<Scene<G>>>,
) -> Vec<Line<G>> {
    let by = match chapter.happening {
        Happening::Played { seat, .. } => Some(seat),
        _ => None,
    };
    let line = |text: String, event: Option<G::Event>| Line {
        version: chapter.version,
        by,
        text,
        event,
        scene: known.cloned(),
    };
    let told = sentence_of(&scene.names, &chapter.happening).map(|text| line(text, None));
    let events = chapter.events.iter().map(|event| {
        line(
            words::spoken(&G::event(&scene.setup, &scene.names, event)),
            Some(event.clone()),
        )
    });
    told.into_iter().chain(events).collect()
}

/// Shows what is in the queue until it is empty.
async fn show_all<G: GameRoom>(desk: Desk<G>, settings: RwSignal<Settings>) {
    while let Some(update) = desk.queue.try_update_value(VecDeque::pop_front).flatten() {
        let seat = match update.viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let before = desk.scene.get_untracked();
        let stays = before
            .as_ref()
            .is_some_and(|scene| scene.viewer == update.viewer);
        if let Some(before) = before.filter(|_| stays && update.chapters.len() <= MOST_SHOWN) {
            show(desk, settings, &before, &update).await;
        }
        note_down(desk, seat, &update);
        if desk.facing.try_get_untracked() == Some(seat) {
            turn_to(desk, seat);
        }
        if let Some(was) = update.chapters.iter().find_map(rematch) {
            follow(desk, &was);
        }
    }
    let _ = desk.moving.try_set(false);
    let _ = desk.hurry.try_set(false);
    if settings.with_untracked(|settings| settings.sound) && is_asked(desk) {
        sound::play(Sound::Chime);
    }
    hand_over(desk);
}

/// Plays the movement of each event, over the table as it was.
async fn show<G: GameRoom>(
    desk: Desk<G>,
    settings: RwSignal<Settings>,
    before: &Scene<G>,
    update: &UpdateOf<G>,
) {
    for event in update.chapters.iter().flat_map(|chapter| &chapter.events) {
        let text = words::spoken(&G::event(&before.setup, &before.names, event));
        let _ = desk.live.try_set(text);
        let flights = G::flights(before, event);
        if flights.is_empty() {
            flight::wait(
                desk.hurry,
                settings.with_untracked(|like| like.millis(READING)),
            )
            .await;
        }
        for one in flights {
            let like = settings.get_untracked();
            if like.sound {
                sound::play(one.sound);
            }
            flight::fly(&one, like.millis(one.millis), desk.hurry).await;
        }
    }
}

/// Puts a seat's table and story on the page.
pub(crate) fn turn_to<G: GameRoom>(desk: Desk<G>, seat: Option<Seat>) {
    let diary = desk
        .diaries
        .with_value(|diaries| diaries.get(&seat).cloned());
    if let Some(diary) = diary {
        desk.scene.set(diary.scene);
        desk.story.set(diary.lines);
        flight::clear();
    }
}

/// Whoever sits alone at a screen faces it; where several do, nothing is shown before one of them
/// says that they are ready, also after a reload.
fn settle<G: GameRoom>(desk: Desk<G>) {
    let Some(own) = desk.own.try_get_untracked() else {
        return;
    };
    if desk.facing.get_untracked().is_some() || desk.curtain.get_untracked().is_some() {
        return;
    }
    match own.first() {
        Some(seat) if own.len() == 1 => {
            desk.facing.set(Some(seat));
            turn_to(desk, Some(seat));
        }
        Some(first) => {
            let news = latest_news(desk);
            let awaited =
                news.and_then(|news| news.awaited.iter().find(|seat| own.contains(*seat)));
            desk.curtain.set(Some(awaited.unwrap_or(first)));
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

fn is_asked<G: GameRoom>(desk: Desk<G>) -> bool {
    let scene = desk.scene.try_get_untracked().flatten();
    scene.is_some_and(|scene| !scene.choices.is_empty())
}

/// Lets the curtain down when another seat of this screen is awaited, and the facing one is not.
pub(crate) fn hand_over<G: GameRoom>(desk: Desk<G>) {
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
    if news.stage != Stage::Playing || facing.is_some_and(|seat| news.awaited.contains(seat)) {
        return;
    }
    let next = news.awaited.iter().find(|seat| own.contains(*seat));
    if next.is_some() && desk.curtain.get_untracked() != next {
        // What was just told is not for whoever comes next.
        desk.live.set(String::new());
        desk.past.set(None);
        desk.curtain.set(next);
    }
}

/// The curtain goes up for a seat.
pub(crate) fn lift_curtain<G: GameRoom>(desk: Desk<G>, seat: Seat) {
    desk.facing.set(Some(seat));
    desk.past.set(None);
    desk.notice.set(None);
    turn_to(desk, Some(seat));
    desk.curtain.set(None);
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
        let look = if desk.big.get_untracked() {
            Look::Big
        } else {
            Look::Plain
        };
        Route::House {
            table: table.to_owned(),
            look,
        }
        .go();
    }
}
