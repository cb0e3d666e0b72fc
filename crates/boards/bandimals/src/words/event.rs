//! Words for the opening, contests and themes, and the words that rise over the field.

use bandimals::TurnKind;

pub(crate) const TIMES: &str = "How long have you played instruments, all together?";
pub(crate) const TIMES_WHY: &str =
    "Whoever has played for the shortest time goes first. Singing does not count.";
pub(crate) const YEARS: &str = "Years";
pub(crate) const MONTHS: &str = "Months";
pub(crate) const TELL: &str = "Tell them";
pub(crate) const OTHERS_TELL: &str = "The others tell how long they have played";
pub(crate) const THROW: &str = "You are tied: throw!";
pub(crate) const OTHERS_THROW: &str = "Those who are tied throw rock, paper, scissors";
pub(crate) const PICK_SECTION: &str = "Which section is your band made of?";
pub(crate) const OTHERS_PICK: &str = "Sections are chosen";
pub(crate) const OTHERS_ENTER: &str = "Waiting for the others.";
pub(crate) const OTHERS_ACT: &str = "Somebody thinks of a line";
pub(crate) const ENTRANTS: &str = "Who takes part";
pub(crate) const STILL: &str = "at it";
pub(crate) const ENTERED: &str = "ready";
pub(crate) const GUESS: &str = "Guess a number; the closest to the one that is drawn wins.";
pub(crate) const CHAIRS: &str = "Take a chair: the lowest that nobody else takes wins.";
pub(crate) const FACINGS: &str = "Which way do you face?";
pub(crate) const MARCH: &str = "March on";
pub(crate) const STOP: &str = "Halt";
pub(crate) const BID: &str =
    "Press up to 3 cards of your hand to give them away, then say that you bid no more.";
pub(crate) const OWN_NAME: &str = "A name of your own, up to 40 letters";
pub(crate) const OWN_LINE: &str = "A line of your own with one of these words";
pub(crate) const SAY_IT: &str = "Say it";
pub(crate) const VOTE: &str = "Which one is best? Your own does not stand for election.";
pub(crate) const REFLEX_READY: &str = "Ready? Press, then press again when the lamp lights up";
pub(crate) const REFLEX_WAIT: &str = "Wait for the lamp\u{2026}";
pub(crate) const REFLEX_NOW: &str = "NOW!";
pub(crate) const TEMPO_READY: &str = "Press to hear four beats, then tap the next eight";
pub(crate) const RECALL_READY: &str = "Press to see seven signs, then play them back";
pub(crate) const COUNT_READY: &str = "Press to see the notes for two seconds";
pub(crate) const NOTES: &str = "Many notes";
pub(crate) const HOW_MANY: &str = "How many were there?";
pub(crate) const ENTER: &str = "Enter it";
pub(crate) const THAT_IS_ALL: &str = "That is all I remember";
pub(crate) const DONE: &str = "Sent. Waiting for the others.";
pub(crate) const YES: &str = "Yes";
pub(crate) const NO: &str = "No";
pub(crate) const SAID_A_LINE: &str = "said a line";
pub(crate) const SAID_NOTHING: &str = "said nothing";
pub(crate) const SLIPPED: &str = "slipped!";
pub(crate) const NO_U: &str = "No U!";
pub(crate) const SHIELDED: &str = "Rain plan!";
pub(crate) const BAND_HALT: &str = "Band Halt!";
pub(crate) const RESHUFFLED: &str = "shuffled";
pub(crate) const FIRST: &str = "goes first";
pub(crate) const RUN_OUT: &str = "over";
pub(crate) const STARTS: &str = "now!";
pub(crate) const DECLINED: &str = "not yet";
pub(crate) const WINS: &str = "wins!";
pub(crate) const THE_END: &str = "The parade is over!";
pub(crate) const WARMING_UP: &str = "Warming up";
pub(crate) const REACTIONS_OF: &str = "Waiting for reactions. Whoever holds a No U may use it.";
pub(crate) const NOBODY: &str = "nobody wins";

pub(crate) fn turn_kind(kind: TurnKind) -> &'static str {
    match kind {
        TurnKind::Basic => "basic turn",
        TurnKind::Reorganize => "reorganizes",
    }
}

pub(crate) fn so_far(n: u8) -> String {
    format!("{n} so far")
}

pub(crate) fn facing(n: u8) -> &'static str {
    match n {
        1 => "\u{2b05} left",
        2 => "\u{27a1} right",
        3 => "\u{2b06} up",
        _ => "\u{2b07} down",
    }
}

pub(crate) fn nerve(set: u8) -> String {
    match set {
        1 => "Set 1: a die of 1 blows the whistle, and whoever marches gets nothing.".to_owned(),
        n => format!(
            "Set {n}: a die of {n} or less blows the whistle, and whoever marches gets nothing."
        ),
    }
}

pub(crate) fn beat(n: u8) -> String {
    match n {
        0 => "\u{2026}".to_owned(),
        n => format!("{n}"),
    }
}

pub(crate) fn tap(n: usize, of: usize) -> String {
    format!("Tap! {n} of {of}")
}

pub(crate) fn typed(n: usize, of: usize) -> String {
    format!("{n} of {of}")
}

pub(crate) fn was(number: u8) -> String {
    format!("It was a {number}.")
}

pub(crate) fn shown(entries: &str) -> String {
    format!("Shown: {entries}.")
}

pub(crate) fn votes(votes: &[(&str, u8)]) -> String {
    format!("Votes for: {}.", by_name(votes))
}

pub(crate) fn votes_against(votes: &[(&str, u8)]) -> String {
    format!("Votes against: {}.", by_name(votes))
}

fn by_name(votes: &[(&str, u8)]) -> String {
    let told = votes.iter().map(|(name, n)| format!("{name} {n}"));
    told.collect::<Vec<_>>().join(", ")
}

pub(crate) fn quoted(text: &str) -> String {
    format!("\u{201c}{text}\u{201d}")
}

pub(crate) fn in_character(theme: &str) -> String {
    format!("{theme}: deliver a line")
}

pub(crate) fn judged(theme: &str) -> String {
    format!("{theme}: who stayed in character?")
}

pub(crate) fn theme_words(words: &[String]) -> String {
    format!("A line needs one of: {}.", words.join(", "))
}

pub(crate) fn pose(pose: &str) -> String {
    format!("Around one screen: {pose}.")
}

pub(crate) fn verdict(text: &str, name: &str) -> String {
    format!("{text}: {name}")
}

pub(crate) fn dealt(n: usize) -> String {
    format!("{n} cards")
}

pub(crate) fn more(n: usize) -> String {
    format!("+{n}")
}

pub(crate) fn fewer(n: usize) -> String {
    format!("\u{2212}{n}")
}

/// Whom the table waits for, and why.
pub(crate) fn waits(who: &str, why: &str) -> String {
    format!("{who} {why}")
}

pub(crate) fn is_or_are(n: usize, rest: &str) -> String {
    match n {
        1 => format!("is {rest}"),
        _ => format!("are {rest}"),
    }
}

pub(crate) fn still_at(contest: &str) -> String {
    format!("still at {contest}.")
}

/// Why the table waits for somebody. Each follows the name, some of them with "is" in between.
pub(crate) mod because {
    pub(crate) const TIMES: &str = "asked how long they have played.";
    pub(crate) const THROWS: &str = "to throw rock, paper or scissors.";
    pub(crate) const NAMES_FIRST: &str = "names who goes first.";
    pub(crate) const PICKS: &str = "picks a section.";
    pub(crate) const KIND: &str = "chooses: a Basic turn, or Reorganize?";
    pub(crate) const PLAYS: &str = "plays to the band.";
    pub(crate) const SPECIAL: &str = "may play a Bonus or Penalty.";
    pub(crate) const HALT: &str = "may play Band Halt!.";
    pub(crate) const DISCARDS: &str = "discards.";
    pub(crate) const MAJOR: &str = "may take a Drum Major.";
    pub(crate) const FETCHES: &str = "looks through the discard pile.";
    pub(crate) const CLEARS: &str = "gets rid of a Penalty.";
    pub(crate) const PICKS_DISCARDS: &str = "to pick cards to discard.";
    pub(crate) const PICKS_PASS: &str = "to pick cards for the left.";
    pub(crate) const RECALLS: &str = "to take a card back from the band.";
    pub(crate) const RIVAL: &str = "names a rival.";
    pub(crate) const DIRECTS: &str = "chooses between two cards.";
    pub(crate) const LINE: &str = "thinks of a line.";
    pub(crate) const VERDICTS: &str = "to say who stayed in character.";
    pub(crate) const GOES_ON: &str = "to go on.";
}
