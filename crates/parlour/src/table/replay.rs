//! Watching a finished deal again, as one seat saw it or with all cards open, and checking that
//! its record holds. Everything is computed in the tab, from the record.

use std::sync::Arc;

use leptos::prelude::*;
use tabletop::{Digest, Record, Seat, Viewer};
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;

use crate::browser;
use crate::games::GameRoom;
use crate::scene::Scene;
use crate::table::desk::Desk;
use crate::words;

/// Who is looking at a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Eyes {
    /// Somebody to whom nothing is hidden.
    AllOpen,
    /// A seat.
    Seat(Seat),
}

/// The record of the deal, from the tab or from the house.
async fn fetch<G: GameRoom>(desk: Desk<G>) -> Option<String> {
    let line = desk.line();
    if let Some(text) = line.record() {
        return Some(text);
    }
    let response = JsFuture::from(browser::window().fetch_with_str(&line.record_address()?))
        .await
        .ok()?;
    let response: web_sys::Response = response.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    JsFuture::from(response.text().ok()?)
        .await
        .ok()?
        .as_string()
}

/// Fetches the record, and says so where that fails.
fn with_record<G: GameRoom>(
    desk: Desk<G>,
    verdict: RwSignal<String>,
    then: impl FnOnce(String) + 'static,
) {
    browser::run(async move {
        match fetch(desk).await {
            Some(text) => then(text),
            None => verdict.set(words::NO_RECORD.to_owned()),
        }
    });
}

/// Gives the record to whoever asks for it.
pub(crate) fn download<G: GameRoom>(desk: Desk<G>, verdict: RwSignal<String>) {
    with_record(desk, verdict, |text| {
        browser::download(&format!("{}.deal", G::ID), &text);
    });
}

/// Checks the record in the tab and says what that proves.
pub(crate) fn verify<G: GameRoom>(desk: Desk<G>, verdict: RwSignal<String>) {
    with_record(desk, verdict, move |text| {
        let checked = Record::<G>::parse(&text).and_then(|record| record.verify());
        verdict.set(match checked {
            Ok(replay) => words::proves(&Digest::of(&replay.state).to_string()),
            Err(complaint) => words::wrong_record(&complaint.to_string()),
        });
    });
}

/// Opens the replay in place of the decision bar.
pub(crate) fn open<G: GameRoom>(desk: Desk<G>, verdict: RwSignal<String>) {
    with_record(desk, verdict, move |text| match Record::<G>::parse(&text) {
        Ok(record) => {
            desk.record.set_value(Some(record));
            desk.aside.set(true);
            desk.replaying.set(true);
        }
        Err(complaint) => verdict.set(words::wrong_record(&complaint.to_string())),
    });
}

/// A slider over the deal.
#[component]
pub(crate) fn Replay<G: GameRoom>(
    /// The table.
    desk: Desk<G>,
) -> impl IntoView {
    let n_plays = desk
        .record
        .with_value(|record| record.as_ref().map_or(0, |record| record.plays.len()));
    let at = RwSignal::new(0);
    let eyes = RwSignal::new(Eyes::AllOpen);
    let told = RwSignal::new(String::new());
    Effect::new(move |_| {
        if let Some((scene, text)) = moment(desk, at.get(), eyes.get()) {
            desk.past.set(Some(Arc::new(scene)));
            told.set(text);
        }
    });
    let close = move |_| {
        desk.replaying.set(false);
        desk.past.set(None);
        desk.aside.set(false);
    };
    let n_seats = desk
        .scene
        .with_untracked(|scene| scene.as_ref().map_or(0, |scene| scene.news.seats.n_seats()));
    let seats = (0..n_seats)
        .map(Seat)
        .map(|seat| {
            let name = desk.scene.with_untracked(|scene| {
                scene
                    .as_ref()
                    .map(|scene| scene.news.seats[seat].name.clone())
                    .unwrap_or_default()
            });
            view! { <option value=seat.0.to_string()>{words::seen_by(&name)}</option> }
        })
        .collect_view();
    let look = move |event| {
        let chosen = event_target_value(&event);
        eyes.set(
            chosen
                .parse()
                .map_or(Eyes::AllOpen, |seat| Eyes::Seat(Seat(seat))),
        );
    };
    view! {
        <div class="replay">
            <p class="question">{move || told.get()}</p>
            <div class="choices">
                <button class="choice small" aria-label=words::ONE_BACK
                    on:click=move |_| at.update(|at| *at = at.saturating_sub(1))>"‹"</button>
                <input type="range" min="0" max=n_plays aria-label=words::REPLAY
                    prop:value=move || at.get()
                    on:input=move |event| at.set(event_target_value(&event).parse().unwrap_or(0))/>
                <button class="choice small" aria-label=words::ONE_ON
                    on:click=move |_| at.update(|at| *at = (*at + 1).min(n_plays))>"›"</button>
                <output>{move || words::move_of(at.get(), n_plays)}</output>
                <select aria-label=words::ONE_SEAT on:change=look>
                    <option value="all">{words::ALL_OPEN}</option>
                    {seats}
                </select>
                <button class="choice small" on:click=close>{words::CLOSE}</button>
            </div>
        </div>
    }
}

/// The table after so many actions, and what had just happened.
fn moment<G: GameRoom>(desk: Desk<G>, n_plays: usize, eyes: Eyes) -> Option<(Scene<G>, String)> {
    let now = desk.scene.get_untracked()?;
    let (replay, last) = desk.record.with_value(|record| {
        let record = record.as_ref()?;
        let secret = record.closing.as_ref()?.secret;
        let last = record.replay(secret, record.plays.len()).ok()?.state;
        Some((record.replay(secret, n_plays).ok()?, last))
    })?;
    let state = replay.state;
    let mut scene = (*now).clone();
    let viewer = match eyes {
        Eyes::AllOpen => Viewer::Spectator,
        Eyes::Seat(seat) => Viewer::Seat(seat),
    };
    scene.viewer = viewer;
    scene.names = now
        .news
        .seats
        .iter()
        .map(|seat| seat.name.clone())
        .collect();
    scene.choices.clear();
    scene.news.awaited = tabletop::Game::awaited(&state);
    scene.view = Some(match eyes {
        Eyes::AllOpen => G::all_open(&state, &last),
        Eyes::Seat(_) => state.view(viewer),
    });
    let events = replay.chapters.last()?.iter();
    let told: Vec<String> = events
        .filter_map(|event| match eyes {
            Eyes::AllOpen => Some(event.clone()),
            Eyes::Seat(_) => G::redact(event, viewer),
        })
        .map(|event| words::spoken(&G::event(&scene.setup, &scene.names, &event)))
        .collect();
    Some((scene, told.join(" ")))
}
