//! A finger that rests on a dog to read about it. Lifting it then presses nothing.

use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::*;

/// So long it rests.
const LONG_PRESS: Duration = Duration::from_millis(420);

/// One finger; a mouse only points and needs none.
#[derive(Clone, Copy)]
pub(crate) struct Finger {
    down: StoredValue<Option<TimeoutHandle>>,
    /// Whether it has rested long enough.
    rested: StoredValue<bool>,
}

impl Finger {
    /// A finger that touches nothing.
    pub(crate) fn new() -> Self {
        Self {
            down: StoredValue::new(None),
            rested: StoredValue::new(false),
        }
    }

    /// It comes down: if it stays, there is something to read.
    pub(crate) fn rest(self, read: impl Fn() + 'static) {
        self.lift();
        self.rested.set_value(false);
        let rested = self.rested;
        let read = move || {
            // The table may have been drawn anew under it.
            if rested.try_set_value(true).is_none() {
                read();
            }
        };
        let down = set_timeout_with_handle(read, LONG_PRESS).ok();
        self.down.set_value(down);
    }

    /// It goes up, or away.
    pub(crate) fn lift(self) {
        if let Some(down) = self.down.try_get_value().flatten() {
            down.clear();
            self.down.set_value(None);
        }
    }

    /// Whether what it pressed was only read; asked once a press.
    pub(crate) fn has_read(self) -> bool {
        let has_read = self.rested.get_value();
        self.rested.set_value(false);
        has_read
    }
}
