//! Law 1: somebody is awaited until there is an outcome, and every deal ends.

use tabletop::{Chance, Game, Log, Outcome};

use crate::decider::Decider;
use crate::{Broken, Law, Moment, Step};

/// More actions than any deal of a table game has.
pub const MOST_ACTIONS: usize = 10_000;

const LAW: Law = Law::EveryDealEnds;

/// While there is no outcome somebody is awaited; afterwards nobody may act. Awaited seats may act,
/// and seats that may act are at the table.
pub fn somebody_is_awaited_until_there_is_an_outcome<G: Game>(
    moment: &Moment<'_, G>,
) -> Result<(), Broken> {
    let game = moment.game;
    let (seats, to_act, awaited) = (game.seats(), game.to_act(), game.awaited());
    if !awaited.is_within(to_act) || !to_act.is_within(seats) {
        let what = format!(
            "awaited are {awaited:?}, {to_act:?} may act, and the table has {seats:?}; each must \
             be a subset of the next"
        );
        return Err(moment.broken(LAW, what));
    }
    match game.outcome() {
        None if awaited.is_empty() => {
            let what = format!("nobody is awaited, but there is no outcome ({to_act:?} may act)");
            Err(moment.broken(LAW, what))
        }
        None => Ok(()),
        Some(_) if !to_act.is_empty() => {
            let what = format!("there is an outcome, but {to_act:?} may still act");
            Err(moment.broken(LAW, what))
        }
        Some(outcome) => an_outcome_places_every_seat(moment, &outcome),
    }
}

/// An outcome has a place, a score and a team for every seat, seats of a team share their place,
/// and it names its rule.
fn an_outcome_places_every_seat<G: Game>(
    moment: &Moment<'_, G>,
    outcome: &Outcome,
) -> Result<(), Broken> {
    let n_seats = moment.game.seats().len();
    let counts = [
        outcome.places.n_seats(),
        outcome.scores.n_seats(),
        outcome.teams.n_seats(),
    ];
    let places_of = |team: u8| {
        outcome
            .teams
            .iter()
            .zip(outcome.places.iter())
            .filter(move |&(&other, _)| other == team)
            .map(|(_, &place)| place)
    };
    let what = if counts.iter().any(|&count| count != n_seats) {
        format!(
            "the table has {n_seats} seats, but the numbers of places, scores and teams are {counts:?}"
        )
    } else if outcome.places.iter().any(|&place| place == 0) {
        "a seat has place 0, but the best place is 1".to_owned()
    } else if outcome
        .teams
        .iter()
        .any(|&team| places_of(team).min() != places_of(team).max())
    {
        "seats of one team do not share their place".to_owned()
    } else if outcome.kind.is_empty() || outcome.rule.as_str().is_empty() {
        "the outcome does not name its kind and its rule".to_owned()
    } else {
        return Ok(());
    };
    Err(moment.broken(LAW, format!("{what}: {outcome:?}")))
}

/// A deal has at most [`MOST_ACTIONS`] actions.
pub fn every_deal_ends<G: Game>(moment: &Moment<'_, G>, played: usize) -> Result<(), Broken> {
    if played < MOST_ACTIONS {
        return Ok(());
    }
    let what = format!("the deal has not ended after {MOST_ACTIONS} actions");
    Err(moment.broken(LAW, what))
}

/// Nobody sits down or gets up in the middle of a deal.
pub fn the_seats_stay_the_same<G: Game>(step: &Step<'_, G>) -> Result<(), Broken> {
    let (before, after) = (step.moment.game.seats(), step.after.seats());
    if before == after {
        return Ok(());
    }
    let what = format!("the table had the seats {before:?} and now has {after:?}");
    Err(step.moment.broken(LAW, what))
}

/// An imagined world can be played to its end like any deal, as bots do.
pub fn an_imagined_world_ends_like_any_other<G: Game>(
    moment: &Moment<'_, G>,
    world: &G,
    luck: &mut Chance,
) -> Result<(), Broken> {
    let mut world = world.clone();
    let mut decider = Decider::Random(luck.fork());
    for _ in 0..MOST_ACTIONS {
        if world.outcome().is_some() {
            return Ok(());
        }
        let Some((seat, action)) = decider.decide(&world) else {
            let what = "an imagined world came to a moment at which nobody can act";
            return Err(moment.broken(LAW, what));
        };
        if let Err(refusal) = world.play(seat, &action, &mut Log::silent()) {
            let what = format!("in an imagined world {seat} was offered {action:?}: {refusal}");
            return Err(moment.broken(Law::ChoicesAreWhatCheckAllows, what));
        }
    }
    let what = format!("an imagined world has not ended after {MOST_ACTIONS} actions");
    Err(moment.broken(LAW, what))
}
