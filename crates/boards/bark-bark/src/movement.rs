//! Flourishes for events, on top of the movement of the pieces themselves.

use bark_bark::{Card, Cell, Event, Number, Pile, Shares};
use tabletop::{Face, Seat, Seats};

use super::spots::{
    CROWN, HAGGLE, MAP, cell as cell_at, feet, hand, laid, pawn, pile as pile_at, seat_at,
};
use super::{art, spots};
use crate::Scene;
use crate::words;
use board::movement::{Beat, Flight, Move, Sound};

const HOP: u32 = 260;
const SLIDE: u32 = 380;
const TURN: u32 = 520;
const GESTURE: u32 = 420;
const SHORT: u32 = 200;
const LONG: u32 = 600;

/// The beats of an event, played over the table as it was before the event.
pub(crate) fn beats(scene: &Scene, event: &Event) -> Vec<Beat> {
    match event {
        Event::RaceSetUp { .. } => {
            let moves = Pile::ALL.map(|pile| Move::nod(pile_at(pile)));
            vec![Beat::new(GESTURE, Sound::Slide, moves.into())]
        }
        Event::ColourChosen { by, .. } | Event::BecameReady { by } => nods(*by),
        Event::CritterChosen { by, .. } => {
            let critter = looks(scene, *by);
            let moves = vec![
                Move::nod(seat_at(*by)),
                Move::rise(seat_at(*by), sized(&critter)),
            ];
            vec![Beat::silent(SHORT, moves)]
        }
        Event::PetsTold { by, count } => said(*by, &words::pets(*count)),
        Event::PlacerChosen { seat } => said(*seat, words::PLACES_START),
        Event::StartPlaced { cell } => vec![Beat::new(
            TURN,
            Sound::Slide,
            vec![garden_card(Pile::Deck, *cell)],
        )],
        Event::RoundBegan { round } => {
            vec![Beat::silent(
                GESTURE,
                vec![Move::rise(MAP, word(&words::round(*round)))],
            )]
        }
        Event::CardLaid { by, value } | Event::CardChanged { by, value } => {
            vec![card_laid(scene, *by, *value)]
        }
        Event::CardKept { by, .. } => {
            vec![Beat::silent(GESTURE, vec![Move::nod(seat_at(*by))])]
        }
        Event::CardClaimed { by, value } => said(*by, &words::says(*value)),
        Event::CardWhispered { by, value, .. } => said(*by, &words::says(*value)),
        Event::ClaimWithdrawn { by } | Event::WhisperWithdrawn { by, .. } => {
            vec![Beat::silent(GESTURE, vec![Move::shake(seat_at(*by))])]
        }
        Event::CardsShown { values } => shown(values),
        Event::ClaimJudged {
            by, claimed, laid, ..
        } => {
            let text = if claimed == laid {
                words::TRUE
            } else {
                words::GARDEN_PATH
            };
            said(*by, text)
        }
        Event::NumberShared { number, sharers } => {
            let mut moves = each(*sharers, |seat| Move::nod(seat_at(seat)));
            moves.push(Move::rise(MAP, word(&words::to_share(*number))));
            vec![Beat::new(TURN, Sound::Tick, moves)]
        }
        Event::SplitProposed {
            shares, sharers, ..
        } => vec![Beat::new(TURN, Sound::Tick, handed(shares, *sharers))],
        Event::SplitAgreed { shares, sharers } => {
            let mut moves = handed(shares, *sharers);
            moves.push(Move::rise(HAGGLE, word(words::DEAL)));
            vec![Beat::new(TURN, Sound::Chime, moves)]
        }
        Event::SplitAccepted { by }
        | Event::OrderAccepted { by }
        | Event::OrderProposed { by, .. } => nods(*by),
        Event::OrderAgreed { order } => {
            let moves = order.iter().map(|seat| Move::nod(seat_at(*seat))).collect();
            vec![Beat::new(GESTURE, Sound::Tick, moves)]
        }
        Event::WalkedAway { by, penalty } => {
            let mut moves = each(*penalty, |seat| Move::shake(seat_at(seat)));
            moves.push(Move::rise(seat_at(*by), word(words::WALKS_OFF)));
            vec![Beat::new(TURN, Sound::Thud, moves)]
        }
        Event::MoveBegan { by, spaces } => {
            let moves = vec![
                Move::nod(pawn(*by)),
                Move::rise(pawn(*by), word(&spaces.to_string())),
            ];
            vec![Beat::silent(GESTURE, moves)]
        }
        Event::Stepped { by, to, .. } => vec![walk(scene, *by, *to, Sound::Tick)],
        Event::Bounced { by, from, to } => vec![
            Beat::new(SHORT, Sound::Thud, vec![Move::nod(spots::card(*from))]),
            walk(scene, *by, *to, Sound::Slide),
        ],
        Event::PushedOff { by, seat, .. } => {
            let moves = vec![Move::nod(pawn(*by)), Move::shake(pawn(*seat))];
            vec![Beat::new(GESTURE, Sound::Thud, moves)]
        }
        Event::HoppedOff { by, .. } | Event::CardForOneShared { by } => {
            vec![Beat::silent(HOP, vec![Move::nod(pawn(*by))])]
        }
        Event::CrownTaken { .. } => vec![Beat::new(
            SLIDE,
            Sound::Chime,
            vec![Move::come(CROWN, CROWN)],
        )],
        Event::CrownLeft { .. } => vec![Beat::silent(GESTURE, vec![Move::shake(CROWN)])],
        Event::CrownPlaced { .. } => {
            vec![Beat::new(
                TURN,
                Sound::Slide,
                vec![Move::come(CROWN, CROWN)],
            )]
        }
        Event::CardExplored { by, pile, cell, .. } => vec![
            Beat::new(TURN, Sound::Flip, vec![garden_card(*pile, *cell)]),
            walk(scene, *by, *cell, Sound::Tick),
        ],
        Event::Barked { by, cell } => barked(scene, *by, *cell),
        Event::NoWayHome { by } => told(*by, words::NO_WAY),
        Event::FenceStopped { by } => told(*by, words::STOP),
        Event::LoopClosed { by } => told(*by, words::LOOP),
        Event::DeadEndReached { by } => told(*by, words::DEAD_END),
        Event::ShortCutDeclined { by } => vec![Beat::silent(GESTURE, vec![Move::shake(pawn(*by))])],
        Event::CornerSwapped { by, .. } => told(*by, words::SWAPPED),
        Event::MovementLost { by, spaces } => told(*by, &format!("\u{2212}{spaces}")),
        Event::RetreatOrdered { seat, .. } => nods(*seat),
        Event::WentBack { seat, to } => vec![Beat::new(
            TURN,
            Sound::Slide,
            vec![flight(scene, *seat, *to)],
        )],
        Event::StayedBehind { seat } => vec![Beat::silent(GESTURE, vec![Move::shake(pawn(*seat))])],
        Event::RaceEnded { places, .. } => ended(scene, places),
    }
}

/// A word that rises over the table. It is our own text and not a player's, so it needs no escaping.
fn word(text: &str) -> String {
    format!("<span class=\"rising\">{text}</span>")
}

fn nods(seat: Seat) -> Vec<Beat> {
    vec![Beat::silent(SHORT, vec![Move::nod(seat_at(seat))])]
}

/// A seat says something.
fn said(seat: Seat, text: &str) -> Vec<Beat> {
    let moves = vec![
        Move::nod(seat_at(seat)),
        Move::rise(seat_at(seat), word(text)),
    ];
    vec![Beat::new(TURN, Sound::Tick, moves)]
}

/// Something happens to a pawn.
fn told(seat: Seat, text: &str) -> Vec<Beat> {
    let moves = vec![Move::shake(pawn(seat)), Move::rise(pawn(seat), word(text))];
    vec![Beat::new(TURN, Sound::Thud, moves)]
}

fn each(seats: Seats, of: impl Fn(Seat) -> Move) -> Vec<Move> {
    seats.iter().map(of).collect()
}

/// Each sharer's share rises over its seat.
fn handed(shares: &Shares, sharers: Seats) -> Vec<Move> {
    each(sharers, |seat| {
        Move::rise(seat_at(seat), word(&words::spaces(shares[seat.index()])))
    })
}

fn looks(scene: &Scene, seat: Seat) -> String {
    let view = scene.view.as_ref();
    view.map(|view| art::pawn(&scene.setup, &view.open, seat))
        .unwrap_or_default()
}

fn sized(critter: &str) -> String {
    format!("<span class=\"risen-pawn\">{critter}</span>")
}

/// A pawn flies to a cell and stays the same pawn.
fn flight(scene: &Scene, seat: Seat, to: Cell) -> Move {
    Move::Fly(Box::new(Flight {
        from: pawn(seat),
        to: feet(to),
        looks: looks(scene, seat),
        becomes: Some(pawn(seat)),
    }))
}

fn walk(scene: &Scene, seat: Seat, to: Cell, sound: Sound) -> Beat {
    Beat::new(HOP, sound, vec![flight(scene, seat, to)])
}

/// A garden card comes from its pile and is turned over on the way.
fn garden_card(from: Pile, cell: Cell) -> Move {
    Move::come(spots::card(cell), pile_at(from))
}

/// A movement card is laid face down; only its owner sees which one.
fn card_laid(scene: &Scene, by: Seat, value: Face<Number>) -> Beat {
    let from = match (value, scene.own() == Some(by)) {
        (Face::Up(value), true) => hand(value),
        _ => seat_at(by),
    };
    Beat::new(SLIDE, Sound::Slide, vec![Move::come(laid(by), from)])
}

/// All movement cards are turned over at once.
fn shown(values: &[Option<Number>]) -> Vec<Beat> {
    let laid = (0..)
        .map(Seat)
        .zip(values)
        .filter(|(_, value)| value.is_some());
    let turns = laid.map(|(seat, _)| Move::turn(spots::laid(seat)));
    vec![Beat::new(TURN, Sound::Flip, turns.collect())]
}

/// Monty pops up, and every pawn jumps.
fn barked(scene: &Scene, by: Seat, cell: Cell) -> Vec<Beat> {
    let kennel = scene
        .setup
        .edition
        .cards
        .iter()
        .zip(0..)
        .find(|(info, _)| info.shape == bark_bark::Shape::None);
    let front = kennel
        .map(|(_, index)| art::little(&scene.setup, Card(index)))
        .unwrap_or_default();
    let seats = (0..scene.setup.n_seats).map(Seat);
    let mut jumps: Vec<Move> = seats.map(|seat| Move::shake(pawn(seat))).collect();
    jumps.push(Move::rise(cell_at(cell), word(words::BARK)));
    let pops = format!("<span class=\"popping\">{}</span>", art::picture("monty"));
    let again = vec![
        Move::rise(cell_at(cell), pops),
        Move::shake(MAP),
        Move::nod(seat_at(by)),
    ];
    vec![
        Beat::new(
            TURN,
            Sound::Flip,
            vec![Move::fly(pile_at(Pile::Deck), cell_at(cell), front)],
        ),
        Beat::new(LONG, Sound::Bark, jumps),
        Beat::new(LONG, Sound::Bark, again),
    ]
}

fn ended(scene: &Scene, places: &[u8]) -> Vec<Beat> {
    let seats = (0..scene.setup.n_seats).map(Seat);
    let ranks = seats.map(|seat| {
        let place = board::words::place(places[seat.index()]);
        Move::rise(seat_at(seat), word(&place))
    });
    vec![
        Beat::new(
            TURN,
            Sound::Fanfare,
            vec![Move::rise(MAP, word(words::RACE_OVER))],
        ),
        Beat::silent(LONG, ranks.collect()),
    ]
}

#[cfg(test)]
mod tests;
