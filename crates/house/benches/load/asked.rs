//! The answers to a crowd, and how long they took.

use std::time::{Duration, Instant};

use tokio::task::JoinSet;

/// One answer.
pub(crate) struct Answer {
    at: Instant,
    /// Since it was due to be asked: a late start is part of the wait.
    took: Duration,
    /// How late it was asked, which is this side's own fault.
    late: Duration,
}

impl Answer {
    /// An answer that arrived just now.
    pub(crate) fn to(due: Instant, sent: Instant) -> Self {
        let at = Instant::now();
        Self {
            at,
            took: at - due,
            late: sent - due,
        }
    }
}

/// All answers.
pub(crate) struct Asked {
    /// When they arrived, in order.
    at: Vec<Instant>,
    /// How long they took, shortest first.
    took: Vec<Duration>,
    /// How late they were asked, least late first.
    late: Vec<Duration>,
}

impl Asked {
    pub(crate) async fn of(mut asking: JoinSet<Vec<Answer>>) -> Self {
        let mut answers = Vec::new();
        while let Some(asked) = asking.join_next().await {
            answers.extend(asked.expect("answers"));
        }
        assert!(!answers.is_empty(), "something was answered");
        let mut at: Vec<Instant> = answers.iter().map(|answer| answer.at).collect();
        let mut took: Vec<Duration> = answers.iter().map(|answer| answer.took).collect();
        let mut late: Vec<Duration> = answers.iter().map(|answer| answer.late).collect();
        at.sort_unstable();
        took.sort_unstable();
        late.sort_unstable();
        Self { at, took, late }
    }

    pub(crate) fn n(&self) -> usize {
        self.at.len()
    }

    /// Over the middle of the run, when everybody is there.
    pub(crate) fn per_second(&self) -> f64 {
        let (from, to) = (self.n() / 10, self.n() * 7 / 10);
        let time = self.at[to] - self.at[from];
        (to - from) as f64 / time.as_secs_f64()
    }

    /// The time within which this share of the answers came.
    pub(crate) fn millis(&self, share: f64) -> f64 {
        up_to(&self.took, share)
    }

    /// The delay within which this share was asked.
    pub(crate) fn late_millis(&self, share: f64) -> f64 {
        up_to(&self.late, share)
    }
}

fn up_to(sorted: &[Duration], share: f64) -> f64 {
    let last = sorted.len() - 1;
    sorted[(last as f64 * share) as usize].as_secs_f64() * 1000.0
}
