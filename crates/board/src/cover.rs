//! What the front page shows of a game before its board is fetched.

/// A game on the shelf, from outside.
#[derive(Clone, Copy, Debug)]
pub struct Cover {
    /// The class of the table that scopes the board's style sheet.
    pub mood: &'static str,
    /// How many seats a new table has by default.
    pub company: usize,
    /// The little poster on its box, as SVG.
    pub poster: &'static str,
    /// Who made the game that this adapts.
    pub credits: &'static str,
}
