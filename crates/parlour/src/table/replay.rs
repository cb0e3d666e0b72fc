//! Replaying a finished deal, as one seat saw it or with all cards open, and verifying its record.
//! Everything is computed in the tab, from the record.

use std::sync::Arc;

use board::{Eyes, Moment, NotBrought, Study};
use leptos::prelude::*;
use tabletop::Seat;

use crate::table::frame::Frame;
use crate::words;
use board::browser;

/// The record of the deal, from the tab or from the house.
async fn fetch(frame: Frame) -> Option<String> {
    let connection = frame.connection()?;
    if let Some(text) = connection.record() {
        return Some(text);
    }
    let asked = browser::window().fetch_with_str(&connection.record_address()?);
    browser::text_of(asked).await
}

/// Fetches the record; says so if that fails.
fn with_record(frame: Frame, verdict: RwSignal<String>, then: impl FnOnce(String) + 'static) {
    browser::run(async move {
        match fetch(frame).await {
            Some(text) => then(text),
            None => verdict.set(words::NO_RECORD.to_owned()),
        }
    });
}

/// Like `with_record`, with the study of the game.
fn studied(
    frame: Frame,
    verdict: RwSignal<String>,
    then: impl FnOnce(&'static dyn Study, &str) + 'static,
) {
    browser::run(async move {
        let study = frame.board.study().await;
        with_record(frame, verdict, move |text| match study {
            Ok(study) => then(study, &text),
            Err(NotBrought) => verdict.set(words::NO_STUDY.to_owned()),
        });
    });
}

/// Downloads the record.
pub(crate) fn download(frame: Frame, verdict: RwSignal<String>) {
    with_record(frame, verdict, move |text| {
        browser::download(&format!("{}.deal", frame.board.id()), &text);
    });
}

/// Verifies the record in the tab and says what that proves.
pub(crate) fn verify(frame: Frame, verdict: RwSignal<String>) {
    studied(frame, verdict, move |study, text| {
        verdict.set(match study.verify(text) {
            Ok(digest) => words::proves(&digest.to_string()),
            Err(error) => words::wrong_record(&error.to_string()),
        });
    });
}

/// Opens the replay instead of the decision bar.
pub(crate) fn open(frame: Frame, verdict: RwSignal<String>) {
    studied(frame, verdict, move |study, text| {
        match study.replay(text) {
            Ok(record) => {
                frame.record.set_value(Some(record));
                frame.aside.set(true);
                frame.replaying.set(true);
            }
            Err(error) => verdict.set(words::wrong_record(&error.to_string())),
        }
    });
}

/// A slider over the deal.
#[component]
pub(crate) fn Replay(
    /// The table.
    frame: Frame,
) -> impl IntoView {
    let n_plays = frame
        .record
        .with_value(|record| record.as_ref().map_or(0, |record| record.n_plays()));
    let at = RwSignal::new(0);
    let eyes = RwSignal::new(Eyes::AllOpen);
    let told = RwSignal::new(String::new());
    Effect::new(move |_| {
        if let Some((scene, text)) = moment(frame, at.get(), eyes.get()) {
            frame.past.set(Some(Arc::new(scene)));
            told.set(text);
        }
    });
    let close = move |_| {
        frame.replaying.set(false);
        frame.past.set(None);
        frame.aside.set(false);
    };
    let n_seats = frame
        .now
        .with_untracked(|scene| scene.as_ref().map_or(0, |scene| scene.news.seats.n_seats()));
    let seats = (0..n_seats)
        .map(Seat)
        .map(|seat| {
            let name = frame.now.with_untracked(|scene| {
                scene
                    .as_ref()
                    .map(|scene| scene.narrator.name(seat).to_owned())
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

/// The table after this many actions, and what had just happened.
fn moment(frame: Frame, n_plays: usize, eyes: Eyes) -> Option<(Moment, String)> {
    let now = frame.now.get_untracked()?;
    frame
        .record
        .with_value(|record| record.as_ref()?.moment(&now, n_plays, eyes))
}
