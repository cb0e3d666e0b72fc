//! Law 9: taking back is free exactly while nobody has learnt anything.

use tabletop::{Chance, Game, Log, Seat, Seats, Viewer};

use crate::deal::Deal;
use crate::evidence::{bytes, difference, faces_up};
use crate::{Broken, Law, Step};

const LAW: Law = Law::TakingBackFreesWhatNobodyLearnt;

/// How many worlds a seat imagines to find out whether it learnt something.
const WORLDS: usize = 12;

/// Checks that every seat that sees something it could not have derived from its view before is
/// among `learners`. The suite gets these from [`tabletop::learnt`], which finds them in another
/// way, and the two must agree.
///
/// Both try worlds at random, so a disagreement only counts if it shows in half of the worlds.
/// Rarer ones might be missed by either.
pub fn who_learns_is_who_could_not_have_known<G: Game>(
    step: &Step<'_, G>,
    learners: Seats,
    luck: &mut Chance,
) -> Result<(), Broken> {
    let moment = &step.moment;
    for seat in moment.game.seats().iter() {
        let surprises = Surprises::of(step, seat, luck);
        let what = if learners.contains(seat) {
            continue;
        } else if surprises.of_cards * 2 > WORLDS {
            "sees a card it could not have known"
        } else if surprises.in_all * 2 > WORLDS {
            "sees something it could not have known"
        } else {
            continue;
        };
        let what = format!(
            "after {:?} by {}, {seat} {what}, but is not among the learners {learners:?}",
            step.action, step.seat
        );
        return Err(moment.broken(LAW, what));
    }
    Ok(())
}

/// In how many imagined worlds an action would have looked different to a seat.
struct Surprises {
    /// Counting only cards that are face up afterwards but were not before.
    of_cards: usize,
    /// Counting everything: whether the action was allowed, and the whole view.
    in_all: usize,
}

impl Surprises {
    fn of<G: Game>(step: &Step<'_, G>, seat: Seat, luck: &mut Chance) -> Self {
        let viewer = Viewer::Seat(seat);
        let before = step.moment.game.view(viewer);
        let after = step.after.view(viewer);
        let is_new = |cards: &G::View| -> Vec<String> {
            let old = faces_up(&before);
            faces_up(cards).difference(&old).cloned().collect()
        };
        let new_cards = is_new(&after);
        let mut surprises = Self {
            of_cards: 0,
            in_all: 0,
        };
        for _ in 0..WORLDS {
            let world = G::imagine(step.moment.setup, &before, luck.fork());
            let look = |action: &G::Action| {
                let mut world = world.clone();
                let played = world.play(step.seat, action, &mut Log::silent());
                played.is_ok().then(|| world.view(viewer))
            };
            let same_action = look(step.action);
            if let Some(view) = &same_action {
                surprises.of_cards += usize::from(is_new(view) != new_cards);
            }
            let is_after = |view: G::View| bytes(&view) == bytes(&after);
            let looks_alike = same_action.is_some_and(is_after)
                // Others may not know what was done: a card laid face down could have been any
                // card.
                || (seat != step.seat
                    && world.choices(step.seat).iter().filter_map(look).any(is_after));
            surprises.in_all += usize::from(!looks_alike);
        }
        surprises
    }
}

/// The record without its last action leads to the state before it.
pub(crate) fn taking_back_leads_to_the_state_before<G: Game>(
    deal: &Deal<'_, G>,
) -> Result<(), Broken> {
    let (Some(before), Some(standing)) = (&deal.before, deal.plays.len().checked_sub(1)) else {
        return Ok(());
    };
    let moment = deal.moment();
    let undone = deal.record().replay(deal.secret(), standing);
    let undone = undone
        .map_err(|error| moment.broken(LAW, format!("the record does not replay: {error}")))?;
    if &undone.state != before || bytes(&undone.state) != bytes(before) {
        let what = format!(
            "taking the last action back does not lead to the state before it: {}",
            difference(&undone.state, before)
        );
        return Err(moment.broken(LAW, what));
    }
    Ok(())
}
