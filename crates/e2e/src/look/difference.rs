//! How different two pictures look to a person.

use std::fmt;

use image::imageops::{self, FilterType};
use image::{ImageFormat, RgbImage};

/// Pictures are compared at a quarter of their size: a line that moved by a pixel moves by a
/// quarter of one there, and a changed word is still changed.
const SHRINK: u32 = 4;
/// The largest difference in shape that counts as the same, in a square of 32 pixels, out of 1.
const MOST_SHAPE: f64 = 0.3;
/// The largest difference in colour that counts as the same, out of 1.
const MOST_COLOUR: f64 = 0.08;

/// The largest local difference between two pictures: 0 is none, 1 is total.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Difference {
    /// In brightness.
    pub(crate) shape: f64,
    /// In colour.
    pub(crate) colour: f64,
}

impl Difference {
    /// Compares two WebP pictures. One that cannot be read differs totally from any other.
    pub(crate) fn between(old: &[u8], new: &[u8]) -> Self {
        match (read(old), read(new)) {
            (Some(old), Some(new)) => Self::of(&old, &new),
            _ => Self::WHOLLY,
        }
    }

    /// Whether somebody would see it.
    pub(crate) fn is_seen(self) -> bool {
        self.shape > MOST_SHAPE || self.colour > MOST_COLOUR
    }

    const WHOLLY: Self = Self {
        shape: 1.0,
        colour: 1.0,
    };

    fn of(old: &RgbImage, new: &RgbImage) -> Self {
        if old.dimensions() != new.dimensions() {
            return Self::WHOLLY;
        }
        let old = shrunk(old);
        let Some(mut map) = map(&old, &shrunk(new)) else {
            return Self::WHOLLY;
        };
        // Where they differ, something may only have moved by a pixel: for each place the best fit
        // counts.
        for (x, y) in WAYS {
            if !Self::worst(&map).is_seen() {
                break;
            }
            let Some(other) = self::map(&old, &shrunk(&moved(new, x, y))) else {
                return Self::WHOLLY;
            };
            for (pixel, other) in map.pixels_mut().zip(other.pixels()) {
                for (one, other) in pixel.0.iter_mut().zip(other.0) {
                    *one = other.min(*one);
                }
            }
        }
        Self::worst(&map)
    }

    fn worst(map: &RgbImage) -> Self {
        let most = |of: fn(&[u8; 3]) -> u8| {
            let worst = map.pixels().map(|pixel| of(&pixel.0)).max();
            f64::from(worst.unwrap_or(0)) / 255.0
        };
        Self {
            shape: most(|[shape, _, _]| *shape),
            colour: most(|[_, blue, red]| *blue.max(red)),
        }
    }
}

/// The directions in which something can move by a pixel.
const WAYS: [(i64, i64); 8] = [
    (1, 0),
    (-1, 0),
    (0, 1),
    (0, -1),
    (1, 1),
    (-1, -1),
    (1, -1),
    (-1, 1),
];

/// How different each place is: in shape, then in the two channels of colour.
fn map(old: &RgbImage, new: &RgbImage) -> Option<RgbImage> {
    let found = image_compare::rgb_hybrid_compare(old, new).ok()?;
    Some(found.image.to_color_map().into_rgb8())
}

fn moved(picture: &RgbImage, x: i64, y: i64) -> RgbImage {
    let mut moved = picture.clone();
    imageops::replace(&mut moved, picture, x, y);
    moved
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "shape {:.2}, colour {:.2}", self.shape, self.colour)
    }
}

fn read(picture: &[u8]) -> Option<RgbImage> {
    let read = image::load_from_memory_with_format(picture, ImageFormat::WebP);
    read.ok().map(image::DynamicImage::into_rgb8)
}

fn shrunk(picture: &RgbImage) -> RgbImage {
    let (width, height) = picture.dimensions();
    let at_least = |length: u32| length.div_ceil(SHRINK);
    imageops::resize(
        picture,
        at_least(width),
        at_least(height),
        FilterType::Triangle,
    )
}

#[cfg(test)]
mod tests {
    use image::Rgb;

    use super::*;

    const LAWN: Rgb<u8> = Rgb([60, 120, 70]);
    const PAPER: Rgb<u8> = Rgb([250, 246, 235]);
    const INK: Rgb<u8> = Rgb([40, 36, 30]);
    const RED: Rgb<u8> = Rgb([190, 60, 50]);
    const BLUE: Rgb<u8> = Rgb([50, 80, 190]);

    fn fill(table: &mut RgbImage, at: (u32, u32), size: (u32, u32), colour: Rgb<u8>) {
        for y in at.1..at.1 + size.1 {
            for x in at.0..at.0 + size.0 {
                table.put_pixel(x, y, colour);
            }
        }
    }

    /// A card with a picture and two lines of text, of two words each.
    fn card(table: &mut RgbImage, x: u32, y: u32, colour: Rgb<u8>) {
        fill(table, (x, y), (60, 90), PAPER);
        fill(table, (x + 10, y + 10), (40, 30), colour);
        for line in [55, 70] {
            for stroke in [8, 11, 14, 17, 31, 34, 37, 40, 43] {
                fill(table, (x + stroke, y + line), (2, 9), INK);
            }
        }
    }

    fn table(cards: &[(u32, u32, Rgb<u8>)]) -> RgbImage {
        let mut table = RgbImage::from_pixel(390, 300, LAWN);
        for (x, y, colour) in cards {
            card(&mut table, *x, *y, *colour);
        }
        table
    }

    const THREE: [(u32, u32, Rgb<u8>); 3] = [(20, 30, RED), (101, 33, RED), (203, 150, BLUE)];

    #[test]
    fn a_picture_is_like_itself() {
        let nothing = Difference {
            shape: 0.0,
            colour: 0.0,
        };
        assert_eq!(Difference::of(&table(&THREE), &table(&THREE)), nothing);
    }

    #[test]
    fn a_card_that_moved_by_a_pixel_is_not_seen() {
        for (x, y) in [(1, 0), (0, 1), (1, 1)] {
            let moved = THREE.map(|(left, top, colour)| (left + x, top + y, colour));
            let found = Difference::of(&table(&THREE), &table(&moved));
            assert!(!found.is_seen(), "{x} and {y}: {found}");
        }
    }

    #[test]
    fn a_card_that_is_missing_is_seen() {
        for missing in 0..3 {
            let mut left = THREE.to_vec();
            left.remove(missing);
            let found = Difference::of(&table(&THREE), &table(&left));
            assert!(found.is_seen(), "card {missing}: {found}");
        }
    }

    #[test]
    fn a_card_that_moved_by_twelve_pixels_is_seen() {
        let mut moved = THREE;
        moved[1].0 += 12;
        let found = Difference::of(&table(&THREE), &table(&moved));
        assert!(found.is_seen(), "{found}");
    }

    #[test]
    fn other_colours_of_the_same_brightness_are_seen() {
        let mut other = THREE;
        other[0].2 = BLUE;
        let found = Difference::of(&table(&THREE), &table(&other));
        assert!(found.is_seen(), "{found}");
        let night = RgbImage::from_pixel(390, 300, Rgb([20, 22, 30]));
        let found = Difference::of(&table(&[]), &night);
        assert!(found.is_seen(), "by night: {found}");
    }

    #[test]
    fn a_missing_line_of_text_is_seen() {
        let mut other = table(&THREE);
        fill(&mut other, (28, 85), (46, 9), PAPER);
        let found = Difference::of(&table(&THREE), &other);
        assert!(found.is_seen(), "{found}");
    }

    #[test]
    fn pictures_of_different_sizes_and_invalid_pictures_differ_totally() {
        let small = RgbImage::from_pixel(300, 390, LAWN);
        assert_eq!(Difference::of(&table(&[]), &small), Difference::WHOLLY);
        assert!(Difference::between(b"no picture", b"no picture").is_seen());
    }
}
