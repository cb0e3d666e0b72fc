//! Signs: of the five sections, and of what Bonuses, Penalties and indigo cards do.

/// Every sign by name, in a box of 60.
pub(super) const ALL: [(&str, &str); 33] = [
    // The sections, each with an outline of its own: colour is never the only sign.
    (
        "section brass",
        "<circle cx=\"30\" cy=\"30\" r=\"27\" fill=\"currentColor\"/><path d=\"M12 27h16q10 0 20-11v28q-10-11-20-11H12z\" fill=\"#fff\"/><path d=\"M20 33v7h8v-7\" fill=\"none\" stroke-width=\"3\"/>",
    ),
    (
        "section guard",
        "<path d=\"M30 2l28 28-28 28L2 30z\" fill=\"currentColor\"/><path d=\"M22 48V14q8-4 12 0t12 0v16q-8 3-12 0t-12 0\" fill=\"#fff\"/>",
    ),
    (
        "section drumline",
        "<path d=\"M5 8q0-3 3-3h44q3 0 3 3v44q0 3-3 3H8q-3 0-3-3z\" fill=\"currentColor\"/><path d=\"M14 30v14q16 8 32 0V30z\" fill=\"#fff\"/><ellipse cx=\"30\" cy=\"30\" rx=\"16\" ry=\"5\" fill=\"#fff\"/><path d=\"M16 12l12 16M44 12L32 28\" stroke-width=\"3.500\"/>",
    ),
    (
        "section front",
        "<path d=\"M17 4h26l15 26-15 26H17L2 30z\" fill=\"currentColor\"/><path d=\"M14 20h6v22h-6zM23 22h6v18h-6zM32 24h6v14h-6zM41 26h6v10h-6z\" fill=\"#fff\"/>",
    ),
    (
        "section woodwind",
        "<path d=\"M30 2q30 24 22 44-8 12-22 12T8 46Q0 26 30 2z\" fill=\"currentColor\"/><path d=\"M20 46L40 20\" stroke-width=\"10\"/><path d=\"M20 46L40 20\" stroke=\"#fff\" stroke-width=\"6\"/><path d=\"M24 41h.1M29 35h.1M34 28h.1\" stroke-width=\"4\"/>",
    ),
    // What cards do.
    (
        "draw",
        "<path d=\"M10 14l20-6 12 34-20 7z\" fill=\"#bfe3c6\"/><path d=\"M24 12h22v36H24z\" fill=\"#fffdf3\"/><path d=\"M35 22v16M27 30h16\" stroke=\"#1f7a3d\" stroke-width=\"5\"/>",
    ),
    (
        "plays",
        "<path d=\"M12 50L42 16\" stroke-width=\"6\"/><path d=\"M12 50L42 16\" stroke=\"#fff\" stroke-width=\"3\"/><circle cx=\"45\" cy=\"13\" r=\"7\" fill=\"#f2b63d\"/><path d=\"M14 14l3 8 8 3-8 3-3 8-3-8-8-3 8-3zM44 36l2 6 6 2-6 2-2 6-2-6-6-2 6-2z\" fill=\"#ffe27a\"/>",
    ),
    (
        "fetch",
        "<path d=\"M8 40h44v14H8z\" fill=\"#c9b58f\"/><path d=\"M20 8h20v36H20z\" fill=\"#fffdf3\" /><path d=\"M30 38V18M22 25l8-9 8 9\" fill=\"none\" stroke=\"#1f7a3d\" stroke-width=\"4.500\"/><path d=\"M8 44h44\"/>",
    ),
    (
        "clear",
        "<path d=\"M12 10h28v40H12z\" fill=\"#fffdf3\"/><path d=\"M18 18h16M18 25h16M18 32h10\" fill=\"none\" stroke=\"#9d1f12\" stroke-width=\"3\"/><path d=\"M30 48l20-22 8 7-20 22z\" fill=\"#f59ab5\"/><path d=\"M36 41l8 7\"/>",
    ),
    (
        "trailer",
        "<path d=\"M4 14h42v28H4z\" fill=\"#7fc0a2\"/><path d=\"M46 36h10M10 22h30M10 30h30\" fill=\"none\" stroke-width=\"3\"/><circle cx=\"16\" cy=\"46\" r=\"6\" fill=\"#fff\"/><circle cx=\"34\" cy=\"46\" r=\"6\" fill=\"#fff\"/>",
    ),
    (
        "megaphone",
        "<path d=\"M8 24h12L46 8v42L20 36H8z\" fill=\"#f2b63d\"/><path d=\"M14 36l4 16h8l-4-15\" fill=\"#c78a1f\"/><path d=\"M51 18l5-4M52 29h6M51 40l5 4\" fill=\"none\" stroke-width=\"3\"/>",
    ),
    (
        "tent",
        "<path d=\"M30 10L4 52h52z\" fill=\"#e8a33d\"/><path d=\"M30 24L20 52h20z\" fill=\"#5a3b2a\"/><path d=\"M30 10V3l10 4-10 3\" fill=\"#d8452f\"/>",
    ),
    (
        "umbrella",
        "<path d=\"M4 30q2-24 26-24t26 24q-6-6-13 0-6-6-13 0-6-6-13 0-7-6-13 0z\" fill=\"#5aa9e6\"/><path d=\"M30 30v20q0 6 6 6t6-5\" fill=\"none\" stroke-width=\"3.500\"/><path d=\"M10 44l-2 5M18 42l-2 5M50 44l2 5\" stroke=\"#4a86c0\" stroke-width=\"3\"/>",
    ),
    (
        "shield",
        "<path d=\"M30 4l22 7q1 30-22 45Q7 41 8 11z\" fill=\"#bfe3c6\"/><path d=\"M20 30l8 8 14-17\" fill=\"none\" stroke=\"#1f7a3d\" stroke-width=\"6\"/>",
    ),
    (
        "bus",
        "<path d=\"M4 14q0-4 4-4h44q4 0 4 4v28H4z\" fill=\"#ffcf3a\"/><path d=\"M9 16h11v11H9zM24 16h11v11H24zM39 16h12v11H39z\" fill=\"#bfe0ef\"/><circle cx=\"16\" cy=\"44\" r=\"6\" fill=\"#444\"/><circle cx=\"44\" cy=\"44\" r=\"6\" fill=\"#444\"/><path d=\"M8 34h44\" stroke-width=\"3\"/>",
    ),
    (
        "gust",
        "<path d=\"M4 20h30q9 0 9-8t-8-7M4 30h44q9 0 9 8t-9 7q-6 0-6-5M4 40h22q7 0 7 7t-6 6\" fill=\"none\" stroke-width=\"5.500\"/><path d=\"M4 20h30q9 0 9-8t-8-7M4 30h44q9 0 9 8t-9 7q-6 0-6-5M4 40h22q7 0 7 7t-6 6\" fill=\"none\" stroke=\"#9fc9e6\" stroke-width=\"2.500\"/>",
    ),
    (
        "take",
        "<path d=\"M28 6h22v32H28z\" fill=\"#fffdf3\"/><path d=\"M6 46q2-16 12-18l12 2q6 2 0 6l-8 1 18-3q7 1 3 7-8 12-22 13z\" fill=\"#e9b98a\"/>",
    ),
    (
        "rain",
        "<path d=\"M14 30q-12-2-8-12 4-6 10-3 4-10 15-8 9 1 11 9 12-1 12 8 0 6-8 6z\" fill=\"#c9d3e2\"/><path d=\"M16 37l-4 12M28 37l-4 14M40 37l-4 12\" stroke=\"#3f7fc4\" stroke-width=\"4\"/>",
    ),
    (
        "pass",
        "<path d=\"M30 10h22v34H30z\" fill=\"#fffdf3\"/><path d=\"M44 27H10M22 14L8 27l14 13\" fill=\"none\" stroke-width=\"8\"/><path d=\"M44 27H10M22 14L8 27l14 13\" fill=\"none\" stroke=\"#f2b63d\" stroke-width=\"4.500\"/>",
    ),
    (
        "recall",
        "<circle cx=\"30\" cy=\"30\" r=\"24\" fill=\"#fffdf3\"/><path d=\"M30 14v16l11 8\" fill=\"none\" stroke-width=\"4.500\"/><path d=\"M8 30H2M58 30h-6M30 2v6M30 52v6\" stroke-width=\"3\"/>",
    ),
    (
        "hurt",
        "<circle cx=\"30\" cy=\"32\" r=\"22\" fill=\"#f0d5b0\"/><path d=\"M18 26l7 7M25 26l-7 7M35 26l7 7M42 26l-7 7\" stroke-width=\"3\"/><path d=\"M20 46q10-8 20 0\" fill=\"none\" stroke-width=\"3\"/><path d=\"M34 8l16 10-4 7-16-10z\" fill=\"#fff\"/><path d=\"M40 12l-3 6M46 16l-3 6\"/>",
    ),
    (
        "broken",
        "<path d=\"M4 26h18q12 0 22-14l3 8-8 8 9 4-4 14q-10-12-22-12H4z\" fill=\"#f2b63d\"/><path d=\"M50 10l8-4M52 28h7M48 46l8 5\" stroke=\"#9d1f12\" stroke-width=\"4\"/>",
    ),
    (
        "locker",
        "<path d=\"M12 4h36v52H12zM30 4v52\" fill=\"#9fb0c9\"/><path d=\"M17 12h8M17 17h8M35 12h8M35 17h8\" fill=\"none\"/><circle cx=\"26\" cy=\"32\" r=\"2\"/><circle cx=\"35\" cy=\"32\" r=\"2\"/>",
    ),
    (
        "feet",
        "<path d=\"M16 6q10 0 9 16t2 18-4 14q-12 2-12-12Q6 10 16 6zM42 6q-8 2-7 16t-2 16 4 14q12 4 13-10Q54 6 42 6z\" fill=\"#f0d5b0\"/><path d=\"M14 14l8 8M22 14l-8 8M38 14l8 8M46 14l-8 8\" stroke=\"#9d1f12\" stroke-width=\"3\"/>",
    ),
    (
        "hush",
        "<circle cx=\"30\" cy=\"30\" r=\"25\" fill=\"#f0d5b0\"/><path d=\"M20 22h.1M40 22h.1\" stroke-width=\"6\"/><path d=\"M22 42h16\" stroke-width=\"4\"/><path d=\"M30 56V32\" stroke-width=\"9\"/><path d=\"M30 56V32\" stroke=\"#e9b98a\" stroke-width=\"5.500\"/>",
    ),
    (
        "uniform",
        "<path d=\"M18 6l12 6 12-6 12 12-8 10v28H14V28L6 18z\" fill=\"#4a63b8\"/><path d=\"M30 12v44\" stroke=\"#f2b63d\" stroke-width=\"3\"/><path d=\"M22 26h16M22 36h16M22 46h16\" stroke=\"#f2b63d\"/>",
    ),
    (
        "mute",
        "<path d=\"M6 22h12L34 8v44L18 38H6z\" fill=\"#c9c3b4\"/><path d=\"M40 22l16 16M56 22L40 38\" stroke=\"#9d1f12\" stroke-width=\"5\"/>",
    ),
    (
        "no-u",
        "<path d=\"M18 3h24l15 15v24L42 57H18L3 42V18z\" fill=\"#d8452f\"/><path d=\"M20 16v16q0 12 11 12t11-12V24\" fill=\"none\" stroke=\"#fff\" stroke-width=\"7\"/><path d=\"M33 27l9-12 9 12z\" fill=\"#fff\" stroke=\"#fff\"/>",
    ),
    (
        "halt",
        "<path d=\"M18 3h24l15 15v24L42 57H18L3 42V18z\" fill=\"#4b3fa6\"/><path d=\"M18 32V20q0-3 3-3t3 3v-5q0-3 3-3t3 3v-1q0-3 3-3t3 3v4q0-3 3-3t3 3v18q0 14-12 14-8 0-12-8l-6-9q2-4 6-1z\" fill=\"#fff\"/>",
    ),
    (
        "trophy",
        "<path d=\"M16 6h28v16q-2 14-14 16-12-2-14-16z\" fill=\"#f2b63d\"/><path d=\"M16 12H6q0 14 12 14M44 12h10q0 14-12 14\" fill=\"none\" stroke-width=\"3.500\"/><path d=\"M26 38h8v8h-8zM18 46h24v9H18z\" fill=\"#c78a1f\"/>",
    ),
    (
        "mask",
        "<path d=\"M8 10q22-8 44 0 2 26-10 36-12 9-24 0Q6 36 8 10z\" fill=\"#f6e3ff\"/><path d=\"M17 24q5-6 10 0M33 24q5-6 10 0\" fill=\"none\" stroke-width=\"4\"/><path d=\"M19 34q11 14 22 0z\" fill=\"#d65f7d\"/>",
    ),
    (
        "choice",
        "<path d=\"M6 14l20-6 8 34-20 6z\" fill=\"#8f86e0\"/><path d=\"M34 8l20 6-8 34-20-6z\" fill=\"#c7c1ff\"/><path d=\"M36 22q2-5 6-3t0 7l-3 3M37 35h.1\" fill=\"none\" stroke-width=\"3.500\"/>",
    ),
    (
        "die",
        "<path d=\"M10 10h40v40H10z\" fill=\"#fff\"/><path d=\"M20 20h.1M40 20h.1M30 30h.1M20 40h.1M40 40h.1\" stroke-width=\"8\"/>",
    ),
];
