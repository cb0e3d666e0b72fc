//! Fractions in styles.

use std::fmt;

/// A fraction as CSS wants it, to a thousandth.
///
/// The standard library writes every fraction exactly, and needs more code for it than a small
/// game's board has.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decimal(pub f64);

impl fmt::Display for Decimal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let thousandths = (self.0 * 1000.0).round() as i64;
        let sign = if thousandths < 0 { "-" } else { "" };
        let thousandths = thousandths.unsigned_abs();
        write!(f, "{sign}{}", thousandths / 1000)?;
        match thousandths % 1000 {
            0 => Ok(()),
            rest => write!(f, ".{rest:03}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fraction_is_written_to_a_thousandth() {
        let cases = [
            (0.0, "0"),
            (-0.0004, "0"),
            (1.0, "1"),
            (0.05, "0.050"),
            (-12.3456, "-12.346"),
            (-0.5, "-0.500"),
            (1440.25, "1440.250"),
        ];
        for (number, text) in cases {
            assert_eq!(Decimal(number).to_string(), text, "{number}");
        }
    }
}
