//! Moles: each is a character of its own, assembled from fur, eyes, a mouth and a hat that shows its
//! stars.

use mole_park::{Mole, Setup};

use super::SPRITE;

const FURS: [&str; 6] = [
    "#6b5a78", "#7a5c49", "#57627d", "#84707f", "#4f4a63", "#8a6a55",
];
const EYES: [&str; 6] = [
    "eyes-dots",
    "eyes-wide",
    "eyes-sleepy",
    "eyes-spectacles",
    "eyes-wink",
    "eyes-squint",
];
const MOUTHS: [&str; 5] = [
    "mouth-teeth",
    "mouth-smile",
    "mouth-o",
    "mouth-tongue",
    "mouth-grump",
];
/// The hats of moles with 1, 2, 3, 4 or 5 stars. Every fifth mole of one star has none.
const HATS: [&[&str]; 5] = [
    &["hat-tuft", "hat-plaster", "hat-sprout", "hat-bobble"],
    &[
        "hat-cap",
        "hat-straw",
        "hat-builder",
        "hat-nurse",
        "hat-chef",
    ],
    &[
        "hat-party",
        "hat-jester",
        "hat-fez",
        "hat-bowler",
        "hat-topper",
    ],
    &[
        "hat-wizard",
        "hat-pirate",
        "hat-viking",
        "hat-pilot",
        "hat-astronaut",
    ],
    &["hat-tiara", "hat-wig", "hat-star", "hat-royal", "hat-crown"],
];

/// A face-up mole.
pub(crate) fn mole(setup: &Setup, mole: Mole) -> String {
    let number = mole.index();
    let rank = usize::from(setup.mole_stars(mole)).clamp(1, HATS.len()) - 1;
    let mut parts = vec![
        "mole-body",
        EYES[(number / 2) % EYES.len()],
        MOUTHS[(number / 5 + number) % MOUTHS.len()],
        "mole-front",
    ];
    parts.extend(HATS[rank].get((number + 4) % 5));
    drawn(FURS[(number * 5 + 1) % FURS.len()], &parts)
}

/// A face-down mole.
pub(crate) fn stranger() -> String {
    drawn("#5a4f6b", &["mole-body", "eyes-dots", "mole-front"])
}

fn drawn(fur: &str, parts: &[&str]) -> String {
    let parts: String = parts.iter().map(|name| SPRITE.layer(name, "")).collect();
    format!(
        "<svg class=\"mole\" viewBox=\"-4 -12 108 112\" style=\"color:{fur}\" aria-hidden=\"true\">{parts}</svg>"
    )
}

/// A hole with this many moles peeping out. The heads do not depend on which moles they are.
pub(crate) fn hole(number: u8, count: usize) -> String {
    /// The place of each head, from the middle.
    const HEADS: [&[(i8, i8)]; 6] = [
        &[],
        &[(0, 0)],
        &[(-17, 2), (17, -3)],
        &[(-26, 4), (0, -6), (26, 3)],
        &[(-32, 6), (-10, -5), (13, -1), (33, 6)],
        &[(-34, 7), (-18, -6), (0, 2), (18, -8), (34, 6)],
    ];
    let heads = HEADS[count.min(5)].iter().enumerate();
    let heads: String = heads
        .map(|(index, (x, y))| {
            let which = index + usize::from(number);
            let fur = FURS[which % FURS.len()];
            let name = if which % 3 == 1 { "head-wink" } else { "head" };
            let head = SPRITE.layer(
                name,
                &format!("class=\"peeps\" style=\"--n:{index};color:{fur}\""),
            );
            let (x, y) = (60 + i16::from(*x), 38 + i16::from(*y));
            format!("<g transform=\"translate({x} {y})\">{head}</g>")
        })
        .collect();
    let (back, front) = (
        SPRITE.layer("hole-back", ""),
        SPRITE.layer("hole-front", ""),
    );
    format!(
        "<svg class=\"burrow-hole\" viewBox=\"0 0 120 92\" aria-hidden=\"true\">{back}{heads}{front}</svg>"
    )
}
