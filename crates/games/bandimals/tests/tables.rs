//! The tables that the tests play at.

use bandimals::{Action, Bandimals, Event, Setup};
use tabletop::{Chance, Game, Log, Seat, Seed, Shelved, Staged, Terms, Viewer};

/// A table with some options, written as `booster = on; preset = base`.
pub(crate) fn with(n_seats: u8, options: &str) -> Setup {
    let terms = Terms::plain(n_seats);
    let options = options
        .split(';')
        .filter(|option| !option.trim().is_empty());
    let terms = options.fold(terms, |terms, option| {
        let (key, value) = option.split_once('=').expect("an option is `key = value`");
        terms.with(key.trim(), value.trim())
    });
    set_up(&terms)
}

/// Whatever can be agreed on, as a setup.
pub(crate) fn set_up(terms: &Terms) -> Setup {
    Bandimals::set_up(terms).unwrap_or_else(|complaint| panic!("{complaint}"))
}

/// A table laid as a scenario lays it.
pub(crate) fn laid(given: &[&str]) -> Bandimals {
    let (_, state) = Bandimals::stage(given, &[]).unwrap_or_else(|complaint| panic!("{complaint}"));
    state
}

/// Plays actions as a scenario writes them: a seat, and what it does. Says what happened.
pub(crate) fn play(state: &mut Bandimals, deeds: &[(u8, &str)]) -> Vec<Event> {
    let mut log = Log::recording();
    for &(seat, words) in deeds {
        let setup = state.setup().clone();
        let action = Bandimals::read_action(&setup, words);
        let action = action.unwrap_or_else(|complaint| panic!("{complaint}"));
        let played = state.play(Seat(seat), &action, &mut log);
        played.unwrap_or_else(|refusal| panic!("{words}: {refusal}"));
    }
    log.take()
}

/// A step of a deal that is played at random: before, what was done, what was told.
pub(crate) struct Played {
    /// The state before.
    pub(crate) before: Bandimals,
    /// Who acted.
    pub(crate) seat: Seat,
    /// What was done.
    pub(crate) action: Action,
    /// What happened, in full.
    pub(crate) events: Vec<Event>,
}

/// Plays deals at random and shows every step of them with the state after it.
pub(crate) fn at_every_step(setup: &Setup, deals: u64, mut look: impl FnMut(&Played, &Bandimals)) {
    for number in 0..deals {
        let mut luck = Chance::new(Seed::from_number(!number));
        let chance = Chance::new(Seed::from_number(number));
        let deal = Bandimals::deal(setup, chance, &mut Log::silent());
        let mut state = deal.expect("a legal setup");
        loop {
            let seats: Vec<Seat> = state.awaited().iter().collect();
            if seats.is_empty() {
                break;
            }
            let seat = *luck.pick(&seats);
            let action = luck.pick(&state.choices(seat)).clone();
            let before = state.clone();
            let mut log = Log::recording();
            let played = state.play(seat, &action, &mut log);
            played.expect("a choice is allowed");
            let events = log.take();
            let played = Played {
                before,
                seat,
                action,
                events,
            };
            look(&played, &state);
        }
    }
}

/// What a viewer was told.
pub(crate) fn told(events: &[Event], viewer: Viewer) -> Vec<Event> {
    let seen = events.iter();
    seen.filter_map(|event| Bandimals::redact(event, viewer))
        .collect()
}
