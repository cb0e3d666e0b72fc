//! The result of a message: what to save, what to answer, whom to tell, what to think about.

use tabletop::Seats;
use wire::ServerMsg;

use crate::opening::NewRoom;
use crate::{Entry, Job};

/// The result of a message to a room.
///
/// The caller saves the new room, if any, and then the entries. It answers the asker, passes on
/// what was said, sends everyone their update since the version they last saw, and lets the bots
/// think.
#[derive(Debug, Default)]
pub struct Heard {
    /// What was done, to be saved before anybody is told. Empty if nothing changed.
    pub entries: Vec<Entry>,
    /// Answers to the asker alone.
    pub replies: Vec<ServerMsg>,
    /// Words for everybody at the table, including the speaker.
    pub said: Option<ServerMsg>,
    /// Whether there is something to tell.
    pub news: News,
    /// What bots have to think about from now on. If there are any, earlier jobs are stale; if
    /// there are none, bots that are thinking go on.
    pub jobs: Vec<Job>,
    /// A room for the same people, in which they already sit: their tokens are valid there too.
    pub opened: Option<Box<NewRoom>>,
}

/// Who has to be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum News {
    /// Nobody: nothing has changed.
    #[default]
    None,
    /// Only these seats. The others are not even told that something happened: a card exchanged
    /// face down, a whisper.
    Only(Seats),
    /// Everybody, each as they may see it.
    Everyone,
}

impl News {
    /// This news combined with more.
    pub(crate) fn and(self, more: Self) -> Self {
        match (self, more) {
            (Self::None, other) | (other, Self::None) => other,
            (Self::Only(some), Self::Only(others)) => {
                Self::Only(some.iter().chain(others.iter()).collect())
            }
            (Self::Everyone, _) | (_, Self::Everyone) => Self::Everyone,
        }
    }
}

impl Heard {
    pub(crate) fn reply(answer: ServerMsg) -> Self {
        Self {
            replies: vec![answer],
            ..Self::default()
        }
    }
}
