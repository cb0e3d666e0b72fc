//! A round up to the last roll: deal, crown call, choice of dice, signal, rerolls.

use tabletop::{Face, Log, MOST_SEATS, Seat, Seats, mark};

use crate::action::Signal;
use crate::die::{Die, Hole, HoleSet, Roll, Rolled};
use crate::event::Event;
use crate::mole::{Mole, MoleSet};
use crate::number::small;
use crate::options::CrownWindows;
use crate::prize::PrizeSet;
use crate::rules;
use crate::state::{MolePark, Phase, Sealed};

impl MolePark {
    /// A round begins with a deal; then comes the crown call (MOLE-R14).
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
        mark!(rules::MOLE_26);
        match (per_hole, cap) {
            (_, Some(_)) => (),
            (1, None) => mark!(rules::MOLE_29),
            (_, None) => mark!(rules::MOLE_30),
        }
        self.deal_moles(per_hole, cap, log);
        self.call_for_crown(1, log);
    }

    /// Deals the same number into each hole, unless it has reached the cap.
    pub(crate) fn deal_moles(&mut self, per_hole: u8, cap: Option<u8>, log: &mut Log<Event>) {
        let mut counts = [0; crate::die::MOST_HOLES];
        for (index, count) in counts.iter_mut().enumerate().take(self.setup.n_holes()) {
            let n_there = self.holes[index].len();
            let is_full = cap.is_some_and(|cap| n_there >= usize::from(cap));
            if is_full {
                mark!(rules::MOLE_28, rules::MOLE_R9);
                continue;
            }
            mark!(if n_there > 0 => rules::MOLE_27);
            if n_there > 0 && cap.is_none() {
                mark!(rules::MOLE_R9, rules::MOLE_R34);
            }
            for _ in 0..per_hole {
                let Some(mole) = self.draw(log) else {
                    // The later holes get fewer or none.
                    mark!(rules::MOLE_R11);
                    break;
                };
                mark!(rules::MOLE_R8);
                self.holes[index].push(mole);
                *count += 1;
            }
        }
        log.push(|| Event::MolesDealt {
            counts: counts[..self.setup.n_holes()].to_vec(),
        });
    }

    /// Draws a mole. The shuffled Hill becomes the Burrow only when that is empty.
    pub(crate) fn draw(&mut self, log: &mut Log<Event>) -> Option<Mole> {
        if self.burrow.is_empty() && !self.hill.is_empty() {
            mark!(rules::MOLE_R10);
            std::mem::swap(&mut self.burrow, &mut self.hill);
            self.chance.shuffle(&mut self.burrow);
            log.push(|| Event::HillShuffled {
                moles: small(self.burrow.len()),
            });
        }
        self.burrow.pop()
    }

    /// Opens a window of the crown call, or goes on if nobody can be asked.
    pub(crate) fn call_for_crown(&mut self, window: u8, log: &mut Log<Event>) {
        // Everybody who has a mole and has not announced (MOLE-R15); both are public.
        let asked = self
            .setup
            .seats()
            .filter(|&seat| !self.hands[seat.index()].is_empty() && !self.announced.contains(seat));
        self.waits = asked.collect();
        self.phase = Phase::CrownCall { window };
        if self.waits.is_empty() {
            mark!(if window == 1 => rules::MOLE_R20);
            self.let_choose(log);
        } else {
            mark!(rules::MOLE_R14);
        }
    }

    /// Answers are shown when the window closes. After an announcement there is another window.
    pub(crate) fn answer_call(&mut self, seat: Seat, answer: Sealed, log: &mut Log<Event>) {
        if !self.seal(seat, answer, log) {
            return;
        }
        let before = self.announced;
        for by in self.king_last() {
            if self.sealed[by.index()] == Some(Sealed::Crown) {
                mark!(rules::MOLE_65);
                self.announced = self.announced.with(by); // final (MOLE-67)
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
        mark!(if window > 1 => rules::MOLE_66);
        mark!(rules::MOLE_R15);
        if self.announced != before && goes_on {
            self.call_for_crown(window + 1, log);
        } else {
            self.let_choose(log);
        }
    }

    /// All who did not announce choose at the same time.
    fn let_choose(&mut self, log: &mut Log<Event>) {
        mark!(if !self.announced.is_empty() => rules::MOLE_R19);
        mark!(rules::MOLE_16, rules::MOLE_31);
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

    /// Shows a seat all moles of a hole. It knows them as long as they stay there (MOLE-R77).
    pub(crate) fn peek(&mut self, seat: Seat, hole: Hole, log: &mut Log<Event>) {
        mark!(rules::MOLE_P10);
        self.peeked[seat.index()] = self.peeked[seat.index()].with(hole);
        let moles = &self.holes[hole.index()];
        self.known[seat.index()][hole.index()] = small(moles.len());
        log.push(|| Event::HolePeeked {
            by: seat,
            hole: Some(hole),
            moles: moles.iter().map(|&mole| Face::Up(mole)).collect(),
        });
    }

    /// Exactly one die, and the choice is final (MOLE-R21). Nobody sits out.
    pub(crate) fn choose_die(&mut self, seat: Seat, die: Die, log: &mut Log<Event>) {
        mark!(rules::MOLE_17);
        mark!(if die != Die::Prize && !self.hands[seat.index()].is_empty() => rules::MOLE_R25);
        if self.seal(seat, Sealed::Die(die), log) {
            self.wait_for_go(log);
        }
    }

    /// King Mole gives the signal, unless it comes by itself.
    fn wait_for_go(&mut self, log: &mut Log<Event>) {
        self.phase = Phase::Go;
        match (self.setup.options.go_wait, self.king) {
            (1.., Some(king)) => {
                mark!(rules::MOLE_11);
                self.waits = Seats::one(king);
            }
            (_, Some(king)) => {
                mark!(rules::MOLE_R24);
                self.go(king, None, log);
            }
            (_, None) => unreachable!("there is a King Mole before the first round"),
        }
    }

    /// All dice are rolled at the same time.
    pub(crate) fn go(&mut self, king: Seat, text: Option<Signal>, log: &mut Log<Event>) {
        mark!(rules::MOLE_32, rules::MOLE_33);
        log.push(|| Event::GoSaid { by: king, text });
        self.totals = [None; MOST_SEATS];
        self.showed = [MoleSet::NONE; MOST_SEATS];
        for by in self.king_last() {
            let die = match self.sealed[by.index()] {
                Some(Sealed::Die(die)) => die,
                // Announcers have chosen nothing.
                _ => {
                    mark!(rules::MOLE_R18);
                    Die::Prize
                }
            };
            let rolled = self.roll(die);
            self.rolls[by.index()] = Some(rolled);
            log.push(|| Event::DieRolled { by, rolled });
        }
        self.sealed = [None; MOST_SEATS];
        self.offer_rerolls(1, log);
    }

    /// Rolls a die; each face is equally likely.
    pub(crate) fn roll(&mut self, die: Die) -> Rolled {
        mark!(rules::MOLE_R26);
        let face = self.chance.below(self.setup.n_faces(die).into());
        let roll = self.setup.faces(die)[face as usize];
        Rolled { die, roll }
    }

    /// Opens a window for all who have an unused reroll for their die and have not declined.
    fn offer_rerolls(&mut self, window: u8, log: &mut Log<Event>) {
        let asked = self
            .setup
            .seats()
            .filter(|&seat| !self.declined.contains(seat) && !self.rerolls(seat).is_empty());
        self.waits = asked.collect();
        self.phase = Phase::Reroll { window };
        if self.waits.is_empty() {
            self.whack(log);
        } else {
            mark!(rules::MOLE_R27);
        }
    }

    /// All rerolls of a window are rolled together and shown.
    pub(crate) fn answer_reroll(&mut self, seat: Seat, answer: Sealed, log: &mut Log<Event>) {
        if !self.seal(seat, answer, log) {
            return;
        }
        for by in self.king_last() {
            match (self.sealed[by.index()], self.rolls[by.index()]) {
                (Some(Sealed::Reroll(prize)), Some(Rolled { die, .. })) => {
                    mark!(rules::MOLE_P2);
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

    /// The hole a seat's die hit; `None` for a miss or a Prize die.
    #[inline]
    pub(crate) fn target(&self, seat: Seat) -> Option<Hole> {
        match self.rolls[seat.index()]?.roll {
            Roll::Hole(hole) => {
                mark!(rules::MOLE_35);
                Some(hole)
            }
            Roll::Miss => {
                mark!(rules::MOLE_36);
                None
            }
            Roll::Stars(_) => None,
        }
    }
}
