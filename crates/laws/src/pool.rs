//! Actions that were seen somewhere in a game's deals, to be tried where they do not belong.

use std::collections::BTreeSet;

use tabletop::{Chance, Game};

use crate::deal::Deal;
use crate::decider::Decider;
use crate::{At, Broken, ending};

/// Enough to hold nearly every action of a game of cards; what comes after is left out.
const MOST: usize = 4_096;

/// The actions seen so far.
pub(crate) struct Pool<G: Game> {
    known: BTreeSet<G::Action>,
    actions: Vec<G::Action>,
}

impl<G: Game> Pool<G> {
    /// Plays a few deals unexamined, so that the first examined one has something to try.
    pub(crate) fn gather(setup: &G::Setup, rehearsals: u64) -> Result<Self, Broken> {
        let mut pool = Self {
            known: BTreeSet::new(),
            actions: Vec::new(),
        };
        for number in 0..rehearsals {
            let at = At::Deal {
                seed: number,
                played: 0,
            };
            let mut deal = Deal::<G>::begin(setup, at, number)?;
            let mut decider = Decider::of_deal(number);
            while deal.game.outcome().is_none() {
                ending::every_deal_ends(&deal.moment(), deal.plays.len())?;
                pool.see(&deal.game);
                // A game that offers what it refuses is caught later, at its first moment.
                match decider.decide(&deal.game) {
                    Some((seat, action)) if deal.game.check(seat, &action).is_ok() => {
                        deal.play(seat, action);
                    }
                    Some(_) | None => break,
                }
            }
        }
        Ok(pool)
    }

    /// Keeps what anybody may do now.
    pub(crate) fn see(&mut self, game: &G) {
        let mut choices = Vec::new();
        for seat in game.to_act().iter() {
            game.list_choices(seat, &mut choices);
            for action in choices.drain(..) {
                if self.actions.len() < MOST && !self.known.contains(&action) {
                    self.known.insert(action.clone());
                    self.actions.push(action);
                }
            }
        }
    }

    /// Some of the actions at random, and all that any seat may do now: the most telling mistake
    /// is to let a seat do what only another may.
    pub(crate) fn sample(&self, game: &G, n_actions: usize, luck: &mut Chance) -> Vec<G::Action> {
        let mut sample = BTreeSet::new();
        for seat in game.to_act().iter() {
            sample.extend(game.choices(seat));
        }
        if !self.actions.is_empty() {
            for _ in 0..n_actions {
                sample.insert(luck.pick(&self.actions).clone());
            }
        }
        sample.into_iter().collect()
    }
}
