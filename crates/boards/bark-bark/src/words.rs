//! The words of the board that are not sentences of the game itself.

use bark_bark::{Cell, Critter, Pile, RaceEnd};

pub(crate) const MAP_LABEL: &str =
    "The gardens. Arrow keys look around, plus and minus look closer, Home shows all of it.";
pub(crate) const CLOSER: &str = "Look closer";
pub(crate) const FURTHER: &str = "See more";
pub(crate) const WHOLE: &str = "The whole race";
pub(crate) const POND: &str = "A pond: no card can lie here";
pub(crate) const LEADS: &str = "leads with the crown";
pub(crate) const LEADS_IN_SHORT: &str = "leads";
pub(crate) const LAID_DOWN: &str = "A movement card, face down";
pub(crate) const NOTHING_LAID: &str = "No movement card yet";
pub(crate) const HAND: &str = "Your movement cards";
pub(crate) const SAY_YOU_PLAY: &str = "Say, true or not, that you play:";
pub(crate) const SAY_YOU_PLAY_IN_SHORT: &str = "Say you play:";
pub(crate) const UNSAY: &str = "Take it back";
pub(crate) const PROPOSE: &str = "Propose this";
pub(crate) const PROPOSE_WHY: &str = "Everybody who shares has to agree.";
pub(crate) const COUNTER: &str = "Propose this instead";
pub(crate) const COUNTER_WHY: &str = "Move a slider first: this must differ from what is proposed.";
pub(crate) const AGREE: &str = "Agree to it";
pub(crate) const WALK_AWAY: &str = "Walk away: all back to a gate";
pub(crate) const WALK_AWAY_IN_SHORT: &str = "Walk away";
pub(crate) const PROPOSED: &str = "proposed";
pub(crate) const AGREED: &str = "agreed";
pub(crate) const SPEAKS: &str = "to speak";
pub(crate) const WHO_FIRST: &str = "Who goes first?";
pub(crate) const ORDER_WHY: &str = "Press the names in the order in which they go.";
pub(crate) const PODIUM: &str = "How the race ended";
pub(crate) const PICK_COLOUR: &str = "Pick a pawn";
pub(crate) const PICK_CRITTER: &str = "Cat or squirrel?";
pub(crate) const PETS: &str = "How many pets do you have?";
pub(crate) const PETS_WHY: &str = "Whoever has most places Start.";
pub(crate) const TELL: &str = "Tell them";
pub(crate) const GETTING_READY: &str = "Getting ready";
pub(crate) const CARDS: &str = "What lies in the gardens";
pub(crate) const BARK: &str = "BARK BARK!";
pub(crate) const RACE_OVER: &str = "The race is over!";
pub(crate) const STOP: &str = "Stop!";
pub(crate) const LOOP: &str = "A loop!";
pub(crate) const DEAD_END: &str = "Dead end!";
pub(crate) const WALKS_OFF: &str = "No deal!";
pub(crate) const DEAL: &str = "Deal!";
pub(crate) const TRUE: &str = "It was true";
pub(crate) const GARDEN_PATH: &str = "Up the garden path!";
pub(crate) const PLACES_START: &str = "places Start";
pub(crate) const SWAPPED: &str = "swapped";
pub(crate) const NO_WAY: &str = "No way on!";

/// The primer: the game in five pictures with a text each.
pub(crate) const PRIMER: [(&str, &str); 5] = [
    (
        "number",
        "Everybody secretly lays one of their cards 2, 3, 4, 5. You may say which one, true or not. \
         Then all are shown, and low numbers move first.",
    ),
    (
        "path",
        "Move exactly as many spaces as your card says, towards the crown. Whoever stands in front \
         lays the next card of the path and goes on to it: straight from the deck, or a corner.",
    ),
    (
        "gate",
        "The same number as somebody else? Agree how to share it. If you cannot, all of you go back \
         to the last pink gate.",
    ),
    (
        "tree",
        "Trees and broken fences hold one only: a cat pushes the other off, a squirrel hops off. \
         Trampolines bounce you one space on, over fences too.",
    ),
    (
        "home",
        "Draw Monty and he barks: your move is over and the race goes elsewhere. The second Home \
         Stage is Home: 3, 2 and 1 points for the first three, and 6 points win.",
    ),
];

pub(crate) fn crown(holder: Option<&str>) -> String {
    match holder {
        Some(name) => format!("The crown, with {name}"),
        None => "The crown: nobody leads".to_owned(),
    }
}

pub(crate) fn start_at(cell: Cell) -> String {
    format!("Lay Start at {cell}")
}

pub(crate) fn card_at(name: &str, cell: &str) -> String {
    format!("{name} at {cell}")
}

pub(crate) fn pawn(
    name: &str,
    colour: Option<&str>,
    critter: Option<&str>,
    cell: &str,
    behind: Option<u8>,
) -> String {
    let what = [colour, critter];
    let what: Vec<&str> = what.into_iter().flatten().collect();
    format!(
        "{name}: {} at {cell}, {}",
        what.join(" "),
        self::behind(behind)
    )
}

pub(crate) fn behind(spaces: Option<u8>) -> String {
    match spaces {
        Some(0) => "in front".to_owned(),
        Some(1) => "1 space behind".to_owned(),
        Some(n) => format!("{n} spaces behind"),
        None => "no way Home".to_owned(),
    }
}

pub(crate) fn behind_in_short(spaces: Option<u8>) -> String {
    match spaces {
        Some(n @ 1..) => format!("{n} behind"),
        Some(0) | None => behind(spaces),
    }
}

pub(crate) fn says(value: u8) -> String {
    format!("“I play my {value}”")
}

pub(crate) fn whispered(to: &str, value: u8) -> String {
    format!("to {to}: “I play my {value}”")
}

pub(crate) fn says_in_short(value: u8) -> String {
    format!("“{value}”")
}

pub(crate) fn whispered_in_short(to: &str, value: u8) -> String {
    format!("to {to}: “{value}”")
}

pub(crate) fn whisper_to(name: &str) -> String {
    format!("To {name} alone:")
}

pub(crate) fn whisper(name: &str, value: u8) -> String {
    format!("Whisper to {name} that you play your {value}")
}

pub(crate) fn say(value: u8) -> String {
    format!("Say that you play your {value}")
}

/// How often a seat's claims were true; `None` if it never made any.
pub(crate) fn record(n_false: u16, n_true: u16) -> Option<String> {
    match (n_false, n_true) {
        (0, 0) => None,
        (0, told) => Some(format!("told the truth {}", times(told))),
        (lied, 0) => Some(format!("led us up the garden path {}", times(lied))),
        (lied, told) => Some(format!(
            "led us up the garden path {} (honest {})",
            times(lied),
            times(told)
        )),
    }
}

/// The same in numbers.
pub(crate) fn honest(n_false: u16, n_true: u16) -> String {
    format!("honest {n_true} of {}", n_false + n_true)
}

fn times(count: u16) -> String {
    match count {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        n => format!("{n} times"),
    }
}

pub(crate) fn laid(value: u8) -> String {
    format!("Movement card {value}")
}

pub(crate) fn card_in_hand(value: u8, is_laid: bool) -> String {
    if is_laid {
        format!("Your {value}, which you have laid")
    } else {
        format!("Lay your {value}")
    }
}

pub(crate) fn share_of(name: &str) -> String {
    format!("Spaces for {name}")
}

pub(crate) fn spaces(spaces: u8) -> String {
    match spaces {
        1 => "1 space".to_owned(),
        n => format!("{n} spaces"),
    }
}

pub(crate) fn to_share(number: u8) -> String {
    format!("{} to share", spaces(number))
}

pub(crate) fn goes_next(name: &str) -> String {
    format!("{name} goes next")
}

pub(crate) fn time_to_agree(seconds: u64) -> String {
    format!("{} left to agree", board::words::seconds_left(seconds))
}

pub(crate) fn proposes(name: &str) -> String {
    format!("{name} proposed this. All have to agree.")
}

pub(crate) fn has_the_floor(name: &str) -> String {
    format!("The first proposal is for {name} to make.")
}

pub(crate) fn race_over(race: u8) -> String {
    format!("Race {race} is over")
}

pub(crate) fn ended(end: RaceEnd) -> &'static str {
    match end {
        RaceEnd::Home => "Home was reached.",
        RaceEnd::NoWayHome => "There was no way on but Home.",
        RaceEnd::ShortCut => "A short cut led Home.",
        RaceEnd::DeadEnd => "The dead-end became Home.",
        RaceEnd::BoxedIn => "The leader was boxed in.",
        RaceEnd::NoCards => "No card was left.",
        RaceEnd::Called => "Nobody got anywhere, and the race was called.",
    }
}

pub(crate) fn race_ended(race: u8, end: RaceEnd) -> String {
    format!("Race {race}: {}", ended(end))
}

pub(crate) fn awarded(name: &str, place: &str, points: u8, total: u8) -> String {
    let won = board::words::points(i32::from(points));
    if points == total {
        format!("{name}: {place}, {won}")
    } else {
        format!("{name}: {place}, {won}, {total} in all")
    }
}

/// The points that a race brought.
pub(crate) fn won(points: u8) -> String {
    format!("+{points}")
}

pub(crate) fn critter(critter: Critter) -> &'static str {
    match critter {
        Critter::Cat => "Cat: pushes others off a card for one",
        Critter::Squirrel => "Squirrel: hops off a card for one",
    }
}

pub(crate) fn out_of(out: u8, count: u8) -> String {
    format!("{out} of {count} out")
}

pub(crate) fn pile(pile: Pile, left: u8, top: Option<&str>) -> String {
    let name = match pile {
        Pile::Deck => "The deck",
        Pile::Left => "Left corners",
        Pile::Right => "Right corners",
    };
    match top {
        Some(top) => format!("{name}: {left} left, next a {top}"),
        None => format!("{name}: {left} left"),
    }
}

pub(crate) fn race_and_round(race: u8, round: u16, deck: u8) -> String {
    format!("Race {race}, round {round}, {deck} cards in the deck")
}

pub(crate) fn round(round: u16) -> String {
    format!("Round {round}")
}

pub(crate) fn pets(count: u8) -> String {
    match count {
        1 => "1 pet".to_owned(),
        n => format!("{n} pets"),
    }
}

pub(crate) fn gets_ready(who: &str) -> String {
    format!("The table waits for {who} to get ready…")
}

pub(crate) fn names_placer(who: &str) -> String {
    format!("It is up to {who} who places Start…")
}

pub(crate) fn places_start(who: &str) -> String {
    format!("It is up to {who} where the race begins…")
}

pub(crate) fn picks(who: &str) -> String {
    format!("The table waits for a movement card from {who}…")
}

pub(crate) fn haggles(who: &str, number: u8) -> String {
    format!("Sharing {}: the table waits for {who}…", spaces(number))
}

pub(crate) fn orders(who: &str) -> String {
    format!("Who goes first? The table waits for {who}…")
}

pub(crate) fn places_crown(who: &str) -> String {
    format!("It is up to {who} where the crown goes…")
}

pub(crate) fn goes_back(who: &str) -> String {
    format!("Back to a gate: the table waits for {who}…")
}

pub(crate) fn lands(who: &str) -> String {
    format!("Somebody has to leave: the table waits for {who}…")
}

pub(crate) fn is_stuck(who: &str) -> String {
    format!("No way on: the table waits for {who}…")
}

pub(crate) fn walks(who: &str, left: u8) -> String {
    format!("On the move with {} left: {who}…", spaces(left))
}

pub(crate) fn moves(who: &str) -> String {
    format!("The table waits for {who}…")
}

pub(crate) fn is_to_be_ready(who: &str) -> String {
    format!("The next race waits for {who}…")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_counts_true_and_false_claims() {
        assert_eq!(record(0, 0), None);
        assert_eq!(record(0, 1).as_deref(), Some("told the truth once"));
        assert_eq!(
            record(3, 0).as_deref(),
            Some("led us up the garden path 3 times")
        );
        assert_eq!(
            record(1, 2).as_deref(),
            Some("led us up the garden path once (honest twice)")
        );
    }
}
