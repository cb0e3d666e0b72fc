//! Band Halt!: turning up a C&T card, themes, rewards, and its end (BAND-96 to BAND-108).

use tabletop::{BySeat, Face, Log, Seat, Seats, mark};

use crate::agenda::{Ops, Rewards, Source, Stage, Step};
use crate::card::{Ct, Held, Known, take_card};
use crate::edition::{Entrants, Mechanism};
use crate::entry::{Phrase, Verdict};
use crate::event::Event;
use crate::options::ThemeJudge;
use crate::rules;
use crate::state::{Active, Bandimals, Sealed, Shown};
use crate::talk::find_word;

impl Bandimals {
    /// In the player's own turn, before discarding, if no card is active.
    pub(crate) fn ask_halt(&mut self, seat: Seat) {
        if self.open.active.is_some() {
            mark!(rules::BAND_96, rules::BAND_107);
            self.pop();
        } else if self.indigo.is_empty() || self.hands[seat].is_empty() {
            self.pop();
        } else {
            mark!(rules::BAND_99);
            self.ask_one(seat);
        }
    }

    /// Band Halt! goes to the discard pile before the C&T card is drawn.
    pub(crate) fn play_halt(&mut self, by: Seat, log: &mut Log<Event>) {
        self.pop();
        let Some(card) = self.setup.halt else {
            return;
        };
        mark!(rules::BAND_98, rules::BAND_100);
        mark!(rules::BAND_R64, rules::BAND_R65);
        take_card(&mut self.hands[by], card);
        self.open.discard.push(card);
        let halts = &mut self.open.chronicle.halts;
        *halts = halts.saturating_add(1);
        log.push(|| Event::HaltPlayed { by, card });
        if let Some(top) = self.indigo.pop() {
            self.turn_up(by, top.card, None, log);
        }
    }

    /// Makes a card active, and does what it says.
    fn turn_up(&mut self, by: Seat, ct: Ct, via: Option<Ct>, log: &mut Log<Event>) {
        mark!(rules::BAND_101);
        self.open.active = Some(Active {
            ct,
            drawer: by,
            via,
            lines: Seats::NONE,
            slips: Seats::NONE,
        });
        self.open.shown.clear();
        log.push(|| Event::TurnedUp { by, ct });
        let info = self.setup.ct(ct);
        match (info.mechanism, info.entrants) {
            (Mechanism::Theme, _) => self.push(Step::Line { seat: by }),
            (Mechanism::Choice, _) => {
                mark!(rules::BAND_108);
                self.look_at_two(by, ct, log);
            }
            (_, Entrants::Duel) => {
                let others = self.around(by).filter(|&seat| seat != by);
                match others.clone().count() {
                    // With two people there is only one rival.
                    1 => {
                        let rival = others.into_iter().next();
                        self.begin_contest(ct, by, rival);
                    }
                    _ => {
                        mark!(rules::BAND_R75);
                        self.push(Step::Rival { by, ct });
                    }
                }
            }
            (_, Entrants::All) => self.begin_contest(ct, by, None),
        }
    }

    /// With one card left, that one becomes active; with none, nothing happens.
    fn look_at_two(&mut self, by: Seat, choice: Ct, log: &mut Log<Event>) {
        mark!(rules::BAND_R72);
        let pile = self.indigo.len();
        if pile == 1 {
            if let Some(only) = self.indigo.pop() {
                self.turn_up(by, only.card, Some(choice), log);
            }
        } else if pile >= 2 {
            for held in &mut self.indigo[pile - 2..] {
                held.known = match held.known {
                    Known::Everybody => Known::Everybody,
                    Known::To(seats) => Known::To(seats.with(by)),
                };
            }
            let seen = self.looked_at();
            log.push(|| Event::LookedAt {
                by,
                cards: seen.map(Face::Up).to_vec(),
            });
            self.push(Step::ChooseCt { by });
        }
    }

    /// The two cards on top of the indigo pile, the top one first.
    pub(crate) fn looked_at(&self) -> [Ct; 2] {
        let pile = self.indigo.len();
        [1, 2].map(|place| self.indigo[pile - place].card)
    }

    pub(crate) fn choose_ct(&mut self, by: Seat, ct: Ct, log: &mut Log<Event>) {
        self.pop();
        let via = self.open.active.map(|active| active.ct);
        let pile = self.indigo.len();
        let [top, _] = self.looked_at();
        let place = if top == ct { pile - 1 } else { pile - 2 };
        self.indigo.remove(place);
        if let Some(other) = self.indigo.pop() {
            // The other goes under the pile, and only the drawer knows which it is.
            self.indigo.insert(0, other);
        }
        self.turn_up(by, ct, via, log);
    }

    /// (b) The card ends when play is back at its drawer.
    pub(crate) fn end_halt(&mut self, seat: Seat) {
        self.pop();
        let Some(active) = self.open.active.filter(|active| active.drawer == seat) else {
            return;
        };
        mark!(rules::BAND_97, rules::BAND_102);
        self.push(Step::Retire);
        if self.setup.ct(active.ct).mechanism != Mechanism::Theme {
            mark!(rules::BAND_R68);
            return;
        }
        let is_vote = match self.setup.options.theme_judge {
            ThemeJudge::ByTable => self.setup.n_seats > 3,
            ThemeJudge::Auto => false,
            ThemeJudge::Vote => true,
        };
        if is_vote {
            self.push(Step::ThemeVote {
                stage: Stage::Opening,
            });
        } else {
            let winners = active
                .lines
                .iter()
                .filter(|&seat| !active.slips.contains(seat));
            self.reward_theme(active, winners.collect());
        }
    }

    /// Everyone who stayed in character is rewarded.
    fn reward_theme(&mut self, active: Active, winners: Seats) {
        mark!(rules::BAND_106);
        self.push(Step::Rewards(Rewards {
            ct: active.ct,
            drawer: active.drawer,
            winners,
            stage: Stage::Opening,
            duel: None,
            scores: [0; 8],
        }));
    }

    /// The card goes under the pile, and everybody sees it go there. Band Halt! may be played again.
    pub(crate) fn retire(&mut self, log: &mut Log<Event>) {
        self.pop();
        let Some(active) = self.open.active.take() else {
            return;
        };
        mark!(rules::BAND_103, rules::BAND_104);
        mark!(rules::BAND_R66, rules::BAND_R67);
        for ct in [Some(active.ct), active.via].into_iter().flatten() {
            let known = Known::Everybody;
            self.indigo.insert(0, Held { card: ct, known });
            log.push(|| Event::Retired { ct });
        }
    }

    /// A theme asks everybody for a line in their own turn.
    pub(crate) fn ask_line(&mut self, seat: Seat) {
        let wants_line = self.open.active.is_some_and(|active| {
            self.setup.ct(active.ct).mechanism == Mechanism::Theme && !active.lines.contains(seat)
        });
        if wants_line {
            mark!(rules::BAND_R76);
            self.ask_one(seat);
        } else {
            self.pop();
        }
    }

    pub(crate) fn say_line(&mut self, by: Seat, line: Option<&Phrase>, log: &mut Log<Event>) {
        self.pop();
        let Some(mut active) = self.open.active else {
            return;
        };
        let ct = active.ct;
        log.push(|| Event::LineSaid {
            by,
            ct,
            line: line.cloned(),
        });
        if let Some(line) = line {
            active.lines = active.lines.with(by);
            if let Some(word) = self.slip_in(ct, line) {
                active.slips = active.slips.with(by);
                log.push(|| Event::Slipped { by, word });
            }
        }
        self.open.active = Some(active);
    }

    /// The word of a line that breaks character.
    fn slip_in(&self, ct: Ct, line: &Phrase) -> Option<Box<str>> {
        match line {
            Phrase::Written(text) => find_word(text, &self.setup.ct(ct).slips).map(Box::from),
            Phrase::Stock(_) | Phrase::Aloud => None,
        }
    }

    /// Everybody votes, sealed, on everybody else who said a line.
    pub(crate) fn go_on_theme_vote(&mut self, stage: Stage, log: &mut Log<Event>) {
        let Some(active) = self.open.active else {
            self.pop();
            return;
        };
        if stage == Stage::Opening {
            let voters = self.around(active.drawer);
            let voters = voters.filter(|&seat| !active.lines.without(seat).is_empty());
            self.open.waits = voters.collect();
            self.set_step(Step::ThemeVote {
                stage: Stage::Asked,
            });
            return;
        }
        self.pop();
        let against = BySeat::from_fn(self.setup.n_seats, |seat| {
            let against = self.setup.seats().filter(|&voter| {
                let Some(Sealed::Verdicts { against, .. }) = self.sealed[voter] else {
                    return false;
                };
                against.contains(seat)
            });
            against.fold(0, |n, _| n + 1)
        });
        self.unseal();
        // It takes more than half of the others to vote somebody out, and they are one fewer than all.
        let all = self.around(active.drawer).count();
        let winners = active
            .lines
            .iter()
            .filter(|&seat| usize::from(against[seat]) * 2 < all);
        let winners = winners.collect();
        self.open.shown.clear();
        self.open.shown.push(Shown::Against(against.clone()));
        log.push(|| Event::VerdictsCounted { against });
        self.reward_theme(active, winners);
    }

    pub(crate) fn vote_on(&mut self, seat: Seat, about: Seat, verdict: Verdict) {
        let (mut voted_on, mut against) = (Seats::NONE, Seats::NONE);
        if let Some(Sealed::Verdicts {
            voted_on: earlier,
            against: theirs,
        }) = self.sealed[seat]
        {
            (voted_on, against) = (earlier, theirs);
        }
        voted_on = voted_on.with(about);
        if verdict == Verdict::No {
            against = against.with(about);
        }
        self.sealed[seat] = Some(Sealed::Verdicts { voted_on, against });
        if self.has_votes_left(seat) {
            self.open.waits = self.open.waits.with(seat);
        }
    }

    /// Rewards the winners one after the other, clockwise from the drawer.
    pub(crate) fn next_reward(&mut self, rewards: Rewards, log: &mut Log<Event>) {
        let all = rewards.winners;
        if rewards.stage == Stage::Opening {
            let ct = rewards.ct;
            log.push(|| Event::ContestWon { ct, winners: all });
            self.set_step(Step::Rewards(Rewards {
                stage: Stage::Asked,
                ..rewards
            }));
            return;
        }
        let next = self.around(rewards.drawer).find(|&seat| all.contains(seat));
        let Some(seat) = next else {
            self.pop();
            return;
        };
        mark!(rules::BAND_R70);
        let left = Rewards {
            winners: all.without(seat),
            ..rewards
        };
        if left.winners.is_empty() {
            self.pop();
        } else {
            self.set_step(Step::Rewards(left));
        }
        let target = rewards
            .duel
            .map(|(one, two)| if seat == one { two } else { one });
        let has_own = !self.setup.ct(rewards.ct).reward_drawer.is_empty();
        let source = if has_own && seat == rewards.drawer {
            Source::DrawerReward(rewards.ct)
        } else {
            Source::Reward(rewards.ct)
        };
        self.push(Step::Ops(Ops {
            by: seat,
            target,
            pick: None,
            source,
            at: 0,
            plus: rewards.scores[seat.index()],
        }));
    }
}
