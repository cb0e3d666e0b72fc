//! Flourishes for events. Chips and the viewer's own cards move without them.

use dogs::{Card, Ending, Event, Line, Setup};
use tabletop::Seat;

use super::spots::{self, DECK, held, pile, seat_at, supply};
use super::{card, team};
use crate::Scene;
use crate::words;
use board::movement::{Beat, Move, Sound};

const SLIDE: u32 = 380;
const SHORT: u32 = 160;
const TURN: u32 = 520;
const GESTURE: u32 = 420;

/// The beats of an event, on the table as it was before it.
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
        Event::HandDealt { to, .. } => vec![Beat::silent(SHORT, vec![Move::nod(seat_at(*to))])],
        Event::ChipPlaced { by, card, .. } => vec![discarded(scene, *by, *card)],
        Event::ChipRemoved {
            by, card, space, ..
        } => {
            let mut beat = discarded(scene, *by, *card);
            beat.sound = Some(Sound::Bark);
            beat.moves.push(Move::shake(spots::cell(*space)));
            vec![beat]
        }
        Event::DeadCardTurnedIn { by, card } => {
            let mut beat = discarded(scene, *by, *card);
            beat.moves
                .push(Move::rise(seat_at(*by), word(words::DEAD_CARD)));
            vec![beat]
        }
        Event::CardDrawn { by, .. } => vec![drawn(scene, *by)],
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
            let at = supply(team::of_colour(setup, *colour));
            let long = Move::rise(at.clone(), word(&words::in_a_row(*length)));
            vec![Beat::new(GESTURE, Sound::Tick, vec![Move::nod(at), long])]
        }
        Event::DealEnded { ending } => vec![ended(scene, *ending)],
        Event::HandShown { seat, cards } => vec![shown(scene, *seat, cards)],
    }
}

/// A word that rises over the table. It comes from `words.rs`, so nothing in it needs escaping.
fn word(text: &str) -> String {
    format!("<span class=\"rising\">{text}</span>")
}

/// Somebody else's card flies from the hand to the discard pile. The viewer's own card is a piece and
/// moves without this.
fn discarded(scene: &Scene, by: Seat, played: Card) -> Beat {
    if scene.viewer.is(by) {
        return Beat::silent(SHORT, vec![Move::nod(pile(by))]);
    }
    let hand = scene.view.as_ref().and_then(|view| view.hands.at(by));
    let n_cards = hand.map_or(0, Vec::len);
    let looks = card::front(&scene.setup, played);
    let thrown = Move::fly(held(by, n_cards.saturating_sub(1)), pile(by), looks);
    Beat::new(SLIDE, Sound::Slide, vec![thrown])
}

/// Somebody else's card flies from the deck, face down. The viewer's own card moves without this.
fn drawn(scene: &Scene, by: Seat) -> Beat {
    if scene.viewer.is(by) {
        Beat::silent(SHORT, vec![Move::nod(DECK)])
    } else {
        let taken = Move::fly(DECK, seat_at(by), card::back());
        Beat::new(SLIDE, Sound::Slide, vec![taken])
    }
}

/// All piles go back to the deck.
fn rebuilt(scene: &Scene) -> Beat {
    let seats = (0..scene.setup.n_seats).map(Seat);
    let back = |seat: Seat| Move::fly(pile(seat), DECK, card::back());
    let mut moves: Vec<Move> = seats.map(back).collect();
    moves.push(Move::rise(DECK, word(words::NEW_DECK)));
    Beat::new(TURN, Sound::Slide, moves)
}

/// Every chip of a sequence nods, and so does its free corner.
fn made(setup: &Setup, line: Line) -> Beat {
    let cells: Vec<_> = setup.line_cells(line).iter().collect();
    let nod = |cell: &dogs::Space| {
        Move::nod(if setup.spaces().contains(*cell) {
            spots::chip(*cell)
        } else {
            spots::cell(*cell)
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

/// Somebody else's hand is turned over.
fn shown(scene: &Scene, seat: Seat, cards: &[Card]) -> Beat {
    let is_known = scene.viewer.is(seat);
    let turn = |place: usize| Move::turn(held(seat, place));
    let mut moves: Vec<Move> = if is_known {
        Vec::new()
    } else {
        (0..cards.len()).map(turn).collect()
    };
    moves.push(Move::nod(seat_at(seat)));
    Beat::silent(GESTURE, moves)
}

#[cfg(test)]
mod tests;
