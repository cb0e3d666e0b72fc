//! Shares that always add up: what one slider gains, the others lose.

use bark_bark::Shares;
use tabletop::{Seat, Seats};

/// A proposal that is being made.
#[derive(Clone, Debug)]
pub(crate) struct Draft {
    /// Who would get how much.
    pub(crate) shares: Shares,
    /// The seats whose share was set by hand, the latest last. These shares are the last to change.
    set: Vec<Seat>,
}

impl Draft {
    /// A draft that begins with these shares.
    pub(crate) fn new(shares: Shares) -> Self {
        Self {
            shares,
            set: Vec::new(),
        }
    }

    /// Sets one share. The others take or give to keep the sum: first those that were not set by
    /// hand, so that any split can be made by setting one share after another.
    pub(crate) fn pull(&mut self, sharers: Seats, changed: Seat, value: u8) {
        let total = |shares: &Shares| sharers.iter().map(|seat| shares[seat.index()]).sum::<u8>();
        let sum = total(&self.shares);
        self.set.retain(|seat| *seat != changed);
        self.set.push(changed);
        let when_set = |seat: Seat| self.set.iter().position(|other| *other == seat);
        self.shares[changed.index()] = value.min(sum);
        let others = || sharers.without(changed).iter();
        while total(&self.shares) > sum {
            let givers = others().filter(|seat| self.shares[seat.index()] > 0);
            let giver = givers.min_by_key(|&seat| {
                let set = when_set(seat).map_or(0, |place| place + 1);
                (set, u8::MAX - self.shares[seat.index()])
            });
            let Some(giver) = giver else { break };
            self.shares[giver.index()] -= 1;
        }
        while total(&self.shares) < sum {
            let taker = others().min_by_key(|&seat| {
                let set = when_set(seat).map_or(0, |place| place + 1);
                (set, self.shares[seat.index()])
            });
            // A sharer without others keeps everything.
            self.shares[taker.unwrap_or(changed).index()] += 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seats(seats: &[u8]) -> Seats {
        seats.iter().map(|&seat| Seat(seat)).collect()
    }

    fn pulled(shares: Shares, sharers: Seats, pulls: &[(u8, u8)]) -> Shares {
        let mut draft = Draft::new(shares);
        for &(seat, value) in pulls {
            draft.pull(sharers, Seat(seat), value);
        }
        draft.shares
    }

    #[test]
    fn what_one_share_gains_another_loses() {
        let two = seats(&[0, 2]);
        assert_eq!(pulled([2, 0, 3, 0, 0], two, &[(0, 4)]), [4, 0, 1, 0, 0]);
        assert_eq!(pulled([2, 0, 3, 0, 0], two, &[(2, 0)]), [5, 0, 0, 0, 0]);
    }

    #[test]
    fn the_largest_share_gives_and_the_smallest_takes() {
        let three = seats(&[0, 1, 2]);
        assert_eq!(pulled([1, 1, 3, 0, 0], three, &[(0, 2)]), [2, 1, 2, 0, 0]);
        assert_eq!(pulled([3, 0, 2, 0, 0], three, &[(0, 1)]), [1, 2, 2, 0, 0]);
    }

    #[test]
    fn shares_set_by_hand_change_last() {
        let three = seats(&[0, 1, 2]);
        let kept = pulled([1, 1, 3, 0, 0], three, &[(2, 2), (0, 3)]);
        assert_eq!(kept, [3, 0, 2, 0, 0]);
        let given = pulled([1, 1, 3, 0, 0], three, &[(2, 2), (0, 3), (1, 2)]);
        assert_eq!(given, [3, 2, 0, 0, 0], "the first that was set gives first");
    }

    #[test]
    fn every_split_among_five_can_be_made_by_setting_one_share_after_another() {
        let all = seats(&[0, 1, 2, 3, 4]);
        let mut count = 0;
        for number in 0..6u32.pow(5) {
            let digit = |place: usize| (number / 6u32.pow(place as u32) % 6) as u8;
            let wanted: Shares = std::array::from_fn(digit);
            if wanted.iter().sum::<u8>() == 5 {
                let pulls: Vec<(u8, u8)> = (0..4).zip(wanted).collect();
                assert_eq!(pulled([1; 5], all, &pulls), wanted);
                count += 1;
            }
        }
        assert_eq!(count, 126);
    }

    #[test]
    fn the_sum_stays_the_same_after_any_change() {
        let all = seats(&[0, 1, 2, 3, 4]);
        for changed in 0..5 {
            for value in 0..=9 {
                let after = pulled([1, 1, 1, 1, 1], all, &[(changed, value)]);
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
