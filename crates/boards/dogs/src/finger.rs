//! A finger that rests on a dog to read about it. Lifting it then presses nothing. There is one for
//! the page, so that it rests on even while the table changes under it; a mouse only points and needs none.

use std::cell::Cell;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::set_timeout_with_handle;

/// So long it rests.
const LONG_PRESS: Duration = Duration::from_millis(420);

thread_local! {
    static DOWN: Cell<Option<TimeoutHandle>> = const { Cell::new(None) };
    /// Whether it has rested long enough.
    static RESTED: Cell<bool> = const { Cell::new(false) };
}

/// It comes down: if it stays, there is something to read.
pub(crate) fn rest(read: impl Fn() + 'static) {
    lift();
    RESTED.set(false);
    let read = move || {
        RESTED.set(true);
        read();
    };
    DOWN.set(set_timeout_with_handle(read, LONG_PRESS).ok());
}

/// It goes up, or away.
pub(crate) fn lift() {
    if let Some(down) = DOWN.take() {
        down.clear();
    }
}

/// Whether what it pressed was only read; asked once a press.
pub(crate) fn has_read() -> bool {
    RESTED.take()
}
