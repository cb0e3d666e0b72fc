//! The table's own time, which never goes back even if the wall clock does.
//!
//! Deadlines and entries use it. The argument `now` is the time of the wall clock. If that is
//! earlier than what the table has seen (the clock was set back, before a restart or while the
//! table was awake), the table goes on from where it was.

use crate::Room;

/// How the table's time follows the wall clock.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Time {
    /// The latest time that the table has seen.
    seen: u64,
    /// How far the table is ahead of the wall clock.
    ahead: u64,
}

impl Time {
    /// The time of a table whose last entry was made at `latest`.
    pub(crate) fn after(latest: u64) -> Self {
        Self {
            seen: latest,
            ahead: 0,
        }
    }

    /// The table's time when the wall clock shows `now`.
    pub(crate) fn at(self, now: u64) -> u64 {
        now.saturating_add(self.ahead).max(self.seen)
    }

    /// Looks at the wall clock. From then on it cannot be earlier.
    pub(crate) fn look(&mut self, now: u64) -> u64 {
        let time = self.at(now);
        // If the clock was set back, time goes on from here and does not stand still until it
        // catches up.
        self.ahead = time - now;
        self.seen = time;
        time
    }

    /// What the wall clock shows when it is `time` at the table.
    pub(crate) fn on_the_wall(self, time: u64) -> u64 {
        time.saturating_sub(self.ahead)
    }

    /// Notes that an entry was made at this time.
    pub(crate) fn entered(&mut self, at: u64) {
        self.seen = self.seen.max(at);
    }
}

impl Room {
    /// The table's time when the wall clock shows `now`.
    pub(crate) fn time(&self, now: u64) -> u64 {
        self.time.at(now)
    }
}
