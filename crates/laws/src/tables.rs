//! Tables for tests, and random deals at them.

use tabletop::{Chance, EditionText, Game, Log, Seat, Seed, Shelved, Terms, Viewer};

/// Terms with some options, written as `match = one_race; claims = off`.
///
/// # Panics
/// If something between two semicolons is not an option.
pub fn terms(n_seats: u8, options: &str) -> Terms {
    let options = options.split(';').map(str::trim);
    let options = options.filter(|option| !option.is_empty());
    options.fold(Terms::plain(n_seats), |terms, option| {
        let (key, value) = option.split_once('=').expect("an option is `key = value`");
        terms.with(key.trim(), value.trim())
    })
}

/// The same terms with their own edition: the box with some texts replaced, each at its first
/// occurrence.
///
/// # Panics
/// If the box does not have one of the texts.
pub fn with_edition<G: Shelved>(mut terms: Terms, changes: &[(&str, &str)]) -> Terms {
    let text = changes
        .iter()
        .fold(G::EDITION.to_owned(), |text, (from, to)| {
            assert!(text.contains(from), "the box has no `{from}` to change");
            text.replacen(from, to, 1)
        });
    let file = "ours.toml".to_owned();
    terms.edition = Some(EditionText { file, text });
    terms
}

/// The setup of a table that can be played.
///
/// # Panics
/// If it cannot be played.
pub fn set_up<G: Shelved>(terms: &Terms) -> G::Setup {
    G::set_up(terms).unwrap_or_else(|error| panic!("{error}"))
}

/// Every table that a game can be played at with one option changed: for each number of seats the
/// table with default options, and one for each other value of each option. Tables that the game
/// refuses are left out, because some options do not go with every number of seats.
///
/// # Panics
/// If the game refuses all of them.
pub fn everywhere<G: Shelved>() -> Vec<G::Setup> {
    let terms = G::SEAT_COUNTS.iter().flat_map(|&n_seats| {
        let others = G::options().flat_map(move |option| {
            let values = option.values.iter().skip(1);
            values.map(move |(value, _)| Terms::plain(n_seats).with(option.key, value))
        });
        std::iter::once(Terms::plain(n_seats)).chain(others)
    });
    let setups: Vec<G::Setup> = terms.filter_map(|terms| G::set_up(&terms).ok()).collect();
    assert!(!setups.is_empty(), "{} refuses every table", G::ID);
    setups
}

/// A random deal, played one action at a time.
pub struct Random<G> {
    /// The true state.
    pub state: G,
    luck: Chance,
}

/// What was just played.
pub struct Played<G: Game> {
    /// The state before.
    pub before: G,
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: G::Action,
    /// What happened, in full.
    pub events: Vec<G::Event>,
}

impl<G: Game> Random<G> {
    /// Deals from a seed made of a number.
    ///
    /// # Panics
    /// If the setup cannot be dealt.
    pub fn new(setup: &G::Setup, number: u64) -> Self {
        let chance = Chance::new(Seed::from_number(number));
        let state = G::deal(setup, chance, &mut Log::silent());
        Self {
            state: state.expect("a legal setup"),
            luck: Chance::new(Seed::from_number(!number)),
        }
    }

    /// Plays a random choice; `None` once the deal is over.
    pub fn step(&mut self) -> Option<Played<G>> {
        self.step_unless(|_, action| action)
    }

    /// Plays a random choice, or the action that `instead` makes of it.
    ///
    /// # Panics
    /// If a choice is refused.
    pub fn step_unless(
        &mut self,
        instead: impl FnOnce(&mut Chance, G::Action) -> G::Action,
    ) -> Option<Played<G>> {
        let seats: Vec<Seat> = self.state.to_act().iter().collect();
        let seat = (!seats.is_empty()).then(|| *self.luck.pick(&seats))?;
        let action = self.luck.pick(&self.state.choices(seat)).clone();
        let action = instead(&mut self.luck, action);
        let before = self.state.clone();
        let mut log = Log::recording();
        let played = self.state.play(seat, &action, &mut log);
        played.expect("a choice is allowed");
        let events = log.take();
        Some(Played {
            before,
            seat,
            action,
            events,
        })
    }
}

/// Plays random deals and calls `look` with every step and the state after it.
pub fn at_every_step<G: Game>(
    setup: &G::Setup,
    n_deals: u64,
    mut look: impl FnMut(&Played<G>, &G),
) {
    for number in 0..n_deals {
        let mut deal = Random::<G>::new(setup, number);
        while let Some(played) = deal.step() {
            look(&played, &deal.state);
        }
    }
}

/// The events as a viewer sees them.
pub fn told<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    let seen = events.iter();
    seen.filter_map(|event| G::redact(event, viewer)).collect()
}
