//! The decision bar: one sentence that says what is to be decided, and every choice as a button.

use leptos::prelude::*;
use tabletop::Seat;
use wasm_bindgen::JsCast;
use wire::{Answer, ClientMsg, TakeBackNews};

use crate::browser;
use crate::games::GameRoom;
use crate::scene::Scene;
use crate::table::desk::Desk;
use crate::table::replay::Replay;
use crate::words::{self, capital};

/// The heart of the table.
#[component]
pub(crate) fn DecisionBar<G: GameRoom>(
    /// The table.
    desk: Desk<G>,
) -> impl IntoView {
    let bar = NodeRef::<leptos::html::Section>::new();
    // Whoever plays by keyboard loses the pressed button with each decision: the bar takes over.
    Effect::new(move |_| {
        let is_asked = desk.asked.get();
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
    let bar_now = Memo::new(move |_| asked(desk));
    view! {
        <section class="decision" tabindex="-1" node_ref=bar role="group" aria-label=move || question(desk)
            class:asked=move || desk.asked.get()>
            {move || notice(desk)}
            {move || if desk.replaying.get() {
                view! { <Replay desk/> }.into_any()
            } else if desk.past.with(Option::is_some) {
                looking_back(desk)
            } else if let Some(asked) = bar_now.get() {
                buttons(desk, asked)
            } else {
                desk.scene.get().map_or_else(|| ().into_any(), |scene| present(desk, &scene))
            }}
        </section>
    }
}

/// What is to be decided, for those who hear the page.
fn question<G: GameRoom>(desk: Desk<G>) -> String {
    let asked = desk.scene.with(|scene| {
        let scene = scene.as_ref().filter(|scene| !scene.choices.is_empty())?;
        let (view, own) = (scene.view.as_ref()?, scene.own()?);
        Some(words::spoken(&G::question(
            &scene.setup,
            &scene.names,
            view,
            own,
        )))
    });
    asked.unwrap_or_else(|| words::DECISION.to_owned())
}

/// What was refused, with the rule.
fn notice<G: GameRoom>(desk: Desk<G>) -> Option<AnyView> {
    let notice = desk.notice.get()?;
    let link = notice.rule.map(|rule| {
        let id = rule.to_string();
        let label = words::rule(&id);
        view! { <button class="link" on:click=move |_| desk.look_up(&id)>{label}</button> }
    });
    Some(view! {
        <p class="notice" role="alert">
            <span>{capital(&notice.text)}</span> " " {link}
            <button class="link" aria-label=words::CLOSE on:click=move |_| desk.notice.set(None)>"×"</button>
        </p>
    }.into_any())
}

fn looking_back<G: GameRoom>(desk: Desk<G>) -> AnyView {
    view! {
        <p class="question">{words::LOOKING_BACK}</p>
        <div class="choices">
            <button class="choice" on:click=move |_| desk.past.set(None)>{words::NOW}</button>
        </div>
    }
    .into_any()
}

/// What the facing seat is asked, and the choices that have a button. The bar is drawn anew only when
/// this changes: a button that is replaced under a finger would not be pressed.
#[derive(Clone, PartialEq)]
struct Asked<A> {
    question: String,
    choices: Vec<Button<A>>,
}

/// A choice in the bar.
#[derive(Clone, PartialEq)]
struct Button<A> {
    action: A,
    /// The number key that makes it.
    number: Option<usize>,
    text: String,
    spot: Option<String>,
}

fn asked<G: GameRoom>(desk: Desk<G>) -> Option<Asked<G::Action>> {
    if !desk.asked.get() {
        return None;
    }
    let scene = desk.scene.get()?;
    let (view, own) = (scene.view.as_ref()?, scene.own()?);
    let in_bar = scene.choices.iter();
    let in_bar = in_bar.filter(|action| G::in_bar(&scene, action));
    let button = |action: &G::Action| {
        let text = G::choice(&scene.setup, &scene.names, view, own, action);
        Button {
            action: action.clone(),
            number: G::key(&scene, action).filter(|number| *number <= 9),
            text: capital(&words::spoken(&text)),
            spot: G::spot(action),
        }
    };
    Some(Asked {
        question: words::spoken(&G::question(&scene.setup, &scene.names, view, own)),
        choices: in_bar.map(button).collect(),
    })
}

fn buttons<G: GameRoom>(desk: Desk<G>, asked: Asked<G::Action>) -> AnyView {
    let button = |Button {
                      action,
                      number,
                      text,
                      spot,
                  }: Button<G::Action>| {
        view! {
            <button class="choice" data-for=spot.clone() on:click=move |_| desk.act(&action)
                on:focus={ let spot = spot.clone(); move |_| point_at(spot.as_deref()) }
                on:blur=move |_| point_at(None)
                on:mouseenter=move |_| point_at(spot.as_deref())
                on:mouseleave=move |_| point_at(None)>
                {number.map(|number| view! { <kbd aria-hidden="true">{number}</kbd> })}
                {text}
            </button>
        }
    };
    view! {
        <p class="question">{asked.question}</p>
        <div class="choices">{asked.choices.into_iter().map(button).collect_view()} {move || undo(desk)}</div>
    }
    .into_any()
}

/// What stands in the bar of a seat that has nothing to decide.
fn present<G: GameRoom>(desk: Desk<G>, scene: &Scene<G>) -> AnyView {
    if let Some(because) = &scene.news.closed {
        return view! { <p class="question quiet">{because.clone()}</p> }.into_any();
    }
    if let Some(asked) = &scene.news.take_back {
        return take_back(desk, scene, asked);
    }
    if scene.is_stepped_out() && scene.is_playing() {
        return stepped_out(desk);
    }
    waiting(desk, scene)
}

/// Lights up the thing on the board that a choice is about.
fn point_at(spot: Option<&str>) {
    for lit in browser::all(".pointed") {
        let _ = lit.class_list().remove_1("pointed");
    }
    if let Some(element) = spot.and_then(browser::spot) {
        let _ = element.class_list().add_1("pointed");
    }
}

fn waiting<G: GameRoom>(desk: Desk<G>, scene: &Scene<G>) -> AnyView {
    // One's own turn is being shown: nobody waits for anybody.
    let is_own = scene
        .own()
        .is_some_and(|own| scene.news.awaited.contains(own));
    let text = match (is_own, scene.view.is_some()) {
        (true, _) => words::WATCH.to_owned(),
        (false, true) => words::spoken(&G::waiting(scene)),
        (false, false) => String::new(),
    };
    let is_over = scene.news.outcome.is_some();
    view! {
        <p class="question quiet">{text}</p>
        <div class="choices">
            {move || desk.moving.get().then(|| view! {
                <button class="choice small" on:click=move |_| desk.hurry.set(true)>{words::SKIP}</button>
            })}
            {is_over.then(|| view! {
                <button class="choice" on:click=move |_| desk.aside.set(false)>{words::SEE_RESULT}</button>
            })}
            {(!is_over && !desk.moving.get()).then(|| undo(desk))}
        </div>
    }
    .into_any()
}

/// Taking back is free while nobody has learnt anything; otherwise the others are asked.
fn undo<G: GameRoom>(desk: Desk<G>) -> Option<AnyView> {
    let own = desk.facing.get()?;
    let is_playing = desk
        .scene
        .with(|scene| scene.as_ref().is_some_and(|scene| scene.is_playing()));
    let last = desk.story.with(|story| {
        let own = story.iter().rev().find(|line| line.by == Some(own));
        own.map(|line| line.version)
    });
    // What was refused once is not offered again.
    let may = is_playing && last > desk.stands.get();
    may.then(|| {
        view! { <button class="choice small" title=words::TAKE_BACK_WHY on:click=move |_| desk.take_back()>{words::TAKE_BACK}</button> }
            .into_any()
    })
}

/// Somebody wants to take back: those who learnt from it are asked, the others wait for them.
fn take_back<G: GameRoom>(desk: Desk<G>, scene: &Scene<G>, asked: &TakeBackNews) -> AnyView {
    let answer = move |answer: Answer| {
        let (ack, seat) = (desk.ack(), desk.facing.get_untracked());
        desk.send(&ClientMsg::AnswerTakeBack { ack, seat, answer });
    };
    let button = move |text: &'static str, given: Answer| {
        view! { <button class="choice" on:click=move |_| answer(given)>{text}</button> }
    };
    let own = scene.own();
    let name = |seat: Seat| words::spoken_within(&scene.names[seat]);
    if own.is_some_and(|own| asked.asked.contains(own)) {
        return view! {
            <p class="question">{words::wants_back(&scene.names[asked.seat])}</p>
            <div class="choices">
                {button(words::AGREE, Answer::Agree)} {button(words::DECLINE, Answer::Decline)}
            </div>
        }
        .into_any();
    }
    let names: Vec<String> = asked.asked.iter().map(name).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let is_own = own == Some(asked.seat);
    let text = if is_own {
        words::YOU_ASKED.to_owned()
    } else {
        words::somebody_asked(&scene.names[asked.seat])
    };
    view! {
        <p class="question quiet">{text} " " {words::asked_to_agree(&names)}</p>
        <div class="choices">{is_own.then(|| button(words::WITHDRAW, Answer::Decline))}</div>
    }
    .into_any()
}

/// A bot plays for whoever sits here, until they want to play themselves again.
fn stepped_out<G: GameRoom>(desk: Desk<G>) -> AnyView {
    let back = move |_| {
        let (ack, seat) = (desk.ack(), desk.facing.get_untracked());
        desk.send(&ClientMsg::StepIn { ack, seat });
    };
    view! {
        <p class="question quiet">{words::STEPPED_OUT}</p>
        <div class="choices">
            <button class="choice" on:click=back>{words::I_PLAY}</button>
        </div>
    }
    .into_any()
}
