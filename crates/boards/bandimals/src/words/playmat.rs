//! The words on the printed playmat.

pub(crate) const PLAYMAT_LINK: &str = "#/print/bandimals";
pub(crate) const PLAYMAT_OPEN: &str = "Playmat to print";
pub(crate) const PLAYMAT: &str = "playmat";
pub(crate) const PLAYMAT_WHY: &str = "One for each person, on legal paper (14 \u{d7} 8.5 inches), on its side. Laminate it if you can.";
pub(crate) const PRINT: &str = "Print it";
pub(crate) const REMINDERS: [&str; 5] = [
    "Draw 2",
    "Band: play or remove up to 3",
    "Play 1 Bonus or Penalty",
    "Discard at least 1, keep 8 at most",
    "Full band? Take a Drum Major",
];
