//! What the board says in addition to the game's own sentences.

pub(crate) const SIGN_LIZARD: &str = "1·5·10";
pub(crate) const SIGN_MOSQUITO: &str = "+/\u{2212}";
pub(crate) const SIGN_BOMB: &str = "bomb";
pub(crate) const SIGN_SPY: &str = "spy";
pub(crate) const SIGN_HAMSTER: &str = "out \u{2212}";
pub(crate) const SIGN_SCIENTIST: &str = "out +";
pub(crate) const SIGN_SPIDER: &str = "+ stars";
pub(crate) const SIGN_OWL: &str = "look";
pub(crate) const SIGN_TWIN: &str = "\u{2212}1·\u{2212}3";
pub(crate) const STARTS: &str = "you start";
pub(crate) const FIRST: &str = "starts";
pub(crate) const LAST_ROUND: &str = "Last round!";
pub(crate) const SWITCHED: &str = "switched";
pub(crate) const OUT: &str = "out";
pub(crate) const BANG: &str = "BOOM!";
pub(crate) const NO_CARDS: &str = "no cards yet";
pub(crate) const IN_SIGHT: &str = "What the cards that you can see are worth";
pub(crate) const IS_SWITCHED: &str = " Its sign is switched.";
pub(crate) const IS_OUT: &str = " Thrown out.";
pub(crate) const WAS_HIDDEN: &str = " It was hidden until the reveal.";
pub(crate) const HIDDEN: &str = "hidden";
pub(crate) const LIES_OPEN: &str = "lies open";
pub(crate) const NOT_SEEN: &str = "not seen yet";
pub(crate) const BOX_CLOSED: &str = "Out of play, unknown";
pub(crate) const BOX_OPEN: &str = "Were out of play";
pub(crate) const TO_BE_DECIDED: &str = "The next card lies here";
pub(crate) const IN_YOUR_HAND: &str = "in your hand";
pub(crate) const THE_END: &str = "The end";
pub(crate) const THE_REVEAL: &str = "The reveal";
pub(crate) const LAST_TURN: &str = "Last turn";

/// The game in five pictures and sentences, for people who do not know it.
pub(crate) const PRIMER: [(&str, &str); 5] = [
    (
        "garden",
        "On your turn take a card from one of the three doors. Only you look at it.",
    ),
    (
        "box",
        "Keep it face down before you, or push it at somebody: they take it or leave it without \
         looking, and it is turned face up before whoever ends up with it.",
    ),
    (
        "mask",
        "Instead of taking you may steal a card that lies face down before somebody. It is turned \
         face up before you.",
    ),
    (
        "house_bomb",
        "Two bomb parts face up before you: you win at once. So steal and push with care.",
    ),
    (
        "garden_badger",
        "Otherwise, once a door is empty and everybody had a last turn, all is revealed. Animals \
         add, humans subtract, and the highest team wins. An odd number of spies loses.",
    ),
];

pub(crate) fn in_sight(points: i32) -> String {
    format!("{} in sight", board::words::points(points))
}

pub(crate) fn hidden(n: usize) -> String {
    match n {
        0 => "nothing hidden".to_owned(),
        n => format!("{n} hidden"),
    }
}

pub(crate) fn known_to_you(label: &str) -> String {
    format!("Face down, you know it: {label}")
}

pub(crate) fn face_down(place: &str, slot: u8) -> String {
    format!("A {place} card, face down, slot {slot}")
}

pub(crate) fn held_face_down(place: &str) -> String {
    format!("A {place} card, face down")
}

pub(crate) fn removed(place: &str) -> String {
    format!("A removed {place} card")
}

pub(crate) fn steal(what: &str) -> String {
    format!("Steal: {what}")
}

pub(crate) fn cards_left(place: &str, left: u8) -> String {
    match left {
        1 => format!("{place} 1 card left"),
        n => format!("{place} {n} cards left"),
    }
}

pub(crate) fn take(what: &str) -> String {
    format!("Take a card. {what}")
}

pub(crate) fn in_hand_of(name: &str) -> String {
    format!("in {name}’s hand")
}

pub(crate) fn offered(by: &str, to: &str) -> String {
    format!("{by} \u{2192} {to}")
}

pub(crate) fn last_round(left: u8) -> String {
    format!("Last round: {left} turns left")
}

pub(crate) fn until_the_end(fewest: u8) -> String {
    match fewest {
        1 => "Ends when a door is empty (1 card left)".to_owned(),
        n => format!("Ends when a door is empty ({n} cards left)"),
    }
}

pub(crate) fn waits_for_a_start(who: &str) -> String {
    format!("The table waits for {who} to say who starts.")
}

pub(crate) fn takes_or_steals(name: &str) -> String {
    format!("{name} takes a card or steals one…")
}

pub(crate) fn looks_at_it(name: &str) -> String {
    format!("{name} looks at the card: keep it face down, or push it at somebody?")
}

pub(crate) fn is_offered(by: &str, to: &str) -> String {
    format!("A card from {by}, face down: {to} takes it unseen, or not…")
}

pub(crate) fn may_look(name: &str) -> String {
    format!("{name} may look into the box…")
}

pub(crate) fn effects_of(whose: &str) -> String {
    format!("{whose} animals have their say…")
}

pub(crate) fn worth(value: i32) -> String {
    format!("Worth {}.", board::words::signed(value))
}
