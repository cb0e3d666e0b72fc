//! What is said to somebody who does what nobody has asked for now.

use tabletop::Seat;

use crate::action::Action;
use crate::agenda::{Step, TurnKind};
use crate::refusal::Why;
use crate::state::{Bandimals, Phase};

impl Bandimals {
    /// What a seat is told that is asked nothing, or something else. It follows from what all see.
    pub(crate) fn out_of_step(&self, seat: Seat, action: &Action) -> Why {
        if self.open.phase != Phase::Playing {
            return if self.open.waits.contains(seat) {
                Why::WrongStep
            } else {
                Why::NotYourTurn
            };
        }
        let is_turn = self.open.turn == seat && seat.0 < self.setup.n_seats;
        if let Action::RespondNoU { .. } = action {
            return Why::NothingToStop;
        }
        if !is_turn {
            return match self.open.waits.contains(seat) {
                true => Why::WrongStep,
                false => Why::NotYourTurn,
            };
        }
        match action {
            Action::PlayBand { .. } | Action::RemoveBand { .. } if self.is_past(Part::Plays) => {
                Why::NoPlaysLeft
            }
            Action::PlaySpecial { .. } if self.is_past(Part::Specials) => Why::NoSpecialsLeft,
            Action::PlayBandHalt if self.open.active.is_some() => Why::CtActive,
            Action::PlayBandHalt if self.indigo.is_empty() => Why::NoCtCard,
            Action::ChooseTurn {
                kind: TurnKind::Reorganize,
            } if self.band(seat).before == TurnKind::Reorganize => Why::MustBeBasic,
            Action::ChooseTurn {
                kind: TurnKind::Reorganize,
            } => Why::ReorganizeUnavailable,
            Action::TakeDrumMajor if !self.is_full(seat) => Why::BandNotFull,
            Action::MusicTime { .. }
            | Action::KeepQuiet
            | Action::Throw { .. }
            | Action::NameFirst { .. }
            | Action::PickSection { .. }
            | Action::ChooseTurn { .. }
            | Action::PlayBand { .. }
            | Action::RemoveBand { .. }
            | Action::DoneBand
            | Action::PlaySpecial { .. }
            | Action::SkipSpecial
            | Action::RespondNoU { .. }
            | Action::PassNoU
            | Action::PassThisTurn
            | Action::ChooseFetch { .. }
            | Action::ChooseClear { .. }
            | Action::ChooseDiscard { .. }
            | Action::ChoosePass { .. }
            | Action::ChooseRecall { .. }
            | Action::PlayBandHalt
            | Action::SkipBandHalt
            | Action::NameRival { .. }
            | Action::ContestEntry { .. }
            | Action::LeaveToChance
            | Action::Abstain
            | Action::Bid { .. }
            | Action::DoneBid
            | Action::ContestVote { .. }
            | Action::ChooseCt { .. }
            | Action::ThemeLine { .. }
            | Action::SkipLine
            | Action::ThemeVote { .. }
            | Action::Discard { .. }
            | Action::DoneDiscard
            | Action::Slip { .. }
            | Action::TakeDrumMajor
            | Action::DeclineDrumMajor
            | Action::Concede => Why::WrongStep,
        }
    }

    /// Whether a part of the Basic turn under way is over.
    fn is_past(&self, part: Part) -> bool {
        let agenda = &self.open.agenda;
        let is_basic = agenda.iter().any(|step| {
            matches!(
                step,
                Step::Count {
                    kind: TurnKind::Basic
                } | Step::Major
            )
        });
        let pending = agenda.iter().any(|step| match part {
            Part::Plays => matches!(step, Step::Plays(_)),
            Part::Specials => matches!(step, Step::Specials { .. }),
        });
        is_basic && !pending
    }
}

#[derive(Clone, Copy)]
enum Part {
    Plays,
    Specials,
}
