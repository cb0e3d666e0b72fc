//! The rail beside the lawn: the draw deck, and each side's progress.

use board::drawn;
use dogs::{Action, SequencesToWin, Side, View};
use leptos::prelude::*;

use super::{card, spots, team};
use crate::Desk;
use crate::Scene;
use crate::words;

/// The deck and the sides.
pub(crate) fn rail(desk: Desk) -> AnyView {
    let rail = move || {
        let scene = desk.shown()?;
        let view = scene.view.as_ref()?;
        let sides = scene.setup.sides().map(|side| side_of(&scene, view, side));
        Some(view! {
            {deck(desk, &scene, view)}
            <ul class="dog-sides" aria-label=words::SCORES>{sides.collect_view()}</ul>
        })
    };
    view! { <div class="park-rail">{rail}</div> }.into_any()
}

/// The deck. If cards are drawn by hand, it glows for a viewer who may draw.
fn deck(desk: Desk, scene: &Scene, view: &View) -> AnyView {
    let label = words::deck(view.deck, view.rebuilds);
    let may_draw = desk.is_asked(scene) && scene.choices.contains(&Action::DrawCard);
    let sheets = (0..view.deck.div_ceil(16)).map(|index| {
        view! { <span class="dog-sheet" style=format!("--i:{index}")></span> }
    });
    // The style sheet draws the number and the word, because the label already says them in a sentence.
    let inside = view! {
        <span class="stack" aria-hidden="true">{sheets.collect_view()}</span>
        <span class="top" aria-hidden="true">{drawn(card::back())}</span>
        <span class="left" data-at=view.deck.to_string() aria-hidden="true"></span>
    };
    let label = if may_draw {
        words::draw_from(&label)
    } else {
        label
    };
    let draw = move |_| {
        if may_draw {
            desk.act(&Action::DrawCard);
        }
    };
    view! {
        <button class="dog-deck" class:pressable=may_draw class:none=view.deck == 0 data-spot=spots::DECK aria-label=label
            aria-disabled=(!may_draw).then_some("true") on:click=draw>
            {inside}
            {may_draw.then(|| view! { <span class="draw-now" data-at=words::DRAW_NOW aria-hidden="true"></span> })}
        </button>
    }
    .into_any()
}

/// A side: its chip, and its longest line as a row of dots.
fn side_of(scene: &Scene, view: &View, side: Side) -> AnyView {
    let setup = &scene.setup;
    let seen = &view.sides[side.index()];
    let team = team::of_side(setup, view, side);
    let name = seen
        .colour
        .map_or(words::NO_COLOUR, |colour| setup.colour_name(colour));
    let run = view.longest_run(setup, side);
    let line = setup.edition.line_length;
    let pips = (0..line).map(|pip| view! { <i class:full={pip < run}></i> });
    let needed = match setup.options.sequences_to_win {
        SequencesToWin::One => None,
        SequencesToWin::Two => Some(words::sequences(seen.claimed.len(), 2)),
    };
    let supply = seen.supply.map(words::chips_left);
    let label = words::side(name, seen.chips.len(), run, line);
    let is_own = scene.own().is_some_and(|own| setup.side(own) == side);
    view! {
        <li class="dog-side" class:own=is_own style:--team=team.map(team::paint).unwrap_or_default()>
            <span class="dog-token" data-spot=team.map(spots::supply) role="img" aria-label=label>{drawn(team.map(card::chip).unwrap_or_default())}</span>
            <span class="dog-run" aria-hidden="true">
                <span class="dog-pips">{pips.collect_view()}</span>
                <small>{words::in_a_row(run)}</small>
            </span>
            {needed.map(|text| view! { <small class="more">{text}</small> })}
            {supply.map(|text| view! { <small class="more">{text}</small> })}
        </li>
    }
    .into_any()
}
