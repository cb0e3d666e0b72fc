//! What a seat is told when it does something that it was not asked for.

use tabletop::Seat;

use crate::action::{Action, Halt, Reaction, Turn};
use crate::agenda::{Step, TurnKind};
use crate::reason::Reason;
use crate::state::{Bandimals, Phase};

impl Bandimals {
    /// Why a seat may not do something that it was not asked for. The reason must follow from what all see.
    pub(crate) fn out_of_step(&self, seat: Seat, action: &Action) -> Reason {
        let is_playing = self.open.phase == Phase::Playing;
        let is_turn = is_playing && self.open.turn == seat && seat.0 < self.setup.n_seats;
        if let Action::Reaction(Reaction::RespondNoU { .. }) = action
            && is_playing
        {
            return Reason::NothingToStop;
        }
        if is_turn {
            match action {
                Action::Turn(turn) => self.out_of_turn_step(seat, *turn),
                Action::Halt(Halt::PlayBandHalt) if self.open.active.is_some() => Reason::CtActive,
                Action::Halt(Halt::PlayBandHalt) if self.indigo.is_empty() => Reason::NoCtCard,
                _ => Reason::WrongStep,
            }
        } else if self.open.waits.contains(seat) {
            Reason::WrongStep
        } else {
            Reason::NotYourTurn
        }
    }

    /// The same for the seat whose turn it is.
    fn out_of_turn_step(&self, seat: Seat, turn: Turn) -> Reason {
        match turn {
            Turn::PlayBand { .. } | Turn::RemoveBand { .. } if self.is_past(Part::Plays) => {
                Reason::NoPlaysLeft
            }
            Turn::PlaySpecial { .. } if self.is_past(Part::Specials) => Reason::NoSpecialsLeft,
            Turn::ChooseTurn {
                kind: TurnKind::Reorganize,
            } if self.band(seat).before == TurnKind::Reorganize => Reason::MustBeBasic,
            Turn::ChooseTurn {
                kind: TurnKind::Reorganize,
            } => Reason::ReorganizeUnavailable,
            Turn::TakeDrumMajor if !self.is_full(seat) => Reason::BandNotFull,
            Turn::ChooseTurn {
                kind: TurnKind::Basic,
            }
            | Turn::PlayBand { .. }
            | Turn::RemoveBand { .. }
            | Turn::DoneBand
            | Turn::PlaySpecial { .. }
            | Turn::SkipSpecial
            | Turn::Discard { .. }
            | Turn::DoneDiscard
            | Turn::TakeDrumMajor
            | Turn::DeclineDrumMajor => Reason::WrongStep,
        }
    }

    /// Whether a part of the current Basic turn is over.
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
