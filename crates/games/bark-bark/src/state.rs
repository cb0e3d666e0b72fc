//! The table as data, public and hidden.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, Seat, Seats, mark};

use crate::agenda::{Agenda, Step};
use crate::card::{Card, Critter, MOST_KINDS, Number};
use crate::garden::{Garden, MOST_LAID, Spot};
use crate::options::Claims;
use crate::rules;
use crate::setup::{MOST_CORNERS, MOST_SEATS, Setup};
use crate::side::{Side, Sides};
use crate::ways::Distances;

/// A deal of Monty's Bark Bark: a race, or a match of several.
///
/// What everybody sees is in `open`, and every view has a copy of it. The rest is known to one seat
/// or to nobody. It uses no heap, except for loaded outcomes of chance.
///
/// For the invariants (MBB-G14) see [`BarkBark::soundness_of_race`].
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BarkBark {
    pub(crate) setup: Setup,
    /// What everybody sees.
    pub(crate) open: Open,
    /// The movement card of each seat: sealed in the Secret phase, open afterwards (MBB-23).
    pub(crate) laid: [Option<Number>; MOST_SEATS],
    /// The cards that were shown last, because a round may end right after they are shown.
    pub(crate) last: [Option<Number>; MOST_SEATS],
    /// What each seat (first index) has whispered to each other (MBB-R67).
    pub(crate) whispers: [[Option<Number>; MOST_SEATS]; MOST_SEATS],
    /// How often each seat has whispered in this round; nobody else can count that.
    pub(crate) n_whispers: [u8; MOST_SEATS],
    /// The deck, its top card last.
    pub(crate) deck: ArrayVec<Card, MOST_LAID>,
    /// The corner piles, their top card last.
    pub(crate) corners: [ArrayVec<Card, MOST_CORNERS>; 2],
    pub(crate) chance: Chance,
}

/// Everything that is public.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Open {
    /// What the table is waiting for.
    pub phase: Phase,
    /// Whom the table waits for.
    pub waits: Seats,
    /// The public facts about each seat.
    pub players: [Player; MOST_SEATS],
    /// Who places Start; table order begins with this seat (MBB-G13). Seat A until it is decided.
    pub placer: Seat,
    /// Which race this is, counted from 1.
    pub race: u8,
    /// Which round of it, counted from 1.
    pub round: u16,
    /// The cards on the table; Start first.
    pub garden: Garden,
    /// Where the race is headed (MBB-G6).
    pub head: Spot,
    /// The side of that card the crown was put on, if any.
    pub head_side: Option<Side>,
    /// Who holds the crown. If nobody does, it lies on the head card (MBB-G7).
    pub leader: Option<Seat>,
    /// How many cards of each kind are out of the deck and the corner piles.
    pub out: [u8; MOST_KINDS],
    /// The corners at the bottom of each pile that everybody saw go there, the lowest first.
    pub sunk: [ArrayVec<Card, MOST_CORNERS>; 2],
    /// How many Home Path cards have been laid (MBB-R47).
    pub n_home_path: u8,
    /// What is still to be done in this round.
    pub agenda: Agenda,
    /// The number of rounds in a row without a new card (MBB-R59).
    pub n_stalled: u8,
    /// How many cards were laid in this race.
    pub n_laid: u8,
    /// How many of them were laid before this round.
    pub n_laid_before: u8,
    /// What has happened in this race.
    pub story: Story,
    /// What has happened in all races that are over.
    pub chronicle: Chronicle,
    /// In an extra race, the seats that can still win (MBB-R58).
    pub contenders: Seats,
}

/// The public facts about one seat.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Player {
    /// The colour of its pawn.
    pub colour: Option<u8>,
    /// What it races as.
    pub critter: Option<Critter>,
    /// How many pets it said it has.
    pub pets: Option<u8>,
    /// Where its pawn stands; Start before there is any card.
    pub at: Position,
    /// The card it claims to play.
    pub claim: Option<Number>,
    /// How many public claims it has made in this round. Whispers are not counted here, because only
    /// their two ends know of them.
    pub n_claims: u8,
    /// How often its public claims turned out true.
    pub n_true: u16,
    /// How often they turned out false (MBB-94).
    pub n_false: u16,
    /// Its points (MBB-83).
    pub points: u8,
    /// Its place in the last finished race.
    pub place: u8,
}

/// Where a pawn stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Position(pub Spot);

impl Default for Position {
    fn default() -> Self {
        Self(Spot::START)
    }
}

/// What the table is waiting for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Phase {
    /// Everybody chooses a colour and a critter and says how many pets they have (MBB-12 to MBB-14).
    SetUp,
    /// The host names who places Start.
    NamePlacer,
    /// The placer puts Start on the table.
    PlaceStart,
    /// Everybody lays a movement card (MBB-21).
    Secret,
    /// The cards are shown and the numbers dealt with (MBB-24, MBB-25).
    Move,
    /// A race is over and another will follow (MBB-88).
    Between {
        /// How it ended.
        end: RaceEnd,
    },
    /// The match is over.
    Over {
        /// How the last race ended.
        end: RaceEnd,
    },
}

tabletop::tagged!(Phase, "phase");

/// How a race ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RaceEnd {
    /// Somebody drew the last Home Stage (MBB-80).
    Home,
    /// Bark Bark left no way on, and Home took its place (MBB-96).
    NoWayHome,
    /// A leader took the short cut (MBB-97).
    ShortCut,
    /// A dead-end, where dead-ends end races (MBB-R71).
    DeadEnd,
    /// A leader was boxed in (MBB-R39).
    BoxedIn,
    /// No card of any kind was left (MBB-R33).
    NoCards,
    /// No card was laid for too many rounds (MBB-R59).
    Called,
}

/// What has happened in a race, for statistics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Story {
    /// How often Monty barked.
    pub barks: u8,
    /// How many dead-ends there were.
    pub dead_ends: u8,
    /// How many loops.
    pub loops: u8,
}

/// What has happened in all races that are over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Chronicle {
    /// How many races there were.
    pub races: u8,
    /// How many rounds in all.
    pub rounds: u32,
    /// How many cards were laid.
    pub laid: u16,
    /// In how many of them Monty barked.
    pub with_bark: u8,
    /// In how many there was a dead-end.
    pub with_dead_end: u8,
    /// In how many there was a loop.
    pub with_loop: u8,
    /// How many ended without the last Home Stage.
    pub ended_early: u8,
}

impl BarkBark {
    /// What the table agreed on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Everything that is public.
    pub fn open(&self) -> &Open {
        &self.open
    }

    /// What is to be done next.
    #[inline]
    pub(crate) fn step(&self) -> Option<&Step> {
        self.open.agenda.last()
    }

    /// Whether a seat has a claim left in this round (MBB-R67).
    pub(crate) fn may_speak(&self, seat: Seat) -> bool {
        let n_said = self.open.players[seat.index()].n_claims + self.n_whispers[seat.index()];
        self.setup.options.claims != Claims::Off && n_said < MOST_CLAIMS
    }
}

/// The maximum number of claims and whispers of a seat in a round (MBB-R67).
pub(crate) const MOST_CLAIMS: u8 = 5;

impl Open {
    /// Where a seat's pawn stands.
    #[inline]
    pub fn at(&self, seat: Seat) -> Spot {
        self.players[seat.index()].at.0
    }

    /// The seats whose pawns stand on a card.
    #[inline]
    pub fn on(&self, spot: Spot, n_seats: u8) -> Seats {
        let all = Seats::all(n_seats).iter();
        all.filter(|&seat| self.at(seat) == spot).collect()
    }

    /// How far each laid card is from the head (MBB-G8).
    pub(crate) fn distances(&self) -> Distances {
        Distances::to(&self.garden, self.head)
    }

    /// How many spaces a seat's pawn is behind the head card (MBB-G8). `None` if no way leads there,
    /// which can only happen when the race is over (MBB-R73).
    pub fn behind(&self, seat: Seat) -> Option<u8> {
        if self.garden.is_empty() {
            return Some(0);
        }
        let (distances, at) = (self.distances(), self.at(seat));
        let is_linked = distances.reached().contains(at);
        is_linked.then(|| distances.of(at))
    }

    /// A seat's place in table order.
    pub fn table_order(&self, seat: Seat, n_seats: u8) -> u8 {
        mark!(rules::MBB_G13);
        (seat.0 + n_seats - self.placer.0) % n_seats
    }

    /// The open sides over which the head may be explored; only the head side if there is one
    /// (MBB-G6, MBB-R23).
    pub fn head_sides(&self) -> Sides {
        match self.head_side {
            Some(side) => {
                mark!(rules::MBB_R21);
                Sides::one(side)
            }
            None => self.garden.at(self.head).open,
        }
    }
}
