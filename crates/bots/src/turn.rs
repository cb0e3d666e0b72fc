//! Which of several awaited seats to ask next.

use tabletop::{Game, Seat, Seats};

/// The next awaited seat clockwise after `last`; `None` when the deal is over.
///
/// Going round gives every seat its turn where seats may act again and again, and asks seats that
/// decide at once in the same order each time.
#[inline]
pub(crate) fn next_after<G: Game>(game: &G, last: Seat) -> Option<Seat> {
    let awaited = game.awaited();
    if awaited.len() > 1 {
        let n_seats = game.seats().len();
        clockwise(awaited, last.next(n_seats), n_seats)
    } else {
        awaited.first()
    }
}

fn clockwise(seats: Seats, from: Seat, n_seats: u8) -> Option<Seat> {
    let mut seat = from;
    for _ in 0..n_seats {
        if seats.contains(seat) {
            return Some(seat);
        }
        seat = seat.next(n_seats);
    }
    None
}
