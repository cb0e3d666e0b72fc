//! What comes of something said: what to save, what to answer, whom to tell, what to think about.

use tabletop::Seats;
use wire::ServerMsg;

use crate::opening::NewRoom;
use crate::{Entry, Job};

/// What comes of something said to a room.
///
/// The caller saves the new room, if there is one, and then the entries; it answers the asker; it
/// passes on what was said; it tells everyone, each from the version they last heard; and it lets
/// the bots think.
#[derive(Debug, Default)]
pub struct Heard {
    /// What was done, to be saved before anybody is told. Nothing, if nothing changed.
    pub entries: Vec<Entry>,
    /// Answers to whoever asked, and to nobody else.
    pub replies: Vec<ServerMsg>,
    /// Words for everybody at the table, the speaker included.
    pub said: Option<ServerMsg>,
    /// Whether there is something to tell.
    pub news: News,
    /// What bots have to think about from now on. Jobs that were given out before are then stale;
    /// where there is none here, whoever thinks goes on.
    pub jobs: Vec<Job>,
    /// A room for the same people, in which they already sit: their tokens are good there too.
    pub opened: Option<Box<NewRoom>>,
}

/// Who has to be told.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum News {
    /// Nobody: all is as it was.
    #[default]
    None,
    /// These seats alone. The others are not even told that something happened: a card that is
    /// exchanged face down, a whisper.
    Only(Seats),
    /// Everybody, each as they may see it.
    Everyone,
}

impl News {
    /// This news and more of it.
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
