//! The referee: a game's rules without its types.

use serde_json::Value;
use tabletop::{
    By, BySeat, Chance, Glass, Outcome, Salt, Seat, Seats, Secret, Sitter, Terms, Viewer,
};
use wire::{Happening, Version, Written};

use crate::error::Error;
use crate::lesson::Lesson;
use crate::{Act, News};

/// The rules of the game that is played. It keeps the deal, and the story of the table as each
/// viewer may hear it.
pub(crate) trait Referee: Send {
    /// Deals the cards.
    fn deal(&mut self, fair: Fair) -> Result<(), tabletop::Error>;
    /// Reads what `seat` wants to do and says whether it may do it now.
    fn check(&self, seat: Seat, action: &Value) -> Result<Act, Error>;
    /// What `seat` does by saying something, if the rules listen to the talk and allow it.
    fn overheard(&self, seat: Seat, text: &str) -> Option<Act>;
    /// Plays an action, which makes a chapter. An action from a ledger is checked first.
    fn play(&mut self, seat: Seat, action: &Act, by: By, at: u64) -> Result<(), Error>;
    /// What is played when `seat`, which is awaited, runs out of time.
    fn lapse(&self, seat: Seat) -> Option<Act>;
    /// The sandglass that several seats share now.
    fn glass(&self) -> Option<Glass<Act>>;
    /// Takes back all but the first `standing` actions. This makes no chapter.
    fn take_back(&mut self, standing: usize) -> Result<(), tabletop::Error>;
    /// Adds a chapter in which nothing happened in the game.
    fn note(&mut self, happening: Happening);

    /// How many chapters there have been.
    fn version(&self) -> Version;
    /// Which viewers have new chapters since `since`.
    fn news_since(&self, since: Version) -> News;
    /// Whether the cards were dealt.
    fn is_dealt(&self) -> bool;
    /// Who may act.
    fn to_act(&self) -> Seats;
    /// Whom the table waits for.
    fn awaited(&self) -> Seats;
    /// How the deal ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// Who did each of the actions that stand, oldest first.
    fn actors(&self) -> Vec<Seat>;
    /// Which of `taker` and `others` learnt something from what was played after the first
    /// `standing` actions. This takes time, so the search is bounded.
    fn learnt_since(
        &self,
        standing: usize,
        taker: Seat,
        others: Seats,
        luck: &mut Chance,
    ) -> Lesson;
    /// What a bot needs to decide for `seat`.
    fn case(&self, seat: Seat) -> Option<Case>;
    /// A whole update message: what happened since, how things are now, and what may be done.
    fn tell(
        &self,
        viewer: Viewer,
        since: Version,
        how: (Greeting, Choosing),
        table: &Written,
    ) -> String;
    /// The view that `viewer` was sent at an earlier version; null before the deal.
    fn look_back(&self, viewer: Viewer, version: Version) -> Result<Written, tabletop::Error>;
    /// Writes into the terms what the rules carry over from this deal to the next.
    fn carry_over(&self, terms: &mut Terms);
    /// Checks whether `seat`, or a spectator, may say these words. The error is a sentence.
    fn hear_words(&self, seat: Option<Seat>, text: &str) -> Result<(), String>;
    /// The record of the deal, once it is over.
    fn record(&self) -> Option<String>;
}

/// What makes the deal provably fair, and who took part.
pub(crate) struct Fair {
    pub(crate) secret: Secret,
    pub(crate) salts: BySeat<Salt>,
    pub(crate) seats: BySeat<Sitter>,
}

/// What a seat sees and may do.
#[derive(PartialEq)]
pub(crate) struct Case {
    pub(crate) setup: Written,
    pub(crate) view: Written,
    pub(crate) choices: Written,
}

/// Whether this is a client's first update.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Greeting {
    /// It is, so it includes the setup.
    First,
    /// The client knows the setup.
    Again,
}

/// Whether anybody may choose something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Choosing {
    /// As the rules say.
    On,
    /// The table cannot go on.
    Off,
}
