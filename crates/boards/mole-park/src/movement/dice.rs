//! Dice in flight: out of a fist, over the lawn, to their place.

use mole_park::{Die, Roll, Rolled};
use tabletop::Seat;

use super::{TUMBLE, quick, word};
use crate::Scene;
use crate::art;
use crate::spots::{self, FOOT, MISSED, fist, hole, seat_at};
use crate::words;
use board::movement::{Beat, Flight, Move, Sound};

/// Where a die lands.
pub(super) fn landing(rolled: Rolled) -> String {
    match rolled.roll {
        Roll::Hole(at) => hole(at),
        Roll::Miss => MISSED.to_owned(),
        Roll::Stars(_) => FOOT.to_owned(),
    }
}

/// A die that tumbles until it has landed.
pub(super) fn tumbles(from: String, to: String, looks: String, becomes: String) -> Move {
    Move::Fly(Box::new(Flight {
        from,
        to,
        looks,
        becomes: Some(becomes),
    }))
}

/// The die tumbles out of the fist to its place.
pub(super) fn rolls(scene: &Scene, by: Seat, rolled: Rolled) -> Beat {
    rolled_from(scene, by, rolled, fist(by))
}

/// The die is picked up from its place and rolled again.
pub(super) fn rolls_again(scene: &Scene, by: Seat, rolled: Rolled) -> Beat {
    rolled_from(scene, by, rolled, spots::die(by))
}

fn rolled_from(scene: &Scene, by: Seat, rolled: Rolled, from: String) -> Beat {
    let mut moves = vec![Move::nod(seat_at(by))];
    if let Some(view) = &scene.view {
        let looks = art::tumbling(&scene.setup, view, by, rolled);
        moves.push(tumbles(from, landing(rolled), looks, spots::die(by)));
    }
    if rolled.roll == Roll::Miss {
        moves.push(Move::rise(seat_at(by), word(words::MISS)));
    }
    Beat::new(quick(scene, TUMBLE), Sound::Tick, moves)
}

/// The four dice of a contestant, in the order of a set.
pub(super) fn set_of(rolls: &[Roll; 4]) -> impl Iterator<Item = Rolled> + '_ {
    let dice = Die::ALL.into_iter().zip(rolls);
    dice.map(|(die, roll)| Rolled { die, roll: *roll })
}
