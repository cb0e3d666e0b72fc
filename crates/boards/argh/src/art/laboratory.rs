//! Laboratory: those who live behind glass.

use super::ink::{PAPER, Poster, RED, SKIN, lizard as lizard_on};

const TINT: &str = "#6ea8d0";

pub(super) fn lizard() -> String {
    let tank = Poster::rays(TINT)
        .patch("M8 10h84v80H8z", "#cfe6ef")
        .patch("M8 74h84v16H8z", "#e3c58a")
        .stroke(
            "M20 74V50M20 60l-7-8M20 66l8-9M82 74V56M82 66l7-8",
            "#5f9c4a",
            4.0,
        )
        .line("M8 10h84v80H8zM8 18h84");
    lizard_on(tank, "#66b39a")
}

pub(super) fn mouse() -> String {
    Poster::rays(TINT)
        .limb("M70 88q26-4 20-30", "#f2a7b5", 2.0)
        .shape("M26 98q-2-28 24-30 26 2 24 30z", "#f7f3ea")
        .disc(24.0, 28.0, 17.0, "#f7f3ea")
        .disc(76.0, 28.0, 17.0, "#f7f3ea")
        .disc(24.0, 28.0, 9.0, "#f2a7b5")
        .disc(76.0, 28.0, 9.0, "#f2a7b5")
        .shape(
            "M50 22q25 3 24 28-6 18-24 26-18-8-24-26-1-25 24-28z",
            "#fffdf6",
        )
        .angry(40.0, 60.0, 46.0, 5.4)
        .shape("M45 66q5-3 10 0-1 6-5 7-4-1-5-7z", "#f08aa0")
        .line("M34 66l-14-3M34 71l-13 3M66 66l14-3M66 71l13 3")
        .fist(84.0, 62.0, "#f7f3ea")
        .done()
}

pub(super) fn chimp() -> String {
    Poster::rays(TINT)
        .shape("M16 98q2-26 34-28 32 2 34 28z", "#5a4034")
        .disc(19.0, 42.0, 10.0, "#d9a57c")
        .disc(81.0, 42.0, 10.0, "#d9a57c")
        .shape(
            "M50 10q32 4 30 38-4 32-30 34-26-2-30-34-2-34 30-38z",
            "#5a4034",
        )
        .shape(
            "M50 36q8-10 18-2 7 10 0 18 6 8 2 16-6 10-20 10t-20-10q-4-8 2-16-7-8 0-18 10-8 18 2z",
            "#e0b088",
        )
        .angry(40.0, 60.0, 43.0, 5.2)
        .line("M47 56h1M53 56h1")
        .shape("M36 64q14-5 28 0-2 9-14 10-12-1-14-10z", "#7a2b2b")
        .patch("M40 64q10-3 20 0v3q-10-2-20 0z", "#fff")
        .fist(88.0, 58.0, "#5a4034")
        .done()
}

pub(super) fn intern() -> String {
    Poster::rays(TINT)
        .shape("M20 98q2-24 30-26 28 2 30 26z", "#f7f3ea")
        .shape("M42 73l8 12 8-12-8 25z", "#6fae8a")
        .disc(50.0, 46.0, 23.0, SKIN)
        .shape(
            "M27 42q-2-28 24-28 26 2 22 26-6-10-16-12-18 2-30 14z",
            "#c97b3d",
        )
        .worried(41.0, 60.0, 46.0)
        .line("M33 46a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM52 46a8 8 0 1 0 16 0a8 8 0 1 0-16 0zM49 45h3")
        .line("M44 61q6-4 12 0")
        .shape("M76 66h18l-3 24H79z", PAPER)
        .line("M76 72h18M82 60q-3-4 0-8M88 60q-3-4 0-8")
        .done()
}

pub(super) fn guard() -> String {
    Poster::rays(TINT)
        .patch("M88 62L40 20 20 60z", "#ffe27a")
        .shape("M18 98q2-24 32-26 30 2 32 26z", "#2f4468")
        .disc(50.0, 50.0, 22.0, SKIN)
        .shape("M24 36q2-24 26-25 24 1 26 25-26-8-52 0z", "#2f4468")
        .shape("M20 38q30-10 60 0-4 6-10 6-20-6-40 0-6 0-10-6z", "#1d2b45")
        .shape("M45 20h10l2 8-7 4-7-4z", "#f2c53d")
        .worried(42.0, 59.0, 51.0)
        .line("M42 65q8-4 16 0M36 60q2 3 2 7")
        .limb("M92 92L78 72", "#8d8fa6", 7.0)
        .disc(74.0, 66.0, 7.0, "#ffd23f")
        .shape("M34 76l8-2v8l-8 2z", "#f2c53d")
        .done()
}

pub(super) fn scientist() -> String {
    Poster::rays(TINT)
        .shape("M14 98q4-26 36-28 32 2 36 28z", "#f7f3ea")
        .shape("M40 71l10 14 10-14-4 27H44z", "#6ea8d0")
        .shape("M24 52L6 50l12-10L4 28l18 0-6-16 18 9L40 4l10 12L62 4l4 17 18-9-6 16h18L82 40l12 10-18 2z", "#e8e2d0")
        .disc(50.0, 50.0, 23.0, SKIN)
        .shape("M26 42q24-8 48 0v10q-24 8-48 0z", "#4a4a5e")
        .disc(39.0, 47.0, 8.0, "#bfe3a8")
        .disc(61.0, 47.0, 8.0, "#bfe3a8")
        .dot(39.0, 47.0, 2.4)
        .dot(61.0, 47.0, 2.4)
        .shape("M38 62q12 4 24 0-2 9-12 9t-12-9z", "#7a2b2b")
        .patch("M40 63q10 3 20 0v3q-10 2-20 0z", "#fff")
        .shape("M80 62h8v10l6 18H74l6-18z", "#d6ecf5")
        .patch("M78 80h12l3 9H75z", "#7fb24f")
        .done()
}

pub(super) fn guinea_pig() -> String {
    Poster::rays(TINT)
        .shape(
            "M20 40q-10-12 2-20 12 0 14 12zM80 40q10-12-2-20-12 0-14 12z",
            "#d9a57c",
        )
        .shape(
            "M50 16q36 2 38 42-2 34-38 36-36-2-38-36 2-40 38-42z",
            "#f3e2c3",
        )
        .patch(
            "M15 50q2-28 33-32-6 26-6 40-12 12-24 8-4-8-3-16z",
            "#8a5a35",
        )
        .patch("M86 62q-2 28-30 31 2-16 14-26 8-6 16-5z", "#c97b3d")
        .mask(50.0, 44.0, 27.0)
        .shape("M44 62q6-3 12 0-1 6-6 7-5-1-6-7z", "#e58aa0")
        .line("M50 69v5q-7 5-12 0M50 74q7 5 12 0")
        .line("M24 66l-12-2M24 71l-11 3M76 66l12-2M76 71l11 3")
        .done()
}

pub(super) fn flask() -> String {
    Poster::rays(TINT)
        .shape(
            "M42 14h16v24l26 44q4 11-8 12H24q-12-1-8-12l26-44z",
            "#e2f1f6",
        )
        .patch(
            "M33 56q10-5 17 0t17-1l15 27q3 9-6 10H25q-9-1-6-10z",
            "#7fb24f",
        )
        .line("M42 14h16v24l26 44q4 11-8 12H24q-12-1-8-12l26-44zM38 14h24")
        .disc(40.0, 74.0, 5.0, "#d5ef8f")
        .disc(58.0, 82.0, 4.0, "#d5ef8f")
        .disc(60.0, 66.0, 3.5, "#d5ef8f")
        .disc(48.0, 48.0, 3.0, "#d5ef8f")
        .stroke("M50 14Q50 4 64 6", RED, 3.5)
        .spark(72.0, 12.0)
        .done()
}

pub(super) fn twin() -> String {
    Poster::rays(TINT)
        .shape("M24 98q2-24 26-26 24 2 26 26z", "#5aa9e6")
        .line("M30 84h40M27 92h46")
        .disc(50.0, 46.0, 25.0, SKIN)
        .shape(
            "M25 44q-4-30 25-31 29 1 25 31-6-12-12-14-6 6-12 0-8 8-14 2-8 4-12 12z",
            "#8a4b2a",
        )
        .worried(40.0, 60.0, 46.0)
        .line("M42 62q8 5 16-2M34 55h4M62 55h4")
        .shape("M76 84L96 62M76 84l8 3", PAPER)
        .shape("M92 54l8 6-4 6-8-6z", RED)
        .done()
}
