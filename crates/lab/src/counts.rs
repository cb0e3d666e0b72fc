//! What is counted in each deal: whole numbers that add up in any order.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::ops::Add;

use bots::{Level, Played};
use tabletop::{BySeat, Measure, Seat};

/// A win as a whole number that up to eight winners can share without a remainder.
pub(crate) const WIN: u64 = 840;

/// The results of some deals.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    n_deals: u64,
    /// Wins of each seat, in units of [`WIN`]: partners win together, tied sides share a win.
    by_seat: Vec<u64>,
    /// The team of each seat.
    teams: Vec<u8>,
    by_level: BTreeMap<String, LevelCounts>,
    /// How many deals had each number of actions.
    lengths: BTreeMap<u32, u64>,
    /// How many deals ended in each way.
    ends: BTreeMap<String, u64>,
    n_shared: u64,
    n_unwon: u64,
    /// The game's own measures: the amount, and what it is divided by.
    measures: BTreeMap<Cow<'static, str>, (u64, u64)>,
}

/// The results of one level of bots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct LevelCounts {
    /// How many seats it has in a deal, which is the same in each.
    pub(crate) n_seats: u64,
    /// Its share of the wins, in units of [`WIN`]: partners share theirs.
    pub(crate) wins: u64,
}

impl Counts {
    /// The counts of one deal, with the level of the bot in each seat.
    pub(crate) fn of_deal(played: &Played, levels: &BySeat<Level>) -> Self {
        let outcome = &played.outcome;
        let winners = outcome.winners();
        let part = |seat: Seat| {
            if winners.contains(seat) {
                WIN / u64::from(winners.len())
            } else {
                0
            }
        };
        let team = |seat: Seat| outcome.teams.at(seat).copied().unwrap_or(seat.0);
        let mut won: Vec<u8> = winners.iter().map(team).collect();
        won.sort_unstable();
        won.dedup();
        let win = |seat: Seat| {
            if winners.contains(seat) {
                WIN / won.len() as u64
            } else {
                0
            }
        };
        let mut by_level: BTreeMap<String, LevelCounts> = BTreeMap::new();
        for (seat, level) in levels.by_seat() {
            let counts = by_level.entry(level.to_string()).or_default();
            counts.n_seats += 1;
            counts.wins += part(seat);
        }
        Self {
            n_deals: 1,
            by_seat: levels.by_seat().map(|(seat, _)| win(seat)).collect(),
            teams: levels.by_seat().map(|(seat, _)| team(seat)).collect(),
            by_level,
            lengths: BTreeMap::from([(played.n_actions, 1)]),
            ends: BTreeMap::from([(outcome.kind.to_string(), 1)]),
            n_shared: u64::from(won.len() > 1),
            n_unwon: u64::from(winners.is_empty()),
            measures: BTreeMap::new(),
        }
    }

    /// The same with the game's own measures.
    pub(crate) fn with_measures(mut self, measures: &[Measure]) -> Self {
        for measure in measures {
            let (amount, of) = self.measures.entry(measure.name.clone()).or_default();
            *amount += u64::from(measure.amount);
            *of += u64::from(measure.of);
        }
        self
    }

    /// The game's own measures: the amount, and what it is divided by.
    pub(crate) fn measures(&self) -> &BTreeMap<Cow<'static, str>, (u64, u64)> {
        &self.measures
    }

    /// How many deals were played.
    pub fn n_deals(&self) -> u64 {
        self.n_deals
    }

    pub(crate) fn by_seat(&self) -> &[u64] {
        &self.by_seat
    }

    /// The team of each seat.
    pub(crate) fn teams(&self) -> &[u8] {
        &self.teams
    }

    pub(crate) fn by_level(&self) -> &BTreeMap<String, LevelCounts> {
        &self.by_level
    }

    pub(crate) fn ends(&self) -> &BTreeMap<String, u64> {
        &self.ends
    }

    pub(crate) fn n_shared(&self) -> u64 {
        self.n_shared
    }

    pub(crate) fn n_unwon(&self) -> u64 {
        self.n_unwon
    }

    /// The mean length in actions, and its standard error.
    pub(crate) fn mean_length(&self) -> (f64, f64) {
        let n = self.n_deals.max(1) as f64;
        let moment = |power: i32| {
            let sum = |(length, n): (&u32, &u64)| f64::from(*length).powi(power) * *n as f64;
            self.lengths.iter().map(sum).sum::<f64>() / n
        };
        let mean = moment(1);
        let variance = (moment(2) - mean * mean).max(0.0);
        (mean, (variance / n).sqrt())
    }

    /// The shortest length that at least this percentage of the deals did not exceed.
    pub(crate) fn length_at(&self, per_cent: u64) -> u32 {
        let wanted = (self.n_deals * per_cent).div_ceil(100).max(1);
        let mut so_far = 0;
        for (length, n) in &self.lengths {
            so_far += n;
            if so_far >= wanted {
                return *length;
            }
        }
        0
    }
}

impl Add for Counts {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        // Empty counts have no seats yet, so the seats come from the other side.
        let (mut some, more) = if self.by_seat.len() >= other.by_seat.len() {
            (self, other)
        } else {
            (other, self)
        };
        some.n_deals += more.n_deals;
        some.n_shared += more.n_shared;
        some.n_unwon += more.n_unwon;
        for (wins, more) in some.by_seat.iter_mut().zip(more.by_seat) {
            *wins += more;
        }
        for (level, more) in more.by_level {
            let counts = some.by_level.entry(level).or_default();
            counts.n_seats = counts.n_seats.max(more.n_seats);
            counts.wins += more.wins;
        }
        for (length, n) in more.lengths {
            *some.lengths.entry(length).or_default() += n;
        }
        for (name, (amount, of)) in more.measures {
            let sum = some.measures.entry(name).or_default();
            sum.0 += amount;
            sum.1 += of;
        }
        for (kind, n) in more.ends {
            *some.ends.entry(kind).or_default() += n;
        }
        some
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Outcome, RuleId};

    fn deal(places: &[u8], n_actions: u32) -> Counts {
        let n_seats = places.len() as u8;
        let played = Played {
            outcome: Outcome {
                places: places.iter().copied().collect(),
                scores: BySeat::from_fn(n_seats, |_| None),
                teams: Outcome::no_teams(n_seats),
                kind: if places.contains(&1) { "won" } else { "lost" }.into(),
                rule: RuleId::new("TINY-1"),
            },
            n_actions,
        };
        let fox_first = |seat: Seat| {
            if seat.0 == 0 {
                Level::Fox
            } else {
                Level::Hamster
            }
        };
        Counts::of_deal(&played, &BySeat::from_fn(n_seats, fox_first))
    }

    #[test]
    fn counts_add_up_to_the_same_in_any_order() {
        let deals = [
            deal(&[1, 2, 2], 10),
            deal(&[1, 1, 3], 20),
            deal(&[2, 2, 2], 30),
            Counts::default(),
        ];
        let forwards = deals.iter().cloned().fold(Counts::default(), Add::add);
        let backwards = deals
            .iter()
            .rev()
            .cloned()
            .fold(Counts::default(), Add::add);
        assert_eq!(forwards, backwards);
        assert_eq!(forwards.by_seat, [WIN + WIN / 2, WIN / 2, 0]);
        assert_eq!(
            forwards.by_level["hamster"],
            LevelCounts {
                n_seats: 2,
                wins: WIN / 2
            }
        );
        assert_eq!((forwards.n_shared, forwards.n_unwon), (1, 1));
        assert_eq!(forwards.ends["lost"], 1);
    }

    #[test]
    fn lengths_have_a_mean_and_quantiles() {
        let counts = (1..=100)
            .map(|n| deal(&[1, 2], n))
            .fold(Counts::default(), Add::add);
        assert_eq!(counts.mean_length().0, 50.5);
        assert_eq!((counts.length_at(5), counts.length_at(95)), (5, 95));
        assert_eq!(deal(&[1, 2], 7).length_at(5), 7);
        assert_eq!(Counts::default().length_at(5), 0);
    }
}
