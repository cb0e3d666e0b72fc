//! What a table of Sequence Dogs may agree on (section 7 of the catalogue).

use serde::{Deserialize, Serialize};
use tabletop::Seat;

/// Makes an enum of an option's values, the default first, that reads its own names.
macro_rules! values {
    ($(#[$doc:meta])* $name:ident { $($(#[$value_doc:meta])* $value:ident = $text:literal),+ $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
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

        impl Default for $name {
            fn default() -> Self {
                [$(Self::$value),+][0]
            }
        }
    };
}

values! {
    /// How six play (DOGS-R3).
    SixPlayers {
        /// Two teams of three.
        TwoTeams = "two_teams",
        /// Three teams of two.
        ThreeTeams = "three_teams",
    }
}
values! {
    /// How the sides come by their colours (DOGS-15, DOGS-R5).
    Colours {
        /// Blue, green, red in seat order.
        SeatOrder = "seat_order",
        /// Each side picks a free one before the deal.
        Choose = "choose",
    }
}
values! {
    /// Who deals (DOGS-R6).
    Dealer {
        /// Anybody, by lot.
        Random = "random",
        /// Whom the host names.
        HostPicks = "host_picks",
    }
}
values! {
    /// How cards are drawn (DOGS-37, DOGS-38).
    DrawMode {
        /// At once and by itself: nothing can be lost (DOGS-R27).
        Auto = "auto",
        /// By hand: who forgets it loses the card (DOGS-R28).
        Manual = "manual",
    }
}
values! {
    /// How many sequences win (DOGS-8, DOGS-R36).
    SequencesToWin {
        /// One.
        One = "1",
        /// Two.
        Two = "2",
    }
}
values! {
    /// Off or on.
    Switch {
        /// Off.
        Off = "off",
        /// On.
        On = "on",
    }
}
values! {
    /// Who wins when nothing goes on any more (DOGS-R34).
    DeadlockResult {
        /// Nobody with two colours, the longest line with three.
        ByColours = "by_colours",
        /// Nobody.
        Draw = "draw",
        /// The side with the longest line.
        LongestLine = "longest_line",
    }
}
values! {
    /// What of a discard pile can be looked at (DOGS-19).
    DiscardView {
        /// Every card.
        All = "all",
        /// The top card.
        Top = "top",
    }
}
values! {
    /// What may be said (DOGS-R8).
    Chat {
        /// Anything, to the whole table.
        Open = "open",
        /// Ready-made lines only.
        EmotesOnly = "emotes_only",
    }
}

/// How many chips of each colour a table agreed on (DOGS-R35).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Written", into = "Written")]
pub enum Chips {
    /// As many as it takes, whatever the edition says.
    Unlimited,
    /// So many.
    Number(u8),
}

/// In a record it is a number, or a word.
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

/// The options of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Options {
    /// The id of the layout; the one the edition names where this is none.
    pub layout: Option<String>,
    /// How six play.
    pub six_players: SixPlayers,
    /// How the sides come by their colours.
    pub colours: Colours,
    /// Who deals.
    pub dealer: Dealer,
    /// Who dealt the deal before, in a rematch: the deal moves one seat clockwise (DOGS-R6).
    pub last_dealer: Option<Seat>,
    /// How cards are drawn.
    pub draw_mode: DrawMode,
    /// How many sequences win.
    pub sequences_to_win: SequencesToWin,
    /// Whether corners count as chips of every colour (DOGS-R37).
    pub free_corners: Switch,
    /// So many rounds of skipped turns end the game (DOGS-R33).
    pub deadlock_rounds: u8,
    /// The deck is rebuilt so many times at most (DOGS-R34).
    pub reshuffle_limit: u8,
    /// Who wins when nothing goes on any more.
    pub deadlock_result: DeadlockResult,
    /// How many chips of each colour there are; as the edition says where this is none (DOGS-R35).
    pub chips: Option<Chips>,
    /// What of a discard pile can be looked at.
    pub discard_view: DiscardView,
    /// What may be said.
    pub chat: Chat,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            layout: None,
            six_players: SixPlayers::default(),
            colours: Colours::default(),
            dealer: Dealer::default(),
            last_dealer: None,
            draw_mode: DrawMode::default(),
            sequences_to_win: SequencesToWin::default(),
            free_corners: Switch::default(),
            deadlock_rounds: 3,
            reshuffle_limit: 3,
            deadlock_result: DeadlockResult::default(),
            chips: None,
            discard_view: DiscardView::default(),
            chat: Chat::default(),
        }
    }
}
