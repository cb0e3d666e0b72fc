//! What a bot thinks under: the clock it reads, and who may end its thought early.

use std::fmt;
use std::sync::Arc;

use crate::{Stopwatch, stopwatch};

/// What a bot thinks under.
#[derive(Clone, Debug)]
pub struct Conditions {
    /// Measures budgets in milliseconds. A browser brings one that reads the page's clock.
    pub stopwatch: Stopwatch,
    /// Ends a thought early.
    pub brake: Brake,
}

impl Default for Conditions {
    /// The machine's own clock, and nobody who ends the thought. Where the machine has no clock, a
    /// millisecond stands for a fixed number of iterations.
    fn default() -> Self {
        Self {
            stopwatch: stopwatch::of_this_machine,
            brake: Brake::none(),
        }
    }
}

/// Whether a thinker is to stop. One that is stopped answers with the best it has found so far, so
/// what it answers then depends on how fast the machine is.
#[derive(Clone, Default)]
pub struct Brake(Option<Arc<dyn Fn() -> bool + Send + Sync>>);

impl Brake {
    /// Never.
    pub fn none() -> Self {
        Self(None)
    }

    /// As soon as this is true. It is asked every few iterations.
    pub fn when(stops: impl Fn() -> bool + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(stops)))
    }

    /// Whether it is time to stop.
    pub fn stops(&self) -> bool {
        self.0.as_ref().is_some_and(|stops| stops())
    }
}

impl fmt::Debug for Brake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() {
            "Brake"
        } else {
            "no brake"
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_brake_is_asked_each_time() {
        assert!(!Brake::none().stops());
        let brake = Brake::when(|| true);
        assert!(brake.stops() && brake.clone().stops());
    }
}
