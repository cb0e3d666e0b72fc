//! Who knows what: a view is built up from what its viewer may know, never cut down from the state.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Face, Seat, Viewer, mark};

use crate::card::{Card, CardSet, Location};
use crate::event::Event;
use crate::rules;
use crate::scoring::Team;
use crate::state::{Argh, Ending, Phase, Vote};

/// What one viewer sees of the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// Who is looking.
    pub viewer: Viewer,
    /// What the table is waiting for.
    pub phase: PhaseSeen,
    /// Who started, once that is settled.
    pub first: Option<Seat>,
    /// Once a pile has run out: the number of turns left, including this one.
    pub turns_left: Option<u8>,
    /// The size of each pile.
    pub piles: [u8; 3],
    /// The removed cards of each location.
    pub removed: [Vec<Face<Card>>; 3],
    /// Who looked into the box.
    pub peeked: Option<Seat>,
    /// Which cards the viewer looked at there, counted from 0; `None` for everybody else.
    pub own_peek: Option<[u8; 3]>,
    /// The cards in front of each seat.
    pub areas: BySeat<Area>,
    /// Mosquitoes, hamster and scientist that have acted.
    pub acted: CardSet,
}

/// The cards in front of one seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Area {
    /// The cards face up, in edition order.
    pub up: CardSet,
    /// The cards face down, by slot.
    pub down: Vec<HiddenCard>,
    /// The number of slots ever used.
    pub slots_used: u8,
    /// The face-up cards that were hidden until the reveal.
    pub revealed: CardSet,
    /// The face-up cards whose sign is switched.
    pub switched: CardSet,
    /// The cards that were thrown out at the end.
    pub discarded: CardSet,
    /// What the team is worth, counting only the cards that this viewer sees and the effects so far.
    pub points: i32,
}

/// A card that lies face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HiddenCard {
    /// Its slot, counted from 1.
    pub slot: u8,
    /// Its back.
    pub location: Location,
    /// Which card it is; only its owner knows.
    pub card: Face<Card>,
}

/// What the table is waiting for, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum PhaseSeen {
    /// The table settles who starts.
    ChooseFirst {
        /// What each seat has said.
        votes: BySeat<Option<Vote>>,
    },
    /// A seat takes or steals.
    Turn {
        /// Whose turn it is.
        seat: Seat,
    },
    /// A seat has taken a card and keeps or offers it.
    Holding {
        /// Whose turn it is.
        seat: Seat,
        /// The card's back.
        location: Location,
        /// The card; only its taker knows.
        card: Face<Card>,
    },
    /// A seat was offered a card.
    Offered {
        /// By whom; it is their turn.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// The card's back.
        location: Location,
        /// The card; only its giver knows.
        card: Face<Card>,
    },
    /// A seat may look into the box.
    Owl {
        /// Whose turn it is.
        turn: Seat,
        /// Who may look.
        seat: Seat,
    },
    /// A seat's effects are being resolved.
    Effects {
        /// Who had the last turn.
        turn: Seat,
        /// Whose team.
        seat: Seat,
        /// The effect that waits for an answer; `None` while the owner picks the next one.
        effect: Option<Card>,
    },
    /// The deal is over.
    Over {
        /// Who had the last turn.
        turn: Seat,
        /// How it ended.
        ending: Ending,
    },
}

tabletop::tagged!(PhaseSeen, "phase");

/// What `viewer` sees of the table.
pub(crate) fn view(state: &Argh, viewer: Viewer) -> View {
    let n_seats = state.setup.n_seats;
    let own_peek = state
        .peek
        .filter(|peek| viewer.is(peek.seat))
        .map(|peek| peek.picks);
    View {
        viewer,
        phase: state.phase_as(viewer),
        first: (!matches!(state.phase, Phase::ChooseFirst { .. })).then_some(state.first),
        turns_left: state.turns_left,
        piles: Location::ALL.map(|location| state.pile_size(location)),
        removed: Location::ALL.map(|location| state.box_as(location, own_peek)),
        peeked: state.peek.map(|peek| peek.seat),
        own_peek,
        areas: BySeat::from_fn(n_seats, |seat| state.area_as(seat, viewer)),
        acted: state.acted,
    }
}

/// The event as `viewer` saw it. Every viewer is told of every event; some see less of it.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    let to = |seat: Seat, card: Face<Card>| if viewer.is(seat) { card } else { Face::Down };
    Some(match *event {
        Event::CardTaken { by, location, card } => Event::CardTaken {
            by,
            location,
            card: to(by, card),
        },
        Event::CardKept {
            by,
            location,
            slot,
            card,
        } => Event::CardKept {
            by,
            location,
            slot,
            card: to(by, card),
        },
        Event::CardOffered {
            by,
            to: target,
            location,
            card,
        } => Event::CardOffered {
            by,
            to: target,
            location,
            card: to(by, card),
        },
        Event::OwlPeeked { by, cards } => Event::OwlPeeked {
            by,
            cards: cards.map(|card| to(by, card)),
        },
        Event::TableLaid { .. }
        | Event::VoteCast { .. }
        | Event::FirstPlayerChosen { .. }
        | Event::CardAccepted { .. }
        | Event::CardDeclined { .. }
        | Event::CardStolen { .. }
        | Event::OwlDeclined { .. }
        | Event::PileRanOut { .. }
        | Event::TurnSkipped { .. }
        | Event::CardsRevealed { .. }
        | Event::EffectPicked { .. }
        | Event::SignSwitched { .. }
        | Event::CardDiscarded { .. }
        | Event::EffectFizzled { .. }
        | Event::TeamCounted { .. }
        | Event::DealEnded { .. }
        | Event::BoxOpened { .. } => *event,
    })
}

impl Argh {
    fn phase_as(&self, viewer: Viewer) -> PhaseSeen {
        let turn = self.active;
        let location_of = |card: Card| self.setup.lookup.location[card.index()];
        // Only its taker knows the card just taken, even while it is on offer.
        mark!(rules::ARGH_R10);
        let held = |card: Card| {
            if viewer.is(turn) {
                Face::Up(card)
            } else {
                Face::Down
            }
        };
        match self.phase {
            Phase::ChooseFirst { votes, lots: _ } => PhaseSeen::ChooseFirst {
                votes: BySeat::from_fn(self.setup.n_seats, |seat| votes[seat.index()]),
            },
            Phase::Turn => PhaseSeen::Turn { seat: turn },
            Phase::Holding { card } => PhaseSeen::Holding {
                seat: turn,
                location: location_of(card),
                card: held(card),
            },
            Phase::Offered { to, card } => PhaseSeen::Offered {
                seat: turn,
                to,
                location: location_of(card),
                card: held(card),
            },
            Phase::Owl { seat } => PhaseSeen::Owl { turn, seat },
            Phase::Effects { seat, effect } => PhaseSeen::Effects { turn, seat, effect },
            Phase::Over(ending) => PhaseSeen::Over { turn, ending },
        }
    }

    /// The removed cards. Until the end nobody sees them, except the seat that looked with the owl.
    fn box_as(&self, location: Location, own_peek: Option<[u8; 3]>) -> Vec<Face<Card>> {
        let is_over = matches!(self.phase, Phase::Over(_));
        if is_over {
            mark!(rules::ARGH_R7);
        } else {
            mark!(rules::ARGH_13);
        }
        let cards = self.in_box(location).iter().enumerate();
        cards
            .map(|(index, &card)| {
                let looked =
                    own_peek.is_some_and(|picks| usize::from(picks[location.index()]) == index);
                if is_over || looked {
                    Face::Up(card)
                } else {
                    Face::Down
                }
            })
            .collect()
    }

    fn area_as(&self, seat: Seat, viewer: Viewer) -> Area {
        let owns = viewer.is(seat);
        let down = self.hidden.of(seat).iter().map(|hidden| HiddenCard {
            slot: hidden.slot,
            // Everybody sees the backs, and they differ by location.
            location: {
                mark!(rules::ARGH_R5);
                self.setup.lookup.location[hidden.card.index()]
            },
            // An owner may look again at any time.
            card: if owns {
                mark!(rules::ARGH_R6);
                Face::Up(hidden.card)
            } else {
                Face::Down
            },
        });
        let down = down.collect();
        let up = self.up[seat.index()];
        let known = if owns {
            up.or(self.hidden.set_of(seat))
        } else {
            up
        };
        let discarded = up.and(self.discarded);
        let seen = Team {
            cards: known.minus(discarded),
            switched: self.switched,
        };
        Area {
            up,
            down,
            slots_used: self.n_laid[seat.index()],
            revealed: up.and(self.revealed),
            switched: up.and(self.switched),
            discarded,
            points: seen.points(&self.setup),
        }
    }
}
