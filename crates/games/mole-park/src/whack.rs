//! Whacking: who gets which moles, and who has too many (MOLE-34 to MOLE-42).

use arrayvec::ArrayVec;
use tabletop::{Face, Log, MOST_SEATS, Seat, mark};

use crate::die::{Die, Hole};
use crate::event::{Draw, Event};
use crate::mole::{Mole, MoleSet, Pile};
use crate::number::small;
use crate::rules;
use crate::state::{Gain, MolePark, Phase, Sealed};

impl MolePark {
    /// All whacking comes before all winning: the holes, then powers, then the hand limit (MOLE-R30).
    pub(crate) fn whack(&mut self, log: &mut Log<Event>) {
        let mut took = [0u8; MOST_SEATS];
        for hole in self.setup.holes() {
            self.split(hole, &mut took, log);
        }
        for seat in self.king_last() {
            let has_whacked =
                self.rolls[seat.index()].is_some_and(|rolled| rolled.die != Die::Prize);
            if !has_whacked {
                continue;
            }
            let powers = self.powers(seat);
            mark!(if powers.unlucky > 0 => rules::MOLE_P3);
            mark!(if powers.lucky > 0 => rules::MOLE_P4);
            let (n_moles, why) = match took[seat.index()] {
                0 => (powers.unlucky, Draw::Unlucky),
                _ => (powers.lucky, Draw::Lucky),
            };
            if n_moles == 0 {
                continue;
            }
            mark!(rules::MOLE_R30);
            self.draw_for(seat, n_moles, why, log);
        }
        self.check_limits(Gain::Whacking, log);
    }

    /// Splits the moles of a hole evenly among those who rolled its number. They take one at a time
    /// from the top, in King-last order. Nobody may refuse a share (MOLE-R29).
    fn split(&mut self, hole: Hole, took: &mut [u8; MOST_SEATS], log: &mut Log<Event>) {
        let whackers = self
            .king_last()
            .filter(|&seat| self.target(seat) == Some(hole));
        let whackers: ArrayVec<Seat, MOST_SEATS> = whackers.collect();
        if whackers.is_empty() {
            return;
        }
        let n_moles = self.holes[hole.index()].len();
        let share = n_moles / whackers.len();
        for _ in 0..share {
            for &seat in &whackers {
                mark!(rules::MOLE_37, rules::MOLE_R28);
                self.take(hole, seat);
                took[seat.index()] += 1;
            }
        }
        if share == 0 {
            if n_moles == 0 {
                mark!(rules::MOLE_R35);
            } else {
                mark!(rules::MOLE_39);
            }
            log.push(|| Event::NothingWhacked {
                hole,
                whackers: whackers.iter().copied().collect(),
                moles: small(n_moles),
            });
        } else {
            mark!(if n_moles > share * whackers.len() => rules::MOLE_38);
            for &by in &whackers {
                log.push(|| Event::MolesWhacked {
                    by,
                    hole,
                    moles: self.newest(by, share),
                });
            }
        }
        // Each owner takes a leftover mole, if there are enough for all owners.
        let owners = whackers.iter().filter(|&&seat| self.powers(seat).leftover);
        let owners: ArrayVec<Seat, MOST_SEATS> = owners.copied().collect();
        if owners.len() <= self.holes[hole.index()].len() {
            for &by in &owners {
                mark!(rules::MOLE_P5);
                mark!(if share == 0 => rules::MOLE_R75);
                self.take(hole, by);
                took[by.index()] += 1;
                log.push(|| Event::LeftoverTaken {
                    by,
                    hole,
                    mole: self.newest(by, 1)[0],
                });
            }
        } else {
            mark!(rules::MOLE_P5);
        }
    }

    /// The top mole of a hole goes to a hand.
    fn take(&mut self, hole: Hole, seat: Seat) {
        mark!(rules::MOLE_19);
        if let Some(mole) = self.holes[hole.index()].pop() {
            self.hands[seat.index()].push(mole);
        }
        let left = small(self.holes[hole.index()].len());
        for known in &mut self.known {
            known[hole.index()] = known[hole.index()].min(left);
        }
    }

    /// The newest moles of a hand.
    fn newest(&self, seat: Seat, n_moles: usize) -> Vec<Face<Mole>> {
        let hand = &self.hands[seat.index()];
        let newest = hand[hand.len() - n_moles..].iter();
        newest.map(|&mole| Face::Up(mole)).collect()
    }

    /// Draws for a power. The caller checks the hand limit in the same step.
    pub(crate) fn draw_for(&mut self, by: Seat, n_moles: u8, why: Draw, log: &mut Log<Event>) {
        let mut n_drawn = 0;
        for _ in 0..n_moles {
            let Some(mole) = self.draw(log) else {
                mark!(rules::MOLE_R11);
                break;
            };
            self.hands[by.index()].push(mole);
            n_drawn += 1;
        }
        if n_drawn > 0 {
            mark!(rules::MOLE_R74);
            log.push(|| Event::MolesDrawn {
                by,
                why,
                moles: self.newest(by, n_drawn),
            });
        }
    }

    /// Seats with more moles than the limit discard the surplus, all at the same time.
    pub(crate) fn check_limits(&mut self, after: Gain, log: &mut Log<Event>) {
        self.phase = Phase::Discard { after };
        let asked = self.setup.seats().filter(|&seat| self.surplus(seat) > 0);
        self.waits = asked.collect();
        if self.waits.is_empty() {
            return self.after_limits(after, log);
        }
        mark!(rules::MOLE_40, rules::MOLE_R78);
        match after {
            Gain::Whacking => mark!(rules::MOLE_R29, rules::MOLE_R30),
            Gain::Consolation => mark!(rules::MOLE_R52),
        }
    }

    /// Exactly the surplus, in secret until all have chosen.
    pub(crate) fn discard(&mut self, seat: Seat, mole: Mole, log: &mut Log<Event>) {
        self.mark(seat, mole, log);
        if self.n_marked(seat) < self.surplus(seat) || !self.seal(seat, Sealed::Moles, log) {
            return;
        }
        let Phase::Discard { after } = self.phase else {
            return;
        };
        for by in self.king_last() {
            let moles = self.take_marked(by);
            if moles.is_empty() {
                continue;
            }
            // Onto the Hill, face up, the last chosen one on top.
            mark!(rules::MOLE_41, rules::MOLE_42, rules::MOLE_R31);
            let gone: MoleSet = moles.iter().copied().collect();
            self.showed[by.index()] = self.showed[by.index()].or(gone);
            self.hill.extend(moles.iter().copied());
            log.push(|| Event::MolesDiscarded {
                by,
                moles: moles.to_vec(),
            });
        }
        self.sealed = [None; MOST_SEATS];
        self.after_limits(after, log);
    }

    /// Puts a mole aside; only its owner sees it.
    pub(crate) fn mark(&mut self, seat: Seat, mole: Mole, log: &mut Log<Event>) {
        self.marked.push(mole);
        log.push(|| Event::MoleMarked {
            by: seat,
            mole: Face::Up(mole),
        });
    }

    /// Removes the moles that were put aside from a hand, in that order.
    fn take_marked(&mut self, seat: Seat) -> Pile {
        let moles: Pile = self.marked_by(seat).collect();
        if !moles.is_empty() {
            let gone: MoleSet = moles.iter().copied().collect();
            self.hands[seat.index()].retain(|&mole| !gone.contains(mole));
            self.marked.retain(|&mole| !gone.contains(mole));
            self.open = self.open.minus(gone);
        }
        moles
    }

    fn after_limits(&mut self, after: Gain, log: &mut Log<Event>) {
        match after {
            Gain::Whacking => {
                mark!(rules::MOLE_34);
                self.count_totals(log);
            }
            Gain::Consolation => self.restock(log),
        }
    }
}
