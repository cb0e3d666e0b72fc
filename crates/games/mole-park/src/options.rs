//! What a table of Mole Park may agree on (section 7 of the catalogue).

use tabletop::number;

tabletop::options! {
    /// The options of a table.
    pub Options;

    /// How King Mole is found. `None` if nobody said: then the host names King Mole, and in a rematch it
    /// is the last winner.
    king_selection: "King Mole", "Who is King Mole in this game, gives the signal and settles ties.",
        ["MOLE-8", "MOLE-9", "MOLE-10", "MOLE-R3"],
        maybe KingSelection {
            Host "host" "whom the host names; in a rematch the last winner",
            ArcadeQuestion "arcade_question" "whoever was last at an arcade or a carnival",
            Random "random" "anybody, by lot",
            LastWinner "last_winner" "the winner of the last game, else by lot",
        };
    /// How King Mole is addressed (MOLE-12).
    king_title: "King Mole's title", "How King Mole likes to be addressed: any words of up to 30 letters.", ["MOLE-12"],
        written String, words, {
            "King Mole" "as on the box",
            "Queen Mole" "as well",
            "Your Moleness" "with a bow",
        };
    /// What King Mole says (MOLE-32).
    go_text: "The signal", "What King Mole says when the dice are to roll: any words of up to 30 letters.", ["MOLE-32"],
        written String, words, {
            "Go!" "as on the box",
            "Whack!" "louder",
            "Dig!" "deeper",
        };
    /// How many seconds King Mole has for the signal; with 0 it comes by itself (MOLE-R24).
    go_wait: "Waiting for the signal", "How many seconds King Mole has for it, from 0 to 30; with 0 it comes by itself.", ["MOLE-R24"],
        written u8, number(0, 30), {
            "5" "five seconds",
            "0" "it comes by itself",
            "30" "half a minute",
        };
    /// Whether prizes have powers (MOLE-R71).
    prize_powers: "Prize powers", "Whether prizes do something beside their stars.", ["MOLE-R71"],
        choice PrizePowers {
            On "on" "they do, each its own",
            Off "off" "they do not, and every prize of a stand counts the same",
        };
    /// How long the crown call goes on (MOLE-R15).
    crown_windows: "Crown call", "How long others may answer an announcement with their own.", ["MOLE-R15"],
        choice CrownWindows {
            UntilQuiet "until_quiet" "until nobody announces any more",
            OneAnswer "one_answer" "once",
        };
    /// Whether the Prize die may be rolled with no mole in hand (MOLE-R23).
    empty_prize_roll: "Prize die without moles", "Whether it may be rolled with an empty hand.", ["MOLE-R23"],
        choice EmptyPrizeRoll {
            Refuse "refuse" "no",
            Allow "allow" "yes, for nothing",
        };
    /// Whether a seat may take no prize although it could (MOLE-R39).
    may_decline_prize: "Leaving a prize", "Whether somebody who can afford a prize may take none.", ["MOLE-R39"],
        choice MayDeclinePrize {
            Yes "yes" "yes",
            No "no" "no",
        };
    /// How much of the Hill is open (MOLE-R32).
    hill_view: "The Mole Hill", "How much of the discarded moles can be seen.", ["MOLE-R32"],
        choice HillView {
            All "all" "all of them",
            TopCard "top_card" "the top one",
        };
    /// How many moles count in a Showdown (MOLE-R57).
    showdown_hand_limit: "Hands in the Showdown", "How many moles count for each contestant.", ["MOLE-R57"],
        choice ShowdownHandLimit {
            Five "5" "the best of the usual hand",
            None "none" "all of them",
        };
    /// After this round the park closes (MOLE-R65).
    closing_time: "Closing time", "After this round the most prize stars win; from 20 to 200.", ["MOLE-R65"],
        written u8, number(20, 200), {
            "60" "usual",
            "20" "a short visit",
            "200" "a long night",
        };
}

/// The maximum length of a title or a signal.
pub(crate) const MOST_LETTERS: usize = 30;

/// What is wrong with a text that everybody will read, if anything.
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

fn words(text: &str) -> Result<String, String> {
    match unspeakable(text) {
        None => Ok(text.to_owned()),
        Some(fault) => Err(format!(
            "`{text}` {fault}; any words of up to 30 letters will do"
        )),
    }
}

#[cfg(test)]
mod tests {
    use tabletop::Terms;

    use tabletop::Options as _;

    use super::*;

    #[test]
    fn an_invalid_value_is_refused_with_what_is_valid() {
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
                "option `king_title`: `` is empty; any words of up to 30 letters will do",
            ),
            (
                "hill_view",
                "none",
                "option `hill_view`: `none` is not a valid value: one of all, top_card",
            ),
        ] {
            let terms = Terms::plain(3).with(key, value);
            assert_eq!(Options::read(&terms).unwrap_err().to_string(), because);
        }
    }
}
