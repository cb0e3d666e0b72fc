//! What cards and teams are worth, and who won and why.

use std::borrow::Cow;

use tabletop::{BySeat, Outcome, RuleId, Seat, mark, places_by};

use crate::card::{Card, CardSet};
use crate::options::LizardCardValue;
use crate::rules;
use crate::setup::Agreed;
use crate::state::{Argh, Ending, Phase};

/// A team as it is counted: its cards, and which of them are switched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Team {
    pub(crate) cards: CardSet,
    pub(crate) switched: CardSet,
}

impl Team {
    /// The card's value as it stands; cards without a number have none, which is not 0.
    #[inline]
    pub(crate) fn value(self, agreed: &Agreed, card: Card) -> Option<i32> {
        let lookup = &agreed.lookup;
        if !lookup.valued.contains(card) {
            mark!(rules::ARGH_R27);
            return None;
        }
        let printed = if lookup.spiders.contains(card) {
            // The stars of the team at this moment.
            mark!(rules::ARGH_R47);
            i32::from(self.cards.and(lookup.stars).len())
        } else if lookup.twins.contains(card) {
            // Worse while his sister is with him.
            mark!(rules::ARGH_R49);
            if self.cards.and(lookup.sister).is_empty() {
                -1
            } else {
                -3
            }
        } else {
            // Of a lizard what one alone is worth.
            mark!(rules::ARGH_R27);
            i32::from(lookup.value[card.index()])
        };
        Some(if self.switched.contains(card) {
            -printed
        } else {
            printed
        })
    }

    /// The team's points: numbers, and the set of lizards.
    #[inline]
    pub(crate) fn points(self, agreed: &Agreed) -> i32 {
        let lookup = &agreed.lookup;
        let set = self.lizard_set(agreed);
        let mut points = i32::from(agreed.edition.lizard_table[usize::from(set.len())]);
        if !set.is_empty() {
            mark!(rules::ARGH_40);
        }
        for card in self.cards.and(lookup.numbers).iter() {
            mark!(rules::ARGH_38);
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

    /// The lizards that form the set: a switched one is no part of it.
    #[inline]
    fn lizard_set(self, agreed: &Agreed) -> CardSet {
        let lizards = self.cards.and(agreed.lookup.lizards);
        if !lizards.and(self.switched).is_empty() {
            mark!(rules::ARGH_R30);
        }
        lizards.minus(self.switched)
    }

    /// The value with which a card is compared, by the scientist and in ties.
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

    /// The highest value in the team; nothing when no card has one.
    pub(crate) fn highest(self, agreed: &Agreed) -> Option<i32> {
        self.cards
            .iter()
            .filter_map(|card| self.compared(agreed, card))
            .max()
    }

    /// What a mosquito may switch: cards with a value.
    #[inline]
    pub(crate) fn switchable(self, agreed: &Agreed) -> CardSet {
        mark!(rules::ARGH_R28, rules::ARGH_R29);
        self.cards.and(agreed.lookup.valued)
    }

    /// What the hamster may throw out: values below zero, and spies.
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

    /// What the scientist may take: the equal highest cards.
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

    /// How many spies are in the team.
    #[inline]
    pub(crate) fn spies(self, agreed: &Agreed) -> u8 {
        self.cards.and(agreed.lookup.spies).len()
    }

    /// Whether the team loses by its spies: an odd number does, whatever the points.
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

    /// Nothing else counts, and all others are equal second.
    fn bomb_win(&self, winner: Seat, kind: &'static str, rule: RuleId) -> Outcome {
        mark!(rules::ARGH_R20);
        let n_seats = self.setup.n_seats;
        Outcome {
            places: places_by(n_seats, 1, |seat| seat == winner),
            scores: (0..n_seats).map(|_| None).collect(),
            teams: Outcome::no_teams(n_seats),
            kind: Cow::Borrowed(kind),
            rule,
        }
    }

    /// The last steps of the end: spies, points, ties; and the ranking.
    fn count(&self) -> Outcome {
        mark!(rules::ARGH_R25, rules::ARGH_R45);
        let agreed = &*self.setup;
        let n_seats = agreed.n_seats;
        let points = BySeat::from_fn(n_seats, |seat| self.counted(seat).points(agreed));
        let ranks = BySeat::from_fn(n_seats, |seat| self.rank(seat, &points));
        let top = ranks.iter().copied().max().unwrap_or(Rank::OUT);
        let n_level = ranks.iter().filter(|&&rank| rank == top).count();
        let n_level_on_points = ranks
            .iter()
            .filter(|rank| rank.points() == top.points())
            .count();
        let (kind, rule) = match (top, n_level, n_level_on_points) {
            (Rank::OUT, _, _) => (kinds::HUMANS_WIN, rules::ARGH_R38),
            (_, 2.., _) => (kinds::SHARED, rules::ARGH_R39),
            // Level on points, the highest card decides.
            (_, _, 2..) => (kinds::TIE_BROKEN, rules::ARGH_37),
            (_, _, _) => {
                mark!(rules::ARGH_4);
                (kinds::POINTS, rules::ARGH_35)
            }
        };
        // When all are out, nobody has the first place.
        let best = if top == Rank::OUT { n_seats } else { 1 };
        Outcome {
            places: places_by(n_seats, best, |seat| ranks[seat]),
            scores: BySeat::from_fn(n_seats, |seat| Some(points[seat])),
            teams: Outcome::no_teams(n_seats),
            kind: Cow::Borrowed(kind),
            rule,
        }
    }

    /// The highest card is looked for only where points are level.
    fn rank(&self, seat: Seat, points: &BySeat<i32>) -> Rank {
        let agreed = &*self.setup;
        let team = self.counted(seat);
        mark!(rules::ARGH_R37);
        // Whatever the points.
        if team.is_out(agreed) {
            mark!(rules::ARGH_5, rules::ARGH_36, rules::ARGH_43);
            return Rank::OUT;
        }
        let n_level = points
            .iter()
            .filter(|&&other| other == points[seat])
            .count();
        let highest = if n_level > 1 {
            mark!(rules::ARGH_R39);
            team.highest(agreed)
        } else {
            None
        };
        Rank::of(points[seat], highest)
    }
}

/// What a seat is ranked by, as one number: points, then the highest card. Those who are out by
/// spies rank below everything and equal (ARGH-R45).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Rank(i32);

impl Rank {
    const OUT: Self = Self(i32::MIN);

    /// Card values stay below 128, so there is room for them, and for having none, under a point.
    fn of(points: i32, highest: Option<i32>) -> Self {
        Self(points * 1024 + highest.map_or(0, |value| value + 512))
    }

    fn points(self) -> i32 {
        self.0.div_euclid(1024)
    }
}
