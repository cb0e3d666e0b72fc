//! The area of a seat: how many moles it has, its prizes with their stars, and whether it is ready.
//! The viewer's own area also shows the dice, the moles and what the prizes do.

use board::drawn;
use leptos::prelude::*;
use mole_park::{Sealed, View, table};
use tabletop::{Face, Seat};

use super::table::about;
use super::{art, card, hand, spots};
use crate::Desk;
use crate::Scene;
use crate::words;

/// The area of a seat.
pub(crate) fn area(desk: Desk, scene: &Scene, seat: Seat) -> AnyView {
    let Some(view) = &scene.view else {
        return ().into_any();
    };
    let setup = &scene.setup;
    let area = &view.areas[seat];
    let is_own = scene.own() == Some(seat);
    let is_king = view.king == Some(seat);
    let king = is_king.then(|| {
        let title = setup.options.king_title.clone();
        view! { <span class="reign" role="img" aria-label=title.clone() title=title>{drawn(art::picture("crown"))}</span> }
    });
    // Contestants of a Showdown have given their prizes back (MOLE-72).
    let gave_back = table::gave_back(view, seat);
    let stars_of = |seat: Seat| {
        if table::gave_back(view, seat) {
            0
        } else {
            setup.stars_of(view.areas[seat].prizes)
        }
    };
    let stars = stars_of(seat);
    let best = view.areas.by_seat().map(|(seat, _)| stars_of(seat)).max();
    let leads = stars > 0 && best == Some(stars);
    let purse = if gave_back {
        words::GAVE_BACK.to_owned()
    } else {
        words::prize_stars(stars, area.prizes.len())
    };
    let crown = area
        .announced
        .then(|| view! { <span class="announces">{words::GOES_FOR_CROWN}</span> });
    let total = area.total.filter(|_| area.laid);
    let total = total.map(|total| view! { <span class="cashes">{words::stars(total)}</span> });
    view! {
        <div class="visitor">
            <span class="purse" class:leads=leads title=purse>
                <span class="token-at" aria-hidden="true">{drawn(art::token(view, seat))}</span>
                <b>{stars}"★"</b>
                <span class="unseen">{purse.clone()}</span>
                {leads.then(|| view! { <small>{words::LEADS}</small> })}
                {gave_back.then(|| view! { <small aria-hidden="true">{words::GIVEN_BACK}</small> })}
            </span>
            {king}
            {ready(scene, view, seat)}
            {total}
            {crown}
            {(!is_own).then(|| moles(scene, view, seat))}
            {(!is_own && !gave_back).then(|| prizes(scene, view, seat))}
        </div>
        {is_own.then(|| hand::hand(desk, scene, view, seat))}
    }
    .into_any()
}

/// Whether the seat has given a secret answer. Its own player also sees which die.
fn ready(scene: &Scene, view: &View, seat: Seat) -> AnyView {
    let answer = view.areas[seat].answer;
    let spot = spots::fist(seat);
    let Some(answer) = answer else {
        return view! { <span class="fist empty anchor" data-spot=spot></span> }.into_any();
    };
    let label = match answer {
        Face::Up(Sealed::Die(die)) => words::chosen(&scene.setup.edition.dice.info(die).name),
        Face::Up(_) | Face::Down => words::READY_LABEL.to_owned(),
    };
    view! {
        <span class="fist" data-spot=spot role="img" aria-label=label.clone() title=label>
            <span>{drawn(art::picture("fist"))}</span>{words::READY}
        </span>
    }
    .into_any()
}

/// The moles of another seat.
fn moles(scene: &Scene, view: &View, seat: Seat) -> AnyView {
    let area = &view.areas[seat];
    let label = words::hand_of(
        area.hand.len(),
        table::shown_limit(&scene.setup, view, seat),
    );
    let cards = area
        .hand
        .iter()
        .map(|mole| view! { <span class="tiny">{drawn(card::known(&scene.setup, *mole))}</span> })
        .collect_view();
    view! {
        <span class="paws" data-spot=spots::hand(seat) role="img" aria-label=label.clone() title=label.clone()>
            {cards}<b class="n">{area.hand.len()}</b>
        </span>
    }
    .into_any()
}

/// The prizes of another seat; the label of each says what it does.
fn prizes(scene: &Scene, view: &View, seat: Seat) -> AnyView {
    let won = view.areas[seat].prizes.iter();
    let won = won
        .map(|prize| {
            let label = about(scene, prize);
            view! {
                <li data-spot=spots::prize(prize) title=label.clone() role="img" aria-label=label>{drawn(card::little_prize(&scene.setup, prize))}</li>
            }
        })
        .collect_view();
    view! { <ul class="won-prizes" role="presentation">{won}</ul> }.into_any()
}
