//! What a table may agree on (section 7 of the catalogue). The clock of a decision is the room's.

use serde::{Deserialize, Serialize};
use tabletop::{Complaint, OptionInfo, Seat, Several, Terms, read_options};

use crate::card::Section;

/// The option that a finished game writes into the terms of the next one.
pub(crate) const LAST_FIRST: &str = "last_first";

macro_rules! values {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        #[allow(missing_docs)]
        pub enum $name { $($(#[$value_doc])* $value),+ }

        impl $name {
            pub(crate) fn read(word: &str) -> Self {
                match word {
                    $($text => Self::$value,)+
                    // The words were read against the list that people see.
                    _ => Self::default(),
                }
            }
        }
    };
}

values! { /// Which numbers a turn has (BAND-73 to BAND-84).
Preset { #[default] Base = "base", Alternate24 = "alternate_2_4", Quicker24 = "quicker_2_4", Alternate68 = "alternate_6_8" } }
values! { /// Something that is played or not.
Switch { #[default] Off = "off", On = "on" } }
values! { /// How sections are given out (BAND-R59).
Assign { #[default] Random = "random", Choose = "choose" } }
values! { /// How Band Halt! cards are dealt (BAND-R62).
HaltDeal { #[default] ByCount = "by_count", OneEach = "one_each", Shuffled = "shuffled" } }
values! { /// Who goes first (BAND-R2).
First { #[default] Ask = "ask", Random = "random", Host = "host", Rotate = "rotate" } }
values! { /// When the limits of a band are enforced (BAND-R8).
Placement { #[default] Strict = "strict", Loose = "loose" } }
values! { /// Where a removed band card goes (BAND-R11).
RemovedTo { #[default] Hand = "hand", Discard = "discard" } }
values! { /// What happens to a seat that concedes (BAND-R54).
Leaver { #[default] Bot = "bot", Remove = "remove" } }
values! { /// Who judges a theme.
ThemeJudge { #[default] ByTable = "by_table", Auto = "auto", Vote = "vote" } }

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

/// The options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// The numbers of a turn.
    pub preset: Preset,
    /// Everybody fills their band from a section of their own (BAND-85).
    pub one_section_each: Switch,
    /// How those are given out.
    pub assign: Assign,
    /// The section that everybody needs.
    pub required_section: Required,
    /// Competitions & Themes (BAND-88).
    pub booster: Switch,
    /// How Band Halt! cards are dealt.
    pub band_halt_deal: HaltDeal,
    /// Who goes first.
    pub first_person: First,
    /// Who went first in the game before, where that rotates (BAND-R5).
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub last_first: Option<Seat>,
    /// When limits are enforced.
    pub placement: Placement,
    /// Where removed cards go.
    pub removed_to: RemovedTo,
    /// The first No U wins, or a fixed order (BAND-R40).
    pub no_u_race: Switch,
    /// For how many seconds a Penalty can be stopped at a table with a clock (BAND-R44).
    #[serde(default = "usual_no_u_max")]
    pub no_u_max: u8,
    /// Whether a Drum Major is taken without asking (BAND-R45).
    pub auto_drum_major: Switch,
    /// So many rounds end the game; none, if there is none (BAND-R53).
    pub round_limit: Option<u16>,
    /// What becomes of a seat that concedes.
    pub leaver: Leaver,
    /// Presets at any number of seats (BAND-R55).
    pub any_count: Switch,
    /// Contests against the clock (BAND-R73).
    pub timed_contests: Switch,
    /// Who judges a theme.
    pub theme_judge: ThemeJudge,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            preset: Preset::default(),
            one_section_each: Switch::Off,
            assign: Assign::default(),
            required_section: Required::default(),
            booster: Switch::Off,
            band_halt_deal: HaltDeal::default(),
            first_person: First::default(),
            last_first: None,
            placement: Placement::default(),
            removed_to: RemovedTo::default(),
            no_u_race: Switch::Off,
            no_u_max: usual_no_u_max(),
            auto_drum_major: Switch::On,
            round_limit: Some(100),
            leaver: Leaver::default(),
            any_count: Switch::Off,
            timed_contests: Switch::On,
            theme_judge: ThemeJudge::default(),
        }
    }
}

/// BAND-R44: eight seconds.
fn usual_no_u_max() -> u8 {
    8
}

const fn one(
    key: &'static str,
    title: &'static str,
    explanation: &'static str,
    values: &'static [(&'static str, &'static str)],
) -> OptionInfo {
    OptionInfo {
        key,
        title,
        explanation,
        values,
        several: Several::One,
    }
}

/// The options as a dialog shows them.
pub(crate) const INFO: &[OptionInfo] = &[
    one(
        "preset",
        "Numbers",
        "How much is drawn and played in a turn, and what a full band is.",
        &[
            ("base", "draw 2, play 3, at least 3 sections"),
            (
                "alternate_2_4",
                "2 to 4 players: draw 3, all five sections, the Drum Major wins at once",
            ),
            (
                "quicker_2_4",
                "2 to 4 players: draw 3, play 4, limit 9, the Drum Major wins at once",
            ),
            (
                "alternate_6_8",
                "6 to 8 players: 2 sections are enough, a section up to 4 times",
            ),
        ],
    ),
    one(
        "one_section_each",
        "One section each",
        "Everybody fills their band from a section of their own; 2 to 5 players.",
        &[("off", "no"), ("on", "yes")],
    ),
    one(
        "assign",
        "Who gets which section",
        "With one section each.",
        &[
            ("random", "drawn by lot"),
            ("choose", "chosen, the last player first"),
        ],
    ),
    one(
        "required_section",
        "Required section",
        "A section that everybody needs to win.",
        &[
            ("none", "none"),
            ("random", "drawn by lot"),
            ("brass", "brass"),
            ("guard", "guard"),
            ("drumline", "drumline"),
            ("front", "front"),
            ("woodwind", "woodwind"),
        ],
    ),
    one(
        "booster",
        "Competitions & Themes",
        "Band Halt! cards interrupt the game for contests and themes.",
        &[("off", "without"), ("on", "with")],
    ),
    one(
        "band_halt_deal",
        "Band Halt! at the start",
        "Whether everybody starts with one.",
        &[
            ("by_count", "with up to 6 players"),
            ("one_each", "everybody"),
            ("shuffled", "nobody for certain"),
        ],
    ),
    one(
        "first_person",
        "Who goes first",
        "How the first player is found.",
        &[
            ("ask", "who has played instruments for the shortest time"),
            ("random", "drawn by lot"),
            ("host", "whom the host names"),
            ("rotate", "the next seat each game"),
        ],
    ),
    one(
        "placement",
        "Limits of a band",
        "When they are enforced.",
        &[
            ("strict", "on every play"),
            ("loose", "when the band is full"),
        ],
    ),
    one(
        "removed_to",
        "Removed cards",
        "Where a card goes that is taken out of one's own band.",
        &[("hand", "to the hand"), ("discard", "to the discard pile")],
    ),
    one(
        "no_u_race",
        "Several No U",
        "Who spends theirs when several want to.",
        &[
            ("off", "the target, then clockwise"),
            ("on", "whoever is first"),
        ],
    ),
    one(
        "no_u_max",
        "Time for a No U",
        "For so many seconds a Penalty can be stopped, where the table has a clock: 1 to 120.",
        &[("8", "usual"), ("4", "quick"), ("20", "unhurried")],
    )
    .written(),
    one(
        "auto_drum_major",
        "Drum Major",
        "Whether it is taken without asking.",
        &[("on", "yes"), ("off", "ask")],
    ),
    one(
        "round_limit",
        "Rounds",
        "After so many rounds the game ends; any number, 0 for none.",
        &[("100", "usual"), ("30", "short"), ("0", "no limit")],
    )
    .written(),
    one(
        "leaver",
        "Conceding",
        "What becomes of a seat that gives up.",
        &[
            ("bot", "a bot plays on"),
            ("remove", "the seat leaves the game"),
        ],
    ),
    one(
        "any_count",
        "Presets for any number",
        "Presets are made for certain numbers of players.",
        &[("off", "keep to them"), ("on", "allow all")],
    ),
    one(
        "timed_contests",
        "Timed contests",
        "Reflex, tempo, recall and count against the clock.",
        &[("on", "yes"), ("off", "guess a number instead")],
    ),
    one(
        "theme_judge",
        "Themes",
        "Who says who stayed in character.",
        &[
            ("by_table", "the rules with 2 or 3 players, else a vote"),
            ("auto", "the rules"),
            ("vote", "a vote"),
        ],
    ),
];

impl Options {
    /// Reads the options of a table's terms.
    pub fn read(terms: &Terms) -> Result<Self, Complaint> {
        let mut options = Self::default();
        let mut rest = terms.options.clone();
        if let Some(text) = rest.remove("round_limit") {
            let rounds: Option<u16> = text.trim().parse().ok().filter(|n| *n <= 1000);
            let rounds = rounds.ok_or_else(|| {
                let because = format!("`{text}` is not a number of rounds: 0 (none) to 1000");
                Complaint::new("option `round_limit`", because)
            })?;
            options.round_limit = (rounds > 0).then_some(rounds);
        }
        if let Some(text) = rest.remove("no_u_max") {
            let seconds = text.trim().parse().ok().filter(|n| (1..=120).contains(n));
            options.no_u_max = seconds.ok_or_else(|| {
                let because = format!("`{text}` is not a number of seconds: 1 to 120");
                Complaint::new("option `no_u_max`", because)
            })?;
        }
        if let Some(text) = rest.remove(LAST_FIRST) {
            let mut letters = text.trim().chars();
            let seat = letters.next().and_then(Seat::from_letter);
            options.last_first = match (text.trim(), seat, letters.next()) {
                ("none", _, _) => None,
                (_, Some(seat), None) => Some(seat),
                (_, _, _) => {
                    let because =
                        format!("`{text}` is not a value of it: none, or the letter of a seat");
                    return Err(Complaint::new(format!("option `{LAST_FIRST}`"), because));
                }
            };
        }
        read_options(INFO, &rest, |key, words| {
            let word = words[0];
            match key {
                "preset" => options.preset = Preset::read(word),
                "one_section_each" => options.one_section_each = Switch::read(word),
                "assign" => options.assign = Assign::read(word),
                "required_section" => {
                    options.required_section = match (word, Section::from_word(word)) {
                        (_, Some(section)) => Required::Section(section),
                        ("random", None) => Required::Random,
                        (_, None) => Required::None,
                    };
                }
                "booster" => options.booster = Switch::read(word),
                "band_halt_deal" => options.band_halt_deal = HaltDeal::read(word),
                "first_person" => options.first_person = First::read(word),
                "placement" => options.placement = Placement::read(word),
                "removed_to" => options.removed_to = RemovedTo::read(word),
                "no_u_race" => options.no_u_race = Switch::read(word),
                "auto_drum_major" => options.auto_drum_major = Switch::read(word),
                "leaver" => options.leaver = Leaver::read(word),
                "any_count" => options.any_count = Switch::read(word),
                "timed_contests" => options.timed_contests = Switch::read(word),
                "theme_judge" => options.theme_judge = ThemeJudge::read(word),
                other => unreachable!("`{other}` is not in the list that was read against"),
            }
        })?;
        Ok(options)
    }
}
