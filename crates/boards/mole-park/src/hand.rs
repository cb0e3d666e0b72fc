//! The viewer's own things: four dice to choose from, the moles in hand, the prizes and what they do.

use board::{drawn, pieces};
use leptos::prelude::*;
use mole_park::{Action, Die, Mole, Phase, Prize, Rolling, Sealed, View, table};
use tabletop::{Face, Seat};

use super::table::{about, faces};
use super::{art, card, key, spots};
use crate::Desk;
use crate::Scene;
use crate::words;

/// Dice, moles and prizes.
pub(crate) fn hand(desk: Desk, scene: &Scene, view: &View, seat: Seat) -> AnyView {
    let area = &view.areas[seat];
    if area.colour.is_none() {
        return ().into_any();
    }
    let dice = Die::ALL.map(|die| own_die(desk, scene, view, seat, die));
    let moles = area.hand.iter().copied().filter_map(Face::up);
    let moles = pieces(moles.map(|mole| (spots::mole(mole), own_mole(desk, scene, view, mole))));
    let limit = table::shown_limit(&scene.setup, view, seat);
    let none = area
        .hand
        .is_empty()
        .then(|| view! { <li class="no-moles">{words::NO_MOLES}</li> });
    let prizes = area.prizes.iter();
    let prizes = prizes.map(|prize| (spots::prize(prize), own_prize(desk, scene, view, prize)));
    let prizes = pieces(prizes);
    let held = words::hand_of(area.hand.len(), limit);
    let worth = table::possible_totals(&scene.setup, view, seat)
        .filter(|_| view.showdown.is_none() && !area.laid);
    let worth =
        worth.map(|(low, high)| view! { <b class="worth-now">{words::worth(low, high)}</b> });
    // In a Showdown all prizes are given back.
    let shows_prizes = !area.prizes.is_empty() && view.showdown.is_none();
    view! {
        <div class="kit">
            <ul class="dice-row" aria-label=words::YOUR_DICE>{dice}</ul>
            <ul class="moles-row" aria-label=words::YOUR_MOLES data-spot=spots::hand(seat)>
                {moles} {none}
                <li class="so-many"><span>{held}</span> {worth}</li>
            </ul>
            {shows_prizes.then(|| view! { <ul class="prizes-row" aria-label=words::YOUR_PRIZES>{prizes}</ul> })}
        </div>
    }
    .into_any()
}

fn own_die(desk: Desk, scene: &Scene, view: &View, seat: Seat, die: Die) -> AnyView {
    let name = scene.setup.edition.dice.info(die).name.clone();
    let faces = faces(scene, die);
    let label = words::own_die(&name, &faces);
    let spot = spots::own_die(die);
    let is_open = desk.is_asked(scene) && view.phase == Phase::Choose;
    let may = is_open && scene.choices.contains(&Rolling::ChooseDie { die }.into());
    let is_chosen = view.areas[seat].answer == Some(Face::Up(Sealed::Die(die)));
    let inside = view! {
        {key::key(desk, scene, &spot)}
        <span class="die-at">{drawn(art::asleep(&scene.setup, view, seat, die))}</span>
        <span class="die-name">{name}</span>
        <span class="die-faces">{faces}</span>
    };
    // Pressing the Prize die without a mole to cash in shows the refusal.
    view! {
        <li>
            <button class="own-die" class:pressable=may class:dim=is_open && !may class:chosen=!is_open && is_chosen data-spot=spot
                title=label.clone() aria-disabled=(!is_open).then_some("true")
                on:click=move |_| desk.act(&Rolling::ChooseDie { die }.into())>{key::named(&label, inside)}</button>
        </li>
    }
    .into_any()
}

fn own_mole(desk: Desk, scene: &Scene, view: &View, mole: Mole) -> AnyView {
    let looks = card::front(&scene.setup, mole);
    let name = words::mole(&scene.setup.mole(mole).name, scene.setup.mole_stars(mole));
    let is_aside = view.own_marks.contains(&mole);
    let label = if is_aside {
        words::put_aside(&name)
    } else {
        name
    };
    let spot = spots::mole(mole);
    let choice = desk.choice_at(scene, &spot);
    let may = choice.is_some();
    view! {
        <li>
            <button class="place" class:pressable=may class:aside=!may && is_aside data-spot=spot.clone() data-to=spots::HILL title=label.clone()
                aria-disabled=(!may).then_some("true") on:click=move |_| press(desk, choice.as_ref())>
                {key::named(&label, view! { <span>{drawn(looks)}</span> {key::key(desk, scene, &spot)} })}
            </button>
        </li>
    }
    .into_any()
}

fn own_prize(desk: Desk, scene: &Scene, view: &View, prize: Prize) -> AnyView {
    let label = about(scene, prize);
    let spot = spots::prize(prize);
    let powers = card::powers(&scene.setup, prize);
    let is_spent = view.used.contains(prize) || view.fresh.contains(prize);
    let inside = view! {
        <span class="ware" aria-hidden="true">{drawn(card::little_prize(&scene.setup, prize))}</span>
        <span class="deed"><b>{scene.setup.prize_stars(prize)}"★"</b> " " <span class="called">{scene.setup.prize(prize).name.clone()}</span> <small>{powers}</small></span>
    };
    let choice = desk.choice_at(scene, &spot);
    let may = choice.is_some();
    view! {
        <li>
            <button class="own-prize" class:pressable=may class:spent=!may && is_spent data-spot=spot title=label.clone()
                aria-disabled=(!may).then_some("true") on:click=move |_| press(desk, choice.as_ref())>{key::named(&label, inside)}</button>
        </li>
    }
    .into_any()
}

/// Takes the choice, if any.
pub(super) fn press(desk: Desk, choice: Option<&Action>) {
    if let Some(choice) = choice {
        desk.act(choice);
    }
}
