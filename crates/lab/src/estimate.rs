//! A share with its 95 % interval.

use serde::Serialize;

/// The two-sided 95 % point of the normal distribution.
pub(crate) const Z: f64 = 1.959_963_984_540_054;

/// A share of deals, and the interval in which the true share probably is.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// What was found.
    pub estimate: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Estimate {
    /// A share with Wilson's interval, which is also good near 0 and 1 and for few deals. `hits`
    /// can be a fraction, because winners share a win.
    pub fn wilson(hits: f64, of: u64) -> Self {
        if of == 0 {
            return Self {
                estimate: 0.0,
                low: 0.0,
                high: 1.0,
            };
        }
        let n = of as f64;
        let share = hits / n;
        let square = Z * Z / n;
        let centre = (share + square / 2.0) / (1.0 + square);
        let half = Z / (1.0 + square) * (share * (1.0 - share) / n + square / (4.0 * n)).sqrt();
        Self {
            estimate: share,
            // Rounding must not push the share itself out of the interval.
            low: (centre - half).clamp(0.0, share),
            high: (centre + half).clamp(share, 1.0),
        }
    }

    /// The same divided by `n`: one side's part of the share of `n` sides.
    #[must_use]
    pub(crate) fn divided(self, n: f64) -> Self {
        Self {
            estimate: self.estimate / n,
            low: self.low / n,
            high: (self.high / n).min(1.0),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wilsons_interval_is_the_one_in_the_textbook() {
        // Source: Newcombe 1998, "Two-sided confidence intervals for the single proportion",
        // table I, method 3: 81 of 263, 15 of 148, 0 of 20, 1 of 29.
        let told = [
            (81.0, 263, 0.2553, 0.3662),
            (15.0, 148, 0.0624, 0.1605),
            (0.0, 20, 0.0, 0.1611),
            (1.0, 29, 0.0061, 0.1718),
        ];
        for (hits, of, low, high) in told {
            let found = Estimate::wilson(hits, of);
            assert!((found.low - low).abs() < 5e-5, "{hits} of {of}: {found:?}");
            assert!(
                (found.high - high).abs() < 5e-5,
                "{hits} of {of}: {found:?}"
            );
        }
    }

    #[test]
    fn without_deals_the_share_could_be_anything() {
        let nothing = Estimate::wilson(0.0, 0);
        assert_eq!((nothing.low, nothing.high), (0.0, 1.0));
    }
}
