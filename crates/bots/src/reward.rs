//! What an outcome is worth to each seat.

use tabletop::{BySeat, MOST_SEATS, Outcome, Seat};

/// What an outcome is worth to each seat, from 0 to 1.
pub(crate) type Rewards = [f32; MOST_SEATS];

/// The part of a reward that depends on the place. It makes a second place a little better than the
/// last, but is too small to matter while a win is possible.
const FOR_PLACE: f32 = 1.0 / 32.0;

/// The winners share 1 between them, team mates like any others, and everybody gets a small part by
/// place.
pub(crate) fn rewards(outcome: &Outcome) -> Rewards {
    let n_seats = outcome.places.n_seats();
    let n_winners = outcome.winners().len();
    let mut rewards = [0.0; MOST_SEATS];
    for (Seat(seat), &place) in outcome.places.by_seat() {
        let won = if place == 1 {
            1.0 / f32::from(n_winners)
        } else {
            0.0
        };
        // If everybody loses, places can be larger than the number of seats.
        let behind = f32::from(n_seats.saturating_sub(place));
        let placed = behind / f32::from(n_seats.max(2) - 1);
        rewards[usize::from(seat)] = (1.0 - FOR_PLACE) * won + FOR_PLACE * placed;
    }
    rewards
}

/// What a deal that was broken off is worth: a fair share for everybody.
pub(crate) fn fair_share(n_seats: u8) -> Rewards {
    [1.0 / f32::from(n_seats.max(1)); MOST_SEATS]
}

/// What a deal that was broken off is worth if the judge has prospects: to each seat its share of
/// the weights.
pub(crate) fn foreseen(prospects: &BySeat<u32>) -> Rewards {
    let total: f32 = prospects.iter().map(|&weight| weight as f32).sum();
    if total <= 0.0 {
        return fair_share(prospects.n_seats());
    }
    let mut rewards = [0.0; MOST_SEATS];
    for (Seat(seat), &weight) in prospects.by_seat() {
        rewards[usize::from(seat)] = weight as f32 / total;
    }
    rewards
}

#[cfg(test)]
mod tests {
    use std::borrow::Cow;

    use tabletop::RuleId;

    use super::*;

    #[test]
    fn a_deal_that_is_broken_off_is_worth_its_prospects() {
        let shares = |weights: &[u32]| foreseen(&weights.iter().copied().collect());
        assert_eq!(shares(&[3, 1, 0, 4])[..4], [0.375, 0.125, 0.0, 0.5]);
        assert_eq!(shares(&[0, 0])[..2], [0.5, 0.5]);
    }

    #[test]
    fn winners_share_the_reward_and_a_place_is_worth_a_little() {
        for (places, expected) in [
            (&[1, 2][..], &[1.0, 0.0][..]),
            (&[1, 1], &[0.515_625, 0.515_625]),
            (&[2, 1, 3], &[0.015_625, 1.0, 0.0]),
            // Two teams of two: both winners share, both losers come third.
            (
                &[1, 3, 1, 3],
                &[0.515_625, 0.010_416_667, 0.515_625, 0.010_416_667],
            ),
            // Nobody won.
            (&[3, 3], &[0.0, 0.0]),
        ] {
            let outcome = Outcome {
                places: places.iter().copied().collect(),
                scores: places.iter().map(|_| None).collect(),
                teams: Outcome::no_teams(places.len() as u8),
                kind: Cow::Borrowed("test"),
                rule: RuleId::new("TEST-1"),
            };
            assert_eq!(rewards(&outcome)[..places.len()], *expected, "{places:?}");
        }
    }
}
