//! A band on its field with yard lines: a row of Equipment, a row of Players, slots for Bonuses,
//! Penalties and the Drum Major (BAND-15). A missing half is shown as a ghost.

use std::collections::BTreeMap;

use bandimals::{Action, Card, Column, Lasting, Lasts, Pick, Section, Turn, View};
use board::{drawn, key, look, sign};
use leptos::prelude::*;
use tabletop::Seat;

use super::{art, card, spots};
use crate::Desk;
use crate::Scene;
use crate::words;

/// The number of columns in a band.
const COLUMNS: usize = 5;
/// The number of slots for Bonuses, and for Penalties.
const SLOTS: usize = 2;

/// The field of a seat.
pub(crate) fn field(desk: Desk, scene: &Scene, view: &View, seat: Seat) -> AnyView {
    let columns = view.open.columns(&scene.setup, seat);
    let label = words::band_of(
        &scene.narrator,
        seat,
        columns.iter().filter(|column| column.is_pair()).count(),
    );
    let n_empty = COLUMNS.saturating_sub(columns.len());
    let mut copies = BTreeMap::new();
    let lanes = columns
        .iter()
        .map(|column| lane(desk, scene, view, seat, column, &mut copies))
        .collect_view();
    let empty = (0..n_empty)
        .map(|_| {
            view! {
                <li class="lane empty" aria-label=words::EMPTY_COLUMN>
                    <span class="slot gear"></span><span class="slot player"></span>
                </li>
            }
        })
        .collect_view();
    let band = &view.open.bands[seat];
    let bonuses = slots(desk, scene, seat, &band.bonuses, Side::Bonus);
    let penalties = slots(desk, scene, seat, &band.penalties, Side::Penalty);
    let major = match band.major {
        Some(major) => {
            let name = scene.setup.edition.drum_majors.get(usize::from(major));
            let label = words::drum_major(name.map_or("", String::as_str));
            sign("slot major taken", label, Some(spots::major(seat)), card::major(&scene.setup, major))
        }
        None => view! {
            <span class="slot major" role="img" aria-label=words::NO_MAJOR title=words::NO_MAJOR data-spot=spots::major(seat)>{look("major-hint", art::picture("sign-plays"))}</span>
        }
        .into_any(),
    };
    view! {
        <div class="field" role="group" aria-label=label data-spot=spots::band(seat) class:with-major=band.major.is_some()>
            <ul class="lanes">{lanes} {empty}</ul>
            <div class="slots">{bonuses} {major} {penalties}</div>
        </div>
    }
    .into_any()
}

/// A column: Equipment above, the Player below, the section's sign between.
fn lane(
    desk: Desk,
    scene: &Scene,
    view: &View,
    seat: Seat,
    column: &Column,
    copies: &mut BTreeMap<Card, usize>,
) -> AnyView {
    let (setup, open) = (&scene.setup, &view.open);
    let section = column.section;
    let is_silenced = open.is_silenced(setup, seat, section);
    let is_protected = open.is_protected(setup, seat, section);
    let mut half = |held: Option<Card>, class: &'static str, lacks: String| match held {
        Some(held) => {
            let copy = copies.entry(held).or_insert(0);
            let spot = spots::in_band(seat, held, *copy);
            *copy += 1;
            band_card(desk, scene, seat, held, spot, class)
        }
        None => sign(
            format!("slot {class} lacks"),
            lacks,
            None,
            art::badge(section),
        ),
    };
    let gear = half(column.equipment, "gear", words::lacks_equipment(section));
    let player = half(column.player, "player", words::lacks_player(section));
    let note = match (is_silenced, is_protected) {
        (true, _) => Some((words::silenced(section), "sign-mute")),
        (false, true) => Some((words::protected(section), "sign-shield")),
        (false, false) => None,
    };
    let note = note.map(|(text, name)| sign("lane-note", text, None, art::picture(name)));
    view! {
        <li class=format!("lane {}", art::section_class(section)) class:pair=column.is_pair() class:silenced=is_silenced class:protected=is_protected>
            {gear} {player}
            {note}
        </li>
    }
    .into_any()
}

/// A card in a band. The viewer's own can be taken back; another's can be named as the target of the
/// Penalty that was taken up.
fn band_card(
    desk: Desk,
    scene: &Scene,
    seat: Seat,
    held: Card,
    spot: String,
    class: &'static str,
) -> AnyView {
    let setup = &scene.setup;
    let label = card::label(setup, held);
    let inside = card::front(setup, held);
    let choice = choice_for(desk, scene, seat, held);
    let label = match choice {
        Some(Action::Turn(Turn::RemoveBand { .. })) => words::remove(&label),
        Some(Action::Pick(Pick::ChooseRecall { .. })) => words::recall(&label),
        Some(_) => words::name_it(&label),
        None => label,
    };
    let is_aimed = matches!(choice, Some(Action::Turn(Turn::PlaySpecial { .. })));
    let aimed = if is_aimed { " aimed" } else { "" };
    let key = key(format!("slot {class}{aimed}"))
        .at(spot)
        .named(label.clone(), label);
    key.plays(desk, choice).with(drawn(inside))
}

/// The choice that pressing this card in this band takes, if any.
fn choice_for(desk: Desk, scene: &Scene, seat: Seat, held: Card) -> Option<Action> {
    if !desk.asked.get() {
        return None;
    }
    let is_own = scene.own() == Some(seat);
    let taken = desk.taken.get();
    let is_meant = |action: &&Action| match action {
        Action::Turn(Turn::RemoveBand { card }) | Action::Pick(Pick::ChooseRecall { card }) => {
            is_own && *card == held
        }
        Action::Turn(Turn::PlaySpecial {
            card,
            target: Some(target),
            pick: Some(pick),
        }) => {
            taken.as_deref() == Some(spots::hand(*card, 0).as_str())
                && *target == seat
                && *pick == held
        }
        _ => false,
    };
    scene.choices.iter().find(is_meant).cloned()
}

/// Which slots.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Side {
    Bonus,
    Penalty,
}

/// Two slots, each with its card and how long it stays.
fn slots(desk: Desk, scene: &Scene, seat: Seat, lying: &[Lasting], side: Side) -> AnyView {
    let (class, none) = match side {
        Side::Bonus => ("bonus", words::NO_BONUS),
        Side::Penalty => ("penalty", words::NO_PENALTY),
    };
    (0..SLOTS)
        .map(|place| {
            let spot = match side {
                Side::Bonus => spots::bonus(seat, place),
                Side::Penalty => spots::penalty(seat, place),
            };
            let Some(lasting) = lying.get(place) else {
                return sign(format!("slot {class}"), none, Some(spot), "");
            };
            let (left, mark) = words::left(lasting.left);
            let label = format!("{} {left}", card::label(&scene.setup, lasting.card));
            let mark = (lasting.left != Lasts::Game)
                .then(|| view! { <span class="left" data-left=mark aria-hidden="true"></span> });
            let looks = card::front(&scene.setup, lasting.card);
            let clear = Action::Pick(Pick::ChooseClear { card: lasting.card });
            let may =
                desk.asked.get() && scene.own() == Some(seat) && scene.choices.contains(&clear);
            let name = if may {
                words::clear(&label)
            } else {
                label.clone()
            };
            let key = key(format!("slot {class} taken"))
                .at(spot)
                .named(name, label);
            key.plays(desk, may.then_some(clear))
                .with(view! { {look("", looks)}{mark} })
        })
        .collect_view()
        .into_any()
}

/// The signs of these sections in a row.
pub(crate) fn badges(sections: &[Section]) -> String {
    sections.iter().copied().map(art::badge).collect()
}
