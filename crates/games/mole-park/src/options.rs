//! What a table of Mole Park may agree on (section 7 of the catalogue).

use serde::{Deserialize, Serialize};
use tabletop::{Complaint, OptionInfo, Several, Terms, read_options};

/// Makes an enum of an option's values, the default first, that reads its own names.
macro_rules! values {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub enum $name { $($(#[$value_doc])* $value),+ }

        impl $name {
            fn read(word: &str) -> Self {
                match word {
                    $($text => Self::$value,)+
                    // The words were read against the list that people see.
                    _ => Self::default(),
                }
            }
        }

        impl Default for $name {
            fn default() -> Self {
                [$(Self::$value),+][0]
            }
        }
    };
}

values! {
    /// How King Mole is found (MOLE-8 to MOLE-10, MOLE-R3).
    KingSelection {
        /// The host names a seat.
        Host = "host",
        /// Whoever was last at an arcade or a carnival.
        ArcadeQuestion = "arcade_question",
        /// Anybody, by lot.
        Random = "random",
        /// Whoever won the game before.
        LastWinner = "last_winner",
    }
}
values! {
    /// Whether prizes have powers (MOLE-R71).
    PrizePowers {
        /// They have, and their printed stars.
        On = "on",
        /// They have none, and their stand's plain value.
        Off = "off",
    }
}
values! {
    /// How long the crown call goes on (MOLE-R15).
    CrownWindows {
        /// Until nobody announces any more.
        UntilQuiet = "until_quiet",
        /// One call and one answer.
        OneAnswer = "one_answer",
    }
}
values! {
    /// Whether the Prize die may be rolled with no mole in hand (MOLE-R23).
    EmptyPrizeRoll {
        /// It may not.
        Refuse = "refuse",
        /// It may, for nothing.
        Allow = "allow",
    }
}
values! {
    /// Whether a prize may be left (MOLE-R39).
    MayDeclinePrize {
        /// It may.
        Yes = "yes",
        /// It may not.
        No = "no",
    }
}
values! {
    /// What can be seen of the Hill (MOLE-R32).
    HillView {
        /// All of it.
        All = "all",
        /// Its top card.
        TopCard = "top_card",
    }
}
values! {
    /// How many moles count in a Showdown (MOLE-R57).
    ShowdownHandLimit {
        /// The best five, or what the edition's hand limit is.
        Five = "5",
        /// All of them.
        None = "none",
    }
}

/// The options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// How King Mole is found; none where nobody said, which is the host, and the last winner in a
    /// rematch.
    pub king_selection: Option<KingSelection>,
    /// How King Mole is addressed (MOLE-12).
    pub king_title: String,
    /// What King Mole says (MOLE-32).
    pub go_text: String,
    /// How many seconds King Mole has to say it; with none it comes by itself (MOLE-R24).
    pub go_wait: u8,
    /// Whether prizes have powers.
    pub prize_powers: PrizePowers,
    /// How long the crown call goes on.
    pub crown_windows: CrownWindows,
    /// Whether the Prize die may be rolled with no mole in hand.
    pub empty_prize_roll: EmptyPrizeRoll,
    /// Whether a prize may be left.
    pub may_decline_prize: MayDeclinePrize,
    /// What can be seen of the Hill.
    pub hill_view: HillView,
    /// How many moles count in a Showdown.
    pub showdown_hand_limit: ShowdownHandLimit,
    /// After this round the park closes (MOLE-R65).
    pub closing_time: u8,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            king_selection: None,
            king_title: "King Mole".to_owned(),
            go_text: "Go!".to_owned(),
            go_wait: 5,
            prize_powers: PrizePowers::default(),
            crown_windows: CrownWindows::default(),
            empty_prize_roll: EmptyPrizeRoll::default(),
            may_decline_prize: MayDeclinePrize::default(),
            hill_view: HillView::default(),
            showdown_hand_limit: ShowdownHandLimit::default(),
            closing_time: 60,
        }
    }
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

/// Every option, explained.
pub(crate) const INFO: &[OptionInfo] = &[
    one(
        "king_selection",
        "King Mole",
        "Who is King Mole in this game, gives the signal and settles ties.",
        &[
            ("host", "whom the host names; in a rematch the last winner"),
            (
                "arcade_question",
                "whoever was last at an arcade or a carnival",
            ),
            ("random", "anybody, by lot"),
            ("last_winner", "whoever won the game before, else by lot"),
        ],
    ),
    one(
        "king_title",
        "King Mole's title",
        "How King Mole likes to be addressed: any words of up to 30 letters.",
        &[
            ("King Mole", "as on the box"),
            ("Queen Mole", "as well"),
            ("Your Moleness", "with a bow"),
        ],
    )
    .written(),
    one(
        "go_text",
        "The signal",
        "What King Mole says when the dice are to roll: any words of up to 30 letters.",
        &[
            ("Go!", "as on the box"),
            ("Whack!", "louder"),
            ("Dig!", "deeper"),
        ],
    )
    .written(),
    one(
        "go_wait",
        "Waiting for the signal",
        "How many seconds King Mole has for it, from 0 to 30; with 0 it comes by itself.",
        &[
            ("5", "five seconds"),
            ("0", "it comes by itself"),
            ("30", "half a minute"),
        ],
    )
    .written(),
    one(
        "prize_powers",
        "Prize powers",
        "Whether prizes do something beside their stars.",
        &[
            ("on", "they do, each its own"),
            (
                "off",
                "they do not, and every prize of a stand counts the same",
            ),
        ],
    ),
    one(
        "crown_windows",
        "Crown call",
        "How long others may answer an announcement with their own.",
        &[
            ("until_quiet", "until nobody announces any more"),
            ("one_answer", "once"),
        ],
    ),
    one(
        "empty_prize_roll",
        "Prize die without moles",
        "Whether it may be rolled with an empty hand.",
        &[("refuse", "no"), ("allow", "yes, for nothing")],
    ),
    one(
        "may_decline_prize",
        "Leaving a prize",
        "Whether somebody who can afford a prize may take none.",
        &[("yes", "yes"), ("no", "no")],
    ),
    one(
        "hill_view",
        "The Mole Hill",
        "How much of the discarded moles can be seen.",
        &[("all", "all of them"), ("top_card", "the top one")],
    ),
    one(
        "showdown_hand_limit",
        "Hands in the Showdown",
        "How many moles count for each contestant.",
        &[("5", "the best of the usual hand"), ("none", "all of them")],
    ),
    one(
        "closing_time",
        "Closing time",
        "After this round the most prize stars win; from 20 to 200.",
        &[
            ("60", "usual"),
            ("20", "a short visit"),
            ("200", "a long night"),
        ],
    )
    .written(),
];

impl Options {
    /// Reads the options of a table's terms.
    pub fn read(terms: &Terms) -> Result<Self, Complaint> {
        let mut options = Self::default();
        let mut rest = terms.options.clone();
        if let Some(title) = rest.remove("king_title") {
            options.king_title = words("king_title", &title)?;
        }
        if let Some(text) = rest.remove("go_text") {
            options.go_text = words("go_text", &text)?;
        }
        if let Some(seconds) = rest.remove("go_wait") {
            options.go_wait = number("go_wait", &seconds, 0, 30)?;
        }
        if let Some(rounds) = rest.remove("closing_time") {
            options.closing_time = number("closing_time", &rounds, 20, 200)?;
        }
        read_options(INFO, &rest, |key, words| {
            let word = words[0];
            match key {
                "king_selection" => options.king_selection = Some(KingSelection::read(word)),
                "prize_powers" => options.prize_powers = PrizePowers::read(word),
                "crown_windows" => options.crown_windows = CrownWindows::read(word),
                "empty_prize_roll" => options.empty_prize_roll = EmptyPrizeRoll::read(word),
                "may_decline_prize" => options.may_decline_prize = MayDeclinePrize::read(word),
                "hill_view" => options.hill_view = HillView::read(word),
                "showdown_hand_limit" => {
                    options.showdown_hand_limit = ShowdownHandLimit::read(word);
                }
                other => unreachable!("`{other}` is in the list and not read"),
            }
        })?;
        Ok(options)
    }
}

/// The most letters that a title or a signal has.
pub(crate) const MOST_LETTERS: usize = 30;

/// What is wrong with words that everybody will read, if anything is.
pub(crate) fn unspeakable(text: &str) -> Option<&'static str> {
    if text.trim().is_empty() {
        Some("is empty")
    } else if text.chars().count() > MOST_LETTERS {
        Some("has more than 30 letters")
    } else if text.chars().any(char::is_control) {
        Some("holds a letter that cannot be shown")
    } else {
        None
    }
}

fn words(key: &str, text: &str) -> Result<String, Complaint> {
    match unspeakable(text) {
        None => Ok(text.trim().to_owned()),
        Some(fault) => {
            let because = format!("`{text}` {fault}; any words of up to 30 letters will do");
            Err(Complaint::new(format!("option `{key}`"), because))
        }
    }
}

fn number(key: &str, text: &str, least: u8, most: u8) -> Result<u8, Complaint> {
    let number = text.trim().parse().ok();
    let number = number.filter(|number| (least..=most).contains(number));
    number.ok_or_else(|| {
        let because = format!("`{text}` is not a whole number from {least} to {most}");
        Complaint::new(format!("option `{key}`"), because)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_that_is_shown_can_be_read_and_the_first_is_the_default() {
        for info in INFO {
            for (place, (value, _)) in info.values.iter().enumerate() {
                let terms = Terms::plain(3).with(info.key, value);
                let options = Options::read(&terms).expect(value);
                if place == 0 && info.key != "king_selection" {
                    assert_eq!(options, Options::default(), "{}", info.key);
                }
                if place > 0 {
                    assert_ne!(options, Options::default(), "{} = {value}", info.key);
                }
            }
        }
    }

    #[test]
    fn what_cannot_be_is_refused_with_what_could() {
        for (key, value, because) in [
            (
                "closing_time",
                "201",
                "option `closing_time`: `201` is not a whole number from 20 to 200",
            ),
            (
                "go_wait",
                "soon",
                "option `go_wait`: `soon` is not a whole number from 0 to 30",
            ),
            (
                "king_title",
                " ",
                "option `king_title`: ` ` is empty; any words of up to 30 letters will do",
            ),
            (
                "hill_view",
                "none",
                "option `hill_view`: `none` is not a value of it: one of all, top_card",
            ),
        ] {
            let terms = Terms::plain(3).with(key, value);
            assert_eq!(Options::read(&terms).unwrap_err().to_string(), because);
        }
    }
}
