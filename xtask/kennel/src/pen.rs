//! A pen that writes the data of a path as short as possible: relative steps, tenths of a unit, no
//! blank where a sign or a dot already separates two numbers.

use std::fmt::Write;

/// A place in a box of 100 by 100, from the top left.
pub(crate) type Point = (f32, f32);

/// The place at a fraction of the way from one place to another.
pub(crate) fn between(from: Point, to: Point, part: f32) -> Point {
    (
        from.0 + (to.0 - from.0) * part,
        from.1 + (to.1 - from.1) * part,
    )
}

/// A path being drawn.
pub(crate) struct Pen {
    data: String,
    /// Where the pen is, in the tenths it has written, so that rounding errors do not add up.
    at: (i32, i32),
    grain: Grain,
    /// Whether the last number has a dot, so that another can follow it without a blank.
    has_dot: bool,
}

/// How precisely a path is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Grain {
    /// To the tenth of a unit, for small shapes.
    Fine,
    /// To the unit, for large shapes: half the characters, and the curves stay smooth.
    Coarse,
}

impl Grain {
    /// In tenths. Halves are rounded to even, so that mirror images stay mirror images.
    fn tenths(self, place: f32) -> i32 {
        match self {
            Self::Fine => (place * 10.0).round_ties_even() as i32,
            Self::Coarse => place.round_ties_even() as i32 * 10,
        }
    }
}

impl Pen {
    /// A pen set down at a place.
    pub(crate) fn at(start: Point, grain: Grain) -> Self {
        let mut pen = Self {
            data: String::new(),
            at: (0, 0),
            grain,
            has_dot: false,
        };
        pen.write('M', &[start]);
        pen
    }

    /// A straight line.
    pub(crate) fn line(&mut self, to: Point) {
        self.write('l', &[to]);
    }

    /// A bend that leans towards one place.
    pub(crate) fn bend(&mut self, towards: Point, to: Point) {
        self.write('q', &[towards, to]);
    }

    /// A curve that leaves towards one place and arrives from another.
    pub(crate) fn curve(&mut self, leaving: Point, arriving: Point, to: Point) {
        self.write('c', &[leaving, arriving, to]);
    }

    /// A curve that continues the last one smoothly.
    pub(crate) fn glide(&mut self, arriving: Point, to: Point) {
        self.write('s', &[arriving, to]);
    }

    /// The path as drawn.
    pub(crate) fn open(self) -> String {
        self.data
    }

    /// The path with its end joined to its start.
    pub(crate) fn closed(mut self) -> String {
        self.data.push('z');
        self.data
    }

    fn write(&mut self, command: char, places: &[Point]) {
        // A letter can be left out if it is the same as the last one.
        let last = self.data.rfind(|letter: char| letter.is_ascii_alphabetic());
        let repeats = last.is_some_and(|last| self.data[last..].starts_with(command));
        if !repeats {
            self.data.push(command);
        }
        let mut is_first = !repeats;
        let from = self.at;
        for &(x, y) in places {
            let tenths = (self.grain.tenths(x), self.grain.tenths(y));
            for step in [tenths.0 - from.0, tenths.1 - from.1] {
                let starts_with_dot = (1..10).contains(&step);
                if !is_first && step >= 0 && !(starts_with_dot && self.has_dot) {
                    self.data.push(' ');
                }
                number(&mut self.data, step);
                self.has_dot = step % 10 != 0;
                is_first = false;
            }
            self.at = tenths;
        }
    }
}

/// A number of tenths.
fn number(data: &mut String, tenths: i32) {
    let (whole, part) = (tenths.abs() / 10, tenths.abs() % 10);
    if tenths < 0 {
        data.push('-');
    }
    let _ = match (whole, part) {
        (whole, 0) => write!(data, "{whole}"),
        (0, part) => write!(data, ".{part}"),
        (whole, part) => write!(data, "{whole}.{part}"),
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_written_in_short_steps() {
        let mut pen = Pen::at((10.0, 20.0), Grain::Fine);
        pen.line((15.5, 19.5));
        pen.line((15.5, 30.0));
        pen.bend((20.0, 30.0), (20.2, 20.0));
        assert_eq!(pen.closed(), "M10 20l5.5-.5 0 10.5q4.5 0 4.7-10z");
    }

    #[test]
    fn halves_keep_mirror_images_alike() {
        for place in [62.5_f32, 61.5, 50.5, 37.25] {
            let mirrored = Grain::Coarse.tenths(100.0 - place);
            assert_eq!(Grain::Coarse.tenths(place) + mirrored, 1000, "{place}");
        }
    }

    #[test]
    fn rounding_errors_do_not_add_up() {
        let mut pen = Pen::at((0.0, 0.0), Grain::Fine);
        for step in 1..=100 {
            pen.line((step as f32 * 0.34, 0.0));
        }
        assert_eq!(pen.at, (340, 0));
    }
}
