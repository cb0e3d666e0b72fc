//! Who will sit where, before there is a table: the ways to sit down, as data.

use std::collections::BTreeMap;

use shelf::GameId;
use tabletop::Terms;
use wire::{NewSeat, NewTable};

use crate::boards;
use crate::words;
use board::browser;

/// A way to sit down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Way {
    /// People pass one device around.
    OneScreen,
    /// Others join by a link.
    ByLink,
    /// The table is on a big screen, and phones show the hands.
    BigScreen,
}

/// Who will sit in a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Sits {
    /// The person opening the table, or somebody next to them.
    Here(String),
    /// Somebody who joins by the link.
    Invited,
    /// A bot of this level.
    Bot(&'static str),
}

impl Way {
    /// All of them, as the front page lists them.
    pub(crate) const ALL: [Self; 3] = [Self::OneScreen, Self::ByLink, Self::BigScreen];

    /// The default seats.
    pub(crate) fn seats(self, game: GameId, name: &str) -> Vec<Sits> {
        let me = Sits::Here(name.to_owned());
        let mut seats = match self {
            Self::OneScreen => {
                let other = guest(std::slice::from_ref(&me));
                vec![me, other, Sits::Bot("fox")]
            }
            Self::ByLink => vec![me, Sits::Invited, Sits::Bot("fox")],
            Self::BigScreen => vec![Sits::Invited, Sits::Invited, Sits::Bot("fox")],
        };
        seats.truncate(company(game));
        seats
    }

    /// Whether the table has to be in a house, because somebody joins from elsewhere.
    pub(crate) fn needs_house(seats: &[Sits]) -> bool {
        seats.contains(&Sits::Invited)
    }
}

/// Somebody next to the person who opens the table, with a name that is not taken.
pub(crate) fn guest(seats: &[Sits]) -> Sits {
    let is_free = |name: &&&str| {
        let taken = |sits: &Sits| matches!(sits, Sits::Here(other) if other.trim().eq_ignore_ascii_case(name));
        !seats.iter().any(taken)
    };
    let name = words::GUESTS.iter().find(is_free);
    Sits::Here((*name.unwrap_or(&words::GUESTS[0])).to_owned())
}

/// Alone against a fox and, where more than two sit down, an owl.
pub(crate) fn against_bots(game: GameId, name: &str) -> NewTable {
    let mut seats = vec![
        Sits::Here(name.to_owned()),
        Sits::Bot("fox"),
        Sits::Bot("owl"),
    ];
    seats.truncate(company(game));
    new_table(game, &seats, BTreeMap::new(), None)
}

/// How many seats a table of this game has by default.
fn company(game: GameId) -> usize {
    boards::cover(game).company
}

/// The request for a new table.
pub(crate) fn new_table(
    game: GameId,
    seats: &[Sits],
    options: BTreeMap<String, String>,
    seconds: Option<u32>,
) -> NewTable {
    let terms = Terms {
        options,
        ..Terms::plain(seats.len() as u8)
    };
    let seats = seats.iter().map(|sits| match sits {
        Sits::Here(name) => NewSeat::Here {
            name: name.clone(),
            salt: browser::letters(12),
        },
        Sits::Invited => NewSeat::Invited,
        Sits::Bot(level) => NewSeat::Bot {
            level: (*level).to_owned(),
        },
    });
    NewTable {
        game: game.as_str().to_owned(),
        terms,
        seats: seats.collect(),
        seconds,
        listed: false,
    }
}
