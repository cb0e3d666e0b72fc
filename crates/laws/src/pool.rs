//! Actions that were seen somewhere in a game's deals, to try where they do not belong.

use std::collections::BTreeSet;

use tabletop::{Chance, Game};

use crate::deal::Deal;
use crate::decider::Decider;
use crate::{At, Broken, ending};

/// Enough for nearly every action of a card game; further ones are dropped.
const MOST: usize = 4_096;

/// The actions seen so far.
pub(crate) struct Pool<G: Game> {
    known: BTreeSet<G::Action>,
    actions: Vec<G::Action>,
}

impl<G: Game> Pool<G> {
    /// Plays a few deals without examining them, so that there are actions to try from the start.
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
                // A game that offers what it refuses is caught later, when that moment is examined.
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

    /// Adds what anybody may do now.
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

    /// Some of the actions at random, and everything that any seat may do now, because the most
    /// revealing mistake is to let a seat do what only another one may.
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
