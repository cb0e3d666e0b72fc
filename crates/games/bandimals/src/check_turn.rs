//! What a seat may do in its own turn.

use tabletop::Seat;

use crate::action::Turn;
use crate::agenda::{Keep, Step, TurnKind};
use crate::band::check_fit;
use crate::card::{Card, Section};
use crate::reason::Reason;
use crate::state::Bandimals;

impl Bandimals {
    pub(crate) fn check_turn(&self, step: Step, seat: Seat, turn: Turn) -> Result<(), Reason> {
        let not_now = || Err(self.out_of_step(seat, &turn.into()));
        match turn {
            Turn::ChooseTurn { kind } => match step {
                Step::Kind => self.check_kind(seat, kind),
                _ => not_now(),
            },
            Turn::PlayBand { card } => match step {
                Step::Plays(plays) => self.check_play(seat, card, plays.section),
                _ => not_now(),
            },
            Turn::RemoveBand { card } => match step {
                Step::Plays(plays) => self.check_remove(seat, card, plays.section),
                _ => not_now(),
            },
            Turn::DoneBand => match step {
                Step::Plays(_) => Ok(()),
                _ => not_now(),
            },
            Turn::PlaySpecial { card, target, pick } => match step {
                Step::Specials { .. } => self.check_special(seat, card, target, pick),
                _ => not_now(),
            },
            Turn::SkipSpecial => match step {
                Step::Specials { .. } => Ok(()),
                _ => not_now(),
            },
            Turn::Discard { card } => match step {
                Step::Discard { .. } => self.check_in_hand(seat, card),
                _ => not_now(),
            },
            Turn::DoneDiscard => match step {
                Step::Discard { keep } => self.check_done_discard(seat, keep),
                _ => not_now(),
            },
            Turn::TakeDrumMajor | Turn::DeclineDrumMajor => match step {
                Step::Major => Ok(()),
                _ => not_now(),
            },
        }
    }

    fn check_kind(&self, seat: Seat, kind: TurnKind) -> Result<(), Reason> {
        match kind {
            TurnKind::Basic => Ok(()),
            TurnKind::Reorganize if self.band(seat).last == TurnKind::Reorganize => {
                Err(Reason::MustBeBasic)
            }
            TurnKind::Reorganize if self.has_room(seat) => Ok(()),
            TurnKind::Reorganize => Err(Reason::ReorganizeUnavailable),
        }
    }

    /// A play that a card gives may be limited to a section (BAND-42).
    fn check_play(&self, seat: Seat, card: Card, only: Option<Section>) -> Result<(), Reason> {
        self.check_in_hand(seat, card)?;
        if let (Some(section), Some(only)) = (self.setup.kind(card).section(), only)
            && section != only
        {
            return Err(Reason::PlaysOf(only, card));
        }
        check_fit(&self.setup, self.band(seat), card)
    }

    fn check_remove(&self, seat: Seat, card: Card, only: Option<Section>) -> Result<(), Reason> {
        self.check_exists(card)?;
        if !self.band(seat).cards.contains(&card) {
            return Err(Reason::NotInBand(card));
        }
        match only {
            Some(only) if self.setup.kind(card).section() != Some(only) => {
                Err(Reason::PlaysOf(only, card))
            }
            Some(_) | None => Ok(()),
        }
    }

    /// Whether a seat may stop discarding.
    fn check_done_discard(&self, seat: Seat, keep: Option<Keep>) -> Result<(), Reason> {
        match keep {
            Some(keep) if keep.least > 0 => Err(Reason::DiscardTooFew(keep.least)),
            Some(keep) if self.hands[seat].len() > usize::from(keep.limit) => {
                Err(Reason::OverHandLimit(keep.limit))
            }
            Some(_) | None => Ok(()),
        }
    }
}
