//! Winning: totals, who reached the crown, and who picks which prize (MOLE-43 to MOLE-60).

use tabletop::{Log, Seat, Seats, mark};

use crate::die::{Die, Roll, Rolled};
use crate::event::{Event, Sum};
use crate::number;
use crate::power::Effect;
use crate::prize::Stand;
use crate::rules;
use crate::setup::Setup;
use crate::state::{Ending, MolePark, Phase};

impl MolePark {
    /// Seats that rolled the Prize die lay their whole hand face up, and it is counted.
    pub(crate) fn count_totals(&mut self, log: &mut Log<Event>) {
        for by in self.king_last() {
            let Some(Rolled {
                die: Die::Prize,
                roll: Roll::Stars(die),
            }) = self.rolls[by.index()]
            else {
                mark!(rules::MOLE_R51);
                continue;
            };
            if self.hands[by.index()].is_empty() {
                mark!(rules::MOLE_44, rules::MOLE_R23);
                log.push(|| Event::NothingLaid { by });
                continue;
            }
            mark!(rules::MOLE_45, rules::MOLE_R80);
            let sum = self.sum(by, die);
            mark!(if sum.prizes > 0 => rules::MOLE_R48);
            // It lies there until the end of the round, so that a reshuffle does not find it.
            mark!(
                rules::MOLE_18,
                rules::MOLE_20,
                rules::MOLE_43,
                rules::MOLE_R50
            );
            self.laid = self.laid.with(by);
            self.totals[by.index()] = Some(sum.total());
            self.showed[by.index()] = self.hands[by.index()].iter().copied().collect();
            log.push(|| Event::HandLaid {
                by,
                moles: self.hands[by.index()].to_vec(),
                sum,
            });
        }
        self.crown_announcers(log);
    }

    /// How a hand counts with this Prize die. Prize stars are not spent (MOLE-R48), and prizes of this
    /// round do not count yet (MOLE-R47).
    pub(crate) fn sum(&self, seat: Seat, die: u8) -> Sum {
        let stars = |&mole: &crate::mole::Mole| self.setup.mole_stars(mole);
        let hand = self.hands[seat.index()].iter().map(stars);
        sum_of(&self.setup, &hand, self.counting(seat), die)
    }

    /// Before anybody picks, announcers win the crown or miss it.
    fn crown_announcers(&mut self, log: &mut Log<Event>) {
        let crown = self.setup.crown_cost();
        let reaches = |seat: &Seat| self.totals[seat.index()].is_some_and(|total| total >= crown);
        let heirs: Seats = self.announced.iter().filter(reaches).collect();
        let failed = self.in_order(self.announced);
        for by in failed.filter(|&seat| !heirs.contains(seat)) {
            mark!(rules::MOLE_68);
            self.n_missed = self.n_missed.saturating_add(1);
            let total = self.totals[by.index()].unwrap_or(0);
            log.push(|| Event::CrownMissed { by, total });
        }
        match (heirs.len(), heirs.first()) {
            (1, Some(seat)) => {
                mark!(rules::MOLE_56, rules::MOLE_R42);
                self.end(Ending::Crown(seat), log);
            }
            // The game goes on, and announcers do not pick.
            (0, _) => {
                mark!(if !self.announced.is_empty() => rules::MOLE_P9, rules::MOLE_R41, rules::MOLE_R42, rules::MOLE_R53);
                let pickers = self
                    .laid
                    .iter()
                    .filter(|&seat| !self.announced.contains(seat));
                self.to_pick = pickers.collect();
                self.next_pick(log);
            }
            // Exactly these seats; how far they are above the price does not matter.
            _ => {
                mark!(rules::MOLE_70, rules::MOLE_R42, rules::MOLE_R54);
                self.begin_showdown(heirs, log);
            }
        }
    }

    /// Goes on to the next pick: from the highest total down to the lowest, by exact total.
    pub(crate) fn next_pick(&mut self, log: &mut Log<Event>) {
        loop {
            if let Some(seat) = self.queue.first().copied() {
                self.queue.remove(0);
                self.to_pick = self.to_pick.without(seat);
                let total = self.totals[seat.index()].unwrap_or(0);
                if self.affordable(total).next().is_some() {
                    self.phase = Phase::Pick { seat };
                    self.waits = Seats::one(seat);
                    return;
                }
                if total < self.setup.cost(Stand(0)) {
                    mark!(rules::MOLE_49, rules::MOLE_R49, rules::MOLE_R79);
                } else {
                    mark!(rules::MOLE_58);
                }
                self.unprized = self.unprized.with(seat);
                log.push(|| Event::NothingLeft { by: seat, total });
                continue;
            }
            let highest = self
                .to_pick
                .iter()
                .filter_map(|seat| self.totals[seat.index()])
                .max();
            let Some(highest) = highest else {
                return self.end_round(log);
            };
            let group = self.to_pick.iter();
            let group = group.filter(|seat| self.totals[seat.index()] == Some(highest));
            let group: Seats = group.collect();
            mark!(if group != self.to_pick => rules::MOLE_47, rules::MOLE_R37);
            // King Mole is not asked if nothing can be picked.
            if self.affordable(highest).next().is_none() {
                mark!(if group.len() > 1 => rules::MOLE_R43);
                self.queue.extend(self.in_order(group));
                continue;
            }
            let others = self.king.map_or(group, |king| group.without(king));
            let open = self.place_settled(others);
            if !open.is_empty() {
                mark!(rules::MOLE_11, rules::MOLE_R43);
                self.phase = Phase::Tie { among: open };
                self.waits = self.king.map_or(Seats::NONE, Seats::one);
                return;
            }
            mark!(rules::MOLE_R6);
            self.place_king();
        }
    }

    /// The seats that may come next. Owners of a prize that is first in ties come before the others.
    pub(crate) fn candidates(&self, among: Seats) -> Seats {
        let owners = among.iter().filter(|&seat| self.powers(seat).first_in_ties);
        let owners: Seats = owners.collect();
        if owners.is_empty() {
            among
        } else {
            mark!(rules::MOLE_P11);
            owners
        }
    }

    /// Adds seats to the queue as long as only one can come next, because then there is nothing to
    /// ask (MOLE-R43). Returns the seats that still have no place.
    fn place_settled(&mut self, mut among: Seats) -> Seats {
        loop {
            let candidates = self.candidates(among);
            match (candidates.len(), candidates.first()) {
                (1, Some(next)) => {
                    mark!(if among.len() > 1 => rules::MOLE_R43);
                    self.queue.push(next);
                    among = among.without(next);
                }
                _ => return among,
            }
        }
    }

    /// Puts King Mole, if tied, after all others with the same total.
    fn place_king(&mut self) {
        let Some(king) = self.king.filter(|&king| self.to_pick.contains(king)) else {
            return;
        };
        let total = self
            .queue
            .first()
            .and_then(|seat| self.totals[seat.index()]);
        if total.is_none_or(|total| self.totals[king.index()] == Some(total)) {
            mark!(if !self.queue.is_empty() => rules::MOLE_60);
            self.queue.push(king);
        }
    }

    /// King Mole says, for any reason, who is next. The order is complete before anybody picks.
    pub(crate) fn break_tie(&mut self, next: Seat, log: &mut Log<Event>) {
        mark!(rules::MOLE_59, rules::MOLE_R45);
        let Phase::Tie { among } = self.phase else {
            return;
        };
        log.push(|| Event::NextNamed { next });
        self.queue.push(next);
        let among = self.place_settled(among.without(next));
        if among.is_empty() {
            self.place_king();
            self.next_pick(log);
        } else {
            self.phase = Phase::Tie { among };
        }
    }

    /// Draws the rest of the order.
    pub(crate) fn draw_order(&mut self, log: &mut Log<Event>) {
        mark!(rules::MOLE_R44);
        let Phase::Tie { mut among } = self.phase else {
            return;
        };
        let named = self.queue.len();
        while !among.is_empty() {
            let candidates = self.candidates(among);
            let nth = self.chance.below(candidates.len().into());
            if let Some(next) = candidates.iter().nth(nth as usize) {
                self.queue.push(next);
                among = among.without(next);
            }
        }
        log.push(|| Event::OrderDrawn {
            order: self.queue[named..].to_vec(),
        });
        self.place_king();
        self.next_pick(log);
    }

    /// One prize, which its winner keeps. It is not replaced yet (MOLE-57).
    pub(crate) fn take_prize(&mut self, by: Seat, stand: Stand, log: &mut Log<Event>) {
        mark!(rules::MOLE_22, rules::MOLE_48, rules::MOLE_R38);
        if let Some(prize) = self.stands[stand.index()].up.take() {
            self.won[by.index()] = self.won[by.index()].with(prize);
            self.fresh = self.fresh.with(prize);
            log.push(|| Event::PrizeTaken { by, prize });
        }
        self.next_pick(log);
    }

    /// The pick is given up, and the next seat picks.
    pub(crate) fn pass_prize(&mut self, by: Seat, log: &mut Log<Event>) {
        mark!(rules::MOLE_P9, rules::MOLE_R39, rules::MOLE_R76);
        log.push(|| Event::PrizePassed { by });
        self.next_pick(log);
    }
}

/// How moles with these stars count with these prizes and this Prize die (MOLE-45).
pub(crate) fn sum_of(
    setup: &Setup,
    moles: &(impl Iterator<Item = u8> + Clone),
    prizes: crate::prize::PrizeSet,
    die: u8,
) -> Sum {
    let mut sum = Sum {
        moles: moles.clone().map(u16::from).sum(),
        bonus: 0,
        prizes: setup.stars_of(prizes),
        die: die.into(),
    };
    for prize in prizes.iter() {
        for effect in setup.effects(prize) {
            sum.bonus += match *effect {
                Effect::MoleBonus { value, stars } => {
                    let n_moles = moles.clone().filter(|&mole| mole == value).count();
                    mark!(if n_moles > 0 => rules::MOLE_P7);
                    number::moles(n_moles) * u16::from(stars)
                }
                Effect::FullHand {
                    moles: n_moles,
                    stars,
                } => {
                    if moles.clone().count() >= usize::from(n_moles) {
                        mark!(rules::MOLE_P8);
                        stars.into()
                    } else {
                        0
                    }
                }
                Effect::HandLimit(_)
                | Effect::Reroll(_)
                | Effect::UnluckyDraw(_)
                | Effect::WhackDraw(_)
                | Effect::Leftover
                | Effect::KeepMole(_)
                | Effect::Consolation(_)
                | Effect::Peek(_)
                | Effect::FirstInTies => 0,
            };
        }
    }
    sum
}
