//! Moles and prizes as HTML, the same on the table and in flight.

use mole_park::{Mole, Prize, Setup, effect_text};
use tabletop::Face;

use super::art;
use crate::words;
use board::html::escaped;

/// The front of a mole.
pub(crate) fn front(setup: &Setup, mole: Mole) -> String {
    let stars = setup.mole_stars(mole);
    let name = escaped(&setup.mole(mole).name);
    let art = art::mole(setup, mole);
    format!(
        "<span class=\"mole-card front rank-{}\"><span class=\"face\"><span class=\"worth\">{stars}</span>{art}<span class=\"name\">{name}</span></span></span>",
        stars.min(5)
    )
}

/// The back of a mole.
pub(crate) fn back() -> String {
    format!(
        "<span class=\"mole-card back\"><span class=\"face\">{}</span></span>",
        art::stranger()
    )
}

/// The front if the viewer knows the mole, otherwise the back.
pub(crate) fn known(setup: &Setup, mole: Face<Mole>) -> String {
    match mole {
        Face::Up(mole) => front(setup, mole),
        Face::Down => back(),
    }
}

/// A mole the size of a line of text.
pub(crate) fn little(setup: &Setup, mole: Mole) -> String {
    format!("<span class=\"little\">{}</span>", art::mole(setup, mole))
}

/// A prize the size of a line of text, in the colour of its stall.
pub(crate) fn little_prize(setup: &Setup, prize: Prize) -> String {
    let paint = art::stall_paint(setup, setup.stand_of(prize).index());
    format!(
        "<span class=\"little prize-of\" style=\"--stall:{paint}\">{}</span>",
        art::prize(setup, prize)
    )
}

/// The name of a prize, its stars and what it does.
pub(crate) fn about(setup: &Setup, prize: Prize) -> String {
    let powers = powers(setup, prize);
    words::prize(&setup.prize(prize).name, setup.prize_stars(prize), &powers)
}

/// What a prize does; empty if it does nothing.
pub(crate) fn powers(setup: &Setup, prize: Prize) -> String {
    let effects = setup.effects(prize).iter();
    let effects: Vec<String> = effects.map(|effect| effect_text(setup, *effect)).collect();
    effects.join("; ")
}
