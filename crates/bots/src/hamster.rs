//! The hamster: takes whatever is nearest.

use tabletop::{Chance, Judge, Seat};

use crate::Bot;

/// A bot that picks any of its choices, each as likely as the others.
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
        _setup: &G::Setup,
        _view: &G::View,
        _seat: Seat,
        choices: &[G::Action],
    ) -> G::Action {
        match G::reflex(choices) {
            Some(index) => choices[index].clone(),
            None => self.luck.pick(choices).clone(),
        }
    }
}
