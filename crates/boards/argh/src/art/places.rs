//! The three doors, the box, and the mask.

use super::ink::{PAPER, Poster, RED};

/// A front door with a lamp.
pub(super) fn house() -> String {
    Poster::rays("#ee9a4d")
        .shape("M10 46L50 8l40 38v46H10z", "#e8843c")
        .shape("M4 48L50 4l46 44-5 6L50 16 9 54z", RED)
        .shape("M36 92V56q14-12 28 0v36z", "#6b3f22")
        .shape("M41 60q9-7 18 0v10H41z", "#ffe27a")
        .dot(59.0, 78.0, 2.4)
        .shape("M16 58h12v14H16zM72 58h12v14H72z", "#ffe27a")
        .line("M22 58v14M16 65h12M78 58v14M72 65h12M50 54v16")
        .done()
}

/// A garden gate under a moon.
pub(super) fn garden() -> String {
    Poster::rays("#8dbb5e")
        .patch("M70 8a13 13 0 1 0 14 20 15 15 0 0 1-14-20z", "#f2c53d")
        .shape(
            "M6 92Q0 50 24 48q4-22 26-20 22-2 26 20 24 2 18 44z",
            "#5f8f45",
        )
        .shape("M26 92V54q24-26 48 0v38z", "#a9774d")
        .line("M38 92V46M50 92V41M62 92V46M26 62h48M26 80h48")
        .dot(66.0, 71.0, 2.6)
        .disc(16.0, 62.0, 4.0, RED)
        .disc(84.0, 68.0, 4.0, RED)
        .disc(20.0, 80.0, 3.0, PAPER)
        .done()
}

/// A steel door with a wheel.
pub(super) fn laboratory() -> String {
    Poster::rays("#6ea8d0")
        .shape("M8 10h84v82H8z", "#4f7fa8")
        .shape("M24 92V24h52v68z", "#b8c7d6")
        .line("M30 30h40v56H30zM34 34h.1M66 34h.1M34 82h.1M66 82h.1")
        .disc(50.0, 58.0, 14.0, "#e8eef2")
        .line("M50 44v28M36 58h28M40 48l20 20M60 48L40 68")
        .disc(50.0, 58.0, 4.0, RED)
        .shape("M40 6h20v12H40z", "#f2c53d")
        .line("M46 12h8M50 9v6")
        .done()
}

/// The box that the removed cards lie in.
pub(super) fn crate_() -> String {
    Poster::rays("#b9a27c")
        .shape("M10 44h80v46H10z", "#a9774d")
        .shape("M4 34l14-16h64l14 16-6 10H10z", "#8a5f3d")
        .line("M10 60h80M10 75h80M24 44v46M76 44v46")
        .shape("M42 52h16v16H42z", "#f2c53d")
        .dot(50.0, 58.0, 2.8)
        .line("M50 59v5")
        .done()
}

/// The sign of a spy.
pub(super) fn mask() -> String {
    Poster::rays("#b9a27c").mask(50.0, 48.0, 34.0).done()
}
