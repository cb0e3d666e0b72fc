//! How each action reads as a choice, and which rules it is about.

use tabletop::{Face, Narrator, RuleId, Seat, Seats, counted};

use crate::action::{Action, Back, Crown, Landing, Move, Secret, SetUp, Talk};
use crate::agenda::Step;
use crate::card::Pile;
use crate::rules;
use crate::setup::Setup;
use crate::state::Open;
use crate::telling::{in_order, shares_text};
use crate::view::View;

/// The action as one of the choices of a seat.
pub(crate) fn choice(
    setup: &Setup,
    narrator: &Narrator,
    view: &View,
    seat: Seat,
    action: &Action,
) -> String {
    match action {
        Action::SetUp(action) => set_up(setup, narrator, seat, *action),
        Action::Secret(action) => secret(narrator, view, seat, *action),
        Action::Talk(action) => talk(narrator, view, action),
        Action::Move(Move::Step { side }) => format!("go {}", side.word()),
        Action::Move(Move::Explore { side, pile }) => {
            format!("explore {} {}", side.word(), from(setup, view, *pile))
        }
        Action::Crown(action) => crown(setup, view, *action),
        Action::Landing(action) => landing(narrator, *action),
        Action::Back(Back::ChooseGate { cell }) => format!("go back to {cell}"),
        Action::Back(Back::OrderRetreat { seat: sent }) if *sent == seat => {
            "go back next".to_owned()
        }
        Action::Back(Back::OrderRetreat { seat }) => format!("send {} next", narrator.name(*seat)),
    }
}

fn set_up(setup: &Setup, narrator: &Narrator, seat: Seat, action: SetUp) -> String {
    match action {
        SetUp::ChooseColour { colour } => format!("take the {} pawn", setup.colour(colour)),
        SetUp::ChooseCritter { critter } => format!("race as a {}", critter.word()),
        SetUp::TellPets { count } => format!("have {}", counted(usize::from(count), "pet")),
        SetUp::NamePlacer { seat: named } if named == seat => "place Start yourself".to_owned(),
        SetUp::NamePlacer { seat } => format!("name {}", narrator.name(seat)),
        // There may be hundreds of these; the map and the question say the rest.
        SetUp::PlaceStart { cell } => cell.to_string(),
        SetUp::Ready => "be ready for the next race".to_owned(),
    }
}

fn secret(narrator: &Narrator, view: &View, seat: Seat, action: Secret) -> String {
    match action {
        Secret::ChooseCard { value } => match view.laid.at(seat) {
            Some(Some(Face::Up(laid))) if *laid == value => format!("stay with the {value}"),
            Some(Some(_)) => format!("lay the {value} instead"),
            _ => format!("lay the {value}"),
        },
        Secret::LeaveToChance => "let chance pick a card".to_owned(),
        Secret::ClaimCard { value, to: None } => format!("claim to play the {value}"),
        Secret::ClaimCard {
            value,
            to: Some(to),
        } => format!("whisper to {} that you play the {value}", narrator.name(to)),
        Secret::WithdrawClaim => "take back what you claimed".to_owned(),
    }
}

fn talk(narrator: &Narrator, view: &View, action: &Talk) -> String {
    let shares_text = |shares| shares_text(narrator, shares, sharers(&view.open));
    match action {
        Talk::ProposeSplit { shares } => format!("propose {}", shares_text(shares)),
        Talk::CounterSplit { shares } => format!("counter with {}", shares_text(shares)),
        Talk::AcceptSplit | Talk::AcceptOrder => "agree".to_owned(),
        Talk::ProposeOrder { order } => format!("propose {}", in_order(narrator, order)),
        Talk::CounterOrder { order } => format!("counter with {}", in_order(narrator, order)),
        Talk::WalkAway => "walk away".to_owned(),
    }
}

fn crown(setup: &Setup, view: &View, action: Crown) -> String {
    match action {
        Crown::PlaceCrown { cell, side } => {
            format!("put the crown on the {} side of {cell}", side.word())
        }
        Crown::TakeShortCut => "take the short cut home".to_owned(),
        Crown::DeclineShortCut => "race on".to_owned(),
        Crown::SwapCorner { pile } => format!("swap it for a card {}", from(setup, view, pile)),
    }
}

fn landing(narrator: &Narrator, action: Landing) -> String {
    match action {
        Landing::PushOff { seat, side } => format!("push {} {}", narrator.name(seat), side.word()),
        Landing::HopOff { side } => format!("hop {}", side.word()),
        Landing::Bounce { side } => format!("bounce {}", side.word()),
    }
}

fn sharers(open: &Open) -> Seats {
    match open.agenda.last() {
        Some(Step::Split(split)) => split.floor.seats,
        _ => Seats::NONE,
    }
}

/// "from the left corners (next: Left corner)".
fn from(setup: &Setup, view: &View, pile: Pile) -> String {
    let Some(corner) = pile.corner() else {
        return "from the deck".to_owned();
    };
    let top = view.corners[corner].top.map(|card| setup.name(card));
    match top {
        Some(top) => format!("from the {} corners (next: {top})", pile.word()),
        None => format!("from the {} corners", pile.word()),
    }
}

/// The rules to read before choosing this action.
pub(crate) fn rules_about(action: &Action) -> Vec<RuleId> {
    match action {
        Action::SetUp(action) => match action {
            SetUp::ChooseColour { .. } => vec![rules::MBB_13, rules::MBB_5],
            SetUp::ChooseCritter { .. } => vec![rules::MBB_12, rules::MBB_55, rules::MBB_57],
            SetUp::TellPets { .. } | SetUp::NamePlacer { .. } => {
                vec![rules::MBB_14, rules::MBB_R3]
            }
            SetUp::PlaceStart { .. } => vec![rules::MBB_14, rules::MBB_R4],
            SetUp::Ready => vec![rules::MBB_88],
        },
        Action::Secret(action) => match action {
            Secret::ChooseCard { .. } | Secret::LeaveToChance => {
                vec![rules::MBB_21, rules::MBB_25, rules::MBB_27]
            }
            Secret::ClaimCard { .. } | Secret::WithdrawClaim => {
                vec![rules::MBB_22, rules::MBB_94, rules::MBB_R67]
            }
        },
        Action::Talk(action) => match action {
            Talk::ProposeSplit { .. } | Talk::CounterSplit { .. } | Talk::AcceptSplit => {
                vec![rules::MBB_27, rules::MBB_R11, rules::MBB_30]
            }
            Talk::ProposeOrder { .. } | Talk::CounterOrder { .. } | Talk::AcceptOrder => {
                vec![rules::MBB_34, rules::MBB_R16, rules::MBB_35]
            }
            Talk::WalkAway => vec![rules::MBB_30, rules::MBB_36],
        },
        Action::Move(action) => match action {
            Move::Step { .. } => vec![rules::MBB_40, rules::MBB_39, rules::MBB_G9],
            Move::Explore { .. } => vec![rules::MBB_42, rules::MBB_45, rules::MBB_71],
        },
        Action::Crown(action) => match action {
            Crown::PlaceCrown { .. } => vec![rules::MBB_74, rules::MBB_50, rules::MBB_91],
            Crown::TakeShortCut | Crown::DeclineShortCut => vec![rules::MBB_97, rules::MBB_R37],
            Crown::SwapCorner { .. } => vec![rules::MBB_R39],
        },
        Action::Landing(action) => match action {
            Landing::PushOff { .. } => vec![rules::MBB_55, rules::MBB_59],
            Landing::HopOff { .. } => vec![rules::MBB_57, rules::MBB_59],
            Landing::Bounce { .. } => vec![rules::MBB_69, rules::MBB_R51],
        },
        Action::Back(action) => match action {
            Back::ChooseGate { .. } => vec![rules::MBB_37],
            Back::OrderRetreat { .. } => vec![rules::MBB_38],
        },
    }
}
