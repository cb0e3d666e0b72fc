//! The best answer to the choices at the end (ARGH-R43): a search of all possibilities, up to a limit
//! (ARGH-R50).

use std::collections::BTreeMap;

use tabletop::{Seat, mark};

use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::options::EffectOrder;
use crate::rules;
use crate::scoring::Team;
use crate::setup::Agreed;
use crate::state::{Argh, Phase};

/// The most teams that are looked at for one answer (ARGH-R50). The cards of the box never need that
/// many; an edition with many effects could need more than there is time for.
const MOST_LOOKED_AT: u32 = 20_000;

/// How a team ends up. Better is greater: not out because of spies, then points, then highest card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Fate {
    is_in: bool,
    points: i32,
    highest: Option<i32>,
}

impl Fate {
    /// How the team ends up if no further effect acts on it.
    fn of(agreed: &Agreed, team: Team) -> Self {
        Self {
            is_in: !team.is_out(agreed),
            points: team.points(agreed),
            highest: team.highest(agreed),
        }
    }
}

impl Argh {
    /// The best answer for the owner `seat` now.
    pub(crate) fn best_answer(&self, seat: Seat) -> Action {
        let target = self.best_target(seat);
        match self.phase {
            Phase::Effects {
                effect: Some(effect),
                ..
            } => self.answer(effect, target),
            _ => Action::PickEffect { card: target },
        }
    }

    /// The card to pick or hit now that leads to the best fate.
    pub(crate) fn best_target(&self, seat: Seat) -> Card {
        let Phase::Effects { effect, .. } = self.phase else {
            unreachable!("there are targets only while effects are resolved");
        };
        let left = self.effects_left(seat);
        best(&self.setup, self.counted(seat), left, effect)
            .expect("an owner is asked only if there is a choice")
    }
}

/// The first card to pick or hit on the way to the best fate of a team whose effects `left` have yet to
/// act. `next` is the effect to answer; if `None`, the next effect has to be picked.
///
/// Cards are tried in edition order and a later one must be better, so that the earliest wins among
/// equals.
pub(crate) fn best(agreed: &Agreed, team: Team, left: CardSet, next: Option<Card>) -> Option<Card> {
    mark!(rules::ARGH_R43);
    let mut search = Search::new(agreed);
    match next {
        None => {
            let picks = search.nexts(left);
            search
                .earliest_best(picks, |search, pick| search.after(team, left, pick))
                // Too many possibilities: the effects act in their usual order.
                .unwrap_or_else(|TooMany| {
                    mark!(rules::ARGH_R50);
                    next_in_fixed_order(agreed, left)
                })
        }
        Some(effect) => {
            let targets = targets(agreed, team, effect);
            let left = left.without(effect);
            let struck = |card| struck(agreed, team, effect, card);
            search
                .earliest_best(targets, |search, card| search.fate(struck(card), left))
                // Too many possibilities: later effects are ignored.
                .or_else(|TooMany| {
                    mark!(rules::ARGH_R50);
                    search.earliest_best(targets, |_, card| Ok(Fate::of(agreed, struck(card))))
                })
                .unwrap_or(None)
        }
    }
}

/// The search hit its limit.
#[derive(Debug)]
struct TooMany;

/// A search of all possibilities. It remembers fates, since several orders lead to the same team.
struct Search<'a> {
    agreed: &'a Agreed,
    known: BTreeMap<(Team, CardSet), Fate>,
    looked_at: u32,
}

impl<'a> Search<'a> {
    fn new(agreed: &'a Agreed) -> Self {
        Self {
            agreed,
            known: BTreeMap::new(),
            looked_at: 0,
        }
    }

    /// The best fate of a team whose effects `left` have yet to act.
    fn fate(&mut self, team: Team, left: CardSet) -> Result<Fate, TooMany> {
        self.looked_at += 1;
        if self.looked_at > MOST_LOOKED_AT {
            return Err(TooMany);
        }
        if left.is_empty() {
            return Ok(Fate::of(self.agreed, team));
        }
        if let Some(&fate) = self.known.get(&(team, left)) {
            return Ok(fate);
        }
        let mut best: Option<Fate> = None;
        for effect in self.nexts(left).iter() {
            best = best.max(Some(self.after(team, left, effect)?));
        }
        let fate = best.expect("an effect is left");
        self.known.insert((team, left), fate);
        Ok(fate)
    }

    /// The best fate of a team if `effect` acts next.
    fn after(&mut self, team: Team, left: CardSet, effect: Card) -> Result<Fate, TooMany> {
        let left = left.without(effect);
        let mut best: Option<Fate> = None;
        for card in targets(self.agreed, team, effect).iter() {
            let struck = struck(self.agreed, team, effect, card);
            best = best.max(Some(self.fate(struck, left)?));
        }
        match best {
            Some(fate) => Ok(fate),
            // The effect has no target.
            None => self.fate(team, left),
        }
    }

    /// The effects to try next. Two of a kind do the same and are never thrown out themselves, so the
    /// first of each kind is enough.
    fn nexts(&self, left: CardSet) -> CardSet {
        match self.agreed.options.effect_order {
            EffectOrder::Fixed => next_in_fixed_order(self.agreed, left).into_iter().collect(),
            EffectOrder::Owner => kinds(self.agreed)
                .iter()
                .filter_map(|kind| left.and(*kind).first())
                .collect(),
        }
    }

    /// The earliest of the cards with the best fate. A single card is the answer without a search.
    fn earliest_best(
        &mut self,
        cards: CardSet,
        mut fate: impl FnMut(&mut Self, Card) -> Result<Fate, TooMany>,
    ) -> Result<Option<Card>, TooMany> {
        if cards.len() < 2 {
            return Ok(cards.first());
        }
        let mut found: Option<(Fate, Card)> = None;
        for card in cards.iter() {
            let fate = fate(self, card)?;
            if found.is_none_or(|(best, _)| fate > best) {
                found = Some((fate, card));
            }
        }
        Ok(found.map(|(_, card)| card))
    }
}

/// The team after `effect` has hit `card`.
fn struck(agreed: &Agreed, team: Team, effect: Card, card: Card) -> Team {
    if agreed.lookup.mosquitoes.contains(effect) {
        Team {
            switched: team.switched.toggled(card),
            ..team
        }
    } else {
        Team {
            cards: team.cards.without(card),
            ..team
        }
    }
}

/// The cards that an effect may hit in its owner's team.
pub(crate) fn targets(agreed: &Agreed, team: Team, effect: Card) -> CardSet {
    if agreed.lookup.mosquitoes.contains(effect) {
        team.switchable(agreed)
    } else if agreed.lookup.hamsters.contains(effect) {
        team.negative(agreed)
    } else {
        team.highest_cards(agreed)
    }
}

/// Every card that acts at the end.
pub(crate) fn effects(agreed: &Agreed) -> CardSet {
    let [mosquitoes, hamsters, scientists] = kinds(agreed);
    mosquitoes.or(hamsters).or(scientists)
}

/// The next effect in the fixed order: mosquitoes, then the hamster, then the scientist.
pub(crate) fn next_in_fixed_order(agreed: &Agreed, left: CardSet) -> Option<Card> {
    mark!(rules::ARGH_R25);
    kinds(agreed)
        .iter()
        .find_map(|kind| left.and(*kind).first())
}

/// The three kinds of effect, in the order of ARGH-R25.
fn kinds(agreed: &Agreed) -> [CardSet; 3] {
    let lookup = &agreed.lookup;
    [lookup.mosquitoes, lookup.hamsters, lookup.scientists]
}

#[cfg(test)]
mod tests {
    use tabletop::{Shelved, Terms};

    use super::*;

    /// The number of teams looked at for the first answer of a team that has every card.
    fn looked_at(options: &[(&str, &str)]) -> u32 {
        let terms = Terms::plain(2).with("promos", "spider, owl, twin");
        let terms = options
            .iter()
            .fold(terms, |terms, (key, value)| terms.with(key, value));
        let setup = Argh::set_up(&terms).expect("two can play");
        let team = Team {
            cards: setup.edition.all(),
            switched: CardSet::NONE,
        };
        let mut search = Search::new(&setup);
        let left = effects(&setup);
        for effect in search.nexts(left).iter() {
            search.after(team, left, effect).expect("below the limit");
        }
        search.looked_at
    }

    #[test]
    fn the_cards_of_the_box_stay_well_below_the_limit() {
        // ARGH-R50: with the box every answer is the best one, under all options.
        for order in ["fixed", "owner"] {
            for lizards in ["single", "set"] {
                let looked_at =
                    looked_at(&[("effect_order", order), ("lizard_card_value", lizards)]);
                assert!(
                    looked_at * 2 < MOST_LOOKED_AT,
                    "{order} {lizards}: {looked_at}"
                );
            }
        }
    }
}
