//! Long hair: manes, beards, fringes and knots.

use crate::outline::{Dots, Edge, Outline};
use crate::paint::Paint;
use crate::sketch::Sketch;

/// Hair that is more than a coat, with its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hair {
    /// All around the head, with its half width.
    Mane(Paint, u8),
    /// Straight down on both sides, behind the head.
    Veil(Paint),
    /// A beard with its moustache.
    Beard(Paint),
    /// A long moustache that hangs over the chin.
    Moustache(Paint),
    /// Bushy brows.
    Brows(Paint),
    /// A fringe over the eyes.
    Fringe(Paint),
    /// Parted in the middle, falling to both sides of the face.
    Parting(Paint),
    /// A cloud of curls on top.
    Cloud(Paint),
    /// A woolly crest from the crown to the brow.
    Crest(Paint),
    /// Tied up, so that it stands like a little fountain.
    Fountain(Paint),
    /// A curly tuft between the ears.
    Tuft(Paint),
}

/// When hair is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layer {
    /// Before the head.
    BehindHead,
    /// After the head, before muzzle and eyes.
    OnFace,
    /// After muzzle and eyes.
    OverFace,
}

impl Hair {
    /// Draws it if this is its layer.
    pub(crate) fn draw(self, layer: Layer, sketch: &mut Sketch) {
        if layer != self.layer() {
            return;
        }
        match self {
            Self::Mane(paint, wide) => {
                let wide = f32::from(wide);
                let mane = Outline::oval((50.0, 58.0), (wide, wide * 0.95));
                sketch.shape(mane.path(Edge::Shaggy(22, 4)), paint);
            }
            Self::Veil(paint) => {
                sketch.shape(both(VEIL, Edge::Sleek), paint);
                strands(sketch, VEIL_STRANDS, paint);
            }
            Self::Beard(paint) => sketch.shape(whole(BEARD, Edge::Shaggy(17, 4)), paint),
            Self::Moustache(paint) => {
                sketch.shape(whole(MOUSTACHE, Edge::Shaggy(17, 3)), paint);
                strands(sketch, MOUSTACHE_STRANDS, paint);
            }
            Self::Brows(paint) => sketch.shape(both(BROW, Edge::Shaggy(8, 3)), paint),
            Self::Fringe(paint) => {
                sketch.shape(whole(FRINGE, Edge::Shaggy(19, 5)), paint);
                strands(sketch, FRINGE_STRANDS, paint);
            }
            Self::Parting(paint) => {
                sketch.shape(both(PARTING, Edge::Sleek), paint);
                strands(sketch, PARTING_STRANDS, paint);
            }
            Self::Cloud(paint) => {
                let cloud = Outline::oval((50.0, 21.0), (24.0, 15.0));
                sketch.shape(cloud.path(Edge::Curly(11, 6)), paint);
                strands(sketch, "M38 20q4-5 8 0M54 16q4-5 8 0M46 27q4-4 8 0", paint);
            }
            Self::Crest(paint) => {
                sketch.shape(whole(CREST, Edge::Curly(15, 5)), paint);
                strands(sketch, "M42 22q4-5 8 0M52 15q4-4 7 0M46 33q4-4 8 0", paint);
            }
            Self::Fountain(paint) => {
                sketch.shape(whole(FOUNTAIN, Edge::Sleek), paint);
                strands(sketch, "M50 18v-9M46 18l-4-7M54 18l4-7", paint);
            }
            Self::Tuft(paint) => sketch.shape(whole(TUFT, Edge::Curly(10, 4)), paint),
        }
    }

    fn layer(self) -> Layer {
        match self {
            Self::Mane(..) | Self::Veil(_) => Layer::BehindHead,
            Self::Beard(_) | Self::Moustache(_) | Self::Brows(_) => Layer::OnFace,
            Self::Fringe(_)
            | Self::Parting(_)
            | Self::Cloud(_)
            | Self::Crest(_)
            | Self::Fountain(_)
            | Self::Tuft(_) => Layer::OverFace,
        }
    }
}

/// A shape and its mirror image, in one path.
fn both(dots: &Dots, edge: Edge) -> String {
    let right = Outline::through(dots);
    right.path(edge) + &right.mirror().path(edge)
}

/// One shape from its right half.
fn whole(half: &Dots, edge: Edge) -> String {
    Outline::mirrored(half).path(edge)
}

/// Single hairs in a darker shade of their colour.
fn strands(sketch: &mut Sketch, path: &str, paint: Paint) {
    sketch.stroke(path, paint.shaded(), 1.5);
}

const VEIL: &Dots = &[
    50, 12, 66, 15, 78, 32, 84, 60, 90, 96, 90, 96, 70, 98, 62, 70, 56, 40,
];
const VEIL_STRANDS: &str = "M28 30q-7 30-11 62M33 40q-5 30-6 56M72 30q7 30 11 62M67 40q5 30 6 56";
const BEARD: &Dots = &[50, 57, 62, 56, 71, 66, 70, 82, 62, 91, 50, 93];
const MOUSTACHE: &Dots = &[50, 57, 58, 58, 67, 69, 70, 85, 62, 92, 50, 85];
const BROW: &Dots = &[52, 40, 58, 33, 69, 35, 70, 41, 61, 41];
const FRINGE: &Dots = &[50, 15, 66, 18, 78, 31, 78, 44, 66, 49, 50, 46];
const PARTING: &Dots = &[
    50, 14, 50, 14, 68, 16, 82, 34, 86, 64, 82, 84, 82, 84, 72, 70, 66, 48, 58, 34, 50, 26, 50, 26,
];
const CREST: &Dots = &[50, 8, 63, 10, 71, 21, 67, 34, 57, 40, 50, 42];
const FOUNTAIN: &Dots = &[50, 9, 56, 4, 64, 6, 64, 6, 58, 14, 54, 21, 50, 22];
const TUFT: &Dots = &[50, 12, 60, 13, 66, 22, 59, 29, 50, 30];
const MOUSTACHE_STRANDS: &str = "M42 68q-6 8-7 16M58 68q6 8 7 16M46 72q-3 7-3 14M54 72q3 7 3 14";
const FRINGE_STRANDS: &str =
    "M50 22v18M40 24q-5 9-5 16M60 24q5 9 5 16M31 32q-3 6-3 10M69 32q3 6 3 10";
const PARTING_STRANDS: &str =
    "M45 21Q31 32 27 62M40 20Q25 30 22 56M55 21q14 11 18 41M60 20q15 10 18 36";
