//! The fox: plays by rule of thumb.

use tabletop::{Chance, Judge, Seat};

use crate::Bot;

/// A bot that does what the game's [`Judge`] thinks best, and lets its luck decide between choices
/// that look equally good.
#[derive(Clone, Debug)]
pub struct Fox {
    luck: Chance,
}

impl Fox {
    /// A fox with luck of its own.
    pub fn new(luck: Chance) -> Self {
        Self { luck }
    }
}

impl<G: Judge> Bot<G> for Fox {
    fn choose(
        &mut self,
        setup: &G::Setup,
        view: &G::View,
        seat: Seat,
        choices: &[G::Action],
    ) -> G::Action {
        if let Some(reflex) = G::reflex(setup, view, seat, choices) {
            return choices[reflex].clone();
        }
        let weights = G::weigh(setup, view, seat, choices);
        let best = weights.iter().max();
        let good: Vec<&G::Action> = choices
            .iter()
            .zip(&weights)
            .filter(|&(_, weight)| Some(weight) == best)
            .map(|(choice, _)| choice)
            .collect();
        (*self.luck.pick(&good)).clone()
    }
}
