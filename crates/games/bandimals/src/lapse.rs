//! What a seat does when its time runs out (the last column of section 5).

use tabletop::{Glass, Seat};

use crate::action::{Action, Compete, Halt, Lot, Opening, Pick, Reaction, Theme, Turn, Unasked};
use crate::agenda::{Bout, Stage, Step, TurnKind, What};
use crate::band::Counts;
use crate::card::Card;
use crate::entry::Verdict;
use crate::state::{Bandimals, Phase, Sealed};

/// What happens when `seat` runs out of time.
pub(crate) fn lapse(state: &Bandimals, seat: Seat) -> Action {
    match state.open.phase {
        Phase::AskTimes => Opening::KeepQuiet.into(),
        // A lapse must follow from what its seat sees, so chance decides when it is played.
        Phase::Throw { .. } | Phase::PickSections => Lot::LeaveToChance.into(),
        Phase::NameFirst => Opening::NameFirst { seat }.into(),
        Phase::Playing | Phase::Over { .. } => state
            .step()
            .map_or(Unasked::Concede.into(), |step| state.lapse_in(step, seat)),
    }
}

/// BAND-R44: a seat that has not answered when the time is up lets the Penalty be. All who could be asked
/// share one glass, so that it tells nobody who was asked.
pub(crate) fn glass(state: &Bandimals) -> Option<Glass<Action>> {
    let Some(Step::Window(window)) = state.step() else {
        return None;
    };
    let seat = state.open.waits.first()?;
    Some(Glass {
        about: "reactions",
        seats: state
            .around(window.by)
            .filter(|&seat| seat != window.by)
            .collect(),
        seconds: state.setup.options.no_u_max.into(),
        seat,
        lapse: lapse(state, seat),
    })
}

impl Bandimals {
    fn lapse_in(&self, step: Step, seat: Seat) -> Action {
        match step {
            Step::Kind => Turn::ChooseTurn {
                kind: TurnKind::Basic,
            }
            .into(),
            Step::Plays(_) => Turn::DoneBand.into(),
            Step::Specials { .. } => Turn::SkipSpecial.into(),
            Step::Halt => Halt::SkipBandHalt.into(),
            Step::Discard { keep } => {
                let hand = &self.hands[seat];
                let must =
                    keep.is_some_and(|keep| keep.least > 0 || hand.len() > usize::from(keep.limit));
                match hand.last() {
                    Some(newest) if must => Turn::Discard { card: newest.card }.into(),
                    _ => Turn::DoneDiscard.into(),
                }
            }
            Step::Major => Turn::TakeDrumMajor.into(),
            Step::Window(_) => Reaction::PassNoU.into(),
            Step::Fetch { kind, section, .. } => {
                let mut pile = self.open.discard.iter().rev();
                let newest = pile.find(|&&card| kind.takes(self.setup.kind(card), section));
                Pick::ChooseFetch {
                    card: newest.copied().unwrap_or(Card(0)),
                }
                .into()
            }
            Step::Clear { by, what } => Pick::ChooseClear {
                card: self.band(by).lying(what).next().unwrap_or(Card(0)),
            }
            .into(),
            Step::Picks(picks) => {
                let mut left = self.pickable(seat, picks.what);
                for card in self.picked(seat) {
                    if let Some(place) = left.iter().rposition(|other| other == card) {
                        left.remove(place);
                    }
                }
                let newest = left.last().copied().unwrap_or(Card(0));
                match picks.what {
                    What::Discard => Pick::ChooseDiscard { card: newest }.into(),
                    What::Pass => Pick::ChoosePass { card: newest }.into(),
                    What::Recall { .. } => Pick::ChooseRecall {
                        card: self.newest_unpaired(seat, &left).unwrap_or(newest),
                    }
                    .into(),
                }
            }
            Step::Rival { by, .. } => Halt::NameRival {
                seat: self.around(by).nth(1).unwrap_or(by),
            }
            .into(),
            Step::ChooseCt { .. } => Halt::ChooseCt {
                ct: self.looked_at()[0],
            }
            .into(),
            Step::Contest(contest) => match (contest.stage, contest.bout) {
                (Stage::Voting, _) => Compete::Abstain.into(),
                (Stage::Opening | Stage::Asked, Bout::Bid) => Compete::DoneBid.into(),
                (Stage::Opening | Stage::Asked, _) => Compete::Abstain.into(),
            },
            Step::Line { .. } => Theme::SkipLine.into(),
            Step::ThemeVote { .. } => {
                let lines = self.open.active.map(|active| active.lines);
                let voted_on = match self.sealed[seat] {
                    Some(Sealed::Verdicts { voted_on, .. }) => voted_on,
                    Some(_) | None => tabletop::Seats::NONE,
                };
                let mut left = lines.unwrap_or_default().without(seat).iter();
                let about = left.find(|&about| !voted_on.contains(about));
                Theme::ThemeVote {
                    seat: about.unwrap_or(seat),
                    verdict: Verdict::Yes,
                }
                .into()
            }
            Step::Begin
            | Step::EndHalt { .. }
            | Step::Late
            | Step::Count { .. }
            | Step::Next
            | Step::Ops(_)
            | Step::Finish { .. }
            | Step::Rewards(_)
            | Step::Retire => Unasked::Concede.into(),
        }
    }

    /// The newest band card without a partner: its section has more of its kind than of the other.
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
