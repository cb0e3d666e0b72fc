//! The flourishes that accompany events, in addition to the movement of the cards themselves.

use argh::{Card, CardSet, Ending, Event, Location, SQUEAK, Setup, Vote};
use tabletop::{Face, Seat};

use super::spots::{BOX, HELD, boxed, pile, seat_at, up};
use super::{art, card};
use crate::Scene;
use crate::words;
use board::movement::{Beat, Cue, Flight, Move, Sound};

const SLIDE: u32 = 420;
const TURN: u32 = 560;
const PUSH: u32 = 300;
const GESTURE: u32 = 420;

/// The beats of an event, played over the table as it was before.
pub(crate) fn beats(scene: &Scene, event: &Event) -> Vec<Beat> {
    let setup = &scene.setup;
    match *event {
        Event::TableLaid { .. } => vec![laid()],
        Event::VoteCast { by, vote } => {
            let mut moves = vec![Move::nod(seat_at(by))];
            if let Vote::For(seat) = vote {
                moves.push(Move::rise(seat_at(seat), word(words::STARTS)));
            }
            vec![Beat::silent(GESTURE, moves)]
        }
        Event::FirstPlayerChosen { seat } => {
            let first = Move::rise(seat_at(seat), word(words::FIRST));
            vec![Beat::new(
                GESTURE,
                Sound::Tick,
                vec![first, Move::nod(seat_at(seat))],
            )]
        }
        // The card itself moves from its old place to its new one.
        Event::CardTaken { by, .. }
        | Event::CardKept { by, .. }
        | Event::CardAccepted { by, .. }
        | Event::CardStolen { by, .. } => {
            vec![Beat::silent(PUSH, vec![Move::nod(seat_at(by))])]
        }
        Event::CardOffered { to, .. } => vec![Beat::new(
            TURN,
            Sound::Slide,
            vec![Move::reach(HELD, seat_at(to)), Move::nod(seat_at(to))],
        )],
        Event::CardDeclined { by, .. } => {
            vec![Beat::silent(PUSH, vec![Move::shake(seat_at(by))])]
        }
        Event::OwlPeeked { by, cards } => peeked(setup, by, &cards),
        Event::OwlDeclined { by } | Event::TurnSkipped { seat: by } => {
            vec![Beat::silent(GESTURE, vec![Move::shake(seat_at(by))])]
        }
        Event::PileRanOut { location, .. } => {
            let last = Move::rise(pile(location), word(words::LAST_ROUND));
            vec![Beat::new(
                TURN,
                Sound::Thud,
                vec![Move::shake(pile(location)), last],
            )]
        }
        Event::CardsRevealed { seat, .. } => {
            vec![Beat::new(PUSH, Sound::Flip, vec![Move::nod(seat_at(seat))])]
        }
        Event::EffectPicked { effect, .. } => {
            vec![Beat::new(GESTURE, Sound::Tick, vec![Move::nod(up(effect))])]
        }
        Event::SignSwitched { effect, card, .. } => strike(effect, card, words::SWITCHED),
        Event::CardDiscarded { effect, card, .. } => strike(effect, card, words::OUT),
        Event::EffectFizzled { effect, .. } => {
            vec![Beat::silent(GESTURE, vec![Move::shake(up(effect))])]
        }
        Event::TeamCounted { seat, points, .. } => {
            let sum = Move::rise(seat_at(seat), word(&board::words::points(points.into())));
            vec![Beat::new(
                GESTURE,
                Sound::Tick,
                vec![Move::nod(seat_at(seat)), sum],
            )]
        }
        Event::DealEnded { ending } => ended(ending),
        Event::BoxOpened { cards } => vec![box_opened(scene, cards)],
    }
}

/// ARGH-R40: a player who squeaks, or tries to lay a card face up straight away, has the ears of a
/// cocker for a moment.
pub(super) fn gesture(seat: Seat, cue: Cue<'_>) -> Option<Beat> {
    match cue {
        Cue::Said(text) => (text == SQUEAK).then_some(())?,
        Cue::Refused(code) => (code == "offer_it_first").then_some(())?,
    }
    let ears = format!(
        "<span class=\"ears\">{}</span>",
        art::SPRITE.framed(art::EARS, "")
    );
    let moves = vec![Move::shake(seat_at(seat)), Move::rise(seat_at(seat), ears)];
    Some(Beat::new(600, Sound::Squeak, moves))
}

/// A word that rises over the table. It comes from `words.rs`, so nothing in it needs escaping.
fn word(text: &str) -> String {
    format!("<span class=\"rising\">{text}</span>")
}

/// The three piles come out of the box.
fn laid() -> Beat {
    let dealt = |location| {
        Move::Fly(Box::new(Flight {
            from: BOX.to_owned(),
            to: pile(location),
            looks: card::back(location),
            becomes: None,
        }))
    };
    Beat::new(TURN, Sound::Slide, Location::ALL.map(dealt).into())
}

/// A seat leans over the box, and sees the cards if it is the viewer.
fn peeked(setup: &Setup, by: Seat, cards: &[Face<Card>; 3]) -> Vec<Beat> {
    let lean = vec![Move::nod(seat_at(by)), Move::nod(BOX)];
    let mut beats = vec![Beat::new(GESTURE, Sound::Slide, lean)];
    let seen = Location::ALL
        .into_iter()
        .zip(cards)
        .filter_map(|(location, face)| {
            let known = face.up()?;
            Some(Move::rise(boxed(location, 0), card::little(setup, known)))
        });
    let seen: Vec<Move> = seen.collect();
    if !seen.is_empty() {
        beats.push(Beat::new(
            *board::movement::BEARABLE.end(),
            Sound::Flip,
            seen,
        ));
    }
    beats
}

/// A mosquito, hamster or scientist hits a card, and a word rises over it.
fn strike(effect: Card, hit: Card, what: &str) -> Vec<Beat> {
    let blow = vec![Move::shake(up(hit)), Move::rise(up(hit), word(what))];
    vec![
        Beat::new(SLIDE, Sound::Slide, vec![Move::reach(up(effect), up(hit))]),
        Beat::new(GESTURE, Sound::Thud, blow),
    ]
}

fn ended(ending: Ending) -> Vec<Beat> {
    match ending {
        Ending::BombFaceUp(seat) | Ending::BombAtReveal(seat) => {
            let bang = Move::rise(seat_at(seat), word(words::BANG));
            let mut moves = vec![bang, Move::nod(seat_at(seat)), Move::shake(BOX)];
            moves.extend(Location::ALL.map(|location| Move::shake(pile(location))));
            vec![Beat::new(TURN, Sound::Thud, moves)]
        }
        Ending::Counted => vec![Beat::silent(GESTURE, vec![Move::nod(BOX)])],
    }
}

/// The removed cards are turned over in the box.
fn box_opened(scene: &Scene, cards: CardSet) -> Beat {
    let setup = &scene.setup;
    let mut turns = Vec::new();
    for location in Location::ALL {
        let here = cards
            .iter()
            .filter(|card| setup.edition.location(*card) == location);
        for (_, index) in here.zip(0..) {
            turns.push(Move::turn(boxed(location, index)));
        }
    }
    if turns.is_empty() {
        turns.push(Move::shake(BOX));
    }
    Beat::new(TURN, Sound::Flip, turns)
}

#[cfg(test)]
mod tests;
