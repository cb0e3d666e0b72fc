//! Muzzle, nose and mouth.

use crate::head::Face;
use crate::outline::{Dots, Edge, Outline};
use crate::paint::{INK, Paint};
use crate::sketch::Sketch;

/// The shape of a muzzle from the front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Snout {
    /// Hardly any: Pug.
    Flat,
    /// Small and pointed: Pomeranian.
    Fine,
    /// Like most: Labrador.
    Plain,
    /// Long and narrow: Collie.
    Long,
    /// With lips that hang: Bloodhound.
    Flews,
    /// One line from the brow to the nose: Bull Terrier.
    Roman,
}

/// What the mouth does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Mouth {
    /// Smiles.
    Smile,
    /// Pants, with its tongue out.
    Tongue,
    /// Looks grave.
    Grave,
    /// Shows two lower teeth.
    Underbite,
}

/// A muzzle with its nose and mouth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Muzzle {
    /// Its shape.
    pub(crate) snout: Snout,
    /// Percent of the shape's width.
    pub(crate) wide: u8,
    /// Its colour.
    pub(crate) paint: Paint,
    /// The nose's colour.
    pub(crate) nose: Paint,
    /// What the mouth does.
    pub(crate) mouth: Mouth,
}

impl Muzzle {
    /// A muzzle with a black nose.
    pub(crate) const fn new(snout: Snout, wide: u8, paint: Paint, mouth: Mouth) -> Self {
        let nose = Paint(0x2b2430);
        Self {
            snout,
            wide,
            paint,
            nose,
            mouth,
        }
    }

    /// With another nose.
    pub(crate) const fn nose(self, nose: Paint) -> Self {
        Self { nose, ..self }
    }

    /// Draws the muzzle on a face of this colour.
    pub(crate) fn draw(&self, sketch: &mut Sketch, face: &Face, coat: Paint) {
        let (nose_y, nose_wide, half) = form(self.snout);
        let wide = f32::from(self.wide) / 100.0;
        let outline = Outline::mirrored(half);
        // In any head, the muzzle ends just above its chin.
        let (_, chin) = outline.reach();
        let tall = (face.bottom - 1.6 - nose_y) / (chin - nose_y);
        let outline = outline.scaled((50.0, nose_y), (wide, tall));
        // It never hides the line around the head.
        let outline = outline.moved(|(x, y)| {
            let room = (face.outline.half_width(y) - 1.0).max(0.0);
            (x.clamp(50.0 - room, 50.0 + room), y)
        });
        // A muzzle of the face's own colour needs only a hint of light, and a white one not even
        // that.
        let fill = if self.paint == coat {
            coat.towards(Paint(0xffffff), 14)
        } else {
            self.paint
        };
        if fill.distance(coat) > 12 {
            sketch.patch(outline.path(Edge::Sleek), fill);
        }
        let line = if fill.is_dark() { fill.lit() } else { INK };
        self.draw_mouth(
            sketch,
            nose_y,
            (face.bottom - 1.6 - nose_y) * 0.5,
            wide,
            line,
        );
        self.draw_nose(sketch, nose_y, nose_wide * (0.5 + wide / 2.0));
    }

    fn draw_nose(&self, sketch: &mut Sketch, y: f32, wide: f32) {
        let (half, tall) = (wide, wide * 0.72);
        sketch.shape(
            format_args!(
                "M{} {}q{half}-{} {} 0 .5 {tall}-{half} {tall}t-{half}-{tall}z",
                50.0 - half,
                y - tall / 2.0,
                tall * 0.9,
                half * 2.0
            ),
            self.nose,
        );
        sketch.stroke(
            format_args!("M{} {}h{}", 50.0 - half * 0.4, y - tall * 0.45, half * 0.5),
            self.nose.towards(Paint(0xffffff), 60),
            1.4,
        );
    }

    /// Draws the mouth at a distance below the nose.
    fn draw_mouth(&self, sketch: &mut Sketch, nose: f32, drop: f32, wide: f32, line: Paint) {
        let (lip, at) = (9.0 * wide, nose + drop);
        let corners = |reach: f32| (50.0 - lip * reach, 50.0 + lip * reach);
        let (left, half) = (50.0 - lip, lip * 0.5);
        let smile = format!(
            "M{left} {}q{half} 5 {lip} 1 {half} 4 {lip}-1M50 {nose}V{at}",
            at - 1.0
        );
        let frown = |reach: f32| {
            let ((l, r), low) = (corners(reach), at + 4.7);
            format!("M{l} {low}Q{left} {at} 50 {at}T{r} {low}M50 {nose}V{at}")
        };
        match self.mouth {
            Mouth::Smile => sketch.stroke(smile, line, 1.9),
            Mouth::Tongue => {
                let tongue = format!("M44.5 {}v7q0 6 5.5 6t5.5-6v-7z", at + 1.0);
                sketch.shape(tongue, Paint(0xf0788c));
                sketch.stroke(smile, line, 1.9);
            }
            Mouth::Grave => sketch.stroke(frown(1.3), line, 1.9),
            Mouth::Underbite => {
                sketch.stroke(frown(1.5), line, 1.9);
                let ((l, r), low) = (corners(0.8), at + 2.5);
                sketch.shape(
                    format_args!("M{l} {low}l2-5 2.5 4zM{r} {low}l-2-5-2.5 4z"),
                    Paint(0xffffff),
                );
            }
        }
    }
}

/// The nose's height and half width, and the right half of the muzzle from its top to the chin.
fn form(snout: Snout) -> (f32, f32, &'static Dots) {
    match snout {
        Snout::Flat => (54.0, 5.5, &[50, 47, 61, 49, 69, 57, 69, 67, 61, 74, 50, 76]),
        Snout::Fine => (59.0, 4.2, &[50, 52, 57, 54, 61, 61, 59, 69, 55, 73, 50, 74]),
        Snout::Plain => (58.0, 5.8, &[50, 48, 58, 51, 65, 60, 65, 70, 59, 77, 50, 79]),
        Snout::Long => (65.0, 5.0, &[50, 42, 55, 47, 59, 58, 61, 70, 57, 78, 50, 80]),
        Snout::Flews => (
            57.0,
            6.5,
            &[50, 46, 59, 50, 67, 60, 72, 74, 66, 82, 57, 81, 50, 79],
        ),
        Snout::Roman => (68.0, 5.5, &[50, 36, 58, 48, 62, 62, 63, 72, 58, 80, 50, 82]),
    }
}
