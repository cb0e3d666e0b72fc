//! What a seat may do now, in an order that follows from what it sees.

use arrayvec::ArrayVec;
use tabletop::{Seat, Seats};

use crate::action::{Action, Arm, Entry, Line, Throw, Verdict};
use crate::agenda::{Bout, Contest, Stage, Step, TurnKind, What};
use crate::band::removable;
use crate::card::{Card, Section};
use crate::edition::Target;
use crate::effect::Op;
use crate::options::Leaver;
use crate::state::{Bandimals, Phase};
use crate::validate_special::named_when_played;

/// Times that stand for all that a person may write in.
const TIMES: [u16; 4] = [0, 12, 60, 240];

impl Bandimals {
    /// The seats that may act: those who are asked, and where people may leave, everybody.
    pub(crate) fn may_act(&self) -> Seats {
        let leavers = match (self.setup.options.leaver, self.open.phase) {
            (Leaver::Remove, Phase::Playing) => self.around(Seat(0)).collect(),
            (Leaver::Remove | Leaver::Bot, _) => Seats::NONE,
        };
        leavers.iter().fold(self.open.waits, Seats::with)
    }

    pub(crate) fn fill_choices(&self, seat: Seat, choices: &mut Vec<Action>) {
        choices.clear();
        if self.open.waits.contains(seat) {
            self.list(seat, choices);
            choices.retain(|action| self.why_not(seat, action).is_ok());
        }
        if self.may_act().contains(seat) && self.why_not(seat, &Action::Concede).is_ok() {
            choices.push(Action::Concede);
        }
    }

    /// Candidates; those that are forbidden are left out afterwards.
    fn list(&self, seat: Seat, to: &mut Vec<Action>) {
        match self.open.phase {
            Phase::AskTimes => {
                to.push(Action::KeepQuiet);
                to.extend(TIMES.map(|months| Action::MusicTime { months }));
            }
            Phase::Throw { .. } => {
                to.extend(Throw::ALL.map(|throw| Action::Throw { throw }));
                to.push(Action::LeaveToChance);
            }
            Phase::NameFirst => {
                to.extend(self.setup.seats().map(|seat| Action::NameFirst { seat }));
            }
            Phase::PickSections => {
                to.extend(Section::ALL.map(|section| Action::PickSection { section }));
                to.push(Action::LeaveToChance);
            }
            Phase::Playing => {
                if let Some(step) = self.step() {
                    self.list_in(step, seat, to);
                }
            }
            Phase::Over { .. } => (),
        }
    }

    /// The different cards of a hand, the oldest first.
    pub(crate) fn different(&self, seat: Seat) -> Vec<Card> {
        let mut cards: Vec<Card> = Vec::with_capacity(16);
        for held in &self.hands[seat] {
            if !cards.contains(&held.card) {
                cards.push(held.card);
            }
        }
        cards
    }

    fn list_in(&self, step: Step, seat: Seat, to: &mut Vec<Action>) {
        match step {
            Step::Kind => to.extend(
                [TurnKind::Basic, TurnKind::Reorganize].map(|kind| Action::ChooseTurn { kind }),
            ),
            Step::Plays(_) => {
                let hand = self.different(seat).into_iter();
                to.extend(hand.map(|card| Action::PlayBand { card }));
                let band = distinct(&self.band(seat).cards);
                to.extend(band.into_iter().map(|card| Action::RemoveBand { card }));
                to.push(Action::DoneBand);
            }
            Step::Specials { .. } => {
                for card in self.different(seat) {
                    self.list_special(seat, card, to);
                }
                to.push(Action::SkipSpecial);
            }
            Step::Halt => to.extend([Action::PlayBandHalt, Action::SkipBandHalt]),
            Step::Discard { .. } => {
                let hand = self.different(seat).into_iter();
                to.extend(hand.map(|card| Action::Discard { card }));
                to.push(Action::DoneDiscard);
            }
            Step::Major => to.extend([Action::TakeDrumMajor, Action::DeclineDrumMajor]),
            Step::Window(_) => {
                let hand = self.different(seat).into_iter();
                to.extend(hand.map(|card| Action::RespondNoU { card }));
                to.extend([Action::PassNoU, Action::PassThisTurn]);
            }
            Step::Fetch { .. } => {
                let mut pile = self.open.discard.clone();
                pile.reverse();
                to.extend(
                    distinct(&pile)
                        .into_iter()
                        .map(|card| Action::ChooseFetch { card }),
                );
            }
            Step::Clear { what, .. } => {
                let lying: Vec<Card> = self.band(seat).lying(what).collect();
                to.extend(
                    distinct(&lying)
                        .into_iter()
                        .map(|card| Action::ChooseClear { card }),
                );
            }
            Step::Picks(picks) => {
                let cards = distinct(&self.pickable(seat, picks.what));
                to.extend(cards.into_iter().map(|card| match picks.what {
                    What::Discard => Action::ChooseDiscard { card },
                    What::Pass => Action::ChoosePass { card },
                    What::Recall { .. } => Action::ChooseRecall { card },
                }));
            }
            Step::Rival { by, .. } => {
                let others = self.around(by).filter(|&other| other != by);
                to.extend(others.map(|seat| Action::NameRival { seat }));
            }
            Step::ChooseCt { .. } => {
                to.extend(self.looked_at().map(|ct| Action::ChooseCt { ct }));
            }
            Step::Contest(contest) => self.list_contest(&contest, seat, to),
            Step::Line { .. } => {
                let lines = self
                    .open
                    .active
                    .map_or(0, |active| self.setup.ct(active.ct).lines.len());
                // Three at a time; which three follows from the round, so that it changes.
                let start = usize::from(self.open.round) + seat.index();
                let offered = (0..lines.min(3)).filter_map(|place| {
                    let line = u8::try_from((start + place) % lines).ok()?;
                    Some(Line::Stock(line))
                });
                to.extend(offered.map(|line| Action::ThemeLine { line }));
                to.push(Action::ThemeLine { line: Line::Aloud });
                to.push(Action::SkipLine);
            }
            Step::ThemeVote { .. } => {
                for about in self.around(self.open.turn) {
                    to.extend(
                        [Verdict::Yes, Verdict::No].map(|verdict| Action::ThemeVote {
                            seat: about,
                            verdict,
                        }),
                    );
                }
            }
            Step::Begin
            | Step::EndHalt { .. }
            | Step::Late
            | Step::Count { .. }
            | Step::Next
            | Step::Ops(_)
            | Step::Finish { .. }
            | Step::Rewards(_)
            | Step::Retire => (),
        }
    }

    fn list_special(&self, seat: Seat, card: Card, to: &mut Vec<Action>) {
        let Some(special) = self.setup.special(card) else {
            return;
        };
        let play = |target, pick| Action::PlaySpecial { card, target, pick };
        match special.aim() {
            Target::Oneself | Target::Everyone => to.push(play(None, None)),
            Target::Opponent => {
                let named = special.ops.iter().find(|op| named_when_played(op));
                for target in self.around(seat).filter(|&other| other != seat) {
                    match named {
                        Some(Op::Remove { kind, section, .. }) => {
                            let band = self.band(target);
                            let cards = removable(&self.setup, band, *kind, *section);
                            let cards = distinct(&cards.collect::<ArrayVec<Card, 10>>());
                            if cards.is_empty() {
                                // The rest of the card may still hit.
                                to.push(play(Some(target), None));
                            }
                            let cards = cards.into_iter();
                            to.extend(cards.map(|pick| play(Some(target), Some(pick))));
                        }
                        _ => to.push(play(Some(target), None)),
                    }
                }
            }
        }
    }

    fn list_contest(&self, contest: &Contest, seat: Seat, to: &mut Vec<Action>) {
        let enter = |entry| Action::ContestEntry { entry };
        if contest.stage == Stage::Voting {
            let entries = contest.marching.iter().filter(|&other| other != seat);
            to.extend(entries.map(|seat| Action::ContestVote { seat }));
            to.push(Action::Abstain);
            return;
        }
        match contest.bout {
            // What a person measures is written in; chance stands for it.
            Bout::Reflex { .. } | Bout::Tempo { .. } | Bout::Recall { .. } | Bout::Count { .. } => {
            }
            Bout::Guess | Bout::UniqueLow | Bout::Match => {
                let numbers = 1..=self.n_options(contest);
                to.extend(numbers.map(|n| enter(Entry::Number(n))));
            }
            Bout::Cycle => to.extend(Arm::ALL.map(|arm| enter(Entry::Arm(arm)))),
            Bout::Nerve => to.extend([enter(Entry::March), enter(Entry::Halt)]),
            Bout::Ballot => {
                let lines = self.setup.ct(contest.ct).n_offered();
                to.extend((0..lines).map(|line| enter(Entry::Name(Line::Stock(line)))));
            }
            Bout::Bid => {
                let hand = self.different(seat).into_iter();
                to.extend(hand.map(|card| Action::Bid { card }));
                to.push(Action::DoneBid);
                return;
            }
        }
        to.extend([Action::LeaveToChance, Action::Abstain]);
    }
}

/// Each different card once, in the order they lie.
fn distinct(cards: &[Card]) -> Vec<Card> {
    let mut seen = Vec::with_capacity(cards.len());
    for &card in cards {
        if !seen.contains(&card) {
            seen.push(card);
        }
    }
    seen
}
