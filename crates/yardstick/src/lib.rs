//! How fast a game is, by the clock and by instructions, and a test that it needs no heap. Each is
//! one call or one macro.
//!
//! All of them play random deals through the public contract and assert the results, so that a fast
//! but wrong answer fails.

mod counted;
mod heap;
mod timed;

pub use counted::at_most;
pub use timed::{Timed, timed};

use std::hint::black_box;

use tabletop::{Chance, Checked, Game, Log, Seed, Shelved, Terms};

/// The setup of a table.
///
/// # Panics
/// If the game cannot be played on these terms.
pub fn setup<G: Shelved>(terms: &Terms) -> G::Setup {
    G::set_up(terms).expect("these terms can be played")
}

/// A table at the start of a deal.
///
/// # Panics
/// If the game cannot be dealt.
pub fn dealt<G: Shelved>(terms: &Terms) -> (G::Setup, G) {
    let setup = setup::<G>(terms);
    let deal = deal::<G>(&setup, 1);
    (setup, deal)
}

/// Plays random deals and returns the number of actions.
#[inline]
pub fn random_deals<G: Game>(setup: &G::Setup, n_deals: u64) -> u64 {
    let mut random = Random::<G>::default();
    let actions = (0..n_deals).map(|number| {
        let (n_actions, deal) = random.play(setup, number);
        black_box(deal.outcome());
        n_actions
    });
    actions.sum()
}

/// A player who plays at random, for all seats.
pub struct Random<G: Game> {
    luck: Chance,
    choices: Vec<G::Action>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Self {
        Self {
            luck: Chance::new(Seed::from_number(42)),
            choices: Vec::with_capacity(512),
        }
    }
}

impl<G: Game> Random<G> {
    /// Plays the deal with this number to its end. Returns the number of actions and the last
    /// state.
    #[inline]
    pub fn play(&mut self, setup: &G::Setup, number: u64) -> (u64, G) {
        let mut deal = deal::<G>(setup, number);
        let mut n_actions = 0;
        while let Some(seat) = deal.awaited().first() {
            deal.list_choices(seat, &mut self.choices);
            let action = self.luck.pick(&self.choices).clone();
            deal.apply(Checked::listed(seat, &action), &mut Log::silent());
            n_actions += 1;
        }
        (n_actions, deal)
    }
}

fn deal<G: Game>(setup: &G::Setup, number: u64) -> G {
    let chance = Chance::new(Seed::from_number(number));
    G::deal(setup, chance, &mut Log::silent()).expect("the setup can be dealt")
}
