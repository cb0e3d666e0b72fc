//! A garden card from above: lawn, hedges, a path between fences, and what is on it.

use bark_bark::{Card, Setup, Shape, Side, Sides};

use super::SPRITE;

/// A card with these sides. The seed scatters its flowers.
pub(crate) fn tile(setup: &Setup, card: Card, paths: Sides, bounce: Sides, seed: u32) -> String {
    let mut inside = SPRITE.layer("lawn", "");
    let ways = paths.or(bounce);
    for part in ["hedge", "hedge-leaves"] {
        let closed = Side::ALL.into_iter().filter(|side| !ways.contains(*side));
        inside.extend(closed.map(|side| SPRITE.layer(part, onto(side))));
    }
    inside += &flowers(paths, seed);
    inside += &way(paths);
    if let Some(thing) = thing(setup, card) {
        inside += &SPRITE.layer(thing, if is_upright(paths) { RIGHT } else { "" });
    }
    if setup.edition.info(card).gate {
        inside += &gates(paths);
    }
    inside.extend(
        bounce
            .iter()
            .map(|side| SPRITE.layer("chevron", onto(side))),
    );
    format!(
        "<svg class=\"garden-card\" viewBox=\"0 0 100 100\" aria-hidden=\"true\">{inside}</svg>"
    )
}

/// A card that is not laid yet: straight cards from west to east, corners from the south.
pub(crate) fn sample(setup: &Setup, card: Card) -> String {
    let info = setup.edition.info(card);
    let two = |a, b| Sides::one(a).with(b);
    let paths = match info.shape {
        Shape::Straight => two(Side::West, Side::East),
        Shape::CornerLeft => two(Side::South, Side::West),
        Shape::CornerRight => two(Side::South, Side::East),
        Shape::Cross => Sides::every(),
        Shape::None => Sides::NONE,
    };
    let bounce = if info.trampoline {
        two(Side::North, Side::South)
    } else {
        Sides::NONE
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

/// A quarter turn to the right.
const RIGHT: &str = "transform=\"rotate(90 50 50)\"";
/// A quarter turn to the left.
const LEFT: &str = "transform=\"rotate(-90 50 50)\"";
/// Mirrored from top to bottom.
const FLIPPED: &str = "transform=\"matrix(1 0 0 -1 0 100)\"";

/// The transform that moves a drawing from the north side to another.
fn onto(side: Side) -> &'static str {
    match side {
        Side::North => "",
        Side::East => RIGHT,
        Side::South => FLIPPED,
        Side::West => "transform=\"matrix(0 1 1 0 0 0)\"",
    }
}

/// The path with its fences.
fn way(paths: Sides) -> String {
    let ends: Vec<Side> = paths.iter().collect();
    let (name, turn) = match ends[..] {
        [] => return String::new(),
        [Side::North, Side::South] => ("way-straight", LEFT),
        [Side::East, Side::West] => ("way-straight", ""),
        [Side::North, Side::East] => ("way-bend", "transform=\"rotate(180 50 50)\""),
        [Side::East, Side::South] => ("way-bend", LEFT),
        [Side::South, Side::West] => ("way-bend", ""),
        [Side::North, Side::West] => ("way-bend", FLIPPED),
        _ => ("way-cross", ""),
    };
    SPRITE.layer(name, turn)
}

/// Some flowers beside the path.
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
        let style = format!("transform=\"translate({x} {y})\" style=\"color:{colour}\"");
        drawn += &SPRITE.layer("flowers", &style);
    }
    drawn
}

/// The picture on a card, if any, as drawn for a path from west to east.
fn thing(setup: &Setup, card: Card) -> Option<&'static str> {
    let (edition, info) = (&setup.edition, setup.edition.info(card));
    if info.id == edition.start {
        Some("start")
    } else if edition.home_path.last() == Some(&info.id) {
        Some("home")
    } else if edition.home_path.contains(&info.id) {
        Some("keep-going")
    } else if info.shape == Shape::None {
        Some("monty")
    } else if info.trampoline {
        Some("trampoline")
    } else if info.stop {
        Some("fence")
    } else if info.single {
        Some("tree")
    } else {
        None
    }
}

/// Pink gates: across the path, or at every exit of a crossing.
fn gates(paths: Sides) -> String {
    if paths.len() > 2 {
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
    // In the middle of the bend.
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
    let place = format!("transform=\"translate({x} {y}) rotate({turn})\"");
    SPRITE.layer("gate", &place)
}
