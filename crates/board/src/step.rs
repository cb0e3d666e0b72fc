//! A step of the final count.

use tabletop::Seat;

/// A step of the final count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Whose step it is, if anybody's.
    pub seat: Option<Seat>,
    /// What happens, in a sentence.
    pub text: String,
    /// Small pictures for it, as HTML.
    pub pictures: String,
}
