//! A closed line through a few places, and the ways fur grows along it.

use crate::pen::{Grain, Pen, Point, between};

/// Places as written down: across and down, across and down.
pub(crate) type Dots = [i8];

/// Places that a closed line goes through, one after another. A place that is repeated is a corner.
#[derive(Clone, Debug)]
pub(crate) struct Outline(Vec<Point>);

/// How an outline's edge looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Edge {
    /// Short hair: one clean line.
    Sleek,
    /// Hanging locks: their number, and their length.
    Shaggy(u8, u8),
    /// Curls: their number, and their thickness.
    Curly(u8, u8),
}

impl Outline {
    /// Through these places.
    pub(crate) fn through(dots: &Dots) -> Self {
        Self(places(dots).collect())
    }

    /// Through these places from the top down, and back up through their mirror images.
    pub(crate) fn mirrored(half: &Dots) -> Self {
        let right: Vec<Point> = places(half).collect();
        let left = right.iter().rev().map(|&(x, y)| (100.0 - x, y));
        // Places on the axis would be repeated.
        let left: Vec<Point> = left.filter(|(x, _)| *x != 50.0).collect();
        Self([right, left].concat())
    }

    /// An oval around a place.
    pub(crate) fn oval((x, y): Point, (wide, tall): Point) -> Self {
        let around = (0..8).map(|step| {
            let (sin, cos) = (step as f32 * std::f32::consts::FRAC_PI_4).sin_cos();
            (x + wide * sin, y - tall * cos)
        });
        Self(around.collect())
    }

    /// With every place moved.
    pub(crate) fn moved(&self, to: impl Fn(Point) -> Point) -> Self {
        Self(self.0.iter().copied().map(to).collect())
    }

    /// Scaled around a place.
    pub(crate) fn scaled(&self, (x0, y0): Point, (wide, tall): Point) -> Self {
        self.moved(|(x, y)| (x0 + (x - x0) * wide, y0 + (y - y0) * tall))
    }

    /// Its mirror image.
    pub(crate) fn mirror(&self) -> Self {
        self.moved(|(x, y)| (100.0 - x, y))
    }

    /// The data of a path with this edge.
    pub(crate) fn path(&self, edge: Edge) -> String {
        match edge {
            Edge::Sleek => self.sleek(),
            Edge::Shaggy(locks, length) => self.shaggy(usize::from(locks), f32::from(length)),
            Edge::Curly(curls, size) => self.curly(usize::from(curls), f32::from(size)),
        }
    }

    /// How far the line is from the middle at a height; 0 above and below it.
    pub(crate) fn half_width(&self, height: f32) -> f32 {
        let fine = self.sampled(96);
        let pairs = fine.iter().zip(fine.iter().cycle().skip(1));
        pairs
            .filter(|(a, b)| (a.1 <= height) != (b.1 <= height))
            .map(|(a, b)| between(*a, *b, (height - a.1) / (b.1 - a.1)).0 - 50.0)
            .fold(0.0, f32::max)
    }

    /// The highest and the lowest height.
    pub(crate) fn reach(&self) -> (f32, f32) {
        let heights = self.0.iter().map(|(_, y)| *y);
        heights.fold((100.0, 0.0), |(top, bottom), y| (y.min(top), y.max(bottom)))
    }

    fn sleek(&self) -> String {
        let knots = self.knots();
        let mut pen = Pen::at(knots[0].0, self.grain());
        let after = knots.iter().cycle().skip(1);
        for (index, ((from, pull), (to, next_pull))) in knots.iter().zip(after).enumerate() {
            let arriving = (to.0 - next_pull.0, to.1 - next_pull.1);
            if index == 0 {
                pen.curve((from.0 + pull.0, from.1 + pull.1), arriving, *to);
            } else {
                pen.glide(arriving, *to);
            }
        }
        pen.closed()
    }

    /// Locks hang: each tip is outside the line and a little lower.
    fn shaggy(&self, locks: usize, length: f32) -> String {
        self.edged(locks, |pen, from, to, (out_x, out_y)| {
            let middle = between(from, to, 0.5);
            let tip = (
                middle.0 + out_x * length,
                middle.1 + out_y * length + length * 0.6,
            );
            let lean = |root: Point| {
                let half = between(root, tip, 0.5);
                (half.0 + out_x * length * 0.3, half.1 + out_y * length * 0.3)
            };
            pen.bend(lean(from), tip);
            pen.line(to);
        })
    }

    fn curly(&self, curls: usize, size: f32) -> String {
        self.edged(curls, |pen, from, to, (out_x, out_y)| {
            let swell = |place: Point| (place.0 + out_x * size, place.1 + out_y * size);
            pen.curve(swell(from), swell(to), to);
        })
    }

    /// Small shapes are written more precisely than large ones.
    fn grain(&self) -> Grain {
        let places = self.0.iter().map(|(x, _)| *x);
        let (left, right) = places.fold((100.0_f32, 0.0_f32), |(a, b), x| (a.min(x), b.max(x)));
        if right - left < 14.0 {
            Grain::Fine
        } else {
            Grain::Coarse
        }
    }

    /// Goes around in equal steps. Each is drawn between two places, given the direction out of the
    /// line.
    fn edged(&self, steps: usize, step: impl Fn(&mut Pen, Point, Point, Point)) -> String {
        let places = self.sampled(steps);
        let turn = if is_clockwise(&places) { 1.0 } else { -1.0 };
        let mut pen = Pen::at(places[0], Grain::Coarse);
        for (from, to) in places.iter().zip(places.iter().cycle().skip(1)) {
            let (dx, dy) = (to.0 - from.0, to.1 - from.1);
            let length = dx.hypot(dy).max(0.1);
            step(
                &mut pen,
                *from,
                *to,
                (turn * dy / length, -turn * dx / length),
            );
        }
        pen.closed()
    }

    /// Each place once, with how far the line is pulled past it: not at all at a corner.
    fn knots(&self) -> Vec<(Point, Point)> {
        let mut places: Vec<(Point, f32)> = Vec::new();
        for &place in &self.0 {
            match places.last_mut() {
                Some((last, pull)) if *last == place => *pull = 0.0,
                _ => places.push((place, 1.0 / 6.0)),
            }
        }
        let n = places.len();
        let pulled = (0..n).map(|index| {
            let (before, (place, pull), after) = (
                places[(index + n - 1) % n].0,
                places[index],
                places[(index + 1) % n].0,
            );
            (
                place,
                ((after.0 - before.0) * pull, (after.1 - before.1) * pull),
            )
        });
        pulled.collect()
    }

    /// `n` places at equal distances along the line.
    fn sampled(&self, n: usize) -> Vec<Point> {
        const FINE: usize = 8;
        let knots = self.knots();
        let mut fine = vec![knots[0].0];
        for ((from, pull), (to, next)) in knots.iter().zip(knots.iter().cycle().skip(1)) {
            let (c1, c2) = (
                (from.0 + pull.0, from.1 + pull.1),
                (to.0 - next.0, to.1 - next.1),
            );
            for step in 1..=FINE {
                let t = step as f32 / FINE as f32;
                let (a, b, c) = (
                    between(*from, c1, t),
                    between(c1, c2, t),
                    between(c2, *to, t),
                );
                fine.push(between(between(a, b, t), between(b, c, t), t));
            }
        }
        let lengths = fine.windows(2).map(|pair| distance(pair[0], pair[1]));
        let whole: f32 = lengths.sum();
        let (mut places, mut walked) = (Vec::new(), 0.0);
        for pair in fine.windows(2) {
            let length = distance(pair[0], pair[1]);
            while places.len() < n && walked + length >= places.len() as f32 * whole / n as f32 {
                let rest = places.len() as f32 * whole / n as f32 - walked;
                places.push(between(pair[0], pair[1], rest / length.max(0.01)));
            }
            walked += length;
        }
        places
    }
}

/// The places that a list of dots names.
pub(crate) fn places(dots: &Dots) -> impl Iterator<Item = Point> {
    let (pairs, rest) = dots.as_chunks::<2>();
    debug_assert!(rest.is_empty(), "{dots:?} ends without its height");
    pairs.iter().map(|[x, y]| (f32::from(*x), f32::from(*y)))
}

fn distance(a: Point, b: Point) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

/// On a screen, whose heights grow downwards.
fn is_clockwise(places: &[Point]) -> bool {
    let pairs = places.iter().zip(places.iter().cycle().skip(1));
    pairs.map(|(a, b)| a.0 * b.1 - b.0 * a.1).sum::<f32>() > 0.0
}

#[cfg(test)]
mod tests {
    use super::*;

    const SQUARE: &Dots = &[50, 20, 80, 20, 80, 80, 50, 80];

    #[test]
    fn a_mirrored_outline_is_as_wide_on_both_sides() {
        let square = Outline::mirrored(SQUARE);
        let half = square.half_width(50.0);
        assert!(
            (half - square.mirror().half_width(50.0)).abs() < 0.5,
            "{half}"
        );
        assert!((29.0..40.0).contains(&half), "{half}");
        assert_eq!(square.reach(), (20.0, 80.0));
    }

    #[test]
    fn curls_grow_outwards_in_both_directions_of_the_line() {
        let oval = Outline::oval((50.0, 50.0), (20.0, 20.0));
        // The first curl leaves the top of the oval upwards, not into it.
        for outline in [&oval, &oval.mirror()] {
            let path = outline.path(Edge::Curly(8, 6));
            let (_, curl) = path.split_once('c').expect("a curl");
            let numbers = curl.replace('-', " -");
            let up = numbers.split_whitespace().nth(1).expect("a height");
            assert!(up.starts_with('-'), "{path}");
        }
        assert!(is_clockwise(&oval.0) && !is_clockwise(&oval.mirror().0));
    }

    #[test]
    fn a_repeated_place_is_a_corner() {
        let round = Outline::through(&[20, 20, 80, 20, 50, 80]).path(Edge::Sleek);
        let pointed = Outline::through(&[20, 20, 80, 20, 80, 20, 50, 80]).path(Edge::Sleek);
        assert_ne!(round, pointed);
        assert_eq!(round.matches('s').count(), pointed.matches('s').count());
    }
}
