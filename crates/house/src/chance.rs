//! What nobody can guess, and what time it is: the two things a room is handed from outside.

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use tabletop::Seed;

/// Where the house's chance comes from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Luck {
    /// The system, as it must be wherever people play.
    #[default]
    System,
    /// The same in every run, for tests: anybody could guess it. No command line can ask for it.
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
    /// A system that cannot give random bytes cannot keep a secret either, so there is no going on.
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

/// Milliseconds since 1970. The clock on the wall is looked at once; from then on the time that went
/// by is counted, so that nobody's time at a table changes when the clock on the wall is set.
pub(crate) fn now() -> u64 {
    static BEGAN: OnceLock<(Instant, u64)> = OnceLock::new();
    let (began, at) = BEGAN.get_or_init(|| (Instant::now(), on_the_wall()));
    at.saturating_add(millis(began.elapsed()))
}

fn on_the_wall() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    // A clock before 1970 is wrong anyway; tables then think it is 1970.
    since.map_or(0, millis)
}

fn millis(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}
