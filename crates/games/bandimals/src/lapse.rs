//! What the rules let happen when somebody runs out of time (the last column of section 5).

use tabletop::Seat;

use crate::action::{Action, Verdict};
use crate::agenda::{Bout, Stage, Step, TurnKind, What};
use crate::band::Counts;
use crate::card::Card;
use crate::state::{Bandimals, Phase, Sealed};

impl Bandimals {
    pub(crate) fn answer_for(&self, seat: Seat) -> Action {
        match self.open.phase {
            Phase::AskTimes => Action::KeepQuiet,
            // A lapse follows from what its seat sees, so the lot is drawn as it is played.
            Phase::Throw { .. } | Phase::PickSections => Action::LeaveToChance,
            Phase::NameFirst => Action::NameFirst { seat },
            Phase::Playing | Phase::Over { .. } => self
                .step()
                .map_or(Action::Concede, |step| self.answer_in(step, seat)),
        }
    }

    fn answer_in(&self, step: Step, seat: Seat) -> Action {
        match step {
            Step::Kind => Action::ChooseTurn {
                kind: TurnKind::Basic,
            },
            Step::Plays(_) => Action::DoneBand,
            Step::Specials { .. } => Action::SkipSpecial,
            Step::Halt => Action::SkipBandHalt,
            Step::Discard { keep } => {
                let hand = &self.hands[seat];
                let must =
                    keep.is_some_and(|keep| keep.least > 0 || hand.len() > usize::from(keep.limit));
                match hand.last() {
                    Some(newest) if must => Action::Discard { card: newest.card },
                    _ => Action::DoneDiscard,
                }
            }
            Step::Major => Action::TakeDrumMajor,
            Step::Window(_) => Action::PassNoU,
            Step::Fetch { kind, section, .. } => {
                let mut pile = self.open.discard.iter().rev();
                let newest = pile.find(|&&card| kind.takes(self.setup.kind(card), section));
                Action::ChooseFetch {
                    card: newest.copied().unwrap_or(Card(0)),
                }
            }
            Step::Clear { by, what } => Action::ChooseClear {
                card: self.band(by).lying(what).next().unwrap_or(Card(0)),
            },
            Step::Picks(picks) => {
                let mut left = self.pickable(seat, picks.what);
                for card in self.picked(seat) {
                    if let Some(place) = left.iter().rposition(|other| other == card) {
                        left.remove(place);
                    }
                }
                let newest = left.last().copied().unwrap_or(Card(0));
                match picks.what {
                    What::Discard => Action::ChooseDiscard { card: newest },
                    What::Pass => Action::ChoosePass { card: newest },
                    What::Recall { .. } => Action::ChooseRecall {
                        card: self.newest_unpaired(seat, &left).unwrap_or(newest),
                    },
                }
            }
            Step::Rival { by, .. } => Action::NameRival {
                seat: self.around(by).nth(1).unwrap_or(by),
            },
            Step::ChooseCt { .. } => Action::ChooseCt {
                ct: self.looked_at()[0],
            },
            Step::Contest(contest) => match (contest.stage, contest.bout) {
                (Stage::Voting, _) => Action::Abstain,
                (Stage::Opening | Stage::Asked, Bout::Bid) => Action::DoneBid,
                (Stage::Opening | Stage::Asked, _) => Action::Abstain,
            },
            Step::Line { .. } => Action::SkipLine,
            Step::ThemeVote { .. } => {
                let lines = self.open.active.map(|active| active.lines);
                let judged = match self.sealed[seat] {
                    Some(Sealed::Verdicts { judged, .. }) => judged,
                    Some(_) | None => tabletop::Seats::NONE,
                };
                let mut left = lines.unwrap_or_default().without(seat).iter();
                let about = left.find(|&about| !judged.contains(about));
                Action::ThemeVote {
                    seat: about.unwrap_or(seat),
                    verdict: Verdict::Yes,
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
            | Step::Retire => Action::Concede,
        }
    }

    /// The newest band card whose section has more of its kind than of the other.
    fn newest_unpaired(&self, seat: Seat, left: &[Card]) -> Option<Card> {
        let counts = Counts::of(&self.setup, self.band(seat));
        let mut newest_first = left.iter().rev().copied();
        newest_first.find(|&card| {
            let kind = self.setup.kind(card);
            kind.section().is_some_and(|section| {
                let (p, e) = (
                    counts.players[section.index()],
                    counts.equipment[section.index()],
                );
                match kind {
                    crate::card::Kind::Player(_) => p > e,
                    crate::card::Kind::Equipment(_)
                    | crate::card::Kind::Special(_)
                    | crate::card::Kind::BandHalt => e > p,
                }
            })
        })
    }
}
