//! Ears: what makes a breed recognisable from afar.

use crate::head::Face;
use crate::outline::{Dots, Edge, Outline};
use crate::paint::Paint;
use crate::sketch::Sketch;

/// How an ear is carried.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ear {
    /// Upright and pointed: Shepherd.
    Prick,
    /// Upright, large and round, wide apart: Chihuahua.
    Bat,
    /// Upright, tall and thin: Doberman.
    Cropped,
    /// Upright with its tip falling forward: Collie.
    Tipped,
    /// Folded forward to a V: Airedale.
    Button,
    /// Folded back, small: Greyhound.
    Rose,
    /// Hanging, as long as the face: Labrador.
    Drop,
    /// Hanging far down: Basset.
    Long,
    /// Hanging, with long hair: Cocker.
    Feathered,
    /// Hanging, narrow, with a tassel at the end: Bedlington.
    Tasselled,
    /// Small, round and half lost in fur: Pomeranian.
    Tiny,
    /// Somewhere under the hair: Lhasa Apso.
    Hidden,
}

/// A pair of ears.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Ears {
    /// How they are carried.
    pub(crate) ear: Ear,
    /// Percent of their usual size.
    pub(crate) size: u8,
    /// Their colour.
    pub(crate) paint: Paint,
    /// Their fur.
    pub(crate) edge: Edge,
}

impl Ears {
    /// Ears with short hair.
    pub(crate) const fn new(ear: Ear, size: u8, paint: Paint) -> Self {
        let edge = Edge::Sleek;
        Self {
            ear,
            size,
            paint,
            edge,
        }
    }

    /// With another edge.
    pub(crate) const fn with(self, edge: Edge) -> Self {
        Self { edge, ..self }
    }

    /// The part behind the head.
    pub(crate) fn draw_behind(&self, sketch: &mut Sketch, face: &Face) {
        if self.is_upright() {
            self.draw(sketch, face);
        }
    }

    /// The part in front of the head.
    pub(crate) fn draw_before(&self, sketch: &mut Sketch, face: &Face) {
        if !self.is_upright() {
            self.draw(sketch, face);
        }
    }

    fn is_upright(&self) -> bool {
        match self.ear {
            Ear::Prick | Ear::Bat | Ear::Cropped | Ear::Tipped | Ear::Tiny | Ear::Rose => true,
            Ear::Button | Ear::Drop | Ear::Long | Ear::Feathered | Ear::Tasselled | Ear::Hidden => {
                false
            }
        }
    }

    fn draw(&self, sketch: &mut Sketch, face: &Face) {
        let Some(root) = root(self.ear) else { return };
        let (x, y) = face.at(root.side, root.down);
        let size = f32::from(self.size) / 100.0;
        let set = |dots: &Dots| {
            let outline = Outline::through(dots);
            outline.moved(|(dx, dy)| (x + dx * size, y + dy * size))
        };
        let both = |outline: &Outline, edge| outline.path(edge) + &outline.mirror().path(edge);
        let ear = set(root.dots);
        sketch.shape(both(&ear, self.edge), self.paint);
        match self.ear {
            Ear::Prick | Ear::Bat | Ear::Cropped | Ear::Tiny => {
                let deep = ear.scaled((x + size, y + 4.0 * size), (0.55, 0.68));
                sketch.patch(both(&deep, Edge::Sleek), inside(self.paint));
            }
            Ear::Tipped => sketch.shape(both(&set(TIP), Edge::Sleek), self.paint.shaded()),
            Ear::Rose => sketch.patch(both(&set(ROSE_FOLD), Edge::Sleek), inside(self.paint)),
            Ear::Tasselled => {
                sketch.shape(both(&set(TASSEL), Edge::Shaggy(7, 4)), self.paint.lit());
            }
            Ear::Drop | Ear::Long | Ear::Feathered if self.edge == Edge::Sleek => {
                let (left, right) = (100.0 - x, x);
                let (near, far, low) = (2.0 * size, 5.0 * size, y + 22.0 * size);
                sketch.shade(
                    format_args!(
                        "M{} {y}Q{} {} {} {low}M{} {y}Q{} {} {} {low}",
                        right - near,
                        right + near,
                        y + near,
                        right + far,
                        left + near,
                        left - near,
                        y + near,
                        left - far
                    ),
                    6.0,
                );
            }
            Ear::Button | Ear::Drop | Ear::Long | Ear::Feathered | Ear::Hidden => (),
        }
    }
}

/// The pink of an ear under its fur.
fn inside(paint: Paint) -> Paint {
    let pink = Paint(0xe8a79a);
    pink.towards(paint, if paint.is_dark() { 55 } else { 30 })
}

/// Where an ear grows, and its right outline from there, outwards and down.
struct Root {
    side: f32,
    down: f32,
    dots: &'static Dots,
}

const TIP: &Dots = &[
    -4, -17, -4, -17, 4, -20, 11, -13, 11, -13, 8, -5, 8, -5, 1, -9,
];
const ROSE_FOLD: &Dots = &[0, 0, 8, -4, 13, -3, 9, 3];
const TASSEL: &Dots = &[4, 28, 12, 27, 15, 36, 9, 42, 2, 37];

fn root(ear: Ear) -> Option<Root> {
    let (side, down, dots): (f32, f32, &'static Dots) = match ear {
        Ear::Prick => (
            0.72,
            0.14,
            &[
                -13, 4, -8, -10, 2, -24, 2, -24, 10, -10, 13, 8, 13, 8, 2, 14,
            ],
        ),
        Ear::Bat => (
            0.78,
            0.26,
            &[-12, 0, -6, -16, 8, -30, 17, -29, 18, -12, 11, 8, 0, 10],
        ),
        Ear::Cropped => (
            0.6,
            0.12,
            &[-9, 4, -6, -14, 1, -32, 1, -32, 7, -14, 11, 8, 2, 12],
        ),
        Ear::Tipped => (
            0.7,
            0.14,
            &[
                -11, 4, -8, -10, -3, -18, 4, -20, 10, -13, 10, -6, 13, 8, 2, 12,
            ],
        ),
        Ear::Button => (
            0.92,
            0.1,
            &[
                -14, -2, -14, -2, -2, -8, 9, -4, 13, 6, 10, 21, 10, 21, -2, 11,
            ],
        ),
        Ear::Rose => (
            0.86,
            0.18,
            &[-8, -4, 2, -10, 13, -9, 18, -3, 18, -3, 10, 6, 0, 8],
        ),
        Ear::Drop => (
            0.98,
            0.18,
            &[-12, -6, 0, -9, 10, -1, 15, 17, 12, 34, 4, 33, -1, 18, -6, 4],
        ),
        Ear::Long => (
            1.06,
            0.27,
            &[-11, -6, 1, -9, 10, 2, 16, 28, 14, 50, 5, 55, -1, 36, -3, 12],
        ),
        Ear::Feathered => (
            1.0,
            0.2,
            &[-6, -5, 5, -9, 16, 2, 22, 24, 20, 44, 11, 51, 4, 38, 2, 12],
        ),
        Ear::Tasselled => (
            1.0,
            0.32,
            &[-6, -4, 2, -6, 9, 6, 14, 24, 10, 32, 3, 27, -2, 12],
        ),
        Ear::Tiny => (0.5, 0.06, &[-9, 4, -6, -6, 0, -13, 6, -12, 9, 4, 2, 8]),
        Ear::Hidden => return None,
    };
    Some(Root { side, down, dots })
}
