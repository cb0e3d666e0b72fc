//! The splits and orders listed as choices: all of them, or samples if there are many.

use arrayvec::ArrayVec;
use tabletop::{Seat, Seats};

use crate::action::{Order, Shares};
use crate::agenda::Split;
use crate::card::Number;
use crate::setup::MOST_SEATS;
use crate::state::BarkBark;

/// Up to this number all splits are listed.
const MOST_SAMPLES: usize = 80;

/// The listed orders: at most all orders of four movers.
type Orders = ArrayVec<Order, 24>;

impl BarkBark {
    /// The listed splits, the fair one first: all of them or, if there are many, those in which
    /// nobody gets much more than a fair share.
    pub(crate) fn each_split(&self, split: &Split, fair: Shares, mut take: impl FnMut(Shares)) {
        let sharers: ArrayVec<Seat, MOST_SEATS> = split.floor.seats.iter().collect();
        let least = self.least_share(split);
        let most = most_listed(split.number, split.floor.seats.len());
        take(fair);
        let mut shares = [0; MOST_SEATS];
        fill_shares(
            &sharers,
            split.number,
            least..=most,
            &mut shares,
            &mut |shares| {
                if shares != fair {
                    take(shares);
                }
            },
        );
    }

    /// The listed orders: all of them for up to four movers. For five, one for each first mover
    /// in table order, and its reverse.
    pub(crate) fn orders(&self, seats: Seats) -> Orders {
        let first = self.in_table_order(seats);
        let mut orders = Orders::new();
        if first.len() <= 4 {
            permute(&first, &mut Order::new(), &mut orders);
            return orders;
        }
        for turn in 0..first.len() {
            let mut order = first.clone();
            order.rotate_left(turn);
            orders.push(order.clone());
            order.reverse();
            orders.push(order);
        }
        orders
    }
}

/// The largest share that is listed.
fn most_listed(number: Number, n_sharers: u8) -> Number {
    if n_splits(number, usize::from(n_sharers)) <= MOST_SAMPLES {
        number
    } else {
        number.div_ceil(n_sharers) + 1
    }
}

/// The number of ways to share a number, with shares of 0 allowed ("stars and bars").
fn n_splits(number: Number, sharers: usize) -> usize {
    let strokes = sharers - 1;
    let all = usize::from(number) + strokes;
    (1..=strokes).fold(1, |ways, stroke| ways * (all - strokes + stroke) / stroke)
}

fn fill_shares(
    sharers: &[Seat],
    left: u8,
    allowed: std::ops::RangeInclusive<u8>,
    shares: &mut Shares,
    take: &mut impl FnMut(Shares),
) {
    match *sharers {
        [] => (),
        [last] => {
            if allowed.contains(&left) {
                shares[last.index()] = left;
                take(*shares);
                shares[last.index()] = 0;
            }
        }
        [seat, ref others @ ..] => {
            for share in allowed.clone().take_while(|&share| share <= left) {
                shares[seat.index()] = share;
                fill_shares(others, left - share, allowed.clone(), shares, take);
            }
            shares[seat.index()] = 0;
        }
    }
}

fn permute(left: &Order, so_far: &mut Order, orders: &mut Orders) {
    if left.is_empty() {
        orders.push(so_far.clone());
    }
    for place in 0..left.len() {
        let mut others = left.clone();
        so_far.push(others.remove(place));
        permute(&others, so_far, orders);
        so_far.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The list has all splits, or those close to the fair one.
    #[test]
    fn the_list_of_splits_is_never_long() {
        for number in 1..=9 {
            for n_sharers in 2..=5 {
                let sharers: Vec<Seat> = (0..n_sharers).map(Seat).collect();
                let all = n_splits(number, sharers.len());
                let most = most_listed(number, n_sharers);
                let mut count = 0;
                let mut take = |_: Shares| count += 1;
                fill_shares(&sharers, number, 0..=most, &mut [0; MOST_SEATS], &mut take);
                assert!(count <= 2 * MOST_SAMPLES, "{count} ways for {number}");
                assert!(count == all || all > MOST_SAMPLES, "{count} of {all}");
            }
        }
    }

    #[test]
    fn the_count_of_splits_is_right() {
        for (number, n_sharers) in [(5, 2), (2, 3), (5, 3), (4, 4), (5, 5), (2, 5)] {
            let sharers: Vec<Seat> = (0..n_sharers).map(Seat).collect();
            let mut count = 0;
            fill_shares(&sharers, number, 0..=number, &mut [0; 5], &mut |shares| {
                assert_eq!(shares.iter().sum::<u8>(), number);
                count += 1;
            });
            assert_eq!(count, n_splits(number, sharers.len()));
        }
    }
}
