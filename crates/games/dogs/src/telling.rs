//! Events as sentences in the past tense, where "You" can take the place of a name.

use tabletop::{Face, Narrator, Seat, counted, listed};

use crate::card::{Card, Kind, Side};
use crate::event::Event;
use crate::lookup::Line;
use crate::setup::Setup;
use crate::state::Ending;

/// The event as a sentence.
pub(crate) fn sentence(setup: &Setup, narrator: &Narrator, event: &Event) -> String {
    let name = |seat: Seat| narrator.name(seat);
    let begin = |seat: Seat| narrator.begin(seat);
    match event {
        Event::ColourChosen { by, colour } => {
            format!("{} chose {}.", begin(*by), setup.colour_name(*colour))
        }
        Event::DealerChosen { seat, first } => {
            format!("{} dealt, so {} began.", begin(*seat), name(*first))
        }
        Event::HandDealt { to, cards } => {
            let known: Vec<Card> = cards.iter().filter_map(|face| face.up()).collect();
            match known.len() {
                0 => format!("{} received {}.", begin(*to), cards_text(cards.len())),
                _ => format!("{} received {}.", begin(*to), list(setup, &known)),
            }
        }
        Event::ChipPlaced {
            by,
            colour,
            card,
            space,
        } => {
            let breed = match setup.kind(*card) {
                Kind::Hydrant => setup.lookup.breeds[space.index()]
                    .map_or_else(String::new, |breed| format!(" ({})", setup.name(breed))),
                Kind::Breed | Kind::Doghouse => String::new(),
            };
            format!(
                "{} played the {} and put a {} chip on {}{breed}.",
                begin(*by),
                setup.name(*card),
                setup.colour_name(*colour),
                setup.space_name(*space)
            )
        }
        Event::ChipRemoved {
            by,
            colour,
            card,
            space,
        } => format!(
            "{} played the {} and took the {} chip from {}.",
            begin(*by),
            setup.name(*card),
            setup.colour_name(*colour),
            setup.space_name(*space)
        ),
        // DOGS-34: announced, by name.
        Event::DeadCardTurnedIn { by, card } => format!(
            "{} turned in a dead card, the {}, and took another.",
            begin(*by),
            setup.name(*card)
        ),
        Event::CardDrawn { by, card, why: _ } => match card {
            Face::Up(card) => format!("{} drew the {}.", begin(*by), setup.name(*card)),
            Face::Down => format!("{} drew a card.", begin(*by)),
        },
        Event::CardLeft { by } => format!("{} left a card undrawn.", begin(*by)),
        Event::CardLost { seat } => {
            format!(
                "{} forgot to draw and lost the right to a card.",
                begin(*seat)
            )
        }
        Event::DeckRebuilt { n_cards, times } => {
            let times = match times {
                1 => "for the first time".to_owned(),
                _ => format!("for the {times}{} time", ending_of(*times)),
            };
            format!(
                "The deck ran out {times}; all discards made a new one of {}.",
                cards_text(usize::from(*n_cards))
            )
        }
        Event::DeckUsedUp => "The deck ran out for good: this turn is the last.".to_owned(),
        Event::TurnSkipped { seat } => {
            format!("{} could play nothing and sat this turn out.", begin(*seat))
        }
        Event::SequenceMade { by, colour, line } => format!(
            "{} completed a {} sequence: {}.",
            begin(*by),
            setup.colour_name(*colour),
            line_text(setup, *line)
        ),
        Event::LinesMeasured {
            colour,
            length,
            n_lines,
        } => measured(setup.colour_name(*colour), *length, *n_lines),
        Event::DealEnded { ending } => ending_text(setup, narrator, *ending),
        Event::HandShown { seat, cards } => match cards.as_slice() {
            [] => format!("{} held no card at the end.", begin(*seat)),
            cards => format!("{} held {} at the end.", begin(*seat), list(setup, cards)),
        },
    }
}

/// "The longest blue lines were 4 long; there were 2 of them."
fn measured(colour: &str, length: u8, n_lines: u16) -> String {
    match (length, n_lines) {
        (0, _) => format!("There was no {colour} chip on the board."),
        (length, 1) => format!("The longest {colour} line was {length} long."),
        (length, n_lines) => {
            format!("The longest {colour} lines were {length} long; there were {n_lines} of them.")
        }
    }
}

/// How the deal ended.
pub(crate) fn ending_text(setup: &Setup, narrator: &Narrator, ending: Ending) -> String {
    let longest = |winner: Option<Side>| match winner {
        Some(side) => {
            let winners = narrator.listed(setup.members(side));
            format!("The longest line won it for {winners}.")
        }
        None if setup.longest_line_wins() => {
            "No side had the longest line alone, so nobody won.".to_owned()
        }
        None => "Nobody won.".to_owned(),
    };
    match ending {
        Ending::Sequence { side } => format!("{} won.", members(setup, narrator, side)),
        Ending::Deadlock { winner } => {
            format!("Nobody could play a card any more. {}", longest(winner))
        }
        Ending::DeckUsedUp { winner } => {
            format!("The deck ran out once too often. {}", longest(winner))
        }
    }
}

/// The members of a side by name: "Ann and Cay".
pub(crate) fn members(setup: &Setup, narrator: &Narrator, side: Side) -> String {
    narrator.begin_listed(setup.members(side))
}

/// The cells of a line, including a free corner: "B4, C4, D4, E4, F4".
pub(crate) fn line_text(setup: &Setup, line: Line) -> String {
    let cells = setup.line_cells(line);
    let names: Vec<String> = cells.iter().map(|cell| setup.space_name(cell)).collect();
    names.join(", ")
}

fn list(setup: &Setup, cards: &[Card]) -> String {
    listed(cards.iter().map(|&card| setup.name(card)))
}

/// "1 card", "5 cards".
pub(crate) fn cards_text(n_cards: usize) -> String {
    counted(n_cards, "card")
}

/// "nd" in "2nd".
fn ending_of(number: u8) -> &'static str {
    match (number % 100, number % 10) {
        (11..=13, _) => "th",
        (_, 1) => "st",
        (_, 2) => "nd",
        (_, 3) => "rd",
        _ => "th",
    }
}
