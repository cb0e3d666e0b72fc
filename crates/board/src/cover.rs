//! What the front page shows of a game before its board is fetched.

/// A game on the shelf, from outside.
#[derive(Clone, Copy, Debug)]
pub struct Cover {
    /// The class of the table, under which the board's style sheet stands.
    pub mood: &'static str,
    /// How many sit down when nobody says how many.
    pub company: usize,
    /// The little poster on its box, as SVG.
    pub poster: &'static str,
    /// Who made the game that this adapts.
    pub credits: &'static str,
}
