//! Tables computed once from edition and options, so that playing only looks things up.

use tabletop::Row;

use crate::card::{Card, Kind, MOST_CARDS, MOST_KINDS};
use crate::edition::Edition;
use crate::layout::{Board, Cell};
use crate::options::{Options, Switch};
use crate::space::{MOST_CELLS, Space, SpaceSet};

/// A straight line, by its index in [`crate::Setup::lines`], which is in reading order.
#[derive(
    Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, serde::Serialize, serde::Deserialize,
)]
#[serde(transparent)]
pub struct Line(pub u16);

impl Line {
    /// The index as a `usize`.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What follows from edition and options, by card, space and line.
#[derive(Debug)]
pub(crate) struct Lookup {
    /// The deck before it is shuffled (DOGS-26).
    pub(crate) deck: Row<Card, MOST_CARDS>,
    pub(crate) kinds: [Kind; MOST_KINDS],
    pub(crate) pictures: [SpaceSet; MOST_KINDS],
    /// The breed pictured in each cell.
    pub(crate) breeds: [Option<Card>; MOST_CELLS],
    pub(crate) spaces: SpaceSet,
    /// Corners that count as chips of every colour (DOGS-R37).
    pub(crate) free: SpaceSet,
    pub(crate) lines: Vec<SpaceSet>,
    /// The same lines including their free corners.
    pub(crate) cells: Vec<SpaceSet>,
    /// The lines through each space, space by space.
    through: Vec<(SpaceSet, Line)>,
    /// Where the lines of each space begin in `through`; the last entry is its length.
    starts: [u16; MOST_CELLS + 1],
    /// The number of cards each player is dealt (DOGS-13, DOGS-14).
    pub(crate) hand_size: u8,
    /// The number of skipped turns in a row that ends the game (DOGS-R33).
    pub(crate) deadlock: u8,
}

impl Lookup {
    pub(crate) fn new(edition: &Edition, options: &Options, board: &Board, n_seats: u8) -> Self {
        let corners = board.cells_that(|cell| cell == Cell::Corner);
        let free = match options.free_corners {
            Switch::Off => SpaceSet::NONE,
            Switch::On => corners,
        };
        let cells = board.lines(edition.line_length, free);
        let spaces = board.cells_that(|cell| matches!(cell, Cell::Space(_)));
        let mut lookup = Self {
            deck: Row::new(),
            kinds: [Kind::Breed; MOST_KINDS],
            pictures: [SpaceSet::NONE; MOST_KINDS],
            breeds: [None; MOST_CELLS],
            spaces,
            free,
            lines: cells.iter().map(|line| line.and(spaces)).collect(),
            cells,
            through: Vec::new(),
            starts: [0; MOST_CELLS + 1],
            hand_size: edition.hand_size(n_seats).unwrap_or(0),
            deadlock: options.deadlock_rounds * n_seats,
        };
        for card in edition.all() {
            let info = edition.info(card);
            lookup.kinds[card.index()] = info.kind;
            lookup.pictures[card.index()] = board.pictures(card);
            for _ in 0..info.copies {
                lookup.deck.push(card);
            }
        }
        for (index, space) in (0..MOST_CELLS).zip((0..=u8::MAX).map(Space)) {
            if let Some(Cell::Space(card)) = board.cell(space) {
                lookup.breeds[index] = Some(card);
            }
            let lines = lookup
                .lines
                .iter()
                .zip(0..)
                .map(|(&line, id)| (line, Line(id)));
            let through = lines.filter(|(line, _)| line.contains(space));
            lookup.through.extend(through);
            let end = u16::try_from(lookup.through.len());
            lookup.starts[index + 1] = end.expect("four lines of at most 8 cells from each of 128");
        }
        lookup
    }

    /// The fewest chips that cover two lines which share at most one chip (DOGS-R36); `None` if the
    /// board has no two such lines.
    pub(crate) fn for_two_lines(&self) -> Option<u8> {
        let lines = self.lines.iter().enumerate();
        let pairs = lines.flat_map(|(place, line)| {
            let others = self.lines[place + 1..].iter();
            let fit = others.filter(|other| line.and(**other).len() <= 1);
            fit.map(|other| line.or(*other).len())
        });
        pairs.min()
    }

    /// The lines through a space with their spaces, in reading order.
    #[inline]
    pub(crate) fn through(&self, space: Space) -> &[(SpaceSet, Line)] {
        let range =
            usize::from(self.starts[space.index()])..usize::from(self.starts[space.index() + 1]);
        &self.through[range]
    }
}
