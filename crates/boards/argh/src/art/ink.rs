//! How the posters are printed: flat colour a little beside the ink, rays behind the hero.

use std::fmt::Write;

pub(super) const INK: &str = "#1d1930";
pub(super) const PAPER: &str = "#fbf1da";
pub(super) const RED: &str = "#d8452f";
pub(super) const SKIN: &str = "#f0c39a";

/// A picture in the making.
pub(super) struct Poster(String);

impl Poster {
    /// Paper with rays of a colour, from a point below the middle.
    pub(super) fn rays(colour: &str) -> Self {
        let mut rays = String::new();
        for ray in 0..9 {
            let angle = |step: f64| (std::f64::consts::PI * (1.0 + step / 18.0)).sin_cos();
            let (y1, x1) = angle(f64::from(ray * 2));
            let (y2, x2) = angle(f64::from(ray * 2 + 1));
            let at = |x: f64, y: f64| format!("{:.0} {:.0}", 50.0 + 110.0 * x, 78.0 + 110.0 * y);
            let _ = write!(rays, "M50 78L{}L{}z", at(x1, y1), at(x2, y2));
        }
        Self(format!(
            "<g stroke=\"none\"><path d=\"M0 0h100v100H0z\" fill=\"{PAPER}\"/><path d=\"{rays}\" \
             fill=\"{colour}\" opacity=\".45\"/><path d=\"M0 88q50-8 100 0v12H0z\" fill=\"{colour}\" \
             opacity=\".8\"/></g>"
        ))
    }

    /// A shape: its colour slips a little, its line does not.
    pub(super) fn shape(mut self, path: &str, fill: &str) -> Self {
        let _ = write!(
            self.0,
            "<path d=\"{path}\" fill=\"{fill}\" stroke=\"none\" transform=\"translate(1.3 1)\"/><path d=\"{path}\"/>"
        );
        self
    }

    /// A flat patch without a line.
    pub(super) fn patch(mut self, path: &str, fill: &str) -> Self {
        let _ = write!(
            self.0,
            "<path d=\"{path}\" fill=\"{fill}\" stroke=\"none\"/>"
        );
        self
    }

    /// A line.
    pub(super) fn line(mut self, path: &str) -> Self {
        let _ = write!(self.0, "<path d=\"{path}\"/>");
        self
    }

    /// A line of some width and colour.
    pub(super) fn stroke(mut self, path: &str, colour: &str, width: f64) -> Self {
        let _ = write!(
            self.0,
            "<path d=\"{path}\" stroke=\"{colour}\" stroke-width=\"{width}\"/>"
        );
        self
    }

    /// A thick limb: ink with colour inside.
    pub(super) fn limb(self, path: &str, colour: &str, width: f64) -> Self {
        self.stroke(path, INK, width + 4.5)
            .stroke(path, colour, width)
    }

    /// A disc with a line around it.
    pub(super) fn disc(self, x: f64, y: f64, r: f64, fill: &str) -> Self {
        let path = format!(
            "M{} {y}a{r} {r} 0 1 0 {} 0a{r} {r} 0 1 0 {} 0z",
            x - r,
            2.0 * r,
            -2.0 * r
        );
        self.shape(&path, fill)
    }

    /// A dot of ink.
    pub(super) fn dot(self, x: f64, y: f64, r: f64) -> Self {
        let path = format!(
            "M{} {y}a{r} {r} 0 1 0 {} 0a{r} {r} 0 1 0 {} 0z",
            x - r,
            2.0 * r,
            -2.0 * r
        );
        self.patch(&path, INK)
    }

    /// Two eyes under angry brows.
    pub(super) fn angry(self, left: f64, right: f64, y: f64, r: f64) -> Self {
        let inner = y - r * 0.6;
        let outer = y - r * 2.0;
        self.disc(left, y, r, "#fff")
            .disc(right, y, r, "#fff")
            .dot(left + r * 0.3, y + 0.5, r * 0.48)
            .dot(right - r * 0.3, y + 0.5, r * 0.48)
            .stroke(
                &format!(
                    "M{} {outer}L{} {inner}M{} {outer}L{} {inner}",
                    left - r * 1.3,
                    left + r * 1.2,
                    right + r * 1.3,
                    right - r * 1.2
                ),
                INK,
                3.6,
            )
    }

    /// Two eyes under worried brows.
    pub(super) fn worried(self, left: f64, right: f64, y: f64) -> Self {
        self.disc(left, y, 4.2, "#fff")
            .disc(right, y, 4.2, "#fff")
            .dot(left, y + 0.8, 1.9)
            .dot(right, y + 0.8, 1.9)
            .stroke(
                &format!(
                    "M{} {}l8 -4M{} {}l-8 -4",
                    left - 5.0,
                    y - 5.0,
                    right + 5.0,
                    y - 5.0
                ),
                INK,
                2.8,
            )
    }

    /// A raised fist: the sign of the revolt.
    pub(super) fn fist(self, x: f64, y: f64, fur: &str) -> Self {
        self.limb(&format!("M{x} {}L{x} 96", y + 8.0), fur, 7.0)
            .shape(
                &format!("M{} {}q-1-9 9-9t9 8v6q-1 6-9 6t-9-6z", x - 9.0, y + 2.0),
                fur,
            )
            .line(&format!(
                "M{} {}v7M{} {}v7M{} {}v7",
                x - 4.0,
                y - 5.0,
                x,
                y - 6.0,
                x + 4.5,
                y - 5.0
            ))
            .shape(
                &format!("M{} {}h11q4 3 0 6H{}z", x - 9.0, y + 3.0, x - 9.0),
                fur,
            )
    }

    /// A mask over the eyes: somebody works for the other side.
    pub(super) fn mask(self, x: f64, y: f64, half: f64) -> Self {
        let (left, right) = (x - half, x + half);
        self.shape(
            &format!(
                "M{left} {}q{half} -7 {} 0q2 9-6 12-7 1-{} -6q-4 7-12 6-9-3-6-12z",
                y - 5.0,
                2.0 * half,
                half * 0.45
            ),
            "#2b2740",
        )
        .patch(
            &format!(
                "M{} {y}a4.600 3.400 0 1 0 9.200 0a4.600 3.400 0 1 0-9.200 0z",
                x - half * 0.55 - 4.6
            ),
            "#fff",
        )
        .patch(
            &format!(
                "M{} {y}a4.600 3.400 0 1 0 9.200 0a4.600 3.400 0 1 0-9.200 0z",
                x + half * 0.55 - 4.6
            ),
            "#fff",
        )
        .dot(x - half * 0.55 + 1.5, y, 1.9)
        .dot(x + half * 0.55 + 1.5, y, 1.9)
        .stroke(&format!("M{left} {y}l-7 -3M{right} {y}l7 -3"), INK, 2.2)
    }

    /// A spark at the end of something that is about to go off.
    pub(super) fn spark(self, x: f64, y: f64) -> Self {
        let star = format!(
            "M{x} {}l2.500 7 7-2-4 6 6 4-7 1 1 8-5.500-5-5.500 5 1-8-7-1 6-4-4-6 7 2z",
            y - 11.0
        );
        self.shape(&star, "#ffd23f").dot(x, y, 2.2)
    }

    /// The finished picture.
    pub(super) fn done(self) -> String {
        self.0
    }
}

/// A lizard on whatever it climbs: the three are brothers.
pub(super) fn lizard(behind: Poster, skin: &str) -> String {
    behind
        .limb("M50 62q-22 8-14 20t26 5q8-4 3-9", skin, 6.0)
        .limb("M42 44L26 36M58 44L76 38M44 60L28 68M58 60L76 68", skin, 5.0)
        .shape("M50 14q13 2 12 15 4 22-3 34-9 6-18 0-7-14-3-34 0-13 12-15z", skin)
        .patch("M47 34h6v5h-6zM46 44h8v5h-8zM47 54h6v4h-6z", "#fbf1da")
        .angry(44.0, 57.0, 25.0, 4.6)
        .line("M44 34q6 3 12 0M26 36l-5-3M26 36l-6 2M76 38l5-3M76 38l6 2M28 68l-5 3M28 68l-2 6M76 68l5 3M76 68l2 6")
        .done()
}
