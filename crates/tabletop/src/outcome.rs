//! How a deal ended.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{BySeat, RuleId, Seat, Seats};

/// How a deal ended: places, scores, and the rule that ended it.
///
/// It is made without a heap, because a search asks for it at the end of every playout; the
/// sentence for people is made from it by the game's words.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The place of each seat: 1 is a win, seats that are level share a place. When nobody wins,
    /// nobody has place 1.
    pub places: BySeat<u8>,
    /// The score of each seat, where the game counts one and it came to a count.
    pub scores: BySeat<Option<i32>>,
    /// The team of each seat; seats of a team share their place. One team per seat where the game
    /// has no teams.
    pub teams: BySeat<u8>,
    /// What kind of end it was, as a short stable name: `bomb_face_up`.
    pub kind: Cow<'static, str>,
    /// The rule that decided it.
    pub rule: RuleId,
}

impl Outcome {
    /// The seats that won; nobody, in games that everybody can lose.
    pub fn winners(&self) -> Seats {
        self.places
            .by_seat()
            .filter(|&(_, &place)| place == 1)
            .map(|(seat, _)| seat)
            .collect()
    }

    /// Every seat for itself: the teams of a game without teams.
    pub fn no_teams(n_seats: u8) -> BySeat<u8> {
        BySeat::from_fn(n_seats, |Seat(seat)| seat)
    }
}

/// Turns a ranking, best first and level where `Ordering::Equal`, into places that start at
/// `best`: 1 where somebody won, more where the first places stay empty.
pub fn places_by<K: Ord>(n_seats: u8, best: u8, key: impl Fn(Seat) -> K) -> BySeat<u8> {
    let keys = BySeat::from_fn(n_seats, key);
    BySeat::from_fn(n_seats, |seat| {
        let ahead = keys.iter().filter(|&other| *other > keys[seat]);
        ahead.fold(best, |place, _| place + 1)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn level_seats_share_a_place_and_the_next_one_is_further_down() {
        let points = [5, 9, 5, 1];
        let places = places_by(4, 1, |seat| points[seat.index()]);
        assert_eq!(places.iter().copied().collect::<Vec<_>>(), [2, 1, 2, 4]);
    }
}
