//! The big moments: the Showdown, and the coronation.

use mole_park::Roll;
use tabletop::{Seat, Seats};

use super::dice::{set_of, tumbles};
use super::{LONG, TUMBLE, each, sized, word};
use crate::Scene;
use crate::spots::{self, CROWN, LAWN, seat_at};
use crate::words;
use crate::{art, spots::fist};
use board::movement::{Beat, Move, Sound};

/// The Showdown begins: the stalls shake, and the contestants step forward.
pub(super) fn begins(scene: &Scene, contestants: Seats) -> Vec<Beat> {
    let title = format!("<span class=\"rising grand\">{}</span>", words::SHOWDOWN);
    let stands = (0..scene.setup.n_stands() as u8).map(mole_park::Stand);
    let mut first: Vec<Move> = stands
        .map(|stand| Move::shake(spots::stand(stand)))
        .collect();
    first.push(Move::rise(LAWN, title));
    let mut second = each(contestants, |seat| Move::nod(seat_at(seat)));
    second.extend(each(contestants, |seat| {
        Move::rise(seat_at(seat), sized(&art::picture("crown")))
    }));
    vec![
        Beat::new(LONG, Sound::Fanfare, first),
        Beat::new(LONG, Sound::Thud, second),
    ]
}

/// All four dice of a contestant at once.
pub(super) fn rolls(scene: &Scene, by: Seat, rolls: &[Roll; 4]) -> Beat {
    let mut moves = vec![Move::nod(seat_at(by))];
    if let Some(view) = &scene.view {
        moves.extend(set_of(rolls).map(|rolled| {
            let spot = spots::contest(by, rolled.die);
            let looks = art::tumbling(&scene.setup, view, by, rolled);
            tumbles(fist(by), spot.clone(), looks, spot)
        }));
    }
    Beat::new(TUMBLE, Sound::Tick, moves)
}

/// The crown flies to the winner.
pub(super) fn crowns(scene: &Scene, winner: Seat) -> Vec<Beat> {
    let crown = art::picture("crown");
    let others = (0..scene.setup.n_seats)
        .map(Seat)
        .filter(|seat| *seat != winner);
    let mut cheers: Vec<Move> = others.map(|seat| Move::nod(seat_at(seat))).collect();
    cheers.push(Move::rise(seat_at(winner), word(words::WINS)));
    cheers.push(Move::rise(LAWN, CONFETTI.to_owned()));
    vec![
        Beat::new(
            LONG,
            Sound::Chime,
            vec![Move::nod(CROWN), Move::rise(CROWN, sized(&crown))],
        ),
        Beat::new(
            LONG,
            Sound::Slide,
            vec![Move::fly(CROWN, seat_at(winner), crown)],
        ),
        Beat::new(LONG, Sound::Fanfare, cheers),
    ]
}

/// Paper in many colours.
const CONFETTI: &str = "<span class=\"confetti-burst\"><i></i><i></i><i></i><i></i><i></i><i></i><i></i><i></i><i></i><i></i></span>";
