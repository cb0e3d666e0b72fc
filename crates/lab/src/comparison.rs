//! Comparing two setups: what changes, and whether it can be luck.

use serde::Serialize;

use crate::{Estimate, Report};

/// Two reports side by side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// The first setup.
    pub one: Report,
    /// The second.
    pub other: Report,
    /// What differs, line by line.
    pub differences: Vec<Difference>,
}

/// One figure in both reports, and how it changes from the first to the second.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Difference {
    /// What the figure is about: `seat A wins`.
    pub what: String,
    /// What it is measured in.
    pub unit: Unit,
    /// In the first report.
    pub one: f64,
    /// In the second.
    pub other: f64,
    /// The second minus the first.
    pub change: f64,
    /// The lower end of the 95 % interval of the change.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

/// What a figure is measured in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Unit {
    /// A share of deals.
    Share,
    /// A number of actions.
    Actions,
}

impl Unit {
    /// What a figure is multiplied by for printing, and the unit after it.
    pub(crate) fn scale(self) -> (f64, &'static str) {
        match self {
            Self::Share => (100.0, "%"),
            Self::Actions => (1.0, ""),
        }
    }
}

impl Comparison {
    /// Compares two reports with the same bots and the same number of seats.
    pub fn of(one: Report, other: Report) -> Self {
        let mut differences = Vec::new();
        let mut share = |what: String, one: Estimate, other: Estimate| {
            differences.push(Difference::new(what, Unit::Share, one, other));
        };
        for (seat, same) in one.seats.iter().zip(&other.seats) {
            share(format!("seat {} wins", seat.seat), seat.wins, same.wins);
        }
        for level in &one.levels {
            let same = other.levels.iter().find(|same| same.level == level.level);
            if let Some(same) = same.filter(|_| one.levels.len() > 1) {
                share(format!("{} wins", level.level), level.wins, same.wins);
            }
        }
        share("shared win".to_owned(), one.shared, other.shared);
        share("nobody wins".to_owned(), one.nobody, other.nobody);
        for kind in kinds(&one, &other) {
            share(
                format!("ends: {kind}"),
                end(&one, &kind),
                end(&other, &kind),
            );
        }
        let length = |report: &Report| Estimate {
            estimate: report.length.mean,
            low: report.length.low,
            high: report.length.high,
        };
        let what = "length in actions".to_owned();
        let lengths = Difference::new(what, Unit::Actions, length(&one), length(&other));
        differences.push(lengths);
        Self {
            one,
            other,
            differences,
        }
    }
}

impl Difference {
    /// The interval is Newcombe's: the distances of both sides from their estimates, added as
    /// squares.
    fn new(what: String, unit: Unit, one: Estimate, other: Estimate) -> Self {
        let change = other.estimate - one.estimate;
        let down = (other.estimate - other.low).hypot(one.high - one.estimate);
        let up = (other.high - other.estimate).hypot(one.estimate - one.low);
        Self {
            what,
            unit,
            one: one.estimate,
            other: other.estimate,
            change,
            low: change - down,
            high: change + up,
        }
    }

    /// Whether the interval excludes zero.
    pub fn is_clear(&self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }
}

/// Every kind of ending in either report, in the order of the first and then of the second.
fn kinds(one: &Report, other: &Report) -> Vec<String> {
    let mut kinds: Vec<String> = Vec::new();
    for end in one.ends.iter().chain(&other.ends) {
        if !kinds.contains(&end.kind) {
            kinds.push(end.kind.clone());
        }
    }
    kinds
}

fn end(report: &Report, kind: &str) -> Estimate {
    let found = report.ends.iter().find(|end| end.kind == kind);
    found.map_or_else(|| Estimate::wilson(0.0, report.deals), |end| end.share)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_of_a_difference_is_newcombes() {
        // Source: Newcombe 1998, "Interval estimation for the difference between independent
        // proportions", table II, method 10: 56 of 70 less 48 of 80 lies in 0.0524 to 0.3339.
        let difference = Difference::new(
            String::new(),
            Unit::Share,
            Estimate::wilson(48.0, 80),
            Estimate::wilson(56.0, 70),
        );
        assert!((difference.change - 0.2).abs() < 1e-9);
        assert!((difference.low - 0.0524).abs() < 5e-5, "{difference:?}");
        assert!((difference.high - 0.3339).abs() < 5e-5, "{difference:?}");
        assert!(difference.is_clear());
    }
}
