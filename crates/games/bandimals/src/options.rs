//! What a table may agree on (section 7 of the catalogue). The clock of a decision is the room's.

use serde::{Deserialize, Serialize};
use tabletop::{Seat, seat_or_none};

pub use tabletop::Switch;

use crate::card::Section;

tabletop::options! {
    /// The options of a table.
    pub Options;

    /// Which numbers a turn has (BAND-73 to BAND-84).
    preset: "Numbers", "How much is drawn and played in a turn, and what a full band is.", ["BAND-73"],
        choice Preset {
            Base "base" "draw 2, play 3, at least 3 sections",
            Alternate24 "alternate_2_4" "2 to 4 players: draw 3, all five sections, the Drum Major wins at once",
            Quicker24 "quicker_2_4" "2 to 4 players: draw 3, play 4, limit 9, the Drum Major wins at once",
            Alternate68 "alternate_6_8" "6 to 8 players: 2 sections are enough, a section up to 4 times",
        };
    /// Everybody fills their band from a section of their own (BAND-85).
    one_section_each: "One section each", "Everybody fills their band from a section of their own; 2 to 5 players.", ["BAND-85"],
        switch {
            "off" "no",
            "on" "yes",
        };
    /// How sections are given out (BAND-R59).
    assign: "Who gets which section", "With one section each.", ["BAND-R59"],
        choice Assign {
            Random "random" "drawn by lot",
            Choose "choose" "chosen, the last player first",
        };
    /// The section that everybody needs.
    required_section: "Required section", "A section that everybody needs to win.", [],
        listed Required, required, {
            "none" "none",
            "random" "drawn by lot",
            "brass" "brass",
            "guard" "guard",
            "drumline" "drumline",
            "front" "front",
            "woodwind" "woodwind",
        };
    /// Competitions & Themes (BAND-88).
    booster: "Competitions & Themes", "Band Halt! cards interrupt the game for contests and themes.", ["BAND-88"],
        switch {
            "off" "without",
            "on" "with",
        };
    /// How Band Halt! cards are dealt (BAND-R62).
    band_halt_deal: "Band Halt! at the start", "Whether everybody starts with one.", ["BAND-R62"],
        choice HaltDeal {
            ByCount "by_count" "with up to 6 players",
            OneEach "one_each" "everybody",
            Shuffled "shuffled" "nobody for certain",
        };
    /// Who goes first (BAND-R2).
    first_person: "Who goes first", "How the first player is found.", ["BAND-R2"],
        choice First {
            Ask "ask" "who has played instruments for the shortest time",
            Random "random" "drawn by lot",
            Host "host" "whom the host names",
            Rotate "rotate" "the next seat each game",
        };
    /// Who went first in the game before, where that rotates (BAND-R5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last_first: hidden Option<Seat>, seat_or_none, "none";
    /// When the limits of a band are enforced (BAND-R8).
    placement: "Limits of a band", "When they are enforced.", ["BAND-R8"],
        choice Placement {
            Strict "strict" "on every play",
            Loose "loose" "when the band is full",
        };
    /// Where a removed band card goes (BAND-R11).
    removed_to: "Removed cards", "Where a card goes that is taken out of one's own band.", ["BAND-R11"],
        choice RemovedTo {
            Hand "hand" "to the hand",
            Discard "discard" "to the discard pile",
        };
    /// The first No U wins, or a fixed order (BAND-R40).
    no_u_race: "Several No U", "Who spends theirs when several want to.", ["BAND-R40"],
        switch {
            "off" "the target, then clockwise",
            "on" "whoever is first",
        };
    /// How many seconds there are to stop a Penalty at a table with a clock (BAND-R44).
    #[serde(default = "usual_no_u_max")]
    no_u_max: "Time for a No U", "How many seconds there are to stop a Penalty, where the table has a clock: 1 to 120.", ["BAND-R44"],
        written u8, no_u_max, {
            "8" "usual",
            "4" "quick",
            "20" "unhurried",
        };
    /// Whether a Drum Major is taken without asking (BAND-R45).
    auto_drum_major: "Drum Major", "Whether it is taken without asking.", ["BAND-R45"],
        switch {
            "on" "yes",
            "off" "ask",
        };
    /// The number of rounds after which the game ends, if there is a limit (BAND-R53).
    round_limit: "Rounds", "How many rounds are played at most; 0 for no limit.", ["BAND-R53"],
        written Option<u16>, round_limit, {
            "100" "usual",
            "30" "short",
            "0" "no limit",
        };
    /// What happens to a seat that concedes (BAND-R54).
    leaver: "Conceding", "What becomes of a seat that gives up.", ["BAND-R54"],
        choice Leaver {
            Bot "bot" "a bot plays on",
            Remove "remove" "the seat leaves the game",
        };
    /// Presets at any number of seats (BAND-R55).
    any_count: "Presets for any number", "Presets are made for certain numbers of players.", ["BAND-R55"],
        switch {
            "off" "keep to them",
            "on" "allow all",
        };
    /// Contests against the clock (BAND-R73).
    timed_contests: "Timed contests", "Reflex, tempo, recall and count against the clock.", ["BAND-R73"],
        switch {
            "on" "yes",
            "off" "guess a number instead",
        };
    /// Who judges a theme.
    theme_judge: "Themes", "Who says who stayed in character.", [],
        choice ThemeJudge {
            ByTable "by_table" "the rules with 2 or 3 players, else a vote",
            Auto "auto" "the rules",
            Vote "vote" "a vote",
        };
}

/// The option that a finished game writes into the terms of the next one.
pub(crate) const LAST_FIRST: &str = "last_first";

/// The section that everybody needs (BAND-86).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Required {
    /// None.
    #[default]
    None,
    /// One drawn by lot before the deal.
    Random,
    /// This one.
    Section(Section),
}

fn required(word: &str) -> Result<Required, String> {
    Ok(match (word, Section::from_word(word)) {
        (_, Some(section)) => Required::Section(section),
        ("random", None) => Required::Random,
        (_, None) => Required::None,
    })
}

/// BAND-R44: eight seconds.
fn usual_no_u_max() -> u8 {
    8
}

fn no_u_max(text: &str) -> Result<u8, String> {
    let seconds = text.parse().ok().filter(|n| (1..=120).contains(n));
    seconds.ok_or_else(|| format!("`{text}` is not a number of seconds: 1 to 120"))
}

fn round_limit(text: &str) -> Result<Option<u16>, String> {
    let rounds: Option<u16> = text.parse().ok().filter(|rounds| *rounds <= 1000);
    let rounds =
        rounds.ok_or_else(|| format!("`{text}` is not a number of rounds: 0 (none) to 1000"))?;
    Ok((rounds > 0).then_some(rounds))
}
