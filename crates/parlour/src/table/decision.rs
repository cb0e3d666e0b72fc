//! The decision bar: a sentence that says what to decide, and a button for every choice.

use board::{Choice, Moment, pieces};
use leptos::prelude::*;
use tabletop::Seat;
use wasm_bindgen::JsCast;
use wire::{Answer, ClientMsg, TakeBackNews};

use crate::table::frame::Frame;
use crate::table::replay::Replay;
use crate::words::{self, capital};
use board::browser;

/// The decision bar.
#[component]
pub(crate) fn DecisionBar(
    /// The table.
    frame: Frame,
) -> impl IntoView {
    let bar = NodeRef::<leptos::html::Section>::new();
    // Each decision removes the focused button. The bar takes the focus, for players with a
    // keyboard.
    Effect::new(move |_| {
        let is_asked = frame.asked.get();
        let lost = browser::document()
            .active_element()
            .is_none_or(|element| element.tag_name() == "BODY");
        if let Some(bar) = bar.get_untracked()
            && is_asked
            && lost
        {
            let options = web_sys::FocusOptions::new();
            options.set_prevent_scroll(true);
            let element: &web_sys::HtmlElement = bar.unchecked_ref();
            let _ = element.focus_with_options(&options);
        }
    });
    let bar_now = Memo::new(move |_| asked(frame));
    view! {
        <section class="decision" tabindex="-1" node_ref=bar role="group" aria-label=move || question(frame)
            class:asked=move || frame.asked.get()>
            {move || notice(frame)}
            {move || if frame.replaying.get() {
                view! { <Replay frame/> }.into_any()
            } else if frame.past.with(Option::is_some) {
                looking_back(frame)
            } else if let Some(asked) = bar_now.get() {
                buttons(frame, asked)
            } else {
                frame.now.get().map_or_else(|| ().into_any(), |scene| present(frame, &scene))
            }}
        </section>
    }
}

/// What to decide, for screen readers.
fn question(frame: Frame) -> String {
    let asked = frame.now.with(|now| Some(now.as_ref()?.question.clone()));
    let asked = asked.filter(|question| !question.is_empty());
    asked.unwrap_or_else(|| words::DECISION.to_owned())
}

/// What was refused, with the rule.
fn notice(frame: Frame) -> Option<AnyView> {
    let notice = frame.notice.get()?;
    let link = notice.rule.map(|rule| {
        let id = rule.to_string();
        let label = words::rule(&id);
        view! { <button class="link" on:click=move |_| frame.look_up(&id)>{label}</button> }
    });
    Some(view! {
        <p class="notice" role="alert">
            <span>{capital(&notice.text)}</span> " " {link}
            <button class="link" aria-label=words::CLOSE on:click=move |_| frame.notice.set(None)>"×"</button>
        </p>
    }.into_any())
}

fn looking_back(frame: Frame) -> AnyView {
    view! {
        <p class="question">{words::LOOKING_BACK}</p>
        <div class="choices">
            <button class="choice" on:click=move |_| frame.past.set(None)>{words::NOW}</button>
        </div>
    }
    .into_any()
}

/// What the facing seat is asked, and the choices that have a button.
#[derive(Clone, PartialEq)]
struct Asked {
    question: String,
    /// Each with its number key.
    choices: Vec<(Choice, Option<usize>)>,
}

/// Keys have one digit.
const MOST_KEYS: usize = 9;

fn asked(frame: Frame) -> Option<Asked> {
    if !frame.asked.get() {
        return None;
    }
    let now = frame.now.get()?;
    let button = |place: usize| {
        let key = frame.board.key(&now, place).filter(|key| *key <= MOST_KEYS);
        Some((now.choices.get(place)?.clone(), key))
    };
    let in_bar = frame.board.in_bar(&now).into_iter();
    Some(Asked {
        question: now.question.clone(),
        choices: in_bar.filter_map(button).collect(),
    })
}

fn buttons(frame: Frame, asked: Asked) -> AnyView {
    let button = |(choice, key): (Choice, Option<usize>)| {
        let Choice { action, text, spot } = choice;
        let name = action.to_string();
        let button = view! {
            <button class="choice" data-for=spot.clone() on:click=move |_| frame.act(action.clone())
                on:focus={ let spot = spot.clone(); move |_| point_at(spot.as_deref()) }
                on:blur=move |_| point_at(None)
                on:mouseenter=move |_| point_at(spot.as_deref())
                on:mouseleave=move |_| point_at(None)>
                {key.map(|key| view! { <kbd aria-hidden="true">{key}</kbd> })}
                {text}
            </button>
        };
        (name, button.into_any())
    };
    view! {
        <p class="question">{asked.question}</p>
        <div class="choices">{pieces(asked.choices.into_iter().map(button))} {undo(frame)}</div>
    }
    .into_any()
}

/// The bar of a seat that has nothing to decide.
fn present(frame: Frame, scene: &Moment) -> AnyView {
    if let Some(because) = &scene.news.closed {
        return view! { <p class="question quiet">{because.clone()}</p> }.into_any();
    }
    if let Some(asked) = &scene.news.take_back {
        return take_back(frame, scene, asked);
    }
    if scene.is_stepped_out() && scene.is_playing() {
        return stepped_out(frame);
    }
    waiting(frame, scene)
}

/// Highlights the thing on the board that a choice is about.
fn point_at(spot: Option<&str>) {
    for lit in browser::all(".pointed") {
        let _ = lit.class_list().remove_1("pointed");
    }
    if let Some(element) = spot.and_then(browser::spot) {
        let _ = element.class_list().add_1("pointed");
    }
}

fn waiting(frame: Frame, scene: &Moment) -> AnyView {
    // The player's own turn is still being shown: nobody is waiting.
    let is_own = scene
        .own()
        .is_some_and(|own| scene.news.awaited.contains(own));
    let text = match (is_own, scene.is_dealt) {
        (true, _) => words::WATCH.to_owned(),
        (false, true) => frame.board.waiting(scene),
        (false, false) => String::new(),
    };
    let is_over = scene.news.outcome.is_some();
    view! {
        <p class="question quiet">{text}</p>
        <div class="choices">
            {frame.moving.get().then(|| view! {
                <button class="choice small" on:click=move |_| frame.hurry.set(true)>{words::SKIP}</button>
            })}
            {is_over.then(|| view! {
                <button class="choice" on:click=move |_| frame.aside.set(false)>{words::SEE_RESULT}</button>
            })}
            {(!is_over && !frame.moving.get()).then(|| undo(frame))}
        </div>
    }
    .into_any()
}

/// Taking back is free while nobody has learnt anything from it; otherwise the others are asked.
fn undo(frame: Frame) -> Option<AnyView> {
    let own = frame.facing.get()?;
    let is_playing = frame
        .now
        .with(|scene| scene.as_ref().is_some_and(|scene| scene.is_playing()));
    let last = frame.story.with(|story| {
        let own = story.iter().rev().find(|line| line.by == Some(own));
        own.map(|line| line.version)
    });
    // What was refused once is not offered again.
    let may = is_playing && last > frame.stands.get();
    may.then(|| {
        view! { <button class="choice small" title=words::TAKE_BACK_WHY on:click=move |_| frame.take_back()>{words::TAKE_BACK}</button> }
            .into_any()
    })
}

/// Somebody wants to take back: those who learnt from it are asked, the others wait.
fn take_back(frame: Frame, scene: &Moment, asked: &TakeBackNews) -> AnyView {
    let answer = move |answer: Answer| {
        let (ack, seat) = (frame.ack(), frame.facing.get_untracked());
        frame.send(&ClientMsg::AnswerTakeBack { ack, seat, answer });
    };
    let button = move |text: &'static str, given: Answer| {
        view! { <button class="choice" on:click=move |_| answer(given)>{text}</button> }
    };
    let own = scene.own();
    let name = |seat: Seat| scene.narrator.name(seat);
    if own.is_some_and(|own| asked.asked.contains(own)) {
        return view! {
            <p class="question">{words::wants_back(scene.narrator.begin(asked.seat))}</p>
            <div class="choices">
                {button(words::AGREE, Answer::Agree)} {button(words::DECLINE, Answer::Decline)}
            </div>
        }
        .into_any();
    }
    let names: Vec<&str> = asked.asked.iter().map(name).collect();
    let is_own = own == Some(asked.seat);
    let text = if is_own {
        words::YOU_ASKED.to_owned()
    } else {
        words::somebody_asked(scene.narrator.begin(asked.seat))
    };
    view! {
        <p class="question quiet">{text} " " {words::asked_to_agree(&names)}</p>
        <div class="choices">{is_own.then(|| button(words::WITHDRAW, Answer::Decline))}</div>
    }
    .into_any()
}

/// A bot plays for this seat until its player returns.
fn stepped_out(frame: Frame) -> AnyView {
    let back = move |_| {
        let (ack, seat) = (frame.ack(), frame.facing.get_untracked());
        frame.send(&ClientMsg::StepIn { ack, seat });
    };
    view! {
        <p class="question quiet">{words::STEPPED_OUT}</p>
        <div class="choices">
            <button class="choice" on:click=back>{words::I_PLAY}</button>
        </div>
    }
    .into_any()
}
