//! Taking in what comes over the line, and writing it into the diaries of the seats.

use std::sync::Arc;

use leptos::prelude::*;
use serde::Deserialize;
use tabletop::{Seat, Seats};
use wire::{Chapter, Happening, ServerMsg, Trouble, Version, Written};

use crate::browser;
use crate::connection::{Incoming, LinkState};
use crate::games::GameRoom;
use crate::movement::Cue;
use crate::scene::{Line, Scene, UpdateOf, scene_of, sentence_of};
use crate::settings::Settings;
use crate::sound;
use crate::table::desk::{Desk, Notice, Saying};
use crate::table::facing::{hand_over, settle};
use crate::table::flight;
use crate::table::showing::show_all;
use crate::words;

/// Takes in what came over the line.
pub(crate) fn hear<G: GameRoom>(desk: Desk<G>, settings: RwSignal<Settings>, incoming: Incoming) {
    match incoming {
        Incoming::State(state) => {
            desk.link.set(state);
            if state == LinkState::Online {
                // It is back, and what waited was sent: nothing is lost any more.
                desk.notice.update(|notice| {
                    let _ = notice.take_if(|notice| notice.text == words::SENT_LATER);
                });
            }
        }
        Incoming::Warning(text) => notify(desk, text.to_owned()),
        Incoming::Msg(ServerMsg::Update { seat, update }) => {
            // By reference, as the room in the tab reads too: each way to read is compiled anew.
            match UpdateOf::<G>::deserialize(&update) {
                Ok(update) => take_in(desk, settings, seat, update),
                Err(error) => notify(desk, words::not_understood(&error.to_string())),
            }
        }
        Incoming::Msg(ServerMsg::Refused { refusal, .. }) => {
            let own = desk.facing.get_untracked();
            gesture(desk, settings, own, Cue::Refused(&refusal.code));
            let (text, rule) = (desk.by_name(&refusal.because), Some(refusal.rule));
            desk.live.set(text.clone());
            desk.notice.set(Some(Notice { text, rule }));
        }
        Incoming::Msg(ServerMsg::Trouble {
            ack,
            trouble,
            because,
        }) => {
            desk.was_not_done(ack);
            // A seat that was left long ago is no trouble to whoever only wants to look.
            if trouble != Trouble::BadToken {
                notify(desk, desk.by_name(&because));
            }
        }
        Incoming::Msg(ServerMsg::Said { seat, text }) => {
            desk.say_aloud(seat, &text);
            gesture(desk, settings, seat, Cue::Said(&text));
            desk.talk.update(|talk| talk.push(Saying { seat, text }));
            desk.unread.set(true);
        }
        Incoming::Msg(ServerMsg::Seated { seat, .. }) => {
            desk.own.update(|own| *own = own.with(seat));
            desk.facing.set(Some(seat));
        }
        Incoming::Msg(ServerMsg::LookedBack {
            seat,
            version,
            view,
            ..
        }) => look_back(desk, seat, version, &view),
        Incoming::Msg(ServerMsg::Done { .. } | ServerMsg::Pong) => (),
    }
}

/// Shows and sounds what somebody does beside the game.
fn gesture<G: GameRoom>(
    desk: Desk<G>,
    settings: RwSignal<Settings>,
    seat: Option<Seat>,
    cue: Cue<'_>,
) {
    let Some(beat) = seat.and_then(|seat| G::gesture(seat, cue)) else {
        return;
    };
    let like = settings.get_untracked();
    if let (true, Some(sound)) = (like.sound, beat.sound) {
        sound::play(sound);
    }
    let millis = like.millis(beat.millis);
    browser::run(async move { flight::play(&beat, millis, desk.hurry).await });
}

/// Tells whoever sits here something that is no rule's doing.
pub(crate) fn notify<G: GameRoom>(desk: Desk<G>, text: String) {
    desk.live.set(text.clone());
    desk.notice.set(Some(Notice { text, rule: None }));
}

/// Puts the table on the page as it was.
fn look_back<G: GameRoom>(desk: Desk<G>, seat: Option<Seat>, version: Version, view: &Written) {
    let now = desk.scene.get_untracked();
    let Some(now) = now.filter(|_| seat == desk.facing.get_untracked()) else {
        return;
    };
    if let Ok(view) = view.read() {
        let mut scene = Scene::clone(&now);
        (scene.version, scene.view) = (version, view);
        // What could be done then cannot be done now, and nobody is waited for in the past.
        scene.choices.clear();
        scene.news.awaited = Seats::NONE;
        desk.past.set(Some(Arc::new(scene)));
    }
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
        if !leaves_alone(desk, seat, &update) {
            desk.put_away.set(true);
        }
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

/// Whether an update is about others alone: the seat has done nothing and is asked the same as before.
fn leaves_alone<G: GameRoom>(desk: Desk<G>, seat: Option<Seat>, update: &UpdateOf<G>) -> bool {
    let is_own = |chapter: &wire::Chapter<G::Event>| match &chapter.happening {
        Happening::Played { seat: by, .. } => Some(*by) == seat,
        Happening::Quiet => false,
        _ => true,
    };
    let is_asked_the_same = desk.scene.with_untracked(|scene| {
        let scene = scene.as_ref();
        scene.is_some_and(|scene| {
            scene.viewer == update.viewer
                && !scene.choices.is_empty()
                && scene.choices == update.choices
        })
    });
    is_asked_the_same && !update.chapters.iter().any(is_own)
}

/// Writes an update into a seat's diary without showing it.
pub(crate) fn note_down<G: GameRoom>(desk: Desk<G>, seat: Option<Seat>, update: &UpdateOf<G>) {
    desk.diaries.update_value(|diaries| {
        // Whoever sat down a moment ago knows the setup from having watched.
        let known = diaries.values().find_map(|diary| diary.scene.clone());
        let diary = diaries.entry(seat).or_default();
        let before = diary.scene.clone().or(known);
        let Some(scene) = scene_of(before.as_deref(), update) else {
            return;
        };
        let scene = Arc::new(scene);
        // A house that began anew tells everything again.
        diary.lines.retain(|line| line.version <= update.since);
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
