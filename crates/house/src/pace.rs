//! Rate limits: a token bucket that refills over time.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// A bucket. Each action takes a token; tokens are refilled at a constant rate.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    tokens: f64,
    filled: Instant,
    burst: f64,
    per_second: f64,
}

impl Pace {
    /// A full bucket.
    pub(crate) fn new(burst: u32, per_second: f64, now: Instant) -> Self {
        let burst = f64::from(burst);
        Self {
            tokens: burst,
            filled: now,
            burst,
            per_second,
        }
    }

    /// Takes a token, and says whether there was one.
    pub(crate) fn take(&mut self, now: Instant) -> Taken {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.filled = now;
        self.tokens = (self.tokens + passed * self.per_second).min(self.burst) - 1.0;
        if self.tokens >= 0.0 {
            Taken::Fine
        } else if self.tokens >= -self.burst {
            Taken::TooFast
        } else {
            Taken::Flood
        }
    }

    fn is_full(&self, now: Instant) -> bool {
        let passed = now.saturating_duration_since(self.filled).as_secs_f64();
        self.tokens + passed * self.per_second >= self.burst
    }
}

/// Whether there was a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Taken {
    /// There was a token.
    Fine,
    /// There was none: report it, and do nothing.
    TooFast,
    /// There has been none for a long time, in spite of warnings.
    Flood,
}

/// A bucket for each address.
pub(crate) struct PaceByAddress {
    burst: u32,
    per_second: f64,
    paces: Mutex<BTreeMap<IpAddr, Pace>>,
}

/// How many addresses are remembered before full buckets are dropped.
const ADDRESSES: usize = 10_000;

impl PaceByAddress {
    /// Buckets with `burst` tokens that refill at `per_minute`.
    pub(crate) fn new(burst: u32, per_minute: u32) -> Self {
        Self {
            burst,
            per_second: f64::from(per_minute) / Duration::from_mins(1).as_secs_f64(),
            paces: Mutex::default(),
        }
    }

    /// Takes a token from the bucket of an address.
    pub(crate) fn take(&self, address: IpAddr, now: Instant) -> Taken {
        let mut paces = self.paces.lock().unwrap_or_else(PoisonError::into_inner);
        if paces.len() >= ADDRESSES {
            paces.retain(|_, pace| !pace.is_full(now));
        }
        paces
            .entry(address)
            .or_insert_with(|| Pace::new(self.burst, self.per_second, now))
            .take(now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_burst_is_fine_a_flood_is_not_and_the_bucket_refills() {
        let start = Instant::now();
        let mut pace = Pace::new(3, 1.0, start);
        let taken: Vec<Taken> = (0..7).map(|_| pace.take(start)).collect();
        assert_eq!(taken[..3], [Taken::Fine; 3]);
        assert_eq!(taken[3..6], [Taken::TooFast; 3]);
        assert_eq!(taken[6], Taken::Flood);
        assert_eq!(pace.take(start + Duration::from_mins(1)), Taken::Fine);
    }

    #[test]
    fn each_address_has_its_own_bucket() {
        let paces = PaceByAddress::new(1, 1);
        let now = Instant::now();
        assert_eq!(paces.take([10, 0, 0, 1].into(), now), Taken::Fine);
        assert_eq!(paces.take([10, 0, 0, 1].into(), now), Taken::TooFast);
        assert_eq!(paces.take([10, 0, 0, 2].into(), now), Taken::Fine);
    }
}
