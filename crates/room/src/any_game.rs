//! A game without its type: everything a room asks of the rules.
//!
//! Games are only named here, so that a page that plays one game does not have to load the others.

use bots::{Conditions, Level};
use serde_json::Value;
use shelf::{GameId, with_game};
use tabletop::{Digest, Game, Judge, Shelved, Terms, Words};
use wire::Created;

use crate::hosted::Hosted;
use crate::job::think_about;
use crate::referee::Referee;
use crate::{Entry, Job, NewRoom, Opening, Room};

/// Any game on the shelf.
#[derive(Clone, Copy)]
pub struct AnyGame(&'static dyn Playable);

/// What a room asks of a game.
pub(crate) trait Playable: Send + Sync {
    fn id(&self) -> GameId;
    fn title(&self) -> &'static str;
    fn rules_version(&self) -> u32;
    /// The digest of the setup that these terms make, and with it of the edition.
    fn printing_of(&self, terms: &Terms) -> Result<Digest, tabletop::Error>;
    fn suit(&self, terms: &mut Terms, n_people: usize);
    fn written_out(&self, level: Level) -> Level;
    fn referee(&self, terms: &Terms) -> Result<Box<dyn Referee>, tabletop::Error>;
    fn think(&self, job: &Job, conditions: Conditions) -> Option<Value>;
}

impl AnyGame {
    /// The game `G`.
    ///
    /// # Panics
    ///
    /// If it is not on the shelf.
    #[must_use]
    pub fn of<G: Shelved + Words + Judge>() -> Self {
        Self(&Boxed::<G>(std::marker::PhantomData))
    }

    /// The game with this name. A program that calls this contains all games.
    #[must_use]
    pub fn on_shelf(id: GameId) -> Self {
        with_game!(id, G => Self::of::<G>())
    }

    /// Opens a table of this game. The error says what is wrong with the request.
    pub fn open(self, opening: &Opening) -> Result<(NewRoom, Created), tabletop::Error> {
        Room::open_game(self, opening)
    }

    /// The room that these entries fold to, oldest first. The error names the entry that is
    /// impossible. Before anything else happens there, call [`Room::resume`].
    pub fn restore(self, entries: &[Entry]) -> Result<Room, tabletop::Error> {
        Room::restore_game(self, entries)
    }

    /// Thinks, for as long as the level says, and returns an action for [`crate::Room::thought`].
    ///
    /// A browser provides a stopwatch that reads its own clock, a house a brake that stops thinking
    /// that takes too long. If a job makes no sense (it was damaged on its way), the answer is
    /// null, which no game accepts as an action.
    #[must_use]
    pub fn think(self, job: &Job, conditions: Conditions) -> Value {
        self.0.think(job, conditions).unwrap_or(Value::Null)
    }

    /// The game, to ask its rules something.
    pub(crate) fn ask(self) -> &'static dyn Playable {
        self.0
    }
}

/// The game `G`, without a value.
struct Boxed<G>(std::marker::PhantomData<fn() -> G>);

impl<G: Shelved + Words + Judge> Playable for Boxed<G> {
    fn id(&self) -> GameId {
        G::ID.parse().expect("the game is on the shelf")
    }

    fn title(&self) -> &'static str {
        G::TITLE
    }

    fn rules_version(&self) -> u32 {
        <G as Game>::RULES_VERSION
    }

    fn printing_of(&self, terms: &Terms) -> Result<Digest, tabletop::Error> {
        G::set_up(terms).map(|setup| Digest::of(&setup))
    }

    fn suit(&self, terms: &mut Terms, n_people: usize) {
        G::suit(terms, n_people);
    }

    fn written_out(&self, level: Level) -> Level {
        level.written_out::<G>()
    }

    fn referee(&self, terms: &Terms) -> Result<Box<dyn Referee>, tabletop::Error> {
        Ok(Box::new(Hosted::<G>::new(terms)?))
    }

    fn think(&self, job: &Job, conditions: Conditions) -> Option<Value> {
        think_about::<G>(job, conditions)
    }
}
