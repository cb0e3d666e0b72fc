//! Looking back: how the table looked at an earlier version, as the asker saw it then.

use tabletop::{Seat, Viewer};
use wire::{Ack, ErrorCode, ServerMsg, Version};

use crate::error::Error;
use crate::hearing::Response;
use crate::{Guest, Room};

impl Room {
    /// A guest wants to see an earlier version again. It changes nothing, and shows nobody more
    /// than their seat was shown at the time.
    pub(crate) fn check_look_back(
        &self,
        from: Guest,
        ack: Ack,
        seat: Option<Seat>,
        version: Version,
    ) -> Result<Response, Error> {
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
        Ok(Response::Answer(ServerMsg::LookedBack {
            ack,
            seat,
            version,
            view,
        }))
    }
}
