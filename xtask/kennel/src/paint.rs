//! A colour, and the shades of it that light and fur need.

use std::fmt;

/// A colour as red, green and blue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Paint(pub(crate) u32);

/// The colour of all lines.
pub(crate) const INK: Paint = Paint(0x2a2140);

impl Paint {
    /// This percentage of the way to another colour.
    pub(crate) fn towards(self, other: Self, percent: i32) -> Self {
        let mixed = self.channels().into_iter().zip(other.channels());
        Self(mixed.fold(0, |sum, (mine, theirs)| {
            let channel = mine + (theirs - mine) * percent / 100;
            sum << 8 | channel.unsigned_abs()
        }))
    }

    /// In the shade.
    pub(crate) fn shaded(self) -> Self {
        self.towards(INK, 22)
    }

    /// In the light.
    pub(crate) fn lit(self) -> Self {
        self.towards(Self(0xffffff), 30)
    }

    /// How far apart two colours are, summed over the channels: 0 to 765.
    pub(crate) fn distance(self, other: Self) -> u32 {
        let pairs = self.channels().into_iter().zip(other.channels());
        pairs.map(|(mine, theirs)| mine.abs_diff(theirs)).sum()
    }

    /// Whether ink lines are hard to see on it.
    pub(crate) fn is_dark(self) -> bool {
        self.channels().iter().sum::<i32>() < 290
    }

    fn channels(self) -> [i32; 3] {
        [16, 8, 0].map(|shift| (self.0 >> shift & 0xff).cast_signed())
    }
}

impl fmt::Display for Paint {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Three digits if they are enough.
        let [r, g, b] = self.channels();
        if [r, g, b].iter().all(|channel| channel % 17 == 0) {
            write!(out, "#{:x}{:x}{:x}", r / 17, g / 17, b / 17)
        } else {
            write!(out, "#{:06x}", self.0)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_colour_is_written_as_short_as_possible() {
        assert_eq!(Paint(0xffcc00).to_string(), "#fc0");
        assert_eq!(Paint(0x0a0b0c).to_string(), "#0a0b0c");
    }

    #[test]
    fn shades_are_between_the_two_colours() {
        assert_eq!(
            Paint(0x000000).towards(Paint(0xffffff), 100),
            Paint(0xffffff)
        );
        assert_eq!(Paint(0xc86432).towards(INK, 0), Paint(0xc86432));
        assert!(Paint(0x45434f).is_dark() && !Paint(0xc98a4b).is_dark());
    }
}
