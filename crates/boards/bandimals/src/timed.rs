//! Contests against the clock: a lamp, a beat, signs to remember, notes to count. Times are
//! measured here, where they are shown, and sent as the entry (BAND-R74).

use bandimals::{Action, Compete, Entry, Section};
use board::{key, look};
use leptos::prelude::*;

use super::art;
use crate::Desk;
use crate::words;
use board::browser;
use board::movement::Sound;

/// How long there is to press, to enter the signs, and to guess the notes, in milliseconds.
const LAMP: i32 = 3_000;
const TYPING: i32 = 20_000;
const GUESSING: i32 = 10_000;
/// A faster press cannot have been an answer to the lamp.
const FASTEST: f64 = 100.0;
/// How many beats are heard, and how many are tapped.
const HEARD: u8 = 4;
const TAPPED: usize = 8;
/// How long each sign and all notes are shown.
const SIGN: i32 = 800;
const NOTES: i32 = 2_000;

/// How far the viewer has got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    Ready,
    Watching,
    Acting,
    Done,
}

fn enter(desk: Desk, stage: RwSignal<Stage>, entry: Entry) {
    stage.set(Stage::Done);
    desk.act(&Action::Compete(Compete::ContestEntry { entry }));
}

/// If the viewer has not answered by then, they do not enter.
fn too_late(desk: Desk, stage: RwSignal<Stage>, millis: i32) {
    browser::run(async move {
        browser::pause(millis).await;
        if stage.try_get_untracked() == Some(Stage::Acting) {
            stage.set(Stage::Done);
            desk.act(&Action::Compete(Compete::Abstain));
        }
    });
}

/// Press as soon as the lamp is lit.
pub(crate) fn reflex(desk: Desk, signal: u16) -> AnyView {
    let stage = RwSignal::new(Stage::Ready);
    let lit = StoredValue::new(0.0_f64);
    let press = move |_| match stage.get_untracked() {
        Stage::Ready => {
            stage.set(Stage::Watching);
            browser::run(async move {
                browser::pause(i32::from(signal)).await;
                if stage.try_get_untracked() == Some(Stage::Watching) {
                    lit.set_value(browser::precise_now());
                    stage.set(Stage::Acting);
                    too_late(desk, stage, LAMP);
                }
            });
        }
        Stage::Watching => enter(desk, stage, Entry::FalseStart),
        Stage::Acting => {
            let millis = browser::precise_now() - lit.get_value();
            let entry = if millis < FASTEST {
                Entry::FalseStart
            } else {
                Entry::Millis(millis.min(f64::from(LAMP)) as u16)
            };
            enter(desk, stage, entry);
        }
        Stage::Done => (),
    };
    let text = move || match stage.get() {
        Stage::Ready => words::REFLEX_READY,
        Stage::Watching => words::REFLEX_WAIT,
        Stage::Acting => words::REFLEX_NOW,
        Stage::Done => words::DONE,
    };
    view! { <button class="lamp" class:lit=move || stage.get() == Stage::Acting class:waits=move || stage.get() == Stage::Watching on:click=press>{text}</button> }
        .into_any()
}

/// Hear four beats, tap the next eight.
pub(crate) fn tempo(desk: Desk, bpm: u8) -> AnyView {
    let stage = RwSignal::new(Stage::Ready);
    let beat = RwSignal::new(0_u8);
    let period = 60_000.0 / f64::from(bpm.max(1));
    let start = StoredValue::new(0.0_f64);
    let taps = StoredValue::new(Vec::<f64>::new());
    let n_taps = RwSignal::new(0_usize);
    let press = move |_| match stage.get_untracked() {
        Stage::Ready => {
            stage.set(Stage::Watching);
            start.set_value(browser::precise_now());
            browser::run(async move {
                for n in 1..=HEARD {
                    if beat.try_set(n).is_some() {
                        return;
                    }
                    desk.sound(Sound::Tick);
                    let next = start.get_value() + f64::from(n) * period;
                    browser::pause((next - browser::precise_now()).max(1.0) as i32).await;
                }
                if stage.try_get_untracked() == Some(Stage::Watching) {
                    stage.set(Stage::Acting);
                    let whole = period * TAPPED as f64;
                    too_late(desk, stage, whole as i32 + LAMP);
                }
            });
        }
        Stage::Acting | Stage::Watching => {
            if stage.get_untracked() == Stage::Watching && beat.get_untracked() < HEARD {
                return;
            }
            taps.update_value(|taps| taps.push(browser::precise_now()));
            n_taps.update(|n| *n += 1);
            if n_taps.get_untracked() == TAPPED {
                let off = taps.with_value(|taps| {
                    let due =
                        (0..).map(|n| start.get_value() + f64::from(u32::from(HEARD) + n) * period);
                    taps.iter()
                        .zip(due)
                        .map(|(tap, due)| (tap - due).abs())
                        .sum::<f64>()
                });
                enter(desk, stage, Entry::Millis(off.min(10_000.0) as u16));
            }
        }
        Stage::Done => (),
    };
    let text = move || match stage.get() {
        Stage::Ready => words::TEMPO_READY.to_owned(),
        Stage::Watching => words::beat(beat.get()),
        Stage::Acting => words::tap(n_taps.get(), TAPPED),
        Stage::Done => words::DONE.to_owned(),
    };
    view! { <button class="lamp" class:lit=move || stage.get() == Stage::Watching && beat.get() % 2 == 1 class:waits=move || stage.get() == Stage::Acting on:click=press>{text}</button> }
        .into_any()
}

/// Seven signs one after another, to be played back.
pub(crate) fn recall(desk: Desk, icons: [Section; 7]) -> AnyView {
    let stage = RwSignal::new(Stage::Ready);
    let at = RwSignal::new(None::<usize>);
    let typed = RwSignal::new(Vec::<Section>::new());
    let send = move || {
        enter(
            desk,
            stage,
            Entry::Icons(typed.get_untracked().into_iter().take(7).collect()),
        );
    };
    let begin = move || {
        stage.set(Stage::Watching);
        browser::run(async move {
            for index in 0..icons.len() {
                if at.try_set(Some(index)).is_some() {
                    return;
                }
                browser::pause(SIGN - 120).await;
                let _ = at.try_set(None);
                browser::pause(120).await;
            }
            if stage.try_set(Stage::Acting).is_none() {
                browser::pause(TYPING).await;
                if stage.try_get_untracked() == Some(Stage::Acting) {
                    send();
                }
            }
        });
    };
    let add = move |section: Section| {
        typed.update(|typed| typed.push(section));
        if typed.with_untracked(Vec::len) == icons.len() {
            send();
        }
    };
    move_stage(move || {
        match stage.get() {
        Stage::Ready => key("lamp").does(begin).with(words::RECALL_READY),
        Stage::Watching => view! {
            <p class="shown-sign" role="img" aria-label=move || at.get().map(|at| words::section(icons[at])).unwrap_or_default()
                inner_html=move || at.get().map(|at| art::badge(icons[at])).unwrap_or_default()></p>
        }
        .into_any(),
        Stage::Acting => {
            let keys = Section::ALL
                .map(|section| {
                    let key = key("stall pressable").does(move || add(section));
                    key.with(view! { {look("big-sign", art::badge(section))} {words::section(section)} })
                })
                .collect_view();
            view! {
                <p class="typed" aria-live="polite">{move || words::typed(typed.with(Vec::len), icons.len())} <span aria-hidden="true" inner_html=move || super::field::badges(&typed.get())></span></p>
                <div class="stalls">{keys}</div>
                {key("choice small").does(send).with(words::THAT_IS_ALL)}
            }
            .into_any()
        }
        Stage::Done => view! { <p>{words::DONE}</p> }.into_any(),
    }
    })
}

/// Notes that flash for two seconds, to be counted.
pub(crate) fn count(desk: Desk, notes: u8) -> AnyView {
    let stage = RwSignal::new(Stage::Ready);
    let guess = RwSignal::new(String::new());
    let begin = move || {
        stage.set(Stage::Watching);
        browser::run(async move {
            browser::pause(NOTES).await;
            if stage.try_set(Stage::Acting).is_none() {
                too_late(desk, stage, GUESSING);
            }
        });
    };
    let submit = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        if let Ok(n) = guess.get_untracked().trim().parse::<u8>() {
            enter(desk, stage, Entry::Number(n.clamp(1, 99)));
        }
    };
    move_stage(move || {
        match stage.get() {
        Stage::Ready => key("lamp").does(begin).with(words::COUNT_READY),
        Stage::Watching => {
            // Scattered, but never on top of each other: places on a grid, each shifted a little.
            let dots = (0..notes)
                .map(|n| {
                    let place = u32::from(n) * 7 % 48;
                    let (x, y) = (place % 12 * 8 + u32::from(n) * 5 % 4, place / 12 * 24 + u32::from(n) * 11 % 12);
                    view! { <span style:left=format!("{x}%") style:top=format!("{y}%")>"\u{266a}"</span> }
                })
                .collect_view();
            view! { <div class="notes" role="img" aria-label=words::NOTES>{dots}</div> }.into_any()
        }
        Stage::Acting => view! {
            <form class="writing" on:submit=submit>
                <input type="number" min="1" max="99" aria-label=words::HOW_MANY placeholder=words::HOW_MANY bind:value=guess/>
                <button class="choice small">{words::ENTER}</button>
            </form>
        }
        .into_any(),
        Stage::Done => view! { <p>{words::DONE}</p> }.into_any(),
    }
    })
}

fn move_stage(drawn: impl Fn() -> AnyView + Send + 'static) -> AnyView {
    view! { <div class="timed">{drawn}</div> }.into_any()
}
