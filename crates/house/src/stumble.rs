//! What tests put in a house's way. A house must bear rules that never end and rules that panic;
//! those that we ship are not like that, so tests bring their own.

use std::fmt;
use std::sync::Arc;

use room::Job;
use wire::{ClientMsg, NewTable, TableId};

/// Something that is called wherever rules are about to run, on the thread where they run. No
/// command line can ask for it.
#[derive(Clone, Default)]
pub struct Stumble(Option<Arc<Stumbling>>);

type Stumbling = dyn Fn(&Moment<'_>) + Send + Sync;

/// Where rules are about to run.
#[derive(Clone, Copy, Debug)]
pub enum Moment<'a> {
    /// A table is opened.
    Opening(&'a NewTable),
    /// A table is folded from its entries.
    Waking(&'a TableId),
    /// Somebody at a table has said something.
    Hearing(&'a TableId, &'a ClientMsg),
    /// A bot thinks.
    Thinking(&'a Job),
}

impl Stumble {
    /// Calls this. It may take its time, or panic.
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
