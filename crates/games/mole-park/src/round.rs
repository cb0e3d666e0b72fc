//! A round up to the last roll: deal, crown call, choice of dice, signal, rerolls.

use tabletop::{Face, Log, MOST_SEATS, Seat, Seats};

use crate::action::Signal;
use crate::die::{Die, Hole, HoleSet, Roll, Rolled};
use crate::event::Event;
use crate::mole::{Mole, MoleSet};
use crate::number::small;
use crate::options::CrownWindows;
use crate::prize::PrizeSet;
use crate::state::{MolePark, Phase, Sealed};

impl MolePark {
    /// MOLE-16, MOLE-26: a round begins with a deal, then comes the crown call (MOLE-R14).
    pub(crate) fn begin_round(&mut self, log: &mut Log<Event>) {
        self.round += 1;
        self.fresh = PrizeSet::NONE; // MOLE-R47
        self.used = PrizeSet::NONE;
        self.announced = Seats::NONE;
        self.declined = Seats::NONE;
        self.peeked = [HoleSet::NONE; MOST_SEATS];
        self.unprized = Seats::NONE;
        log.push(|| Event::RoundBegan { round: self.round });
        let (per_hole, cap) = (self.setup.lookup.per_hole, self.setup.lookup.cap);
        self.deal_moles(per_hole, cap, log);
        self.call_for_crown(1, log);
    }

    /// MOLE-27, MOLE-28, MOLE-29, MOLE-30: the same number into each hole, unless it has reached the
    /// cap. Hole by hole (MOLE-R9), each new mole on top (MOLE-R8).
    pub(crate) fn deal_moles(&mut self, per_hole: u8, cap: Option<u8>, log: &mut Log<Event>) {
        let mut counts = [0; crate::die::MOST_HOLES];
        for (index, count) in counts.iter_mut().enumerate().take(self.setup.n_holes()) {
            let is_full = cap.is_some_and(|cap| self.holes[index].len() >= usize::from(cap));
            for _ in 0..if is_full { 0 } else { per_hole } {
                // MOLE-R11: when no moles are left, the later holes get fewer or none.
                let Some(mole) = self.draw(log) else { break };
                self.holes[index].push(mole);
                *count += 1;
            }
        }
        log.push(|| Event::MolesDealt {
            counts: counts[..self.setup.n_holes()].to_vec(),
        });
    }

    /// Draws a mole. The shuffled Hill becomes the Burrow only when that is empty (MOLE-R10).
    pub(crate) fn draw(&mut self, log: &mut Log<Event>) -> Option<Mole> {
        if self.burrow.is_empty() && !self.hill.is_empty() {
            std::mem::swap(&mut self.burrow, &mut self.hill);
            self.chance.shuffle(&mut self.burrow);
            log.push(|| Event::HillShuffled {
                moles: small(self.burrow.len()),
            });
        }
        self.burrow.pop()
    }

    /// Opens a window of the crown call, or goes on if nobody can be asked (MOLE-R20).
    pub(crate) fn call_for_crown(&mut self, window: u8, log: &mut Log<Event>) {
        // MOLE-R15: everybody who has a mole and has not announced; both are public.
        let asked = self
            .setup
            .seats()
            .filter(|&seat| !self.hands[seat.index()].is_empty() && !self.announced.contains(seat));
        self.waits = asked.collect();
        self.phase = Phase::CrownCall { window };
        if self.waits.is_empty() {
            self.let_choose(log);
        }
    }

    /// MOLE-65, MOLE-66: answers are shown when the window closes; after an announcement there is
    /// another window.
    pub(crate) fn answer_call(&mut self, seat: Seat, answer: Sealed, log: &mut Log<Event>) {
        if !self.seal(seat, answer, log) {
            return;
        }
        let before = self.announced;
        for by in self.king_last() {
            if self.sealed[by.index()] == Some(Sealed::Crown) {
                self.announced = self.announced.with(by); // MOLE-67: final
                log.push(|| Event::CrownDeclared { by });
            }
        }
        self.sealed = [None; MOST_SEATS];
        let Phase::CrownCall { window } = self.phase else {
            return;
        };
        let goes_on = match self.setup.options.crown_windows {
            CrownWindows::UntilQuiet => true,
            CrownWindows::OneAnswer => window < 2,
        };
        if self.announced != before && goes_on {
            self.call_for_crown(window + 1, log);
        } else {
            self.let_choose(log);
        }
    }

    /// MOLE-31: all who did not announce choose at the same time (MOLE-R18, MOLE-R19).
    fn let_choose(&mut self, log: &mut Log<Event>) {
        let asked = self
            .setup
            .seats()
            .filter(|&seat| !self.announced.contains(seat));
        self.waits = asked.collect();
        self.phase = Phase::Choose;
        if self.waits.is_empty() {
            self.wait_for_go(log);
        }
    }

    /// MOLE-P10: shows a seat all moles of a hole; it knows them as long as they stay there.
    pub(crate) fn peek(&mut self, seat: Seat, hole: Hole, log: &mut Log<Event>) {
        self.peeked[seat.index()] = self.peeked[seat.index()].with(hole);
        let moles = &self.holes[hole.index()];
        self.known[seat.index()][hole.index()] = small(moles.len()); // MOLE-R77
        log.push(|| Event::HolePeeked {
            by: seat,
            hole: Some(hole),
            moles: moles.iter().map(|&mole| Face::Up(mole)).collect(),
        });
    }

    /// MOLE-17, MOLE-R21: exactly one die, and the choice is final. So moles whacked now are cashed in
    /// later (MOLE-R51), and nobody sits out (MOLE-R25).
    pub(crate) fn choose_die(&mut self, seat: Seat, die: Die, log: &mut Log<Event>) {
        if self.seal(seat, Sealed::Die(die), log) {
            self.wait_for_go(log);
        }
    }

    /// MOLE-32: King Mole gives the signal, unless it comes by itself (MOLE-R24).
    fn wait_for_go(&mut self, log: &mut Log<Event>) {
        self.phase = Phase::Go;
        match (self.setup.options.go_wait, self.king) {
            (1.., Some(king)) => self.waits = Seats::one(king),
            (_, Some(king)) => self.go(king, None, log),
            (_, None) => unreachable!("there is a King Mole before the first round"),
        }
    }

    /// MOLE-33: all dice are rolled at the same time.
    pub(crate) fn go(&mut self, king: Seat, text: Option<Signal>, log: &mut Log<Event>) {
        log.push(|| Event::GoSaid { by: king, text });
        self.totals = [None; MOST_SEATS];
        self.showed = [MoleSet::NONE; MOST_SEATS];
        for by in self.king_last() {
            let die = match self.sealed[by.index()] {
                Some(Sealed::Die(die)) => die,
                _ => Die::Prize, // MOLE-R18: announcers roll the Prize die
            };
            let rolled = self.roll(die);
            self.rolls[by.index()] = Some(rolled);
            log.push(|| Event::DieRolled { by, rolled });
        }
        self.sealed = [None; MOST_SEATS];
        self.offer_rerolls(1, log);
    }

    /// MOLE-R26: each face is equally likely.
    pub(crate) fn roll(&mut self, die: Die) -> Rolled {
        let face = self.chance.below(self.setup.n_faces(die).into());
        let roll = self.setup.faces(die)[face as usize];
        Rolled { die, roll }
    }

    /// MOLE-R27: a window for all who have an unused reroll for their die and have not declined.
    fn offer_rerolls(&mut self, window: u8, log: &mut Log<Event>) {
        let asked = self
            .setup
            .seats()
            .filter(|&seat| !self.declined.contains(seat) && !self.rerolls(seat).is_empty());
        self.waits = asked.collect();
        self.phase = Phase::Reroll { window };
        if self.waits.is_empty() {
            self.whack(log);
        }
    }

    /// MOLE-P2: all rerolls of a window are rolled together and shown.
    pub(crate) fn answer_reroll(&mut self, seat: Seat, answer: Sealed, log: &mut Log<Event>) {
        if !self.seal(seat, answer, log) {
            return;
        }
        for by in self.king_last() {
            match (self.sealed[by.index()], self.rolls[by.index()]) {
                (Some(Sealed::Reroll(prize)), Some(Rolled { die, .. })) => {
                    self.used = self.used.with(prize);
                    let rolled = self.roll(die);
                    self.rolls[by.index()] = Some(rolled);
                    log.push(|| Event::DieRerolled { by, prize, rolled });
                }
                (Some(_), _) => {
                    self.declined = self.declined.with(by);
                    log.push(|| Event::RerollDeclined { by });
                }
                (None, _) => (),
            }
        }
        self.sealed = [None; MOST_SEATS];
        let Phase::Reroll { window } = self.phase else {
            return;
        };
        self.offer_rerolls(window + 1, log);
    }

    /// The hole a seat's die hit (MOLE-35); `None` for a miss (MOLE-36) or a Prize die.
    #[inline]
    pub(crate) fn target(&self, seat: Seat) -> Option<Hole> {
        match self.rolls[seat.index()]?.roll {
            Roll::Hole(hole) => Some(hole),
            Roll::Miss | Roll::Stars(_) => None,
        }
    }
}
