//! The cards on the table, and how they are linked (MBB-G2, MBB-G3, MBB-G4).

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Set, Spelling, mark};

use crate::card::{Card, Lie};
use crate::grid::{Cell, Grid};
use crate::rules;
use crate::side::{Side, Sides};

/// The maximum number of cards on a table.
pub const MOST_LAID: usize = 64;

/// A laid card, numbered in the order of laying: Start is the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Spot(pub u8);

impl Spot {
    /// Start.
    pub const START: Self = Self(0);

    /// The spot's place in an array.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

tabletop::numbered!(Spot(u64)
    const SPELLING: Spelling = Spelling::Bits;
);

/// A set of laid cards.
pub type Spots = Set<Spot>;

/// A card on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Laid {
    /// Its cell.
    pub cell: Cell,
    /// Its kind.
    pub card: Card,
    /// Its path sides.
    pub paths: Sides,
    /// Its bounce sides.
    pub bounce: Sides,
    /// Its open sides: path or bounce, facing an empty cell (MBB-G4).
    pub open: Sides,
    /// Its linked sides.
    pub links: Sides,
    /// The card beyond each side.
    near: [Option<Spot>; 4],
    /// The cards it is linked with.
    pub(crate) linked: Spots,
}

impl Laid {
    /// Whether it has no path at all: nothing is linked to it and no pawn stands on it (MBB-77).
    #[inline]
    fn is_blank(&self) -> bool {
        self.paths.or(self.bounce).is_empty()
    }
}

/// A laid card as it is serialised; the rest follows from the cells of the other cards.
#[derive(Serialize, Deserialize)]
struct Saved {
    x: u8,
    y: u8,
    card: Card,
    paths: Sides,
    bounce: Sides,
    open: Sides,
}

/// The cards on the table, in the order they were laid.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(from = "Vec<Saved>", into = "Vec<Saved>")]
pub struct Garden {
    laid: ArrayVec<Laid, MOST_LAID>,
}

impl Garden {
    /// How many cards lie on the table.
    #[inline]
    #[expect(
        clippy::cast_possible_truncation,
        reason = "at most MOST_LAID, and called all the time"
    )]
    pub fn len(&self) -> u8 {
        self.laid.len() as u8
    }

    /// Whether there is no card yet, not even Start.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.laid.is_empty()
    }

    /// The card at a spot.
    #[inline]
    pub fn at(&self, spot: Spot) -> &Laid {
        &self.laid[spot.index()]
    }

    /// The laid cards with their spots.
    pub fn iter(&self) -> impl Iterator<Item = (Spot, &Laid)> + Clone {
        (0..).map(Spot).zip(self.laid.iter())
    }

    /// The spot of the card in a cell.
    #[inline]
    pub fn spot(&self, cell: Cell) -> Option<Spot> {
        let mut all = (0..).map(Spot).zip(&self.laid);
        all.find_map(|(spot, laid)| (laid.cell == cell).then_some(spot))
    }

    /// The card a step over `side` leads to, if the two are linked.
    #[inline]
    pub fn over(&self, spot: Spot, side: Side) -> Option<Spot> {
        let laid = self.at(spot);
        laid.links
            .contains(side)
            .then(|| laid.near[side.index()])
            .flatten()
    }

    /// The card beyond a side, linked or not.
    #[inline]
    pub(crate) fn beside(&self, spot: Spot, side: Side) -> Option<Spot> {
        self.at(spot).near[side.index()]
    }

    /// Every open side on the table, card by card.
    pub fn open_sides(&self) -> impl Iterator<Item = (Spot, Side)> + Clone {
        self.iter()
            .flat_map(|(spot, laid)| laid.open.iter().map(move |side| (spot, side)))
    }

    /// Whether any side would still be open if the cell `filled` were filled.
    pub(crate) fn has_open_side_besides(&self, filled: Option<Cell>) -> bool {
        self.open_sides()
            .any(|(spot, side)| filled.is_none() || self.at(spot).cell.beyond(side) != filled)
    }

    /// Lays a card into an empty cell and returns its spot.
    pub(crate) fn lay(&mut self, grid: &Grid, cell: Cell, card: Card, lie: Lie) -> Spot {
        let spot = Spot(self.len());
        self.laid.push(Laid {
            cell,
            card,
            paths: Sides::NONE,
            bounce: Sides::NONE,
            open: Sides::NONE,
            links: Sides::NONE,
            near: [None; 4],
            linked: Spots::NONE,
        });
        self.turn(grid, spot, card, lie);
        spot
    }

    /// Replaces the card at a spot.
    pub(crate) fn turn(&mut self, grid: &Grid, spot: Spot, card: Card, lie: Lie) {
        let laid = &mut self.laid[spot.index()];
        let cell = laid.cell;
        laid.card = card;
        laid.paths = lie.paths;
        laid.bounce = lie.bounce;
        laid.open = Sides::NONE;
        for side in Side::ALL {
            let beyond = cell.beyond(side);
            match beyond.and_then(|beyond| self.spot(beyond)) {
                Some(other) => {
                    let back = side.opposite();
                    let was_open = self.laid[other.index()].open;
                    self.laid[other.index()].open = was_open.without(back);
                    let is_linked = self.join(spot, side, other);
                    mark!(if was_open.contains(back) && !is_linked => rules::MBB_R28);
                }
                None => {
                    let is_way = lie.paths.or(lie.bounce).contains(side);
                    let is_empty = beyond.is_some_and(|beyond| grid.is_free(beyond));
                    if is_way && is_empty {
                        let laid = &mut self.laid[spot.index()];
                        laid.open = laid.open.with(side);
                    } else if is_way {
                        mark!(rules::MBB_G1, rules::MBB_G4);
                    }
                }
            }
        }
    }

    /// Notes that two cards lie side by side. Returns whether they are linked.
    fn join(&mut self, spot: Spot, side: Side, other: Spot) -> bool {
        let back = side.opposite();
        let (a, b) = (&self.laid[spot.index()], &self.laid[other.index()]);
        let paths_meet = a.paths.contains(side) && b.paths.contains(back);
        let bounces = a.bounce.contains(side) || b.bounce.contains(back);
        let is_blank = a.is_blank() || b.is_blank();
        let is_linked = !is_blank && (paths_meet || bounces);
        if is_blank {
            mark!(rules::MBB_77, rules::MBB_G2);
        } else if paths_meet {
            mark!(rules::MBB_G3);
        } else if bounces {
            mark!(rules::MBB_G3, rules::MBB_R30);
        }
        for (one, way, two) in [(spot, side, other), (other, back, spot)] {
            let laid = &mut self.laid[one.index()];
            laid.near[way.index()] = Some(two);
            if is_linked {
                laid.links = laid.links.with(way);
                laid.linked = laid.linked.with(two);
            } else {
                laid.links = laid.links.without(way);
                laid.linked = laid.linked.minus(Spots::one(two));
            }
        }
        is_linked
    }
}

impl From<Vec<Saved>> for Garden {
    fn from(saved: Vec<Saved>) -> Self {
        let mut garden = Self::default();
        // JSON from outside may list more cards than the array holds.
        for card in saved.into_iter().take(MOST_LAID) {
            garden.laid.push(Laid {
                cell: Cell::new(card.x, card.y),
                card: card.card,
                paths: card.paths,
                bounce: card.bounce,
                open: card.open,
                links: Sides::NONE,
                near: [None; 4],
                linked: Spots::NONE,
            });
        }
        for spot in (0..garden.len()).map(Spot) {
            let cell = garden.at(spot).cell;
            for side in Side::ALL {
                let other = cell.beyond(side).and_then(|cell| garden.spot(cell));
                if let Some(other) = other {
                    garden.join(spot, side, other);
                }
            }
        }
        garden
    }
}

impl From<Garden> for Vec<Saved> {
    fn from(garden: Garden) -> Self {
        let saved = garden.laid.iter().map(|laid| Saved {
            x: laid.cell.x,
            y: laid.cell.y,
            card: laid.card,
            paths: laid.paths,
            bounce: laid.bounce,
            open: laid.open,
        });
        saved.collect()
    }
}
