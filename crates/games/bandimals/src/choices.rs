//! What a seat may do now, in an order that follows from what it sees.

use arrayvec::ArrayVec;
use tabletop::{Seat, Seats};

use crate::action::{Action, Compete, Halt, Lot, Opening, Pick, Reaction, Theme, Turn, Unasked};
use crate::agenda::{Bout, Contest, Stage, Step, TurnKind, What};
use crate::band::removable;
use crate::card::{Card, Section};
use crate::edition::Target;
use crate::effect::Op;
use crate::entry::{Arm, Entry, Phrase, Throw, Verdict};
use crate::options::Leaver;
use crate::state::{Bandimals, Phase};
use crate::validate_special::named_when_played;

/// Samples of the times that a person may write in.
const TIMES: [u16; 4] = [0, 12, 60, 240];

/// Lists what `seat` may do now.
pub(crate) fn list_choices(state: &Bandimals, seat: Seat, choices: &mut Vec<Action>) {
    choices.clear();
    if state.open.waits.contains(seat) {
        state.list(seat, choices);
        choices.retain(|action| state.check_action(seat, action).is_ok());
    }
    if to_act(state).contains(seat) && state.check_action(seat, &Unasked::Concede.into()).is_ok() {
        choices.push(Unasked::Concede.into());
    }
}

/// The seats that are asked, and everybody where people may leave.
pub(crate) fn to_act(state: &Bandimals) -> Seats {
    let leavers = match (state.setup.options.leaver, state.open.phase) {
        (Leaver::Remove, Phase::Playing) => state.around(Seat(0)).collect(),
        (Leaver::Remove | Leaver::Bot, _) => Seats::NONE,
    };
    leavers.iter().fold(state.open.waits, Seats::with)
}

impl Bandimals {
    /// Candidates. Forbidden ones are removed afterwards.
    fn list(&self, seat: Seat, to: &mut Vec<Action>) {
        match self.open.phase {
            Phase::AskTimes => {
                to.push(Opening::KeepQuiet.into());
                to.extend(TIMES.map(|months| Opening::MusicTime { months }.into()));
            }
            Phase::Throw { .. } => {
                to.extend(Throw::ALL.map(|throw| Opening::Throw { throw }.into()));
                to.push(Lot::LeaveToChance.into());
            }
            Phase::NameFirst => {
                to.extend(
                    self.setup
                        .seats()
                        .map(|seat| Opening::NameFirst { seat }.into()),
                );
            }
            Phase::PickSections => {
                to.extend(Section::ALL.map(|section| Opening::PickSection { section }.into()));
                to.push(Lot::LeaveToChance.into());
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
                [TurnKind::Basic, TurnKind::Reorganize]
                    .map(|kind| Turn::ChooseTurn { kind }.into()),
            ),
            Step::Plays(_) => {
                let hand = self.different(seat).into_iter();
                to.extend(hand.map(|card| Turn::PlayBand { card }.into()));
                let band = distinct(&self.band(seat).cards);
                to.extend(
                    band.into_iter()
                        .map(|card| Turn::RemoveBand { card }.into()),
                );
                to.push(Turn::DoneBand.into());
            }
            Step::Specials { .. } => {
                for card in self.different(seat) {
                    self.list_special(seat, card, to);
                }
                to.push(Turn::SkipSpecial.into());
            }
            Step::Halt => to.extend([Halt::PlayBandHalt.into(), Halt::SkipBandHalt.into()]),
            Step::Discard { .. } => {
                let hand = self.different(seat).into_iter();
                to.extend(hand.map(|card| Turn::Discard { card }.into()));
                to.push(Turn::DoneDiscard.into());
            }
            Step::Major => to.extend([Turn::TakeDrumMajor.into(), Turn::DeclineDrumMajor.into()]),
            Step::Window(_) => {
                let hand = self.different(seat).into_iter();
                to.extend(hand.map(|card| Reaction::RespondNoU { card }.into()));
                to.extend([Reaction::PassNoU.into(), Reaction::PassThisTurn.into()]);
            }
            Step::Fetch { .. } => {
                let mut pile = self.open.discard.clone();
                pile.reverse();
                to.extend(
                    distinct(&pile)
                        .into_iter()
                        .map(|card| Pick::ChooseFetch { card }.into()),
                );
            }
            Step::Clear { what, .. } => {
                let lying: Vec<Card> = self.band(seat).lying(what).collect();
                to.extend(
                    distinct(&lying)
                        .into_iter()
                        .map(|card| Pick::ChooseClear { card }.into()),
                );
            }
            Step::Picks(picks) => {
                let cards = distinct(&self.pickable(seat, picks.what));
                to.extend(cards.into_iter().map(|card| match picks.what {
                    What::Discard => Pick::ChooseDiscard { card }.into(),
                    What::Pass => Pick::ChoosePass { card }.into(),
                    What::Recall { .. } => Pick::ChooseRecall { card }.into(),
                }));
            }
            Step::Rival { by, .. } => {
                let others = self.around(by).filter(|&other| other != by);
                to.extend(others.map(|seat| Halt::NameRival { seat }.into()));
            }
            Step::ChooseCt { .. } => {
                to.extend(self.looked_at().map(|ct| Halt::ChooseCt { ct }.into()));
            }
            Step::Contest(contest) => self.list_contest(&contest, seat, to),
            Step::Line { .. } => {
                let lines = self
                    .open
                    .active
                    .map_or(0, |active| self.setup.ct(active.ct).lines.len());
                // Three at a time. Which three depends on the round, for variety.
                let start = usize::from(self.open.round) + seat.index();
                let offered = (0..lines.min(3)).filter_map(|place| {
                    let line = u8::try_from((start + place) % lines).ok()?;
                    Some(Phrase::Stock(line))
                });
                to.extend(offered.map(|line| Theme::ThemeLine { line }.into()));
                to.push(
                    Theme::ThemeLine {
                        line: Phrase::Aloud,
                    }
                    .into(),
                );
                to.push(Theme::SkipLine.into());
            }
            Step::ThemeVote { .. } => {
                for about in self.around(self.open.turn) {
                    to.extend([Verdict::Yes, Verdict::No].map(|verdict| {
                        Theme::ThemeVote {
                            seat: about,
                            verdict,
                        }
                        .into()
                    }));
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
        let play = |target, pick| Turn::PlaySpecial { card, target, pick }.into();
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
                                // The card's other ops may still hit.
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
        let enter = |entry| Compete::ContestEntry { entry }.into();
        if contest.stage == Stage::Voting {
            let entries = contest.marching.iter().filter(|&other| other != seat);
            to.extend(entries.map(|seat| Compete::ContestVote { seat }.into()));
            to.push(Compete::Abstain.into());
            return;
        }
        match contest.bout {
            // People write these in; the list offers chance instead.
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
                to.extend((0..lines).map(|line| enter(Entry::Name(Phrase::Stock(line)))));
            }
            Bout::Bid => {
                let hand = self.different(seat).into_iter();
                to.extend(hand.map(|card| Compete::Bid { card }.into()));
                to.push(Compete::DoneBid.into());
                return;
            }
        }
        to.extend([Lot::LeaveToChance.into(), Compete::Abstain.into()]);
    }
}

/// Each different card once, in the same order.
fn distinct(cards: &[Card]) -> Vec<Card> {
    let mut seen = Vec::with_capacity(cards.len());
    for &card in cards {
        if !seen.contains(&card) {
            seen.push(card);
        }
    }
    seen
}
