//! The lawn: Burrow, five holes with moles peeping out, Hill, and the dice where they rolled.

use board::{drawn, pieces};
use leptos::prelude::*;
use mole_park::{Action, Hole, Phase, Roll, Rolling, View};
use tabletop::{Face, Seat};

use super::crown_call::Call;
use super::hill::Opened;
use super::{art, card, key, spots};
use crate::Desk;
use crate::Scene;
use crate::words;

/// The rounds in which players are told what the dice are for.
const FIRST_ROUNDS: u8 = 2;

/// The lawn.
pub(crate) fn lawn(desk: Desk, scene: &Scene, view: &View, call: Call, hill: Opened) -> AnyView {
    let holes = (0..view.holes.len()).map(|index| hole(desk, scene, view, index));
    let may_peek = desk.is_asked(scene)
        && scene
            .choices
            .iter()
            .any(|action| matches!(action, Action::Rolling(Rolling::PeekHole { .. })));
    let is_new = desk.is_asked(scene) && view.phase == Phase::Choose && view.round <= FIRST_ROUNDS;
    let may_pick = desk.is_asked(scene) && matches!(view.phase, Phase::Pick { .. });
    // The dice of the previous round still lie there.
    let is_past = matches!(
        view.phase,
        Phase::CrownCall { .. } | Phase::Choose | Phase::Go
    );
    let missed = dice(scene, view, |roll| roll == Roll::Miss);
    let burrow = words::burrow(view.burrow);
    view! {
        <section class="lawn" class:of-before=is_past data-spot=spots::LAWN aria-label=words::LAWN>
            <div class="lawn-head">
                {may_peek.then(|| view! { <p class="hint-board"><span class="eye" aria-hidden="true">{drawn(art::picture("eye"))}</span>{words::PEEK}</p> })}
                {(is_new && !may_peek).then(|| view! { <p class="hint-board">{words::CHOOSE}</p> })}
                {may_pick.then(|| view! { <p class="hint-board">{words::PICK}</p> })}
                {scene.own().map(|_| call.tick_box())}
            </div>
            <ol class="holes">{holes.collect_view()}</ol>
            <div class="rim">
                <span class="heap" data-spot=spots::BURROW role="img" aria-label=burrow.clone() title=burrow>
                    <span class="top-mole" aria-hidden="true">{drawn(card::back())}</span>
                    <span class="heap-name">{words::BURROW} " " <b>{view.burrow}</b></span>
                </span>
                <div class="missed" data-spot=spots::MISSED role="group" aria-label=words::MISS_LABEL>
                    <span class="missed-name" aria-hidden="true">"✗ " {words::MISSED}</span>
                    <ul class="dice-here">{missed}</ul>
                </div>
                {hill.heap(scene, view)}
            </div>
        </section>
    }
    .into_any()
}

fn hole(desk: Desk, scene: &Scene, view: &View, index: usize) -> AnyView {
    let (at, moles) = (Hole::at(index), &view.holes[index]);
    let spot = spots::hole(at);
    let may = desk.choice_at(scene, &spot).is_some();
    let known: Vec<_> = moles.iter().copied().filter_map(Face::up).collect();
    let names: Vec<String> = known
        .iter()
        .map(|mole| words::mole(&scene.setup.mole(*mole).name, scene.setup.mole_stars(*mole)))
        .collect();
    let told = tabletop::listed(names);
    let label = words::hole(&at.to_string(), moles.len(), &told);
    let seen = known
        .iter()
        .map(|mole| {
            let stars = scene.setup.mole_stars(*mole);
            view! { <span class="spied"><span>{drawn(art::mole(&scene.setup, *mole))}</span><b>{stars}</b></span> }
        })
        .collect_view();
    let inside = view! {
        {key::key(desk, scene, &spot)}
        <span class="sign-post">{at.to_string()}</span>
        <span class="hole-art">{drawn(art::hole(at.0, moles.len()))}</span>
        <span class="how-many">"×"{moles.len()}</span>
        <span class="spied-row">{seen}</span>
    };
    let here = dice(scene, view, |roll| roll == Roll::Hole(at));
    let is_choosing = view.phase == Phase::Choose && desk.is_asked(scene);
    // Pressing a hole without a prize that lets you look shows the refusal.
    let may = may && is_choosing;
    let press = move |_| {
        if is_choosing {
            desk.act(&Rolling::PeekHole { hole: at }.into());
        }
    };
    view! {
        <li>
            <button class="hole" class:pressable=may class:looks=may data-spot=spot title=label.clone()
                aria-disabled=(!is_choosing).then_some("true") on:click=press>{key::named(&label, inside)}</button>
            <ul class="dice-here">{here}</ul>
        </li>
    }
    .into_any()
}

/// The dice that lie in one place, each with its owner. In a Showdown they lie in the arena.
pub(super) fn dice(scene: &Scene, view: &View, lies: impl Fn(Roll) -> bool) -> AnyView {
    if view.showdown.is_some() {
        return ().into_any();
    }
    let seats = (0..scene.setup.n_seats).map(Seat);
    let dice = seats.filter_map(|seat| {
        let rolled = view.areas[seat].rolled.filter(|rolled| lies(rolled.roll))?;
        let die = &scene.setup.edition.dice.info(rolled.die).name;
        let label = words::die_of(scene.narrator.begin(seat), die, &rolled.roll.to_string());
        let lies = view! {
            <li class="lies">
                <span class="die-at" data-spot=spots::die(seat) role="img" aria-label=label.clone() title=label>{drawn(art::resting(&scene.setup, view, seat, rolled))}</span>
                <span class="whose" aria-hidden="true">{drawn(art::token(view, seat))}</span>
            </li>
        };
        Some((spots::die(seat), lies.into_any()))
    });
    pieces(dice).into_any()
}
