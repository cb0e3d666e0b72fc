//! Dice as cubes: six real sides, of which the rolled one faces whoever looks.

use std::fmt::Write;

use mole_park::{Die, Roll, Rolled, Setup, View};
use tabletop::Seat;

use super::{INK, ink_on, paint};

/// Gold, for Prize dice.
const GOLD: &str = "#ffd84a";

/// A die that lies on the table.
pub(crate) fn resting(setup: &Setup, view: &View, seat: Seat, rolled: Rolled) -> String {
    cube(setup, view, seat, rolled, "")
}

/// A die on its way: it tumbles and settles on what was rolled. Higher than wide, as flying pieces
/// are.
pub(crate) fn tumbling(setup: &Setup, view: &View, seat: Seat, rolled: Rolled) -> String {
    let die = cube(setup, view, seat, rolled, " tumbles");
    format!("<span class=\"die-bird\">{die}</span>")
}

/// A die of a set that nobody has rolled: it shows what kind it is.
#[cfg(target_arch = "wasm32")]
pub(crate) fn asleep(setup: &Setup, view: &View, seat: Seat, die: Die) -> String {
    let faces = setup.faces(die);
    let rolled = Rolled {
        die,
        roll: faces.first().copied().unwrap_or(Roll::Miss),
    };
    let kind = kind(die);
    let front =
        format!("<use href=\"#mole-{kind}\" x=\"14\" y=\"14\" width=\"72\" height=\"72\"/>");
    sides(setup, view, seat, rolled, " asleep", &front)
}

/// A face no larger than a line of text.
pub(crate) fn face(view: &View, seat: Seat, rolled: Rolled) -> String {
    let (body, ink) = material(view, seat, rolled.die);
    let inside = pips(rolled.die, rolled.roll, ink);
    format!(
        "<span class=\"little flat-die\"><svg viewBox=\"0 0 100 100\" aria-hidden=\"true\"><rect x=\"4\" y=\"4\" width=\"92\" height=\"92\" rx=\"20\" fill=\"{body}\" \
         stroke=\"{INK}\" stroke-width=\"7\"/>{inside}</svg></span>"
    )
}

/// The colour of a die and of what stands on it: Prize dice are gold.
fn material(view: &View, seat: Seat, die: Die) -> (&'static str, &'static str) {
    match die {
        Die::Prize => (GOLD, INK),
        Die::Glove | Die::Pan | Die::Mallet => {
            let colour = view.areas.at(seat).and_then(|area| area.colour);
            (paint(view, seat), ink_on(colour))
        }
    }
}

fn cube(setup: &Setup, view: &View, seat: Seat, rolled: Rolled, class: &str) -> String {
    let (_, ink) = material(view, seat, rolled.die);
    let front = pips(rolled.die, rolled.roll, ink);
    sides(setup, view, seat, rolled, class, &front)
}

/// The cube itself: what was rolled in front, the other faces around it.
fn sides(
    setup: &Setup,
    view: &View,
    seat: Seat,
    rolled: Rolled,
    class: &str,
    front: &str,
) -> String {
    let (body, ink) = material(view, seat, rolled.die);
    let mut others: Vec<Roll> = setup.faces(rolled.die).to_vec();
    if let Some(at) = others.iter().position(|roll| *roll == rolled.roll) {
        others.remove(at);
    }
    let around = others.iter().cycle().take(5);
    let mut sides = format!("<i>{}</i>", side(body, front));
    for roll in around {
        let _ = write!(
            sides,
            "<i>{}</i>",
            side(body, &pips(rolled.die, *roll, ink))
        );
    }
    format!(
        "<span class=\"die{class}\" aria-hidden=\"true\"><span class=\"cube\">{sides}</span></span>"
    )
}

fn side(body: &str, inside: &str) -> String {
    format!(
        "<svg viewBox=\"0 0 100 100\"><rect width=\"100\" height=\"100\" rx=\"14\" fill=\"{body}\" stroke=\"{INK}\" stroke-width=\"4\"/>{inside}</svg>"
    )
}

/// What stands on a face: a hole's number and the weapon, an X, or stars.
fn pips(die: Die, roll: Roll, ink: &str) -> String {
    let text = |text: &str| {
        format!(
            "<text x=\"50\" y=\"72\" text-anchor=\"middle\" font-family=\"Georgia, serif\" font-weight=\"900\" font-size=\"62\" fill=\"{ink}\">{text}</text>"
        )
    };
    let weapon = format!(
        "<use href=\"#mole-{}\" x=\"4\" y=\"4\" width=\"30\" height=\"30\"/>",
        kind(die)
    );
    match roll {
        Roll::Hole(hole) => weapon + &text(&hole.to_string()),
        Roll::Miss => format!(
            "{weapon}<path d=\"M30 34l42 42M72 34L30 76\" stroke=\"{ink}\" stroke-width=\"12\" stroke-linecap=\"round\"/>"
        ),
        Roll::Stars(stars) => {
            let places: &[(u8, u8)] = match stars {
                0 | 1 => &[(30, 30)],
                2 => &[(8, 8), (52, 52)],
                3 => &[(4, 4), (30, 30), (56, 56)],
                4 => &[(6, 6), (54, 6), (6, 54), (54, 54)],
                _ => &[(4, 4), (58, 4), (31, 31), (4, 58), (58, 58)],
            };
            places.iter().fold(String::new(), |mut all, (x, y)| {
                let _ = write!(
                    all,
                    "<use href=\"#mole-star\" x=\"{x}\" y=\"{y}\" width=\"40\" height=\"40\"/>"
                );
                all
            })
        }
    }
}

fn kind(die: Die) -> &'static str {
    match die {
        Die::Glove => "glove",
        Die::Pan => "pan",
        Die::Mallet => "mallet",
        Die::Prize => "star",
    }
}
