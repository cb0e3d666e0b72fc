//! A step of the count at the end.

use tabletop::Seat;

/// A step of the count at the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// Whose it is, if it is somebody's.
    pub seat: Option<Seat>,
    /// What happens, in a sentence.
    pub text: String,
    /// Little pictures for it, as HTML.
    pub pictures: String,
}
