//! What cards and teams are worth, and who won and why.

use std::borrow::Cow;

use tabletop::{BySeat, Outcome, RuleId, Seat, places_by};

use crate::card::{Card, CardSet};
use crate::options::LizardCardValue;
use crate::rules;
use crate::setup::Agreed;
use crate::state::{Argh, Ending, Phase};

/// A team as it is counted: its cards, and which of them are switched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Team {
    pub(crate) cards: CardSet,
    pub(crate) switched: CardSet,
}

impl Team {
    /// The card's value as it stands (ARGH-R27); cards without a number have none, which is not 0.
    #[inline]
    pub(crate) fn value(self, agreed: &Agreed, card: Card) -> Option<i32> {
        let lookup = &agreed.lookup;
        if !lookup.valued.contains(card) {
            return None;
        }
        let printed = if lookup.lizards.contains(card) {
            1
        } else if lookup.spiders.contains(card) {
            // ARGH-R47: the stars of the team at this moment.
            self.cards.and(lookup.stars).len() as i32
        } else if lookup.twins.contains(card) {
            // ARGH-R49: worse while his sister is with him.
            if self.cards.and(lookup.sister).is_empty() {
                -1
            } else {
                -3
            }
        } else {
            // ARGH-38.
            i32::from(lookup.value[card.index()])
        };
        Some(if self.switched.contains(card) {
            -printed
        } else {
            printed
        })
    }

    /// The team's points: numbers, and the set of lizards (ARGH-40).
    #[inline]
    pub(crate) fn points(self, agreed: &Agreed) -> i32 {
        let lookup = &agreed.lookup;
        let set = self.lizard_set(agreed);
        let mut points = i32::from(agreed.edition.lizard_table[set.len() as usize]);
        for card in self.cards.and(lookup.numbers).iter() {
            let value = i32::from(lookup.value[card.index()]);
            points += if self.switched.contains(card) {
                -value
            } else {
                value
            };
        }
        // Switched lizards and promo cards are rare; asking for each card's value is fine here.
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

    /// The lizards that form the set: a switched one is no part of it (ARGH-R30).
    #[inline]
    fn lizard_set(self, agreed: &Agreed) -> CardSet {
        self.cards.and(agreed.lookup.lizards).minus(self.switched)
    }

    /// The value with which a card is compared, by the scientist and in ties (ARGH-R35).
    fn compared(self, agreed: &Agreed, card: Card) -> Option<i32> {
        let set = self.lizard_set(agreed);
        match agreed.options.lizard_card_value {
            LizardCardValue::Set if set.contains(card) => {
                Some(i32::from(agreed.edition.lizard_table[set.len() as usize]))
            }
            LizardCardValue::Set | LizardCardValue::Single => self.value(agreed, card),
        }
    }

    /// The highest value in the team; nothing when no card has one (ARGH-R39).
    pub(crate) fn highest(self, agreed: &Agreed) -> Option<i32> {
        self.cards
            .iter()
            .filter_map(|card| self.compared(agreed, card))
            .max()
    }

    /// What a mosquito may switch: cards with a value (ARGH-R28).
    #[inline]
    pub(crate) fn switchable(self, agreed: &Agreed) -> CardSet {
        self.cards.and(agreed.lookup.valued)
    }

    /// What the hamster may throw out: values below zero, and spies (ARGH-45, ARGH-R33).
    pub(crate) fn negative(self, agreed: &Agreed) -> CardSet {
        let below = self
            .cards
            .iter()
            .filter(|&card| self.value(agreed, card).is_some_and(|value| value < 0));
        below
            .collect::<CardSet>()
            .or(self.cards.and(agreed.lookup.spies))
    }

    /// What the scientist may take: the equal highest cards (ARGH-46, ARGH-R34).
    pub(crate) fn highest_cards(self, agreed: &Agreed) -> CardSet {
        let highest = self.highest(agreed);
        self.cards
            .iter()
            .filter(|&card| {
                let value = self.compared(agreed, card);
                value.is_some() && value == highest
            })
            .collect()
    }

    /// How many spies are in the team.
    #[inline]
    pub(crate) fn spies(self, agreed: &Agreed) -> u32 {
        self.cards.and(agreed.lookup.spies).len()
    }

    /// Whether the team loses by its spies: an odd number does, whatever the
    /// points (ARGH-5, ARGH-36, ARGH-43, ARGH-R37).
    #[inline]
    pub(crate) fn is_out(self, agreed: &Agreed) -> bool {
        self.spies(agreed) % 2 == 1
    }
}

/// The kinds of end, as [`Outcome::kind`] names them.
pub mod kinds {
    /// Enough bomb parts face up in play.
    pub const BOMB_FACE_UP: &str = "bomb_face_up";
    /// Enough bomb parts at the reveal.
    pub const BOMB_AT_REVEAL: &str = "bomb_at_reveal";
    /// Most points.
    pub const POINTS: &str = "points";
    /// Level on points, decided by the highest card.
    pub const TIE_BROKEN: &str = "tie_broken";
    /// Level in everything: shared.
    pub const SHARED: &str = "shared";
    /// Everybody lost to spies.
    pub const HUMANS_WIN: &str = "humans_win";
}

/// What a seat that is not out is ranked by: points, then the highest card where points are level.
type Rank = (i32, Option<Option<i32>>);

impl Argh {
    /// The seat's team as it is counted.
    #[inline]
    pub(crate) fn counted(&self, seat: Seat) -> Team {
        Team {
            cards: self.team(seat),
            switched: self.switched,
        }
    }

    /// How it ended, if it has.
    pub(crate) fn result(&self) -> Option<Outcome> {
        match self.phase {
            Phase::Over(Ending::BombFaceUp(seat)) => {
                Some(self.bomb_win(seat, kinds::BOMB_FACE_UP, rules::ARGH_30))
            }
            Phase::Over(Ending::BombAtReveal(seat)) => {
                Some(self.bomb_win(seat, kinds::BOMB_AT_REVEAL, rules::ARGH_34))
            }
            Phase::Over(Ending::Counted) => Some(self.count()),
            Phase::ChooseFirst { .. }
            | Phase::Turn
            | Phase::Holding { .. }
            | Phase::Offered { .. }
            | Phase::Owl { .. }
            | Phase::Effects { .. } => None,
        }
    }

    /// ARGH-R20: nothing else counts, and all others are equal second.
    fn bomb_win(&self, winner: Seat, kind: &'static str, rule: RuleId) -> Outcome {
        let n_seats = self.setup.n_seats;
        Outcome {
            places: places_by(n_seats, 1, |seat| seat == winner),
            scores: (0..n_seats).map(|_| None).collect(),
            teams: Outcome::no_teams(n_seats),
            kind: Cow::Borrowed(kind),
            rule,
        }
    }

    /// Steps 6 to 8 of ARGH-R25: spies, points, ties; the ranking of ARGH-R45.
    fn count(&self) -> Outcome {
        let agreed = &*self.setup;
        let n_seats = agreed.n_seats;
        let points = BySeat::from_fn(n_seats, |seat| self.counted(seat).points(agreed));
        let is_out = BySeat::from_fn(n_seats, |seat| self.counted(seat).is_out(agreed));
        // `None` ranks below everything: those who are out by spies share the last place. The
        // highest card is looked for only where points are level.
        let ranks = BySeat::from_fn(n_seats, |seat| {
            let is_level = |(other, theirs): (Seat, &i32)| other != seat && *theirs == points[seat];
            let highest = || self.counted(seat).highest(agreed);
            let decider = points.by_seat().any(is_level).then(highest);
            (!is_out[seat]).then_some((points[seat], decider))
        });
        // ARGH-R38: when all are out, nobody has the first place.
        let nobody = ranks.iter().all(Option::is_none);
        let best = if nobody { n_seats } else { 1 };
        let places = places_by(n_seats, best, |seat| ranks[seat]);
        let top = ranks.iter().flatten().max();
        let level =
            |same: &dyn Fn(&Rank) -> bool| ranks.iter().flatten().filter(|rank| same(rank)).count();
        let (kind, rule) = match top {
            None => (kinds::HUMANS_WIN, rules::ARGH_R38),
            Some(top) if level(&|rank| rank == top) > 1 => (kinds::SHARED, rules::ARGH_R39),
            // ARGH-37: level on points, the highest card decides.
            Some(top) if level(&|rank| rank.0 == top.0) > 1 => (kinds::TIE_BROKEN, rules::ARGH_37),
            // ARGH-4, ARGH-35.
            Some(_) => (kinds::POINTS, rules::ARGH_35),
        };
        Outcome {
            places,
            scores: points.iter().copied().map(Some).collect(),
            teams: Outcome::no_teams(n_seats),
            kind: Cow::Borrowed(kind),
            rule,
        }
    }
}
