//! The cards in front of a seat: face up, and face down by slot.

use argh::{Action, Area, Card, HiddenCard};
use board::{drawn, pieces};
use leptos::prelude::*;
use tabletop::{Face, Seat};

use super::card;
use super::spots::{HELD, area as area_spot, down, opened_from, up};
use crate::Desk;
use crate::Scene;
use crate::words;

/// A seat's area of the table.
pub(crate) fn area(desk: Desk, scene: &Scene, seat: Seat) -> AnyView {
    let area = scene.view.as_ref().and_then(|view| view.areas.at(seat));
    let Some(area) = area else {
        return ().into_any();
    };
    let hidden = area.down.iter();
    let hidden = hidden.map(|it| (down(seat, it.slot), hidden_card(desk, scene, seat, it)));
    let open = area.up.iter();
    let open = open.map(|it| (up(it), open_card(desk, scene, (seat, area), it)));
    let cards = pieces(hidden.chain(open));
    let n_cards = area.up.iter().count() + area.down.len();
    view! {
        <p class="tally">
            <span title=words::IN_SIGHT>{words::in_sight(area.points)}</span>
            <span>{words::hidden(area.down.len())}</span>
        </p>
        <ul class="cards" data-spot=area_spot(seat) style:--n=n_cards.max(1).to_string()>
            {cards}
            {(n_cards == 0).then(|| view! { <li class="bare">{words::NO_CARDS}</li> })}
        </ul>
    }
    .into_any()
}

/// A card face down: its back, or its front if the viewer knows it. Pressing it steals it.
fn hidden_card(desk: Desk, scene: &Scene, seat: Seat, hidden: &HiddenCard) -> AnyView {
    let spot = down(seat, hidden.slot);
    let choice = desk.choice_at(scene, &spot);
    let place = scene.setup.location_name(hidden.location);
    let what = match hidden.card {
        Face::Up(known) => words::known_to_you(&card::label(&scene.setup, known)),
        Face::Down => words::face_down(place, hidden.slot),
    };
    let looks = card::known(&scene.setup, hidden.card, hidden.location);
    let inside = view! {
        <span aria-hidden="true">{drawn(looks)}</span>
        <span class="slot" aria-hidden="true" data-slot=hidden.slot></span>
    };
    let (may, label) = match choice {
        Some(_) => (true, words::steal(&what)),
        None => (false, what),
    };
    // Your own card cannot be stolen; the refusal says which rule forbids it.
    let steal = Action::StealCard {
        from: seat,
        slot: hidden.slot,
    };
    view! {
        <li class="down" class:known=hidden.card.is_up()>
            <button class="place" class:pressable=may data-spot=spot data-from=HELD data-note=words::HIDDEN title=label.clone() aria-label=label
                aria-disabled=desk.unless_asked(scene) on:click=move |_| desk.act(&steal)>{inside}</button>
        </li>
    }
    .into_any()
}

/// A card face up, stamped if it was switched or thrown out.
fn open_card(desk: Desk, scene: &Scene, (seat, area): (Seat, &Area), open: Card) -> AnyView {
    let spot = up(open);
    let choice = desk.choice_at(scene, &spot);
    let (is_switched, is_out) = (area.switched.contains(open), area.discarded.contains(open));
    let mut label = card::label(&scene.setup, open);
    for (is_so, note) in [
        (is_switched, words::IS_SWITCHED),
        (is_out, words::IS_OUT),
        (area.revealed.contains(open), words::WAS_HIDDEN),
    ] {
        if is_so {
            label += note;
        }
    }
    let inside = view! {
        <span aria-hidden="true">{drawn(card::front(&scene.setup, open))}</span>
        {is_switched.then(|| view! { <span class="stamp" aria-hidden="true">{words::SWITCHED}</span> })}
        {is_out.then(|| view! { <span class="stamp" aria-hidden="true">{words::OUT}</span> })}
    };
    let may = choice.is_some();
    let press = move |_| {
        if let Some(action) = &choice {
            desk.act(action);
        }
    };
    view! {
        <li class="up" class:out=is_out class:switched=is_switched>
            <button class="place" class:pressable=may data-spot=spot data-from=opened_from(seat) title=label.clone() aria-label=label
                aria-disabled=(!may).then_some("true") on:click=press>{inside}</button>
        </li>
    }
    .into_any()
}
