//! Who knows what: a view is built up from nothing, out of what its viewer may know.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Face, Seat, Viewer, mark};

use crate::action::Event;
use crate::card::{Card, CardSet, Location};
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
    /// Who started; nobody while that is not settled.
    pub first: Option<Seat>,
    /// Once a pile has run out: the turns still to be played, this one included.
    pub turns_left: Option<u8>,
    /// The size of each pile.
    pub piles: [u8; 3],
    /// The removed cards of each location.
    pub removed: [Vec<Face<Card>>; 3],
    /// Who looked into the box.
    pub peeked: Option<Seat>,
    /// Which cards the viewer looked at there, counted from 0; only whoever looked has this.
    pub own_peek: Option<[u8; 3]>,
    /// What lies before each seat.
    pub areas: BySeat<Area>,
    /// Mosquitoes, hamster and scientist that have acted.
    pub acted: CardSet,
}

/// What lies before one seat.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Area {
    /// The cards face up, in edition order.
    pub up: CardSet,
    /// The cards face down, by slot.
    pub down: Vec<HiddenCard>,
    /// How many slots were ever used.
    pub slots_used: u8,
    /// Those of the cards face up that were hidden until the reveal.
    pub revealed: CardSet,
    /// Those of the cards whose sign is switched.
    pub switched: CardSet,
    /// Those that were thrown out at the end.
    pub discarded: CardSet,
    /// What the team is worth, counting only what this viewer sees, and no effects to come.
    pub points: i32,
}

/// A card that lies face down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HiddenCard {
    /// Its slot, counted from 1.
    pub slot: u8,
    /// Its back.
    pub location: Location,
    /// What it is: its owner knows.
    pub card: Face<Card>,
}

/// What the table is waiting for, as one viewer sees it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum PhaseSeen {
    /// Somebody has to say who starts.
    ChooseFirst {
        /// What each seat has said.
        votes: BySeat<Option<Vote>>,
    },
    /// Somebody takes or steals.
    Turn {
        /// Whose turn it is.
        seat: Seat,
    },
    /// Somebody has taken a card and keeps or offers it.
    Holding {
        /// Whose turn it is.
        seat: Seat,
        /// The card's back.
        location: Location,
        /// The card: its taker knows.
        card: Face<Card>,
    },
    /// Somebody was offered a card.
    Offered {
        /// By whom: it is their turn.
        seat: Seat,
        /// To whom.
        to: Seat,
        /// The card's back.
        location: Location,
        /// The card: its giver knows.
        card: Face<Card>,
    },
    /// Somebody may look into the box.
    Owl {
        /// Whose turn it is.
        turn: Seat,
        /// Who may look.
        seat: Seat,
    },
    /// Somebody's effects are being resolved.
    Effects {
        /// Whose turn was the last.
        turn: Seat,
        /// Whose team.
        seat: Seat,
        /// Which effect is to be answered; none while its owner picks one.
        effect: Option<Card>,
    },
    /// It is over.
    Over {
        /// Whose turn was the last.
        turn: Seat,
        /// How it ended.
        ending: Ending,
    },
}

tabletop::tagged!(PhaseSeen, "phase");

impl Argh {
    /// Builds what `viewer` may see.
    pub(crate) fn look_as(&self, viewer: Viewer) -> View {
        let n_seats = self.setup.n_seats;
        let own_peek = self
            .peek
            .filter(|peek| viewer.is(peek.seat))
            .map(|peek| peek.picks);
        View {
            viewer,
            phase: self.phase_as(viewer),
            first: (!matches!(self.phase, Phase::ChooseFirst { .. })).then_some(self.first),
            turns_left: self.turns_left,
            piles: Location::ALL.map(|location| self.pile_size(location)),
            removed: Location::ALL.map(|location| self.box_as(location, own_peek)),
            peeked: self.peek.map(|peek| peek.seat),
            own_peek,
            areas: BySeat::from_fn(n_seats, |seat| self.area_as(seat, viewer)),
            acted: self.acted,
        }
    }

    fn phase_as(&self, viewer: Viewer) -> PhaseSeen {
        let turn = self.active;
        let location_of = |card: Card| self.setup.lookup.location[card.index()];
        // The card just taken, also while it is on offer: its taker alone knows it.
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

    /// Nobody knows the removed cards until the end, except the one who looked with the owl.
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
            // Backs differ, and everybody sees them.
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

/// The event as `viewer` saw it. Every event is seen by everybody; some show less to some.
pub(crate) fn redacted(event: &Event, viewer: Viewer) -> Event {
    let to = |seat: Seat, card: Face<Card>| if viewer.is(seat) { card } else { Face::Down };
    match *event {
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
    }
}
