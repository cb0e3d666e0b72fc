//! What a seat does in playouts, thousands of times a second: quick guesses, but no blunders.

use tabletop::{Chance, Seat};

use crate::action::Action;
use crate::card::{Kind, Side};
use crate::choices::list_choices;
use crate::space::{Space, SpaceSet};
use crate::state::Dogs;

/// How much luck is added to what a space is worth, so that playouts differ.
const LUCK: u32 = 8;

impl Dogs {
    /// Finishes a line, stops a rival or swaps a dead card. Otherwise plays a breed on about the best
    /// space, and keeps hydrants and doghouses for when they are needed.
    pub(crate) fn quick_choice(
        &self,
        seat: Seat,
        choices: &mut Vec<Action>,
        luck: &mut Chance,
    ) -> Action {
        list_choices(self, seat, choices);
        if let [only] = choices[..] {
            return only;
        }
        let side = self.setup.side(seat);
        let open = self.open_spaces();
        let wins = self.hot[side.index()].and(open);
        if let Some(action) = self.placing(choices, wins) {
            return action;
        }
        let rivals = self.setup.sides().filter(|&other| other != side);
        let danger = rivals.fold(SpaceSet::NONE, |hot, rival| hot.or(self.hot[rival.index()]));
        let danger = danger.and(open);
        if let Some(action) = self.placing(choices, danger) {
            return action;
        }
        if let Some(action) = self.breaking(choices, side, danger) {
            return action;
        }
        self.best_breed(choices, seat, luck)
    }

    /// A choice that puts a chip on one of these spaces, if any.
    fn placing(&self, choices: &[Action], spaces: SpaceSet) -> Option<Action> {
        if spaces.is_empty() {
            return None;
        }
        let places = |action: &&Action| match **action {
            Action::PlayCard { card, space } => {
                spaces.contains(space) && self.setup.kind(card) != Kind::Doghouse
            }
            _ => false,
        };
        choices.iter().find(places).copied()
    }

    /// A choice that takes a chip from a rival's line that lacks only one of `last`, if any.
    fn breaking(&self, choices: &[Action], side: Side, last: SpaceSet) -> Option<Action> {
        if last.is_empty() {
            return None;
        }
        let mut chips = SpaceSet::NONE;
        for space in last.iter() {
            for &(line, id) in self.setup.lookup.through(space) {
                for rival in self.setup.sides().filter(|&rival| rival != side) {
                    let missing = line.minus(self.chips[rival.index()]);
                    if missing == SpaceSet::one(space) && self.fits(rival, id) {
                        chips = chips.or(line.without(space));
                    }
                }
            }
        }
        let breaks = |action: &&Action| match **action {
            Action::PlayCard { card, space } => {
                self.setup.kind(card) == Kind::Doghouse && chips.contains(space)
            }
            _ => false,
        };
        choices.iter().find(breaks).copied()
    }

    /// The best space for a breed; a little luck decides between spaces that are nearly as good.
    fn best_breed(&self, choices: &[Action], seat: Seat, luck: &mut Chance) -> Action {
        let side = self.setup.side(seat);
        let hand = self.hands[seat.index()].iter();
        let held = hand.fold(SpaceSet::NONE, |held, &card| {
            held.or(self.setup.pictures(card))
        });
        let mut best = None;
        for &action in choices {
            match action {
                // Hydrants and doghouses are kept. They also have too many spaces to weigh quickly.
                Action::PlayCard { card, .. } if self.setup.kind(card) != Kind::Breed => (),
                Action::PlayCard { space, .. } => {
                    let worth = self.quick_worth(side, space, held) + luck.below(LUCK);
                    if best.is_none_or(|(most, _)| worth > most) {
                        best = Some((worth, action));
                    }
                }
                Action::TurnInDeadCard { .. } | Action::DrawCard => return action,
                Action::ChooseColour { .. }
                | Action::ChooseDealer { .. }
                | Action::LeaveToChance
                | Action::LeaveCard
                | Action::ClaimSequence { .. } => return *luck.pick(choices),
            }
        }
        best.map_or_else(|| *luck.pick(choices), |(_, action)| action)
    }

    /// What a chip on a space is worth for a side's lines and against the rivals'. Lines that the cards in
    /// hand can finish count more. Clearing the lowest bits tells how many chips a line lacks; that is
    /// faster than counting them.
    fn quick_worth(&self, side: Side, space: Space, held: SpaceSet) -> u32 {
        let mine = self.chips[side.index()];
        let theirs = self.covered().minus(mine);
        let has_claimed = self.claimed[side.index()][0].is_some();
        let mut worth = 0;
        for &(line, id) in self.setup.lookup.through(space) {
            let (blocked, begun) = (line.and(theirs), line.and(mine));
            if blocked.is_empty() {
                // A line that shares too much with a claimed one is worth nothing (DOGS-R36).
                if has_claimed && !self.fits(side, id) {
                    continue;
                }
                let open = line.minus(mine).without(space);
                let near = nearly(open);
                worth += if open.is_within(held) {
                    near
                } else {
                    near * 2 / 5
                };
            } else if begun.is_empty() {
                worth += spoils(line.minus(theirs).without(space));
            }
        }
        worth
    }
}

/// What it is worth to block a rival's line that lacks these other spaces.
fn spoils(open: SpaceSet) -> u32 {
    let one_less = open.less_first();
    if one_less.is_empty() {
        45
    } else if one_less.less_first().is_empty() {
        6
    } else {
        2
    }
}

/// What it is worth to extend a line that lacks these other spaces.
#[inline]
fn nearly(open: SpaceSet) -> u32 {
    let one_less = open.less_first();
    let two_less = one_less.less_first();
    if one_less.is_empty() {
        525
    } else if two_less.is_empty() {
        36
    } else if two_less.less_first().is_empty() {
        12
    } else {
        3
    }
}
