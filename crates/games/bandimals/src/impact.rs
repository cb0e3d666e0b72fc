//! How often the players of a card win, for the laboratory.

use serde::{Deserialize, Serialize};
use tabletop::{Measure, Seat, Seats};

use crate::card::{Card, Kind};
use crate::outcome::outcome;
use crate::state::Bandimals;
use crate::validate::MOST_SPECIALS;

/// Which Bonuses and Penalties somebody has played, by their place in the edition.
/// An edition has at most as many kinds as there are bits here (`validate.rs`).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Used([u64; MOST_SPECIALS / 64]);

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
    /// Notes that `seat` has played a Bonus or Penalty.
    pub(crate) fn note_use(&mut self, seat: Seat, card: Card) {
        if let Kind::Special(place) = self.setup.kind(card) {
            self.open.bands[seat].used.add(place);
        }
    }
}

/// For each Bonus and Penalty: of those who have played it, how many won.
pub(crate) fn of_cards(state: &Bandimals) -> Vec<Measure> {
    let winners = outcome(state).map_or(Seats::NONE, |outcome| outcome.winners());
    let specials = (0u8..).zip(&state.setup.edition.specials);
    let measures = specials.filter_map(|(place, special)| {
        let bands = state.open.bands.by_seat();
        let users = bands.filter(|(_, band)| band.used.contains(place));
        let users: Seats = users.map(|(seat, _)| seat).collect();
        let won = users.iter().filter(|&seat| winners.contains(seat));
        let won: Seats = won.collect();
        (!users.is_empty()).then(|| Measure {
            name: format!("wins after {}", special.name).into(),
            amount: u32::from(won.len()),
            of: u32::from(users.len()),
        })
    });
    measures.collect()
}
