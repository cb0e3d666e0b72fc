//! Randomness and time: the two things a room gets from outside.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tabletop::Seed;

/// Where the house's randomness comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Luck {
    /// The operating system. Required wherever people play.
    #[default]
    System,
    /// The same in every run, for tests: anybody could guess it. No command line option selects it.
    Repeated(u64),
}

/// A source of bytes.
pub(crate) struct Source {
    luck: Luck,
    n_drawn: AtomicU64,
}

impl Source {
    pub(crate) fn new(luck: Luck) -> Self {
        Self {
            luck,
            n_drawn: AtomicU64::new(0),
        }
    }

    /// Thirty-two bytes that nobody can guess.
    ///
    /// A system without random bytes cannot keep a secret either, so this panics if there are none.
    pub(crate) fn fresh_bytes(&self) -> [u8; 32] {
        match self.luck {
            Luck::System => {
                let mut bytes = [0; 32];
                getrandom::fill(&mut bytes).expect("the system gives random bytes");
                bytes
            }
            Luck::Repeated(number) => {
                let n_drawn = self.n_drawn.fetch_add(1, Ordering::Relaxed);
                Seed::from_number(number.wrapping_add(n_drawn)).0.0
            }
        }
    }
}

/// Milliseconds since 1970. The system clock is read once; after that the elapsed time is added, so
/// that setting the clock changes nobody's time at a table.
pub(crate) fn now() -> u64 {
    static BEGAN: OnceLock<(Instant, u64)> = OnceLock::new();
    let (began, at) = BEGAN.get_or_init(|| (Instant::now(), system_clock()));
    at.saturating_add(millis(began.elapsed()))
}

fn system_clock() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    // A clock before 1970 is wrong anyway; tables then think it is 1970.
    since.map_or(0, millis)
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
