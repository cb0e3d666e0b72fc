//! The coat: its colour, and the markings of the head.

use crate::head::Face;
use crate::outline::{Dots, Edge, Outline, places};
use crate::paint::{INK, Paint};
use crate::pen::{Grain, Pen};
use crate::sketch::Sketch;

/// A marking of the head, with its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mark {
    /// A stripe from the crown to the muzzle; the number is its width in hundredths of the head.
    Blaze(Paint, u8),
    /// A blaze that widens over the whole lower face.
    Flame(Paint),
    /// The face up to the brows, with a peak of the coat between the eyes.
    Heart(Paint),
    /// The whole lower face.
    Mask(Paint),
    /// The cheeks.
    Cheeks(Paint),
    /// Around both eyes.
    Glasses(Paint),
    /// Around the right eye only.
    Patch(Paint),
    /// A dot over each eye.
    Brows(Paint),
    /// Round spots.
    Spots(Paint),
    /// Torn blotches.
    Merle(Paint),
    /// Tiger stripes.
    Brindle(Paint),
    /// Folds of skin on the forehead.
    Wrinkles,
}

/// A coat.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Coat {
    /// The head's colour.
    pub(crate) base: Paint,
    /// Its markings, from the lowest to the topmost.
    pub(crate) marks: &'static [Mark],
    /// The colour of neck and shoulders.
    pub(crate) back: Paint,
    /// The colour of the chest.
    pub(crate) chest: Paint,
    /// Percent of the usual width of the shoulders.
    pub(crate) girth: u8,
}

impl Coat {
    /// One colour all over, apart from the marks.
    pub(crate) const fn new(base: Paint, marks: &'static [Mark]) -> Self {
        Self {
            base,
            marks,
            back: base,
            chest: base,
            girth: 100,
        }
    }

    /// With another back and chest.
    pub(crate) const fn body(self, back: Paint, chest: Paint) -> Self {
        Self {
            back,
            chest,
            ..self
        }
    }

    /// With broader or narrower shoulders.
    pub(crate) const fn girth(self, girth: u8) -> Self {
        Self { girth, ..self }
    }

    /// Neck, shoulders and chest.
    pub(crate) fn draw_bust(&self, sketch: &mut Sketch) {
        let girth = (f32::from(self.girth) / 100.0, 1.0);
        let bust = Outline::mirrored(BUST).scaled((50.0, 100.0), girth);
        sketch.shape(bust.path(Edge::Sleek), self.back);
        if self.chest != self.back {
            let bib = Outline::mirrored(BIB).scaled((50.0, 100.0), girth);
            sketch.patch(bib.path(Edge::Sleek), self.chest);
        }
    }

    /// The markings of the head.
    pub(crate) fn draw_marks(&self, sketch: &mut Sketch, face: &Face) {
        for mark in self.marks {
            draw(*mark, sketch, face);
        }
    }
}

fn draw(mark: Mark, sketch: &mut Sketch, face: &Face) {
    let one = |dots: &Dots| face.laid(&Outline::through(dots));
    let path = |outline: &Outline| outline.path(Edge::Sleek);
    let both = |dots: &Dots| {
        let right = one(dots);
        path(&right) + &path(&right.mirror())
    };
    let centred = |dots: &Dots| path(&face.laid(&Outline::mirrored(dots)));
    match mark {
        Mark::Blaze(paint, wide) => {
            let blaze = Outline::mirrored(BLAZE).scaled((50.0, 0.0), (f32::from(wide) / 20.0, 1.0));
            sketch.patch(path(&face.laid(&blaze)), paint);
        }
        Mark::Flame(paint) => sketch.patch(centred(FLAME), paint),
        Mark::Heart(paint) => sketch.patch(centred(HEART), paint),
        Mark::Mask(paint) => sketch.patch(centred(MASK), paint),
        Mark::Cheeks(paint) => sketch.patch(both(CHEEK), paint),
        Mark::Glasses(paint) => sketch.patch(both(GLASS), paint),
        Mark::Patch(paint) => sketch.patch(path(&one(PATCH)), paint),
        Mark::Brows(paint) => sketch.patch(both(BROW), paint),
        Mark::Spots(paint) => {
            for (wide, spots) in [(7.0, LARGE_SPOTS), (4.6, SMALL_SPOTS)] {
                let dot = |(side, down)| {
                    let (x, y) = face.at(side / 50.0 - 1.0, down / 100.0);
                    format!("M{x:.0} {y:.0}h.1")
                };
                sketch.stroke(places(spots).map(dot).collect::<String>(), paint, wide);
            }
        }
        Mark::Merle(paint) => {
            let blotches = MERLE.iter().map(|blotch| path(&one(blotch)));
            sketch.patch(blotches.collect::<String>(), paint);
        }
        Mark::Brindle(paint) => {
            let mut stripes = String::new();
            for (side, down) in places(STRIPES) {
                let side = side / 50.0 - 1.0;
                for turn in [-1.0, 1.0] {
                    let mut pen = Pen::at(face.at(turn * side, down / 100.0), Grain::Fine);
                    pen.line(face.at(turn * (side - 0.28), down / 100.0 + 0.04));
                    stripes += &pen.open();
                }
            }
            sketch.stroke(stripes, paint, 2.4);
        }
        Mark::Wrinkles => sketch.stroke(
            "M37 32q6-5 12 0M63 32q-6-5-12 0M41 26q5-4 9-1 4-3 9 1M45 40q2-5 5-4 3-1 5 4",
            INK.towards(Paint(0xb07a50), 35),
            1.8,
        ),
    }
}

/// Neck and shoulders, right half.
const BUST: &Dots = &[50, 62, 64, 66, 72, 80, 84, 98, 84, 104, 84, 104, 50, 104];
const BIB: &Dots = &[50, 70, 58, 74, 62, 88, 58, 103, 50, 103];

// Markings in hundredths of the head: 50 is the middle, 100 the right edge, from 0 at the top down.
const BLAZE: &Dots = &[50, -1, 58, 3, 57, 20, 56, 36, 62, 54, 66, 66, 50, 72];
const FLAME: &Dots = &[
    50, -1, 57, 3, 58, 28, 64, 46, 80, 60, 99, 68, 100, 82, 90, 96, 50, 100,
];
const HEART: &Dots = &[
    50, 54, 56, 44, 64, 31, 76, 29, 88, 40, 96, 54, 99, 72, 88, 94, 50, 101,
];
const MASK: &Dots = &[50, 46, 62, 50, 78, 56, 92, 70, 96, 84, 80, 100, 50, 101];
const CHEEK: &Dots = &[100, 50, 100, 74, 98, 92, 70, 92, 62, 76, 76, 60, 90, 54];
const GLASS: &Dots = &[62, 40, 72, 30, 88, 34, 93, 48, 82, 60, 68, 56];
const PATCH: &Dots = &[64, 30, 76, 18, 94, 22, 99, 44, 88, 62, 70, 56];
const BROW: &Dots = &[66, 31, 73, 27, 78, 32, 72, 36];
const STRIPES: &Dots = &[94, 16, 98, 26, 98, 50, 98, 60, 96, 70, 70, 8];
const LARGE_SPOTS: &Dots = &[34, 13, 79, 21, 17, 31, 92, 42, 9, 54, 88, 63, 60, 9];
const SMALL_SPOTS: &Dots = &[51, 25, 22, 68, 18, 84, 84, 86, 66, 32, 38, 37, 60, 94];
const MERLE: &[&Dots] = &[
    &[14, 20, 30, 6, 38, 20, 28, 34, 18, 30],
    &[66, 10, 84, 12, 78, 26, 92, 34, 72, 32],
    &[3, 46, 16, 44, 22, 56, 10, 66, 4, 58],
    &[84, 50, 97, 52, 96, 68, 82, 64],
    &[52, 4, 60, 8, 58, 24, 53, 18],
];
