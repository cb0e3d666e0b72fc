//! The big moments above the lawn: the arena of a Showdown, and the coronation.

use board::drawn;
use leptos::prelude::*;
use mole_park::{Die, Ending, Phase, Rolled, Showdown, View};
use tabletop::{Face, Seat};

use super::{art, spots};
use crate::Scene;
use crate::words;
use board::picture;

/// The contestants, each with four dice, moles and a score.
pub(crate) fn arena(scene: &Scene, view: &View, showdown: &Showdown) -> AnyView {
    let winner = match view.phase {
        Phase::Over { ending, .. } => Some(ending.winner()),
        _ => None,
    };
    let seats = showdown.contestants.iter();
    let corners = seats.map(|seat| contestant(scene, view, showdown, seat, winner));
    let said = match view.phase {
        Phase::Over { ending, .. } => words::ended(ending),
        _ => words::SHOWDOWN_WHY,
    };
    view! {
        <section class="arena" aria-label=words::SHOWDOWN>
            <h2><span class="prize-crown" data-spot=spots::CROWN aria-hidden="true">{drawn(art::picture("crown"))}</span>{words::SHOWDOWN}</h2>
            <p>{said}</p>
            <ul class="corners">{corners.collect_view()}</ul>
        </section>
    }
    .into_any()
}

fn contestant(
    scene: &Scene,
    view: &View,
    showdown: &Showdown,
    seat: Seat,
    winner: Option<Seat>,
) -> AnyView {
    let rolls = showdown.rolls[seat.index()];
    let dice = Die::ALL.map(|die| {
        let spot = spots::contest(seat, die);
        let name = &scene.setup.edition.dice.info(die).name;
        let rolled = rolls.map(|rolls| Rolled {
            die,
            roll: rolls[die.index()],
        });
        let (looks, label) = match rolled {
            Some(rolled) => (
                art::resting(&scene.setup, view, seat, rolled),
                words::own_die(name, &rolled.roll.to_string()),
            ),
            None => (art::asleep(&scene.setup, view, seat, die), name.clone()),
        };
        view! { <li><span class="die-at" data-spot=spot role="img" aria-label=label>{drawn(looks)}</span></li> }
    });
    let moles = view.areas[seat].hand.iter().copied().filter_map(Face::up);
    let moles = moles
        .map(|mole| {
            let stars = scene.setup.mole_stars(mole);
            view! { <span class="spied"><span>{drawn(art::mole(&scene.setup, mole))}</span><b>{stars}</b></span> }
        })
        .collect_view();
    let score = showdown.scores[seat.index()];
    let is_winner = winner == Some(seat);
    view! {
        <li class="corner" class:won=is_winner style:--seat=art::paint(view, seat)>
            <strong>{is_winner.then(|| view! { <span class="worn" aria-hidden="true">{drawn(art::picture("crown"))}</span> })}{scene.narrator.begin(seat).to_owned()}</strong>
            <ul class="dice-here">{dice}</ul>
            <span class="spied-row" aria-hidden="true">{moles}</span>
            <output class="score">{score.map(words::stars)}</output>
        </li>
    }
    .into_any()
}

/// The winner with the crown, after a game without a Showdown.
pub(crate) fn coronation(
    scene: &Scene,
    view: &View,
    ending: Ending,
    reigned: Option<Seat>,
) -> AnyView {
    let winner = ending.winner();
    let praise = words::long_live(&scene.setup.options.king_title, reigned == Some(winner));
    let sitter = &scene.news.seats[winner].sitter;
    let confetti = (0..14)
        .map(|n| view! { <i style:--n=n.to_string()></i> })
        .collect_view();
    view! {
        <section class="coronation" aria-label=praise.clone() style:--seat=art::paint(view, winner)>
            <span class="confetti" aria-hidden="true">{confetti}</span>
            <span class="throne" aria-hidden="true">
                <span class="worn" data-spot=spots::CROWN>{drawn(art::picture("crown"))}</span>
                <span class="avatar">{drawn(picture::avatar(winner, sitter))}</span>
                <span class="cushion">{drawn(art::picture("cushion"))}</span>
            </span>
            <span class="praise">
                <strong>{scene.narrator.begin(winner).to_owned()}</strong>
                <span>{praise.clone()}</span>
                <small>{words::ended(ending)}</small>
            </span>
        </section>
    }
    .into_any()
}
