//! What the board says beyond the game's own sentences.

use dogs::Setup;
use tabletop::{Narrator, Seat, listed};

use crate::{InLine, Last, Reach, Team};

pub(crate) const LAWN: &str = "The lawn. Arrow keys walk from dog to dog, Home and End to the ends of a row, Enter plays the picked card there, Escape puts it back.";
pub(crate) const HAND: &str = "Your hand";
pub(crate) const CORNER: &str = "A tree: no space";
pub(crate) const FREE_CORNER: &str = "A bone: it counts as a chip of every colour";
pub(crate) const STARTS: &str = "starts";
pub(crate) const DEAD_CARD: &str = "A dead card!";
pub(crate) const DEAD: &str = "dead";
pub(crate) const CARD_LOST: &str = "A card lost!";
pub(crate) const LAST_TURN: &str = "The last turn!";
pub(crate) const NEW_DECK: &str = "A new deck";
pub(crate) const SKIPPED: &str = "sits out";
pub(crate) const SEQUENCE: &str = "Sequence!";
pub(crate) const WON: &str = "Good dog!";
pub(crate) const NO_PILE: &str = "No card discarded yet";
pub(crate) const MAY_DRAW: &str = "may still draw";
pub(crate) const DRAW_NOW: &str = "Draw!";
pub(crate) const TURN_IN: &str = "Turn in";
pub(crate) const PICK_COLOUR: &str = "Pick your chips";
pub(crate) const NO_COLOUR: &str = "no colour yet";
pub(crate) const YOUR_PARTNER: &str = "partner";
pub(crate) const CARDS: &str = "Every card";
pub(crate) const GETTING_READY: &str = "Getting ready";
pub(crate) const THE_END: &str = "The end";
pub(crate) const SCORES: &str = "Chips on the lawn";
pub(crate) const TIP_PICK: &str = "Press a card: the spaces it can go to light up.";
pub(crate) const TIP_BREED: &str = "Now press a lit space. Press the card again to put it back.";
pub(crate) const TIP_HYDRANT: &str = "A hydrant: press any space without a chip.";
pub(crate) const TIP_DOGHOUSE: &str = "A doghouse: press the rival chip that has to go.";
pub(crate) const TIP_DEAD: &str = "Both its spaces are covered. Turn it in, or pick another card.";
pub(crate) const TIP_DEAD_LATER: &str =
    "Both its spaces are covered. One goes in each turn: it may go next turn. Pick another card.";
pub(crate) const TIP_TURN_IN: &str = "You can play no card: turn in a dead one for another.";
pub(crate) const TIP_DRAW: &str = "You can play no card yet: draw yours from the deck first.";
pub(crate) const NEWEST_FIRST: &str = "The newest card first";
pub(crate) const FACE_DOWN: &str = "Face down";
pub(crate) const TIP_STUCK: &str = "It cannot be played now. Pick another card.";
pub(crate) const TIP_WAIT: &str = "Look where it could go; you play when it is your turn.";

pub(crate) const CREDITS: &str = "Sequence Dogs: an unofficial adaptation of the board game, from the published rules. The \
     arrangement of its board and the drawings of the dogs are our own.";

/// The game in short for newcomers: pictures, each with a sentence.
pub(crate) const PRIMER: [(&str, &str); 5] = [
    (
        "beagle",
        "On your turn press a card of your hand. The dog on it is pictured twice on the lawn, and \
         both spaces light up.",
    ),
    (
        "chip-blue",
        "Press one of them: your chip goes there, and you get a new card.",
    ),
    (
        "chip-green",
        "Five chips of your colour in a straight line, across, up and down or diagonal, win. Partners \
         share a colour, and block the others together.",
    ),
    (
        "fire_hydrant",
        "A fire hydrant puts your chip on any free space you like.",
    ),
    (
        "doghouse",
        "A doghouse takes a rival's chip away. A card whose two spaces are covered is dead: turn it \
         in for another, once a turn.",
    ),
];

/// A space for screen readers: "D5, Beagle: a blue chip, the last move. …".
pub(crate) fn space(
    name: &str,
    breed: &str,
    chip: Option<Team>,
    last: Last,
    line: InLine,
    reach: Reach,
    fact: &str,
) -> String {
    let mut label = format!("{name}, {breed}: ");
    label += &match chip {
        Some(team) => format!("a {} chip", team.word()),
        None => "open".to_owned(),
    };
    label += match last {
        Last::No => "",
        Last::Placed => ", the last move",
        Last::Removed => ", the last move took a chip away here",
    };
    label += match line {
        InLine::No => "",
        InLine::Made => ", part of a sequence",
        InLine::Won => ", part of the winning line",
    };
    label += match reach {
        Reach::None | Reach::Shown => ".",
        Reach::Wish => ". You hold a card for it.",
        Reach::Lit => ". The picked card can be played here.",
        Reach::Shut => ". The picked card shows this space, which is covered.",
    };
    format!("{label} {fact}")
}

/// Which spaces of a card are open and which are covered.
pub(crate) fn places(open: &[String], covered: &[String]) -> String {
    match (open, covered) {
        ([], covered) => format!("Its spaces {} are covered.", listed(covered)),
        (open, []) => format!("Its spaces are {}.", listed(open)),
        (open, covered) => format!("{} is open, {} is covered.", listed(open), listed(covered)),
    }
}

pub(crate) fn turn_and_deck(turn: u16, deck: u8) -> String {
    format!("Turn {turn} · {} in the deck", cards(usize::from(deck)))
}

/// "1 card", "5 cards".
pub(crate) fn cards(n: usize) -> String {
    match n {
        1 => "1 card".to_owned(),
        n => format!("{n} cards"),
    }
}

pub(crate) fn deck(n: u8, rebuilds: u8) -> String {
    let cards = cards(usize::from(n));
    match rebuilds {
        0 => format!("The draw deck: {cards}"),
        1 => format!("The draw deck: {cards}, rebuilt once"),
        times => format!("The draw deck: {cards}, rebuilt {times} times"),
    }
}

pub(crate) fn draw_from(deck: &str) -> String {
    format!("Draw your card. {deck}")
}

pub(crate) fn hand_of(n: usize) -> String {
    format!("{} in hand", cards(n))
}

pub(crate) fn pile(n: usize, top: &str) -> String {
    format!("Discard pile: {}, {top} on top", cards(n))
}

pub(crate) fn look_through(pile: &str) -> String {
    format!("{pile}. Look through it.")
}

/// "Discards of Ann", and "Your discards".
pub(crate) fn pile_of(narrator: &Narrator, seat: Seat) -> String {
    if narrator.is_reader(seat) {
        "Your discards".to_owned()
    } else {
        format!("Discards of {}", narrator.name(seat))
    }
}

pub(crate) fn corner(label: &str, is_in_line: bool) -> String {
    if is_in_line {
        format!("{label}, part of a sequence")
    } else {
        label.to_owned()
    }
}

pub(crate) fn side(colour: &str, chips: u8, run: u8, line: u8) -> String {
    format!("{colour}: {chips} on the lawn, longest line {run} of {line}")
}

pub(crate) fn in_a_row(run: u8) -> String {
    format!("{run} in a row")
}

pub(crate) fn sequences(made: usize, needed: u8) -> String {
    format!("{made} of {needed} sequences")
}

pub(crate) fn chips_left(n: u8) -> String {
    match n {
        1 => "1 chip left".to_owned(),
        n => format!("{n} chips left"),
    }
}

pub(crate) fn with(names: &[&str]) -> String {
    format!("with {}", listed(names))
}

pub(crate) fn take(colour: &str) -> String {
    format!("Take {colour}")
}

pub(crate) fn dead(label: &str) -> String {
    format!("{label} It is dead.")
}

pub(crate) fn turn_in(name: &str) -> String {
    format!("Turn in the dead {name}")
}

pub(crate) fn played(n: usize, of: u8) -> String {
    format!("{n} of {of} played")
}

pub(crate) fn plays(name: &str) -> String {
    format!("{name} plays a card.")
}

pub(crate) fn draws(name: &str) -> String {
    format!("{name} may draw a card first.")
}

pub(crate) fn claims(name: &str) -> String {
    format!("{name} made several lines and picks one.")
}

pub(crate) fn chooses(n_seats: u8, who: &str) -> String {
    match n_seats {
        1 => format!("{who} picks a colour."),
        _ => format!("{who} pick their colours."),
    }
}

pub(crate) fn deals(name: &str) -> String {
    format!("{name} says who deals.")
}

/// The team and the partners of a seat, if it has any.
pub(crate) fn team_of(setup: &Setup, seat: Seat) -> Option<String> {
    let side = setup.side(seat);
    let partners = setup.members(side).filter(|&other| other != seat);
    let partners: Vec<String> = partners.map(|other| (other.0 + 1).to_string()).collect();
    let number = side.0 + 1;
    match &partners[..] {
        [] => None,
        [one] => Some(format!("team {number}, with seat {one}")),
        more => Some(format!("team {number}, with seats {}", listed(more))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_label_of_a_space_says_what_is_on_it_and_what_it_means_for_the_hand() {
        let told =
            |chip, last, line, reach| space("D5", "Beagle", chip, last, line, reach, "A nose.");
        assert_eq!(
            told(None, Last::No, InLine::No, Reach::Lit),
            "D5, Beagle: open. The picked card can be played here. A nose."
        );
        assert_eq!(
            told(Some(Team::Red), Last::Placed, InLine::Won, Reach::None),
            "D5, Beagle: a red chip, the last move, part of the winning line. A nose."
        );
    }

    #[test]
    fn partners_are_listed_by_name() {
        let names = |names: &[&str]| {
            names
                .iter()
                .map(|&name| name.to_owned())
                .collect::<Vec<_>>()
        };
        assert_eq!(with(&["Ann"]), "with Ann");
        assert_eq!(with(&["Ann", "Cay", "Eve"]), "with Ann, Cay and Eve");
        assert_eq!(
            places(&names(&["D5"]), &names(&["J2"])),
            "D5 is open, J2 is covered."
        );
    }
}
