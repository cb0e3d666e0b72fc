//! Whether the ledger can be written, for health checks.

use std::time::{Duration, Instant};

use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::Error;
use crate::chance::now;
use crate::ledger::{Page, SharedLedger};

/// How long a result is reused: frequent checks must not keep the disk busy.
const FRESH: Duration = Duration::from_secs(1);
/// How long the disk can take.
const PATIENCE: Duration = Duration::from_secs(2);

/// The last trial and its result.
#[derive(Default)]
pub(crate) struct Trial(Mutex<Option<(Instant, Result<(), Error>)>>);

impl Trial {
    /// Tries to write, unless somebody has just tried.
    pub(crate) async fn of(&self, ledger: &SharedLedger) -> Result<(), Error> {
        let mut last = self.0.lock().await;
        if let Some((at, tried)) = &*last
            && at.elapsed() < FRESH
        {
            return tried.clone();
        }
        let trial = ledger.write(Page::blank(now())).settled();
        let slow = Error::Ledger("the disk does not answer".to_owned());
        let tried = timeout(PATIENCE, trial).await.unwrap_or(Err(slow));
        *last = Some((Instant::now(), tried.clone()));
        tried
    }
}
