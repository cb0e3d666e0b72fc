//! Dice as cubes with six real sides, the rolled one in front.

use std::fmt::Write;

use mole_park::{Die, Roll, Rolled, Setup, View};
use tabletop::Seat;

use super::{INK, SPRITE, ink_on, paint};
use board::Decimal;

/// Gold, for Prize dice.
const GOLD: &str = "#ffd84a";

/// A die that lies on the table.
pub(crate) fn resting(setup: &Setup, view: &View, seat: Seat, rolled: Rolled) -> String {
    cube(setup, view, seat, rolled, "")
}

/// A die in flight: it tumbles and ends with what was rolled. It is higher than wide, like all flying
/// pieces.
pub(crate) fn tumbling(setup: &Setup, view: &View, seat: Seat, rolled: Rolled) -> String {
    let die = cube(setup, view, seat, rolled, " tumbles");
    format!("<span class=\"die-bird\">{die}</span>")
}

/// A die that is not rolled: it shows its kind.
pub(crate) fn asleep(setup: &Setup, view: &View, seat: Seat, die: Die) -> String {
    let faces = setup.faces(die);
    let rolled = Rolled {
        die,
        roll: faces.first().copied().unwrap_or(Roll::Miss),
    };
    let front = placed(kind(die), (14, 14), 72);
    sides(setup, view, seat, rolled, " asleep", &front)
}

/// A face the size of a line of text.
pub(crate) fn face(view: &View, seat: Seat, rolled: Rolled) -> String {
    let (body, ink) = material(view, seat, rolled.die);
    let drawn = side("die-flat", body, &pips(rolled.die, rolled.roll, ink));
    format!("<span class=\"little flat-die\">{drawn}</span>")
}

/// The colours of a die and of its faces. Prize dice are gold.
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

/// The cube: the front, and the other faces around it.
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
    let mut sides = format!("<i>{}</i>", side("die-side", body, front));
    for roll in around {
        let _ = write!(
            sides,
            "<i>{}</i>",
            side("die-side", body, &pips(rolled.die, *roll, ink))
        );
    }
    format!(
        "<span class=\"die{class}\" aria-hidden=\"true\"><span class=\"cube\">{sides}</span></span>"
    )
}

fn side(name: &str, body: &str, inside: &str) -> String {
    let blank = SPRITE.layer(name, &format!("style=\"color:{body}\""));
    format!("<svg viewBox=\"0 0 100 100\" aria-hidden=\"true\">{blank}{inside}</svg>")
}

/// A picture on a face, at this place and of this size.
fn placed(name: &str, (x, y): (u8, u8), size: u8) -> String {
    let size = Decimal(f64::from(size) / 100.0);
    SPRITE.layer(
        name,
        &format!("transform=\"translate({x} {y}) scale({size})\""),
    )
}

/// What a face shows: the weapon with a hole's number or an X, or stars.
fn pips(die: Die, roll: Roll, ink: &str) -> String {
    let with_weapon = |name: &str| {
        let number = SPRITE.layer(name, &format!("style=\"color:{ink}\""));
        placed(kind(die), (4, 4), 30) + &number
    };
    match roll {
        Roll::Hole(hole) => with_weapon(&format!("roll-{hole}")),
        Roll::Miss => with_weapon("roll-miss"),
        Roll::Stars(stars) => {
            let places: &[(u8, u8)] = match stars {
                0 | 1 => &[(30, 30)],
                2 => &[(8, 8), (52, 52)],
                3 => &[(4, 4), (30, 30), (56, 56)],
                4 => &[(6, 6), (54, 6), (6, 54), (54, 54)],
                _ => &[(4, 4), (58, 4), (31, 31), (4, 58), (58, 58)],
            };
            places.iter().map(|at| placed("star", *at, 40)).collect()
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
