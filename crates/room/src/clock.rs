//! The clock of a table: how long each person still has.

use tabletop::{BySeat, Glass, Seat, Seats};

/// When time runs out, for each person the table waits for.
pub(crate) struct Deadlines {
    /// Seconds for each decision, at a table with a clock.
    seconds: Option<u32>,
    until: BySeat<Option<u64>>,
    glass: Option<Turned>,
}

/// For whom a sandglass runs at a table without a clock. Around one screen it never does for
/// several: those who share one see when somebody is ready.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glasses {
    /// For people who cannot see each other.
    Apart,
    /// For somebody alone against bots too.
    Alone,
}

/// A sandglass that runs, and when it is empty.
struct Turned {
    glass: Glass<()>,
    until: u64,
}

/// What has run out of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RunOut {
    /// A decision of this seat.
    Decision(Seat),
    /// What several seats had to settle together.
    Glass,
}

impl Deadlines {
    pub(crate) fn new(seconds: Option<u32>, n_seats: u8) -> Self {
        Self {
            seconds,
            until: BySeat::from_fn(n_seats, |_| None),
            glass: None,
        }
    }

    /// Seconds for each decision, at a table with a clock.
    pub(crate) fn seconds(&self) -> Option<u32> {
        self.seconds
    }

    /// When a decision that begins `at` has to be made, at a table with a clock.
    pub(crate) fn after(&self, at: u64) -> Option<u64> {
        let seconds = self.seconds?;
        Some(at.saturating_add(u64::from(seconds) * 1000))
    }

    /// Gives everybody whose clock runs time until then at least.
    pub(crate) fn grant(&mut self, until: u64) {
        for seat in Seats::all(self.until.n_seats()).iter() {
            self.until[seat] = self.until[seat].map(|end| end.max(until));
        }
        if let Some(turned) = &mut self.glass {
            turned.until = turned.until.max(until);
        }
    }

    /// Stops the clock of those who acted: whatever they decide next is another decision. Where
    /// others are still waited for at the same time it is the same one, and who has looked at
    /// something or said something first has no more time than they.
    pub(crate) fn decided(&mut self, acted: Seats, waited_for: Seats) {
        let is_left = |(seat, _)| !acted.contains(seat) && waited_for.contains(seat);
        if self.running().any(is_left) {
            return;
        }
        for seat in acted.iter() {
            self.until[seat] = None;
        }
    }

    /// Lets the clock run for exactly those who are waited for. Whose clock runs already is not
    /// given more time because somebody else did something.
    pub(crate) fn run_for(&mut self, waited_for: Seats, at: u64) {
        let until = self.after(at);
        for seat in Seats::all(self.until.n_seats()).iter() {
            self.until[seat] = match waited_for.contains(seat) {
                true => self.until[seat].or(until),
                false => None,
            };
        }
    }

    /// Puts the glass of the game on the table, or takes it away. One that stands there already runs
    /// on, whatever was said meanwhile.
    pub(crate) fn turn<A>(&mut self, glass: Option<Glass<A>>, at: u64) {
        self.glass = glass.map(|glass| {
            let before = self.glass.as_ref();
            let still = before.filter(|turned| glass.is_still(&turned.glass));
            let until = at.saturating_add(u64::from(glass.seconds) * 1000);
            Turned {
                until: still.map_or(until, |turned| turned.until),
                glass: glass.map(|_| ()),
            }
        });
    }

    /// The glass that runs: for whom, for how many seconds in all, and when it is empty.
    pub(crate) fn glass(&self) -> Option<(Seats, u32, u64)> {
        let Turned { glass, until } = self.glass.as_ref()?;
        Some((glass.seats, glass.seconds, *until))
    }

    /// The seats whose clock runs, with the end of their time.
    pub(crate) fn running(&self) -> impl Iterator<Item = (Seat, u64)> {
        let by_seat = self.until.by_seat();
        by_seat.filter_map(|(seat, until)| Some((seat, (*until)?)))
    }

    /// When something runs out of time next, and what. Where a decision and the glass end
    /// together, there is nothing left to decide.
    pub(crate) fn next(&self) -> Option<(u64, RunOut)> {
        let glass = self.glass.iter();
        let glass = glass.map(|turned| (turned.until, RunOut::Glass));
        let decisions = self.running();
        let decisions = decisions.map(|(seat, until)| (until, RunOut::Decision(seat)));
        glass.chain(decisions).min_by_key(|(until, _)| *until)
    }
}
