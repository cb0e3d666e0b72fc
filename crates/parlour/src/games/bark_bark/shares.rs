//! Shares that always add up: whatever one slider gains, the others lose.

use bark_bark::Shares;
use tabletop::{Seat, Seats};

/// The shares after one of them was set to a value: the others, beginning with the next seat, take
/// or give what is needed for the same sum.
pub(crate) fn with(shares: Shares, sharers: Seats, changed: Seat, value: u8) -> Shares {
    let sum: u8 = sharers.iter().map(|seat| shares[seat.index()]).sum();
    let mut after = shares;
    after[changed.index()] = value.min(sum);
    let seats: Vec<Seat> = sharers.iter().collect();
    let start = seats.iter().position(|seat| *seat == changed).unwrap_or(0);
    let others: Vec<Seat> = (1..seats.len())
        .map(|step| seats[(start + step) % seats.len()])
        .collect();
    let total = |shares: &Shares| sharers.iter().map(|seat| shares[seat.index()]).sum::<u8>();
    while total(&after) > sum {
        // Whoever has most of the others gives first.
        let Some(giver) = others.iter().max_by_key(|seat| after[seat.index()]) else {
            break;
        };
        after[giver.index()] -= 1;
    }
    while total(&after) < sum {
        let Some(taker) = others.iter().min_by_key(|seat| after[seat.index()]) else {
            after[changed.index()] = sum;
            break;
        };
        after[taker.index()] += 1;
    }
    after
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(seats: &[u8]) -> Seats {
        seats.iter().map(|&seat| Seat(seat)).collect()
    }

    #[test]
    fn what_one_gains_another_loses() {
        let two = seats(&[0, 2]);
        assert_eq!(with([2, 0, 3, 0, 0], two, Seat(0), 4), [4, 0, 1, 0, 0]);
        assert_eq!(with([2, 0, 3, 0, 0], two, Seat(2), 0), [5, 0, 0, 0, 0]);
    }

    #[test]
    fn whoever_has_most_gives_and_whoever_has_least_takes() {
        let three = seats(&[0, 1, 2]);
        assert_eq!(with([1, 1, 3, 0, 0], three, Seat(0), 2), [2, 1, 2, 0, 0]);
        assert_eq!(with([3, 0, 2, 0, 0], three, Seat(0), 1), [1, 2, 2, 0, 0]);
    }

    #[test]
    fn the_sum_stays_whatever_is_pulled_however_far() {
        let all = seats(&[0, 1, 2, 3, 4]);
        for changed in 0..5 {
            for value in 0..=9 {
                let after = with([1, 1, 1, 1, 1], all, Seat(changed), value);
                assert_eq!(
                    after.iter().sum::<u8>(),
                    5,
                    "{changed} to {value}: {after:?}"
                );
                assert_eq!(after[usize::from(changed)], value.min(5));
            }
        }
    }
}
