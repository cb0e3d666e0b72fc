//! Magpies, a toy game with everything that makes secrecy hard, and with faults that can be
//! planted.
//!
//! Its rules, so that scenarios have something to cite:
//!
//! - MAG-1: two to four seats; 24 cards of six kinds (a card's kind is its number modulo six, plus
//!   one, so card 13 is of kind 2); everybody is dealt four.
//! - MAG-2: everybody seals a card of their hand, and may change it until the last one is in.
//! - MAG-3: then all are shown; the highest takes the trick, and a die is rolled.
//! - MAG-4: the winner of the trick may look at the top card of the deck, alone.
//! - MAG-5: everybody else is asked: pass, or snatch with a card of the kind the die shows. The
//!   card goes to the discard, and its owner scores one and draws.
//! - MAG-6: if nobody snatches, the trick scores what the die shows.
//! - MAG-7: the winner of the trick draws a card, and the next round begins.
//! - MAG-8: after four rounds, three with four seats, most points win.
//! - MAG-9: a seat that is not asked may not act.

mod choices;
mod fault;
mod play;
mod stage;
mod view;
mod words;

use serde::{Deserialize, Serialize};
use tabletop::{
    BySeat, Chance, Checked, Face, Game, Log, Outcome, Refusal, RuleId, Seat, Seats, Viewer,
    places_by,
};

pub(crate) use fault::{Fault, Ink};
pub(crate) use view::View;

/// The table of a deal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "fault::Saved", from = "fault::Saved")]
pub(crate) struct Magpies {
    fault: Fault,
    hands: BySeat<Vec<Lying>>,
    /// The top card last.
    deck: Vec<Lying>,
    discard: Vec<u8>,
    scores: BySeat<u8>,
    round: u8,
    phase: Phase,
    chance: Chance,
    /// Only faults write to this. It is not saved, and comparisons ignore it.
    scratch: Ink,
}

/// A card and who knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct Lying {
    card: u8,
    known: Seats,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Phase {
    Seal { sealed: BySeat<Option<u8>> },
    Look { winner: Seat, die: u8 },
    Window { winner: Seat, die: u8, asked: Seats },
    Over,
}

/// Seats, and the fault that this table has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Setup {
    pub(crate) n_seats: u8,
    pub(crate) fault: Fault,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(crate) enum Action {
    SealCard { card: u8 },
    Look,
    LeaveIt,
    Pass,
    Snatch { card: u8 },
}

#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "snake_case")]
pub(crate) enum Event {
    Dealt {
        seat: Seat,
        cards: Vec<Face<u8>>,
    },
    Sealed {
        seat: Seat,
        card: Face<u8>,
    },
    Shown {
        cards: BySeat<u8>,
        winner: Seat,
    },
    Rolled {
        die: u8,
    },
    Looked {
        seat: Seat,
        card: Face<u8>,
    },
    /// Only a fault pushes this event, which is not redacted.
    Announced {
        card: Face<u8>,
    },
    LeftIt {
        seat: Seat,
    },
    Passed {
        seat: Seat,
        ink: Ink,
    },
    Snatched {
        seat: Seat,
        card: u8,
    },
    Scored {
        seat: Seat,
        points: u8,
    },
    Drew {
        seat: Seat,
        card: Face<u8>,
    },
}

pub(crate) const N_CARDS: u8 = 24;

/// The kind of a card, 1 to 6 like a die.
pub(crate) fn kind(card: u8) -> u8 {
    card % 6 + 1
}

pub(crate) fn honest(n_seats: u8) -> Setup {
    Setup {
        n_seats,
        fault: Fault::None,
    }
}

impl Magpies {
    fn n_seats(&self) -> u8 {
        self.hands.n_seats()
    }

    fn n_rounds(&self) -> u8 {
        if self.n_seats() == 4 { 3 } else { 4 }
    }
}

impl Game for Magpies {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "magpies";
    const RULES_VERSION: u32 = 1;

    fn deal(setup: &Setup, chance: Chance, log: &mut Log<Event>) -> Result<Self, Refusal> {
        play::deal(*setup, chance, log)
    }

    fn seats(&self) -> Seats {
        Seats::all(self.n_seats())
    }

    fn to_act(&self) -> Seats {
        choices::to_act(self)
    }

    fn awaited(&self) -> Seats {
        choices::awaited(self)
    }

    fn list_choices(&self, seat: Seat, choices: &mut Vec<Action>) {
        choices::list(self, seat, choices);
    }

    fn allows(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        choices::check(self, seat, action)
    }

    fn apply(&mut self, checked: Checked<&Action>, log: &mut Log<Event>) {
        let (seat, action) = checked.into_parts();
        play::apply(self, seat, action, log);
    }

    fn lapse(&self, seat: Seat) -> Action {
        choices::lapse(self, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        if self.phase != Phase::Over {
            return None;
        }
        let bonus = |seat: Seat| match self.fault {
            Fault::OutcomeIsNotPublic => self.hands[seat].iter().map(|lying| lying.card).sum(),
            _ => 0u8,
        };
        Some(Outcome {
            places: places_by(self.n_seats(), 1, |seat| self.scores[seat] + bonus(seat)),
            scores: self
                .scores
                .iter()
                .map(|&score| Some(i32::from(score)))
                .collect(),
            teams: Outcome::no_teams(self.n_seats()),
            kind: "most_points".into(),
            rule: RuleId::new("MAG-8"),
        })
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        view::redact(event, viewer)
    }

    fn imagine(setup: &Setup, view: &View, luck: Chance) -> Self {
        view::imagine(*setup, view, luck)
    }

    fn play(&mut self, seat: Seat, action: &Action, log: &mut Log<Event>) -> Result<(), Refusal> {
        if self.fault == Fault::ARefusalChangesSomething {
            self.round = self.round.wrapping_add(1);
        }
        let checked = self.check(seat, action)?;
        if self.fault == Fault::ARefusalChangesSomething {
            self.round = self.round.wrapping_sub(1);
        }
        self.apply(checked, log);
        Ok(())
    }
}
