//! The tables for the tests.

use argh::{Argh, Setup};
use laws::tables;
use tabletop::Terms;

/// A table with the usual options.
pub(crate) fn plain(n_seats: u8) -> Setup {
    let terms = Terms::plain(n_seats).with("five_six_players", "on");
    set_up(&terms)
}

/// A table with some options, written as `promos = spider, owl; end_choices = auto`.
pub(crate) fn with(n_seats: u8, options: &str) -> Setup {
    set_up(&tables::terms(n_seats, options).with("five_six_players", "on"))
}

/// A table with a custom edition: the text of the box with replacements, and all promo cards.
pub(crate) fn with_edition(n_seats: u8, changes: &[(&str, &str)]) -> Setup {
    let terms = Terms::plain(n_seats).with("promos", "spider, owl, twin");
    set_up(&tables::with_edition::<Argh>(terms, changes))
}

/// The setup for these terms.
pub(crate) fn set_up(terms: &Terms) -> Setup {
    tables::set_up::<Argh>(terms)
}

/// A step of a random deal.
pub(crate) type Played = tables::Played<Argh>;

/// Plays random deals and calls `look` with every step and the state after it.
pub(crate) fn at_every_step(setup: &Setup, deals: u64, look: impl FnMut(&Played, &Argh)) {
    tables::at_every_step::<Argh>(setup, deals, look);
}
