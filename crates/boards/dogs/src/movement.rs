//! What moves when something happens at a table of Sequence Dogs: every event has its movement.

use dogs::{Card, Colour, DrawMode, Drawn, Ending, Event, Line, Setup};
use tabletop::{Face, Seat};

use super::spots::{self, DECK, held, in_hand, new_in_hand, pile, seat_at, supply};
use super::{card, team};
use crate::Scene;
use crate::words;
use board::movement::{Beat, Flight, Move, Sound};

const SLIDE: u32 = 380;
const DROP: u32 = 340;
const TURN: u32 = 520;
const GESTURE: u32 = 420;

/// The beats of an event, over the table as it was before.
pub(crate) fn beats(scene: &Scene, event: &Event) -> Vec<Beat> {
    let setup = &scene.setup;
    match event {
        Event::ColourChosen { by, colour } => {
            let chip = card::flying_chip(team::of_colour(setup, *colour));
            let moves = vec![Move::nod(seat_at(*by)), Move::rise(seat_at(*by), chip)];
            vec![Beat::new(GESTURE, Sound::Tick, moves)]
        }
        Event::DealerChosen { seat, first } => {
            let starts = Move::rise(seat_at(*first), word(words::STARTS));
            vec![Beat::silent(
                GESTURE,
                vec![Move::nod(seat_at(*seat)), starts],
            )]
        }
        Event::HandDealt { to, cards } => vec![dealt(scene, *to, cards)],
        Event::ChipPlaced {
            by,
            colour,
            card,
            space,
        } => {
            let looks = card::flying_chip(team::of_colour(setup, *colour));
            let drop = Flight {
                from: supply(setup.side(*by)),
                to: spots::cell(*space),
                looks,
                turns: None,
                becomes: Some(spots::chip(*space)),
            };
            vec![
                discarded(scene, *by, *card),
                Beat::new(DROP, Sound::Tick, vec![Move::Fly(Box::new(drop))]),
            ]
        }
        Event::ChipRemoved {
            by,
            colour,
            card,
            space,
        } => {
            let gone = Flight {
                from: spots::chip(*space),
                to: chips_of(scene, *colour).unwrap_or_else(|| seat_at(*by)),
                looks: card::flying_chip(team::of_colour(setup, *colour)),
                turns: None,
                becomes: None,
            };
            vec![
                discarded(scene, *by, *card),
                Beat::new(
                    DROP,
                    Sound::Bark,
                    vec![Move::Fly(Box::new(gone)), Move::shake(spots::cell(*space))],
                ),
            ]
        }
        Event::DeadCardTurnedIn { by, card } => {
            let mut beat = discarded(scene, *by, *card);
            beat.moves
                .push(Move::rise(seat_at(*by), word(words::DEAD_CARD)));
            vec![beat]
        }
        Event::CardDrawn { by, card, why } => vec![drawn(scene, *by, *card, *why)],
        Event::CardLeft { by } => {
            let moves = vec![Move::shake(DECK), Move::nod(seat_at(*by))];
            vec![Beat::silent(GESTURE, moves)]
        }
        Event::CardLost { seat } => {
            let lost = Move::rise(seat_at(*seat), word(words::CARD_LOST));
            let moves = vec![Move::shake(seat_at(*seat)), lost];
            vec![Beat::new(TURN, Sound::Thud, moves)]
        }
        Event::DeckRebuilt { .. } => vec![rebuilt(scene)],
        Event::DeckUsedUp => {
            let last = Move::rise(DECK, word(words::LAST_TURN));
            vec![Beat::new(TURN, Sound::Thud, vec![Move::shake(DECK), last])]
        }
        Event::TurnSkipped { seat } => {
            let skipped = Move::rise(seat_at(*seat), word(words::SKIPPED));
            let moves = vec![Move::shake(seat_at(*seat)), skipped];
            vec![Beat::silent(GESTURE, moves)]
        }
        Event::SequenceMade { line, .. } => vec![made(setup, *line)],
        Event::LinesMeasured { colour, length, .. } => {
            let at = chips_of(scene, *colour).unwrap_or_else(|| DECK.to_owned());
            let long = Move::rise(at.clone(), word(&words::in_a_row(*length)));
            vec![Beat::new(GESTURE, Sound::Tick, vec![Move::nod(at), long])]
        }
        Event::DealEnded { ending } => vec![ended(scene, *ending)],
        Event::HandShown { seat, cards } => vec![shown(scene, *seat, cards)],
    }
}

/// A word that rises over the table. It is ours, not a person's: nothing in it needs escaping.
fn word(text: &str) -> String {
    format!("<span class=\"rising\">{text}</span>")
}

/// A hand comes from the deck; whoever gets it sees it turn over.
fn dealt(scene: &Scene, to: Seat, cards: &[Face<Card>]) -> Beat {
    let fly = |(place, face): (usize, &Face<Card>)| {
        let becomes = match scene.viewer.is(to) {
            true => in_hand(to, cards, place),
            false => held(to, place),
        };
        Move::Fly(Box::new(Flight {
            from: DECK.to_owned(),
            to: seat_at(to),
            looks: card::back(),
            turns: face.up().map(|known| card::front(&scene.setup, known)),
            becomes: Some(becomes),
        }))
    };
    let mut moves: Vec<Move> = cards.iter().enumerate().map(fly).collect();
    if moves.is_empty() {
        moves.push(Move::nod(seat_at(to)));
    }
    Beat::new(SLIDE, Sound::Slide, moves)
}

/// A card goes from a hand to the pile before it, where everybody sees it.
fn discarded(scene: &Scene, by: Seat, played: Card) -> Beat {
    let hand = scene.view.as_ref().and_then(|view| view.hands.at(by));
    let hand = hand.map(Vec::as_slice).unwrap_or_default();
    let known = hand.iter().position(|face| face.up() == Some(played));
    let front = card::front(&scene.setup, played);
    let (looks, turns) = match known {
        Some(_) => (front, None),
        None => (card::back(), Some(front)),
    };
    let from = match known {
        Some(place) if scene.viewer.is(by) => in_hand(by, hand, place),
        _ => held(by, known.unwrap_or(hand.len().saturating_sub(1))),
    };
    let flight = Flight {
        from,
        to: pile(by),
        looks,
        turns,
        becomes: Some(pile(by)),
    };
    Beat::new(SLIDE, Sound::Slide, vec![Move::Fly(Box::new(flight))])
}

/// A card comes from the deck into a hand; whoever drew it sees it turn over.
fn drawn(scene: &Scene, by: Seat, drawn: Face<Card>, why: Drawn) -> Beat {
    let hand = scene.view.as_ref().and_then(|view| view.hands.at(by));
    let hand = hand.map(Vec::as_slice).unwrap_or_default();
    // Where cards are drawn by hand, the card that was played left the hand in an earlier chapter;
    // else it is still in the hand of the table as it was, and a dead one always is.
    let place = match (scene.setup.options.draw_mode, why) {
        (DrawMode::Manual, Drawn::AfterMove) => hand.len(),
        (DrawMode::Manual, Drawn::ForDeadCard) | (DrawMode::Auto, _) => {
            hand.len().saturating_sub(1)
        }
    };
    let becomes = match drawn.up() {
        Some(known) if scene.viewer.is(by) => new_in_hand(by, hand, known),
        _ => held(by, place),
    };
    let flight = Flight {
        from: DECK.to_owned(),
        to: seat_at(by),
        looks: card::back(),
        turns: drawn.up().map(|known| card::front(&scene.setup, known)),
        becomes: Some(becomes),
    };
    Beat::new(SLIDE, Sound::Flip, vec![Move::Fly(Box::new(flight))])
}

/// The chips of the side that plays a colour.
fn chips_of(scene: &Scene, colour: Colour) -> Option<String> {
    let view = scene.view.as_ref()?;
    let mut sides = scene.setup.sides();
    let side = sides.find(|side| view.sides[side.index()].colour == Some(colour))?;
    Some(supply(side))
}

/// All piles go back to the deck.
fn rebuilt(scene: &Scene) -> Beat {
    let seats = (0..scene.setup.n_seats).map(Seat);
    let back = |seat: Seat| {
        Move::Fly(Box::new(Flight {
            from: pile(seat),
            to: DECK.to_owned(),
            looks: card::back(),
            turns: None,
            becomes: None,
        }))
    };
    let mut moves: Vec<Move> = seats.map(back).collect();
    moves.push(Move::rise(DECK, word(words::NEW_DECK)));
    Beat::new(TURN, Sound::Slide, moves)
}

/// Every chip of a sequence swells, and the free corner with them.
fn made(setup: &Setup, line: Line) -> Beat {
    let cells: Vec<_> = setup.line_cells(line).iter().collect();
    let nod = |cell: &dogs::Space| {
        Move::nod(match setup.spaces().contains(*cell) {
            true => spots::chip(*cell),
            false => spots::cell(*cell),
        })
    };
    let mut moves: Vec<Move> = cells.iter().map(nod).collect();
    if let Some(middle) = cells.get(cells.len() / 2) {
        moves.push(Move::rise(spots::cell(*middle), word(words::SEQUENCE)));
    }
    Beat::new(600, Sound::Bark, moves)
}

fn ended(scene: &Scene, ending: Ending) -> Beat {
    let winner = ending.winner();
    let moves = match winner {
        Some(side) => {
            let members = scene.setup.members(side);
            let cheer = |seat| {
                [
                    Move::nod(seat_at(seat)),
                    Move::rise(seat_at(seat), word(words::WON)),
                ]
            };
            members.flat_map(cheer).collect()
        }
        None => vec![Move::shake(DECK)],
    };
    Beat::silent(TURN, moves)
}

/// A hand is turned over where it is held.
fn shown(scene: &Scene, seat: Seat, cards: &[Card]) -> Beat {
    let is_known = scene.viewer.is(seat);
    let turn = |(place, shown): (usize, &Card)| Move::Turn {
        at: held(seat, place),
        looks: card::back(),
        shows: card::front(&scene.setup, *shown),
        becomes: None,
    };
    let mut moves: Vec<Move> = match is_known {
        true => Vec::new(),
        false => cards.iter().enumerate().map(turn).collect(),
    };
    moves.push(Move::nod(seat_at(seat)));
    Beat::silent(GESTURE, moves)
}

#[cfg(test)]
mod tests;
