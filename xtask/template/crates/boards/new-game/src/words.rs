//! What the board says beyond the game's own sentences.

use new_game::HedgehogSeen;
use tabletop::counted;

pub(crate) const CREDITS: &str = "New Game is a game of the house.";
pub(crate) const STORY: &str =
    "It is autumn, and the hedgehogs are hungry. Who brings the most apples home?";
pub(crate) const RESTS: &str = "rests";
pub(crate) const ROLLED_OVER: &str = "rolled over";
pub(crate) const UNKNOWN: &str = "An apple that only its owner has seen";

/// The game in short for newcomers: pictures, each with a sentence.
pub(crate) const PRIMER: [(&str, &str); 3] = [
    (
        "tree",
        "On your turn press the tree to gather an apple, or rest for good.",
    ),
    (
        "leaf",
        "Only you see what your apples weigh. The others see how many you have.",
    ),
    (
        "apple",
        "Carry too much and you roll over and are out. Otherwise the heaviest hand wins.",
    ),
];

pub(crate) fn limit(limit: u8) -> String {
    format!("More than {limit} is too heavy")
}

pub(crate) fn apples_left(left: u8) -> String {
    format!("The tree: {} left", counted(left.into(), "apple"))
}

pub(crate) fn weighs(weight: u8) -> String {
    format!("An apple of {weight}")
}

/// What a hedgehog carries: the weight if the viewer knows it, otherwise the number of apples.
pub(crate) fn carried(seen: &HedgehogSeen) -> String {
    match seen.weight() {
        0 => counted(seen.hand.len(), "apple"),
        weight => format!("{weight} in all"),
    }
}
