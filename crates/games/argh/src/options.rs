//! What a table of ARGH may agree on.

use serde::{Deserialize, Serialize};
use tabletop::{Complaint, OptionInfo, Several, Terms, read_options};

use crate::card::Kind;

/// The options of a table (section 7 of the catalogue).
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
pub struct Options {
    /// Who starts (ARGH-11, ARGH-R4).
    pub first_player: FirstPlayer,
    /// Whether five and six may play (ARGH-R1).
    pub five_six_players: Switch,
    /// The kinds of promo card that are shuffled in (ARGH-R46), in edition order.
    pub promos: Vec<Kind>,
    /// Who orders a team's effects at the end (ARGH-R25).
    pub effect_order: EffectOrder,
    /// Who answers the choices at the end (ARGH-R26).
    pub end_choices: EndChoices,
    /// What a lizard is worth when cards are compared (ARGH-R35).
    pub lizard_card_value: LizardCardValue,
    /// What people may say (ARGH-27, ARGH-R41).
    pub claims: Claims,
}

/// Who starts (ARGH-R4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FirstPlayer {
    /// Anybody, by lot.
    #[default]
    Random,
    /// Whom the host names.
    HostPicks,
    /// Whom the table votes for: who last fed an animal?
    Ask,
    /// Whoever won the deal before.
    LastWinner,
}

/// Off or on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Switch {
    /// Off.
    #[default]
    Off,
    /// On.
    On,
}

/// Who orders a team's effects at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EffectOrder {
    /// Mosquitoes, then hamster, then scientist.
    #[default]
    Fixed,
    /// Each owner, as they like.
    Owner,
}

/// Who answers the choices at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum EndChoices {
    /// The owner is asked.
    #[default]
    Ask,
    /// The best answer is taken (ARGH-R43).
    Auto,
}

/// What an unswitched lizard is worth when cards are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum LizardCardValue {
    /// What one lizard alone is worth.
    #[default]
    Single,
    /// As much as the whole set.
    Set,
}

/// What people may say.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Claims {
    /// Anything, and claims about cards are offered ready-made.
    #[default]
    On,
    /// Only harmless ready-made lines.
    Off,
}

/// The options as a dialog shows them.
pub(crate) const INFO: &[OptionInfo] = &[
    OptionInfo {
        key: "first_player",
        title: "Who starts",
        explanation: "Whose turn is the first.",
        values: &[
            ("random", "drawn by lot"),
            ("host_picks", "the host names somebody"),
            ("ask", "the table votes: who last fed an animal?"),
            ("last_winner", "whoever won the deal before, else by lot"),
        ],
        several: Several::One,
    },
    OptionInfo {
        key: "five_six_players",
        title: "Five and six players",
        explanation: "Lets five or six play with the set-up for more than two.",
        values: &[("off", "two to four"), ("on", "two to six")],
        several: Several::One,
    },
    OptionInfo {
        key: "promos",
        title: "Promo cards",
        explanation: "Extra cards that are shuffled into their piles.",
        values: &[
            ("none", "the 24 cards of the box"),
            ("spider", "house: worth the star cards of its team"),
            ("owl", "garden: lets you look into the box"),
            ("twin", "laboratory: worse beside his sister"),
        ],
        several: Several::Any,
    },
    OptionInfo {
        key: "effect_order",
        title: "Order of effects",
        explanation: "In which order mosquitoes, hamster and scientist act at the end.",
        values: &[
            ("fixed", "mosquitoes, hamster, scientist"),
            ("owner", "each owner chooses the order of their own"),
        ],
        several: Several::One,
    },
    OptionInfo {
        key: "end_choices",
        title: "Choices at the end",
        explanation: "Who decides what mosquitoes, hamster and scientist hit.",
        values: &[
            ("ask", "the owner decides"),
            ("auto", "the best answer is taken for you"),
        ],
        several: Several::One,
    },
    OptionInfo {
        key: "lizard_card_value",
        title: "A lizard's own value",
        explanation: "What one lizard counts as when cards are compared (scientist, ties).",
        values: &[
            ("single", "what one lizard alone is worth"),
            ("set", "as much as its owner's whole set"),
        ],
        several: Several::One,
    },
    OptionInfo {
        key: "claims",
        title: "Talk",
        explanation: "What people may say: anything about any card, true or not, or only harmless ready-made lines, for tables with children.",
        values: &[
            ("on", "free, with ready-made claims about cards"),
            ("off", "ready-made greetings only, none about cards"),
        ],
        several: Several::One,
    },
];

impl Options {
    /// Reads the options of a table's terms.
    pub fn read(terms: &Terms) -> Result<Self, Complaint> {
        let mut options = Self::default();
        read_options(INFO, &terms.options, |key, words| {
            match (key, words[0]) {
                ("first_player", "host_picks") => options.first_player = FirstPlayer::HostPicks,
                ("first_player", "ask") => options.first_player = FirstPlayer::Ask,
                ("first_player", "last_winner") => options.first_player = FirstPlayer::LastWinner,
                ("five_six_players", "on") => options.five_six_players = Switch::On,
                ("effect_order", "owner") => options.effect_order = EffectOrder::Owner,
                ("end_choices", "auto") => options.end_choices = EndChoices::Auto,
                ("lizard_card_value", "set") => options.lizard_card_value = LizardCardValue::Set,
                ("claims", "off") => options.claims = Claims::Off,
                ("promos", _) => options.promos = promos(words),
                // What is left is a default, which stands already.
                _ => (),
            }
        })?;
        Ok(options)
    }
}

fn promos(words: &[&str]) -> Vec<Kind> {
    let named = [
        ("spider", Kind::Spider),
        ("owl", Kind::Owl),
        ("twin", Kind::Twin),
    ];
    let chosen = named.iter().filter(|(name, _)| words.contains(name));
    chosen.map(|&(_, kind)| kind).collect()
}
