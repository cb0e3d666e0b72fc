//! What cards and teams are worth.

use tabletop::{Seat, mark};

use crate::card::{Card, CardSet};
use crate::options::LizardCardValue;
use crate::rules;
use crate::setup::Agreed;
use crate::state::Argh;

/// A team to be counted: its cards, and which of them are switched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Team {
    pub(crate) cards: CardSet,
    pub(crate) switched: CardSet,
}

impl Team {
    /// The card's value, switched if its sign is. Cards without a number have none, which is not the
    /// same as 0.
    #[inline]
    pub(crate) fn value(self, agreed: &Agreed, card: Card) -> Option<i32> {
        let lookup = &agreed.lookup;
        if !lookup.valued.contains(card) {
            mark!(rules::ARGH_R27);
            return None;
        }
        let printed = if lookup.spiders.contains(card) {
            // The stars that its team has now.
            mark!(rules::ARGH_R47);
            i32::from(self.cards.and(lookup.stars).len())
        } else if lookup.twins.contains(card) {
            // He is worth less next to his sister.
            mark!(rules::ARGH_R49);
            if self.cards.and(lookup.sister).is_empty() {
                -1
            } else {
                -3
            }
        } else {
            // For a lizard, what one lizard alone is worth.
            mark!(rules::ARGH_R27);
            i32::from(lookup.value[card.index()])
        };
        Some(if self.switched.contains(card) {
            -printed
        } else {
            printed
        })
    }

    /// The team's points: its numbers and its set of lizards.
    #[inline]
    pub(crate) fn points(self, agreed: &Agreed) -> i32 {
        let lookup = &agreed.lookup;
        let set = self.lizard_set(agreed);
        let mut points = i32::from(agreed.edition.lizard_table[usize::from(set.len())]);
        mark!(if !set.is_empty() => rules::ARGH_40);
        for card in self.cards.and(lookup.numbers).iter() {
            mark!(rules::ARGH_38);
            let value = i32::from(lookup.value[card.index()]);
            points += if self.switched.contains(card) {
                -value
            } else {
                value
            };
        }
        // Switched lizards and promo cards are rare, so the slow way is fast enough.
        let others = self
            .cards
            .and(lookup.valued)
            .minus(lookup.numbers)
            .minus(set);
        points
            + others
                .iter()
                .filter_map(|card| self.value(agreed, card))
                .sum::<i32>()
    }

    /// The lizards that form the set. Switched ones are not part of it.
    #[inline]
    fn lizard_set(self, agreed: &Agreed) -> CardSet {
        let lizards = self.cards.and(agreed.lookup.lizards);
        mark!(if !lizards.and(self.switched).is_empty() => rules::ARGH_R30);
        lizards.minus(self.switched)
    }

    /// The value that counts when cards are compared, by the scientist and in ties.
    fn compared(self, agreed: &Agreed, card: Card) -> Option<i32> {
        mark!(rules::ARGH_R35);
        let set = self.lizard_set(agreed);
        match agreed.options.lizard_card_value {
            LizardCardValue::Set if set.contains(card) => Some(i32::from(
                agreed.edition.lizard_table[usize::from(set.len())],
            )),
            LizardCardValue::Set | LizardCardValue::Single => self.value(agreed, card),
        }
    }

    /// The highest value in the team, if any card has a value.
    pub(crate) fn highest(self, agreed: &Agreed) -> Option<i32> {
        self.cards
            .iter()
            .filter_map(|card| self.compared(agreed, card))
            .max()
    }

    /// The cards that a mosquito may switch: those with a value.
    #[inline]
    pub(crate) fn switchable(self, agreed: &Agreed) -> CardSet {
        mark!(rules::ARGH_R28, rules::ARGH_R29);
        self.cards.and(agreed.lookup.valued)
    }

    /// The cards that the hamster may throw out: those below zero, and spies.
    pub(crate) fn negative(self, agreed: &Agreed) -> CardSet {
        mark!(rules::ARGH_44, rules::ARGH_45, rules::ARGH_R33);
        let below = self
            .cards
            .iter()
            .filter(|&card| self.value(agreed, card).is_some_and(|value| value < 0));
        below
            .collect::<CardSet>()
            .or(self.cards.and(agreed.lookup.spies))
    }

    /// The cards that the scientist may take: those with the highest value.
    pub(crate) fn highest_cards(self, agreed: &Agreed) -> CardSet {
        mark!(rules::ARGH_46, rules::ARGH_R34);
        let highest = self.highest(agreed);
        self.cards
            .iter()
            .filter(|&card| {
                let value = self.compared(agreed, card);
                value.is_some() && value == highest
            })
            .collect()
    }

    /// The number of spies in the team.
    #[inline]
    pub(crate) fn spies(self, agreed: &Agreed) -> u8 {
        self.cards.and(agreed.lookup.spies).len()
    }

    /// Whether the team is out: an odd number of spies loses, regardless of points.
    #[inline]
    pub(crate) fn is_out(self, agreed: &Agreed) -> bool {
        self.spies(agreed) % 2 == 1
    }
}

impl Argh {
    /// The seat's team, for counting.
    #[inline]
    pub(crate) fn counted(&self, seat: Seat) -> Team {
        Team {
            cards: self.team(seat),
            switched: self.switched,
        }
    }
}
