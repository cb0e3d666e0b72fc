//! The tables that the tests play at.

use bark_bark::{Action, BarkBark, Event, Setup};
use tabletop::{Chance, EditionText, Game, Log, Seat, Seed, Shelved, Terms, Viewer};

/// A table as the box comes, for so many.
pub(crate) fn plain(n_seats: u8) -> Setup {
    set_up(&Terms::plain(n_seats))
}

/// A table with some options, written as `match = one_race; claims = off`.
pub(crate) fn with(n_seats: u8, options: &str) -> Setup {
    let terms = Terms::plain(n_seats);
    let options = options.split(';');
    let terms = options.fold(terms, |terms, option| {
        let (key, value) = option.split_once('=').expect("an option is `key = value`");
        terms.with(key.trim(), value.trim())
    });
    set_up(&terms)
}

/// One race, with some options.
pub(crate) fn race(n_seats: u8, options: &str) -> Setup {
    with(n_seats, &format!("match = one_race; {options}"))
}

/// A table that plays an edition of its own: the box with some texts replaced.
pub(crate) fn with_edition(n_seats: u8, changes: &[(&str, &str)]) -> Setup {
    let text = changes
        .iter()
        .fold(BarkBark::EDITION.to_owned(), |text, (from, to)| {
            assert!(text.contains(from), "the box has no `{from}` to change");
            text.replacen(from, to, 1)
        });
    let file = "ours.toml".to_owned();
    let mut terms = Terms::plain(n_seats).with("match", "one_race");
    terms.edition = Some(EditionText { file, text });
    set_up(&terms)
}

/// Whatever can be agreed on, as a setup.
pub(crate) fn set_up(terms: &Terms) -> Setup {
    BarkBark::set_up(terms).unwrap_or_else(|complaint| panic!("{complaint}"))
}

/// A deal at its first decision.
pub(crate) fn dealt(setup: &Setup) -> BarkBark {
    let chance = Chance::new(Seed::from_number(1));
    BarkBark::deal(setup, chance, &mut Log::silent()).expect("a legal setup")
}

/// A deal that is played at random, shown step by step: before, what was done, after, what was told.
pub(crate) struct Played {
    /// The state before.
    pub(crate) before: BarkBark,
    /// Who acted.
    pub(crate) seat: Seat,
    /// What was done.
    pub(crate) action: Action,
    /// What happened, in full.
    pub(crate) events: Vec<Event>,
}

/// Plays many deals at random and shows every step of them with the state after it.
pub(crate) fn at_every_step(setup: &Setup, deals: u64, mut look: impl FnMut(&Played, &BarkBark)) {
    for number in 0..deals {
        let mut luck = Chance::new(Seed::from_number(!number));
        let chance = Chance::new(Seed::from_number(number));
        let deal = BarkBark::deal(setup, chance, &mut Log::silent());
        let mut state = deal.expect("a legal setup");
        loop {
            let seats: Vec<Seat> = state.to_act().iter().collect();
            if seats.is_empty() {
                break;
            }
            let seat = *luck.pick(&seats);
            let action = luck.pick(&state.choices(seat)).clone();
            let before = state.clone();
            let mut log = Log::recording();
            state
                .play(seat, &action, &mut log)
                .expect("a choice is allowed");
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
    seen.filter_map(|event| BarkBark::redact(event, viewer))
        .collect()
}
