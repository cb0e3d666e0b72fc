//! What moves when something happens at a table of ARGH: every event has its movement.

use argh::{Card, CardSet, Ending, Event, Location, SQUEAK, Setup, Vote};
use tabletop::{Face, Seat};

use super::spots::{BOX, HELD, area, boxed, down, pile, seat_at, up};
use super::{art, card};
use crate::Scene;
use crate::words;
use board::movement::{Beat, Cue, Flight, Move, Sound};

const SLIDE: u32 = 420;
const TURN: u32 = 560;
const PUSH: u32 = 300;
const GESTURE: u32 = 420;

/// The beats of an event, over the table as it was before.
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
        Event::CardTaken { by, location, card } => vec![Beat::new(
            TURN,
            Sound::Slide,
            vec![taken(setup, location, card), Move::nod(seat_at(by))],
        )],
        Event::CardKept {
            by,
            location,
            slot,
            card,
        } => {
            let looks = card::known(setup, card, location);
            vec![slide(from_hand(area(by), looks, None, down(by, slot)))]
        }
        Event::CardOffered {
            to, location, card, ..
        } => offered(setup, to, location, card),
        Event::CardAccepted { by, card, .. } => vec![opened(setup, HELD, by, card)],
        Event::CardDeclined { by, from, card } => vec![
            Beat::silent(PUSH, vec![Move::shake(seat_at(by))]),
            opened(setup, HELD, from, card),
        ],
        Event::CardStolen {
            by,
            from,
            slot,
            card,
        } => {
            vec![opened(setup, &down(from, slot), by, card)]
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
        Event::CardsRevealed { seat, cards } => revealed(scene, seat, cards),
        Event::EffectPicked { effect, .. } => {
            vec![Beat::new(GESTURE, Sound::Tick, vec![Move::nod(up(effect))])]
        }
        Event::SignSwitched { effect, card, .. } => strike(setup, effect, card, words::SWITCHED),
        Event::CardDiscarded { effect, card, .. } => strike(setup, effect, card, words::OUT),
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

/// ARGH-R40: whoever squeaks, or lays a card open straight away, has the ears of a cocker for a moment.
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

/// A word that rises over the table. It is ours, not a person's: nothing in it needs escaping.
fn word(text: &str) -> String {
    format!("<span class=\"rising\">{text}</span>")
}

fn slide(flight: Flight) -> Beat {
    let (millis, sound) = match flight.turns {
        Some(_) => (TURN, Sound::Flip),
        None => (SLIDE, Sound::Slide),
    };
    Beat::new(millis, sound, vec![Move::Fly(Box::new(flight))])
}

fn from_hand(to: String, looks: String, turns: Option<String>, becomes: String) -> Flight {
    Flight {
        from: HELD.to_owned(),
        to,
        looks,
        turns,
        becomes: Some(becomes),
    }
}

/// The three piles come out of the box.
fn laid() -> Beat {
    let dealt = |location| {
        Move::Fly(Box::new(Flight {
            from: BOX.to_owned(),
            to: pile(location),
            looks: card::back(location),
            turns: None,
            becomes: None,
        }))
    };
    Beat::new(TURN, Sound::Slide, Location::ALL.map(dealt).into())
}

/// A card comes from its pile to the middle; whoever took it sees it turn over.
fn taken(setup: &Setup, location: Location, taken: Face<Card>) -> Move {
    Move::Fly(Box::new(Flight {
        from: pile(location),
        to: HELD.to_owned(),
        looks: card::back(location),
        turns: taken.up().map(|known| card::front(setup, known)),
        becomes: Some(HELD.to_owned()),
    }))
}

/// The card is pushed at somebody and lies in the middle again until they have decided.
fn offered(setup: &Setup, to: Seat, location: Location, offered: Face<Card>) -> Vec<Beat> {
    let back = card::back(location);
    let looks = card::known(setup, offered, location);
    let pushed = Flight {
        becomes: None,
        ..from_hand(
            seat_at(to),
            looks,
            offered.is_up().then(|| back.clone()),
            String::new(),
        )
    };
    let returns = Flight {
        from: seat_at(to),
        to: HELD.to_owned(),
        looks: back,
        turns: None,
        becomes: Some(HELD.to_owned()),
    };
    vec![
        Beat::new(PUSH, Sound::Slide, vec![Move::Fly(Box::new(pushed))]),
        Beat::silent(
            PUSH,
            vec![Move::Fly(Box::new(returns)), Move::nod(seat_at(to))],
        ),
    ]
}

/// A card that everybody sees turn over on its way to whoever has to lay it open.
fn opened(setup: &Setup, from: &str, to: Seat, opened: Card) -> Beat {
    slide(Flight {
        from: from.to_owned(),
        to: area(to),
        looks: card::back(setup.edition.location(opened)),
        turns: Some(card::front(setup, opened)),
        becomes: Some(up(opened)),
    })
}

/// Somebody leans over the box; whoever looked sees the cards turn.
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

/// Face-down cards are turned over where they lie. Which of them lay in which slot nobody is told;
/// they are laid down in the order of the edition, each on a back that fits.
fn revealed(scene: &Scene, seat: Seat, cards: CardSet) -> Vec<Beat> {
    let setup = &scene.setup;
    let area = scene.view.as_ref().and_then(|view| view.areas.at(seat));
    let mut left: Vec<Card> = cards.iter().collect();
    let mut turns = Vec::new();
    for hidden in area.map(|area| area.down.as_slice()).unwrap_or_default() {
        let fits = |card: &Card| match hidden.card {
            Face::Up(known) => known == *card,
            Face::Down => setup.edition.location(*card) == hidden.location,
        };
        if let Some(index) = left.iter().position(fits) {
            let shown = left.remove(index);
            turns.push(Move::Turn {
                at: down(seat, hidden.slot),
                looks: card::back(hidden.location),
                shows: card::front(setup, shown),
                becomes: Some(up(shown)),
            });
        }
    }
    if turns.is_empty() {
        turns.push(Move::nod(seat_at(seat)));
    }
    vec![Beat::new(TURN, Sound::Flip, turns)]
}

/// A mosquito, hamster or scientist goes for a card, and what comes of it is said over the card.
fn strike(setup: &Setup, effect: Card, hit: Card, what: &str) -> Vec<Beat> {
    let leap = Flight {
        from: up(effect),
        to: up(hit),
        looks: card::front(setup, effect),
        turns: None,
        becomes: None,
    };
    let blow = vec![Move::shake(up(hit)), Move::rise(up(hit), word(what))];
    vec![
        Beat::new(SLIDE, Sound::Slide, vec![Move::Fly(Box::new(leap))]),
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
        for (card, index) in here.zip(0..) {
            turns.push(Move::Turn {
                at: boxed(location, index),
                looks: card::back(location),
                shows: card::front(setup, card),
                becomes: None,
            });
        }
    }
    if turns.is_empty() {
        turns.push(Move::shake(BOX));
    }
    Beat::new(TURN, Sound::Flip, turns)
}

#[cfg(test)]
mod tests;
