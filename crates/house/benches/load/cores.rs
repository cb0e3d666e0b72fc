//! How much processor time a process used, as the system counts it.

/// Processor seconds that a process has used, over all cores.
pub(crate) fn used_by(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name, in brackets, can contain anything; only numbers come after it.
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let field = |n: usize| -> f64 {
        let field = after_name.split_whitespace().nth(n);
        field.and_then(|ticks| ticks.parse().ok()).unwrap_or(0.0)
    };
    /// Ticks per second as reported to programs, on every Linux.
    const TICKS: f64 = 100.0;
    (field(11) + field(12)) / TICKS
}
