//! A guest: what a connection has proved.

use tabletop::{Seat, Seats, Viewer};
use wire::{ErrorCode, Token};

use crate::{Room, TokenHash};

/// The most tokens that a connection may show: enough for every seat and the host.
const MOST_TOKENS: usize = 16;

/// What a connection has proved: which seats it plays, and whether it is the host's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Guest {
    seats: Seats,
    role: Role,
}

/// Whether a connection is the host's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// The host, who opened the table and may start the deal.
    Host,
    /// Anybody else.
    #[default]
    Visitor,
}

impl Guest {
    /// The seats it plays; none for a spectator.
    pub fn seats(&self) -> Seats {
        self.seats
    }

    /// Whether it is the host's.
    pub fn role(&self) -> Role {
        self.role
    }

    /// The viewers whose updates it gets: its seats, or a spectator.
    pub fn viewers(&self) -> Vec<Viewer> {
        if self.seats.is_empty() {
            return vec![Viewer::Spectator];
        }
        self.seats.iter().map(Viewer::Seat).collect()
    }

    pub(crate) fn sits(&mut self, seat: Seat) {
        self.seats = self.seats.with(seat);
    }
}

impl Room {
    /// Lets somebody in who shows tokens; without any they are a spectator. An unknown token is an
    /// error, so that nobody watches where they meant to play.
    pub fn admit(&self, tokens: &[Token]) -> Result<Guest, wire::Error> {
        if tokens.len() > MOST_TOKENS {
            let because = format!(
                "{} tokens are more than a table has seats: show {MOST_TOKENS} at most",
                tokens.len()
            );
            return Err(wire::Error::new(ErrorCode::TooLarge, because));
        }
        let mut guest = Guest::default();
        for (&token, number) in tokens.iter().zip(1..) {
            let hash = TokenHash::from(token);
            let seat = self
                .places
                .by_seat()
                .find(|(_, place)| place.token == Some(hash));
            if let Some((seat, _)) = seat {
                guest.sits(seat);
            } else if hash == self.host {
                guest.role = Role::Host;
            } else {
                let because = format!(
                    "token {number} opens no seat of table {}: leave it out to watch, or sit \
                     down in an open seat",
                    self.table
                );
                return Err(wire::Error::new(ErrorCode::BadToken, because));
            }
        }
        Ok(guest)
    }
}
