//! How a deal ended.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::{BySeat, RuleId, Seat, Seats};

/// How a deal ended: places, scores, and the rule that ended it.
///
/// It needs no heap, because a search makes one at the end of every playout. The game's
/// [`Words`](crate::Words) turn it into a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Outcome {
    /// The place of each seat: 1 is a win, and tied seats share a place. If nobody wins, nobody has
    /// place 1.
    pub places: BySeat<u8>,
    /// The score of each seat, if the game has scores and the deal got as far as counting them.
    pub scores: BySeat<Option<i32>>,
    /// The team of each seat; seats of a team share their place. One team per seat where the game
    /// has no teams.
    pub teams: BySeat<u8>,
    /// The kind of ending, as a short stable name: `bomb_face_up`.
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

/// Ranks the seats by `key`, the largest first, in places that start at `best`: 1 if somebody won,
/// more if the first places stay empty. Seats with equal keys share a place.
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
    fn tied_seats_share_a_place_and_the_next_place_is_skipped() {
        let points = [5, 9, 5, 1];
        let places = places_by(4, 1, |seat| points[seat.index()]);
        assert_eq!(places.iter().copied().collect::<Vec<_>>(), [2, 1, 2, 4]);
    }
}
