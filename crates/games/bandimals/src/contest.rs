//! Contests: sealed entries that the rules, or the table's votes, decide (section 2.9).

use arrayvec::ArrayVec;
use tabletop::{BySeat, Log, Seat, Seats, mark};

use crate::agenda::{Bout, Contest, Rewards, Stage, Step};
use crate::by_chance::below;
use crate::card::{Card, Ct, Section};
use crate::edition::Mechanism;
use crate::entry::Entry;
use crate::event::Event;
use crate::options::Switch;
use crate::rules;
use crate::state::{Bandimals, Sealed, Shown};

/// The most cards that can be bid.
pub(crate) const MOST_BID: u8 = 3;
/// The number of throws after which nobody wins.
const MOST_THROWS: u8 = 9;
/// The number of sets in `nerve`.
const SETS: u8 = 4;

impl Bandimals {
    pub(crate) fn begin_contest(&mut self, ct: Ct, drawer: Seat, rival: Option<Seat>) {
        let entrants: Seats = match rival {
            Some(rival) => [drawer, rival].into_iter().collect(),
            None => self.around(drawer).collect(),
        };
        let timed = self.setup.options.timed_contests == Switch::On;
        let chance = &mut self.chance;
        let bout = match self.setup.ct(ct).mechanism {
            // A number instead of the clock.
            Mechanism::Reflex | Mechanism::Tempo | Mechanism::Recall | Mechanism::Count
                if !timed =>
            {
                mark!(rules::BAND_R73);
                Bout::Guess
            }
            Mechanism::Reflex => Bout::Reflex {
                signal: 2000 + below::<u16>(chance, 4001),
            },
            Mechanism::Tempo => Bout::Tempo {
                bpm: 80 + below::<u8>(chance, 61),
            },
            Mechanism::Recall => Bout::Recall {
                icons: std::array::from_fn(|_| *chance.pick(&Section::ALL)),
            },
            Mechanism::Count => Bout::Count {
                notes: 11 + below::<u8>(chance, 30),
            },
            Mechanism::UniqueLow if entrants.len() > 2 => Bout::UniqueLow,
            Mechanism::Cycle | Mechanism::UniqueLow => Bout::Cycle,
            Mechanism::Match => Bout::Match,
            Mechanism::Bid => Bout::Bid,
            Mechanism::Nerve => Bout::Nerve,
            Mechanism::Ballot => Bout::Ballot,
            // Neither is a contest; the edition was checked for that.
            Mechanism::Theme | Mechanism::Choice => return,
        };
        self.push(Step::Contest(Contest {
            ct,
            drawer,
            entrants,
            bout,
            stage: Stage::Opening,
            round: 1,
            marching: entrants,
            scores: [0; 8],
        }));
    }

    /// How many numbers or facings there are to choose from.
    pub(crate) fn n_options(&self, contest: &Contest) -> u8 {
        match contest.bout {
            Bout::Guess => 20,
            Bout::UniqueLow => contest.entrants.len().max(3),
            Bout::Match => match contest.entrants.len() {
                0..=2 => 2,
                3..=4 => 3,
                _ => 4,
            },
            Bout::Reflex { .. }
            | Bout::Tempo { .. }
            | Bout::Recall { .. }
            | Bout::Count { .. }
            | Bout::Cycle
            | Bout::Bid
            | Bout::Nerve
            | Bout::Ballot => 0,
        }
    }

    pub(crate) fn go_on_contest(&mut self, mut contest: Contest, log: &mut Log<Event>) {
        match contest.stage {
            Stage::Opening => {
                let asked = contest.marching.iter().filter(|&seat| {
                    !self.open.out.contains(seat)
                        && (contest.bout != Bout::Bid || !self.hands[seat].is_empty())
                });
                self.open.waits = asked.collect();
                contest.stage = Stage::Asked;
                self.set_step(Step::Contest(contest));
            }
            Stage::Asked if contest.bout == Bout::Bid => self.close_bids(contest, log),
            Stage::Asked => self.close_entries(contest, log),
            Stage::Voting => self.close_votes(contest, log),
        }
    }

    fn close_entries(&mut self, contest: Contest, log: &mut Log<Event>) {
        let entries = BySeat::from_fn(self.setup.n_seats, |seat| {
            let Some(Sealed::Entry(entry)) = self.sealed[seat].take() else {
                return None;
            };
            entry
        });
        self.unseal();
        let shown = entries.clone();
        self.open.shown.push(Shown::Entries(shown.clone()));
        let Contest { ct, bout, .. } = contest;
        log.push(|| Event::EntriesShown {
            ct,
            bout,
            entries: shown,
        });
        match contest.bout {
            Bout::Reflex { .. } | Bout::Tempo { .. } => {
                self.win_lowest(contest, |seat| {
                    let Some(Entry::Millis(ms)) = entries[seat] else {
                        return None;
                    };
                    Some(ms)
                });
            }
            Bout::Recall { icons } => {
                mark!(rules::BAND_R74);
                log.push(|| Event::OrderTold {
                    order: icons.to_vec(),
                });
                self.win_lowest(contest, |seat| {
                    let run = entries[seat].as_ref().map_or(0, |entry| entry.run(&icons));
                    (run > 0).then(|| u16::from(7 - run))
                });
            }
            Bout::Count { notes } => {
                mark!(rules::BAND_R74);
                self.open.shown.push(Shown::Number(notes));
                log.push(|| Event::NotesTold { notes });
                self.win_closest(contest, &entries, notes);
            }
            Bout::Guess => {
                let number = 1 + below::<u8>(&mut self.chance, 20);
                self.open.shown.push(Shown::Number(number));
                log.push(|| Event::NumberDrawn { number });
                self.win_closest(contest, &entries, number);
            }
            Bout::Cycle => self.close_throw(contest, &entries),
            Bout::UniqueLow => {
                let number = |seat: Seat| number_of(entries[seat].as_ref());
                let unique = contest.entrants.iter().filter(|&seat| {
                    number(seat).is_some()
                        && contest
                            .entrants
                            .iter()
                            .all(|other| other == seat || number(other) != number(seat))
                });
                match unique.min_by_key(|&seat| number(seat)) {
                    Some(winner) => self.win(contest, Seats::one(winner)),
                    None if contest.round == 1 => self.again(contest),
                    None => self.win(contest, Seats::NONE),
                }
            }
            Bout::Match => {
                let facing = |seat: Seat| number_of(entries[seat].as_ref());
                let drawers = facing(contest.drawer);
                let others = contest.entrants.without(contest.drawer);
                let alike = others.iter().filter(|&seat| facing(seat) == drawers);
                let alike: Seats = alike.collect();
                match drawers {
                    None => self.win(contest, Seats::NONE),
                    Some(_) if alike.is_empty() => self.win(contest, Seats::one(contest.drawer)),
                    Some(_) => self.win(contest, alike),
                }
            }
            Bout::Nerve => self.close_set(contest, &entries, log),
            Bout::Ballot => self.ask_votes(contest, &entries),
            Bout::Bid => (),
        }
    }

    /// Ends a contest; the rewards come next.
    fn win(&mut self, contest: Contest, winners: Seats) {
        mark!(rules::BAND_105);
        let duel = (contest.entrants.len() == 2).then(|| {
            let mut two = contest.entrants.iter();
            Some((two.next()?, two.next()?))
        });
        self.set_step(Step::Rewards(Rewards {
            ct: contest.ct,
            drawer: contest.drawer,
            winners,
            stage: Stage::Opening,
            duel: duel.flatten(),
            scores: contest.scores,
        }));
    }

    fn again(&mut self, contest: Contest) {
        self.set_step(Step::Contest(Contest {
            stage: Stage::Opening,
            round: contest.round + 1,
            ..contest
        }));
    }

    /// Equal best entries share, except in a duel of tempo.
    fn win_lowest(&mut self, contest: Contest, score: impl Fn(Seat) -> Option<u16>) {
        let best = contest.entrants.iter().filter_map(&score).min();
        let winners = contest
            .entrants
            .iter()
            .filter(|&seat| best.is_some() && score(seat) == best);
        let winners: Seats = winners.collect();
        let is_tempo = matches!(contest.bout, Bout::Tempo { .. });
        if is_tempo && winners.len() > 1 {
            self.win(contest, Seats::NONE);
        } else {
            self.win(contest, winners);
        }
    }

    fn win_closest(&mut self, contest: Contest, entries: &BySeat<Option<Entry>>, number: u8) {
        self.win_lowest(contest, |seat| {
            number_of(entries[seat].as_ref()).map(|guess| guess.abs_diff(number).into())
        });
    }

    /// The first to win two throws; a seat that does not throw loses that throw.
    fn close_throw(&mut self, mut contest: Contest, entries: &BySeat<Option<Entry>>) {
        let arm = |seat: Seat| {
            let Some(Entry::Arm(arm)) = entries[seat] else {
                return None;
            };
            Some(arm)
        };
        for seat in contest.entrants.iter() {
            for other in contest.entrants.without(seat).iter() {
                let won = match (arm(seat), arm(other)) {
                    (Some(ours), Some(theirs)) => ours.beats(theirs),
                    (Some(_), None) => true,
                    (None, _) => false,
                };
                contest.scores[seat.index()] += u8::from(won);
            }
        }
        let winners = contest
            .entrants
            .iter()
            .filter(|seat| contest.scores[seat.index()] >= 2);
        let winners: Seats = winners.collect();
        if !winners.is_empty() || contest.round >= MOST_THROWS {
            contest.scores = [0; 8];
            self.win(contest, winners);
        } else {
            self.again(contest);
        }
    }

    /// One set of `nerve`: halting scores, a whistle takes all from those who march.
    fn close_set(
        &mut self,
        mut contest: Contest,
        entries: &BySeat<Option<Entry>>,
        log: &mut Log<Event>,
    ) {
        let set = contest.round;
        for seat in contest.marching.iter() {
            if entries[seat] != Some(Entry::March) {
                contest.scores[seat.index()] = set - 1;
                contest.marching = contest.marching.without(seat);
            }
        }
        if !contest.marching.is_empty() {
            let number = 1 + below::<u8>(&mut self.chance, 6);
            self.open.shown.push(Shown::Number(number));
            log.push(|| Event::NumberDrawn { number });
            if number <= set {
                contest.marching = Seats::NONE;
            } else if set == SETS {
                for seat in contest.marching.iter() {
                    contest.scores[seat.index()] = SETS;
                }
                contest.marching = Seats::NONE;
            }
        }
        if contest.marching.is_empty() {
            self.win_highest(contest);
        } else {
            self.again(contest);
        }
    }

    /// The highest score wins, and must be at least 1.
    fn win_highest(&mut self, contest: Contest) {
        let best = contest.scores.iter().copied().max().unwrap_or(0);
        let winners = contest.entrants.iter();
        let winners = winners.filter(|seat| best > 0 && contest.scores[seat.index()] == best);
        self.win(contest, winners.collect());
    }

    /// All bids are shown and discarded, clockwise from the drawer.
    fn close_bids(&mut self, mut contest: Contest, log: &mut Log<Event>) {
        let bids = BySeat::from_fn(self.setup.n_seats, |seat| {
            let Some(Sealed::Cards(cards)) = self.sealed[seat].take() else {
                return Vec::new();
            };
            cards.to_vec()
        });
        self.unseal();
        let shown = bids.clone();
        log.push(|| Event::BidsShown { bids: shown });
        for seat in self.around(contest.drawer) {
            contest.scores[seat.index()] = bids[seat].iter().fold(0, |n, _| n + 1);
            self.discard(seat, &bids[seat], log);
        }
        self.win_highest(contest);
    }

    /// Each votes for one entry that is not their own.
    fn ask_votes(&mut self, mut contest: Contest, entries: &BySeat<Option<Entry>>) {
        contest.marching = contest
            .entrants
            .iter()
            .filter(|&seat| entries[seat].is_some())
            .collect();
        contest.stage = Stage::Voting;
        self.set_step(Step::Contest(contest));
        let voters = contest.entrants.iter();
        let voters = voters.filter(|&seat| !contest.marching.without(seat).is_empty());
        self.open.waits = voters.collect();
    }

    fn close_votes(&mut self, mut contest: Contest, log: &mut Log<Event>) {
        for seat in contest.entrants.iter() {
            if let Some(Sealed::Vote(Some(named))) = self.sealed[seat]
                && !self.open.out.contains(named)
            {
                contest.scores[named.index()] += 1;
            }
        }
        self.unseal();
        let votes = BySeat::from_fn(self.setup.n_seats, |seat| contest.scores[seat.index()]);
        self.open.shown.push(Shown::Votes(votes.clone()));
        log.push(|| Event::VotesCounted { votes });
        self.win_highest(contest);
    }

    /// Bids a card. The third one is the last.
    pub(crate) fn bid(&mut self, seat: Seat, card: Card) {
        let sealed = self.sealed[seat].get_or_insert_with(|| Sealed::Cards(ArrayVec::new()));
        if let Sealed::Cards(cards) = sealed {
            cards.push(card);
            if cards.len() < usize::from(MOST_BID) && cards.len() < self.hands[seat].len() {
                self.open.waits = self.open.waits.with(seat);
            }
        }
    }
}

fn number_of(entry: Option<&Entry>) -> Option<u8> {
    let Some(Entry::Number(number)) = entry else {
        return None;
    };
    Some(*number)
}
