//! A long press: a finger that rests on a dog shows what is printed there, and lifting it then presses
//! nothing. Its state belongs to the page, so that it survives changes of the table. A mouse only has to
//! point.

use std::cell::Cell;
use std::time::Duration;

use leptos::leptos_dom::helpers::TimeoutHandle;
use leptos::prelude::set_timeout_with_handle;

/// How long the finger has to rest.
const LONG_PRESS: Duration = Duration::from_millis(420);

thread_local! {
    static DOWN: Cell<Option<TimeoutHandle>> = const { Cell::new(None) };
    /// Whether the finger has rested long enough.
    static RESTED: Cell<bool> = const { Cell::new(false) };
}

/// The finger comes down. If it stays, `read` is called.
pub(crate) fn rest(read: impl Fn() + 'static) {
    lift();
    RESTED.set(false);
    let read = move || {
        RESTED.set(true);
        read();
    };
    DOWN.set(set_timeout_with_handle(read, LONG_PRESS).ok());
}

/// The finger is lifted or moves away.
pub(crate) fn lift() {
    if let Some(down) = DOWN.take() {
        down.clear();
    }
}

/// Whether the last press was only for reading. Asking resets it.
pub(crate) fn has_read() -> bool {
    RESTED.take()
}
