//! The end: who won and why, the count step by step, and what to do next.

use leptos::prelude::*;
use tabletop::{Outcome, Seat};
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use wire::ClientMsg;

use crate::route::Route;
use crate::settings::settings;
use crate::sound;
use crate::table::frame::Frame;
use crate::table::replay;
use crate::words;
use board::browser;
use board::movement::Sound;
use board::picture;
use board::{AnyEvent, Moment, Step, drawn};

/// How long each step of the count stays, at normal speed.
const STEP: u32 = 1100;

/// The ranking with the reason, and the count that led to it.
#[component]
pub(crate) fn End(
    /// The table.
    frame: Frame,
) -> impl IntoView {
    let settings = settings();
    let steps = StoredValue::new(steps_of(frame));
    let n_steps = steps.with_value(Vec::len);
    let told = RwSignal::new(0);
    let is_told = move || told.get() >= n_steps;
    browser::run(async move {
        if settings.with_untracked(|like| like.sound) {
            sound::play(Sound::Fanfare);
        }
        while told.try_get_untracked().is_some_and(|told| told < n_steps) {
            let millis = settings
                .try_with_untracked(|like| like.millis(STEP))
                .unwrap_or(0);
            browser::pause(millis as i32).await;
            let _ = told.try_update(|told| *told += 1);
        }
    });
    let verdict = RwSignal::new(String::new());
    let list = NodeRef::<leptos::html::Ol>::new();
    Effect::new(move |_| {
        let newest = told.get().checked_sub(1).map(|n| n as u32);
        if let Some((list, newest)) = list.get().zip(newest)
            && let Some(step) = list.children().item(newest)
        {
            let step: HtmlElement = step.unchecked_into();
            list.set_scroll_top(step.offset_top() + step.offset_height() - list.client_height());
        }
    });
    let heading = NodeRef::<leptos::html::H2>::new();
    Effect::new(move |_| {
        if let Some(heading) = heading.get() {
            let _ = heading.focus();
        }
    });
    // Steps that are not told yet already take up their space, so that nothing moves under the
    // pointer.
    move || {
        let scene = frame.now.get()?;
        let outcome = scene.news.outcome.clone()?;
        let reason = frame.board.ending(&scene, &outcome);
        let ranking = steps.with_value(|steps| ranking(frame, &scene, &outcome, steps));
        Some(view! {
            <section class="end" role="dialog" aria-modal="true" aria-label=words::THE_END>
                <div class="poster">
                    <h2 tabindex="-1" node_ref=heading>{reason}</h2>
                    <div class="count" class:hidden=n_steps == 0>
                        <h3>{words::COUNT}</h3>
                        <div class="choices" class:untold=is_told>
                            <button class="choice small" on:click=move |_| told.update(|told| *told += 1)>{words::NEXT_STEP}</button>
                            <button class="choice small" on:click=move |_| told.set(n_steps)>{words::ALL_STEPS}</button>
                        </div>
                        <ol tabindex="0" aria-label=words::COUNT node_ref=list>{steps.with_value(|steps| {
                            let steps = steps.iter().enumerate();
                            steps.map(|(n, step)| step_of(frame, &scene, step, Signal::derive(move || n < told.get()))).collect_view()
                        })}</ol>
                    </div>
                    <ol class="ranking" class:untold=move || !is_told()>{ranking}</ol>
                    <p class="verdict" role="status">{move || verdict.get()}</p>
                    {move || frame.notice.get().map(|notice| view! {
                        <p class="notice" role="alert">{words::capital(&notice.text)}</p>
                    })}
                    <div class="choices">
                        {may_ask_again(frame).then(|| view! {
                            <button class="choice" on:click=move |_| again(frame)>{words::REMATCH}</button>
                        })}
                        <button class="choice small" on:click=move |_| replay::open(frame, verdict)>{words::REPLAY}</button>
                        <button class="choice small" on:click=move |_| replay::verify(frame, verdict)>{words::VERIFY}</button>
                        <button class="choice small" on:click=move |_| replay::download(frame, verdict)>{words::DOWNLOAD}</button>
                        <button class="choice small" on:click=move |_| frame.aside.set(true)>{words::SEE_TABLE}</button>
                        <button class="choice small" on:click=move |_| Route::Front.go()>{words::FRONT}</button>
                    </div>
                </div>
            </section>
        })
    }
}

/// Whether this viewer can open another table for the same people. Spectators cannot.
fn may_ask_again(frame: Frame) -> bool {
    !frame.own.get().is_empty() || frame.is_host()
}

fn again(frame: Frame) {
    frame.send(&ClientMsg::Rematch { ack: frame.ack() });
}

fn steps_of(frame: Frame) -> Vec<Step> {
    let events: Vec<AnyEvent> = frame
        .story
        .with_untracked(|story| story.iter().filter_map(|line| line.event.clone()).collect());
    let scene = frame.now.get_untracked();
    scene
        .map(|scene| frame.board.count(&scene, &events))
        .unwrap_or_default()
}

fn step_of(frame: Frame, scene: &Moment, step: &Step, is_told: Signal<bool>) -> AnyView {
    let avatar = step
        .seat
        .and_then(|seat| Some(picture::avatar(seat, &scene.news.seats.at(seat)?.sitter)));
    let colour = step
        .seat
        .map(|seat| frame.board.colour(scene, seat))
        .unwrap_or_default();
    view! {
        <li style:--seat=colour class:untold=move || !is_told.get()>
            <span class="avatar" aria-hidden="true">{drawn(avatar.unwrap_or_default())}</span>
            <span>{step.text.clone()}</span>
            <span class="pictures" aria-hidden="true">{drawn(step.pictures.clone())}</span>
        </li>
    }
    .into_any()
}

/// Everybody, best first, each with the last step of the count about them: more points do not
/// always win.
fn ranking(frame: Frame, scene: &Moment, outcome: &Outcome, steps: &[Step]) -> AnyView {
    let mut seats: Vec<(u8, Seat)> = outcome
        .places
        .by_seat()
        .map(|(seat, place)| (*place, seat))
        .collect();
    tabletop::sort_by_key(&mut seats, |seat| *seat);
    let is_drawn = outcome.winners().is_empty();
    seats.into_iter().map(|(place, seat)| {
        let news = &scene.news.seats[seat];
        let score = outcome.scores.at(seat).copied().flatten();
        let is_about = |step: &&Step| score.is_some() && step.seat == Some(seat);
        let why = steps.iter().rev().find(is_about);
        let why = why.map(|step| view! { <small>{step.text.clone()}</small> });
        view! {
            <li class:won=place == 1 style:--seat=frame.board.colour(scene, seat)>
                <span class="place">{if is_drawn { words::NO_PLACE.to_owned() } else { words::place(place) }}</span>
                <span class="avatar" aria-hidden="true">{drawn(picture::avatar(seat, &news.sitter))}</span>
                <span class="who"><strong>{scene.narrator.begin(seat).to_owned()}</strong>{why}</span>
                <span class="score">{score.map(|score| frame.board.score(score))}</span>
            </li>
        }
    }).collect_view().into_any()
}
