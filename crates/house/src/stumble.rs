//! Failures that tests inject into a house. A house must survive rules that never end and rules
//! that panic. Our own rules do neither, so tests bring theirs.

use std::fmt;
use std::sync::Arc;

use room::Job;
use wire::{ClientMsg, NewTable, TableId};

/// A callback that runs wherever rules are about to run, on the same thread. No command line option
/// sets it.
#[derive(Clone, Default)]
pub struct Stumble(Option<Arc<Stumbling>>);

type Stumbling = dyn Fn(&Moment<'_>) + Send + Sync;

/// The point where rules are about to run.
#[derive(Clone, Copy, Debug)]
pub enum Moment<'a> {
    /// A table is opened.
    Opening(&'a NewTable),
    /// A table is folded from its entries.
    Waking(&'a TableId),
    /// Somebody at a table has sent a message.
    Hearing(&'a TableId, &'a ClientMsg),
    /// A bot thinks.
    Thinking(&'a Job),
}

impl Stumble {
    /// Uses this callback. It may block, or panic.
    pub fn when(stumbles: impl Fn(&Moment<'_>) + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(stumbles)))
    }

    pub(crate) fn at(&self, moment: &Moment<'_>) {
        if let Some(stumbles) = &self.0 {
            stumbles(moment);
        }
    }
}

impl fmt::Debug for Stumble {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(if self.0.is_some() {
            "Stumble"
        } else {
            "no stumble"
        })
    }
}
