//! Law 2: the choices are what `check` allows, and a refusal changes nothing.

use std::collections::BTreeSet;

use tabletop::{Game, Log, Seat};

use crate::evidence::bytes;
use crate::{Broken, Law, Moment};

const LAW: Law = Law::ChoicesAreWhatCheckAllows;

/// Seats that may act have choices and others have none. Every choice passes `check`, and none is
/// listed twice. The list replaces what was in the buffer. A lapse is one of the choices.
pub fn every_choice_is_allowed<G: Game>(moment: &Moment<'_, G>) -> Result<(), Broken> {
    let game = moment.game;
    let mut buffer = Vec::new();
    for seat in game.seats().iter() {
        let choices = game.choices(seat);
        // Anything left in the buffer by another seat must be gone.
        buffer.extend(choices.iter().cloned());
        game.list_choices(seat, &mut buffer);
        if buffer != choices {
            let what = format!("list_choices for {seat} does not replace what was in the buffer");
            return Err(moment.broken(LAW, what));
        }
        let may_act = game.to_act().contains(seat);
        if choices.is_empty() == may_act {
            let count = choices.len();
            let may = if may_act { "may act" } else { "may not act" };
            return Err(moment.broken(LAW, format!("{seat} {may} but has {count} choices")));
        }
        let mut seen = BTreeSet::new();
        for action in &choices {
            if let Err(refusal) = game.allows(seat, action) {
                let what = format!("{seat} is offered {action:?}, which is refused: {refusal}");
                return Err(moment.broken(LAW, what));
            }
            if !seen.insert(action) {
                return Err(moment.broken(LAW, format!("{seat} is offered {action:?} twice")));
            }
        }
        if game.awaited().contains(seat) {
            let lapse = game.lapse(seat);
            if !choices.contains(&lapse) {
                let what = format!("the lapse of {seat}, {lapse:?}, is not one of its choices");
                return Err(moment.broken(LAW, what));
            }
        }
    }
    an_empty_glass_plays_a_choice(moment)
}

/// What an empty glass plays is a choice of a seat that the table waits for.
fn an_empty_glass_plays_a_choice<G: Game>(moment: &Moment<'_, G>) -> Result<(), Broken> {
    let game = moment.game;
    let Some(glass) = game.glass() else {
        return Ok(());
    };
    let is_choice = game.choices(glass.seat).contains(&glass.lapse);
    if is_choice && game.awaited().contains(glass.seat) && glass.seats.contains(glass.seat) {
        return Ok(());
    }
    let what = format!(
        "what the empty glass plays for {} is not asked of it: {glass:?}",
        glass.seat
    );
    Err(moment.broken(LAW, what))
}

/// An action from anywhere in the game passes `check` exactly if it is listed, for every seat,
/// unless a person writes something into it. If it is refused, the refusal says why and changes
/// nothing.
pub fn what_is_not_listed_is_refused<G: Game>(
    moment: &Moment<'_, G>,
    pool: &[G::Action],
) -> Result<(), Broken> {
    let game = moment.game;
    for seat in game.seats().iter() {
        let listed: BTreeSet<_> = game.choices(seat).into_iter().collect();
        let mut refused = Vec::new();
        for action in pool {
            match game.allows(seat, action) {
                Ok(()) if !listed.contains(action) && !G::is_written_in(action) => {
                    let what = format!("{seat} may do {action:?}, which is not listed");
                    return Err(moment.broken(LAW, what));
                }
                Ok(()) => (),
                Err(refusal)
                    if refusal.because.trim().is_empty() || refusal.rule.as_str().is_empty() =>
                {
                    let what = format!(
                        "{seat} is refused {action:?} without a rule and a sentence: {refusal:?}"
                    );
                    return Err(moment.broken(LAW, what));
                }
                Err(_) => refused.push(action),
            }
        }
        a_refusal_changes_nothing(moment, seat, &refused)?;
    }
    Ok(())
}

fn a_refusal_changes_nothing<G: Game>(
    moment: &Moment<'_, G>,
    seat: Seat,
    refused: &[&G::Action],
) -> Result<(), Broken> {
    let mut tried = moment.game.clone();
    for action in refused {
        let mut log = Log::recording();
        if tried.play(seat, action, &mut log).is_ok() {
            let what = format!("check refuses {seat} {action:?}, but play does it");
            return Err(moment.broken(LAW, what));
        }
        if &tried != moment.game || !log.events().is_empty() {
            let what = format!("{seat} was refused {action:?}, but it changed something");
            return Err(moment.broken(LAW, what));
        }
    }
    // The bytes are compared once for all actions, because writing them is slow.
    if bytes(&tried) != bytes(moment.game) {
        let what = format!("{seat} was refused {refused:?}, but the saved state changed");
        return Err(moment.broken(LAW, what));
    }
    Ok(())
}
