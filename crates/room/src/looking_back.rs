//! Looking back: how the table looked at a version that is past, to whoever asks and as they saw
//! it then.

use tabletop::{Seat, Viewer};
use wire::{Ack, ErrorCode, ServerMsg, Version};

use crate::error::Error;
use crate::hearing::Verdict;
use crate::{Guest, Room};

impl Room {
    /// Somebody wants to see an earlier version again. It changes nothing, and tells nobody more
    /// than their seat was told at the time.
    pub(crate) fn check_look_back(
        &self,
        from: Guest,
        ack: Ack,
        seat: Option<Seat>,
        version: Version,
    ) -> Result<Verdict, Error> {
        let seat = match seat {
            None if from.seats().is_empty() => None,
            seat => Some(self.own_seat(from, seat)?),
        };
        if version > self.version() {
            let because = format!(
                "the table is at version {}, and nobody has seen version {} yet",
                self.version().0,
                version.0
            );
            return Err(wire::Error::new(ErrorCode::NoSuchVersion, because).into());
        }
        let viewer = seat.map_or(Viewer::Spectator, Viewer::Seat);
        let view = self.referee.look_back(viewer, version)?;
        Ok(Verdict::Answer(ServerMsg::LookedBack {
            ack,
            seat,
            version,
            view,
        }))
    }
}
