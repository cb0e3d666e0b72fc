//! What a dog wears.

use crate::paint::{INK, Paint};
use crate::sketch::Sketch;

/// Something around the neck or on the head, with its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Wear {
    /// A collar with a tag.
    Collar(Paint),
    /// A collar with studs.
    Studs(Paint),
    /// A kerchief.
    Kerchief(Paint),
    /// A bow tie.
    BowTie(Paint),
    /// A barrel on a collar.
    Barrel(Paint),
    /// A string of pearls.
    Pearls(Paint),
    /// A bow in the hair.
    Ribbon(Paint),
    /// A tartan collar.
    Tartan(Paint),
}

const PEARLS: &str = "M30 84h.1M35 88.5h.1M42 92h.1M50 93.5h.1M58 92h.1M65 88.5h.1M70 84h.1";

impl Wear {
    /// What is under the chin.
    pub(crate) fn draw_neck(self, sketch: &mut Sketch, girth: u8) {
        // From one side of the neck to the other.
        let half = 0.22 * f32::from(girth);
        let band = format!("M{} 82Q50 99 {} 82", 50.0 - half, 50.0 + half);
        match self {
            Self::Collar(paint) => {
                sketch.band(&band, paint, 5.5);
                sketch.disc((50.0, 95.5), 4.0, Paint(0xffcf3a));
            }
            Self::Studs(paint) => {
                sketch.band(&band, paint, 6.5);
                sketch.stroke(
                    "M33 87h.1M41 90h.1M50 91h.1M59 90h.1M67 87h.1",
                    Paint(0xf4f0e0),
                    3.4,
                );
            }
            Self::Kerchief(paint) => {
                let (left, right) = (47.0 - half, 53.0 + half);
                let cloth = format!("M{left} 82Q50 96 {right} 82 68 93 50 101 32 93 {left} 82z");
                sketch.shape(cloth, paint);
                sketch.stroke("M38 90h.1M50 94h.1M62 90h.1", Paint(0xffffff), 2.6);
            }
            Self::BowTie(paint) => {
                sketch.band(&band, Paint(0xffffff), 5.0);
                sketch.shape("M50 92L33 84v16zM50 92l17-8v16z", paint);
                sketch.disc((50.0, 92.0), 3.4, paint);
            }
            Self::Barrel(paint) => {
                sketch.band(&band, Paint(0x8a4a2a), 4.0);
                sketch.shape("M37 86q13-3 26 0 3 6 0 12-13 3-26 0-3-6 0-12z", paint);
                sketch.stroke("M41 86v12M59 86v12", Paint(0x6b4a2f), 2.4);
                sketch.stroke("M50 88.5v7M46.5 92h7", Paint(0xffffff), 2.6);
            }
            Self::Pearls(paint) => {
                sketch.stroke(PEARLS, INK, 7.6);
                sketch.stroke(PEARLS, paint, 5.0);
            }
            Self::Tartan(paint) => {
                sketch.band(&band, paint, 7.0);
                sketch.stroke(
                    "M36 85v7M44 88v7M52 88.5v7M60 86.5v7M66 83.5v7",
                    Paint(0x2f6b3a),
                    1.8,
                );
                sketch.stroke("M28 84.5Q50 99 72 84.5", Paint(0xffe08a), 1.0);
            }
            Self::Ribbon(_) => (),
        }
    }

    /// What is on the head.
    pub(crate) fn draw_top(self, sketch: &mut Sketch) {
        if let Self::Ribbon(paint) = self {
            sketch.shape("M50 21l-14-8v15zM50 21l14-8v15z", paint);
            sketch.disc((50.0, 20.5), 3.4, paint.lit());
        }
    }
}
