//! The texts of the board, in addition to the game's own sentences.

use mole_park::Ending;

pub(crate) const STALLS: &str = "The prize stalls";
pub(crate) const LAWN: &str = "The five holes";
pub(crate) const TESTER: &str = "The strength tester";
pub(crate) const CROWN_NAME: &str = "Crown";
pub(crate) const SOLD_OUT: &str = "Sold out";
pub(crate) const TAKEN: &str = "Taken";
pub(crate) const NO_POWER: &str = "just stars";
pub(crate) const MISSED: &str = "missed";
pub(crate) const MISS_LABEL: &str = "Dice that missed";
pub(crate) const BURROW: &str = "Burrow";
pub(crate) const HILL: &str = "Hill";
pub(crate) const HILL_NAME: &str = "The Mole Hill";
pub(crate) const READ_HILL: &str = "Read the Hill";
pub(crate) const ONLY_TOP: &str = "Only its top lies open at this table.";
pub(crate) const READY: &str = "ready";
pub(crate) const READY_LABEL: &str = "Ready: a secret answer is given";
pub(crate) const GOES_FOR_CROWN: &str = "Going for the Crown!";
pub(crate) const KING: &str = "gives the signal and settles ties";
pub(crate) const YOUR_DICE: &str = "Your dice";
pub(crate) const YOUR_MOLES: &str = "Your moles";
pub(crate) const YOUR_PRIZES: &str = "Your prizes";
pub(crate) const NO_MOLES: &str = "No moles yet. Whack some!";
pub(crate) const PEEK: &str = "You may look into a hole: press it.";
pub(crate) const PICK: &str = "Press a stall that glows.";
pub(crate) const CHOOSE: &str = "Pick one of your dice. Nobody sees which until all roll.";
pub(crate) const ASK_ALWAYS: &str = "Ask me about the crown every round";
pub(crate) const ASK_ALWAYS_WHY: &str =
    "Otherwise you are asked as soon as anybody could think that you might reach it.";
pub(crate) const SIGNAL: &str = "Your signal, in your own words";
pub(crate) const SAY_IT: &str = "Say it!";
pub(crate) const PICK_COLOUR: &str = "Pick your dice";
pub(crate) const WHEN: &str = "When were you last at a fair?";
pub(crate) const WHICH_DAY: &str = "Pick the day first, or say never.";
pub(crate) const NOT_YET: &str = "That day is yet to come.";
pub(crate) const TELL: &str = "That day";
pub(crate) const NEVER: &str = "Never";
pub(crate) const SHOWDOWN: &str = "SHOWDOWN!";
pub(crate) const SHOWDOWN_WHY: &str =
    "All prizes go back. Everybody rolls all four dice at once. The most stars win the crown.";
pub(crate) const GATES_OPEN: &str = "The park opens";
pub(crate) const DING: &str = "DING!";
pub(crate) const BONK: &str = "BONK!";
pub(crate) const CROWDED: &str = "Too crowded!";
pub(crate) const EMPTY: &str = "Nobody home!";
pub(crate) const MISS: &str = "Missed!";
pub(crate) const SO_CLOSE: &str = "So close!";
pub(crate) const NOTHING_LEFT: &str = "Nothing left!";
pub(crate) const NO_THANKS: &str = "No, thanks";
pub(crate) const LEFTOVER: &str = "Leftover!";
pub(crate) const LETS_LIE: &str = "It lies";
pub(crate) const AGAIN: &str = "Again!";
pub(crate) const NO_MOLE: &str = "Not a single mole!";
pub(crate) const KEPT: &str = "Kept!";
pub(crate) const CLOSED: &str = "Closing time!";
pub(crate) const NEVER_THERE: &str = "Never!";
pub(crate) const NEXT: &str = "picks next";
pub(crate) const OUT: &str = "steps back";
pub(crate) const WINS: &str = "wins the crown!";
pub(crate) const LEADS: &str = "ahead";
pub(crate) const GIVEN_BACK: &str = "given back";
pub(crate) const GAVE_BACK: &str = "all prizes given back";
pub(crate) const AID_PRIZES: &str = "Every prize, and who has it";
pub(crate) const AID_DICE: &str = "What the dice have on them";

/// The game in five steps for beginners, each a picture and a text.
pub(crate) const PRIMER: [(&str, &str); 5] = [
    (
        "mallet",
        "Everybody picks one of four dice in secret; then all roll at once. Glove, pan and mallet hit \
         the hole whose number they show. X is a miss.",
    ),
    (
        "mole",
        "The moles of a hole are split evenly among all who hit it. What cannot be split stays. Too \
         many of you, and nobody gets any. Five moles fit in a hand.",
    ),
    (
        "star",
        "The gold Prize die cashes in your whole hand: stars on moles, on the die and on your prizes. \
         The highest total picks a prize first.",
    ),
    (
        "prize",
        "Prizes stay with you: their stars count every time you cash in, and many can do something \
         from the next round on. Your moles are gone, prize or no prize.",
    ),
    (
        "crown",
        "Forty stars win the crown, but only if you announced “Going for the Crown” before the roll. \
         If several make it, they meet in a Showdown.",
    ),
];

pub(crate) fn stars(stars: u16) -> String {
    match stars {
        1 => "1 star".to_owned(),
        n => format!("{n} stars"),
    }
}

fn moles(count: usize) -> String {
    match count {
        0 => "no moles".to_owned(),
        1 => "1 mole".to_owned(),
        n => format!("{n} moles"),
    }
}

/// "Yo-yo: 3 stars; roll a whacking die again once a round".
pub(crate) fn prize(name: &str, n_stars: u8, powers: &str) -> String {
    let stars = stars(n_stars.into());
    match powers {
        "" => format!("{name}: {stars}"),
        powers => format!("{name}: {stars}; {powers}"),
    }
}

pub(crate) fn stall(name: &str, cost: u8, up: Option<&str>, deck: u8) -> String {
    let left = format!("{deck} more under it");
    match up {
        Some(up) => format!("{name}, {cost} stars: {up} ({left})"),
        None if deck > 0 => format!("{name}, {cost} stars: taken this round ({deck} more)"),
        None => format!("{name}, {cost} stars: sold out"),
    }
}

pub(crate) fn crown(name: &str, cost: u16) -> String {
    format!("{name} on its cushion: {cost} stars, for whoever announced it")
}

pub(crate) fn hole(number: &str, count: usize, known: &str) -> String {
    let here = moles(count);
    match known {
        "" => format!("Hole {number}: {here}"),
        known => format!("Hole {number}: {here}; you know {known}"),
    }
}

pub(crate) fn die_of(name: &str, die: &str, shows: &str) -> String {
    format!("{name}: {die} shows {shows}")
}

pub(crate) fn own_die(name: &str, faces: &str) -> String {
    format!("{name}: {faces}")
}

pub(crate) fn chosen(name: &str) -> String {
    format!("You chose the {name}. Only you know.")
}

pub(crate) fn burrow(count: u8) -> String {
    format!("The Burrow: {} to draw", moles(count.into()))
}

pub(crate) fn hill(count: usize) -> String {
    format!("The Hill: {} discarded", moles(count))
}

/// The label of the Hill as a button.
pub(crate) fn open_hill(hill: &str) -> String {
    format!("{hill}. Read it")
}

/// "5 stars: 3 moles".
pub(crate) fn hill_kind(n_stars: u8, count: usize) -> String {
    format!("{}: {}", stars(n_stars.into()), moles(count))
}

pub(crate) fn total(name: &str, total: u16) -> String {
    format!("{name}: {}", stars(total))
}

pub(crate) fn within_reach(low: u16, high: u16) -> String {
    format!("Your hand would make {low} to {high} stars; only you see this")
}

/// The possible totals of the viewer's own hand. Nobody else sees them.
pub(crate) fn worth(low: u16, high: u16) -> String {
    format!("worth {low}–{high}★")
}

pub(crate) fn hand_of(count: usize, limit: Option<u8>) -> String {
    match limit {
        Some(limit) => format!("{} of {limit}", moles(count)),
        None => moles(count),
    }
}

pub(crate) fn mole(name: &str, n_stars: u8) -> String {
    format!("{name}: {}", stars(n_stars.into()))
}

pub(crate) fn put_aside(name: &str) -> String {
    format!("{name}, put aside")
}

pub(crate) fn prize_stars(n_stars: u16, n_prizes: u8) -> String {
    match n_prizes {
        0 => "no prizes yet".to_owned(),
        1 => format!("{} on 1 prize", stars(n_stars)),
        n => format!("{} on {n} prizes", stars(n_stars)),
    }
}

pub(crate) fn colour(name: &str, symbol: &str) -> String {
    format!("{name}, {symbol}")
}

pub(crate) fn won_by(name: &str) -> String {
    format!("won by {name}")
}

pub(crate) fn on_stall() -> &'static str {
    "on the stall"
}

pub(crate) fn round(round: u8) -> String {
    format!("Round {round}")
}

pub(crate) fn progress(round: u8, last: u8, king: Option<&str>) -> String {
    match king {
        Some(king) => format!("Round {round}, the park closes after {last}; {king}"),
        None => GATES_OPEN.to_owned(),
    }
}

pub(crate) fn king_is(title: &str, name: &str) -> String {
    format!("{title}: {name}")
}

pub(crate) fn find_king(title: &str) -> String {
    format!("Who will be {title}?")
}

pub(crate) fn when_why(title: &str) -> String {
    format!("Whoever was there last becomes {title}. Nobody sees your answer yet.")
}

/// The praise for the winner, who may have been King Mole before.
pub(crate) fn long_live(title: &str, was_king: bool) -> String {
    if was_king {
        format!("Long live {title}!")
    } else {
        format!("Long live the new {title}!")
    }
}

/// When somebody was last at a fair.
pub(crate) fn ago(days: u16) -> String {
    match days {
        0 => "today".to_owned(),
        1 => "yesterday".to_owned(),
        n => format!("{n} days ago"),
    }
}

/// Under the megaphone: when the signal comes if King Mole says nothing.
pub(crate) fn signal_comes(seconds: u64) -> String {
    match seconds {
        0 => "It comes by itself now.".to_owned(),
        1 => "It comes by itself in 1 second.".to_owned(),
        n => format!("It comes by itself in {n} seconds."),
    }
}

pub(crate) fn ended(ending: Ending) -> &'static str {
    match ending {
        Ending::Crown(_) => "Announced it, made it, all alone.",
        Ending::Showdown(_) => "The Showdown had one winner.",
        Ending::TiedShowdown(_) => "The Showdown was tied, and the tie was settled.",
        Ending::ClosingTime(_) => "The park closed, and the finest prizes won.",
    }
}

pub(crate) fn scored(name: &str, score: u16) -> String {
    format!("{name}: {} in the Showdown", stars(score))
}

pub(crate) fn has_prizes(name: &str, n_stars: u16, n_prizes: u8) -> String {
    match n_prizes {
        0 => format!("{name}: no prizes"),
        n => format!("{name}: {}", prize_stars(n_stars, n)),
    }
}

pub(crate) fn came_to(name: &str, total: u16) -> String {
    format!("{name} cashed in for {}", stars(total))
}

pub(crate) fn missed_crown(name: &str) -> String {
    format!("{name} missed the crown")
}

pub(crate) fn waits_for_colour(who: &str) -> String {
    format!("Colours are picked: the table waits for {who}…")
}

pub(crate) fn waits_for_king(title: &str, who: &str) -> String {
    format!("Who is {title}? It is up to {who}…")
}

pub(crate) fn waits_for_visits(who: &str) -> String {
    format!("Who was last at a fair? The table waits for {who}…")
}

pub(crate) fn waits_for_call(who: &str) -> String {
    format!("Going for the Crown, or not? The table waits for {who}…")
}

pub(crate) fn waits_for_dice(who: &str) -> String {
    format!("Dice are chosen in secret: the table waits for {who}…")
}

pub(crate) fn waits_for_go(who: &str) -> String {
    format!("All are ready. The signal is up to {who}…")
}

pub(crate) fn waits_for_reroll(who: &str) -> String {
    format!("Roll it again? The table waits for {who}…")
}

pub(crate) fn waits_for_discard(who: &str) -> String {
    format!("Too many moles in hand: the table waits for {who}…")
}

pub(crate) fn waits_for_tie(who: &str) -> String {
    format!("Equal totals: who picks first is up to {who}…")
}

pub(crate) fn waits_for_pick(who: &str) -> String {
    format!("A prize is picked: the table waits for {who}…")
}

pub(crate) fn waits_for_keep(who: &str) -> String {
    format!("A mole may be kept: the table waits for {who}…")
}

pub(crate) fn waits_for_winner(who: &str) -> String {
    format!("A tied Showdown: the crown is in the hands of {who}…")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_prize_says_its_stars_and_what_it_does() {
        assert_eq!(prize("Yo-yo", 1, ""), "Yo-yo: 1 star");
        assert_eq!(prize("Owl", 5, "look"), "Owl: 5 stars; look");
    }

    #[test]
    fn a_king_mole_who_wins_is_not_called_new() {
        assert_eq!(
            long_live("Queen Mole", false),
            "Long live the new Queen Mole!"
        );
        assert_eq!(long_live("Queen Mole", true), "Long live Queen Mole!");
    }

    #[test]
    fn a_stall_says_whether_it_is_taken_or_sold_out() {
        assert_eq!(
            stall("Toys", 15, None, 3),
            "Toys, 15 stars: taken this round (3 more)"
        );
        assert_eq!(stall("Toys", 15, None, 0), "Toys, 15 stars: sold out");
    }
}
