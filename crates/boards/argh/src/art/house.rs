//! House: those who live on the sofa.

use super::ink::{PAPER, Poster, RED, SKIN, lizard as lizard_on};

const TINT: &str = "#ee9a4d";

pub(super) fn lizard() -> String {
    let curtain = Poster::rays(TINT)
        .shape("M0 0h100v9H0z", "#8a5a2b")
        .patch("M4 9h16q4 45-2 84H2zM80 9h16v84H84q-6-40-4-84z", RED)
        .line("M10 10q3 40 0 82M90 10q-3 40 0 82");
    lizard_on(curtain, "#7fb24f")
}

pub(super) fn goldfish() -> String {
    Poster::rays(TINT)
        .shape("M66 50q20-20 26-14-6 13-6 15t6 15q-8 6-26-14z", "#f2b544")
        .shape(
            "M8 52q6-24 32-25 24 1 30 24-7 25-32 26Q14 76 8 52z",
            "#f28c28",
        )
        .shape("M36 27q6-15 20-12-4 8-2 15z", "#f2b544")
        .line("M48 40q6 11 0 24M57 42q5 9 0 20")
        .angry(24.0, 38.0, 46.0, 5.4)
        .line("M18 62q7-4 13 1")
        .disc(80.0, 20.0, 3.5, PAPER)
        .disc(88.0, 10.0, 2.5, PAPER)
        .done()
}

pub(super) fn tortoise() -> String {
    Poster::rays(TINT)
        .limb("M34 84l-3 8M72 84l4 8", "#9ab35c", 9.0)
        .limb("M32 66Q16 64 18 42", "#9ab35c", 14.0)
        .shape("M30 82q-2-38 32-40 32 3 32 40-30 8-64 0z", "#7a6a3a")
        .shape("M52 46l14 1 8 14-8 12H52l-8-13z", "#b59a4e")
        .line("M44 60l-12 4M52 73l-4 11M66 73l5 11M74 61l16 6M66 47l8-1")
        .disc(19.0, 36.0, 13.0, "#9ab35c")
        .angry(14.0, 25.0, 33.0, 4.4)
        .line("M11 44q7 3 14-1")
        .done()
}

pub(super) fn parrot() -> String {
    Poster::rays(TINT)
        .shape("M30 96q-6-40 10-60 12-6 24 2 16 24 8 58z", "#d8452f")
        .shape("M66 50q20 12 18 46H64q6-24 2-46z", "#3f8fb5")
        .shape(
            "M28 34Q28 8 52 9q22 3 20 26-4 14-20 15-22 0-24-16z",
            "#e2543b",
        )
        .shape("M36 12Q34-2 46 2q2 3 2 7 4-9 12-5-1 6-6 9z", "#f2c53d")
        .shape("M40 30q10-4 20 0 2 20-11 25-2-10-9-25z", "#f2c53d")
        .line("M41 38q9 4 18 0")
        .angry(38.0, 61.0, 25.0, 5.2)
        .fist(16.0, 52.0, "#f2c53d")
        .done()
}

pub(super) fn girl() -> String {
    Poster::rays(TINT)
        .shape("M24 98q2-24 26-26 24 2 26 26z", "#d4708f")
        .limb("M27 40q-14 8-12 28M73 40q14 8 12 28", "#8a4b2a", 9.0)
        .disc(50.0, 44.0, 25.0, SKIN)
        .shape(
            "M24 44q-2-28 26-30 28 2 26 30-8-16-20-18-12 8-32 18z",
            "#8a4b2a",
        )
        .shape("M18 34l10 2-4 9zM82 34l-10 2 4 9z", RED)
        .worried(40.0, 60.0, 45.0)
        .disc(50.0, 61.0, 3.6, "#7a2b2b")
        .line("M33 54h4M63 54h4")
        .done()
}

pub(super) fn hamster() -> String {
    Poster::rays(TINT)
        .disc(26.0, 24.0, 9.0, "#f0c39a")
        .disc(74.0, 24.0, 9.0, "#f0c39a")
        .shape(
            "M50 16q38 2 38 42-2 36-38 37-36-1-38-37 0-40 38-42z",
            "#d98f45",
        )
        .shape("M50 50q26 2 26 22-6 19-26 20-20-1-26-20 0-20 26-22z", PAPER)
        .angry(36.0, 64.0, 42.0, 7.0)
        .shape("M44 52h12l-6 6z", "#c05a5a")
        .shape("M36 66q14-8 28 0-2 14-14 15-12-1-14-15z", "#7a2b2b")
        .shape("M44 64h6v8h-6zM50 64h6v8h-6z", "#fff")
        .stroke(
            "M18 60l-10-3M18 66l-10 2M82 60l10-3M82 66l10 2",
            super::ink::INK,
            2.0,
        )
        .done()
}

pub(super) fn lapdog() -> String {
    Poster::rays(TINT)
        .shape("M30 98q0-22 20-24 20 2 20 24z", PAPER)
        .shape(
            "M26 30Q6 34 12 70q14 2 18-14zM74 30q20 4 14 40-14 2-18-14z",
            "#a9774d",
        )
        .shape(
            "M50 16q27 2 27 32-4 32-27 34-23-2-27-34 0-30 27-32z",
            "#f3e2c3",
        )
        .shape("M38 18q12-14 24 0-12 8-24 0z", RED)
        .mask(50.0, 43.0, 24.0)
        .shape("M43 58q7-4 14 0-2 7-7 8-5-1-7-8z", "#2b2740")
        .line("M50 66v5q-6 5-11 1M50 71q6 5 11 1")
        .shape("M34 80q16 8 32 0v6q-16 8-32 0z", RED)
        .disc(50.0, 88.0, 4.0, "#f2c53d")
        .done()
}

pub(super) fn alarm_clock() -> String {
    Poster::rays(TINT)
        .shape(
            "M14 34q-6-18 14-20l10 8zM86 34q6-18-14-20l-10 8z",
            "#f2c53d",
        )
        .limb("M28 82l-8 10M72 82l8 10", "#8d8fa6", 5.0)
        .disc(50.0, 54.0, 34.0, RED)
        .disc(50.0, 54.0, 25.0, PAPER)
        .line("M50 33v5M50 70v5M29 54h5M66 54h5M35 39l3 3M65 39l-3 3M35 69l3-3M65 69l-3-3")
        .stroke("M50 54V40M50 54l11 6", super::ink::INK, 4.0)
        .dot(50.0, 54.0, 3.5)
        .limb("M50 20V12", "#8d8fa6", 4.0)
        .stroke("M76 30q10-12 6-24", "#8a5a2b", 3.5)
        .spark(82.0, 10.0)
        .done()
}

pub(super) fn spider() -> String {
    Poster::rays(TINT)
        .line("M50 0v26M0 0l30 30M100 0L70 30M8 0q42 22 84 0M0 12q50 34 100 0")
        .limb(
            "M36 52L10 36M36 60L6 60M38 68L12 88M64 52l26-16M64 60h30M62 68l26 20",
            "#3a3560",
            3.0,
        )
        .disc(50.0, 60.0, 25.0, "#5a5290")
        .patch(
            "M50 72l2.500 6h6.500l-5 4 2 7-6-4-6 4 2-7-5-4h6.500z",
            "#f2c53d",
        )
        .angry(42.0, 58.0, 52.0, 6.0)
        .line("M44 66l2 4M56 66l-2 4")
        .done()
}
