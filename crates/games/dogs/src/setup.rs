//! What is settled before the first card: seats, sides, options, edition, and what follows from them.

use std::ops::{Deref, RangeInclusive};

use printed::{Agreement, Given, check_seat};
use tabletop::{Error, Refusal, Seat, mark};

use crate::card::{Card, Colour, Kind, Side};
use crate::edition::Edition;
use crate::layout::Board;
use crate::lookup::{Line, Lookup};
use crate::options::{Chips, DeadlockResult, Options, SequencesToWin, SixPlayers};
use crate::rules;
use crate::space::{Space, SpaceSet};
use crate::validate::TABLES;

/// The most seats at a table (DOGS-1).
pub(crate) const MOST_SEATS: usize = 6;

/// The setup of a table. Cheap to clone.
pub type Setup = printed::Setup<Agreed>;

/// What the table agreed on, and what follows from it.
#[derive(Debug)]
pub struct Agreed {
    given: Given<Options, Edition>,
    /// The number of sides.
    pub n_sides: u8,
    /// The board.
    pub board: Board,
    pub(crate) lookup: Lookup,
}

impl Agreement for Agreed {
    type Options = Options;
    type Edition = Edition;

    const SEATS: RangeInclusive<u8> = 2..=6;

    fn agree(mut given: Given<Options, Edition>) -> Result<Self, Error> {
        let n_seats = given.n_seats;
        check_size(n_seats)?;
        check_seat("option `last_dealer`", given.options.last_dealer, n_seats)?;
        // No rule depends on who won the previous deal.
        given.last_winner = None;
        let n_sides = n_sides(n_seats, &given.options);
        let edition = &given.edition;
        if edition.colours.len() < usize::from(n_sides) {
            let because = format!("are {}, and {n_sides} sides play", edition.colours.len());
            return Err(Error::new("colours", because));
        }
        let id = given.options.layout.as_ref().unwrap_or(&edition.layout);
        let Some(layout) = edition.layout_called(id) else {
            let ids: Vec<&str> = edition
                .layouts
                .iter()
                .map(|l| l.layout_id.as_str())
                .collect();
            let because = format!(
                "`{id}` is no board of this edition: edition, {}",
                ids.join(", ")
            );
            return Err(Error::new("option `layout`", because));
        };
        let board = Board::read(edition, layout)?;
        let lookup = Lookup::new(edition, &given.options, &board, n_seats);
        let setup = Self {
            given,
            n_sides,
            board,
            lookup,
        };
        setup.check_chips()?;
        Ok(setup)
    }

    fn check_new(&self) -> Result<(), Error> {
        self.check_options()
    }
}

impl Agreed {
    /// Checks that every option makes sense at this table. Only new tables are checked, because older
    /// records may have options that this check would refuse.
    fn check_options(&self) -> Result<(), Error> {
        let wrong =
            |key: &str, because: String| Err(Error::new(format!("option `{key}`"), because));
        if self.options.six_players == SixPlayers::ThreeTeams && self.n_seats != 6 {
            mark!(rules::DOGS_R2, rules::DOGS_R3);
            let instead = match self.n_seats {
                2 | 3 => "two or three play each for themselves",
                _ => "four play in two teams",
            };
            let because = format!("is three_teams, which is for six players; {instead}");
            return wrong("six_players", because);
        }
        let to_win = self.options.sequences_to_win;
        if to_win == SequencesToWin::Two && self.lookup.for_two_lines().is_none() {
            mark!(rules::DOGS_R36);
            let because = "cannot be 2 on this board: it has no two lines that share at most one space, so nobody could ever win";
            return wrong("sequences_to_win", because.to_owned());
        }
        Ok(())
    }

    /// Checks that every colour has enough chips to win (DOGS-R35, DOGS-R36).
    fn check_chips(&self) -> Result<(), Error> {
        let (needed, what) = match self.options.sequences_to_win {
            SequencesToWin::One => (self.edition.line_length, "a sequence takes"),
            SequencesToWin::Two => {
                let needed = self.lookup.for_two_lines().unwrap_or(0);
                (needed, "two sequences take")
            }
        };
        for colour in self.edition.all_colours() {
            let index = colour.index();
            let chips = self.chips(colour);
            if chips.is_some_and(|chips| chips < needed) {
                let about = match self.options.chips {
                    Some(_) => "option `chips`".to_owned(),
                    None => format!("colours[{index}].chips"),
                };
                let because = format!("are too few: {what} {needed}");
                return Err(Error::new(about, because));
            }
        }
        Ok(())
    }

    /// The side of a seat.
    #[inline]
    pub fn side(&self, seat: Seat) -> Side {
        Side::of(seat, self.n_sides)
    }

    /// The seats of a side, in seat order.
    pub fn members(&self, side: Side) -> impl Iterator<Item = Seat> + Clone + use<'_> {
        let all = (0..self.n_seats).map(Seat);
        all.filter(move |&seat| self.side(seat) == side)
    }

    /// Every side.
    pub fn sides(&self) -> impl Iterator<Item = Side> + Clone + use<> {
        (0..self.n_sides).map(Side)
    }

    /// A card's printed name.
    pub fn name(&self, card: Card) -> &str {
        &self.edition.info(card).name
    }

    /// A colour's name.
    pub fn colour_name(&self, colour: Colour) -> &str {
        &self.edition.colours[colour.index()].name
    }

    /// What a card does.
    #[inline]
    pub fn kind(&self, card: Card) -> Kind {
        self.lookup.kinds[card.index()]
    }

    /// The spaces that picture a breed; none for hydrants and doghouses.
    #[inline]
    pub fn pictures(&self, card: Card) -> SpaceSet {
        self.lookup.pictures[card.index()]
    }

    /// Every space of the board.
    #[inline]
    pub fn spaces(&self) -> SpaceSet {
        self.lookup.spaces
    }

    /// The corners that count as chips of every colour (DOGS-R37).
    #[inline]
    pub fn free_corners(&self) -> SpaceSet {
        self.lookup.free
    }

    /// The straight lines that are sequences, in reading order (DOGS-7, DOGS-R38).
    pub fn lines(&self) -> &[SpaceSet] {
        &self.lookup.lines
    }

    /// The cells of a line: its spaces and its free corner, if any (DOGS-R37). Empty if there is no such
    /// line.
    pub fn line_cells(&self, line: Line) -> SpaceSet {
        let cells = self.lookup.cells.get(line.index());
        cells.copied().unwrap_or(SpaceSet::NONE)
    }

    /// The line over these cells; a free corner may be left out.
    pub(crate) fn line_over(&self, cells: SpaceSet) -> Option<Line> {
        let mut lines = self.lookup.lines.iter().zip(&self.lookup.cells);
        let index = lines.position(|(&spaces, &all)| cells == spaces || cells == all)?;
        u16::try_from(index).ok().map(Line)
    }

    /// A space's name.
    pub fn space_name(&self, space: Space) -> String {
        self.board.name(space)
    }

    /// The number of chips of a colour; `None` if they are unlimited (DOGS-R35).
    pub fn chips(&self, colour: Colour) -> Option<u8> {
        match self.options.chips {
            Some(Chips::Number(chips)) => Some(chips),
            Some(Chips::Unlimited) => None,
            None => self.edition.colours.get(colour.index())?.chips,
        }
    }

    /// Whether the longest line wins a deal that cannot go on (DOGS-R34).
    pub(crate) fn longest_line_wins(&self) -> bool {
        match self.options.deadlock_result {
            DeadlockResult::ByColours => self.n_sides > 2,
            DeadlockResult::Draw => false,
            DeadlockResult::LongestLine => true,
        }
    }
}

/// The number of sides: two or three play alone, four in two teams, six in two or three.
fn n_sides(n_seats: u8, options: &Options) -> u8 {
    match n_seats {
        2 | 3 => mark!(rules::DOGS_2),
        6 => mark!(rules::DOGS_3, rules::DOGS_10, rules::DOGS_R3),
        _ => mark!(rules::DOGS_3, rules::DOGS_10),
    }
    match (n_seats, options.six_players) {
        (3, _) | (6, SixPlayers::ThreeTeams) => 3,
        _ => 2,
    }
}

/// Checks whether this many can play.
pub(crate) fn check_size(n_seats: u8) -> Result<(), Refusal> {
    mark!(rules::DOGS_1, rules::DOGS_R2);
    if TABLES.contains(&n_seats) {
        return Ok(());
    }
    let because = match n_seats {
        5 => "5 seats cannot form equal teams of two or three colours: 2, 3, 4 or 6 can play, and \
              a bot may fill the sixth seat"
            .to_owned(),
        1 => "1 seat cannot play: 2, 3, 4 or 6 can".to_owned(),
        _ => format!("{n_seats} seats cannot play: 2, 3, 4 or 6 can"),
    };
    Err(Refusal::new(rules::DOGS_R1, "bad_table_size", because))
}

impl Deref for Agreed {
    type Target = Given<Options, Edition>;

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.given
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_five_or_seven_seats_are_refused_with_the_catalogues_code() {
        for n_seats in [0, 1, 5, 7, 255] {
            let refusal = check_size(n_seats).expect_err("a wrong number of seats");
            assert_eq!(refusal.code, "bad_table_size", "{n_seats} seats");
            assert_eq!(refusal.rule, rules::DOGS_R1);
        }
        for n_seats in TABLES {
            assert_eq!(check_size(n_seats), Ok(()));
        }
    }
}
