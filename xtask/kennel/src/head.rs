//! The shape of a head, seen from the front, and the places on it.

use crate::outline::{Dots, Edge, Outline};
use crate::pen::Point;

/// The shape of a skull with its cheeks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Skull {
    /// Broad and round: Pug.
    Round,
    /// A round dome over a small chin: Chihuahua.
    Apple,
    /// Strong and even: Labrador.
    Square,
    /// Broad cheeks, narrow chin: Husky.
    Wedge,
    /// Narrow all the way: Greyhound.
    Slim,
    /// No stop at all: Bull Terrier.
    Egg,
    /// Long and flat-sided: Airedale.
    Brick,
    /// Narrow above, hanging cheeks below: Bulldog.
    Jowly,
    /// More hair than head: Sheepdog.
    Ball,
    /// High and tapering: Cocker.
    Dome,
}

/// A head: its skull, how wide and tall it is, and its fur.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Head {
    /// Its shape.
    pub(crate) skull: Skull,
    /// Percent of the shape's width.
    pub(crate) wide: u8,
    /// Percent of the shape's height.
    pub(crate) tall: u8,
    /// Its fur.
    pub(crate) edge: Edge,
}

impl Head {
    /// A head with a clean edge.
    pub(crate) const fn new(skull: Skull, wide: u8, tall: u8) -> Self {
        let edge = Edge::Sleek;
        Self {
            skull,
            wide,
            tall,
            edge,
        }
    }

    /// With another edge.
    pub(crate) const fn with(self, edge: Edge) -> Self {
        Self { edge, ..self }
    }

    /// The measured head, ready to be drawn on.
    pub(crate) fn face(self) -> Face {
        let part = |percent: u8| f32::from(percent) / 100.0;
        let outline = Outline::mirrored(half(self.skull));
        let outline = outline.scaled((50.0, 52.0), (part(self.wide), part(self.tall)));
        let (top, bottom) = outline.reach();
        Face {
            outline,
            top,
            bottom,
        }
    }
}

/// A head as drawn. Places on it are given by how far they are towards the edge and down.
pub(crate) struct Face {
    pub(crate) outline: Outline,
    pub(crate) top: f32,
    pub(crate) bottom: f32,
}

impl Face {
    /// A place: `side` from -1 at the left edge to 1 at the right, `down` from 0 at the top to 1 at the chin.
    pub(crate) fn at(&self, side: f32, down: f32) -> Point {
        let y = self.top + LINE + (self.bottom - self.top - 2.0 * LINE) * down;
        (
            50.0 + side * (self.outline.half_width(y) - LINE).max(0.0),
            y,
        )
    }

    /// An outline given in hundredths of `side` and `down`, so that it never leaves the head.
    pub(crate) fn laid(&self, outline: &Outline) -> Outline {
        outline.moved(|(side, down)| self.at(side / 50.0 - 1.0, down / 100.0))
    }
}

/// The width of the line around a head. Things on the head keep clear of it, so that nothing has to
/// be clipped.
const LINE: f32 = 0.9;

/// The right half from the top to the chin.
fn half(skull: Skull) -> &'static Dots {
    match skull {
        Skull::Round => &[50, 19, 67, 22, 79, 36, 80, 54, 71, 72, 50, 80],
        Skull::Apple => &[50, 20, 67, 23, 78, 38, 75, 54, 63, 68, 50, 77],
        Skull::Square => &[50, 18, 65, 20, 75, 30, 76, 46, 73, 63, 66, 76, 50, 81],
        Skull::Wedge => &[50, 20, 65, 22, 76, 35, 78, 50, 67, 66, 60, 76, 50, 80],
        Skull::Slim => &[50, 17, 60, 19, 67, 32, 66, 47, 60, 63, 57, 77, 50, 82],
        Skull::Egg => &[50, 12, 61, 16, 69, 30, 71, 50, 69, 68, 61, 81, 50, 85],
        Skull::Brick => &[50, 18, 63, 19, 69, 26, 69, 46, 69, 66, 65, 82, 50, 86],
        Skull::Jowly => &[
            50, 17, 64, 20, 72, 32, 73, 46, 80, 62, 77, 76, 64, 82, 50, 83,
        ],
        Skull::Ball => &[50, 14, 70, 19, 83, 36, 84, 56, 75, 75, 61, 84, 50, 86],
        Skull::Dome => &[50, 14, 63, 18, 71, 31, 70, 48, 65, 63, 59, 76, 50, 81],
    }
}
