//! Flourishes for each event, in addition to the movement of the pieces themselves.

mod dice;
mod show;

use mole_park::{Event, Hole, Mole, Prize, Stand};
use tabletop::{Face, Seat, Seats};

use super::spots::{self, BURROW, CROWN, FOOT, HILL, LAWN, fist, hand, hole, seat_at};
use super::{art, card};
use crate::Scene;
use crate::words;
use board::html::escaped;
use board::movement::{Beat, Move, Sound};
use dice::{rolls, rolls_again};

const SHORT: u32 = 160;
const GESTURE: u32 = 380;
const SLIDE: u32 = 420;
const TUMBLE: u32 = 560;
const LONG: u32 = 600;

/// The beats of an event, played over the table as it was before.
pub(crate) fn beats(scene: &Scene, event: &Event) -> Vec<Beat> {
    match event {
        Event::ParkOpened { prizes } => opened(prizes.len()),
        Event::ColourChosen { by, colour } => {
            let token = sized(&art::token_of(*colour));
            let moves = vec![Move::nod(seat_at(*by)), Move::rise(seat_at(*by), token)];
            vec![Beat::new(GESTURE, Sound::Tick, moves)]
        }
        Event::Answered { by, .. } => {
            let moves = vec![Move::nod(seat_at(*by)), Move::nod(fist(*by))];
            vec![Beat::new(SHORT, Sound::Tick, moves)]
        }
        Event::VisitTold { by, visit } => {
            let text = match visit {
                mole_park::Visit::Never => words::NEVER_THERE.to_owned(),
                mole_park::Visit::Ago { days } => words::ago(*days),
            };
            said(*by, &text, Sound::Tick)
        }
        Event::NobodyVisited => over(LAWN, words::NEVER_THERE, Sound::Thud),
        Event::KingNamed { seat, .. } => {
            let moves = vec![
                Move::nod(seat_at(*seat)),
                Move::rise(seat_at(*seat), sized(&art::picture("crown"))),
            ];
            vec![Beat::new(LONG, Sound::Chime, moves)]
        }
        Event::RoundBegan { round } => over(LAWN, &words::round(*round), Sound::Tick),
        Event::MolesDealt { counts } => dealt(counts),
        Event::HillShuffled { .. } => {
            let moves = vec![Move::fly(HILL, BURROW, card::back())];
            vec![Beat::new(SLIDE, Sound::Slide, moves)]
        }
        Event::CrownDeclared { by } => vec![Beat::new(
            LONG,
            Sound::Chime,
            vec![
                Move::nod(CROWN),
                Move::nod(seat_at(*by)),
                Move::rise(seat_at(*by), word(words::GOES_FOR_CROWN)),
            ],
        )],
        Event::HolePeeked {
            by,
            hole: at,
            moles,
        } => peeked(scene, *by, *at, moles),
        Event::GoSaid { by, text } => {
            let usual = &scene.setup.options.go_text;
            let text = text.as_ref().map_or(usual.as_str(), |text| text.as_str());
            let mut beats = over(LAWN, text, Sound::Chime);
            beats[0].moves.push(Move::nod(seat_at(*by)));
            beats
        }
        Event::DieRolled { by, rolled } => vec![rolls(scene, *by, *rolled)],
        Event::DieRerolled { by, prize, rolled } => {
            let first = vec![
                Move::nod(spots::prize(*prize)),
                Move::rise(seat_at(*by), word(words::AGAIN)),
            ];
            vec![
                Beat::silent(GESTURE, first),
                rolls_again(scene, *by, *rolled),
            ]
        }
        Event::RerollDeclined { by } => said(*by, words::LETS_LIE, Sound::Tick),
        Event::MolesWhacked {
            by,
            hole: at,
            moles,
        } => vec![whacked(scene, *by, *at, moles)],
        Event::NothingWhacked {
            hole: at, moles, ..
        } => {
            let text = if *moles == 0 {
                words::EMPTY
            } else {
                words::CROWDED
            };
            let moves = vec![Move::shake(hole(*at)), Move::rise(hole(*at), word(text))];
            vec![Beat::new(TUMBLE, Sound::Thud, moves)]
        }
        Event::LeftoverTaken { by, hole: at, mole } => {
            let mut beat = whacked(scene, *by, *at, &[*mole]);
            beat.moves
                .push(Move::rise(seat_at(*by), word(words::LEFTOVER)));
            vec![beat]
        }
        Event::MolesDrawn { by, moles, .. } => {
            let moves = moles
                .iter()
                .map(|mole| to_hand(*by, BURROW.to_owned(), *mole));
            vec![gather(SLIDE, Sound::Slide, moves.collect(), *by)]
        }
        Event::MoleMarked { by, mole } => {
            let spot = mole.up().map_or_else(|| hand(*by), spots::mole);
            vec![Beat::new(SHORT, Sound::Tick, vec![Move::nod(spot)])]
        }
        Event::MolesDiscarded { by, moles } | Event::HandCleared { by, moles } => {
            let moves = moles.iter().filter_map(|mole| to_hill(scene, *by, *mole));
            vec![gather(SLIDE, Sound::Slide, moves.collect(), *by)]
        }
        Event::HandLaid { by, moles, sum } => laid(scene, *by, moles, sum.total()),
        Event::NothingLaid { by } => said(*by, words::NO_MOLE, Sound::Thud),
        Event::CrownMissed { by, .. } => fails(*by, words::SO_CLOSE),
        Event::NextNamed { next } => said(*next, words::NEXT, Sound::Tick),
        Event::OrderDrawn { order } => {
            let moves = order.iter().map(|seat| Move::nod(seat_at(*seat)));
            vec![gather(
                GESTURE,
                Sound::Tick,
                moves.collect(),
                order.first().copied().unwrap_or(Seat(0)),
            )]
        }
        Event::PrizeTaken { by, prize } => vec![taken(scene, *by, *prize)],
        Event::PrizePassed { by } => said(*by, words::NO_THANKS, Sound::Tick),
        Event::NothingLeft { by, .. } => fails(*by, words::NOTHING_LEFT),
        Event::MolesKept { by, .. } => said(*by, words::KEPT, Sound::Chime),
        Event::HandCashed { by, .. } => {
            let moves = vec![Move::fly(hand(*by), HILL, card::back())];
            vec![Beat::new(GESTURE, Sound::Slide, moves)]
        }
        Event::StandRestocked { stand, prize } => {
            let looks = sized(&card::little_prize(&scene.setup, *prize));
            let spot = spots::stand(*stand);
            let moves = vec![Move::nod(spot.clone()), Move::rise(spot, looks)];
            vec![Beat::new(GESTURE, Sound::Flip, moves)]
        }
        Event::StandEmptied { stand } => {
            vec![Beat::new(
                GESTURE,
                Sound::Thud,
                vec![Move::shake(spots::stand(*stand))],
            )]
        }
        Event::ParkClosed { .. } => over(LAWN, words::CLOSED, Sound::Thud),
        Event::ShowdownBegan { contestants } => show::begins(scene, *contestants),
        Event::PrizesReturned { by, .. } => {
            vec![Beat::new(
                GESTURE,
                Sound::Slide,
                vec![Move::shake(seat_at(*by))],
            )]
        }
        Event::ShowdownRolled { by, rolls } => vec![show::rolls(scene, *by, rolls)],
        Event::ShowdownWhacked {
            by,
            hole: at,
            moles,
        } => {
            let moles: Vec<Face<Mole>> = moles.iter().copied().map(Face::Up).collect();
            vec![whacked(scene, *by, *at, &moles)]
        }
        Event::ShowdownScored { by, score, .. } => said(*by, &words::stars(*score), Sound::Chime),
        Event::KingSteppedBack { seat } => said(*seat, words::OUT, Sound::Thud),
        Event::WinnerNamed { seat } | Event::WinnerDrawn { seat } => {
            said(*seat, words::WINS, Sound::Chime)
        }
        Event::DealEnded { ending } => show::crowns(scene, ending.winner()),
    }
}

/// A word that rises over the table. It is escaped here, because players can write some of them.
fn word(text: &str) -> String {
    format!("<span class=\"rising\">{}</span>", escaped(text))
}

fn sized(looks: &str) -> String {
    format!("<span class=\"risen\">{looks}</span>")
}

/// With many players everything is quicker, because eight dice one after the other would take too long.
fn quick(scene: &Scene, millis: u32) -> u32 {
    match scene.setup.n_seats {
        0..=4 => millis,
        _ => (millis * 3 / 5).max(*board::movement::BEARABLE.start()),
    }
}

/// A seat nods, and a word rises from it.
fn said(seat: Seat, text: &str, sound: Sound) -> Vec<Beat> {
    let moves = vec![
        Move::nod(seat_at(seat)),
        Move::rise(seat_at(seat), word(text)),
    ];
    vec![Beat::new(TUMBLE, sound, moves)]
}

fn fails(seat: Seat, text: &str) -> Vec<Beat> {
    let moves = vec![
        Move::shake(seat_at(seat)),
        Move::rise(seat_at(seat), word(text)),
    ];
    vec![Beat::new(TUMBLE, Sound::Thud, moves)]
}

fn over(spot: &str, text: &str, sound: Sound) -> Vec<Beat> {
    vec![Beat::new(TUMBLE, sound, vec![Move::rise(spot, word(text))])]
}

/// Several moves at once, while the seat they belong to nods.
fn gather(millis: u32, sound: Sound, mut moves: Vec<Move>, seat: Seat) -> Beat {
    moves.push(Move::nod(seat_at(seat)));
    Beat::new(millis, sound, moves)
}

fn opened(n_stands: usize) -> Vec<Beat> {
    let mut moves: Vec<Move> = (0..n_stands)
        .map(|stand| Move::nod(spots::stand(Stand(stand as u8))))
        .collect();
    moves.push(Move::nod(CROWN));
    vec![Beat::new(GESTURE, Sound::Chime, moves)]
}

fn dealt(counts: &[u8]) -> Vec<Beat> {
    let holes = counts.iter().enumerate().filter(|(_, count)| **count > 0);
    let mut moves: Vec<Move> = holes
        .map(|(index, _)| Move::fly(BURROW, hole(Hole::at(index)), card::back()))
        .collect();
    moves.push(Move::nod(BURROW));
    vec![Beat::new(SLIDE, Sound::Slide, moves)]
}

/// A seat looks into a hole; only its player sees which one and what is there.
fn peeked(scene: &Scene, by: Seat, at: Option<Hole>, moles: &[Face<Mole>]) -> Vec<Beat> {
    let eye = Move::rise(seat_at(by), sized(&art::picture("eye")));
    let Some(at) = at else {
        return vec![Beat::silent(GESTURE, vec![eye])];
    };
    let known: String = moles
        .iter()
        .filter_map(|mole| mole.up())
        .map(|mole| card::little(&scene.setup, mole))
        .collect();
    let seen = format!("<span class=\"rising seen\">{known}</span>");
    vec![Beat::new(
        LONG,
        Sound::Flip,
        vec![eye, Move::rise(hole(at), seen)],
    )]
}

/// A mole comes into a hand; only its owner sees which.
fn to_hand(by: Seat, from: String, mole: Face<Mole>) -> Move {
    match mole {
        Face::Up(mole) => Move::come(spots::mole(mole), from),
        Face::Down => Move::fly(from, hand(by), card::back()),
    }
}

fn whacked(scene: &Scene, by: Seat, at: Hole, moles: &[Face<Mole>]) -> Beat {
    let flights = moles.iter().map(|mole| to_hand(by, hole(at), *mole));
    let mut moves: Vec<Move> = flights.collect();
    moves.push(Move::rise(hole(at), word(words::BONK)));
    gather(quick(scene, SLIDE), Sound::Thud, moves, by)
}

/// A mole of another seat flies to the Hill. The viewer's own moles are pieces and move by themselves.
fn to_hill(scene: &Scene, by: Seat, mole: Mole) -> Option<Move> {
    let is_own = scene.own() == Some(by);
    (!is_own).then(|| Move::fly(hand(by), HILL, card::front(&scene.setup, mole)))
}

/// The hand is laid face up, and the total climbs the strength tester.
fn laid(scene: &Scene, by: Seat, moles: &[Mole], total: u16) -> Vec<Beat> {
    let setup = &scene.setup;
    let faces: String = moles
        .iter()
        .map(|mole| card::little(setup, *mole))
        .collect();
    let open = format!("<span class=\"rising seen\">{faces}</span>");
    let mut beats = vec![Beat::new(
        TUMBLE,
        Sound::Flip,
        vec![Move::nod(seat_at(by)), Move::rise(hand(by), open)],
    )];
    let stands = (0..setup.n_stands()).map(|stand| setup.cost(Stand(stand as u8)));
    let rung = stands.filter(|cost| *cost <= total).count();
    let rings = total >= setup.crown_cost();
    let rung = spots::rung(rung + usize::from(rings));
    let mut climb = vec![Move::rise(rung, word(&words::stars(total)))];
    climb.push(Move::come(spots::puck(by), FOOT));
    if rings {
        climb.push(Move::rise(CROWN, word(words::DING)));
        climb.push(Move::shake(CROWN));
    }
    beats.push(Beat::new(LONG, Sound::Chime, climb));
    beats
}

fn taken(scene: &Scene, by: Seat, prize: Prize) -> Beat {
    let from = spots::stand(scene.setup.stand_of(prize));
    let moves = vec![Move::come(spots::prize(prize), from)];
    gather(LONG, Sound::Chime, moves, by)
}

/// A move for each of these seats.
fn each(seats: Seats, of: impl Fn(Seat) -> Move) -> Vec<Move> {
    seats.iter().map(of).collect()
}

#[cfg(test)]
mod tests;
