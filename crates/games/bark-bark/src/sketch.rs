//! The garden as scenarios draw it: a line of text for each row.
//!
//! ```text
//! row 3: . S:D -:A g-:B - -:C*
//! ```
//!
//! A cell is `.` (empty), `X` (an obstacle) or a card: `S` Start, `-` and `|` plain paths, `└ ┘ ┌ ┐`
//! corners, `M` Monty. `g t f o k h` before a path mean gate, tree, broken fence, trampoline, Keep
//! Going and Home; `g` after a corner is its gate. The pawns follow a colon; a star after a pawn
//! means that it holds the crown. A star after the card means that the race is headed there, with
//! a side if the crown was put on one: `S*N:AB`.

use tabletop::{Error, Seat};

use crate::card::{Card, Pile, Role, Shape};
use crate::garden::Spot;
use crate::grid::Cell;
use crate::map;
use crate::setup::Setup;
use crate::side::{Side, Sides};
use crate::state::Open;

/// A drawn cell with a card.
#[derive(Clone, Debug)]
pub(crate) struct Drawn {
    pub(crate) cell: Cell,
    pub(crate) card: Card,
    pub(crate) paths: Sides,
    pub(crate) pawns: Vec<Seat>,
    pub(crate) leader: Option<Seat>,
    pub(crate) head: Option<Option<Side>>,
}

/// Reads the cards of a row.
pub(crate) fn read_row(setup: &Setup, y: u8, text: &str) -> Result<Vec<Drawn>, Error> {
    let mut row = Vec::new();
    for (x, token) in (0..).zip(text.split_whitespace()) {
        if token == "." || token == "X" {
            continue;
        }
        let cell = Cell::new(x, y);
        let bad = || {
            Error::new(
                format!("`{token}`"),
                "is not a cell of a row; see sketch.rs",
            )
        };
        let (card, pawns) = token.split_once(':').unwrap_or((token, ""));
        let (card, head) = match card.split_once('*') {
            None => (card, None),
            Some((card, "")) => (card, Some(None)),
            Some((card, side)) => (card, Some(Some(read_side(side)?))),
        };
        let (card, paths) = read_card(setup, card).ok_or_else(bad)?;
        let mut drawn = Drawn {
            cell,
            card,
            paths,
            pawns: Vec::new(),
            leader: None,
            head,
        };
        for letter in pawns.chars() {
            match (letter, drawn.pawns.last()) {
                ('*', Some(last)) => drawn.leader = Some(*last),
                (letter, _) => drawn.pawns.push(Seat::from_letter(letter).ok_or_else(bad)?),
            }
        }
        row.push(drawn);
    }
    Ok(row)
}

pub(crate) fn read_side(word: &str) -> Result<Side, Error> {
    let side = Side::ALL
        .into_iter()
        .find(|side| word.eq_ignore_ascii_case(&side.letter().to_string()));
    side.ok_or_else(|| Error::new(format!("`{word}`"), "is no side: N, E, S or W"))
}

fn read_card(setup: &Setup, token: &str) -> Option<(Card, Sides)> {
    use Side::{East, North, South, West};
    let lookup = &setup.lookup;
    let traits = |card: &Card| setup.traits(*card);
    let find = |wanted: &dyn Fn(&Card) -> bool| {
        let mut cards = (0..).map(Card).zip(&lookup.traits);
        cards.find_map(|(card, _)| wanted(&card).then_some(card))
    };
    let plain = |card: &Card| map::letter(setup, *card).is_none();
    let lettered = |letter: char| {
        find(&|card: &Card| {
            let is_straight = traits(card).shape == Shape::Straight;
            is_straight && map::letter(setup, *card) == Some(letter)
        })
    };
    let is_path = |card: &Card| traits(card).role == Role::Path;
    let (first, rest) = {
        let mut letters = token.chars();
        (letters.next()?, letters.as_str())
    };
    let stroke = |text: &str| match text {
        "-" | "" => Some(Sides::one(East).with(West)),
        "|" => Some(Sides::one(North).with(South)),
        _ => None,
    };
    let corner = |paths: Sides| {
        let wanted = match rest {
            "" => None,
            "g" => Some('g'),
            _ => return None,
        };
        let card = find(&|card: &Card| {
            traits(card).shape == Shape::CornerLeft && map::letter(setup, *card) == wanted
        });
        Some((card?, paths))
    };
    match first {
        'S' => Some((lookup.start, Sides::every())),
        'M' => Some((
            find(&|card: &Card| traits(card).role == Role::Bark)?,
            Sides::NONE,
        )),
        '-' | '|' => {
            let card = find(&|card: &Card| {
                plain(card) && is_path(card) && traits(card).shape == Shape::Straight
            });
            Some((card?, stroke(token)?))
        }
        'g' | 't' | 'f' | 'o' | 'k' | 'h' => {
            Some((lettered(first.to_ascii_uppercase())?, stroke(rest)?))
        }
        '└' => corner(Sides::one(North).with(East)),
        '┘' => corner(Sides::one(North).with(West)),
        '┌' => corner(Sides::one(South).with(East)),
        '┐' => corner(Sides::one(South).with(West)),
        _ => None,
    }
}

/// Draws a row, up to its last card.
pub(crate) fn row(setup: &Setup, open: &Open, y: u8) -> String {
    let mut tokens: Vec<String> = (0..setup.grid.columns)
        .map(|x| {
            let cell = Cell::new(x, y);
            match open.garden.spot(cell) {
                Some(spot) => token(setup, open, spot),
                None if setup.grid.has_obstacle(cell) => "X".to_owned(),
                None => ".".to_owned(),
            }
        })
        .collect();
    while tokens.len() > 1 && tokens.last().is_some_and(|token| token == ".") {
        tokens.pop();
    }
    tokens.join(" ")
}

fn token(setup: &Setup, open: &Open, spot: Spot) -> String {
    let laid = open.garden.at(spot);
    let stroke = match map::path(laid.paths).as_str() {
        "─" => "-".to_owned(),
        "│" => "|".to_owned(),
        other => other.to_owned(),
    };
    let mut text = match map::letter(setup, laid.card) {
        None => stroke,
        Some(letter @ ('S' | 'M')) => letter.to_string(),
        Some('g') => format!("{stroke}g"),
        Some(letter) => format!("{}{stroke}", letter.to_ascii_lowercase()),
    };
    if open.head == spot && (open.leader.is_none() || open.head_side.is_some()) {
        text.push('*');
        text.extend(open.head_side.map(Side::letter));
    }
    let pawns = open.on(spot, setup.n_seats);
    if !pawns.is_empty() {
        text.push(':');
    }
    for seat in pawns.iter() {
        text.push(seat.letter());
        if open.leader == Some(seat) {
            text.push('*');
        }
    }
    text
}

/// A card of the deck by its id, or by a short name.
pub(crate) fn read_kind(setup: &Setup, word: &str, pile: Pile) -> Result<Card, Error> {
    let id = match (word, pile) {
        ("std", _) => "standard",
        ("fence", _) => "broken_fence",
        ("stage", _) => "home_stage",
        ("bark", _) => "bark_bark",
        ("corner", Pile::Left) => "corner_left",
        ("gate", Pile::Left) => "corner_left_gate",
        ("corner", Pile::Right) => "corner_right",
        ("gate", Pile::Right) => "corner_right_gate",
        (id, _) => id,
    };
    setup.edition.card(id).ok_or_else(|| {
        let ids: Vec<&str> = setup.edition.cards.iter().map(|c| c.id.as_str()).collect();
        let because = format!("is no card; there are {}", ids.join(", "));
        Error::new(format!("`{word}`"), because)
    })
}
