//! A card of the gardens from above: lawn, hedges, a path between fences, and what stands on it.

use std::fmt::Write;

use bark_bark::{Card, Setup, Shape, Side, Sides};

use super::{INK, MONTY};

/// What a card shows beside its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A path and no more.
    Plain,
    /// Where the race begins.
    Start,
    /// A tree, with room for one under it.
    Tree,
    /// Boards that stop whoever comes first.
    Fence,
    /// Something to bounce on.
    Trampoline,
    /// The first of the Home Path.
    KeepGoing,
    /// Home.
    Home,
    /// Monty.
    Monty,
}

/// What a card shows.
pub(crate) fn kind_of(setup: &Setup, card: Card) -> Kind {
    let (edition, info) = (&setup.edition, setup.edition.info(card));
    if info.id == edition.start {
        Kind::Start
    } else if edition.home_path.last() == Some(&info.id) {
        Kind::Home
    } else if edition.home_path.contains(&info.id) {
        Kind::KeepGoing
    } else if info.shape == Shape::None {
        Kind::Monty
    } else if info.trampoline {
        Kind::Trampoline
    } else if info.stop {
        Kind::Fence
    } else if info.single {
        Kind::Tree
    } else {
        Kind::Plain
    }
}

/// A card as it lies with these sides. The seed scatters its flowers.
pub(crate) fn tile(setup: &Setup, card: Card, paths: Sides, bounce: Sides, seed: u32) -> String {
    let kind = kind_of(setup, card);
    let mut inside = String::from("<path class=\"lawn\" d=\"M0 0h100v100H0z\"/>");
    let _ = write!(
        inside,
        "<path class=\"stripe\" d=\"M0 0h25v100H0zM50 0h25v100H50z\"/>"
    );
    inside += &hedges(paths.or(bounce));
    inside += &flowers(paths, seed);
    inside += &way(paths);
    let turn = if is_upright(paths) { 90 } else { 0 };
    let _ = write!(
        inside,
        "<g stroke=\"{INK}\" stroke-width=\"2\" stroke-linejoin=\"round\" stroke-linecap=\"round\" transform=\"rotate({turn} 50 50)\">{}</g>",
        thing(kind)
    );
    if setup.edition.info(card).gate {
        inside += &gates(kind, paths);
    }
    inside += &chevrons(bounce);
    format!(
        "<svg class=\"garden-card\" viewBox=\"0 0 100 100\" aria-hidden=\"true\">{inside}</svg>"
    )
}

/// A card that lies nowhere yet: from west to east, or turning from the west.
pub(crate) fn sample(setup: &Setup, card: Card) -> String {
    let info = setup.edition.info(card);
    let two = |a, b| Sides::one(a).with(b);
    let paths = match info.shape {
        Shape::Straight => two(Side::West, Side::East),
        Shape::CornerLeft => two(Side::South, Side::West),
        Shape::CornerRight => two(Side::South, Side::East),
        Shape::Cross => Sides::ALL,
        Shape::None => Sides::NONE,
    };
    let bounce = match info.trampoline {
        true => two(Side::North, Side::South),
        false => Sides::NONE,
    };
    tile(setup, card, paths, bounce, 7)
}

/// Whether the path runs from north to south.
fn is_upright(paths: Sides) -> bool {
    paths.contains(Side::North) && paths.contains(Side::South) && !paths.contains(Side::East)
}

fn middle(side: Side) -> (i32, i32) {
    match side {
        Side::North => (50, 0),
        Side::East => (100, 50),
        Side::South => (50, 100),
        Side::West => (0, 50),
    }
}

/// The path with its fences: boards first, then pickets, then sand over both.
fn way(paths: Sides) -> String {
    let ends: Vec<Side> = paths.iter().collect();
    let line = match ends[..] {
        [a, b] => {
            let ((ax, ay), (bx, by)) = (middle(a), middle(b));
            format!("M{ax} {ay}Q50 50 {bx} {by}")
        }
        _ => ends
            .iter()
            .map(|side| {
                let (x, y) = middle(*side);
                format!("M{x} {y}L50 50")
            })
            .collect(),
    };
    if line.is_empty() {
        return line;
    }
    format!(
        "<g fill=\"none\"><path d=\"{line}\" stroke=\"#5b7f34\" stroke-width=\"58\" opacity=\".35\"/><path d=\"{line}\" stroke=\"#a8743f\" stroke-width=\"50\"/>\
         <path d=\"{line}\" stroke=\"#fffaf0\" stroke-width=\"54\" stroke-dasharray=\"5 3.300\"/><path d=\"{line}\" stroke=\"#8a5a34\" stroke-width=\"43\"/>\
         <path class=\"sand\" d=\"{line}\" stroke-width=\"40\"/><path d=\"{line}\" stroke=\"#d0ab70\" stroke-width=\"22\" stroke-dasharray=\"2 19\" stroke-linecap=\"round\"/></g>"
    )
}

/// Hedges along the sides that nobody passes.
fn hedges(ways: Sides) -> String {
    let lines = Side::ALL.into_iter().filter(|side| !ways.contains(*side));
    let lines: String = lines
        .map(|side| match side {
            Side::North => "M7 6h88",
            Side::East => "M94 7v88",
            Side::South => "M7 94h88",
            Side::West => "M6 7v88",
        })
        .collect();
    format!(
        "<g fill=\"none\" stroke-linecap=\"round\"><path class=\"hedge\" d=\"{lines}\" stroke-width=\"12\" stroke-dasharray=\".1 9.500\"/>\
         <path class=\"leaves\" d=\"{lines}\" stroke-width=\"6\" stroke-dasharray=\".1 9.500\"/></g>"
    )
}

/// Some flowers where no path is.
fn flowers(paths: Sides, seed: u32) -> String {
    const BEDS: [(u32, u32); 4] = [(15, 16), (74, 18), (18, 76), (76, 78)];
    const COLOURS: [&str; 4] = ["#ff6f91", "#ffd23f", "#ffffff", "#b07cf0"];
    let mut drawn = String::new();
    let is_corner = paths.len() == 2;
    for (index, (x, y)) in (0_u32..).zip(BEDS) {
        let luck = seed
            .wrapping_mul(2_654_435_761)
            .wrapping_add(index.wrapping_mul(40_503))
            >> 7;
        if luck % 5 < 2 || !is_corner && luck % 5 == 2 {
            continue;
        }
        let colour = COLOURS[(luck / 5 % 4) as usize];
        let (x, y) = (x + luck % 7, y + luck / 7 % 7);
        let _ = write!(
            drawn,
            "<path d=\"M{x} {y}h.1m5 4h.1m-9 2h.1\" stroke=\"{colour}\" stroke-width=\"5\" stroke-linecap=\"round\"/>\
             <path d=\"M{x} {y}h.1m5 4h.1m-9 2h.1\" stroke=\"#f0a51e\" stroke-width=\"1.800\" stroke-linecap=\"round\"/>"
        );
    }
    drawn
}

/// What stands on a card whose path runs from west to east.
fn thing(kind: Kind) -> &'static str {
    match kind {
        Kind::Plain => "",
        Kind::Start => {
            "<path d=\"M27 27h46v46H27z\" fill=\"#fff\"/><path d=\"M27 27h11.500v11.500H27zm23 0h11.500v11.500H50zM38.500 38.500H50V50H38.500zm23 0H73V50H61.500zM27 50h11.500v11.500H27zm23 0h11.500v11.500H50zM38.500 61.500H50V73H38.500zm23 0H73V73H61.500z\" fill=\"#2a2140\" stroke=\"none\"/>"
        }
        Kind::Tree => {
            "<path d=\"M50 38q-28 0-26-16Q22 4 38 5q8-8 20-2 18 0 17 16 4 18-25 19z\" fill=\"#3f8a3a\"/><path d=\"M50 62q-28 0-26 16-2 18 14 17 8 8 20 2 18 0 17-16 4-18-25-19z\" fill=\"#3f8a3a\"/>\
             <path d=\"M34 18q6-8 14-5M40 80q8-8 18-3\" fill=\"none\" stroke=\"#7cc460\" stroke-width=\"5\"/><path d=\"M60 18h.1M44 28h.1M62 84h.1M38 72h.1\" stroke=\"#e0452f\" stroke-width=\"8\"/>"
        }
        Kind::Fence => {
            "<path d=\"M44 22l12 3-4 21-5-4-6 5zM46 78l10-2-2-19-4 5-6-6z\" fill=\"#c58a4e\"/><path d=\"M28 30l42 36M30 68l36-38\" stroke=\"#2a2140\" stroke-width=\"11\"/><path d=\"M28 30l42 36M30 68l36-38\" stroke=\"#b5793f\" stroke-width=\"7\"/>\
             <path d=\"M34 36h.1M62 60h.1M36 62h.1M60 36h.1\" stroke-width=\"3.500\"/>"
        }
        Kind::Trampoline => {
            "<circle cx=\"50\" cy=\"50\" r=\"35\" fill=\"#2f6fd0\"/><circle cx=\"50\" cy=\"50\" r=\"30\" fill=\"none\" stroke=\"#fff\" stroke-width=\"6\" stroke-dasharray=\"2.500 3.800\"/>\
             <circle cx=\"50\" cy=\"50\" r=\"25\" fill=\"#243056\"/><path d=\"M36 40q8-12 24-8\" fill=\"none\" stroke=\"#6f8fd8\" stroke-width=\"3\"/>"
        }
        Kind::KeepGoing => {
            "<path d=\"M20 18h60M20 82h60\" stroke=\"#2f6b2a\" stroke-width=\"17\" stroke-dasharray=\".1 12\"/><path d=\"M26 42h26v-10l22 18-22 18v-10H26z\" fill=\"#ff9f1c\"/>"
        }
        Kind::Home => {
            "<path d=\"M24 46h52v32H24z\" fill=\"#fff4df\"/><path d=\"M14 48l36-32 36 32-9 4-27-23-27 23z\" fill=\"#e0452f\"/><path d=\"M43 78V60q7-8 14 0v18z\" fill=\"#8a5a34\"/><path d=\"M54 70h.1\" stroke-width=\"3\"/>\
             <path d=\"M29 54h9v9h-9zM62 54h9v9h-9z\" fill=\"#9fd6f5\"/><path d=\"M66 28V16h9v20\" fill=\"#b5793f\"/>"
        }
        Kind::Monty => MONTY,
    }
}

/// Pink gates: across the path, or at every mouth of Start.
fn gates(kind: Kind, paths: Sides) -> String {
    if kind == Kind::Start || paths.len() > 2 {
        return paths
            .iter()
            .map(|side| match side {
                Side::North => gate(50, 9, 90),
                Side::East => gate(91, 50, 0),
                Side::South => gate(50, 91, 90),
                Side::West => gate(9, 50, 0),
            })
            .collect();
    }
    let ends: Vec<Side> = paths.iter().collect();
    let [a, b] = ends[..] else {
        return gate(50, 50, 0);
    };
    if a.opposite() == b {
        return gate(50, 50, if is_upright(paths) { 90 } else { 0 });
    }
    // Where the bend is in its middle.
    let ((ax, ay), (bx, by)) = (middle(a), middle(b));
    let rises = (ax - bx) * (ay - by) > 0;
    gate(
        (ax + bx + 100) / 4,
        (ay + by + 100) / 4,
        if rises { 45 } else { -45 },
    )
}

/// A gate across a path from west to east.
fn gate(x: i32, y: i32, turn: i32) -> String {
    format!(
        "<g transform=\"translate({x} {y}) rotate({turn})\" stroke=\"#7d1450\" stroke-width=\"1.800\" stroke-linejoin=\"round\"><path d=\"M-4-21h8v20h-8zM-4 1h8v20h-8z\" fill=\"#ff6fb1\"/>\
         <path d=\"M-4-15h8M-4-9h8M-4 9h8M-4 15h8\"/><circle cy=\"-24\" r=\"5.500\" fill=\"#ff3f97\"/><circle cy=\"24\" r=\"5.500\" fill=\"#ff3f97\"/></g>"
    )
}

/// Marks on the sides over which a trampoline throws.
fn chevrons(bounce: Sides) -> String {
    let marks: String = bounce
        .iter()
        .map(|side| match side {
            Side::North => "M42 12l8-7 8 7",
            Side::East => "M88 42l7 8-7 8",
            Side::South => "M42 88l8 7 8-7",
            Side::West => "M12 42l-7 8 7 8",
        })
        .collect();
    format!(
        "<g fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\"><path d=\"{marks}\" stroke=\"#1b3f7d\" stroke-width=\"7\"/><path d=\"{marks}\" stroke=\"#fff\" stroke-width=\"3.500\"/></g>"
    )
}

/// What stands in the way: a pond.
pub(crate) const POND: &str = "<svg viewBox=\"0 0 100 100\" aria-hidden=\"true\"><path d=\"M50 12q36-2 38 34 2 40-40 42-38-2-38-38 2-36 40-38z\" fill=\"#d9c79a\"/>\
    <path d=\"M50 18q30-2 32 30 0 32-34 34-32-2-32-32 2-30 34-32z\" fill=\"#58b4e0\"/><path d=\"M30 42q8-6 16 0M52 62q8-6 16 0M34 66q6-4 10 0\" fill=\"none\" stroke=\"#c8ecff\" stroke-width=\"4\" stroke-linecap=\"round\"/>\
    <path d=\"M60 36a9 9 0 1 1-4 8l6-3z\" fill=\"#4f9f45\"/><circle cx=\"68\" cy=\"36\" r=\"3\" fill=\"#ff8fb8\"/></svg>";
