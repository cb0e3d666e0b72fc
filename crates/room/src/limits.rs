//! How much is written down about one table. Otherwise anybody could fill the disk of the house.

use tabletop::Seat;
use wire::ErrorCode;

use crate::{Deed, Room};

/// How often something may be done besides playing: stepping out, taking back, changing salt.
const MOST_ASIDES: u32 = 1_000;
/// After this many actions only awaited seats may act. Everything they do brings the deal closer to
/// its end; exchanging a card face down does not.
const MOST_PLAYS: u32 = 4_000;

/// How much has been written down.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Written {
    n_asides: u32,
    n_plays: u32,
}

impl Written {
    /// Counts what was done. Deeds that are possible only once are not counted, nor answers.
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
    /// Checks whether something may still be done besides playing.
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

    /// Checks whether this seat may still act.
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
