//! Ctrl-C, and other ways of being asked to end.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use bots::Brake;

use crate::error::Error;

/// Calls `then` on a separate thread each time somebody presses Ctrl-C, closes the terminal or asks
/// the process to end.
pub(crate) fn on_ctrl_c(then: impl FnMut() + Send + 'static) -> Result<(), Error> {
    ctrlc::set_handler(then)
        .map_err(|error| Error::input(format!("cannot listen to Ctrl-C: {error}")))
}

/// A brake that Ctrl-C pulls, for work that checks it now and then.
pub(crate) fn brake() -> Result<Brake, Error> {
    let stop = Arc::new(AtomicBool::new(false));
    let raised = Arc::clone(&stop);
    on_ctrl_c(move || raised.store(true, Ordering::Relaxed))?;
    Ok(Brake::when(move || stop.load(Ordering::Relaxed)))
}
