//! What somebody is asked in the middle of a round.

use tabletop::{Narrator, Seat, counted};

use crate::agenda::{Gait, Setback, Step};
use crate::card::Critter;
use crate::options::CardLock;
use crate::setup::Setup;
use crate::telling::{in_order, shares_text};
use crate::view::View;

/// What a seat is asked in the Secret phase: about its card, and what it may say about it.
pub(crate) fn asked_in_secret(setup: &Setup, view: &View, seat: Seat) -> String {
    let is_laid = matches!(view.laid.at(seat), Some(Some(_)));
    let card = match (is_laid, setup.options.card_lock) {
        (false, _) => "Which movement card do you lay, face down?",
        (true, CardLock::UntilAllReady) => {
            "Your card lies face down. Leave it, or lay another while not all are ready?"
        }
        (true, CardLock::AtOnce) if view.may_speak(setup) || view.has_claim() => {
            "Your card lies face down, and stays. What do you say about it?"
        }
        (true, CardLock::AtOnce) => "Your card lies face down, and stays. Wait for the others?",
    };
    let claim = match (view.may_speak(setup), view.has_claim()) {
        (true, false) => " You may claim a card, true or not.",
        (true, true) => " You may claim another card, or take your claim back.",
        (false, true) => " You may take your claim back.",
        (false, false) => "",
    };
    format!("{card}{claim}")
}

/// What the step on top of the agenda asks a seat.
pub(crate) fn asked_in_round(
    setup: &Setup,
    narrator: &Narrator,
    view: &View,
    seat: Seat,
) -> String {
    let open = &view.open;
    let begin = |seat: Seat| narrator.begin(seat);
    match open.agenda.last() {
        Some(Step::Split(split)) => {
            let number = split.number;
            let sharers = narrator.begin_listed(split.floor.seats.iter());
            match split.floor.proposer {
                None => format!(
                    "{sharers} have to share {number}. What do you propose? Walking away sends all of you back to a gate."
                ),
                Some(proposer) => format!(
                    "{} proposed {}. Agree, or propose something else?",
                    begin(proposer),
                    shares_text(narrator, &split.shares, split.floor.seats)
                ),
            }
        }
        Some(Step::OrderTalk(talk)) => match talk.floor.proposer {
            None => format!(
                "{} are level. Who goes first?",
                narrator.begin_listed(talk.floor.seats.iter())
            ),
            Some(proposer) => format!(
                "{} proposed the order {}. Agree?",
                begin(proposer),
                in_order(narrator, &talk.order)
            ),
        },
        Some(Step::Walk(walk)) => {
            let left = match walk.gait {
                Gait::Bouncing => "You bounce one more space".to_owned(),
                Gait::Walking | Gait::Stopped => {
                    format!("You have {} left", counted(usize::from(walk.left), "space"))
                }
            };
            if open.at(seat) == open.head {
                match open.head_sides().iter().next() {
                    Some(side) if open.head_sides().len() == 1 => {
                        format!(
                            "{left}, and the race goes {}. With which card?",
                            side.word()
                        )
                    }
                    _ => format!("{left}. Which way do you explore, with which card?"),
                }
            } else {
                format!("{left}. Which way?")
            }
        }
        Some(Step::Nudge { side, .. }) => {
            format!(
                "You are bounced {} into the unknown. With which card?",
                side.word()
            )
        }
        Some(Step::Landings { .. }) => {
            let card = open.garden.at(open.at(seat)).card;
            if setup.traits(card).trampoline.is_on() {
                "You bounce off the trampoline. Which way?".to_owned()
            } else {
                let name = setup.name(card);
                match open.players[seat.index()].critter {
                    Some(Critter::Squirrel) => {
                        format!("The {name} holds one only, so you hop off. Which way?")
                    }
                    Some(Critter::Cat) | None => {
                        format!("The {name} holds one only. Whom do you push off, and which way?")
                    }
                }
            }
        }
        Some(Step::Crown { cause, .. }) => {
            let why = match cause {
                Setback::Bark => "Bark Bark!",
                Setback::DeadEnd => "A dead-end.",
                Setback::Loop => "A loop.",
            };
            format!("{why} Where do you put the crown?")
        }
        Some(Step::ShortCut { .. }) => {
            "A dead-end, and no corners are left. Take the short cut home?".to_owned()
        }
        Some(Step::Swap { .. }) => "You are boxed in. Which corner instead?".to_owned(),
        Some(Step::Retreat { .. }) => "Who goes back next?".to_owned(),
        Some(Step::Gate { .. }) => "Several gates are equally far. Back to which?".to_owned(),
        Some(
            Step::Numbers { .. } | Step::Movers { .. } | Step::Level { .. } | Step::InOrder { .. },
        )
        | None => "What do you do?".to_owned(),
    }
}
