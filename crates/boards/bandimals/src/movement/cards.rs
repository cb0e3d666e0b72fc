//! Cards on their way: from the deck to a hand, from a hand to a band, and away.

use bandimals::{Card, To};
use tabletop::{Face, Seat};

use super::super::card;
use super::super::spots::{self, DISCARD, seat_at};
use crate::Scene;
use board::movement::{Flight, Move};

/// A card flies from here to there.
pub(super) fn fly(from: &str, to: &str, looks: String, becomes: Option<String>) -> Move {
    Move::Fly(Box::new(Flight {
        from: from.to_owned(),
        to: to.to_owned(),
        looks,
        turns: None,
        becomes,
    }))
}

/// Cards come into a hand: the viewer's own are seen and lie there from then on.
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
        .map(|face| {
            let looks = card::known(&scene.setup, *face);
            let becomes = face.up().filter(|_| is_own).map(|held| {
                let copy = before.iter().filter(|&&other| other == held).count();
                before.push(held);
                spots::hand(held, copy)
            });
            fly(from, &seat_at(seat), looks, becomes)
        })
        .collect()
}

/// An open card leaves a hand.
pub(super) fn goes(scene: &Scene, by: Seat, held: Card, to: &str, becomes: Option<String>) -> Move {
    let is_own = scene.own() == Some(by);
    let from = if is_own {
        spots::hand(held, 0)
    } else {
        seat_at(by)
    };
    Move::Fly(Box::new(Flight {
        from,
        to: to.to_owned(),
        looks: card::front(&scene.setup, held),
        turns: None,
        becomes,
    }))
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
    Move::Fly(Box::new(Flight {
        from: spots::in_band(from, held, 0),
        to: place,
        looks: card::front(&scene.setup, held),
        turns: None,
        becomes: None,
    }))
}

/// Where a card will lie in a band once it has been played.
pub(super) fn lies(scene: &Scene, seat: Seat, held: Card) -> String {
    let copy = scene.view.as_ref().map_or(0, |view| {
        let cards = view.open.bands[seat].cards.iter();
        cards.filter(|&&card| card == held).count()
    });
    spots::in_band(seat, held, copy)
}
