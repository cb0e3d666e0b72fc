//! What is settled before the first card: seats, options, edition, and what follows from them.

use std::ops::{Deref, RangeInclusive};

use arrayvec::ArrayVec;
use printed::{Agreement, Given};
use tabletop::{Error, Refusal, Seat, counted, mark};

use crate::card::{Card, Mark, Number, Pile, Role, Shape, Through, Traits};
use crate::edition::{CardInfo, Edition, Players, TableInfo};
use crate::garden::{Laid, MOST_LAID};
use crate::grid::Grid;
use crate::options::{Options, Switch};
use crate::rules;
use crate::side::{Side, Sides};
use crate::validate::validate_table;

/// The most seats there are (MBB-1).
pub const MOST_SEATS: usize = 5;
/// The most cards in a corner pile.
pub(crate) const MOST_CORNERS: usize = 16;

/// The setup of a table. Cheap to clone.
pub type Setup = printed::Setup<Agreed>;

/// What the table agreed on, and what follows from it.
#[derive(Debug)]
pub struct Agreed {
    given: Given<Options, Edition>,
    /// The playing surface.
    pub grid: Grid,
    /// Looked up instead of searched for, while playing.
    pub(crate) lookup: Lookup,
}

/// What follows from edition and options, by card.
#[derive(Debug)]
pub(crate) struct Lookup {
    pub(crate) traits: Vec<Traits>,
    pub(crate) start: Card,
    /// What the Home Stages call for; the last is Home.
    pub(crate) home_path: ArrayVec<Card, 4>,
    /// The garden cards, in edition order, each as often as it is there (MBB-17).
    pub(crate) garden: ArrayVec<Card, MOST_LAID>,
    /// The specials of the bottom part (MBB-18).
    pub(crate) specials: ArrayVec<Card, MOST_LAID>,
    /// How many cards the bottom part has.
    pub(crate) bottom: u8,
    /// The corners, pile by pile (MBB-16).
    pub(crate) corners: [ArrayVec<Card, MOST_CORNERS>; 2],
    pub(crate) numbers: ArrayVec<Number, 9>,
    pub(crate) target: u8,
}

impl Agreement for Agreed {
    type Options = Options;
    type Edition = Edition;

    const SEATS: RangeInclusive<u8> = 3..=5;

    fn agree(mut given: Given<Options, Edition>) -> Result<Self, Error> {
        // No rule asks who won.
        given.last_winner = None;
        let table = surface(&given.edition, &given.options)?;
        let grid = Grid::new(table.columns, table.rows, &table.obstacle_cells());
        let lookup = Lookup::new(&given.edition, &given.options);
        Ok(Self {
            given,
            grid,
            lookup,
        })
    }

    fn check_new(&self) -> Result<(), Error> {
        Ok(self.check_table()?)
    }
}

impl Agreed {
    /// Checks that this many seats can play.
    pub(crate) fn check_table(&self) -> Result<(), Refusal> {
        check_size(self.edition.players, self.n_seats)
    }

    /// What a card does.
    #[inline]
    pub(crate) fn traits(&self, card: Card) -> &Traits {
        &self.lookup.traits[card.index()]
    }

    /// A card's printed name.
    pub fn name(&self, card: Card) -> &str {
        &self.edition.info(card).name
    }

    /// The path and bounce sides that a card has when it is laid over a side of another (MBB-G5), for
    /// boards that draw it before it is laid.
    pub fn sides_when_laid(&self, card: Card, from: &Laid, way: Side) -> (Sides, Sides) {
        let through = if from.bounce.contains(way) {
            Through::Bounce
        } else {
            Through::Path
        };
        let lie = self.traits(card).lie(way, through);
        (lie.paths, lie.bounce)
    }

    /// A colour's name.
    pub fn colour(&self, colour: u8) -> &str {
        let colour = self.edition.colours.get(usize::from(colour));
        colour.map_or("no colour", String::as_str)
    }

    /// The colours that pawns can have, by their place in the edition's list.
    pub(crate) fn colours(&self) -> impl Iterator<Item = u8> + Clone {
        (0..).zip(&self.edition.colours).map(|(colour, _)| colour)
    }

    /// Every seat.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.n_seats).map(Seat)
    }
}

impl Lookup {
    fn new(edition: &Edition, options: &Options) -> Self {
        let find = |id: &String| edition.card(id).expect("validated: every id names a card");
        let copies = |card: &CardInfo| {
            let kind = find(&card.id);
            std::iter::repeat_n(kind, usize::from(card.count))
        };
        let home_path: ArrayVec<Card, 4> = edition.home_path.iter().map(find).collect();
        let specials = edition.deck.specials_in_bottom.iter();
        let specials: ArrayVec<Card, MOST_LAID> = specials
            .flat_map(|id| copies(edition.info(find(id))))
            .collect();
        let traits = (0..).map(Card).zip(&edition.cards);
        let traits = traits.map(|(kind, card)| {
            let role = if home_path.last() == Some(&kind) {
                Role::Home
            } else if !specials.contains(&kind) {
                Role::Path
            } else if card.shape == Shape::None {
                Role::Bark
            } else {
                Role::HomeStage
            };
            Traits {
                shape: card.shape,
                gate: card.gate.into(),
                single: match options.single_space {
                    Switch::On => card.single.into(),
                    // All cards hold any number.
                    Switch::Off => {
                        mark!(rules::MBB_47, rules::MBB_R71);
                        Mark::No
                    }
                },
                stop: card.stop.into(),
                trampoline: card.trampoline.into(),
                role,
            }
        });
        Self {
            traits: traits.collect(),
            start: find(&edition.start),
            garden: edition.garden().flat_map(copies).collect(),
            bottom: specials
                .iter()
                .fold(edition.deck.garden_in_bottom, |bottom, _| bottom + 1),
            corners: Pile::CORNERS.map(|turn| edition.corners(turn).flat_map(copies).collect()),
            numbers: edition.movement_numbers.iter().copied().collect(),
            target: options.target_points.unwrap_or(edition.target_points),
            home_path,
            specials,
        }
    }
}

/// Checks that the box is made for this many seats.
pub(crate) fn check_size(players: Players, n_seats: u8) -> Result<(), Refusal> {
    let Players { min, max } = players;
    if (min..=max).contains(&n_seats) {
        return Ok(());
    }
    let because = format!(
        "{} cannot play: {min} to {max} can, and bots may fill seats",
        counted(usize::from(n_seats), "seat"),
    );
    Err(Refusal::new(rules::MBB_1, "bad_table_size", because))
}

/// The table to play on: one of the edition's, or the host's own.
fn surface(edition: &Edition, options: &Options) -> Result<TableInfo, Error> {
    let custom = options.custom.as_deref();
    match (options.table.as_str(), custom) {
        ("custom", None) => Err(Error::new(
            "option `table`",
            "is `custom`, so `custom_table` must say which: columns and rows, then obstacles, `9x6 4.3`",
        )),
        ("" | "custom", Some(text)) => {
            read_table(text).map_err(|error| error.within("option `custom_table`"))
        }
        ("", None) => Ok(edition.tables[0].clone()),
        // We don't guess which of the two was meant.
        (id, Some(text)) => Err(Error::new(
            "options `table` and `custom_table`",
            format!(
                "name two tables, `{id}` and `{text}`: leave one of them out, or set `table` to `custom`"
            ),
        )),
        (id, None) => edition
            .tables
            .iter()
            .find(|table| table.id == id)
            .cloned()
            .ok_or_else(|| {
                let ids: Vec<&str> = edition
                    .tables
                    .iter()
                    .map(|table| table.id.as_str())
                    .collect();
                let because = format!(
                    "`{id}` is no table of this edition: {}, custom",
                    ids.join(", ")
                );
                Error::new("option `table`", because)
            }),
    }
}

/// Reads `9x6 4.3 1.1`.
fn read_table(text: &str) -> Result<TableInfo, Error> {
    let pair = |word: &str, mark: char| -> Option<(u8, u8)> {
        let (x, y) = word.split_once(mark)?;
        Some((x.parse().ok()?, y.parse().ok()?))
    };
    let bad = |word: &str| {
        let because = "is not columns and rows `9x6`, then obstacles `4.3` as column.row";
        Error::new(format!("`{word}`"), because)
    };
    let mut words = text.split_whitespace();
    let size = words.next().unwrap_or_default();
    let (columns, rows) = pair(size, 'x').ok_or_else(|| bad(size))?;
    let obstacles = words.map(|word| pair(word, '.').ok_or_else(|| bad(word)));
    let table = TableInfo {
        id: "custom".to_owned(),
        title: "A table of our own".to_owned(),
        columns,
        rows,
        obstacles: obstacles.collect::<Result<_, _>>()?,
    };
    validate_table(&table)?;
    Ok(table)
}

impl Deref for Agreed {
    type Target = Given<Options, Edition>;

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.given
    }
}
