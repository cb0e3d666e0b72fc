//! What can be read off the open table, for boards that draw it.

use tabletop::Seat;

use crate::band::{self, Allowance};
use crate::card::{Card, Kind, Section};
use crate::setup::Setup;
use crate::state::Open;

/// A column of a band as it is lined up: a Player with Equipment of its section, or a lone half.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Column {
    /// The section of both.
    pub section: Section,
    /// The Player card.
    pub player: Option<Card>,
    /// The Equipment card.
    pub equipment: Option<Card>,
}

impl Column {
    /// Whether both halves are there.
    pub fn is_pair(&self) -> bool {
        self.player.is_some() && self.equipment.is_some()
    }
}

impl Open {
    /// BAND-R7: the columns of a band, section by section, pairs before halves.
    pub fn columns(&self, setup: &Setup, seat: Seat) -> Vec<Column> {
        let cards = &self.bands[seat].cards;
        let of = |wanted: Kind| {
            let cards = cards.iter().copied();
            cards.filter(move |&card| setup.kind(card) == wanted)
        };
        let mut columns = Vec::new();
        for section in Section::ALL {
            let mut players = of(Kind::Player(section));
            let mut equipment = of(Kind::Equipment(section));
            loop {
                let column = Column {
                    section,
                    player: players.next(),
                    equipment: equipment.next(),
                };
                if column.player.is_none() && column.equipment.is_none() {
                    break;
                }
                columns.push(column);
            }
        }
        columns
    }

    /// Whether Penalties leave a section of this band alone.
    pub fn is_protected(&self, setup: &Setup, seat: Seat, section: Section) -> bool {
        band::is_protected(setup, &self.bands[seat], section)
    }

    /// Whether a section of this band does not count.
    pub fn is_silenced(&self, setup: &Setup, seat: Seat, section: Section) -> bool {
        band::is_silenced(setup, &self.bands[seat], section)
    }

    /// Whether a band is full.
    pub fn is_full(&self, setup: &Setup, seat: Seat) -> bool {
        band::is_full(setup, self, seat)
    }

    /// How many cards a seat may keep at the end of its turn.
    pub fn hand_limit(&self, setup: &Setup, seat: Seat) -> u8 {
        band::allowance(setup, &self.bands[seat], Allowance::HandLimit)
    }
}
