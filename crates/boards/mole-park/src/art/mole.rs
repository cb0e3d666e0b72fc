//! Moles: every one a character of its own, put together from fur, eyes, a mouth and a hat that
//! tells its rank.

use mole_park::{Mole, Setup};

use super::INK;

const FURS: [&str; 6] = [
    "#6b5a78", "#7a5c49", "#57627d", "#84707f", "#4f4a63", "#8a6a55",
];
/// Eyes: dots, wide, sleepy, spectacles, a wink, squinting.
const EYES: [&str; 6] = [
    "<path d=\"M36 44h.1M64 44h.1\" stroke-width=\"9\"/>",
    "<circle cx=\"36\" cy=\"43\" r=\"9\" fill=\"#fff\"/><circle cx=\"64\" cy=\"43\" r=\"9\" fill=\"#fff\"/><path d=\"M38 44h.1M62 44h.1\" stroke-width=\"8\"/>",
    "<path d=\"M28 42q8 7 16 0M56 42q8 7 16 0\" fill=\"none\"/>",
    "<circle cx=\"35\" cy=\"43\" r=\"11\" fill=\"#d9f1ff\"/><circle cx=\"65\" cy=\"43\" r=\"11\" fill=\"#d9f1ff\"/><path d=\"M46 43h8\"/><path d=\"M36 43h.1M64 43h.1\" stroke-width=\"7\"/>",
    "<path d=\"M28 44q8-7 16 0\" fill=\"none\"/><circle cx=\"64\" cy=\"43\" r=\"8\" fill=\"#fff\"/><path d=\"M64 43h.1\" stroke-width=\"7\"/>",
    "<path d=\"M28 38l14 6-14 6M72 38l-14 6 14 6\" fill=\"none\"/>",
];
/// Mouths: teeth, a smile, an O, a tongue, a grump.
const MOUTHS: [&str; 5] = [
    "<path d=\"M44 70h12v10q-6 4-12 0zM50 70v11\" fill=\"#fff\"/>",
    "<path d=\"M38 70q12 12 24 0\" fill=\"none\"/>",
    "<ellipse cx=\"50\" cy=\"75\" rx=\"6\" ry=\"7\" fill=\"#7a2440\"/>",
    "<path d=\"M40 70q10 8 20 0\" fill=\"none\"/><path d=\"M48 74q0 12 7 11 6-3 3-13z\" fill=\"#f27f97\"/>",
    "<path d=\"M40 77q10-9 20 0\" fill=\"none\"/>",
];
/// What a mole of 1, 2, 3, 4 or 5 stars has on its head.
const HATS: [[&str; 5]; 5] = [
    [
        "",
        "<path d=\"M50 22q-6-14-14-14M50 22q0-14 2-18M50 22q6-12 14-12\" fill=\"none\"/>",
        "<path d=\"M30 30l20-12M34 18l14 14\" stroke=\"#f6e2c8\" stroke-width=\"8\"/>",
        "<path d=\"M50 22V8q-12-8-14 2 2 8 14 4M50 10q12-8 14 2-2 8-14 4\" fill=\"#7cc257\"/>",
        "<path d=\"M22 34q4-26 28-26t28 26q-28-12-56 0z\" fill=\"#7fb2e5\"/><circle cx=\"50\" cy=\"7\" r=\"6\" fill=\"#fff\"/>",
    ],
    [
        "<path d=\"M28 30V16Q18 14 22 6q6-6 14-2 14-8 28 0 8-4 14 2 4 8-6 10v14z\" fill=\"#fff\"/>",
        "<path d=\"M22 30q4-22 28-22t28 22z\" fill=\"#3f86e8\"/><path d=\"M20 30h40q22 0 26 6H20z\" fill=\"#2a5fae\"/>",
        "<path d=\"M8 32q42-12 84 0-4 6-42 6T8 32z\" fill=\"#f0cf78\"/><path d=\"M30 30q0-24 20-24t20 24z\" fill=\"#f0cf78\"/><path d=\"M30 28h40\" stroke=\"#d8352a\" stroke-width=\"6\"/>",
        "<path d=\"M18 32q0-26 32-26t32 26z\" fill=\"#f2c71f\"/><path d=\"M14 32h72M50 6v26\"/>",
        "<path d=\"M24 32q-4-26 26-26t26 26z\" fill=\"#fff\"/><path d=\"M44 18h12M50 12v12\" stroke=\"#d8352a\" stroke-width=\"6\"/>",
    ],
    [
        "<path d=\"M28 30V2h44v28z\" fill=\"#3a3544\"/><path d=\"M14 31h72\" stroke-width=\"8\"/><path d=\"M29 24h42\" stroke=\"#d8352a\" stroke-width=\"6\"/>",
        "<path d=\"M30 30L52-6l18 36z\" fill=\"#f06fa6\"/><circle cx=\"52\" cy=\"-2\" r=\"7\" fill=\"#ffd84a\"/><path d=\"M38 20l26 4\" stroke=\"#ffd84a\"/>",
        "<path d=\"M22 32Q2 22 8 4q18 0 24 14Q40 2 50 2t18 16Q74 4 92 4q6 18-14 28z\" fill=\"#9657d6\"/><circle cx=\"8\" cy=\"5\" r=\"5\" fill=\"#ffd84a\"/><circle cx=\"92\" cy=\"5\" r=\"5\" fill=\"#ffd84a\"/>",
        "<path d=\"M34 30l4-26h24l4 26z\" fill=\"#d8352a\"/><path d=\"M56 4q16 4 14 20\" fill=\"none\"/>",
        "<path d=\"M26 30q0-24 24-24t24 24z\" fill=\"#7a4a2a\"/><path d=\"M16 31h68\" stroke-width=\"8\"/>",
    ],
    [
        "<path d=\"M12 66Q4 4 50 4t38 62\" fill=\"#bfe3ff\" fill-opacity=\".45\"/><path d=\"M86 14l8-10\"/><circle cx=\"95\" cy=\"4\" r=\"4\" fill=\"#d8352a\"/>",
        "<path d=\"M26 32L56-8l20 40z\" fill=\"#3d3fa8\"/><path d=\"M14 33q36-10 72 0\" stroke-width=\"8\"/><path d=\"M48 14h.1M58 22h.1M46 24h.1\" stroke=\"#ffd84a\" stroke-width=\"7\"/>",
        "<path d=\"M10 32Q14 8 50 4q36 4 40 28-40-14-80 0z\" fill=\"#2b2733\"/><path d=\"M44 14h.1M56 14h.1M50 22h.1\" stroke=\"#fff\" stroke-width=\"7\"/>",
        "<path d=\"M22 32q0-26 28-26t28 26z\" fill=\"#a9b0bf\"/><path d=\"M22 28Q2 24 8 2q6 12 18 14zM78 28q20-4 14-26-6 12-18 14z\" fill=\"#fff6e3\"/>",
        "<path d=\"M18 34q-2-28 32-28t32 28\" fill=\"#7a4a2a\"/><path d=\"M26 22h48v12H26z\" fill=\"#9fd8ff\"/>",
    ],
    [
        "<path d=\"M26 30L20 4l16 12L50-4l14 20L80 4l-6 26z\" fill=\"#ffcf3a\"/><circle cx=\"50\" cy=\"22\" r=\"5\" fill=\"#d8352a\"/>",
        "<path d=\"M22 30q6-20 28-28 22 8 28 28-28-12-56 0z\" fill=\"#e8eef8\"/><circle cx=\"50\" cy=\"12\" r=\"6\" fill=\"#e2466f\"/><path d=\"M32 22h.1M68 22h.1\" stroke=\"#4aa3e0\" stroke-width=\"7\"/>",
        "<path d=\"M16 44Q10 6 50 6t34 38q-8-2-10-16-24 6-48 0-2 14-10 16z\" fill=\"#fff\"/><path d=\"M24 12h.1M76 12h.1M50 8h.1\" stroke=\"#cfd2de\" stroke-width=\"12\"/>",
        "<path d=\"M50-8l8 18 20 2-15 13 5 9H32l5-9-15-13 20-2z\" fill=\"#ffcf3a\"/>",
        "<path d=\"M24 30q-4-22 26-26 30 4 26 26z\" fill=\"#b3274f\"/><path d=\"M20 31h60\" stroke=\"#fff\" stroke-width=\"9\"/><path d=\"M50-6v12M44 0h12\" stroke=\"#f0a51e\"/>",
    ],
];

/// A mole that is known.
pub(crate) fn mole(setup: &Setup, mole: Mole) -> String {
    let number = mole.index();
    let rank = usize::from(setup.mole_stars(mole)).clamp(1, HATS.len()) - 1;
    let hat = HATS[rank][number % 5];
    drawn(
        FURS[(number * 5 + 1) % FURS.len()],
        EYES[(number / 2) % EYES.len()],
        MOUTHS[(number / 5 + number) % MOUTHS.len()],
        hat,
    )
}

/// A mole that nobody has seen.
pub(crate) fn stranger() -> String {
    drawn("#5a4f6b", EYES[0], "", "")
}

fn drawn(fur: &str, eyes: &str, mouth: &str, hat: &str) -> String {
    format!(
        "<svg class=\"mole\" viewBox=\"-4 -12 108 112\" aria-hidden=\"true\"><g stroke=\"{INK}\" stroke-width=\"3.500\" stroke-linejoin=\"round\" stroke-linecap=\"round\">\
         <path d=\"M14 100V60Q14 18 50 18t36 42v40z\" fill=\"{fur}\"/><path d=\"M28 100q-2-32 22-34 24 2 22 34z\" fill=\"#f3dcc0\" stroke=\"none\"/>\
         {eyes}<path d=\"M24 58l-16-3M24 64l-15 4M76 58l16-3M76 64l15 4\" fill=\"none\" stroke-width=\"2\"/>{mouth}\
         <path d=\"M38 56q12-9 24 0-2 12-12 13-10-1-12-13z\" fill=\"#f27f97\"/>{hat}\
         <path d=\"M8 100q-2-18 10-18t12 18zM70 100q0-18 12-18t10 18z\" fill=\"#f6b8a4\"/></g></svg>"
    )
}

/// A hole with so many moles peeping out. Which they are cannot be seen: they are all alike.
#[cfg(target_arch = "wasm32")]
pub(crate) fn hole(number: u8, count: usize) -> String {
    use std::fmt::Write;

    /// How far from the middle, and how high, each head looks out.
    const HEADS: [&[(i8, i8)]; 6] = [
        &[],
        &[(0, 0)],
        &[(-17, 2), (17, -3)],
        &[(-26, 4), (0, -6), (26, 3)],
        &[(-32, 6), (-10, -5), (13, -1), (33, 6)],
        &[(-34, 7), (-18, -6), (0, 2), (18, -8), (34, 6)],
    ];
    let mut heads = String::new();
    for (index, (x, y)) in HEADS[count.min(5)].iter().enumerate() {
        let fur = FURS[(index + usize::from(number)) % FURS.len()];
        let wink = if (index + usize::from(number)) % 3 == 1 {
            "<path d=\"M-9 2q3-4 6 0\" fill=\"none\"/><path d=\"M6 2h.1\" stroke-width=\"4.500\"/>"
        } else {
            "<path d=\"M-6 2h.1M6 2h.1\" stroke-width=\"4.500\"/>"
        };
        let _ = write!(
            heads,
            "<g transform=\"translate({} {})\"><g class=\"peeps\" style=\"--n:{index}\"><path d=\"M-15 40V2q0-18 15-18T15 2v38z\" fill=\"{fur}\"/>{wink}\
             <path d=\"M-5 9q5-4 10 0-1 6-5 6t-5-6z\" fill=\"#f27f97\"/><path d=\"M-3 16h6v4h-6z\" fill=\"#fff\" stroke-width=\"1.200\"/></g></g>",
            60 + i16::from(*x),
            38 + i16::from(*y)
        );
    }
    format!(
        "<svg class=\"burrow-hole\" viewBox=\"0 0 120 92\" aria-hidden=\"true\"><g stroke=\"{INK}\" stroke-width=\"2.200\" stroke-linejoin=\"round\" stroke-linecap=\"round\">\
         <ellipse cx=\"60\" cy=\"64\" rx=\"57\" ry=\"24\" fill=\"#8a5a34\"/><ellipse cx=\"60\" cy=\"60\" rx=\"47\" ry=\"16\" fill=\"#2a1712\"/>{heads}\
         <path d=\"M13 60a47 16 0 0 0 94 0l10 4q0 24-57 24T3 64z\" fill=\"#a06c3f\"/><path d=\"M14 74h.1M30 82h.1M48 84h.1M74 82h.1M94 78h.1\" stroke=\"#6b4426\" stroke-width=\"5\"/></g></svg>"
    )
}
