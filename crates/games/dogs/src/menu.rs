//! The options as a dialog shows them, and how they are read.

use tabletop::{Complaint, OptionInfo, Seat, Several, Terms, read_options};

use crate::options::{
    Chat, Chips, Colours, DeadlockResult, Dealer, DiscardView, DrawMode, Options, SequencesToWin,
    SixPlayers, Switch,
};

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

/// The option that a rematch sets by itself (DOGS-R6): a seat's letter, or `none`. It can be written
/// like the others and is in no dialog, for at a new table nobody has dealt.
pub(crate) const LAST_DEALER: &str = "last_dealer";

/// The options as a dialog shows them. Where a value is a number or a layout's id, others than
/// these can be written too.
pub(crate) const INFO: &[OptionInfo] = &[
    one(
        "layout",
        "Board",
        "Which board is played on; an edition of your own may bring others.",
        &[
            ("edition", "the one the edition names (the park)"),
            ("park-8x11", "eight rows of eleven, with corners"),
            ("street-7x12", "seven rows of twelve, without corners"),
        ],
    ),
    one(
        "six_players",
        "Six players",
        "How six people form teams.",
        &[
            ("two_teams", "two teams of three"),
            ("three_teams", "three teams of two"),
        ],
    ),
    one(
        "colours",
        "Colours",
        "How each player or team comes by a colour.",
        &[
            ("seat_order", "blue, green, red in seat order"),
            ("choose", "each side picks a free one before the deal"),
        ],
    ),
    one(
        "dealer",
        "Who deals",
        "The seat after the dealer starts. In a rematch the deal moves on one seat.",
        &[
            ("random", "drawn by lot"),
            ("host_picks", "the host names somebody"),
        ],
    ),
    one(
        "draw_mode",
        "Drawing",
        "Whether cards are drawn for you.",
        &[
            ("auto", "at once and by itself"),
            ("manual", "by hand: whoever forgets it loses the card"),
        ],
    ),
    one(
        "sequences_to_win",
        "Sequences to win",
        "How many lines of five win.",
        &[("1", "one"), ("2", "two, which may share one chip")],
    ),
    one(
        "free_corners",
        "Free corners",
        "Whether a corner counts as a chip of every colour.",
        &[("off", "corners are decoration"), ("on", "corners count")],
    ),
    one(
        "deadlock_rounds",
        "Rounds to a deadlock",
        "The game ends when everybody was skipped so many times in a row (1 to 10).",
        &[("3", "three"), ("1", "one"), ("5", "five"), ("10", "ten")],
    )
    .written(),
    one(
        "reshuffle_limit",
        "Times the deck is rebuilt",
        "The game ends when the deck runs out once more (0 to 20).",
        &[
            ("3", "three"),
            ("0", "never"),
            ("1", "once"),
            ("20", "twenty"),
        ],
    )
    .written(),
    one(
        "deadlock_result",
        "Result of a deadlock",
        "Who wins when nothing goes on any more.",
        &[
            (
                "by_colours",
                "a draw with two colours, the longest line with three",
            ),
            ("draw", "nobody"),
            ("longest_line", "the side with the longest line"),
        ],
    ),
    one(
        "chips",
        "Chips of each colour",
        "How many chips a side has: as many as it takes, or a number from 5 to 100.",
        &[
            ("edition", "what the edition says (as many as it takes)"),
            ("unlimited", "as many as it takes"),
            ("50", "fifty"),
            ("25", "twenty-five"),
            ("15", "fifteen"),
        ],
    )
    .written(),
    one(
        "discard_view",
        "Discard piles",
        "What of a discard pile can be looked at.",
        &[("all", "every card"), ("top", "the top card")],
    ),
    one(
        "chat",
        "Talk",
        "What may be said at the table; there is no private talk.",
        &[
            ("open", "anything"),
            ("emotes_only", "ready-made lines only"),
        ],
    ),
];

impl Options {
    /// Reads the options of a table's terms.
    pub fn read(terms: &Terms) -> Result<Self, Complaint> {
        let mut options = Self::default();
        let mut rest = terms.options.clone();
        // The layouts are the edition's, so the setup looks for this one.
        let layout = rest.remove("layout").map(|text| text.trim().to_owned());
        options.layout = layout.filter(|layout| layout != "edition");
        if let Some(text) = rest.remove("deadlock_rounds") {
            options.deadlock_rounds = number("deadlock_rounds", &text, 1, 10)?;
        }
        if let Some(text) = rest.remove("reshuffle_limit") {
            options.reshuffle_limit = number("reshuffle_limit", &text, 0, 20)?;
        }
        if let Some(text) = rest.remove("chips") {
            options.chips = match text.trim() {
                "edition" => None,
                "unlimited" => Some(Chips::Unlimited),
                _ => Some(Chips::Number(number("chips", &text, 5, 100)?)),
            };
        }
        if let Some(text) = rest.remove(LAST_DEALER) {
            options.last_dealer = seat(LAST_DEALER, text.trim())?;
        }
        read_options(INFO, &rest, |key, words| {
            let word = words[0];
            match key {
                "six_players" => options.six_players = SixPlayers::read(word),
                "colours" => options.colours = Colours::read(word),
                "dealer" => options.dealer = Dealer::read(word),
                "draw_mode" => options.draw_mode = DrawMode::read(word),
                "sequences_to_win" => options.sequences_to_win = SequencesToWin::read(word),
                "free_corners" => options.free_corners = Switch::read(word),
                "deadlock_result" => options.deadlock_result = DeadlockResult::read(word),
                "discard_view" => options.discard_view = DiscardView::read(word),
                "chat" => options.chat = Chat::read(word),
                other => unreachable!("`{other}` is in the list and not read"),
            }
        })?;
        Ok(options)
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

fn seat(key: &str, text: &str) -> Result<Option<Seat>, Complaint> {
    if text == "none" {
        return Ok(None);
    }
    let mut letters = text.chars();
    let letter = letters.next().filter(|_| letters.next().is_none());
    let seat = letter.and_then(Seat::from_letter).map(Some);
    seat.ok_or_else(|| {
        let because = format!("`{text}` is not a value of it: none, or the letter of a seat");
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
                let terms = Terms::plain(2).with(info.key, value);
                let options = Options::read(&terms).expect(value);
                let is_default = options == Options::default();
                assert_eq!(is_default, place == 0, "{} = {value}", info.key);
            }
        }
    }

    #[test]
    fn who_dealt_last_is_read_and_in_no_dialog() {
        let read = |value| Options::read(&Terms::plain(2).with(LAST_DEALER, value));
        assert_eq!(
            read("B").map(|options| options.last_dealer),
            Ok(Some(Seat(1)))
        );
        assert_eq!(read("none"), Ok(Options::default()));
        assert_eq!(
            read("Ben").unwrap_err().to_string(),
            "option `last_dealer`: `Ben` is not a value of it: none, or the letter of a seat"
        );
        assert!(INFO.iter().all(|info| info.key != LAST_DEALER));
    }

    #[test]
    fn a_number_out_of_range_is_refused_with_the_range() {
        for (key, value, range) in [
            ("deadlock_rounds", "0", "1 to 10"),
            ("reshuffle_limit", "21", "0 to 20"),
            ("chips", "4", "5 to 100"),
            ("chips", "many", "5 to 100"),
        ] {
            let complaint = Options::read(&Terms::plain(2).with(key, value)).unwrap_err();
            assert_eq!(
                complaint.to_string(),
                format!("option `{key}`: `{value}` is not a whole number from {range}")
            );
        }
    }
}
