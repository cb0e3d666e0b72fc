//! The clock of a table: how long each person still has.

use tabletop::{BySeat, Seat, Seats};

/// When time runs out, for each person the table waits for.
pub(crate) struct Deadlines {
    seconds: u32,
    until: BySeat<Option<u64>>,
}

impl Deadlines {
    pub(crate) fn new(seconds: u32, n_seats: u8) -> Self {
        Self {
            seconds,
            until: BySeat::from_fn(n_seats, |_| None),
        }
    }

    /// Seconds for each decision.
    pub(crate) fn seconds(&self) -> u32 {
        self.seconds
    }

    /// When a decision that begins `at` has to be made.
    pub(crate) fn after(&self, at: u64) -> u64 {
        at.saturating_add(u64::from(self.seconds) * 1000)
    }

    /// Gives everybody whose clock runs time until then at least.
    pub(crate) fn grant(&mut self, until: u64) {
        for seat in Seats::all(self.until.n_seats()).iter() {
            self.until[seat] = self.until[seat].map(|end| end.max(until));
        }
    }

    /// Stops the clock of these seats: whatever they decide next is another decision.
    pub(crate) fn stop(&mut self, seats: Seats) {
        for seat in seats.iter() {
            self.until[seat] = None;
        }
    }

    /// Lets the clock run for exactly those who are waited for. Whose clock runs already is not
    /// given more time because somebody else did something.
    pub(crate) fn run_for(&mut self, waited_for: Seats, at: u64) {
        let until = self.after(at);
        for seat in Seats::all(self.until.n_seats()).iter() {
            self.until[seat] = waited_for
                .contains(seat)
                .then(|| self.until[seat].unwrap_or(until));
        }
    }

    /// The seats whose clock runs, with the end of their time.
    pub(crate) fn running(&self) -> impl Iterator<Item = (Seat, u64)> {
        let by_seat = self.until.by_seat();
        by_seat.filter_map(|(seat, until)| Some((seat, (*until)?)))
    }

    /// A seat whose time has run out, the longest ago first.
    pub(crate) fn run_out(&self, now: u64) -> Option<Seat> {
        let (seat, until) = self.running().min_by_key(|(_, until)| *until)?;
        (until <= now).then_some(seat)
    }
}
