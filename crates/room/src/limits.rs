//! How much is written down of one table: a ledger that anybody could fill for ever would fill the
//! disk of the house.

use tabletop::Seat;
use wire::ErrorCode;

use crate::{Deed, Room};

/// How often something is done beside the play: stepping out, taking back, throwing salt.
const MOST_ASIDES: u32 = 1_000;
/// How many actions are played before only those are heard for whom the table waits. Whatever they
/// do brings the deal nearer to its end; a card that is exchanged face down does not.
const MOST_PLAYS: u32 = 4_000;

/// How much was written down.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Written {
    n_asides: u32,
    n_plays: u32,
}

impl Written {
    /// Counts what was done. What can be done only once is not counted, nor what only answers.
    pub(crate) fn count(&mut self, deed: &Deed) {
        match deed {
            Deed::Played { .. } => self.n_plays += 1,
            Deed::SteppedOut { .. }
            | Deed::TakeBackAsked { .. }
            | Deed::TookBack { .. }
            | Deed::Salted { .. } => self.n_asides += 1,
            Deed::Opened(_)
            | Deed::Seated { .. }
            | Deed::BotSeated { .. }
            | Deed::Started
            | Deed::SteppedIn { .. }
            | Deed::TakeBackAgreed { .. }
            | Deed::TakeBackEnded
            | Deed::Rematch { .. }
            | Deed::GivenOut => (),
        }
    }
}

impl Room {
    /// Whether something may still be done beside the play.
    pub(crate) fn has_room_for_asides(&self) -> Result<(), wire::Error> {
        if self.written.n_asides < MOST_ASIDES {
            return Ok(());
        }
        let because = format!(
            "{MOST_ASIDES} times somebody has stepped out, taken back or thrown salt at this table, \
             and no more of that is written down: play on"
        );
        Err(wire::Error::new(ErrorCode::TooLarge, because))
    }

    /// Whether an action of this seat may still be played.
    pub(crate) fn has_room_for_play(&self, seat: Seat) -> Result<(), wire::Error> {
        if self.written.n_plays < MOST_PLAYS || self.referee.awaited().contains(seat) {
            return Ok(());
        }
        let because = format!(
            "{MOST_PLAYS} actions were played at this table: from now on it hears only those it \
             waits for, {}",
            self.names_of(self.referee.awaited())
        );
        Err(wire::Error::new(ErrorCode::TooLarge, because))
    }
}
