//! The tables that the tests play at.

use bandimals::{Bandimals, Event, Setup};
use laws::{scenario, tables};
use tabletop::{Game, Log, Seat, Staged, Terms, Viewer};

/// A table with some options, written as `booster = on; preset = base`.
pub(crate) fn with(n_seats: u8, options: &str) -> Setup {
    set_up(&tables::terms(n_seats, options))
}

/// The setup of these terms.
pub(crate) fn set_up(terms: &Terms) -> Setup {
    tables::set_up::<Bandimals>(terms)
}

/// A table laid as a scenario lays it.
pub(crate) fn laid(given: &[&str]) -> Bandimals {
    let (_, state) = Bandimals::stage(given, &[]).unwrap_or_else(|error| panic!("{error}"));
    state
}

/// Plays actions by name, as a scenario writes what is no choice: a seat, and what it does. Says what happened.
pub(crate) fn play(state: &mut Bandimals, deeds: &[(u8, &str)]) -> Vec<Event> {
    let mut log = Log::recording();
    for &(seat, words) in deeds {
        let setup = state.setup().clone();
        let action = scenario::action::<Bandimals>(&setup, words);
        let action = action.unwrap_or_else(|error| panic!("{error}"));
        let played = state.play(Seat(seat), &action, &mut log);
        played.unwrap_or_else(|refusal| panic!("{words}: {refusal}"));
    }
    log.take()
}

/// A step of a deal that is played at random.
pub(crate) type Played = tables::Played<Bandimals>;

/// Plays deals at random and shows every step of them with the state after it.
pub(crate) fn at_every_step(setup: &Setup, deals: u64, look: impl FnMut(&Played, &Bandimals)) {
    tables::at_every_step::<Bandimals>(setup, deals, look);
}

/// What a viewer was told.
pub(crate) fn told(events: &[Event], viewer: Viewer) -> Vec<Event> {
    tables::told::<Bandimals>(events, viewer)
}
