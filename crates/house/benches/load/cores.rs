//! How much of the machine somebody used, as the system counts it.

/// Seconds of all cores that a process has used.
pub(crate) fn used_by(process: u32) -> f64 {
    let stat = std::fs::read_to_string(format!("/proc/{process}/stat")).unwrap_or_default();
    // The name, in brackets, may hold anything; what comes after it is numbers.
    let after_name = stat.rsplit(')').next().unwrap_or_default();
    let field = |n: usize| -> f64 {
        let field = after_name.split_whitespace().nth(n);
        field.and_then(|ticks| ticks.parse().ok()).unwrap_or(0.0)
    };
    /// Ticks a second in what the system tells programs, on every Linux there is.
    const TICKS: f64 = 100.0;
    (field(11) + field(12)) / TICKS
}
