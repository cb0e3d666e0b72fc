//! The cards that lie face down on the table, in an order that everybody can see.

use serde::{Deserialize, Serialize};
use tabletop::Seat;

use crate::card::{Card, CardSet, MOST_CARDS};
use crate::setup::MOST_SEATS;

/// A card face down in front of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Hidden {
    pub(crate) seat: Seat,
    /// Counted from 1; it stays the same when other cards leave (ARGH-R13).
    pub(crate) slot: u8,
    pub(crate) card: Card,
}

/// Fills the array behind the last card, so that equal tables are equal values.
const NOTHING: Hidden = Hidden {
    seat: Seat(0),
    slot: 0,
    card: Card(0),
};

/// All face-down cards, by seat and slot. Choices are listed in this order, so it must not depend on
/// which cards they are.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Vec<Hidden>", into = "Vec<Hidden>")]
pub(crate) struct HiddenCards {
    cards: [Hidden; MOST_CARDS],
    /// Where each seat's cards begin; the last entry is the total.
    starts: [u8; MOST_SEATS + 1],
}

impl HiddenCards {
    pub(crate) const NONE: Self = Self {
        cards: [NOTHING; MOST_CARDS],
        starts: [0; MOST_SEATS + 1],
    };

    /// A seat's face-down cards, by slot.
    #[inline]
    pub(crate) fn of(&self, seat: Seat) -> &[Hidden] {
        let (start, end) = (self.starts[seat.index()], self.starts[seat.index() + 1]);
        &self.cards[usize::from(start)..usize::from(end)]
    }

    /// The face-down cards of the seats before this one, and of those after it.
    #[inline]
    pub(crate) fn of_others(&self, seat: Seat) -> [&[Hidden]; 2] {
        let (start, end) = (self.starts[seat.index()], self.starts[seat.index() + 1]);
        let all = usize::from(self.starts[MOST_SEATS]);
        [
            &self.cards[..usize::from(start)],
            &self.cards[usize::from(end)..all],
        ]
    }

    /// A seat's face-down cards as a set.
    #[inline]
    pub(crate) fn set_of(&self, seat: Seat) -> CardSet {
        self.of(seat).iter().map(|hidden| hidden.card).collect()
    }

    /// Whether nobody has a card face down.
    #[inline]
    pub(crate) fn is_empty(&self) -> bool {
        self.starts[MOST_SEATS] == 0
    }

    /// Lays a card after the seat's other cards; `slot` must be larger than theirs.
    #[inline]
    pub(crate) fn lay(&mut self, seat: Seat, slot: u8, card: Card) {
        let all = usize::from(self.starts[MOST_SEATS]);
        let place = usize::from(self.starts[seat.index() + 1]);
        self.cards.copy_within(place..all, place + 1);
        self.cards[place] = Hidden { seat, slot, card };
        // No branch on the seat: this runs for every kept card.
        for (index, start) in self.starts.iter_mut().enumerate() {
            *start += u8::from(index > seat.index());
        }
    }

    /// Removes the card in a slot and returns it, if there is one.
    #[inline]
    pub(crate) fn take(&mut self, seat: Seat, slot: u8) -> Option<Card> {
        let among = self
            .of(seat)
            .iter()
            .position(|hidden| hidden.slot == slot)?;
        let place = usize::from(self.starts[seat.index()]) + among;
        let all = usize::from(self.starts[MOST_SEATS]);
        let card = self.cards[place].card;
        self.cards.copy_within(place + 1..all, place);
        self.cards[all - 1] = NOTHING;
        for (index, start) in self.starts.iter_mut().enumerate() {
            *start -= u8::from(index > seat.index());
        }
        Some(card)
    }
}

impl From<Vec<Hidden>> for HiddenCards {
    fn from(cards: Vec<Hidden>) -> Self {
        // A saved state can hold anything; impossible cards must not index beyond the arrays.
        let real = cards
            .into_iter()
            .filter(|hidden| hidden.seat.index() < MOST_SEATS);
        real.take(MOST_CARDS).fold(Self::NONE, |mut row, hidden| {
            row.lay(hidden.seat, hidden.slot, hidden.card);
            row
        })
    }
}

impl From<HiddenCards> for Vec<Hidden> {
    fn from(row: HiddenCards) -> Self {
        row.cards[..usize::from(row.starts[MOST_SEATS])].to_vec()
    }
}

impl std::fmt::Debug for HiddenCards {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let cards: Vec<Hidden> = (*self).into();
        f.debug_list().entries(cards).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn slots_keep_their_number_and_seats_their_order() {
        let mut row = HiddenCards::NONE;
        row.lay(Seat(2), 1, Card(20));
        row.lay(Seat(0), 1, Card(7));
        row.lay(Seat(2), 2, Card(3));
        row.lay(Seat(0), 2, Card(1));
        assert_eq!(row.take(Seat(2), 1), Some(Card(20)));
        assert_eq!(row.take(Seat(2), 1), None);
        row.lay(Seat(2), 3, Card(9));
        let slots = |seat| {
            row.of(seat)
                .iter()
                .map(|hidden| hidden.slot)
                .collect::<Vec<_>>()
        };
        assert_eq!(
            (slots(Seat(0)), slots(Seat(1)), slots(Seat(2))),
            (vec![1, 2], vec![], vec![2, 3])
        );
        let [before, after] = row.of_others(Seat(1));
        assert_eq!((before.len(), after.len()), (2, 2));
        let json = serde_json::to_string(&row).unwrap();
        assert_eq!(serde_json::from_str::<HiddenCards>(&json).unwrap(), row);
    }
}
