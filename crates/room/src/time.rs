//! The table's own time: it never goes back, whatever the clock on the wall does.
//!
//! Deadlines are kept in it, and entries are stamped with it. What is handed in as `now` is the
//! time on the wall, and where that is earlier than what the table has seen (a clock that was set
//! back, before a restart or while the table was awake) the table goes on from where it was.

use crate::Room;

/// How the table's time follows the wall's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Time {
    /// The latest time that was seen.
    seen: u64,
    /// How far the table is ahead of the wall.
    ahead: u64,
}

impl Time {
    /// The time of a table whose last entry was made then.
    pub(crate) fn after(latest: u64) -> Self {
        Self {
            seen: latest,
            ahead: 0,
        }
    }

    /// What time it is when the wall says `now`.
    pub(crate) fn at(self, now: u64) -> u64 {
        now.saturating_add(self.ahead).max(self.seen)
    }

    /// Looks at the wall. From then on it cannot be earlier.
    pub(crate) fn look(&mut self, now: u64) -> u64 {
        let time = self.at(now);
        // A clock that was set back goes on from here, and does not stand still until it is back.
        self.ahead = time - now;
        self.seen = time;
        time
    }

    /// What the wall says when it is `time` at the table.
    pub(crate) fn on_the_wall(self, time: u64) -> u64 {
        time.saturating_sub(self.ahead)
    }

    /// An entry was made then.
    pub(crate) fn entered(&mut self, at: u64) {
        self.seen = self.seen.max(at);
    }
}

impl Room {
    /// What time it is at the table when the wall says `now`.
    pub(crate) fn time(&self, now: u64) -> u64 {
        self.time.at(now)
    }
}
