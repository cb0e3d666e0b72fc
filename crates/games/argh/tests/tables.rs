//! The tables that the tests play at.

use argh::{Argh, Setup};
use laws::tables;
use tabletop::Terms;

/// A table as the box comes, for so many.
pub(crate) fn plain(n_seats: u8) -> Setup {
    let terms = Terms::plain(n_seats).with("five_six_players", "on");
    set_up(&terms)
}

/// A table with some options, written as `promos = spider, owl; end_choices = auto`.
pub(crate) fn with(n_seats: u8, options: &str) -> Setup {
    set_up(&tables::terms(n_seats, options).with("five_six_players", "on"))
}

/// A table that plays an edition of its own: the box with some texts replaced.
pub(crate) fn with_edition(n_seats: u8, changes: &[(&str, &str)]) -> Setup {
    let terms = Terms::plain(n_seats).with("promos", "spider, owl, twin");
    set_up(&tables::with_edition::<Argh>(terms, changes))
}

/// Whatever can be agreed on, as a setup.
pub(crate) fn set_up(terms: &Terms) -> Setup {
    tables::set_up::<Argh>(terms)
}

/// A step of a deal that is played at random.
pub(crate) type Played = tables::Played<Argh>;

/// Plays deals at random and shows every step of them with the state after it.
pub(crate) fn at_every_step(setup: &Setup, deals: u64, look: impl FnMut(&Played, &Argh)) {
    tables::at_every_step::<Argh>(setup, deals, look);
}
