//! The results of many deals, and how certain they are.

use std::iter::Sum;
use std::ops::Add;

use tabletop::{Outcome, Seats};

use crate::duel::sides;

/// A win as a whole number, so that up to eight winners can share it and tallies add up to the same
/// in any order.
const WIN: u64 = 840;

/// How often one side won over a number of deals.
///
/// A side is a seat or a team: partners win together, and count as one winner.
///
/// The unit is the deal, not the playing of it: a deal is played once with each side's seats taken,
/// and these playings share their cards and are not independent. So the interval is a normal one
/// over the means of deals. Wilson's interval, which treats every playing as an independent toss,
/// would be too wide or too narrow.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    n_deals: u64,
    n_playings: u64,
    n_actions: u64,
    /// Playings that nobody won.
    n_unwon: u64,
    /// The sum over deals of the side's share of wins in each, in units of `WIN` per playing.
    wins: u64,
    /// The sum of the squares of these shares.
    squares: u128,
    n_sides: u64,
}

impl Tally {
    /// The results of the playings of one deal, with the seats of the side in each.
    pub(crate) fn of_deal<'a>(playings: impl Iterator<Item = (Seats, &'a Outcome, u32)>) -> Self {
        let mut tally = Self {
            n_deals: 1,
            ..Self::default()
        };
        for (side, outcome, n_actions) in playings {
            let winners = outcome.winners();
            let has_won = |side: &Seats| side.iter().any(|seat| winners.contains(seat));
            let sides = sides(outcome);
            tally.n_sides = sides.len() as u64;
            tally.n_playings += 1;
            tally.n_actions += u64::from(n_actions);
            tally.n_unwon += u64::from(winners.is_empty());
            if has_won(&side) {
                tally.wins += WIN / sides.iter().filter(|side| has_won(side)).count() as u64;
            }
        }
        tally.squares = u128::from(tally.wins).pow(2);
        tally
    }

    /// How many deals were played, each once for every side.
    pub fn n_deals(&self) -> u64 {
        self.n_deals
    }

    /// How many actions a playing took on average.
    pub fn mean_actions(&self) -> f64 {
        self.n_actions as f64 / self.n_playings.max(1) as f64
    }

    /// The side's share of wins per playing; winners share one win.
    pub fn share(&self) -> f64 {
        self.wins as f64 / (WIN * self.n_playings.max(1)) as f64
    }

    /// The share of a side that plays as well as the others, if somebody wins every deal.
    pub fn fair_share(&self) -> f64 {
        1.0 / self.n_sides.max(1) as f64
    }

    /// The share of playings that nobody won.
    pub fn unwon(&self) -> f64 {
        self.n_unwon as f64 / self.n_playings.max(1) as f64
    }

    /// The 95 % interval of the side's share: the lower and the upper end.
    ///
    /// Two deals are added that were not played, one won throughout and one lost throughout. Among
    /// many deals they hardly matter, and with a few that all went the same way they keep the
    /// interval from claiming certainty.
    pub fn interval(&self) -> (f64, f64) {
        let whole = (WIN * self.n_sides.max(1)) as f64;
        let n = self.n_deals as f64 + 2.0;
        let mean = (self.wins as f64 / whole + 1.0) / n;
        let squares = self.squares as f64 / (whole * whole) + 1.0;
        let variance = (squares - n * mean * mean).max(0.0) / (n - 1.0);
        let half = 1.96 * (variance / n).sqrt();
        ((mean - half).max(0.0), (mean + half).min(1.0))
    }
}

impl Add for Tally {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self {
            n_deals: self.n_deals + other.n_deals,
            n_playings: self.n_playings + other.n_playings,
            n_actions: self.n_actions + other.n_actions,
            n_unwon: self.n_unwon + other.n_unwon,
            wins: self.wins + other.wins,
            squares: self.squares + other.squares,
            n_sides: self.n_sides.max(other.n_sides),
        }
    }
}

impl Sum for Tally {
    fn sum<I: Iterator<Item = Self>>(tallies: I) -> Self {
        tallies.fold(Self::default(), Add::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A tally of `n_deals` deals of two sides, in each of which the side won `wins_in_each`
    /// playings.
    fn tally(n_deals: u64, wins_in_each: u64) -> Tally {
        Tally {
            n_deals,
            n_playings: 2 * n_deals,
            n_actions: 0,
            n_unwon: 0,
            wins: n_deals * wins_in_each * WIN,
            squares: u128::from(n_deals) * u128::from(wins_in_each * WIN).pow(2),
            n_sides: 2,
        }
    }

    #[test]
    fn an_interval_narrows_with_the_deals_and_never_claims_certainty() {
        for (tally, low, high) in [
            (tally(0, 0), 0.0, 1.0),
            (tally(10, 2), 0.753, 1.0),
            (tally(1_000, 2), 0.997, 1.0),
            // Playing both sides of the same cards cancels the luck, so a tie is certain.
            (tally(1_000, 1), 0.498, 0.502),
            // The same number of wins, but only by the cards: one deal won twice, the next not at
            // all.
            (tally(500, 2) + tally(500, 0), 0.469, 0.531),
        ] {
            let interval = tally.interval();
            assert!(
                (interval.0 - low).abs() < 1e-3,
                "{interval:?} for {tally:?}"
            );
            assert!(
                (interval.1 - high).abs() < 1e-3,
                "{interval:?} for {tally:?}"
            );
        }
    }

    #[test]
    fn winners_share_a_win_and_a_deal_can_have_none() {
        let outcome = |places: [u8; 2]| Outcome {
            places: places.into_iter().collect(),
            scores: [None, None].into_iter().collect(),
            teams: Outcome::no_teams(2),
            kind: "test".into(),
            rule: tabletop::RuleId::new("TEST-1"),
        };
        let (shared, lost) = (outcome([1, 1]), outcome([2, 2]));
        let side = |seat| Seats::one(tabletop::Seat(seat));
        let playings = [(side(0), &shared, 10), (side(1), &lost, 20)];
        let tally = Tally::of_deal(playings.into_iter());
        assert_eq!(tally.share(), 0.25);
        assert_eq!(tally.unwon(), 0.5);
        assert_eq!(tally.mean_actions(), 15.0);
        assert_eq!((tally.n_deals(), tally.fair_share()), (1, 0.5));
    }

    #[test]
    fn partners_win_together() {
        let won = Outcome {
            places: [1, 2, 1, 2].into_iter().collect(),
            scores: [None; 4].into_iter().collect(),
            teams: [0, 1, 0, 1].into_iter().collect(),
            kind: "test".into(),
            rule: tabletop::RuleId::new("TEST-1"),
        };
        let side = |seats: [u8; 2]| seats.into_iter().map(tabletop::Seat).collect::<Seats>();
        let playings = [(side([0, 2]), &won, 1), (side([1, 3]), &won, 1)];
        let tally = Tally::of_deal(playings.into_iter());
        assert_eq!((tally.share(), tally.fair_share()), (0.5, 0.5));
        let all = Tally::of_deal([(side([0, 2]), &won, 1)].into_iter());
        assert_eq!(all.share(), 1.0, "a side can win every time");
    }
}
