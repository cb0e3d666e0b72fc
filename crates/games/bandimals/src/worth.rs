//! What a Bonus or Penalty is worth to its player, and when to use a No U: weighed by ops and mods.

use tabletop::Seat;

use crate::agenda::{Step, Window};
use crate::band::Counts;
use crate::card::Card;
use crate::edition::Target;
use crate::effect::{Chooser, How, Lasts, Lying, Mod, Op, Who};
use crate::judge::{STOP, Table};

impl Table<'_> {
    /// How close somebody is to winning.
    pub(crate) fn danger(&self, seat: Seat) -> i32 {
        match self.open.bands[seat].major {
            Some(_) => STOP,
            None => 10 + self.pairs_of(seat) * 25,
        }
    }

    pub(crate) fn special(&self, card: Card, target: Option<Seat>, pick: Option<Card>) -> i32 {
        let Some(special) = self.setup.special(card) else {
            return 0;
        };
        let turns = match special.lasts {
            Some(Lasts::Turns(n)) => i32::from(n.min(3)),
            Some(Lasts::Game) => 4,
            Some(Lasts::Uses(_)) | None => 1,
        };
        let ops: i32 = special
            .ops
            .iter()
            .map(|op| self.op(*op, target, pick))
            .sum();
        let mods: i32 = special
            .mods
            .iter()
            .map(|m| self.held_mod(m, target, turns))
            .sum();
        let value = ops + mods;
        match special.aim() {
            // Penalties: best aimed at somebody who is close to winning.
            Target::Opponent => value + target.map_or(0, |seat| self.danger(seat).min(150) / 2),
            Target::Oneself | Target::Everyone => value,
        }
    }

    fn op(&self, op: Op, target: Option<Seat>, pick: Option<Card>) -> i32 {
        let others = || self.setup.seats().filter(|&seat| seat != self.seat);
        match op {
            Op::Draw { n, .. } => 60 * i32::from(n),
            Op::Discard { who, n, how } => {
                let cost = |size: usize| {
                    let size = u8::try_from(size).unwrap_or(u8::MAX);
                    match how {
                        How::All => 30 * i32::from(size),
                        How::Random => 45 * i32::from(n.min(size)),
                        How::Choose => 20 * i32::from(n.min(size)),
                    }
                };
                match who {
                    Who::Target => target.map_or(0, |seat| cost(self.sizes[seat])),
                    Who::Each => 10 - cost(self.sizes[self.seat].saturating_sub(1)) / 2,
                    Who::Actor => -cost(self.sizes[self.seat]),
                }
            }
            Op::Take { n } => 100 * i32::from(n),
            Op::Pass { .. } => 5,
            Op::Fetch { .. } => 110,
            Op::Plays { n, .. } => 50 * i32::from(n),
            Op::Remove { who: Who::Each, .. } => {
                // It breaks every full band, the player's own too.
                let hit = others().any(|seat| self.open.bands[seat].major.is_some());
                let own =
                    self.open.bands[self.seat].major.is_some() || self.pairs_of(self.seat) >= 4;
                match (hit, own) {
                    (true, _) => STOP,
                    (false, true) => -200,
                    (false, false) => 20,
                }
            }
            // There was no card to name.
            Op::Remove {
                chooser: Chooser::Actor,
                ..
            } if pick.is_none() => 0,
            Op::Remove { .. } => {
                let Some(seat) = target else {
                    return 0;
                };
                let counts = Counts::of(self.setup, &self.open.bands[seat]);
                let is_paired = pick.and_then(|card| self.setup.kind(card).section());
                let is_paired = is_paired
                    .is_some_and(|s| counts.players[s.index()] == counts.equipment[s.index()]);
                let paired = if is_paired { 60 } else { 0 };
                self.danger(seat) + paired
            }
            Op::Clear { what, .. } => match what {
                Lying::Penalty | Lying::Either => {
                    100 * i32::from(!self.open.bands[self.seat].penalties.is_empty())
                }
                Lying::Bonus => -60 * i32::from(!self.open.bands[self.seat].bonuses.is_empty()),
            },
        }
    }

    fn held_mod(&self, changed: &Mod, target: Option<Seat>, turns: i32) -> i32 {
        let sign = if target.is_some() { -1 } else { 1 };
        match changed {
            Mod::HandLimit { n } => sign * 20 * i32::from(*n),
            Mod::Draw { n } => sign * 45 * i32::from(*n) * turns,
            Mod::Plays { n } => sign * 30 * i32::from(*n) * turns,
            Mod::Specials { n } => sign * 25 * i32::from(*n) * turns,
            Mod::MinDiscard { n } => -sign * 25 * i32::from(*n) * turns,
            Mod::Protect { section } => {
                let pairs = |s: usize| self.counts.players[s].min(self.counts.equipment[s]);
                let pairs = match section {
                    Some(section) => pairs(section.index()),
                    None => (0..5).map(pairs).sum(),
                };
                20 + 40 * i32::from(pairs)
            }
            Mod::Silence { .. } => target.map_or(0, |seat| match self.open.bands[seat].major {
                Some(_) => STOP,
                None => self.pairs_of(seat) * 20,
            }),
            Mod::Shield => 60 + 30 * i32::from(self.counts.pairs()),
            Mod::StartTurn { ops } => {
                let later: i32 = ops.iter().map(|op| self.op(*op, None, None)).sum();
                later * 4 / 5
            }
        }
    }

    /// A No U is for Penalties that break a nearly full band or take a whole hand.
    pub(crate) fn stop(&self) -> i32 {
        let Some(Step::Window(Window { card, target, .. })) = self.open.agenda.last() else {
            return -1;
        };
        let Some(special) = self.setup.special(*card) else {
            return -1;
        };
        let band = &self.open.bands[self.seat];
        let is_mine = *target == Some(self.seat);
        let hits_me = is_mine || special.aim() == Target::Everyone;
        let breaks = special.ops.iter().any(|op| matches!(op, Op::Remove { .. }))
            || special
                .mods
                .iter()
                .any(|m| matches!(m, Mod::Silence { .. }));
        let loses_hand = special
            .ops
            .iter()
            .any(|op| matches!(op, Op::Discard { how: How::All, .. }));
        if hits_me && breaks && (band.major.is_some() || is_mine && self.counts.pairs() >= 3) {
            500
        } else if is_mine && loses_hand && self.hand.len() >= 5 {
            300
        } else {
            -100
        }
    }
}
