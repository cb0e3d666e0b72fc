//! What choices are called, and which rules are about them.

use tabletop::{Narrator, RuleId, Seat, listed};

use crate::action::Action;
use crate::card::{Card, CardSet, Location};
use crate::rules;
use crate::setup::Setup;
use crate::view::View;
use crate::words::{card, known};

/// The choice as it is offered to `seat`.
pub(crate) fn choice(
    setup: &Setup,
    narrator: &Narrator,
    view: &View,
    seat: Seat,
    action: &Action,
) -> String {
    match *action {
        Action::ChooseFirstPlayer { seat: named } if named == seat => {
            "say that you start".to_owned()
        }
        Action::ChooseFirstPlayer { seat: named } => {
            format!("say that {} starts", narrator.name(named))
        }
        Action::LeaveToChance => "let chance decide".to_owned(),
        Action::TakeCard { location } => {
            format!("take a {} card", setup.location_name(location))
        }
        Action::StealCard { from, slot } => {
            let hidden = view
                .areas
                .at(from)
                .and_then(|area| area.down.iter().find(|hidden| hidden.slot == slot));
            let back = hidden.map_or("face-down", |hidden| setup.location_name(hidden.location));
            let owner = narrator.name(from);
            format!("steal {owner}'s {back} card in slot {slot}")
        }
        Action::KeepCard => "keep it face down".to_owned(),
        Action::OfferCard { to } => {
            format!("offer it to {}", narrator.name(to))
        }
        Action::AcceptCard => "accept it".to_owned(),
        Action::DeclineCard => "decline it".to_owned(),
        Action::LayCardFaceUp => "lay it face up".to_owned(),
        Action::SwitchSign { card: hit } => {
            format!(
                "switch {}{}",
                signed(setup, view, seat, hit),
                which(setup, hit)
            )
        }
        Action::HamsterDiscard { card: hit } | Action::ScientistDiscard { card: hit } => {
            format!(
                "discard {}{}",
                signed(setup, view, seat, hit),
                which(setup, hit)
            )
        }
        Action::PickEffect { card: effect } => {
            format!("let {}{} act", known(setup, effect), which(setup, effect))
        }
        Action::OwlPeek { picks } => {
            let several = view.removed.iter().any(|removed| removed.len() > 1);
            let picked = Location::ALL.iter().map(|location| {
                let name = setup.location_name(*location);
                let number = u32::from(picks[location.index()]) + 1;
                format!("{name} {number}")
            });
            if several {
                format!("look at {}", listed(picked))
            } else {
                "look".to_owned()
            }
        }
        Action::OwlDecline => "do not look".to_owned(),
    }
}

/// The rules that the action is about.
pub(crate) fn rules_about(action: &Action) -> Vec<RuleId> {
    match action {
        Action::ChooseFirstPlayer { .. } | Action::LeaveToChance => {
            vec![rules::ARGH_11, rules::ARGH_R4]
        }
        Action::TakeCard { .. } => vec![rules::ARGH_17, rules::ARGH_31],
        Action::StealCard { .. } => vec![rules::ARGH_22, rules::ARGH_23],
        Action::KeepCard => vec![rules::ARGH_18, rules::ARGH_26],
        Action::OfferCard { .. } => vec![rules::ARGH_19, rules::ARGH_R8],
        Action::AcceptCard => vec![rules::ARGH_20],
        Action::DeclineCard => vec![rules::ARGH_21],
        Action::LayCardFaceUp => vec![rules::ARGH_25, rules::ARGH_R40],
        Action::SwitchSign { .. } => vec![rules::ARGH_41, rules::ARGH_42, rules::ARGH_R29],
        Action::HamsterDiscard { .. } => vec![rules::ARGH_44, rules::ARGH_45, rules::ARGH_R33],
        Action::ScientistDiscard { .. } => vec![rules::ARGH_46, rules::ARGH_R34],
        Action::PickEffect { .. } => vec![rules::ARGH_R25],
        Action::OwlPeek { .. } | Action::OwlDecline => vec![rules::ARGH_R48],
    }
}

/// " (2 of 2)" if several cards in play have this name, so that no two choices read the same.
fn which(setup: &Setup, card: Card) -> String {
    let alike = |other: &Card| setup.name(*other) == setup.name(card);
    let all: CardSet = setup.lookup.in_play.iter().filter(alike).collect();
    match all.iter().zip(1..).find(|(other, _)| *other == card) {
        Some((_, number)) if all.len() > 1 => format!(" ({number} of {})", all.len()),
        _ => String::new(),
    }
}

/// The card, and whether it is switched: "the Badger (+7), switched already".
fn signed(setup: &Setup, view: &View, seat: Seat, hit: Card) -> String {
    let switched = view
        .areas
        .at(seat)
        .is_some_and(|area| area.switched.contains(hit));
    let plain = card(setup, hit);
    if switched {
        format!("{plain}, switched already")
    } else {
        plain
    }
}
