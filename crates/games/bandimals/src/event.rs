//! What happened, as the table would tell it.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Face, Seat, Seats};

use crate::agenda::{Bout, TurnKind};
use crate::card::{Card, Ct, Section};
use crate::effect::To;
use crate::entry::{Entry, Phrase, Throw};
use crate::state::End;

/// What happened. Everybody sees all of it except cards that go into a hand face down.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
#[allow(missing_docs)]
pub enum Event {
    /// A section that everybody needs was named.
    SectionRequired { section: Section },
    /// The times were told; `None` for somebody who did not say.
    TimesTold { months: BySeat<Option<u16>> },
    /// Those who were tied threw.
    Thrown { throws: BySeat<Option<Throw>> },
    /// The first person was chosen.
    FirstChosen { seat: Seat },
    /// A seat got its section.
    SectionTaken { seat: Seat, section: Section },
    /// Cards were dealt.
    Dealt { seat: Seat, cards: Vec<Face<Card>> },
    /// A turn began.
    TurnBegan { seat: Seat, round: u16 },
    /// The kind of turn was chosen.
    TurnChosen { by: Seat, kind: TurnKind },
    /// Cards were drawn.
    Drew { by: Seat, cards: Vec<Face<Card>> },
    /// The discard pile became the draw pile.
    Reshuffled { n: u16 },
    /// A card was played to a band.
    BandPlayed { by: Seat, card: Card },
    /// A card was removed from its owner's band.
    BandRemoved { by: Seat, card: Card, to: To },
    /// A Bonus or Penalty was played.
    SpecialPlayed {
        by: Seat,
        card: Card,
        target: Option<Seat>,
        pick: Option<Card>,
    },
    /// A Penalty was stopped.
    Stopped { by: Seat, card: Card, penalty: Card },
    /// A shield took a Penalty.
    Shielded {
        seat: Seat,
        shield: Card,
        penalty: Card,
    },
    /// Cards were discarded.
    Discarded { by: Seat, cards: Vec<Card> },
    /// A card was taken from a hand.
    Taken {
        by: Seat,
        from: Seat,
        card: Face<Card>,
    },
    /// Cards were handed on.
    Passed {
        by: Seat,
        to: Seat,
        cards: Vec<Face<Card>>,
    },
    /// A card was taken from the discard pile.
    Fetched { by: Seat, card: Card },
    /// A Band Penalty was discarded.
    Cleared { by: Seat, card: Card },
    /// A card left a band.
    Removed { from: Seat, card: Card, to: To },
    /// A card in a band ran out.
    RanOut { seat: Seat, card: Card },
    /// A Bonus that starts late started.
    Started { seat: Seat, card: Card },
    /// A Drum Major was taken.
    MajorTaken { by: Seat, major: u8 },
    /// A Drum Major was not taken.
    MajorDeclined { by: Seat },
    /// A Drum Major was lost.
    MajorLost { seat: Seat, major: u8 },
    /// Band Halt! was played.
    HaltPlayed { by: Seat, card: Card },
    /// A C&T card was turned up.
    TurnedUp { by: Seat, ct: Ct },
    /// The next cards were looked at.
    LookedAt { by: Seat, cards: Vec<Face<Ct>> },
    /// A rival was named.
    RivalNamed { by: Seat, seat: Seat },
    /// All entries were shown. What they mean depends on the card and on how the contest is decided.
    EntriesShown {
        ct: Ct,
        bout: Bout,
        entries: BySeat<Option<Entry>>,
    },
    /// The number of notes was told.
    NotesTold { notes: u8 },
    /// The order in which the sections were shown was told.
    OrderTold { order: Vec<Section> },
    /// All bids were shown and discarded.
    BidsShown { bids: BySeat<Vec<Card>> },
    /// A die or a number was drawn.
    NumberDrawn { number: u8 },
    /// Votes for each seat's entry were counted.
    VotesCounted { votes: BySeat<u8> },
    /// Votes against each seat's acting were counted.
    VerdictsCounted { against: BySeat<u8> },
    /// A contest or theme was won.
    ContestWon { ct: Ct, winners: Seats },
    /// A line was delivered, or was not.
    LineSaid {
        by: Seat,
        ct: Ct,
        line: Option<Phrase>,
    },
    /// Somebody slipped out of character.
    Slipped { by: Seat, word: Box<str> },
    /// A C&T card went under the pile.
    Retired { ct: Ct },
    /// Somebody left the game.
    Conceded { by: Seat },
    /// It is over.
    Ended { end: End },
}

tabletop::tagged!(Event, "event");
