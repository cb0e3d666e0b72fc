//! Garden: those who live under the hedge.

use super::ink::{PAPER, Poster, RED, SKIN, lizard as lizard_on};

const TINT: &str = "#8dbb5e";

pub(super) fn lizard() -> String {
    let wall = Poster::rays(TINT)
        .patch("M4 6h92v84H4z", "#c98a63")
        .line("M4 6h92M4 27h92M4 48h92M4 69h92M4 90h92M28 6v21M64 6v21M14 27v21M48 27v21M84 27v21M28 48v21M64 48v21M14 69v21M48 69v21M84 69v21");
    lizard_on(wall, "#5f9c4a")
}

pub(super) fn hedgehog() -> String {
    Poster::rays(TINT)
        .shape(
            "M14 78l-8-9 9-2-7-11 11 1-4-13 11 4 0-14 10 8 4-13 8 11 8-10 5 12 10-7 1 12 11-3-3 11 10 2-6 9 8 6-7 6 4 8z",
            "#7a5a3c",
        )
        .shape("M34 88q-10-24 12-34 26-4 34 16 4 12-2 20z", "#e9cfa4")
        .shape("M30 72Q12 74 10 84q8 6 26 3z", "#e9cfa4")
        .dot(11.0, 83.0, 4.0)
        .angry(36.0, 54.0, 68.0, 5.2)
        .line("M30 84q10 3 20-2")
        .fist(84.0, 44.0, "#e9cfa4")
        .done()
}

pub(super) fn badger() -> String {
    Poster::rays(TINT)
        .shape("M16 98q2-22 34-24 32 2 34 24z", "#6b6b7d")
        .disc(24.0, 26.0, 9.0, "#4a4a5e")
        .disc(76.0, 26.0, 9.0, "#4a4a5e")
        .shape("M50 12q30 4 30 34-4 32-30 42-26-10-30-42 0-30 30-34z", PAPER)
        .patch("M34 18q10-2 10 14-2 26 0 36-18-10-21-24 2-20 11-26zM66 18q-10-2-10 14 2 26 0 36 18-10 21-24-2-20-11-26z", "#2b2740")
        .angry(35.0, 65.0, 44.0, 5.6)
        .shape("M40 70q10-6 20 0-2 10-10 12-8-2-10-12z", "#2b2740")
        .line("M50 82v3q-7 6-14 0M50 85q7 6 14 0")
        .fist(88.0, 56.0, "#6b6b7d")
        .done()
}

pub(super) fn gardener() -> String {
    Poster::rays(TINT)
        .shape("M18 98q2-24 32-26 30 2 32 26z", "#4f8fc0")
        .shape("M36 74l4 24h20l4-24z", "#e8e2d0")
        .disc(50.0, 52.0, 22.0, SKIN)
        .shape("M8 38q42-16 84 0-2 7-12 6-30-8-60 0-10 1-12-6z", "#e3b84f")
        .shape("M30 34q0-24 20-25 20 1 20 25-20-6-40 0z", "#f0cf6e")
        .stroke("M31 31q19-6 38 0", RED, 4.5)
        .worried(41.0, 59.0, 50.0)
        .disc(50.0, 57.0, 4.2, "#e59a7a")
        .shape("M50 62q10-2 18 6-10 5-18 0-8 5-18 0 8-8 18-6z", "#7a4a2a")
        .limb("M86 96V54", "#8a5a2b", 4.0)
        .line("M78 54h16M78 54V40M86 54V38M94 54V40")
        .done()
}

fn mosquito_with(belly: &str) -> Poster {
    Poster::rays(TINT)
        .shape(
            "M46 44Q18 2 6 22q0 20 38 28zM56 44Q84 2 96 22q0 20-38 28z",
            "#d6ecf5",
        )
        .line("M12 22q18 6 30 22M90 22Q72 28 60 44")
        .limb(
            "M42 66L18 84M58 66l24 18M44 72L32 94M56 72l12 22",
            "#4a4a5e",
            2.0,
        )
        .shape("M40 54q10-6 20 0 5 24-10 40-15-16-10-40z", belly)
        .line("M40 66h20M42 76h16")
        .disc(50.0, 44.0, 15.0, "#6b6b7d")
        .angry(43.0, 57.0, 41.0, 5.2)
}

pub(super) fn mosquito() -> String {
    mosquito_with("#8d8fa6")
        .stroke("M50 52L40 80", super::ink::INK, 3.2)
        .done()
}

pub(super) fn mosquito_too() -> String {
    mosquito_with(RED)
        .stroke("M50 52L62 80", super::ink::INK, 3.2)
        .done()
}

pub(super) fn pigeon() -> String {
    Poster::rays(TINT)
        .shape("M22 98q-6-36 20-46h18q24 12 18 46z", "#8d8fa6")
        .patch("M38 58q12 6 24 0 4 6 3 10-15 8-30 0-1-5 3-10z", "#6fae8a")
        .shape("M24 70q-14 10-10 28h14zM76 70q14 10 10 28H72z", "#6b6b7d")
        .disc(50.0, 36.0, 23.0, "#a7abc0")
        .mask(50.0, 33.0, 22.0)
        .shape("M44 46q6-3 12 0l-6 14z", "#f2a444")
        .shape("M40 82h22v14H40z", PAPER)
        .line("M40 82l11 8 11-8")
        .done()
}

pub(super) fn fuse() -> String {
    Poster::rays(TINT)
        .stroke("M50 58m-6 0a6 6 0 1 1 10 6q-12 10-22-2-8-18 8-28 24-8 34 12 6 28-16 38-34 8-46-22-2-30 20-42", super::ink::INK, 10.0)
        .stroke("M50 58m-6 0a6 6 0 1 1 10 6q-12 10-22-2-8-18 8-28 24-8 34 12 6 28-16 38-34 8-46-22-2-30 20-42", "#c9a063", 5.6)
        .stroke("M32 20q10-8 24-8 14 0 20-4", super::ink::INK, 8.0)
        .stroke("M32 20q10-8 24-8 14 0 20-4", "#c9a063", 4.0)
        .spark(82.0, 14.0)
        .done()
}

pub(super) fn owl() -> String {
    Poster::rays(TINT)
        .shape(
            "M22 12q14 8 28 6 14 2 28-6 8 40 0 64-6 18-28 20-22-2-28-20-8-24 0-64z",
            "#8f6b46",
        )
        .shape("M32 62q18-8 36 0 2 24-18 28-20-4-18-28z", "#e3c394")
        .line("M40 70l4 4 4-4M52 70l4 4 4-4M44 80l6 4 6-4")
        .disc(36.0, 40.0, 13.0, PAPER)
        .disc(64.0, 40.0, 13.0, PAPER)
        .disc(37.0, 40.0, 7.5, "#f2c53d")
        .disc(63.0, 40.0, 7.5, "#f2c53d")
        .dot(38.0, 40.0, 3.8)
        .dot(62.0, 40.0, 3.8)
        .stroke("M22 26l20 6M78 26l-20 6", super::ink::INK, 4.0)
        .shape("M45 50h10l-5 10z", "#f2a444")
        .done()
}
