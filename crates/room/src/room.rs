//! The room itself: who sits where, the deal, the clocks.

use std::fmt;

use shelf::GameId;
use tabletop::{BySeat, Chance, Hex32, Seat, Seats, Secret, Seed, Terms};
use wire::{Sitter, Stage, TableId, Version};

use crate::acks::Acks;
use crate::clock::{Deadlines, Glasses};
use crate::closed::Closed;
use crate::limits::Written;
use crate::referee::Referee;
use crate::taking_back::Request;
use crate::thinking::Thinking;
use crate::time::Time;
use crate::{AnyGame, Deed, Entry, News, Opened, Place, TokenHash};

/// A table with people around it: the fold of its entries.
pub struct Room {
    pub(crate) table: TableId,
    pub(crate) game: AnyGame,
    pub(crate) terms: Terms,
    pub(crate) places: BySeat<Place>,
    pub(crate) listed: bool,
    pub(crate) secret: Secret,
    pub(crate) host: TokenHash,
    pub(crate) referee: Box<dyn Referee>,
    pub(crate) deadlines: Deadlines,
    /// The seats that play on the host's screen.
    pub(crate) here: Seats,
    pub(crate) glasses: Glasses,
    pub(crate) request: Option<Request>,
    pub(crate) acks: Acks,
    pub(crate) rematch: Option<TableId>,
    /// The bot that is thinking, if any.
    pub(crate) thinking: Option<Thinking>,
    /// When the last entry was made.
    pub(crate) latest: u64,
    /// The table's time. How far it is ahead of the wall clock is not in the entries: it is found
    /// out again after a restart.
    pub(crate) time: Time,
    /// How much has been written down.
    pub(crate) written: Written,
    /// Who has changed their salt.
    pub(crate) salted: Seats,
    /// If it cannot go on, why.
    pub(crate) closed: Option<Closed>,
    pub(crate) is_given_out: bool,
    /// Which seats are connected. This is the one thing that is not in the entries: after a restart
    /// nobody is.
    present: Seats,
}

impl Room {
    /// The room that these entries fold to, oldest first. The error names the entry that is
    /// impossible. Before anything else happens there, call [`Room::resume`].
    pub fn restore(entries: &[Entry]) -> Result<Self, tabletop::Error> {
        Self::restored(entries, |opened| AnyGame::on_shelf(opened.game))
    }

    pub(crate) fn restore_game(game: AnyGame, entries: &[Entry]) -> Result<Self, tabletop::Error> {
        Self::restored(entries, |_| game)
    }

    fn restored(
        entries: &[Entry],
        game: impl FnOnce(&Opened) -> AnyGame,
    ) -> Result<Self, tabletop::Error> {
        let Some((first, rest)) = entries.split_first() else {
            return Err(tabletop::Error::new("entries", "there are none"));
        };
        let Deed::Opened(opened) = &first.deed else {
            return Err(tabletop::Error::new("entry 1", "does not open a table"));
        };
        let game = game(opened);
        let mut room =
            Self::new(game, opened, first.at).map_err(|error| error.within("entry 1"))?;
        room.closed = Closed::of(game, entries);
        for (entry, number) in rest.iter().zip(2..) {
            match room.apply(entry) {
                Ok(()) => (),
                // Other rules may not allow what was played. Then the table is shown up to here.
                Err(_) if room.closed.is_some() => break,
                Err(error) => return Err(error.within(format!("entry {number}"))),
            }
        }
        Ok(room)
    }

    pub(crate) fn new(game: AnyGame, opened: &Opened, at: u64) -> Result<Self, tabletop::Error> {
        Self::with_referee(game, game.ask().referee(&opened.terms)?, opened, at)
    }

    pub(crate) fn with_referee(
        game: AnyGame,
        referee: Box<dyn Referee>,
        opened: &Opened,
        at: u64,
    ) -> Result<Self, tabletop::Error> {
        let (n_seats, n_places) = (opened.terms.n_seats, opened.places.n_seats());
        if n_seats != n_places {
            let because = format!("{n_places} are named for {n_seats} seats");
            return Err(tabletop::Error::new("seats", because));
        }
        Ok(Self {
            table: opened.table.clone(),
            game,
            terms: opened.terms.clone(),
            places: opened.places.clone(),
            listed: opened.listed,
            secret: opened.secret,
            host: opened.host,
            referee,
            deadlines: Deadlines::new(opened.seconds, n_seats),
            here: opened.here,
            glasses: Glasses::Apart,
            request: None,
            acks: Acks::default(),
            rematch: None,
            thinking: None,
            latest: at,
            time: Time::after(at),
            written: Written::default(),
            salted: Seats::NONE,
            closed: None,
            is_given_out: false,
            present: Seats::NONE,
        })
    }

    /// Which table it is.
    pub fn table(&self) -> &TableId {
        &self.table
    }

    /// Which game is played.
    pub fn game(&self) -> GameId {
        self.game.ask().id()
    }

    /// Whether strangers can find it.
    pub fn is_listed(&self) -> bool {
        self.listed
    }

    /// How many chapters there have been.
    pub fn version(&self) -> Version {
        self.referee.version()
    }

    /// Whether people gather, play, or have played.
    pub fn stage(&self) -> Stage {
        match (self.referee.is_dealt(), self.referee.outcome()) {
            (false, _) => Stage::Gathering,
            (true, None) => Stage::Playing,
            (true, Some(_)) => Stage::Over,
        }
    }

    /// When the last entry was made, in milliseconds since 1970.
    pub fn latest(&self) -> u64 {
        self.latest
    }

    /// Notes which seats somebody is connected for.
    #[must_use]
    pub fn present(&mut self, seats: Seats) -> News {
        if self.present == seats {
            return News::None;
        }
        self.present = seats;
        News::Everyone
    }

    /// When [`Room::tick`] has something to do next, in milliseconds since 1970.
    pub fn wake_at(&self) -> Option<u64> {
        if self.closed.is_some() {
            return None;
        }
        let running = self.deadlines.next().into_iter();
        let answer = self.request.iter().filter_map(|request| request.until);
        let next = running.map(|(until, _)| until).chain(answer).min();
        next.map(|until| self.time.on_the_wall(until))
    }

    /// The record of the deal (`.deal`), once it is over: until then its actions may show what
    /// somebody holds. For a table that cannot go on, its entries as they were written down, once
    /// they are given out ([`Room::give_out`]).
    pub fn record(&self) -> Option<String> {
        match self.closed {
            Some(_) => self.given_out(),
            None => self.referee.record(),
        }
    }

    pub(crate) fn is_present(&self, seat: Seat) -> bool {
        self.present.contains(seat)
    }

    /// The seats whose sitter fits.
    pub(crate) fn seats_where(&self, fits: impl Fn(&Sitter) -> bool) -> Seats {
        let fitting = self
            .places
            .by_seat()
            .filter(|(_, place)| fits(&place.sitter));
        fitting.map(|(seat, _)| seat).collect()
    }

    /// The seats that persons play themselves.
    pub(crate) fn persons(&self) -> Seats {
        self.seats_where(|sitter| matches!(sitter, Sitter::Person))
    }

    /// The seats that nobody has taken.
    pub(crate) fn open_seats(&self) -> Seats {
        self.seats_where(|sitter| matches!(sitter, Sitter::Open))
    }

    /// Luck for `purpose` at this moment of the table: the same after a restart, and neither the
    /// secret nor the seed of the deal can be derived from it.
    pub(crate) fn luck(&self, purpose: &str) -> Seed {
        let mut hasher = blake3::Hasher::new_derive_key("menagerie 2026 luck beside the deal's");
        hasher.update(&self.secret.0.0);
        hasher.update(&self.version().0.to_le_bytes());
        hasher.update(purpose.as_bytes());
        Seed(Hex32(*hasher.finalize().as_bytes()))
    }

    pub(crate) fn chance(&self, purpose: &str) -> Chance {
        Chance::new(self.luck(purpose))
    }
}

impl fmt::Debug for Room {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Room")
            .field("table", &self.table)
            .field("version", &self.version())
            .finish_non_exhaustive()
    }
}
