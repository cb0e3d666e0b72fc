//! What a band plays and throws: thirty instruments from a handful of shapes.

const GOLD: &str = "#f2b63d";
const SILVER: &str = "#d3dae6";
const BLACK: &str = "#34324a";
const WOOD: &str = "#a5683a";

/// Something a band holds, and how it is drawn.
type Gear = (&'static str, fn() -> String);

/// Every name with its picture.
pub(super) const ALL: [Gear; 30] = [
    ("Trumpet", || {
        horn("M4 28h36", "M13 28v13q0 3 3 3h20q3 0 3-3V28", 10)
    }),
    ("Mellophone", || {
        horn("M4 26h14q22 0 22 13t-14 13-14-11 12-11h14", "M22 22v12", 14)
    }),
    ("Trombone", || {
        tube("M8 20h44q4 0 4 4t-4 4H26", 4, GOLD)
            + &tube("M8 36h38", 4, GOLD)
            + &tube("M8 20q-4 8 0 16", 4, GOLD)
            + "<path d=\"M24 28q-10 0-16 12V16q6 12 16 12z\" fill=\"#f2b63d\" transform=\"translate(0 14)\"/>"
    }),
    ("Baritone", || upright(20, 9)),
    ("Euphonium", || upright(24, 11)),
    ("Sousaphone", || {
        tube("M30 52a16 16 0 1 1 16-16q0 8-8 12", 7, GOLD)
            + "<path d=\"M16 22q-2-12-12-16 22-8 40 0-10 4-12 16-8 6-16 0z\" fill=\"#f2b63d\"/><ellipse cx=\"24\" cy=\"7\" rx=\"19\" ry=\"4.500\" fill=\"#c78a1f\"/>"
    }),
    ("Flag", || {
        flag(
            "M16 56L24 4",
            "M24 5q12-5 18 2t16 0l-4 24q-10 4-16-2t-18 0z",
        )
    }),
    ("Rifle", || {
        "<path d=\"M5 50l9-11 34-31 6 5-31 33-7 2-5 9z\" fill=\"#fdfbf2\"/><path d=\"M22 36l6 6M44 14l4 4\" fill=\"none\"/><path d=\"M12 44l8 8\" stroke=\"currentColor\" stroke-width=\"4\"/>".to_owned()
    }),
    ("Sabre", || {
        "<path d=\"M16 44Q40 30 52 6q2 28-30 44z\" fill=\"#e8edf5\"/><path d=\"M8 54l10-12\" stroke-width=\"7\"/><path d=\"M8 54l10-12\" stroke=\"#f2b63d\" stroke-width=\"3.500\"/><path d=\"M10 38q8 0 16 14\" fill=\"none\" stroke-width=\"3.500\"/>".to_owned()
    }),
    ("Streamer", || {
        tube("M8 54L24 30", 3, WOOD)
            + &tube("M24 30q-8-14 4-16t10 10 12 4-2-16-12-4", 5, "currentColor")
    }),
    ("Hoop", || {
        "<circle cx=\"30\" cy=\"30\" r=\"22\" fill=\"none\" stroke-width=\"9\"/><circle cx=\"30\" cy=\"30\" r=\"22\" fill=\"none\" stroke=\"currentColor\" stroke-width=\"5.500\"/><circle cx=\"30\" cy=\"30\" r=\"22\" fill=\"none\" stroke=\"#fff\" stroke-width=\"5.500\" stroke-dasharray=\"7 16\" stroke-linecap=\"butt\"/>".to_owned()
    }),
    ("Swing Flags", || {
        flag("M22 56V20", "M22 20Q4 18 4 6q10 4 18 0z")
            + &flag("M38 56V20", "M38 20q18-2 18-14-10 4-18 0z")
    }),
    ("Snare Drum", || {
        drum(10, 24, 40, 20, "#fff")
            + "<path d=\"M8 10l18 14M52 10L34 24\" stroke=\"#a5683a\" stroke-width=\"3\"/>"
    }),
    ("Tenor Drums", || {
        drum(3, 26, 18, 16, "#fff") + &drum(21, 30, 18, 18, "#fff") + &drum(39, 26, 18, 16, "#fff")
    }),
    ("Bass Drum", || {
        "<circle cx=\"30\" cy=\"32\" r=\"23\" fill=\"currentColor\"/><circle cx=\"30\" cy=\"32\" r=\"17\" fill=\"#fdfbf2\"/><path d=\"M48 6L34 28\" stroke-width=\"3\"/><circle cx=\"33\" cy=\"29\" r=\"5\" fill=\"#c9c3b4\"/>".to_owned()
    }),
    ("Crash Cymbals", || {
        "<g fill=\"#f2b63d\"><ellipse cx=\"21\" cy=\"30\" rx=\"9\" ry=\"24\" transform=\"rotate(-12 21 30)\"/><ellipse cx=\"39\" cy=\"30\" rx=\"9\" ry=\"24\" transform=\"rotate(12 39 30)\"/></g><path d=\"M12 32H2M48 32h10\" stroke-width=\"4\"/><path d=\"M30 4v6M24 6l2 5M36 6l-2 5\" fill=\"none\"/>".to_owned()
    }),
    ("Timp-Toms", || {
        drum(4, 18, 22, 18, "#fff") + &drum(30, 14, 26, 22, "#fff") + &drum(16, 36, 24, 16, "#fff")
    }),
    ("Cowbell", || {
        "<path d=\"M20 14h20l12 38H8z\" fill=\"#e0a13a\"/><path d=\"M24 14q0-9 6-9t6 9\" fill=\"none\" stroke-width=\"3\"/><path d=\"M8 52h44\" stroke-width=\"5\"/><path d=\"M24 22l-5 20\" fill=\"none\" stroke=\"#ffe3a6\"/>".to_owned()
    }),
    ("Marimba", || bars(WOOD, 7, 30)),
    ("Vibraphone", || bars(SILVER, 6, 26)),
    ("Xylophone", || bars("#c9503c", 6, 18)),
    ("Glockenspiel", || bars("#9fc3e6", 5, 0)),
    ("Timpani", || {
        "<path d=\"M6 24q2 26 24 28 22-2 24-28z\" fill=\"#c9794a\"/><ellipse cx=\"30\" cy=\"23\" rx=\"25\" ry=\"9\" fill=\"#fdfbf2\"/><path d=\"M20 51l-5 7M40 51l5 7\" stroke-width=\"3\"/><path d=\"M44 4L32 22\" stroke-width=\"3\"/><circle cx=\"31\" cy=\"22\" r=\"4\" fill=\"#c9c3b4\"/>".to_owned()
    }),
    ("Gong", || {
        tube("M8 56V8h44v48", 4, WOOD)
            + "<path d=\"M20 10l4 8M40 10l-4 8\"/><circle cx=\"30\" cy=\"34\" r=\"18\" fill=\"#d99a2b\"/><circle cx=\"30\" cy=\"34\" r=\"8\" fill=\"#f7cf6a\"/>"
    }),
    ("Piccolo", || pipe("M14 44L46 18", BLACK)),
    ("Flute", || pipe("M6 52L54 10", SILVER)),
    ("Clarinet", || {
        pipe("M10 46L46 12", BLACK)
            + "<path d=\"M13 37l11 11-8 10L3 45z\" fill=\"#34324a\" transform=\"translate(2 0)\"/>"
    }),
    ("Alto Saxophone", || sax(26)),
    ("Tenor Saxophone", || sax(32)),
    ("Oboe", || {
        pipe("M12 48L44 14", "#5a3b2a")
            + "<path d=\"M44 14l8-9\" stroke=\"#e6cf9a\" stroke-width=\"3\"/>"
    }),
];

/// Whether somebody has drawn it.
pub(super) fn is_drawn(name: &str) -> bool {
    ALL.iter().any(|(known, _)| *known == name)
}

/// A tube of some width: an ink line with a colour in it.
fn tube(way: &str, width: u8, colour: &str) -> String {
    let outside = width + 3;
    format!(
        "<path d=\"{way}\" fill=\"none\" stroke-width=\"{outside}\"/><path d=\"{way}\" fill=\"none\" stroke=\"{colour}\" stroke-width=\"{width}\"/>"
    )
}

/// A horn with its bell to the right, and three valves.
fn horn(way: &str, second: &str, bell: u8) -> String {
    let (high, low) = (28 - bell, 28 + bell);
    tube(second, 4, GOLD)
        + &tube(way, 4, GOLD)
        + &format!(
            "<path d=\"M38 25q12-1 18-{bell}v{}q-6-{bell}-18-{bell}z\" fill=\"{GOLD}\" transform=\"translate(0 {})\"/>",
            low - high + 3,
            0
        )
        + "<path d=\"M17 18h4v14h-4zM24 18h4v14h-4zM31 18h4v14h-4z\" fill=\"#fff3d0\" stroke-width=\"1.500\"/>"
}

/// A horn that looks up.
fn upright(bell: u8, width: u8) -> String {
    let (left, right) = (30 - bell, 30 + bell);
    tube("M22 20v22q0 12 10 12t10-12V26", width - 3, GOLD)
        + &format!(
            "<path d=\"M{left} 5h{}q-12 6-{} 24h-{}q4-18-{}-24z\" fill=\"{GOLD}\" transform=\"translate(-7 0) scale(.9 1)\"/>",
            right - left,
            bell - 6,
            8,
            bell - 6
        )
        + "<path d=\"M32 28h3v10h-3zM37 28h3v10h-3zM42 28h3v10h-3z\" fill=\"#fff3d0\" stroke-width=\"1.500\"/>"
}

fn flag(pole: &str, cloth: &str) -> String {
    tube(pole, 2, SILVER) + &format!("<path d=\"{cloth}\" fill=\"currentColor\"/>")
}

/// A drum seen a little from above.
fn drum(x: u8, y: u8, width: u8, height: u8, skin: &str) -> String {
    let (middle, half, low) = (x + width / 2, width / 2, y + height);
    let ry = width / 6;
    format!(
        "<path d=\"M{x} {y}v{height}q{half} {} {width} 0v-{height}z\" fill=\"currentColor\"/><path d=\"M{x} {low}l{} -{height}\" fill=\"none\" stroke=\"#ffffff80\" stroke-width=\"1.500\"/>\
         <ellipse cx=\"{middle}\" cy=\"{y}\" rx=\"{half}\" ry=\"{ry}\" fill=\"{skin}\"/>",
        ry * 2,
        width / 2
    )
}

/// Bars on a frame, with pipes below.
fn bars(colour: &str, n: u8, pipes: u8) -> String {
    let step = 52 / n;
    let mut drawn = "<path d=\"M8 40L4 57M52 40l4 17M2 40h56\" stroke-width=\"3\"/>".to_owned();
    for index in 0..n {
        let (x, tall) = (5 + index * step, 24 - index * 2);
        let pipe = pipes.saturating_sub(index * 3);
        if pipe > 4 {
            drawn += &format!(
                "<path d=\"M{} 34v{}\" stroke=\"#8892a6\" stroke-width=\"4\"/>",
                x + step / 2 - 1,
                pipe / 2
            );
        }
        drawn += &format!(
            "<rect x=\"{x}\" y=\"{}\" width=\"{}\" height=\"{tall}\" rx=\"1.500\" fill=\"{colour}\" stroke-width=\"1.500\"/>",
            30 - tall / 2,
            step - 2
        );
    }
    drawn
        + "<path d=\"M40 4L26 20M52 6L44 18\" stroke=\"#8a5a34\" stroke-width=\"2.500\"/><circle cx=\"26\" cy=\"20\" r=\"3.500\" fill=\"currentColor\"/><circle cx=\"44\" cy=\"18\" r=\"3.500\" fill=\"currentColor\"/>"
}

/// A straight pipe with keys.
fn pipe(way: &str, colour: &str) -> String {
    tube(way, 6, colour)
        + &format!(
            "<path d=\"{way}\" fill=\"none\" stroke=\"#fff3d0\" stroke-width=\"3.500\" stroke-dasharray=\"0.1 7\"/>"
        )
}

fn sax(low: u8) -> String {
    tube(
        &format!("M18 6h8q4 0 4 5v{low}q0 11 10 11t10-10V30"),
        7,
        GOLD,
    ) + "<path d=\"M44 32L39 20h18l-4 12z\" fill=\"#f2b63d\"/><path d=\"M10 8l9-3\" stroke-width=\"5\"/><path d=\"M30 18v20\" stroke=\"#fff3d0\" stroke-width=\"3.500\" stroke-dasharray=\"0.1 6\"/>"
}
