//! The results of the steps of a long run, printed at its end.

use std::fmt;
use std::time::{Duration, Instant};

/// The steps and their results.
#[derive(Debug, Default)]
pub(crate) struct Summary {
    steps: Vec<Step>,
}

#[derive(Debug)]
struct Step {
    name: &'static str,
    came: Came,
    took: Duration,
}

/// The result of one step.
#[derive(Debug)]
pub(crate) enum Came {
    Passed,
    /// With what went wrong.
    Failed(String),
    /// With the reason, which is shown: a step that is left out silently looks as if it had passed.
    NotRun(String),
}

impl Summary {
    /// Runs a step, times it and continues in any case.
    pub(crate) fn step(&mut self, name: &'static str, work: impl FnOnce() -> Came) {
        println!("\n=== {name}");
        let start = Instant::now();
        let came = work();
        match &came {
            Came::Passed => println!("=== {name}: ok"),
            Came::Failed(why) => println!("=== {name}: FAILED: {why}"),
            Came::NotRun(why) => println!("=== {name}: not run: {why}"),
        }
        self.steps.push(Step {
            name,
            came,
            took: start.elapsed(),
        });
    }

    /// Whether anything failed. A step that was not run has not failed, and is shown as not run.
    pub(crate) fn has_failed(&self) -> bool {
        self.count(|came| matches!(came, Came::Failed(_))) > 0
    }

    fn count(&self, is: impl Fn(&Came) -> bool) -> usize {
        self.steps.iter().filter(|step| is(&step.came)).count()
    }
}

impl From<Result<(), String>> for Came {
    fn from(result: Result<(), String>) -> Self {
        match result {
            Ok(()) => Self::Passed,
            Err(why) => Self::Failed(why),
        }
    }
}

impl fmt::Display for Summary {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "step     result   seconds")?;
        for step in &self.steps {
            let name = step.name;
            let seconds = step.took.as_secs_f32();
            match &step.came {
                Came::Passed => writeln!(f, "{name:<8} ok       {seconds:>7.1}")?,
                Came::Failed(why) => writeln!(f, "{name:<8} FAILED   {seconds:>7.1}  {why}")?,
                Came::NotRun(why) => writeln!(f, "{name:<8} not run: {why}")?,
            }
        }
        let passed = self.count(|came| matches!(came, Came::Passed));
        let failed = self.count(|came| matches!(came, Came::Failed(_)));
        write!(f, "{passed} passed, {failed} failed")?;
        match self.count(|came| matches!(came, Came::NotRun(_))) {
            0 => Ok(()),
            not_run => write!(f, ", {not_run} not run"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_summary_shows_every_step_and_counts_them_last() {
        let mut summary = Summary::default();
        summary.step("fmt", || Came::Passed);
        assert!(!summary.has_failed());
        summary.step("clippy", || Err("2 warnings".to_owned()).into());
        summary.step("fuzz", || Came::NotRun("needs nightly".to_owned()));
        summary.step("tidy", || Ok(()).into());
        assert!(summary.has_failed());
        let expected = "\
step     result   seconds
fmt      ok           0.0
clippy   FAILED       0.0  2 warnings
fuzz     not run: needs nightly
tidy     ok           0.0
2 passed, 1 failed, 1 not run";
        assert_eq!(summary.to_string(), expected);
    }
}
