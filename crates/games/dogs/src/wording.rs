//! How each action reads as a choice, and which rules it is about.

use tabletop::{Narrator, RuleId, Seat};

use crate::action::Action;
use crate::card::{Card, Kind};
use crate::rules;
use crate::setup::Setup;
use crate::space::Space;
use crate::telling::line_text;
use crate::view::View;

/// The action as one of the choices of a seat.
pub(crate) fn choice(
    setup: &Setup,
    narrator: &Narrator,
    view: &View,
    seat: Seat,
    action: Action,
) -> String {
    match action {
        Action::ChooseColour { colour } => match setup.edition.colours.get(colour.index()) {
            Some(info) => format!("take {}", info.name),
            None => "take a colour that does not exist".to_owned(),
        },
        Action::ChooseDealer { seat: dealer } if dealer == seat => "deal yourself".to_owned(),
        Action::ChooseDealer { seat: dealer } => {
            let name = narrator.name(dealer);
            format!("let {name} deal")
        }
        Action::LeaveToChance => "let chance decide who deals".to_owned(),
        Action::TurnInDeadCard { card } => format!("turn in the dead {}", name(setup, card)),
        Action::PlayCard { card, space } => play_text(setup, view, card, space),
        Action::DrawCard => "draw a card".to_owned(),
        Action::LeaveCard => "leave it on the deck for now".to_owned(),
        Action::ClaimSequence { line } => format!("claim {}", line_text(setup, line)),
    }
}

/// The rules to read about an action.
pub(crate) fn rules_about(action: Action) -> Vec<RuleId> {
    match action {
        Action::ChooseColour { .. } => vec![rules::DOGS_15, rules::DOGS_16, rules::DOGS_R5],
        Action::ChooseDealer { .. } | Action::LeaveToChance => {
            vec![rules::DOGS_R6, rules::DOGS_17]
        }
        Action::TurnInDeadCard { .. } => vec![rules::DOGS_33, rules::DOGS_35, rules::DOGS_R22],
        Action::PlayCard { .. } => {
            vec![
                rules::DOGS_20,
                rules::DOGS_22,
                rules::DOGS_27,
                rules::DOGS_28,
            ]
        }
        Action::DrawCard | Action::LeaveCard => vec![rules::DOGS_37, rules::DOGS_R28],
        Action::ClaimSequence { .. } => vec![rules::DOGS_R36],
    }
}

fn name(setup: &Setup, card: Card) -> &str {
    let info = setup.edition.cards.get(card.index());
    info.map_or("card that does not exist", |info| info.name.as_str())
}

fn play_text(setup: &Setup, view: &View, card: Card, space: Space) -> String {
    let place = setup.space_name(space);
    let kind = setup.edition.cards.get(card.index()).map(|info| info.kind);
    match kind {
        Some(Kind::Doghouse) => {
            let owner = view.sides.iter().find(|side| side.chips.contains(space));
            let colour = owner.and_then(|side| side.colour);
            let colour = colour.map_or("missing", |colour| setup.colour_name(colour));
            format!(
                "take the {colour} chip from {place} with the {}",
                name(setup, card)
            )
        }
        Some(Kind::Hydrant) => {
            let breed = setup.lookup.breeds.get(space.index()).copied().flatten();
            let breed = breed.map_or("nothing", |breed| setup.name(breed));
            format!("play the {} on {place} ({breed})", name(setup, card))
        }
        Some(Kind::Breed) | None => format!("play the {} on {place}", name(setup, card)),
    }
}
