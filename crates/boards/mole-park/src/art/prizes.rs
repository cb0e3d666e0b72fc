//! A picture for every prize of the box; prizes of other editions come as a parcel.

use mole_park::{Prize, Setup};

use super::INK;

/// Pictures by the id in the edition, in a box of 48.
const PRIZES: [(&str, &str); 48] = [
    (
        "C1",
        "<circle cx=\"24\" cy=\"24\" r=\"17\" fill=\"#f06fa6\"/><path d=\"M10 18q14 10 28 0M9 30q15-10 30 0\" fill=\"none\" stroke=\"#fff\"/>",
    ),
    (
        "C2",
        "<path d=\"M24 26v20\"/><circle cx=\"24\" cy=\"18\" r=\"15\" fill=\"#ffd84a\"/><path d=\"M24 18q6-6 9 0t-8 9-15-7 12-14 16 7\" fill=\"none\" stroke=\"#e2466f\"/>",
    ),
    (
        "C3",
        "<path d=\"M6 16q8-10 14 0t14 0 8 0\" fill=\"none\" stroke=\"#4bab55\" stroke-width=\"6\"/><path d=\"M6 34q8-10 14 0t14 0 8 0\" fill=\"none\" stroke=\"#f28c28\" stroke-width=\"6\"/>",
    ),
    (
        "C4",
        "<circle cx=\"20\" cy=\"26\" r=\"15\" fill=\"#ff9ccb\"/><path d=\"M32 18q12-12 12 0-2 8-12 12\" fill=\"#f06fa6\"/><path d=\"M13 21q3-6 9-5\" fill=\"none\" stroke=\"#fff\"/>",
    ),
    (
        "C5",
        "<path d=\"M10 20h28l-4 24H14z\" fill=\"#fff\"/><path d=\"M17 20l2 24M31 20l-2 24M24 20v24\" stroke=\"#d8352a\" stroke-width=\"4\"/><path d=\"M9 20q-2-9 7-8 2-8 9-4 8-4 9 4 8 0 5 8z\" fill=\"#ffe9a8\"/>",
    ),
    (
        "C6",
        "<path d=\"M14 44L8 22l12-16 14 4 6 18-8 16z\" fill=\"#8fd3f0\"/><path d=\"M20 6l4 20-10 18M24 26l16 2\" fill=\"none\"/>",
    ),
    (
        "C7",
        "<path d=\"M4 28q2-18 20-18t20 18q-10-8-20 8Q14 20 4 28z\" fill=\"#e8b25c\"/><path d=\"M24 30l16 12\" stroke=\"#fff\" stroke-width=\"6\"/>",
    ),
    (
        "C8",
        "<path d=\"M10 14h28v20H10z\" fill=\"#c9762e\"/><path d=\"M10 14L2 8v12zM38 34l8 6V28z\" fill=\"#ffd84a\"/><path d=\"M16 20h14\" stroke=\"#f3c58a\"/>",
    ),
    (
        "T1",
        "<path d=\"M24 4v10M8 18h32q-2 14-16 26Q10 32 8 18z\" fill=\"#e0452f\"/><path d=\"M10 24h28\" stroke=\"#ffd84a\" stroke-width=\"4\"/>",
    ),
    (
        "T2",
        "<path d=\"M4 28h18v16H4z\" fill=\"#3f86e8\"/><path d=\"M26 28h18v16H26z\" fill=\"#4bab55\"/><path d=\"M15 10h18v16H15z\" fill=\"#e0452f\"/><path d=\"M19 10V6M28 10V6\" stroke-width=\"5\"/>",
    ),
    (
        "T3",
        "<path d=\"M24 4v20\"/><circle cx=\"24\" cy=\"30\" r=\"14\" fill=\"#3f86e8\"/><circle cx=\"24\" cy=\"30\" r=\"5\" fill=\"#ffd84a\"/>",
    ),
    (
        "T4",
        "<path d=\"M6 18h32v16H6z\" fill=\"#e0452f\"/><circle cx=\"14\" cy=\"38\" r=\"6\" fill=\"#fff\"/><circle cx=\"32\" cy=\"38\" r=\"6\" fill=\"#fff\"/><path d=\"M38 20l8-12\"/>",
    ),
    (
        "T5",
        "<path d=\"M4 10l34 8M44 24L10 32M6 38l36 6\" stroke=\"#a9774d\" stroke-width=\"5\"/><circle cx=\"14\" cy=\"8\" r=\"5\" fill=\"#4aa3e0\"/><circle cx=\"34\" cy=\"22\" r=\"5\" fill=\"#e2466f\"/>",
    ),
    (
        "T6",
        "<path d=\"M8 26h32v18H8z\" fill=\"#9657d6\"/><path d=\"M24 26q-8-4 0-7t0-7\" fill=\"none\"/><circle cx=\"24\" cy=\"9\" r=\"7\" fill=\"#ffe0b8\"/><path d=\"M17 7l7-7 7 7\" fill=\"#4bab55\"/>",
    ),
    (
        "T7",
        "<path d=\"M6 30L34 6l10 10-26 26z\" fill=\"#46b5a7\"/><circle cx=\"39\" cy=\"11\" r=\"6\" fill=\"#ffd84a\"/><path d=\"M14 26l8 10M22 18l8 10\" stroke=\"#fff\"/>",
    ),
    (
        "T8",
        "<path d=\"M4 20h20v20H4z\" fill=\"#fff\"/><path d=\"M26 6l16 6-6 16-16-6z\" fill=\"#ffd84a\"/><path d=\"M10 26h.1M18 34h.1M14 30h.1M30 18h.1\" stroke-width=\"5\"/>",
    ),
    (
        "I1",
        "<path d=\"M8 12q8-6 12 2l14 6q8-2 8 4l-2 18h-6V30H18v12h-6V24q-10-4-4-12z\" fill=\"#e2466f\"/><path d=\"M40 20l4-10\" stroke=\"#e2466f\" stroke-width=\"5\"/>",
    ),
    (
        "I2",
        "<path d=\"M4 44V18h8v6h6V14h12v10h6v-6h8v26z\" fill=\"#f28c28\"/><path d=\"M4 18l4-8 4 8M18 14l6-10 6 10M36 18l4-8 4 8\" fill=\"#3f86e8\"/><path d=\"M18 44q0-12 6-12t6 12z\" fill=\"#ffd84a\"/>",
    ),
    (
        "I3",
        "<path d=\"M24 22v22\" stroke=\"#ffd84a\" stroke-width=\"8\"/><path d=\"M8 6h32q4 8 0 16H8q-4-8 0-16z\" fill=\"#4bab55\"/><path d=\"M24 6v16\"/>",
    ),
    (
        "I4",
        "<ellipse cx=\"24\" cy=\"32\" rx=\"19\" ry=\"12\" fill=\"#ff9ccb\"/><ellipse cx=\"24\" cy=\"32\" rx=\"8\" ry=\"4\" fill=\"#bfe3ff\"/><path d=\"M36 26q8-14-2-20-8 0-6 6\" fill=\"none\" stroke=\"#f06fa6\" stroke-width=\"6\"/>",
    ),
    (
        "I5",
        "<circle cx=\"24\" cy=\"24\" r=\"18\" fill=\"#fff\"/><path d=\"M24 24L12 11A18 18 0 0 1 30 7zM24 24l18-2a18 18 0 0 1-8 16zM24 24L14 39A18 18 0 0 1 6 26z\" fill=\"#e0452f\"/>",
    ),
    (
        "I6",
        "<path d=\"M8 36q16-8 32 0v8H8z\" fill=\"#4d5566\"/><path d=\"M12 34l4-22h16l4 22z\" fill=\"#f2c71f\"/><path d=\"M14 26h20M15 19h18\"/>",
    ),
    (
        "I7",
        "<path d=\"M24 46L12 20M24 46V16M24 46l12-26\"/><circle cx=\"11\" cy=\"15\" r=\"8\" fill=\"#e0452f\"/><circle cx=\"37\" cy=\"15\" r=\"8\" fill=\"#3f86e8\"/><circle cx=\"24\" cy=\"10\" r=\"8\" fill=\"#ffd84a\"/>",
    ),
    (
        "I8",
        "<path d=\"M18 46q-6-12 2-22t-2-20h12q-6 10 2 20t-2 22z\" fill=\"#6b5a78\"/><path d=\"M20 16L6 6M30 22l12-12\" stroke=\"#6b5a78\" stroke-width=\"5\"/><path d=\"M22 10h.1M28 10h.1\" stroke-width=\"4\"/><path d=\"M23 15h5\" stroke=\"#f27f97\" stroke-width=\"4\"/>",
    ),
    (
        "F1",
        "<circle cx=\"13\" cy=\"11\" r=\"7\" fill=\"#a9774d\"/><circle cx=\"35\" cy=\"11\" r=\"7\" fill=\"#a9774d\"/><circle cx=\"24\" cy=\"25\" r=\"18\" fill=\"#b9855a\"/><ellipse cx=\"24\" cy=\"31\" rx=\"8\" ry=\"6\" fill=\"#f3e2c3\"/><path d=\"M17 22h.1M31 22h.1M23 29h2\" stroke-width=\"4\"/>",
    ),
    (
        "F2",
        "<path d=\"M10 44q-4-26 14-32l8-10 2 12q10 8 6 16l-12-2-2 16z\" fill=\"#fff\"/><path d=\"M30 10l10-8-4 12z\" fill=\"#ffd84a\"/><path d=\"M12 40q-4-20 10-26\" fill=\"none\" stroke=\"#f06fa6\" stroke-width=\"5\"/><path d=\"M31 20h.1\" stroke-width=\"4\"/>",
    ),
    (
        "F3",
        "<path d=\"M14 44q-2-20 8-24L18 4l7 8 4-10 2 12q8 4 4 10l-8 2q6 10 2 18z\" fill=\"#c98a4a\"/><path d=\"M12 44h24l8-6\" fill=\"none\"/><path d=\"M30 17h.1\" stroke-width=\"4\"/><path d=\"M18 34q6 6 12 0\" fill=\"#f3dcc0\"/>",
    ),
    (
        "F4",
        "<path d=\"M10 12Q2 14 6 30q8 2 8-8zM38 12q8 2 4 18-8 2-8-8z\" fill=\"#c98a2e\"/><path d=\"M24 6q16 2 14 20-4 16-14 16T10 26Q8 8 24 6z\" fill=\"#f0b95c\"/><path d=\"M18 22h.1M30 22h.1\" stroke-width=\"4\"/><path d=\"M20 30q4-3 8 0-1 5-4 5t-4-5z\" fill=\"#2b1a2e\"/>",
    ),
    (
        "F5",
        "<path d=\"M28 44q18 0 15-22Q41 6 31 8q-6 2-4 8 8-2 7 6t-8 10z\" fill=\"#d9752e\"/><path d=\"M8 44q-2-18 9-19 11 1 10 19z\" fill=\"#d9752e\"/><circle cx=\"17\" cy=\"18\" r=\"11\" fill=\"#e8894a\"/><path d=\"M13 16h.1M21 16h.1\" stroke-width=\"4\"/><path d=\"M15 22h4\" stroke-width=\"3\"/>",
    ),
    (
        "F6",
        "<path d=\"M8 6l8 8h16l8-8 2 20q-2 16-18 16T6 26z\" fill=\"#8d8fa6\"/><path d=\"M17 22h.1M31 22h.1\" stroke-width=\"5\"/><path d=\"M22 29h4l-2 3z\" fill=\"#f27f97\"/><path d=\"M4 28l8 2M44 28l-8 2\"/>",
    ),
    (
        "F7",
        "<path d=\"M6 42q-2-30 14-34 14-2 16 8 0 6-8 8-2 8 14 10 4 6 0 8z\" fill=\"#c9a27a\"/><path d=\"M26 14h.1\" stroke-width=\"4\"/><path d=\"M34 17h3\" stroke=\"#f27f97\" stroke-width=\"4\"/><path d=\"M22 10q8-2 10 4\" fill=\"none\" stroke=\"#5a4632\" stroke-width=\"4\"/>",
    ),
    (
        "F8",
        "<path d=\"M8 6q8 5 16 3 8 2 16-3 3 20-2 28-6 10-14 10T10 34Q5 26 8 6z\" fill=\"#a8805a\"/><circle cx=\"17\" cy=\"20\" r=\"7\" fill=\"#fff\"/><circle cx=\"31\" cy=\"20\" r=\"7\" fill=\"#fff\"/><path d=\"M17 20h.1M31 20h.1\" stroke-width=\"5\"/><path d=\"M22 27l2 5 2-5z\" fill=\"#f0b13c\"/>",
    ),
    (
        "A1",
        "<circle cx=\"10\" cy=\"36\" r=\"8\" fill=\"#fff\"/><circle cx=\"38\" cy=\"36\" r=\"8\" fill=\"#fff\"/><path d=\"M8 22h24l8 6-8 6H8z\" fill=\"#e0452f\"/><path d=\"M32 22l4-10h6\"/><path d=\"M8 24l-6 2 6 4\" fill=\"#ffd84a\"/>",
    ),
    (
        "A2",
        "<path d=\"M2 24q6 8 12 6h20q6 2 12-6\" fill=\"none\" stroke=\"#9657d6\" stroke-width=\"7\"/><circle cx=\"15\" cy=\"38\" r=\"5\" fill=\"#ffd84a\"/><circle cx=\"33\" cy=\"38\" r=\"5\" fill=\"#ffd84a\"/>",
    ),
    (
        "A3",
        "<path d=\"M8 34V22Q2 10 14 8q10-2 12 8v18zM26 38V24q0-10 10-10 12 2 8 14v10z\" fill=\"#e0452f\"/><path d=\"M8 32h18v8H8zM26 36h18v6H26z\" fill=\"#ffd84a\"/>",
    ),
    (
        "A4",
        "<path d=\"M24 14v18\"/><path d=\"M8 26q0 14 16 16 16-2 16-16l-6 6q-4 4-10 4t-10-4z\" fill=\"#a9b0bf\"/><circle cx=\"24\" cy=\"9\" r=\"5\" fill=\"none\"/><path d=\"M24 4q10-6 18 0\" fill=\"none\" stroke=\"#c98a4a\" stroke-width=\"4\"/>",
    ),
    (
        "A5",
        "<path d=\"M10 16q0-12 14-12t14 12v26H10z\" fill=\"#4bab55\"/><path d=\"M15 26h18v12H15z\" fill=\"#2c7a3a\"/><path d=\"M8 12h32\" stroke=\"#f28c28\" stroke-width=\"7\"/>",
    ),
    (
        "A6",
        "<path d=\"M40 4L18 32\"/><ellipse cx=\"14\" cy=\"37\" rx=\"12\" ry=\"7\" fill=\"#ffd84a\"/><ellipse cx=\"14\" cy=\"37\" rx=\"5\" ry=\"2.500\" fill=\"#fff\"/><path d=\"M30 10l10 8\" stroke=\"#3f86e8\" stroke-width=\"6\"/>",
    ),
    (
        "A7",
        "<path d=\"M16 8h16l12 34q-10-6-20 0-10-6-20 0z\" fill=\"#d8352a\"/><path d=\"M16 8q8 8 16 0\" fill=\"none\" stroke=\"#ffd84a\" stroke-width=\"4\"/><path d=\"M24 18l3 6h6l-5 4 2 6-6-4-6 4 2-6-5-4h6z\" fill=\"#ffd84a\"/>",
    ),
    (
        "A8",
        "<path d=\"M4 12q20 44 40 0\" fill=\"none\"/><path d=\"M4 12h40M9 20h30M14 28h20M14 12l4 20M24 12v22M34 12l-4 20\" stroke-width=\"1.600\"/><path d=\"M4 12V6M44 12V6\" stroke=\"#e0452f\" stroke-width=\"5\"/>",
    ),
    (
        "K1",
        "<path d=\"M22 16L10 46\" stroke=\"#f0a51e\" stroke-width=\"6\"/><path d=\"M18 8l8-6 12 6 2 10-10 6-12-6z\" fill=\"#e2466f\"/><path d=\"M26 2l2 12 12 4\" fill=\"none\"/>",
    ),
    (
        "K2",
        "<circle cx=\"24\" cy=\"28\" r=\"16\" fill=\"#3f86e8\"/><path d=\"M8 28h32M24 12v32\" stroke=\"#ffcf3a\" stroke-width=\"4\"/><path d=\"M24 12V2M19 6h10\" stroke=\"#f0a51e\" stroke-width=\"4\"/>",
    ),
    (
        "K3",
        "<path d=\"M12 30V8q12-10 24 0v22h6v14h-6v-8H12v8H6V30z\" fill=\"#ffcf3a\"/><path d=\"M16 12q8-6 16 0v16H16z\" fill=\"#b3274f\"/>",
    ),
    (
        "K4",
        "<circle cx=\"24\" cy=\"28\" r=\"15\" fill=\"#b3274f\"/><path d=\"M18 42l-4 6M30 42l4 6\" stroke=\"#d8352a\" stroke-width=\"5\"/><path d=\"M16 32l-2-10 6 4 4-8 4 8 6-4-2 10z\" fill=\"#ffcf3a\"/>",
    ),
    (
        "K5",
        "<path d=\"M6 22q0-14 18-14t18 14z\" fill=\"#c98a4a\"/><path d=\"M6 22h36v20H6z\" fill=\"#a9774d\"/><path d=\"M6 22h36M20 18h8v12h-8z\" fill=\"#ffcf3a\"/>",
    ),
    (
        "K6",
        "<circle cx=\"24\" cy=\"31\" r=\"13\" fill=\"none\" stroke=\"#f0a51e\" stroke-width=\"6\"/><path d=\"M14 6h20l4 8-14 8-14-8z\" fill=\"#8fd3f0\"/>",
    ),
    (
        "K7",
        "<path d=\"M6 12q4 26 28 26V28Q16 28 14 10z\" fill=\"#ffcf3a\"/><path d=\"M32 24l12-6v30l-12-6z\" fill=\"#f0a51e\"/><path d=\"M8 12q12-10 24-4\" fill=\"none\" stroke=\"#b3274f\" stroke-width=\"4\"/>",
    ),
    (
        "K8",
        "<path d=\"M6 4h36v40H6z\" fill=\"#f0a51e\"/><path d=\"M11 9h26v30H11z\" fill=\"#bfe3ff\"/><path d=\"M15 39V26q0-10 9-10t9 10v13z\" fill=\"#6b5a78\"/><path d=\"M18 17l-1-7 7 4 7-4-1 7z\" fill=\"#ffcf3a\"/><path d=\"M21 24h.1M27 24h.1\" stroke-width=\"4\"/>",
    ),
];

/// A parcel, for what has no picture.
const PARCEL: &str = "<path d=\"M8 18h32v26H8z\" fill=\"#f06fa6\"/><path d=\"M24 18v26M6 18h36\" stroke=\"#ffd84a\" stroke-width=\"6\"/><path d=\"M24 16Q10 2 12 14t12 2q14-14 12-2t-12 2\" fill=\"none\" stroke=\"#ffd84a\" stroke-width=\"4\"/>";

/// The picture of a prize.
pub(crate) fn prize(setup: &Setup, prize: Prize) -> String {
    let id = setup.prize(prize).id.as_str();
    let found = PRIZES.iter().find(|(known, _)| *known == id);
    let inside = found.map_or(PARCEL, |(_, inside)| inside);
    format!(
        "<svg class=\"art\" viewBox=\"0 0 48 48\" aria-hidden=\"true\"><g stroke=\"{INK}\" stroke-width=\"2.200\" stroke-linejoin=\"round\" stroke-linecap=\"round\">{inside}</g></svg>"
    )
}
