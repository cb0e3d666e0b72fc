//! The tables that the tests play at.

use argh::{Argh, Setup};
use tabletop::{Chance, EditionText, Game, Log, Seat, Seed, Shelved, Terms};

/// A table as the box comes, for so many.
pub(crate) fn plain(n_seats: u8) -> Setup {
    let terms = Terms::plain(n_seats).with("five_six_players", "on");
    set_up(&terms)
}

/// A table with some options, written as `promos = spider, owl; end_choices = auto`.
pub(crate) fn with(n_seats: u8, options: &str) -> Setup {
    let terms = Terms::plain(n_seats).with("five_six_players", "on");
    let terms = options.split(';').fold(terms, |terms, option| {
        let (key, value) = option.split_once('=').expect("an option is `key = value`");
        terms.with(key.trim(), value.trim())
    });
    set_up(&terms)
}

/// A table that plays an edition of its own: the box with some texts replaced.
pub(crate) fn with_edition(n_seats: u8, changes: &[(&str, &str)]) -> Setup {
    let text = changes
        .iter()
        .fold(Argh::EDITION.to_owned(), |text, (from, to)| {
            assert!(text.contains(from), "the box has no `{from}` to change");
            text.replacen(from, to, 1)
        });
    let file = "ours.toml".to_owned();
    let mut terms = Terms::plain(n_seats).with("promos", "spider, owl, twin");
    terms.edition = Some(EditionText { file, text });
    set_up(&terms)
}

/// Whatever can be agreed on, as a setup.
pub(crate) fn set_up(terms: &Terms) -> Setup {
    Argh::set_up(terms).unwrap_or_else(|complaint| panic!("{complaint}"))
}

/// A deal that is played at random, one action after another.
pub(crate) struct Deal {
    /// The table as it truly is.
    pub(crate) state: Argh,
    luck: Chance,
}

/// What was just played: the state before it is handed to the callback with the state after.
pub(crate) struct Played {
    /// The state before.
    pub(crate) before: Argh,
    /// Who acted.
    pub(crate) seat: Seat,
    /// What was done.
    pub(crate) action: argh::Action,
    /// What happened, in full.
    pub(crate) events: Vec<argh::Event>,
}

impl Deal {
    /// Deals from a number.
    pub(crate) fn new(setup: &Setup, number: u64) -> Self {
        let chance = Chance::new(Seed::from_number(number));
        let state = Argh::deal(setup, chance, &mut Log::silent());
        Self {
            state: state.expect("a legal setup"),
            luck: Chance::new(Seed::from_number(!number)),
        }
    }

    /// Plays anything that may be played; nothing once it is over.
    pub(crate) fn step(&mut self) -> Option<Played> {
        let seats: Vec<Seat> = self.state.to_act().iter().collect();
        let seat = (!seats.is_empty()).then(|| *self.luck.pick(&seats))?;
        let choices = self.state.choices(seat);
        let action = *self.luck.pick(&choices);
        let before = self.state.clone();
        let mut log = Log::recording();
        self.state
            .play(seat, &action, &mut log)
            .expect("a choice is allowed");
        let events = log.take();
        Some(Played {
            before,
            seat,
            action,
            events,
        })
    }
}

/// Plays many deals at random and shows every step of them with the state after it.
pub(crate) fn at_every_step(setup: &Setup, deals: u64, mut look: impl FnMut(&Played, &Argh)) {
    for number in 0..deals {
        let mut deal = Deal::new(setup, number);
        while let Some(played) = deal.step() {
            look(&played, &deal.state);
        }
    }
}
