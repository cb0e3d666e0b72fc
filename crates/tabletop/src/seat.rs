//! Places at a table: seats, sets of seats, viewers, and one thing per seat.

use std::fmt;
use std::ops::{Index, IndexMut};

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};

use crate::Set;

/// The most seats a table can have.
pub const MOST_SEATS: usize = 8;

/// A place at the table, counted from 0 clockwise. A person or a bot sits in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Seat(pub u8);

impl Seat {
    /// The seat's place in an array.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The next seat clockwise at a table of `n_seats`.
    #[inline]
    #[must_use]
    pub fn next(self, n_seats: u8) -> Self {
        let next = self.0 + 1;
        Self(if next < n_seats { next } else { 0 })
    }

    /// The seat's letter in scenarios and catalogues: seat 0 is A. A seat beyond [`MOST_SEATS`],
    /// which a file can name, is a question mark.
    pub fn letter(self) -> char {
        match self.index() {
            0..MOST_SEATS => char::from(b'A' + self.0),
            _ => '?',
        }
    }

    /// The seat with this letter, if any.
    pub fn from_letter(letter: char) -> Option<Self> {
        ('A'..='H')
            .zip(0..)
            .find_map(|(other, seat)| (other == letter).then_some(Self(seat)))
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "seat {}", self.letter())
    }
}

crate::numbered!(Seat(u8));

/// A set of seats.
pub type Seats = Set<Seat>;

/// Who is looking at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Viewer {
    /// Somebody who plays, and sees their own hand.
    Seat(Seat),
    /// Somebody who watches, and sees what is public.
    Spectator,
}

impl Viewer {
    /// Whether the viewer sits in `seat`.
    #[inline]
    pub fn is(self, seat: Seat) -> bool {
        self == Self::Seat(seat)
    }

    /// Every viewer of a table: its seats, then the spectators.
    pub fn all(seats: Seats) -> impl Iterator<Item = Self> + Clone {
        seats.iter().map(Self::Seat).chain([Self::Spectator])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Seat(seat) => seat.fmt(f),
            Self::Spectator => f.write_str("a spectator"),
        }
    }
}

/// One thing for each seat of a table, without heap allocation.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct BySeat<T>(ArrayVec<T, MOST_SEATS>);

impl<T> BySeat<T> {
    /// Makes the thing for each seat of a table of `n_seats`.
    pub fn from_fn(n_seats: u8, make: impl FnMut(Seat) -> T) -> Self {
        Self((0..n_seats).map(Seat).map(make).collect())
    }

    /// How many seats the table has.
    #[expect(
        clippy::cast_possible_truncation,
        reason = "a table has at most eight seats"
    )]
    pub fn n_seats(&self) -> u8 {
        self.0.len() as u8
    }

    /// The things in seat order.
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.0.iter()
    }

    /// The things with their seats.
    pub fn by_seat(&self) -> impl Iterator<Item = (Seat, &T)> {
        (0..).map(Seat).zip(self.0.iter())
    }

    /// The thing of `seat`, if the table has such a seat.
    pub fn at(&self, seat: Seat) -> Option<&T> {
        self.0.get(seat.index())
    }
}

impl<T> FromIterator<T> for BySeat<T> {
    /// Collects one thing for each seat. Panics if there are more than [`MOST_SEATS`].
    fn from_iter<I: IntoIterator<Item = T>>(things: I) -> Self {
        Self(things.into_iter().collect())
    }
}

impl<T> Index<Seat> for BySeat<T> {
    type Output = T;
    #[inline]
    fn index(&self, seat: Seat) -> &T {
        &self.0[seat.index()]
    }
}

impl<T> IndexMut<Seat> for BySeat<T> {
    #[inline]
    fn index_mut(&mut self, seat: Seat) -> &mut T {
        &mut self.0[seat.index()]
    }
}

impl<T: fmt::Debug> fmt::Debug for BySeat<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_map()
            .entries(self.by_seat().map(|(seat, thing)| (seat.letter(), thing)))
            .finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_of_seats_is_in_order_and_survives_json() {
        let seats: Seats = [Seat(5), Seat(0), Seat(2)].into_iter().collect();
        assert_eq!(
            seats.iter().collect::<Vec<_>>(),
            [Seat(0), Seat(2), Seat(5)]
        );
        let json = serde_json::to_string(&seats).unwrap();
        assert_eq!(json, "[0,2,5]");
        assert_eq!(serde_json::from_str::<Seats>(&json).unwrap(), seats);
        assert_eq!(
            serde_json::from_str::<Seats>("[250]").unwrap(),
            Seats::NONE,
            "a seat that no table has is dropped"
        );
        assert_eq!(Seats::all(8).len(), 8);
    }

    #[test]
    fn a_seat_that_no_table_has_can_still_be_printed() {
        assert_eq!(Seat(250).to_string(), "seat ?");
        assert_eq!(Seat(7).to_string(), "seat H");
    }

    #[test]
    fn after_the_last_seat_comes_the_first() {
        assert_eq!(Seat(2).next(3), Seat(0));
        assert_eq!(Seat(1).next(3), Seat(2));
    }
}
