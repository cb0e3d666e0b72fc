//! The clock of a table: how long each person still has.

use tabletop::{BySeat, Glass, Seat, Seats};

/// When time runs out for each person the table waits for.
pub(crate) struct Deadlines {
    /// Seconds for each decision, at a table with a clock.
    seconds: Option<u32>,
    until: BySeat<Option<u64>>,
    glass: Option<Turned>,
}

/// Who a sandglass runs for at a table without a clock. It never runs for several people at one
/// screen, because they can see when everybody is ready.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Glasses {
    /// For people at different screens.
    Apart,
    /// Also for one person alone against bots.
    Alone,
}

/// A running sandglass, and when it will be empty.
struct Turned {
    glass: Glass<()>,
    until: u64,
}

/// What ran out of time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum RunOut {
    /// A decision of this seat.
    Decision(Seat),
    /// The sandglass for something that several seats settle together.
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

    /// When a decision that starts `at` this time has to be made, at a table with a clock.
    pub(crate) fn after(&self, at: u64) -> Option<u64> {
        let seconds = self.seconds?;
        Some(at.saturating_add(u64::from(seconds) * 1000))
    }

    /// Gives everybody whose clock runs time until at least `until`.
    pub(crate) fn grant(&mut self, until: u64) {
        for seat in Seats::all(self.until.n_seats()).iter() {
            self.until[seat] = self.until[seat].map(|end| end.max(until));
        }
        if let Some(turned) = &mut self.glass {
            turned.until = turned.until.max(until);
        }
    }

    /// Stops the clock of those who acted, because what they decide next is a new decision. If
    /// others are still awaited at the same time, it is the same decision, and acting first
    /// (looking at something, saying something) gives nobody more time.
    pub(crate) fn decided(&mut self, acted: Seats, waited_for: Seats) {
        let is_left = |(seat, _)| !acted.contains(seat) && waited_for.contains(seat);
        if self.running().any(is_left) {
            return;
        }
        for seat in acted.iter() {
            self.until[seat] = None;
        }
    }

    /// Runs the clock for exactly those who are waited for. A clock that is already running is not
    /// extended because somebody else did something.
    pub(crate) fn run_for(&mut self, waited_for: Seats, at: u64) {
        let until = self.after(at);
        for seat in Seats::all(self.until.n_seats()).iter() {
            self.until[seat] = if waited_for.contains(seat) {
                self.until[seat].or(until)
            } else {
                None
            };
        }
    }

    /// Turns the game's glass over, or takes it away. A glass that is already running is not turned
    /// over again.
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

    /// The running glass: its seats, its seconds in all, and when it will be empty.
    pub(crate) fn glass(&self) -> Option<(Seats, u32, u64)> {
        let Turned { glass, until } = self.glass.as_ref()?;
        Some((glass.seats, glass.seconds, *until))
    }

    /// The seats whose clock runs, with the end of their time.
    pub(crate) fn running(&self) -> impl Iterator<Item = (Seat, u64)> {
        let by_seat = self.until.by_seat();
        by_seat.filter_map(|(seat, until)| Some((seat, (*until)?)))
    }

    /// When something runs out of time next, and what. If a decision and the glass end together,
    /// the glass goes first, and there is nothing left to decide.
    pub(crate) fn next(&self) -> Option<(u64, RunOut)> {
        let glass = self.glass.iter();
        let glass = glass.map(|turned| (turned.until, RunOut::Glass));
        let decisions = self.running();
        let decisions = decisions.map(|(seat, until)| (until, RunOut::Decision(seat)));
        glass.chain(decisions).min_by_key(|(until, _)| *until)
    }
}
