//! Reports as tables that people read.

use std::fmt;

use crate::{Comparison, Difference, Estimate, Extent, Report};

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} deals", self.game, self.deals)?;
        if let Extent::Partial { wanted } = self.extent {
            write!(f, " (partial: stopped before all of {wanted})")?;
        }
        writeln!(f, ", bots {}, seed {}", self.bots.join(", "), self.seed)?;
        if self.sides.iter().any(|side| side.len() > 1) {
            writeln!(f, "sides that win together: {}", self.sides.join(", "))?;
        }
        let width = self.label_width();
        writeln!(f, "\n{:<width$}  {:>7}  95 % interval", "wins", "share")?;
        for seat in &self.seats {
            line(f, width, &format!("seat {}", seat.seat), seat.wins)?;
        }
        for level in &self.levels {
            line(f, width, &level.level, level.wins)?;
        }
        line(f, width, "shared win", self.shared)?;
        line(f, width, "nobody wins", self.nobody)?;
        writeln!(f, "\n{:<width$}  {:>7}  95 % interval", "ends", "share")?;
        for end in &self.ends {
            line(f, width, &end.kind, end.share)?;
        }
        let length = self.length;
        writeln!(
            f,
            "\n{:<width$}  {:>7}  5 % to 95 % of deals",
            "length", "mean"
        )?;
        writeln!(
            f,
            "{:<width$}  {:>7.2}  {} to {}",
            "actions", length.mean, length.shortest_5_percent, length.longest_5_percent
        )?;
        if !self.measures.is_empty() {
            writeln!(f, "\n{:<width$}  {:>7}  of", "measured", "mean")?;
        }
        for measure in &self.measures {
            let (name, mean, of) = (&measure.name, measure.mean, measure.of);
            writeln!(f, "{name:<width$}  {mean:>7.3}  {of}")?;
        }
        Ok(())
    }
}

impl Report {
    /// The width of the widest name in the first column.
    fn label_width(&self) -> usize {
        let names = self.levels.iter().map(|level| level.level.len());
        let names = names.chain(self.ends.iter().map(|end| end.kind.len()));
        let names = names.chain(self.measures.iter().map(|measure| measure.name.len()));
        names.max().unwrap_or(0).max("nobody wins".len())
    }
}

fn line(f: &mut fmt::Formatter<'_>, width: usize, label: &str, found: Estimate) -> fmt::Result {
    let Estimate {
        estimate,
        low,
        high,
    } = found;
    writeln!(
        f,
        "{label:<width$}  {:>6.2}%  {:.2}% to {:.2}%",
        estimate * 100.0,
        low * 100.0,
        high * 100.0
    )
}

impl fmt::Display for Comparison {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { one, other, .. } = self;
        writeln!(
            f,
            "{}: {} deals against {} deals",
            one.game, one.deals, other.deals
        )?;
        let widths = self
            .differences
            .iter()
            .map(|difference| difference.what.len());
        let width = widths.max().unwrap_or(0);
        writeln!(
            f,
            "\n{:<width$}  {:>8}  {:>8}  {:>8}  95 % interval of the difference",
            "", "first", "second", "change"
        )?;
        for difference in &self.differences {
            writeln!(f, "{difference:width$}")?;
        }
        writeln!(
            f,
            "\n* the interval excludes zero; one line in twenty does so by chance alone"
        )
    }
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let width = f.width().unwrap_or(0);
        let (scale, unit) = self.unit.scale();
        let number = |value: f64| format!("{:.2}{unit}", value * scale);
        let change = |value: f64| format!("{:+.2}{unit}", value * scale);
        let mark = if self.is_clear() { " *" } else { "" };
        write!(
            f,
            "{:<width$}  {:>8}  {:>8}  {:>8}  {} to {}{mark}",
            self.what,
            number(self.one),
            number(self.other),
            change(self.change),
            change(self.low),
            change(self.high),
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{EndReport, LengthReport, LevelReport, SeatReport};

    #[test]
    fn a_report_is_an_aligned_table_that_says_when_it_is_partial() {
        let share = |estimate: f64| Estimate {
            estimate,
            low: estimate / 2.0,
            high: estimate * 1.5,
        };
        let report = Report {
            game: "tiny",
            deals: 50,
            extent: Extent::Partial { wanted: 100 },
            seed: 7,
            bots: vec!["fox".to_owned()],
            sides: vec!["A".to_owned()],
            seats: vec![SeatReport {
                seat: 'A',
                wins: share(0.5),
            }],
            levels: vec![LevelReport {
                level: "fox".to_owned(),
                seats: 1,
                wins: share(0.5),
            }],
            length: LengthReport {
                mean: 12.5,
                low: 12.0,
                high: 13.0,
                shortest_5_percent: 8,
                longest_5_percent: 20,
            },
            ends: vec![EndReport {
                kind: "bomb_at_reveal".to_owned(),
                deals: 5,
                share: share(0.1),
            }],
            shared: share(0.0),
            nobody: share(0.04),
            measures: Vec::new(),
        };
        let text = "\
tiny: 50 deals (partial: stopped before all of 100), bots fox, seed 7

wins              share  95 % interval
seat A           50.00%  25.00% to 75.00%
fox              50.00%  25.00% to 75.00%
shared win        0.00%  0.00% to 0.00%
nobody wins       4.00%  2.00% to 6.00%

ends              share  95 % interval
bomb_at_reveal   10.00%  5.00% to 15.00%

length             mean  5 % to 95 % of deals
actions           12.50  8 to 20
";
        assert_eq!(report.to_string(), text);
    }
}
