//! The Showdown for the Crown: one roll of all dice (MOLE-70 to MOLE-80).

use arrayvec::ArrayVec;
use tabletop::{Log, MOST_SEATS, Seat, Seats, mark};

use crate::action::Signal;
use crate::die::{Die, MOST_HOLES, Roll};
use crate::event::{Event, KingBy};
use crate::mole::{MoleSet, Pile};
use crate::number::small;
use crate::options::ShowdownHandLimit;
use crate::rules;
use crate::state::{Ending, MolePark, Phase, Showdown};

impl MolePark {
    /// Clears the board, takes the prizes back and deals new moles.
    pub(crate) fn begin_showdown(&mut self, contestants: Seats, log: &mut Log<Event>) {
        for by in self.in_order(self.laid) {
            mark!(rules::MOLE_R55);
            self.cash(by, MoleSet::NONE, log);
        }
        self.laid = Seats::NONE;
        self.to_pick = Seats::NONE;
        log.push(|| Event::ShowdownBegan { contestants });
        for by in self.in_order(contestants) {
            let hand = std::mem::take(&mut self.hands[by.index()]);
            if hand.is_empty() {
                continue;
            }
            mark!(rules::MOLE_R56);
            let moles: MoleSet = hand.iter().copied().collect();
            self.open = self.open.minus(moles);
            self.showed[by.index()] = self.showed[by.index()].or(moles);
            log.push(|| Event::HandCleared {
                by,
                moles: hand.to_vec(),
            });
            self.hill.extend(hand.iter().copied());
        }
        for index in 0..self.setup.n_holes() {
            let moles = std::mem::take(&mut self.holes[index]);
            mark!(if !moles.is_empty() => rules::MOLE_71, rules::MOLE_R55);
            self.hill.extend(moles.iter().copied());
        }
        self.known = [[0; MOST_HOLES]; MOST_SEATS];
        self.showdown = Some(Showdown {
            contestants,
            rolls: [None; MOST_SEATS],
            scores: [None; MOST_SEATS],
        });
        for by in contestants.iter() {
            // With their stars and powers. `won` keeps them for the score.
            mark!(rules::MOLE_72, rules::MOLE_R59);
            let prizes = self.won[by.index()].len();
            log.push(|| Event::PrizesReturned { by, prizes });
        }
        let n_contestants = contestants.len();
        mark!(rules::MOLE_73, rules::MOLE_R62);
        self.deal_moles(n_contestants, None, log);
        self.phase = Phase::ShowdownGo;
        match (self.setup.options.go_wait, self.king) {
            (1.., Some(king)) => self.waits = Seats::one(king),
            (_, Some(king)) => {
                mark!(rules::MOLE_R24);
                self.roll_showdown(king, None, log);
            }
            (_, None) => unreachable!("there is a King Mole before the first round"),
        }
    }

    /// Each contestant rolls all four dice.
    pub(crate) fn roll_showdown(&mut self, king: Seat, text: Option<Signal>, log: &mut Log<Event>) {
        log.push(|| Event::GoSaid { by: king, text });
        let Some(mut showdown) = self.showdown.take() else {
            return;
        };
        for by in self.in_order(showdown.contestants) {
            mark!(rules::MOLE_74);
            let rolls = Die::ALL.map(|die| self.roll(die).roll);
            showdown.rolls[by.index()] = Some(rolls);
            log.push(|| Event::ShowdownRolled { by, rolls });
        }
        self.split_showdown(&showdown, log);
        for by in self.in_order(showdown.contestants) {
            let score = self.score(by, showdown.rolls[by.index()], log);
            showdown.scores[by.index()] = Some(score);
        }
        let scores = showdown.scores;
        self.showdown = Some(showdown);
        self.crown_best(&scores, log);
    }

    /// Every die counts as a player. The dice get one mole each in turn, in King-last order of their
    /// owners, then Glove, Pan, Mallet.
    fn split_showdown(&mut self, showdown: &Showdown, log: &mut Log<Event>) {
        for hole in self.setup.holes() {
            let mut dice: ArrayVec<Seat, { 3 * MOST_SEATS }> = ArrayVec::new();
            for seat in self.king_last() {
                let rolls = showdown.rolls[seat.index()].iter();
                let hits = rolls.flat_map(|rolls| &rolls[..3]);
                let hits = hits.filter(|&&roll| roll == Roll::Hole(hole));
                dice.extend(hits.map(|_| seat));
            }
            if dice.is_empty() {
                continue;
            }
            let share = self.holes[hole.index()].len() / dice.len();
            let mut got: [Pile; MOST_SEATS] = Default::default();
            mark!(rules::MOLE_76);
            for _ in 0..share {
                for seat in &dice {
                    mark!(rules::MOLE_75, rules::MOLE_R58);
                    got[seat.index()].extend(self.holes[hole.index()].pop());
                }
            }
            if share == 0 {
                mark!(rules::MOLE_39);
                log.push(|| Event::NothingWhacked {
                    hole,
                    whackers: dice.iter().copied().collect(),
                    moles: small(self.holes[hole.index()].len()),
                });
            }
            for by in self.king_last() {
                let moles = &got[by.index()];
                if !moles.is_empty() {
                    self.hands[by.index()].extend(moles.iter().copied());
                    log.push(|| Event::ShowdownWhacked {
                        by,
                        hole,
                        moles: moles.to_vec(),
                    });
                }
            }
        }
    }

    /// The moles and the Prize die. The best five moles are kept, because only the sum matters; without
    /// moles only the die counts.
    fn score(&mut self, by: Seat, rolls: Option<[Roll; 4]>, log: &mut Log<Event>) -> u16 {
        let stars = &self.setup.lookup.stars;
        let hand = &mut self.hands[by.index()];
        tabletop::sort_by_key(hand, |mole| (std::cmp::Reverse(stars[mole.index()]), *mole));
        match self.setup.options.showdown_hand_limit {
            ShowdownHandLimit::None => mark!(rules::MOLE_R57),
            ShowdownHandLimit::Five => {
                let limit = usize::from(self.setup.edition.rules.hand_limit).min(hand.len());
                mark!(if limit < hand.len() => rules::MOLE_R57);
                self.hill.extend(hand[limit..].iter().copied());
                hand.truncate(limit);
            }
        }
        let die = match rolls {
            Some([.., Roll::Stars(stars)]) => stars,
            _ => 0,
        };
        mark!(if hand.is_empty() => rules::MOLE_R63);
        mark!(rules::MOLE_77);
        let moles: u16 = hand.iter().map(|mole| u16::from(stars[mole.index()])).sum();
        let score = moles + u16::from(die);
        log.push(|| Event::ShowdownScored {
            by,
            moles: self.hands[by.index()].to_vec(),
            die,
            score,
        });
        score
    }

    /// The highest score wins; King Mole decides a tie.
    fn crown_best(&mut self, scores: &[Option<u16>; MOST_SEATS], log: &mut Log<Event>) {
        let most = scores.iter().flatten().max().copied();
        let seats = self.setup.seats();
        let best: Seats = seats.filter(|seat| scores[seat.index()] == most).collect();
        if let (1, Some(seat)) = (best.len(), best.first()) {
            mark!(rules::MOLE_78);
            return self.end(Ending::Showdown(seat), log);
        }
        let king = self.king.filter(|&king| best.contains(king));
        if let Some(seat) = king {
            mark!(rules::MOLE_80);
            log.push(|| Event::KingSteppedBack { seat });
        }
        let among = king.map_or(best, |king| best.without(king));
        match (among.len(), among.first()) {
            // If only one other seat is tied, it wins without a question.
            (1, Some(seat)) => {
                mark!(rules::MOLE_R61);
                self.end(Ending::TiedShowdown(seat), log);
            }
            _ => {
                mark!(rules::MOLE_79, rules::MOLE_R61);
                self.phase = Phase::CrownTie { among };
                self.waits = self.king.map_or(Seats::NONE, Seats::one);
            }
        }
    }

    /// King Mole says who wins.
    pub(crate) fn name_winner(&mut self, seat: Seat, log: &mut Log<Event>) {
        log.push(|| Event::WinnerNamed { seat });
        self.end(Ending::TiedShowdown(seat), log);
    }

    /// Draws the winner.
    pub(crate) fn draw_winner(&mut self, log: &mut Log<Event>) {
        mark!(rules::MOLE_R44);
        let Phase::CrownTie { among } = self.phase else {
            return;
        };
        let nth = self.chance.below(among.len().into());
        let seat = among.iter().nth(nth as usize).unwrap_or(Seat(0));
        log.push(|| Event::WinnerDrawn { seat });
        self.end(Ending::TiedShowdown(seat), log);
    }

    /// Ends the deal; the winner is the new King Mole.
    pub(crate) fn end(&mut self, ending: Ending, log: &mut Log<Event>) {
        mark!(rules::MOLE_1, rules::MOLE_R4, rules::MOLE_R5);
        let seat = ending.winner();
        let reigned = self.king.replace(seat);
        self.phase = Phase::Over { ending, reigned };
        self.waits = Seats::NONE;
        log.push(|| Event::DealEnded { ending });
        if reigned != Some(seat) {
            let how = KingBy::Crown;
            log.push(|| Event::KingNamed { seat, how });
        }
    }
}
