//! Eyes, and how they look at you.

use crate::paint::{INK, Paint};
use crate::sketch::Sketch;

/// How a dog looks at you.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Gaze {
    /// Friendly, like most.
    Warm,
    /// Wide awake, with large eyes: Pug.
    Large,
    /// Keen, with slanting eyes: Husky.
    Keen,
    /// Small and deep: Bull Terrier.
    Small,
    /// Sad, with hanging lids: Basset.
    Sad,
    /// Through hair, if at all: Sheepdog.
    Hidden,
}

/// A pair of eyes.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Eyes {
    /// How they look.
    pub(crate) gaze: Gaze,
    /// How far each is from the middle.
    pub(crate) apart: u8,
    /// How far down in the box.
    pub(crate) down: u8,
    /// The colours of the left and the right eye.
    pub(crate) paint: (Paint, Paint),
}

/// The colour of most eyes.
pub(crate) const BROWN: Paint = Paint(0x5a3420);

impl Eyes {
    /// Brown eyes.
    pub(crate) const fn new(gaze: Gaze, apart: u8, down: u8) -> Self {
        Self {
            gaze,
            apart,
            down,
            paint: (BROWN, BROWN),
        }
    }

    /// In other colours.
    pub(crate) const fn of(self, left: Paint, right: Paint) -> Self {
        Self {
            paint: (left, right),
            ..self
        }
    }

    /// Both eyes.
    pub(crate) fn draw(&self, sketch: &mut Sketch) {
        let (apart, y) = (f32::from(self.apart), f32::from(self.down));
        for (side, paint) in [(-1.0, self.paint.0), (1.0, self.paint.1)] {
            let x = 50.0 + side * apart;
            match self.gaze {
                Gaze::Warm => eyeball(sketch, (x, y), 4.4, paint),
                Gaze::Large => {
                    sketch.disc((x, y), 6.4, Paint(0xffffff));
                    eyeball(sketch, (x - side, y), 4.8, paint);
                }
                Gaze::Keen => {
                    let (inner, outer) = (x - side * 7.0, x + side * 7.5);
                    sketch.shape(
                        format_args!(
                            "M{inner} {}Q{x} {} {outer} {}Q{x} {} {inner} {}z",
                            y + 2.0,
                            y - 9.0,
                            y - 2.0,
                            y + 9.0,
                            y + 2.0
                        ),
                        Paint(0xffffff),
                    );
                    eyeball(sketch, (x, y), 4.4, paint);
                }
                Gaze::Small => {
                    let (inner, outer) = (x - side * 4.0, x + side * 4.0);
                    sketch.shape(
                        format_args!(
                            "M{inner} {}L{x} {}L{outer} {}Q{x} {} {inner} {}z",
                            y + 1.0,
                            y - 3.0,
                            y - 1.0,
                            y + 4.0,
                            y + 1.0
                        ),
                        INK,
                    );
                    sketch.dot((x - 1.0, y - 0.8), 1.2, Paint(0xffffff));
                }
                Gaze::Sad => {
                    sketch.patch(
                        format_args!("M{} {y}q{} 13 {} 0z", x - 6.0, 6.0, 12.0),
                        Paint(0xd9705f),
                    );
                    eyeball(sketch, (x, y), 4.3, paint);
                    let (inner, outer) = (x - side * 6.0, x + side * 7.0);
                    sketch.line(format_args!(
                        "M{inner} {}Q{x} {} {outer} {}",
                        y - 3.5,
                        y - 6.0,
                        y + 3.0
                    ));
                }
                Gaze::Hidden => (),
            }
        }
    }
}

/// A round eye with its highlight, which is the same in all: from the top left.
fn eyeball(sketch: &mut Sketch, (x, y): (f32, f32), r: f32, paint: Paint) {
    // Only light irises need a separate pupil, and room for it.
    if paint.is_dark() {
        sketch.disc((x, y), r - 0.6, paint);
    } else {
        sketch.disc((x, y), r, paint);
        sketch.dot((x, y), r * 0.42, INK);
    }
    sketch.dot((x - r * 0.3, y - r * 0.35), r * 0.32, Paint(0xffffff));
}
