//! The end of a round, in the order of MOLE-R52, and closing time.

use tabletop::{Log, MOST_SEATS, Seat, Seats, mark};

use crate::event::{Draw, Event};
use crate::mole::{Mole, MoleSet, Pile};
use crate::number::small;
use crate::prize::Stand;
use crate::rules;
use crate::state::{Ending, Gain, MolePark, Phase, Sealed};

impl MolePark {
    /// The dice go back; then owners of `keep_mole` may keep cashed-in moles.
    pub(crate) fn end_round(&mut self, log: &mut Log<Event>) {
        mark!(rules::MOLE_61);
        self.phase = Phase::Keep;
        let asked = self.laid.iter().filter(|&seat| {
            let keeps = self.powers(seat).keep > 0;
            mark!(if keeps => rules::MOLE_P6);
            // Not after a failed announcement.
            keeps && !self.announced.contains(seat)
        });
        self.waits = asked.collect();
        if self.waits.is_empty() {
            self.clear_table(log);
        } else {
            mark!(rules::MOLE_R52);
        }
    }

    /// How many more of its cashed-in moles a seat may keep.
    pub(crate) fn may_keep(&self, seat: Seat) -> usize {
        let most = usize::from(self.powers(seat).keep).min(self.hands[seat.index()].len());
        most.saturating_sub(self.n_marked(seat))
    }

    /// Keeps one of them; the seat is asked again if it may keep more.
    pub(crate) fn keep(&mut self, seat: Seat, mole: Mole, log: &mut Log<Event>) {
        self.mark(seat, mole, log);
        if self.may_keep(seat) == 0 {
            self.keep_no_more(seat, log);
        }
    }

    /// Keeps no more than what was put aside.
    pub(crate) fn keep_no_more(&mut self, seat: Seat, log: &mut Log<Event>) {
        if self.seal(seat, Sealed::Moles, log) {
            self.sealed = [None; MOST_SEATS];
            self.clear_table(log);
        }
    }

    /// Cashed-in moles go to the Hill, with or without a prize. Then seats for which no prize was left
    /// may draw (MOLE-P9).
    fn clear_table(&mut self, log: &mut Log<Event>) {
        for by in self.in_order(self.laid) {
            mark!(rules::MOLE_23, rules::MOLE_62);
            let kept: MoleSet = self.hands[by.index()]
                .iter()
                .copied()
                .filter(|mole| self.marked.contains(mole))
                .collect();
            self.cash(by, kept, log);
        }
        self.laid = Seats::NONE;
        self.marked = Pile::new();
        for by in self.in_order(self.unprized) {
            let n_moles = self.powers(by).consolation;
            mark!(if n_moles > 0 => rules::MOLE_P9, rules::MOLE_R52);
            self.draw_for(by, n_moles, Draw::Consolation, log);
        }
        self.check_limits(Gain::Consolation, log);
    }

    /// Moves a cashed-in hand to the Hill, except for the kept moles, which everybody has seen.
    pub(crate) fn cash(&mut self, by: Seat, kept: MoleSet, log: &mut Log<Event>) {
        let hand = &mut self.hands[by.index()];
        let n_moles = small(hand.len()) - kept.len();
        for &mole in hand.iter().filter(|&&mole| !kept.contains(mole)) {
            self.hill.push(mole);
            self.open = self.open.without(mole);
        }
        hand.retain(|mole| kept.contains(*mole));
        self.open = self.open.or(kept);
        if !kept.is_empty() {
            log.push(|| Event::MolesKept {
                by,
                moles: kept.into(),
            });
        }
        log.push(|| Event::HandCashed { by, moles: n_moles });
    }

    /// Every stand without a face-up prize gets its next one, if it has any. Then comes the next round,
    /// or closing time.
    pub(crate) fn restock(&mut self, log: &mut Log<Event>) {
        for (stand, stock) in (0..).map(Stand).zip(&mut self.stands) {
            let was_taken = self.fresh.and(self.setup.lookup.by_stand[stand.index()]);
            if stock.up.is_some() {
                continue;
            }
            stock.up = stock.deck.pop();
            match stock.up {
                Some(prize) => {
                    mark!(rules::MOLE_63);
                    log.push(|| Event::StandRestocked { stand, prize });
                }
                None => {
                    mark!(rules::MOLE_R46);
                    if !was_taken.is_empty() {
                        log.push(|| Event::StandEmptied { stand });
                    }
                }
            }
        }
        if self.round >= self.setup.options.closing_time {
            self.close_park(log);
        } else {
            // With the same King Mole.
            mark!(rules::MOLE_64, rules::MOLE_R5);
            self.begin_round(log);
        }
    }

    /// The seat with the most prize stars wins; if several have the most, they play a Showdown.
    fn close_park(&mut self, log: &mut Log<Event>) {
        mark!(rules::MOLE_R65);
        log.push(|| Event::ParkClosed { round: self.round });
        let stars = |seat: Seat| self.setup.stars_of(self.won[seat.index()]);
        let most = self.setup.seats().map(stars).max();
        let best: Seats = self
            .setup
            .seats()
            .filter(|&seat| Some(stars(seat)) == most)
            .collect();
        match (best.len(), best.first()) {
            (1, Some(seat)) => self.end(Ending::ClosingTime(seat), log),
            _ => self.begin_showdown(best, log),
        }
    }
}
