//! Teams: which picture of a chip stands for which colour of the game.

use dogs::{Colour, Setup, Side, View};
use tabletop::Seat;

use crate::Scene;

/// A side of the game, by its chips. No two teams share a colour or a shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Team {
    /// Round chips.
    Blue,
    /// Chips like a clover.
    Green,
    /// Eight-cornered chips.
    Red,
}

impl Team {
    /// All three, in the order in which sides take them.
    pub(crate) const ALL: [Self; 3] = [Self::Blue, Self::Green, Self::Red];

    /// Its name.
    pub(crate) const fn word(self) -> &'static str {
        match self {
            Self::Blue => "blue",
            Self::Green => "green",
            Self::Red => "red",
        }
    }

    /// The name of the picture of its chip.
    pub(crate) const fn chip(self) -> &'static str {
        match self {
            Self::Blue => "chip-blue",
            Self::Green => "chip-green",
            Self::Red => "chip-red",
        }
    }
}

/// The chips of a colour. If a home-made edition has colours without a picture, all its colours get the
/// chips of the box in order, so that no two share a shape.
pub(crate) fn of_colour(setup: &Setup, colour: Colour) -> Team {
    let id = setup.edition.colours.get(colour.index());
    let named = |team: &Team| id.is_some_and(|info| info.id == team.word());
    let turn = Team::ALL[colour.index() % Team::ALL.len()];
    let are_ours = setup.edition.colours.iter().all(|info| {
        let mut words = Team::ALL.iter().map(|team| team.word());
        words.any(|word| word == info.id)
    });
    match Team::ALL.into_iter().find(named) {
        Some(team) if are_ours => team,
        Some(_) | None => turn,
    }
}

/// The chips of a side, once it has chosen.
pub(crate) fn of_side(setup: &Setup, view: &View, side: Side) -> Option<Team> {
    let colour = view.sides.get(side.index())?.colour?;
    Some(of_colour(setup, colour))
}

/// The chips that a seat puts down.
pub(crate) fn of_seat(scene: &Scene, seat: Seat) -> Option<Team> {
    of_side(&scene.setup, scene.view.as_ref()?, scene.setup.side(seat))
}

/// The colour of a team's seats and marks.
pub(crate) fn paint(team: Team) -> &'static str {
    match team {
        Team::Blue => "#2f74d8",
        Team::Green => "#1f9a4c",
        Team::Red => "#db3a34",
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::art::SPRITE;
    use ::dogs::Dogs;
    use std::collections::BTreeSet;
    use tabletop::{Shelved, Terms};

    #[test]
    fn the_colours_of_the_box_have_chips_of_the_same_name() {
        let setup = Dogs::set_up(&Terms::plain(3)).expect("three can play");
        for (info, index) in setup.edition.colours.iter().zip(0..) {
            let team = of_colour(&setup, Colour(index));
            assert_eq!(team.word(), info.id);
        }
    }

    #[test]
    fn chips_have_the_colour_of_their_team_and_a_shape_of_their_own() {
        let mut shapes = BTreeSet::new();
        for team in Team::ALL {
            let name = format!("<symbol id=\"dogs-{}\"", team.chip());
            let (_, chip) = SPRITE.markup.split_once(&name).expect("it is drawn");
            let (chip, _) = chip.split_once("</symbol>").expect("it ends");
            assert!(chip.contains(paint(team)), "{team:?}: {chip}");
            let (_, shape) = chip.split_once(" d=\"").expect("it has an outline");
            shapes.insert(shape.split('"').next());
        }
        assert_eq!(shapes.len(), Team::ALL.len());
    }
}
