//! How a rule-of-thumb bot weighs a bargain: what it gains, what failing costs, what the others
//! may accept.

use tabletop::Seat;

use crate::action::Shares;
use crate::agenda::{Floor, Split, Step};
use crate::garden::Spot;
use crate::judge::{SPACE, Table};
use crate::ways;

/// The chance, in per cent, that an offer that suits everybody is accepted.
const TAKEN: i32 = 70;
/// The same for an offer that does not.
const LEFT: i32 = 15;

impl Table<'_> {
    /// What going back to a gate would cost a seat, in spaces.
    pub(crate) fn loss(&self, seat: Seat) -> i32 {
        let garden = &self.open.garden;
        if garden.is_empty() {
            return 0;
        }
        let distances = self.open.distances();
        let is_gate = |spot: Spot| {
            spot == Spot::START || self.setup.traits(garden.at(spot).card).gate.is_on()
        };
        let at = self.open.at(seat);
        let gates = ways::gates_behind(garden, &distances, at, is_gate);
        let gate = gates.iter().next();
        gate.map_or(0, |gate| {
            SPACE * (i32::from(distances.of(gate)) - i32::from(distances.of(at)))
        })
    }

    /// How much a gain of others counts against this seat: it is divided among all of them.
    pub(crate) fn against(&self, gain: i32) -> i32 {
        gain / i32::from(self.setup.n_seats - 1)
    }

    /// What a split is worth to a seat.
    pub(crate) fn gain_of(&self, seat: Seat, shares: &Shares) -> i32 {
        let sum: u8 = shares.iter().sum();
        let own = shares[seat.index()];
        SPACE * i32::from(own) - self.against(SPACE * i32::from(sum - own))
    }

    pub(crate) fn gain(&self, shares: &Shares) -> i32 {
        self.gain_of(self.seat, shares)
    }

    /// What a failed negotiation is worth to one of its seats.
    pub(crate) fn failing_of(&self, seat: Seat, floor: &Floor) -> i32 {
        let others = floor.seats.without(seat).iter();
        let theirs: i32 = others.map(|other| self.loss(other)).sum();
        self.against(theirs) - self.loss(seat)
    }

    pub(crate) fn walking_away(&self) -> i32 {
        match self.open.agenda.last() {
            Some(Step::Split(split)) => self.failing_of(self.seat, &split.floor),
            Some(Step::OrderTalk(_)) => -10 * SPACE,
            _ => 0,
        }
    }

    /// What a proposal is worth: its gain, weighted by the chance that the others accept it.
    pub(crate) fn proposal(&self, shares: &Shares) -> i32 {
        let Some(Step::Split(split)) = self.open.agenda.last() else {
            return 0;
        };
        let suits = |other: Seat| self.suits(split, other, shares);
        let others = split.floor.seats.without(self.seat);
        let taken = if others.iter().all(suits) {
            TAKEN
        } else {
            LEFT
        };
        let otherwise = self.failing_of(self.seat, &split.floor).min(0);
        (self.gain(shares) * taken + otherwise * (100 - taken)) / 100
    }

    /// Whether a seat would rather take its share than fail, and gets a fair part.
    pub(crate) fn suits(&self, split: &Split, other: Seat, shares: &Shares) -> bool {
        let fair = split.number / split.floor.seats.len();
        self.gain_of(other, shares) >= self.failing_of(other, &split.floor)
            && shares[other.index()] >= fair.min(split.number / 2)
    }
}
