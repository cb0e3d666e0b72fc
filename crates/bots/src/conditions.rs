//! The conditions under which a bot thinks: the clock it reads, and what can stop it early.

use std::fmt;
use std::sync::Arc;

use crate::{Stopwatch, stopwatch};

/// The conditions under which a bot thinks.
#[derive(Clone, Debug)]
pub struct Conditions {
    /// Measures budgets in milliseconds. A browser provides one that reads the page's clock.
    pub stopwatch: Stopwatch,
    /// Stops the thinking early.
    pub brake: Brake,
}

impl Default for Conditions {
    /// The machine's own clock, and no brake. If the machine has no clock, a millisecond counts as
    /// a fixed number of iterations.
    fn default() -> Self {
        Self {
            stopwatch: stopwatch::of_this_machine,
            brake: Brake::none(),
        }
    }
}

/// Tells a thinker when to stop. A stopped thinker answers with the best choice it has found so
/// far, so its answer depends on the speed of the machine.
#[derive(Clone, Default)]
pub struct Brake(Option<Arc<dyn Fn() -> bool + Send + Sync>>);

impl Brake {
    /// A brake that never stops anything.
    pub fn none() -> Self {
        Self(None)
    }

    /// A brake that stops as soon as this returns true. It is called every few iterations.
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
