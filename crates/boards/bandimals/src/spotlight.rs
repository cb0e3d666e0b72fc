//! The spotlight of a turn: the current step, the card being played and what it will do, who can
//! still stop it, and what the last card did.

use bandimals::{Action, Bandimals, Card, Event, Phase, Source, Step, Turn, View, Window};
use board::{drawn, look};
use leptos::prelude::*;
use tabletop::{Seat, Words};

use super::lit::{self, goal, lit};
use super::{card, sheet, spots};
use crate::Desk;
use crate::Scene;
use crate::words;
use board::picture;
use board::words::{capital, minus};

/// The steps of a turn, with the current one highlighted.
pub(crate) fn march(desk: Desk) -> Option<AnyView> {
    let scene = desk.shown()?;
    let view = scene.view.as_ref()?;
    let open = &view.open;
    if open.phase != Phase::Playing {
        return None;
    }
    let now = step_now(open.agenda.as_slice());
    let has_booster = !scene.setup.edition.ct.is_empty();
    let steps = words::STEPS
        .iter()
        .zip(0..)
        .filter(|(_, index)| has_booster || *index != HALT)
        .map(|(name, index)| {
            let is_now = now == Some(index);
            view! { <li class:now=is_now aria-current=is_now.then_some("step")>{*name}</li> }
        })
        .collect_view();
    let news = scene.news.seats.at(open.turn)?;
    let avatar = picture::avatar(open.turn, &news.sitter);
    Some(
        view! {
            <div class="march" style:--seat=picture::colour(open.turn)>
                {look("avatar", avatar)}
                <strong>{words::turn_of(&scene.narrator, open.turn)}</strong>
                <ol aria-label=words::STEPS_LABEL>{steps}</ol>
            </div>
        }
        .into_any(),
    )
}

/// Where Band Halt! is among the steps.
const HALT: usize = 3;

/// The current step: the topmost one on the agenda that belongs to the turn itself.
fn step_now(agenda: &[Step]) -> Option<usize> {
    agenda.iter().rev().find_map(|step| match step {
        Step::Begin | Step::EndHalt { .. } | Step::Late | Step::Kind => Some(0),
        Step::Plays(_) => Some(1),
        Step::Specials { .. } | Step::Window(_) => Some(2),
        Step::Halt
        | Step::Contest(_)
        | Step::Rival { .. }
        | Step::ChooseCt { .. }
        | Step::Line { .. }
        | Step::ThemeVote { .. }
        | Step::Rewards(_)
        | Step::Retire => Some(HALT),
        Step::Discard { .. } => Some(4),
        Step::Count { .. } | Step::Major | Step::Next => Some(5),
        Step::Ops(_)
        | Step::Finish { .. }
        | Step::Fetch { .. }
        | Step::Clear { .. }
        | Step::Picks(_) => None,
    })
}

/// What the spotlight shows now.
pub(crate) fn spotlight(desk: Desk) -> Option<AnyView> {
    let scene = desk.shown()?;
    let view = scene.view.as_ref()?;
    if let Phase::Over { .. } = view.open.phase {
        return Some(over(&scene));
    }
    if let Some(taken) = taken(desk, &scene) {
        return Some(sheet::sheet(desk, &scene, view, taken));
    }
    Some(match view.open.agenda.last() {
        Some(Step::Window(window)) => no_u(&scene, view, window),
        Some(Step::Fetch { .. }) => sheet::fetch(desk, &scene, view),
        Some(Step::ChooseCt { .. }) => sheet::director(desk, &scene),
        Some(_) | None => match played(view) {
            Some(played) => resolving(&scene, played),
            None => last(desk, &scene),
        },
    })
}

/// The card that was taken up, if it can still be played.
fn taken(desk: Desk, scene: &Scene) -> Option<Card> {
    let taken = desk.taken.get()?;
    let asked = desk.asked.get();
    let mut cards = scene.choices.iter().filter_map(|action| match action {
        Action::Turn(Turn::PlaySpecial { card, .. }) if asked => Some(*card),
        _ => None,
    });
    cards.find(|card| spots::hand(*card, 0) == taken)
}

/// The card whose ops are being done.
fn played(view: &View) -> Option<Card> {
    view.open.agenda.iter().rev().find_map(|step| match step {
        Step::Ops(ops) => match ops.source {
            Source::Quick(card) | Source::Late(card) => Some(card),
            Source::Reward(_) | Source::DrawerReward(_) => None,
        },
        Step::Finish { card } => Some(*card),
        _ => None,
    })
}

/// A Penalty is announced. Everybody else looks the same here, whether they hold a No U or not.
fn no_u(scene: &Scene, view: &View, window: &Window) -> AnyView {
    let setup = &scene.setup;
    let name = |seat: Seat| scene.narrator.name(seat).to_owned();
    let at = window
        .target
        .map_or_else(|| words::EVERYBODY.to_owned(), name);
    let pick = window.pick.map(|pick| {
        view! { {look("named", card::little(setup, pick))} <strong>{setup.name(pick).to_owned()}</strong> }
    });
    let seats = scene
        .around()
        .into_iter()
        .filter(|seat| *seat != window.by && !view.open.out.contains(*seat));
    let dots = seats
        .map(|seat| {
            let waits = view.open.waits.contains(seat);
            let avatar = scene
                .news
                .seats
                .at(seat)
                .map(|news| picture::avatar(seat, &news.sitter));
            view! { <span class="dot" class:waits=waits>{drawn(avatar.unwrap_or_default())}</span> }
        })
        .collect_view();
    let inside = view! {
        <h2>{words::plays_at(&scene.narrator, window.by, setup.name(window.card), &at)} {pick}</h2>
        <p>{card::effect(setup, window.card)}</p>
        <p class="dots"><span>{words::REACTIONS}</span> <span aria-hidden="true">{dots}</span></p>
    };
    lit(
        "lit window",
        lit::card(card::front(setup, window.card)),
        inside,
    )
}

/// A card is being resolved.
fn resolving(scene: &Scene, played: Card) -> AnyView {
    let setup = &scene.setup;
    let inside = view! {
        <h2>{setup.name(played).to_owned()}</h2>
        <p>{card::effect(setup, played)}</p>
    };
    lit("lit", lit::card(card::front(setup, played)), inside)
}

/// What the last Bonus, Penalty or contest did, in the sentences of the story.
fn last(desk: Desk, scene: &Scene) -> AnyView {
    let told = desk.told(|events| {
        let start = events.iter().rposition(|(event, _)| begins(event))?;
        let card = match events[start].0 {
            Event::SpecialPlayed { card, .. } => card::front(&scene.setup, *card),
            Event::TurnedUp { ct, .. } => card::ct(&scene.setup, *ct),
            _ => String::new(),
        };
        let by = actor(events[start].0);
        let after = events[start + 1..].iter();
        let after = after.take_while(|(event, _)| !matches!(event, Event::TurnBegan { .. }));
        // For a contest, the entries and the winners matter more than the cards drawn as a reward.
        let is_contest = matches!(events[start].0, Event::TurnedUp { .. });
        let is_drawn = |event: &Event| is_contest && matches!(event, Event::Drew { .. });
        let after = after
            .filter(|(event, _)| is_effect(by, event) && !is_drawn(event))
            .map(|(_, text)| (*text).to_owned());
        Some((
            card,
            events[start].1.to_owned(),
            after.collect::<Vec<String>>(),
        ))
    });
    let Some((looks, first, after)) = told else {
        return aim(scene);
    };
    let n_left_out = after.len().saturating_sub(MOST_TOLD);
    let after = after
        .into_iter()
        .skip(n_left_out)
        .map(|text| view! { <li>{text}</li> })
        .collect_view();
    let inside = view! {
        <h2><small>{words::LAST_CARD}</small> {first}</h2>
        <ul>{after}</ul>
    };
    lit("lit past-card", lit::card(looks), inside)
}

/// How many sentences about a card's effect are shown. The story has all of them.
const MOST_TOLD: usize = 3;

fn begins(event: &Event) -> bool {
    matches!(event, Event::SpecialPlayed { .. } | Event::TurnedUp { .. })
}

fn actor(event: &Event) -> Option<Seat> {
    match event {
        Event::SpecialPlayed { by, .. } | Event::TurnedUp { by, .. } => Some(*by),
        _ => None,
    }
}

/// Whether an event is an effect of the card that was played. Cards discarded one by one at the end of
/// the turn are not.
fn is_effect(actor: Option<Seat>, event: &Event) -> bool {
    if let Event::Discarded { by, cards } = event {
        return Some(*by) != actor || cards.len() > 1;
    }
    matches!(
        event,
        Event::Stopped { .. }
            | Event::Shielded { .. }
            | Event::Taken { .. }
            | Event::Passed { .. }
            | Event::Fetched { .. }
            | Event::Cleared { .. }
            | Event::Removed { .. }
            | Event::Drew { .. }
            | Event::MajorLost { .. }
            | Event::EntriesShown { .. }
            | Event::BidsShown { .. }
            | Event::NumberDrawn { .. }
            | Event::NotesTold { .. }
            | Event::OrderTold { .. }
            | Event::VotesCounted { .. }
            | Event::VerdictsCounted { .. }
            | Event::ContestWon { .. }
            | Event::LineSaid { .. }
            | Event::Slipped { .. }
    )
}

/// The aim of the game, while nothing has been played yet.
fn aim(scene: &Scene) -> AnyView {
    let numbers = &scene.setup.numbers;
    let required = scene.view.as_ref().and_then(|view| view.open.required);
    let text = words::aim(
        numbers.min_sections,
        numbers.max_per_section,
        required,
        numbers.win,
    );
    let inside = view! { <h2>{words::GOAL}</h2> <p>{text}</p> };
    lit("lit quiet-lit", goal(), inside)
}

fn over(scene: &Scene) -> AnyView {
    let outcome = scene.news.outcome.as_ref();
    let told = outcome.map(|outcome| Bandimals::ending(&scene.setup, &scene.narrator, outcome));
    let text = capital(&minus(&told.unwrap_or_default()));
    lit("lit quiet-lit", goal(), view! { <h2>{text}</h2> })
}
