//! Time for those who think: the one place where a clock is read.

/// Starts measuring a number of milliseconds, and answers with a question to be asked again and
/// again: may I go on?
///
/// It is a parameter because a browser has no [`std::time::Instant`]; there the caller brings one
/// that reads the page's clock.
pub type Stopwatch = fn(millis: u32) -> Box<dyn FnMut() -> bool>;

/// How many iterations pass between two looks at the stopwatch: few enough that an owl is not late
/// by more than a millisecond, enough that looking costs little.
pub(crate) const ITERATIONS_PER_LOOK: u32 = 8;

/// The stopwatch of a machine that has a clock.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn of_this_machine(millis: u32) -> Box<dyn FnMut() -> bool> {
    let start = std::time::Instant::now();
    let budget = std::time::Duration::from_millis(millis.into());
    Box::new(move || start.elapsed() < budget)
}

/// A machine without a clock lets a millisecond be a fixed number of looks.
#[cfg(target_arch = "wasm32")]
pub(crate) fn of_this_machine(millis: u32) -> Box<dyn FnMut() -> bool> {
    const LOOKS_PER_MILLI: u32 = 16;
    let mut left = millis.saturating_mul(LOOKS_PER_MILLI);
    Box::new(move || {
        left = left.saturating_sub(1);
        left > 0
    })
}
