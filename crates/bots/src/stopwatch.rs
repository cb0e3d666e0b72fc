//! Time for thinking: the one place where a clock is read.

/// Starts measuring a number of milliseconds, and returns a function that says whether there is
/// time left.
///
/// It is a parameter because a browser has no [`std::time::Instant`]; there the caller provides one
/// that reads the page's clock.
pub type Stopwatch = fn(millis: u32) -> Box<dyn FnMut() -> bool>;

/// How many iterations pass between two looks at the stopwatch: few enough that an owl is at most a
/// millisecond late, and enough that looking costs little.
pub(crate) const ITERATIONS_PER_LOOK: u32 = 8;

/// The stopwatch of a machine that has a clock.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn of_this_machine(millis: u32) -> Box<dyn FnMut() -> bool> {
    let start = std::time::Instant::now();
    let budget = std::time::Duration::from_millis(millis.into());
    Box::new(move || start.elapsed() < budget)
}

/// On a machine without a clock, a millisecond is a fixed number of looks.
#[cfg(target_arch = "wasm32")]
pub(crate) fn of_this_machine(millis: u32) -> Box<dyn FnMut() -> bool> {
    const LOOKS_PER_MILLI: u32 = 16;
    let mut left = millis.saturating_mul(LOOKS_PER_MILLI);
    Box::new(move || {
        left = left.saturating_sub(1);
        left > 0
    })
}
