//! What a table of Sequence Dogs may agree on (section 7 of the catalogue).

use serde::{Deserialize, Serialize};
use tabletop::{Seat, number, seat_or_none};

pub use tabletop::Switch;

tabletop::options! {
    /// The options of a table.
    pub Options;

    /// The id of the layout; `None` is the one the edition names.
    layout: "Board", "Which board is played on; an edition of your own may bring others.", [],
        edition Option<String>, layout, {
            "edition" "the one the edition names (the park)",
            "park-8x11" "eight rows of eleven, with corners",
            "street-7x12" "seven rows of twelve, without corners",
        };
    /// How six players form teams (DOGS-R3).
    six_players: "Six players", "How six people form teams.", ["DOGS-R3"],
        choice SixPlayers {
            TwoTeams "two_teams" "two teams of three",
            ThreeTeams "three_teams" "three teams of two",
        };
    /// How the sides get their colours (DOGS-15, DOGS-R5).
    colours: "Colours", "How each player or team comes by a colour.", ["DOGS-15", "DOGS-R5"],
        choice Colours {
            SeatOrder "seat_order" "blue, green, red in seat order",
            Choose "choose" "each side picks a free one before the deal",
        };
    /// Who deals (DOGS-R6).
    dealer: "Who deals", "The seat after the dealer starts. In a rematch the deal moves on one seat.", ["DOGS-R6"],
        choice Dealer {
            Random "random" "drawn by lot",
            HostPicks "host_picks" "the host names somebody",
        };
    /// In a rematch, who dealt the previous deal: the deal moves one seat clockwise (DOGS-R6).
    last_dealer: hidden Option<Seat>, seat_or_none, "none";
    /// How cards are drawn (DOGS-37, DOGS-38).
    draw_mode: "Drawing", "Whether cards are drawn for you.", ["DOGS-37", "DOGS-38"],
        choice DrawMode {
            Auto "auto" "at once and by itself",
            Manual "manual" "by hand: whoever forgets it loses the card",
        };
    /// The number of sequences that win (DOGS-8, DOGS-R36).
    sequences_to_win: "Sequences to win", "How many lines of five win.", ["DOGS-8", "DOGS-R36"],
        choice SequencesToWin {
            One "1" "one",
            Two "2" "two, which may share one chip",
        };
    /// Whether corners count as chips of every colour (DOGS-R37).
    free_corners: "Free corners", "Whether a corner counts as a chip of every colour.", ["DOGS-R37"],
        switch {
            "off" "corners are decoration",
            "on" "corners count",
        };
    /// The number of rounds of skipped turns that end the game (DOGS-R33).
    deadlock_rounds: "Rounds to a deadlock", "How many times in a row everybody must be skipped before the game ends (1 to 10).", ["DOGS-R33"],
        written u8, number(1, 10), {
            "3" "three",
            "1" "one",
            "5" "five",
            "10" "ten",
        };
    /// How many times the deck is rebuilt at most (DOGS-R34).
    reshuffle_limit: "Times the deck is rebuilt", "The game ends when the deck runs out once more (0 to 20).", ["DOGS-R34"],
        written u8, number(0, 20), {
            "3" "three",
            "0" "never",
            "1" "once",
            "20" "twenty",
        };
    /// Who wins a deal that cannot go on (DOGS-R34).
    deadlock_result: "Result of a deadlock", "Who wins when nothing goes on any more.", ["DOGS-R34"],
        choice DeadlockResult {
            ByColours "by_colours" "a draw with two colours, the longest line with three",
            Draw "draw" "nobody",
            LongestLine "longest_line" "the side with the longest line",
        };
    /// The number of chips of each colour; `None` is what the edition says (DOGS-R35).
    chips: "Chips of each colour", "How many chips a side has: as many as it takes, or a number from 5 to 100.", ["DOGS-R35"],
        written Option<Chips>, chips, {
            "edition" "what the edition says (as many as it takes)",
            "unlimited" "as many as it takes",
            "50" "fifty",
            "25" "twenty-five",
            "15" "fifteen",
        };
    /// Which cards of a discard pile are visible (DOGS-19).
    discard_view: "Discard piles", "What of a discard pile can be looked at.", ["DOGS-19"],
        choice DiscardView {
            All "all" "every card",
            Top "top" "the top card",
        };
    /// What may be said (DOGS-R8).
    chat: "Talk", "What may be said at the table; there is no private talk.", ["DOGS-R8"],
        choice Chat {
            Open "open" "anything",
            EmotesOnly "emotes_only" "ready-made lines only",
        };
}

/// The option that a rematch sets (DOGS-R6).
pub(crate) const LAST_DEALER: &str = "last_dealer";

/// The number of chips of each colour that a table agreed on (DOGS-R35).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub enum Chips {
    /// Unlimited, even if the edition has a number.
    Unlimited,
    /// This many.
    Number(u8),
}

/// How records write it: a number or a word.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum Written {
    Number(u8),
    Word(Word),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Word {
    Unlimited,
}

impl From<Written> for Chips {
    fn from(written: Written) -> Self {
        match written {
            Written::Number(number) => Self::Number(number),
            Written::Word(Word::Unlimited) => Self::Unlimited,
        }
    }
}

impl From<Chips> for Written {
    fn from(chips: Chips) -> Self {
        match chips {
            Chips::Number(number) => Self::Number(number),
            Chips::Unlimited => Self::Word(Word::Unlimited),
        }
    }
}

/// Accepts any id: the layouts are part of the edition, so the setup checks it.
fn layout(text: &str) -> Result<Option<String>, String> {
    Ok((text != "edition").then(|| text.to_owned()))
}

fn chips(text: &str) -> Result<Option<Chips>, String> {
    match text {
        "edition" => Ok(None),
        "unlimited" => Ok(Some(Chips::Unlimited)),
        text => number(5, 100)(text).map(|chips| Some(Chips::Number(chips))),
    }
}

#[cfg(test)]
mod tests {
    use tabletop::{Takes, Terms};

    use tabletop::Options as _;

    use super::*;

    fn shown() -> impl Iterator<Item = &'static tabletop::OptionInfo> {
        let infos = Options::INFO.iter();
        infos.filter(|info| info.takes != Takes::Hidden)
    }

    #[test]
    fn the_last_dealer_is_read_but_not_offered_as_an_option() {
        let read = |value| Options::read(&Terms::plain(2).with(LAST_DEALER, value));
        assert_eq!(
            read("B").map(|options| options.last_dealer),
            Ok(Some(Seat(1)))
        );
        assert_eq!(read("none"), Ok(Options::default()));
        assert_eq!(
            read("Ben").unwrap_err().to_string(),
            "option `last_dealer`: `Ben` is not a valid value: none, or the letter of a seat"
        );
        assert!(shown().all(|info| info.key != LAST_DEALER));
    }

    #[test]
    fn a_number_out_of_range_is_refused_with_the_range() {
        for (key, value, range) in [
            ("deadlock_rounds", "0", "1 to 10"),
            ("reshuffle_limit", "21", "0 to 20"),
            ("chips", "4", "5 to 100"),
            ("chips", "many", "5 to 100"),
        ] {
            let error = Options::read(&Terms::plain(2).with(key, value)).unwrap_err();
            assert_eq!(
                error.to_string(),
                format!("option `{key}`: `{value}` is not a whole number from {range}")
            );
        }
    }
}
