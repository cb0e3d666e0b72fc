//! What playing a card goes with: how often those win who have played it, for the laboratory.

use serde::{Deserialize, Serialize};
use tabletop::{Measure, Seats};

use crate::card::{Card, Kind};
use crate::state::Bandimals;
use tabletop::Seat;

/// Which Bonuses and Penalties somebody has played, by their place in the edition. Those of a box
/// with more than 128 of them are left out beyond that.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Used([u64; 2]);

impl Used {
    /// Whether the Bonus or Penalty at this place of the edition was played.
    pub fn contains(self, place: u8) -> bool {
        let word = self.0.get(usize::from(place) / 64);
        word.is_some_and(|word| word >> (place % 64) & 1 == 1)
    }

    fn add(&mut self, place: u8) {
        if let Some(word) = self.0.get_mut(usize::from(place) / 64) {
            *word |= 1 << (place % 64);
        }
    }
}

impl Bandimals {
    /// Remembers that `seat` has played a Bonus or Penalty.
    pub(crate) fn note_use(&mut self, seat: Seat, card: Card) {
        if let Kind::Special(place) = self.setup.kind(card) {
            self.open.bands[seat].used.add(place);
        }
    }
}

/// For each Bonus and Penalty: of those who have played it, how many won.
pub(crate) fn of_cards(state: &Bandimals) -> Vec<Measure> {
    let winners = state
        .result()
        .map_or(Seats::NONE, |outcome| outcome.winners());
    let specials = state.setup.edition.specials.iter().enumerate();
    let measures = specials.filter_map(|(place, special)| {
        let bands = state.open.bands.by_seat();
        let users = bands.filter(|(_, band)| band.used.contains(place as u8));
        let users: Seats = users.map(|(seat, _)| seat).collect();
        let won = users.iter().filter(|&seat| winners.contains(seat));
        (!users.is_empty()).then(|| Measure {
            name: format!("wins after {}", special.name).into(),
            amount: won.count() as u32,
            of: u32::from(users.len()),
        })
    });
    measures.collect()
}
