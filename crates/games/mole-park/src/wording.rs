//! How each action reads as a choice, and which rules it is about.

use tabletop::{Narrator, RuleId, Seat};

use crate::action::{Action, Crown, Decide, Hand, Pick, Rolling, SetUp, Visit};
use crate::die::{Die, Roll};
use crate::prize::Stand;
use crate::rules;
use crate::setup::Setup;
use crate::table;
use crate::view::View;
use crate::words::{ago, count, mole, named, prize, stars};

/// The action as one of the choices of a seat.
pub(crate) fn choice(
    setup: &Setup,
    narrator: &Narrator,
    view: &View,
    seat: Seat,
    action: Action,
) -> String {
    match action {
        Action::SetUp(SetUp::ChooseColour { colour }) => {
            format!("take {} with the {}", colour.name(), colour.symbol())
        }
        Action::SetUp(SetUp::AnswerArcade { visit }) => match visit {
            Visit::Never => "write down never".to_owned(),
            Visit::Ago { days } => format!("write down {}", ago(days)),
        },
        Action::Decide(action) => decide(narrator, seat, action),
        Action::Crown(Crown::DeclareCrown) => "announce Going for the Crown".to_owned(),
        Action::Crown(Crown::PassCrown) => "pass without announcing".to_owned(),
        Action::Rolling(action) => rolling(setup, view, seat, action),
        Action::Hand(action) => hand(setup, view, action),
        Action::Pick(Pick::TakePrize { stand }) => take(setup, view, stand),
        Action::Pick(Pick::PassPrize) => "take no prize".to_owned(),
    }
}

fn decide(narrator: &Narrator, seat: Seat, action: Decide) -> String {
    let name = |seat: Seat| narrator.name(seat);
    match action {
        Decide::NameKing { seat: king } if king == seat => "be it yourself".to_owned(),
        Decide::NameKing { seat: king } => format!("name {}", name(king)),
        Decide::LeaveToChance => "let chance decide".to_owned(),
        Decide::BreakTie { next } if next == seat => "pick yourself".to_owned(),
        Decide::BreakTie { next } => format!("let {} pick next", name(next)),
        Decide::NameWinner { seat: winner } => format!("give the crown to {}", name(winner)),
    }
}

fn rolling(setup: &Setup, view: &View, seat: Seat, action: Rolling) -> String {
    match action {
        Rolling::PeekHole { hole } => {
            let at = usize::from(hole.0).checked_sub(1);
            let lying = at.and_then(|at| view.holes.get(at)).map_or(0, Vec::len);
            format!("look into hole {hole} ({})", count(lying, "mole"))
        }
        Rolling::ChooseDie { die } => {
            let faces: Vec<String> = setup.faces(die).iter().map(Roll::to_string).collect();
            let name = &setup.edition.dice.info(die).name;
            match die {
                Die::Prize => {
                    let sums = table::possible_totals(setup, view, seat);
                    format!("cash in with the {name}: {}", totals(sums))
                }
                Die::Glove | Die::Pan | Die::Mallet => {
                    format!("whack with the {name} ({})", faces.join(" "))
                }
            }
        }
        Rolling::SayGo { text } => {
            let text = text
                .as_ref()
                .map_or(setup.options.go_text.as_str(), |text| text.as_str());
            format!("call \"{text}\"")
        }
        Rolling::UseReroll { prize } if table::is_prize(setup, prize) => {
            format!("roll again with {}", named(setup, prize))
        }
        Rolling::UseReroll { .. } => "roll again".to_owned(),
        Rolling::DeclineReroll => "let it lie".to_owned(),
    }
}

/// MOLE-R72: the possible totals of the seat, with the lowest and the highest face.
fn totals(sums: Option<(u16, u16)>) -> String {
    match sums {
        None => "for nothing".to_owned(),
        Some((low, high)) => format!("{low} to {high} stars"),
    }
}

fn hand(setup: &Setup, view: &View, action: Hand) -> String {
    match action {
        Hand::DiscardMole { mole: one } => format!("discard {}", mole(setup, one)),
        Hand::KeepMole { mole: one } => format!("keep {}", mole(setup, one)),
        Hand::KeepNoMore if view.own_marks.is_empty() => "keep none".to_owned(),
        Hand::KeepNoMore => "keep no more".to_owned(),
    }
}

fn take(setup: &Setup, view: &View, stand: Stand) -> String {
    let Some(info) = setup.edition.stands.get(stand.index()) else {
        return "take the crown".to_owned();
    };
    let up = view.stands.get(stand.index()).and_then(|stand| stand.up);
    let shown = up.map_or("what is not there".to_owned(), |up| prize(setup, up));
    format!(
        "take {shown} from {}, {}",
        info.name,
        stars(info.cost.into())
    )
}

/// The rules to read before choosing this action.
pub(crate) fn rules_about(action: Action) -> Vec<RuleId> {
    match action {
        Action::SetUp(SetUp::ChooseColour { .. }) => vec![rules::MOLE_7],
        Action::SetUp(SetUp::AnswerArcade { .. }) => vec![rules::MOLE_9, rules::MOLE_10],
        Action::Decide(action) => match action {
            Decide::NameKing { .. } => vec![rules::MOLE_8, rules::MOLE_R3],
            Decide::LeaveToChance => vec![rules::MOLE_R3, rules::MOLE_R44],
            Decide::BreakTie { .. } => vec![rules::MOLE_59, rules::MOLE_R43],
            Decide::NameWinner { .. } => vec![rules::MOLE_79, rules::MOLE_R61],
        },
        Action::Crown(Crown::DeclareCrown) => {
            vec![rules::MOLE_65, rules::MOLE_67, rules::MOLE_68]
        }
        Action::Crown(Crown::PassCrown) => vec![rules::MOLE_66, rules::MOLE_R15],
        Action::Rolling(action) => match action {
            Rolling::PeekHole { .. } => vec![rules::MOLE_P10, rules::MOLE_R77],
            Rolling::ChooseDie { die: Die::Prize } => vec![rules::MOLE_20, rules::MOLE_45],
            Rolling::ChooseDie { .. } => vec![rules::MOLE_31, rules::MOLE_37],
            Rolling::SayGo { .. } => vec![rules::MOLE_32, rules::MOLE_R24],
            Rolling::UseReroll { .. } | Rolling::DeclineReroll => {
                vec![rules::MOLE_P2, rules::MOLE_R27]
            }
        },
        Action::Hand(Hand::DiscardMole { .. }) => vec![rules::MOLE_41, rules::MOLE_R31],
        Action::Hand(Hand::KeepMole { .. } | Hand::KeepNoMore) => vec![rules::MOLE_P6],
        Action::Pick(Pick::TakePrize { .. }) => vec![rules::MOLE_48, rules::MOLE_R38],
        Action::Pick(Pick::PassPrize) => vec![rules::MOLE_R39, rules::MOLE_R76],
    }
}
