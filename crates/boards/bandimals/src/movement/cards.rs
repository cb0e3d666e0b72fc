//! Cards that move: from the deck to a hand, from a hand to a band, and away.

use bandimals::{Card, To};
use tabletop::{Face, Seat};

use super::super::card;
use super::super::spots::{self, DISCARD, seat_at};
use crate::Scene;
use board::movement::Move;

/// Cards come into a hand. The viewer's own become pieces there.
pub(super) fn comes(scene: &Scene, seat: Seat, cards: &[Face<Card>], from: &str) -> Vec<Move> {
    let is_own = scene.own() == Some(seat);
    let mut before: Vec<Card> = scene.view.as_ref().map_or_else(Vec::new, |view| {
        view.hands[seat]
            .iter()
            .filter_map(|face| face.up())
            .collect()
    });
    cards
        .iter()
        .map(|face| match face.up().filter(|_| is_own) {
            Some(held) => {
                let copy = before.iter().filter(|&&other| other == held).count();
                before.push(held);
                Move::come(spots::hand(held, copy), from)
            }
            None => Move::fly(from, seat_at(seat), card::known(&scene.setup, *face)),
        })
        .collect()
}

/// An open card flies from a hand to this spot.
pub(super) fn goes(scene: &Scene, by: Seat, held: Card, to: &str) -> Move {
    let looks = card::front(&scene.setup, held);
    Move::fly(held_by(scene, by, held), to, looks)
}

/// An open card leaves a hand and becomes this piece on the table.
pub(super) fn is_laid(scene: &Scene, by: Seat, held: Card, piece: String) -> Move {
    Move::come(piece, held_by(scene, by, held))
}

fn held_by(scene: &Scene, by: Seat, held: Card) -> String {
    if scene.own() == Some(by) {
        spots::hand(held, 0)
    } else {
        seat_at(by)
    }
}

/// A card leaves a band.
pub(super) fn leaves(scene: &Scene, from: Seat, held: Card, to: To) -> Move {
    let place = match to {
        To::Discard => DISCARD.to_owned(),
        To::OwnerHand => seat_at(from),
        To::ActorHand => {
            let turn = scene.view.as_ref().map(|view| view.open.turn);
            seat_at(turn.unwrap_or(from))
        }
    };
    let looks = card::front(&scene.setup, held);
    Move::fly(spots::in_band(from, held, 0), place, looks)
}

/// The spot that a card will have in a band once it has been played.
pub(super) fn lies(scene: &Scene, seat: Seat, held: Card) -> String {
    let copy = scene.view.as_ref().map_or(0, |view| {
        let cards = view.open.bands[seat].cards.iter();
        cards.filter(|&&card| card == held).count()
    });
    spots::in_band(seat, held, copy)
}
