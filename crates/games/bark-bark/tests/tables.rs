//! The tables that the tests use.

use bark_bark::{BarkBark, Event, Setup};
use laws::tables;
use tabletop::{Terms, Viewer};

/// A table with the base edition and the default options.
pub(crate) fn plain(n_seats: u8) -> Setup {
    set_up(&Terms::plain(n_seats))
}

/// A table with some options, written as `match = one_race; claims = off`.
pub(crate) fn with(n_seats: u8, options: &str) -> Setup {
    set_up(&tables::terms(n_seats, options))
}

/// One race, with some options.
pub(crate) fn race(n_seats: u8, options: &str) -> Setup {
    with(n_seats, &format!("match = one_race; {options}"))
}

/// One race with a changed edition: some texts of the base edition are replaced.
pub(crate) fn with_edition(n_seats: u8, changes: &[(&str, &str)]) -> Setup {
    let terms = Terms::plain(n_seats).with("match", "one_race");
    set_up(&tables::with_edition::<BarkBark>(terms, changes))
}

/// The setup that these terms make.
pub(crate) fn set_up(terms: &Terms) -> Setup {
    tables::set_up::<BarkBark>(terms)
}

/// A deal at its first decision.
pub(crate) fn dealt(setup: &Setup) -> BarkBark {
    tables::Random::new(setup, 1).state
}

/// A step of a deal that is played at random.
pub(crate) type Played = tables::Played<BarkBark>;

/// Plays deals at random and shows every step of them with the state after it.
pub(crate) fn at_every_step(setup: &Setup, deals: u64, look: impl FnMut(&Played, &BarkBark)) {
    tables::at_every_step::<BarkBark>(setup, deals, look);
}

/// What a viewer was told.
pub(crate) fn told(events: &[Event], viewer: Viewer) -> Vec<Event> {
    tables::told::<BarkBark>(events, viewer)
}
