//! The hamster: plays at random.

use tabletop::{Chance, Judge, Seat};

use crate::Bot;

/// A bot that picks one of its choices, all equally likely.
#[derive(Clone, Debug)]
pub struct Hamster {
    luck: Chance,
}

impl Hamster {
    /// A hamster with luck of its own.
    pub fn new(luck: Chance) -> Self {
        Self { luck }
    }
}

impl<G: Judge> Bot<G> for Hamster {
    fn choose(
        &mut self,
        setup: &G::Setup,
        view: &G::View,
        seat: Seat,
        choices: &[G::Action],
    ) -> G::Action {
        match G::reflex(setup, view, seat, choices) {
            Some(index) => choices[index].clone(),
            None => self.luck.pick(choices).clone(),
        }
    }
}
