//! The middle of the table: three doors, the box, and the card that is being decided on.

use argh::{Action, Argh, Location, PhaseSeen, View};
use leptos::prelude::*;
use tabletop::{Face, Words};

use super::{art, card};
use crate::table::{Desk, Scene};

/// The middle of the table.
pub(crate) fn board(desk: Desk<Argh>, scene: &Scene<Argh>) -> AnyView {
    let Some(view) = &scene.view else {
        return ().into_any();
    };
    view! {
        <div class="night">
            <div class="doors">
                {Location::ALL.map(|location| door(desk, scene, view, location))}
            </div>
            <div class="middle">
                {held(desk, scene, view)}
                {open_box(scene, view)}
            </div>
        </div>
    }
    .into_any()
}

/// A door with its pile behind it.
fn door(desk: Desk<Argh>, scene: &Scene<Argh>, view: &View, location: Location) -> AnyView {
    let left = view.piles[location.index()];
    let spot = pile_spot(location);
    let choice = desk.choice_at(scene, &spot);
    let name = scene.setup.location_name(location).to_owned();
    let place = card::place_class(location);
    // The cards behind the door, as a stack that shrinks.
    let stack = (0..left.min(8))
        .map(|index| {
            view! {
                <span class=format!("sheet-of-pile {place}") style:--i=index.to_string()></span>
            }
        })
        .collect_view();
    let label = format!("{name} {left} cards left");
    let inside = view! {
        <span class="stack" aria-hidden="true">{stack}</span>
        <span class="panel-of-door" inner_html=art::filling(place) aria-hidden="true"></span>
        <span class="sill"><strong>{name}</strong>" "<span class="left">{left}</span></span>
    };
    if !desk.is_asked(scene) {
        return view! {
            <div class=format!("door {place}") class:empty=left == 0 data-spot=spot role="img" aria-label=label>{inside}</div>
        }.into_any();
    }
    // Pressing a door that may not be opened now says which rule forbids it.
    let (may, label) = match choice {
        Some(_) => (true, format!("Take a card: {label}")),
        None => (false, label),
    };
    view! {
        <button class=format!("door {place}") class:pressable=may class:empty=left == 0 data-spot=spot aria-label=label
            on:click=move |_| desk.act(&Action::TakeCard { location })>{inside}</button>
    }.into_any()
}

/// The name of a pile's spot on the table.
pub(crate) fn pile_spot(location: Location) -> String {
    format!("pile-{}", card::place_class(location))
}

/// The card in somebody's hand, large for whoever may see it.
fn held(desk: Desk<Argh>, scene: &Scene<Argh>, view: &View) -> AnyView {
    let (by, to, location, face) = match view.phase {
        PhaseSeen::Holding {
            seat,
            location,
            card,
        } => (seat, None, location, card),
        PhaseSeen::Offered {
            seat,
            to,
            location,
            card,
        } => (seat, Some(to), location, card),
        _ => return view! { <div class="held none" data-spot="held"></div> }.into_any(),
    };
    let name = &scene.names[by];
    let place = scene.setup.location_name(location);
    let caption = match to {
        Some(to) => format!("{name} → {}", scene.names[to]),
        None => format!(
            "in {} hand",
            if scene.own() == Some(by) {
                "your".to_owned()
            } else {
                format!("{name}’s")
            }
        ),
    };
    let label = match face {
        Face::Up(known) => card::label(&scene.setup, known),
        Face::Down => format!("a {place} card, face down"),
    };
    let looks = card::known(&scene.setup, face, location);
    // ARGH-25: laying it open straight away is bad manners; whoever presses it is told so.
    let card = if desk.is_asked(scene) && face.is_up() {
        view! {
            <button class="place" aria-label=label on:click=move |_| desk.act(&Action::LayCardFaceUp)>
                <span aria-hidden="true" inner_html=looks></span>
            </button>
        }.into_any()
    } else {
        view! { <span role="img" aria-label=label inner_html=looks></span> }.into_any()
    };
    view! {
        <figure class="held" data-spot="held">
            {card}
            <figcaption>{caption}</figcaption>
        </figure>
    }
    .into_any()
}

/// The removed cards: face down until the end, but for whoever looked.
fn open_box(scene: &Scene<Argh>, view: &View) -> AnyView {
    let cards = Location::ALL.into_iter().flat_map(|location| {
        let setup = &scene.setup;
        view.removed[location.index()].iter().map(move |face| {
            let label = match face {
                Face::Up(known) => card::label(setup, *known),
                Face::Down => format!("a removed {} card", setup.location_name(location)),
            };
            view! { <span role="img" aria-label=label inner_html=card::known(setup, *face, location)></span> }
        })
    }).collect_view();
    view! {
        <figure class="the-box" data-spot="box">
            <div class="box-cards">{cards}</div>
            <figcaption>"In the box, unknown"</figcaption>
        </figure>
    }
    .into_any()
}

/// How far the deal is.
pub(crate) fn progress(scene: &Scene<Argh>) -> String {
    let Some(view) = &scene.view else {
        return String::new();
    };
    match (&view.phase, view.turns_left) {
        (PhaseSeen::Over { .. }, _) => "The end".to_owned(),
        (PhaseSeen::Effects { .. }, _) => "The reveal".to_owned(),
        (_, Some(1)) => "Last turn".to_owned(),
        (_, Some(left)) => format!("Last round: {left} turns left"),
        (_, None) => {
            let fewest = view.piles.iter().min().copied().unwrap_or(0);
            format!("Ends when a pile runs out ({fewest} left)")
        }
    }
}

/// Whom the table waits for, and why.
pub(crate) fn waiting(scene: &Scene<Argh>) -> String {
    crate::words::spoken(&reason(scene))
}

fn reason(scene: &Scene<Argh>) -> String {
    let Some(view) = &scene.view else {
        return String::new();
    };
    let name = |seat: tabletop::Seat| scene.names[seat].as_str();
    match &view.phase {
        PhaseSeen::ChooseFirst { .. } => {
            let names: Vec<&str> = scene.news.awaited.iter().map(name).collect();
            format!(
                "{} to say who starts.",
                crate::words::waits_for(&names).trim_end_matches('.')
            )
        }
        PhaseSeen::Turn { seat } => format!("{} takes a card or steals one…", name(*seat)),
        PhaseSeen::Holding { seat, .. } => {
            format!(
                "{} looks at the card: keep it face down, or push it at somebody?",
                name(*seat)
            )
        }
        PhaseSeen::Offered { seat, to, .. } => {
            format!(
                "{} offers a card. {} takes it unseen, or not…",
                name(*seat),
                name(*to)
            )
        }
        PhaseSeen::Owl { seat, .. } => format!("{} may look into the box…", name(*seat)),
        PhaseSeen::Effects { seat, .. } => format!("{}’s animals have their say…", name(*seat)),
        PhaseSeen::Over { .. } => scene
            .news
            .outcome
            .as_ref()
            .map_or_else(String::new, |outcome| {
                Argh::ending(&scene.setup, &scene.names, outcome)
            }),
    }
}

/// The spot on the table that a choice belongs to.
pub(crate) fn spot(action: &Action) -> Option<String> {
    match action {
        Action::TakeCard { location } => Some(pile_spot(*location)),
        Action::StealCard { from, slot } => Some(format!("down-{}-{slot}", from.0)),
        Action::OfferCard { to } => Some(format!("seat-{}", to.0)),
        Action::ChooseFirstPlayer { seat } => Some(format!("seat-{}", seat.0)),
        Action::SwitchSign { card }
        | Action::HamsterDiscard { card }
        | Action::ScientistDiscard { card }
        | Action::PickEffect { card } => Some(format!("up-{}", card.0)),
        Action::LeaveToChance
        | Action::KeepCard
        | Action::AcceptCard
        | Action::DeclineCard
        | Action::LayCardFaceUp
        | Action::OwlPeek { .. }
        | Action::OwlDecline => None,
    }
}

/// Whether the viewer knows the card that is being decided on.
pub(crate) fn holds(view: &View) -> bool {
    match view.phase {
        PhaseSeen::Holding { card, .. } | PhaseSeen::Offered { card, .. } => card.is_up(),
        _ => false,
    }
}
