//! What some deals say about a game.

use std::borrow::Cow;

use serde::Serialize;
use tabletop::Seat;

use crate::counts::{LevelCounts, WIN};
use crate::estimate::Z;
use crate::{Estimate, Finding};

/// What some deals say about a game. It contains no times, so the same experiment gives the same
/// report.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Report {
    /// The game's id.
    pub game: &'static str,
    /// How many deals were played.
    pub deals: u64,
    /// Whether these were all the deals that were asked for.
    #[serde(flatten)]
    pub extent: Extent,
    /// The seed of all luck.
    pub seed: u64,
    /// The bots, which move on by one seat from deal to deal.
    pub bots: Vec<String>,
    /// The seats that win together, by their letters; each seat alone if there are no teams.
    pub sides: Vec<String>,
    /// Wins by seat.
    pub seats: Vec<SeatReport>,
    /// Wins by level of bot.
    pub levels: Vec<LevelReport>,
    /// How long deals were.
    pub length: LengthReport,
    /// How deals ended, the most frequent first.
    pub ends: Vec<EndReport>,
    /// The share of deals with several winners.
    pub shared: Estimate,
    /// The share of deals that nobody won.
    pub nobody: Estimate,
    /// The game's own measures.
    pub measures: Vec<MeasureReport>,
}

/// A measure of the game's own, such as rounds per race.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct MeasureReport {
    /// What is measured.
    pub name: Cow<'static, str>,
    /// The mean.
    pub mean: f64,
    /// What the amount was divided by.
    pub of: u64,
}

/// Whether all deals were played that were asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "extent", rename_all = "snake_case")]
pub enum Extent {
    /// All of them.
    Whole,
    /// Not all: it was stopped early.
    Partial {
        /// How many deals were asked for.
        wanted: u64,
    },
}

/// How a seat did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct SeatReport {
    /// The seat's letter.
    pub seat: char,
    /// Its share of wins: partners win together, tied sides share a win.
    pub wins: Estimate,
}

/// How a level of bots did.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct LevelReport {
    /// The level, as it is written.
    pub level: String,
    /// How many seats it had in each deal.
    pub seats: u64,
    /// The share of wins of each of its seats: partners win together, tied sides share a win.
    pub wins: Estimate,
}

/// How long deals were, in actions.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct LengthReport {
    /// The mean.
    pub mean: f64,
    /// The lower end of the mean's 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
    /// 5 % of the deals were not longer than this.
    pub shortest_5_percent: u32,
    /// 95 % of the deals were not longer than this.
    pub longest_5_percent: u32,
}

/// How often deals ended in one way.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct EndReport {
    /// The kind of ending, by its short name.
    pub kind: String,
    /// How many deals ended this way.
    pub deals: u64,
    /// Their share.
    pub share: Estimate,
}

impl Report {
    /// What a finding means.
    pub(crate) fn of(finding: &Finding) -> Self {
        let counts = &finding.counts;
        let deals = counts.n_deals();
        let share = |n: u64| Estimate::wilson(n as f64, deals);
        let won = |wins: u64| Estimate::wilson(wins as f64 / WIN as f64, deals);
        let seats = (0..).map(Seat).zip(counts.by_seat());
        let sides = sides(counts.teams());
        // How many seats win at once.
        let partners = counts.teams().len().max(1) as f64 / sides.len().max(1) as f64;
        let level = |(level, counts): (&String, &LevelCounts)| LevelReport {
            level: level.clone(),
            seats: counts.n_seats,
            // The unit is the deal: seats of one level cannot win it independently of each other.
            wins: won(counts.wins).divided(counts.n_seats as f64 / partners),
        };
        let mut ends: Vec<EndReport> = counts
            .ends()
            .iter()
            .map(|(kind, &deals)| EndReport {
                kind: kind.clone(),
                deals,
                share: share(deals),
            })
            .collect();
        ends.sort_by_key(|end| std::cmp::Reverse(end.deals));
        let (mean, error) = counts.mean_length();
        Self {
            game: finding.game,
            deals,
            extent: finding.extent,
            seed: finding.seed,
            bots: finding.bots.clone(),
            sides,
            seats: seats
                .map(|(seat, &wins)| SeatReport {
                    seat: seat.letter(),
                    wins: won(wins),
                })
                .collect(),
            levels: counts.by_level().iter().map(level).collect(),
            length: LengthReport {
                mean,
                low: mean - Z * error,
                high: mean + Z * error,
                shortest_5_percent: counts.length_at(5),
                longest_5_percent: counts.length_at(95),
            },
            ends,
            shared: share(counts.n_shared()),
            nobody: share(counts.n_unwon()),
            measures: counts
                .measures()
                .iter()
                .map(|(name, &(amount, of))| MeasureReport {
                    name: name.clone(),
                    mean: amount as f64 / of.max(1) as f64,
                    of,
                })
                .collect(),
        }
    }
}

/// The letters of the seats of each team.
fn sides(teams: &[u8]) -> Vec<String> {
    let mut sides: Vec<(u8, String)> = Vec::new();
    for (seat, &team) in (0..).map(Seat).zip(teams) {
        match sides.iter_mut().find(|(known, _)| *known == team) {
            Some((_, letters)) => letters.push(seat.letter()),
            None => sides.push((team, seat.letter().to_string())),
        }
    }
    sides.into_iter().map(|(_, letters)| letters).collect()
}
