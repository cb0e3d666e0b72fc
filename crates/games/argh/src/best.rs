//! The best answer to the choices at the end (ARGH-R43), found by trying them all.

use tabletop::Seat;

use crate::action::Action;
use crate::card::{Card, CardSet};
use crate::options::EffectOrder;
use crate::scoring::Team;
use crate::setup::Agreed;
use crate::state::{Argh, Phase};

/// What comes of a team, best last: not out by spies, most points, the highest card left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Fate {
    is_in: bool,
    points: i32,
    highest: Option<i32>,
}

impl Argh {
    /// What the owner `seat` should answer now.
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

    /// The card to pick or to hit now, so that the best comes of it.
    pub(crate) fn best_target(&self, seat: Seat) -> Card {
        let Phase::Effects { effect, .. } = self.phase else {
            unreachable!("only asked while effects are resolved");
        };
        let left = self.effects_left(seat);
        let (_, first) = best(&self.setup, self.counted(seat), left, effect);
        first.expect("somebody is asked only when there is a choice")
    }
}

/// The best fate of a team whose effects `left` are still to act, and the first card to pick or
/// hit on the way there. `next` is the effect to answer, if that is settled.
///
/// Cards are tried in edition order and a later one must be better, so that among equals the
/// earliest in edition order wins. A team has at most a handful of effects and a dozen cards.
pub(crate) fn best(
    agreed: &Agreed,
    team: Team,
    left: CardSet,
    next: Option<Card>,
) -> (Fate, Option<Card>) {
    let next = next.or_else(|| match agreed.options.effect_order {
        EffectOrder::Owner if left.len() > 1 => None,
        EffectOrder::Owner | EffectOrder::Fixed => next_in_fixed_order(agreed, left),
    });
    let Some(effect) = next else {
        if left.is_empty() {
            let fate = Fate {
                is_in: !team.is_out(agreed),
                points: team.points(agreed),
                highest: team.highest(agreed),
            };
            return (fate, None);
        }
        return earliest_best(left, |pick| best(agreed, team, left, Some(pick)).0);
    };
    let left = left.without(effect);
    let targets = targets(agreed, team, effect);
    if targets.is_empty() {
        let (fate, _) = best(agreed, team, left, None);
        return (fate, None);
    }
    earliest_best(targets, |card| {
        best(agreed, struck(agreed, team, effect, card), left, None).0
    })
}

fn earliest_best(cards: CardSet, fate: impl Fn(Card) -> Fate) -> (Fate, Option<Card>) {
    let mut found: Option<(Fate, Card)> = None;
    for card in cards.iter() {
        let fate = fate(card);
        if found.is_none_or(|(best, _)| fate > best) {
            found = Some((fate, card));
        }
    }
    let (fate, card) = found.expect("there is at least one card to try");
    (fate, Some(card))
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

/// What an effect may hit in the team of its owner.
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
    let lookup = &agreed.lookup;
    lookup.mosquitoes.or(lookup.hamsters).or(lookup.scientists)
}

/// Mosquitoes, then the hamster, then the scientist (ARGH-R25).
pub(crate) fn next_in_fixed_order(agreed: &Agreed, left: CardSet) -> Option<Card> {
    let lookup = &agreed.lookup;
    [lookup.mosquitoes, lookup.hamsters, lookup.scientists]
        .iter()
        .find_map(|kind| left.and(*kind).first())
}
