//! The words of the stadium that are not sentences of the game itself.

use tabletop::{Narrator, Seat};

use bandimals::{Arm, Bout, Entry, Lasts, Phrase, Section, Special, SpecialType, Throw, Win};

mod event;
#[cfg(target_arch = "wasm32")]
mod playmat;

pub(crate) use event::*;
#[cfg(target_arch = "wasm32")]
pub(crate) use playmat::*;

pub(crate) const SPOTLIGHT: &str = "What is going on";
pub(crate) const MORE: &str = "the next part of the game";
pub(crate) const HAND: &str = "Your hand";
pub(crate) const EMPTY_HAND: &str = "No cards";
pub(crate) const EMPTY_COLUMN: &str = "An empty column";
pub(crate) const NO_BONUS: &str = "A free Bonus slot";
pub(crate) const NO_PENALTY: &str = "A free Penalty slot";
pub(crate) const NO_MAJOR: &str = "No Drum Major yet";
pub(crate) const HAS_MAJOR: &str = "wins next turn!";
pub(crate) const IS_FULL: &str = "band is full";
pub(crate) const LEFT: &str = "has left";
pub(crate) const ANSWERED: &str = "ready";
pub(crate) const PAIRS_WHY: &str =
    "Pairs of a Player and Equipment of one section; five are needed";
pub(crate) const DECK: &str = "Draw";
pub(crate) const DISCARD: &str = "Discard";
pub(crate) const DISCARD_ALL: &str = "The whole discard pile, the newest first";
pub(crate) const PODIUM: &str = "Drum Majors";
pub(crate) const INDIGO: &str = "Competitions & Themes";
pub(crate) const PLAY_HALT: &str = "Play Band Halt! and turn up the top card";
pub(crate) const HALT_TEXT: &str =
    "Before you discard: turn up a Competition or Theme, if none is active.";
pub(crate) const STEPS: [&str; 6] = [
    "draw",
    "band",
    "bonus or penalty",
    "band halt",
    "discard",
    "drum major",
];
pub(crate) const STEPS_LABEL: &str = "The steps of a turn";
pub(crate) const EVERYBODY: &str = "everybody";
pub(crate) const REACTIONS: &str = "Waiting for reactions:";
pub(crate) const LAST_CARD: &str = "Last card";
pub(crate) const GOAL: &str = "Five pairs and a Drum Major";
pub(crate) const PLAY_IT: &str = "Play it";
pub(crate) const NEVER_MIND: &str = "Put it back";
pub(crate) const FETCH: &str = "Take one from the discard pile";
pub(crate) const DIRECTOR: &str = "Which one becomes active?";
pub(crate) const SECTIONS: &str = "The five sections";
pub(crate) const CREDITS: &str = "Marching Band(-imals): an unofficial adaptation of the card game and its Competitions & Themes booster, from the published rules.";

/// The game in short for newcomers: a picture and a sentence each.
pub(crate) const PRIMER: [(&str, &str); 5] = [
    (
        "pair",
        "Build a marching band: five animals, each with an instrument of its own section. The sections have \
         colours and signs; no section gives more than two pairs.",
    ),
    (
        "sign-draw",
        "On your turn draw 2, play up to 3 cards to your band, play one Bonus or Penalty if you like, and \
         discard at least 1. Short of cards? Reorganize: fill your hand and do nothing else.",
    ),
    (
        "sign-umbrella",
        "Bonuses help you, Penalties hurt others. Some work at once, others lie in a band for some turns: at \
         most two of each.",
    ),
    (
        "sign-no-u",
        "Everybody else is asked before a Penalty works. Whoever holds a No U may stop it, even out of turn.",
    ),
    (
        "lion",
        "Five pairs? Take a Drum Major at the end of your turn. If your band is still whole when your next \
         turn comes, you win. Until then everybody will try to break it.",
    ),
];

pub(crate) fn section(section: Section) -> &'static str {
    match section {
        Section::Brass => "Brass",
        Section::Guard => "Color guard",
        Section::Drumline => "Drumline",
        Section::Front => "Front ensemble",
        Section::Woodwind => "Woodwind",
    }
}

pub(crate) fn player(name: &str, section: Section) -> String {
    format!("{name}, a {} Player", section.word())
}

pub(crate) fn equipment(name: &str, section: Section) -> String {
    format!("{name}, {} Equipment", section.word())
}

pub(crate) fn special(name: &str, kind: SpecialType, effect: &str) -> String {
    format!("{name}, {}: {effect}", kind.words())
}

pub(crate) fn halt(name: &str) -> String {
    format!("{name} {HALT_TEXT}")
}

pub(crate) fn kind_and_span(special: &Special) -> String {
    let kind = special.kind.words();
    match special.lasts {
        Some(lasts) => format!("{kind}, {}", left(lasts).0),
        None => kind.to_owned(),
    }
}

/// How long a card stays in a band, in words and as a mark.
pub(crate) fn left(left: Lasts) -> (String, String) {
    match left {
        Lasts::Turns(1) => ("for 1 turn".to_owned(), "1".to_owned()),
        Lasts::Turns(n) => (format!("for {n} turns"), n.to_string()),
        Lasts::Uses(_) => ("until it is used".to_owned(), "1\u{d7}".to_owned()),
        Lasts::Game => ("to the end".to_owned(), String::new()),
    }
}

pub(crate) fn pairs(n: usize) -> String {
    format!("{n} of 5")
}

pub(crate) fn hand_of(n: usize, limit: u8) -> String {
    match n {
        1 => format!("1 card in hand, limit {limit}"),
        n => format!("{n} cards in hand, limit {limit}"),
    }
}

pub(crate) fn band_of(narrator: &Narrator, seat: Seat, n_pairs: usize) -> String {
    let whose = if narrator.is_reader(seat) {
        "Your band".to_owned()
    } else {
        format!("The band of {}", narrator.name(seat))
    };
    format!("{whose}: {n_pairs} of 5 pairs")
}

pub(crate) fn lacks_equipment(section: Section) -> String {
    format!("Needs {} Equipment", section.word())
}

pub(crate) fn lacks_player(section: Section) -> String {
    format!("Needs a {} Player", section.word())
}

pub(crate) fn only(section: Section) -> String {
    format!("{} only", self::section(section))
}

pub(crate) fn silenced(section: Section) -> String {
    format!("{} does not count now", self::section(section))
}

pub(crate) fn protected(section: Section) -> String {
    format!("{} is safe from Penalties", self::section(section))
}

pub(crate) fn drum_major(name: &str) -> String {
    format!("Drum Major: the {name}")
}

pub(crate) fn remove(card: &str) -> String {
    format!("Remove from your band: {card}")
}

pub(crate) fn recall(card: &str) -> String {
    format!("Take back to hand: {card}")
}

pub(crate) fn name_it(card: &str) -> String {
    format!("Aim at this one: {card}")
}

pub(crate) fn clear(card: &str) -> String {
    format!("Get rid of: {card}")
}

pub(crate) fn picked(card: &str) -> String {
    format!("Picked: {card}")
}

pub(crate) fn known_in_hand(names: &str) -> String {
    format!("Known in hand: {names}")
}

pub(crate) fn deck(n: u16) -> String {
    format!("Draw pile: {n} cards")
}

pub(crate) fn discard(top: Option<&str>) -> String {
    match top {
        Some(top) => format!("{top} on top. Press to see the whole pile."),
        None => "An empty pile".to_owned(),
    }
}

pub(crate) fn take_major(name: &str) -> String {
    format!("{name}: take a Drum Major")
}

pub(crate) fn podium(top: Option<&str>, n: usize) -> String {
    match top {
        Some(name) => format!("{name}, the first of the Drum Majors on the podium: {n} are left"),
        None => "No Drum Major is left on the podium".to_owned(),
    }
}

pub(crate) fn indigo(n: usize) -> String {
    format!("Competitions and Themes: {n} cards, face down")
}

pub(crate) fn until(name: &str) -> String {
    format!("Active until it is the turn of {name} again.")
}

pub(crate) fn turn_of(narrator: &Narrator, seat: Seat) -> String {
    if narrator.is_reader(seat) {
        "Your turn".to_owned()
    } else {
        format!("{}\u{2019}s turn", narrator.name(seat))
    }
}

pub(crate) fn plays_at(narrator: &Narrator, seat: Seat, card: &str, at: &str) -> String {
    let plays = narrator.verb(seat, "plays", "play");
    format!("{} {plays} {card} at {at}", narrator.begin(seat))
}

pub(crate) fn at(name: &str) -> String {
    format!("At {name}")
}

pub(crate) fn at_naming(name: &str, card: &str) -> String {
    format!("At {name}, naming {card}")
}

pub(crate) fn fetches(name: &str) -> String {
    format!("{name} looks through the discard pile")
}

pub(crate) fn aim(least: u8, most: u8, required: Option<Section>, win: Win) -> String {
    let needs = required.map_or_else(String::new, |section| {
        format!(" One of them must be {}.", section.word())
    });
    let wins = match win {
        Win::NextTurn => "Keep the band whole for a round and you win.",
        Win::AtOnce => "The Drum Major wins at once.",
    };
    format!(
        "An animal and an instrument of the same section make a pair: at least {least} sections, at most {most} \
         pairs of each.{needs} {wins}"
    )
}

pub(crate) fn progress(round: u16, deck: u16) -> String {
    format!("Round {round} \u{b7} {deck} cards to draw")
}

pub(crate) fn out_of(n: usize, of: u8) -> String {
    format!("{n} of {of} seen")
}

pub(crate) fn type_name(kind: SpecialType) -> &'static str {
    match kind {
        SpecialType::QuickBonus => "Quick Bonuses",
        SpecialType::BandBonus => "Band Bonuses",
        SpecialType::QuickPenalty => "Quick Penalties",
        SpecialType::BandPenalty => "Band Penalties",
    }
}

pub(crate) fn type_why(kind: SpecialType) -> &'static str {
    match kind {
        SpecialType::QuickBonus => "They help you at once and are discarded.",
        SpecialType::BandBonus => "They lie in your own band, two at most.",
        SpecialType::QuickPenalty => "They hurt at once and are discarded.",
        SpecialType::BandPenalty => "They lie in an opponent\u{2019}s band, two at most.",
    }
}

pub(crate) fn throw(throw: Throw) -> (&'static str, &'static str) {
    match throw {
        Throw::Rock => ("\u{270a}", "Rock"),
        Throw::Paper => ("\u{270b}", "Paper"),
        Throw::Scissors => ("\u{270c}", "Scissors"),
    }
}

pub(crate) fn arm(arm: Arm) -> &'static str {
    match arm {
        Arm::Flag => "Flag",
        Arm::Rifle => "Rifle",
        Arm::Sabre => "Sabre",
    }
}

/// An entry of a contest, as it is shown to all.
pub(crate) fn entry(bout: &Bout, entry: &Entry, lines: &[String]) -> String {
    match entry {
        Entry::Millis(ms) => format!("{ms} ms"),
        Entry::FalseStart => "false start".to_owned(),
        Entry::Icons(icons) => match bout {
            Bout::Recall { icons: order } => format!("{} right", entry.run(order)),
            _ => format!("{} signs", icons.len()),
        },
        Entry::Number(n) => match bout {
            Bout::Match => facing(*n).to_owned(),
            _ => n.to_string(),
        },
        Entry::Arm(arm) => self::arm(*arm).to_owned(),
        Entry::March => MARCH.to_owned(),
        Entry::Halt => STOP.to_owned(),
        Entry::Name(Phrase::Stock(line)) => {
            lines.get(usize::from(*line)).cloned().unwrap_or_default()
        }
        Entry::Name(Phrase::Written(text)) => text.to_string(),
        Entry::Name(Phrase::Aloud) => "aloud".to_owned(),
    }
}

pub(crate) fn went(round: u16, majors: usize, lost: usize) -> String {
    let taken = match majors {
        0 => "no Drum Major was taken".to_owned(),
        1 => "1 Drum Major was taken".to_owned(),
        n => format!("{n} Drum Majors were taken"),
    };
    match lost {
        0 => format!("{round} rounds were played and {taken}."),
        n => format!("{round} rounds were played; {taken} and {n} lost again."),
    }
}

pub(crate) fn counted(narrator: &Narrator, seat: Seat, n_pairs: usize, has_major: bool) -> String {
    let has = narrator.verb(seat, "has", "have");
    let name = narrator.begin(seat);
    let pairs = match n_pairs {
        1 => "1 pair".to_owned(),
        n => format!("{n} pairs"),
    };
    let major = if has_major { " and a Drum Major" } else { "" };
    format!("{name} {has} {pairs}{major}.")
}
