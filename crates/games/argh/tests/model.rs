//! An independent model of the end of ARGH: cards, effects and points. It shares only the edition with
//! the rules, and tries every possibility.

use argh::{Card, Edition, Kind};

/// The options that matter at the end.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Options {
    /// Owners order their own effects.
    pub(crate) owner_orders: bool,
    /// A lizard is compared by the value of the whole set.
    pub(crate) lizards_as_set: bool,
}

/// A team at the reveal.
#[derive(Clone, Debug)]
pub(crate) struct Team<'a> {
    edition: &'a Edition,
    options: Options,
    cards: Vec<Card>,
    switched: Vec<Card>,
    acted: Vec<Card>,
}

/// How a team ends up, better is greater: whether it is in, its points, its highest card.
pub(crate) type Fate = (bool, i32, Option<i32>);

impl<'a> Team<'a> {
    /// A team before any effect has acted.
    pub(crate) fn new(edition: &'a Edition, options: Options, mut cards: Vec<Card>) -> Self {
        cards.sort();
        Self {
            edition,
            options,
            cards,
            switched: Vec::new(),
            acted: Vec::new(),
        }
    }

    /// The best fate and the cards picked and hit on the way; among equals, the earliest cards in
    /// edition order.
    pub(crate) fn best_way(&self) -> (Fate, Vec<Card>) {
        let mut best: Option<(Fate, Vec<Card>)> = None;
        self.ways(&[], &mut |fate, way| {
            let is_better = best.as_ref().is_none_or(|(other, cards)| {
                fate > *other || (fate == *other && way < cards.as_slice())
            });
            if is_better {
                best = Some((fate, way.to_vec()));
            }
        });
        best.expect("there is at least one way to the end")
    }

    fn kind(&self, card: Card) -> Kind {
        self.edition.info(card).kind
    }

    fn of_kind(&self, kind: Kind) -> impl Iterator<Item = Card> + '_ {
        let cards = self.cards.iter().copied();
        cards.filter(move |&card| self.kind(card) == kind)
    }

    fn sign(&self, card: Card) -> i32 {
        if self.switched.contains(&card) { -1 } else { 1 }
    }

    fn value(&self, card: Card) -> Option<i32> {
        let info = self.edition.info(card);
        let printed = match info.kind {
            Kind::Value => i32::from(info.value?),
            Kind::Lizard => 1,
            Kind::Spider => {
                let stars = self.cards.iter();
                stars.filter(|&&card| self.edition.info(card).star).count() as i32
            }
            Kind::Twin => {
                let sister = info
                    .sister_of
                    .as_deref()
                    .and_then(|id| self.edition.card(id));
                let together = sister.is_some_and(|sister| self.cards.contains(&sister));
                if together { -3 } else { -1 }
            }
            Kind::Bomb
            | Kind::Spy
            | Kind::Mosquito
            | Kind::Hamster
            | Kind::Scientist
            | Kind::Owl => {
                return None;
            }
        };
        Some(printed * self.sign(card))
    }

    /// What the lizards that are not switched are worth.
    fn set(&self) -> i32 {
        let lizards = self.of_kind(Kind::Lizard);
        let n_lizards = lizards.filter(|card| !self.switched.contains(card)).count();
        i32::from(self.edition.lizard_table[n_lizards])
    }

    fn compared(&self, card: Card) -> Option<i32> {
        let in_set = self.kind(card) == Kind::Lizard && !self.switched.contains(&card);
        if self.options.lizards_as_set && in_set {
            return Some(self.set());
        }
        self.value(card)
    }

    fn fate(&self) -> Fate {
        let singles = self
            .cards
            .iter()
            .filter(|&&card| self.kind(card) != Kind::Lizard || self.switched.contains(&card));
        let numbers: i32 = singles.filter_map(|&card| self.value(card)).sum();
        let highest = self.cards.iter().filter_map(|&card| self.compared(card));
        let is_in = self.of_kind(Kind::Spy).count().is_multiple_of(2);
        (is_in, numbers + self.set(), highest.max())
    }

    fn targets(&self, effect: Card) -> Vec<Card> {
        let cards = self.cards.iter().copied();
        match self.kind(effect) {
            Kind::Mosquito => cards.filter(|&card| self.value(card).is_some()).collect(),
            Kind::Hamster => cards
                .filter(|&card| {
                    self.kind(card) == Kind::Spy || self.value(card).is_some_and(|value| value < 0)
                })
                .collect(),
            _ => {
                let highest = cards.clone().filter_map(|card| self.compared(card)).max();
                cards
                    .filter(|&card| highest.is_some() && self.compared(card) == highest)
                    .collect()
            }
        }
    }

    /// The effects that may act next.
    fn next(&self) -> Vec<Card> {
        let left = |kind| self.of_kind(kind).filter(|card| !self.acted.contains(card));
        let kinds = [Kind::Mosquito, Kind::Hamster, Kind::Scientist];
        if self.options.owner_orders {
            let mut left: Vec<Card> = kinds.into_iter().flat_map(left).collect();
            left.sort();
            return left;
        }
        let first = kinds.into_iter().find_map(|kind| left(kind).next());
        first.into_iter().collect()
    }

    fn after(&self, effect: Card, card: Option<Card>) -> Self {
        let mut team = self.clone();
        team.acted.push(effect);
        let Some(card) = card else {
            return team;
        };
        if self.kind(effect) == Kind::Mosquito {
            match team.switched.iter().position(|&other| other == card) {
                Some(place) => drop(team.switched.remove(place)),
                None => team.switched.push(card),
            }
        } else {
            team.cards.retain(|&other| other != card);
        }
        team
    }

    /// Calls `found` for every way to the end, with the fate and the cards picked and hit.
    fn ways(&self, so_far: &[Card], found: &mut impl FnMut(Fate, &[Card])) {
        let next = self.next();
        if next.is_empty() {
            return found(self.fate(), so_far);
        }
        for &effect in &next {
            let mut way = so_far.to_vec();
            if next.len() > 1 {
                way.push(effect);
            }
            let targets = self.targets(effect);
            if targets.is_empty() {
                self.after(effect, None).ways(&way, found);
            }
            for card in targets {
                let mut way = way.clone();
                way.push(card);
                self.after(effect, Some(card)).ways(&way, found);
            }
        }
    }
}
