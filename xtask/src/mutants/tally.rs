//! The result of the mutants of one game.

use std::fmt;

/// How many were caught, which were missed, and how many were unviable.
#[derive(Debug, Default)]
pub(super) struct Tally {
    /// The game, and what was broken: `ARGH, code`.
    pub(super) of: String,
    /// How many there are to choose from.
    pub(super) n_all: usize,
    /// A test failed.
    pub(super) n_caught: usize,
    /// The tests took too long.
    pub(super) n_late: usize,
    /// It does not compile, or the box cannot be played, so nobody could have it.
    pub(super) n_unviable: usize,
    /// No test failed: the place, and what was changed.
    pub(super) missed: Vec<String>,
}

impl Tally {
    fn n_viable(&self) -> usize {
        self.n_caught + self.n_late + self.missed.len()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let viable = self.n_viable();
        let noticed = self.n_caught + self.n_late;
        let tenths = (noticed * 1000).checked_div(viable).unwrap_or(1000);
        writeln!(
            f,
            "{}: {noticed} of {viable} viable mutants caught, {}.{} % ({} by time; {} unviable; {} tried of {})",
            self.of,
            tenths / 10,
            tenths % 10,
            self.n_late,
            self.n_unviable,
            viable + self.n_unviable,
            self.n_all,
        )?;
        for missed in &self.missed {
            writeln!(f, "  missed  {missed}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unviable_mutants_are_left_out_of_the_share() {
        let tally = Tally {
            of: "ARGH, code".to_owned(),
            n_all: 400,
            n_caught: 17,
            n_late: 1,
            n_unviable: 2,
            missed: vec!["play.rs:7:1: replace < with <=".to_owned()],
        };
        assert_eq!(
            tally.to_string(),
            "ARGH, code: 18 of 19 viable mutants caught, 94.7 % (1 by time; 2 unviable; 21 tried of 400)\n  \
             missed  play.rs:7:1: replace < with <=\n"
        );
    }
}
