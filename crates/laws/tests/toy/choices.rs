//! What may be done in Magpies, and which rule forbids the rest.

use tabletop::{Refusal, RuleId, Seat, Seats};

use super::{Action, Fault, Magpies, Phase, kind};

pub(super) fn to_act(game: &Magpies) -> Seats {
    match &game.phase {
        Phase::Seal { sealed } => sealed
            .by_seat()
            .filter(|&(seat, sealed)| sealed.is_none() || game.hands[seat].len() > 1)
            .map(|(seat, _)| seat)
            .collect(),
        Phase::Look { winner, .. } => Seats::one(*winner),
        Phase::Window { asked, die, .. } if game.fault == Fault::WhoActsDependsOnHiddenCards => {
            let fits = |seat: &Seat| {
                game.hands[*seat]
                    .iter()
                    .any(|lying| kind(lying.card) == *die)
            };
            let able: Seats = asked.iter().filter(fits).collect();
            if able.is_empty() { *asked } else { able }
        }
        Phase::Window { asked, .. } => *asked,
        Phase::Over if game.fault == Fault::ActsAfterTheEnd => Seats::one(Seat(0)),
        Phase::Over => Seats::NONE,
    }
}

pub(super) fn awaited(game: &Magpies) -> Seats {
    match &game.phase {
        Phase::Look { .. } if game.fault == Fault::NobodyIsAwaited => Seats::NONE,
        Phase::Look { .. } if game.fault == Fault::AwaitedMayNotAct => Seats::all(game.n_seats()),
        Phase::Seal { sealed } => sealed
            .by_seat()
            .filter(|(_, sealed)| sealed.is_none())
            .map(|(seat, _)| seat)
            .collect(),
        Phase::Look { .. } | Phase::Window { .. } | Phase::Over => to_act(game),
    }
}

pub(super) fn list(game: &Magpies, seat: Seat, choices: &mut Vec<Action>) {
    if game.fault != Fault::KeepsTheBuffer {
        choices.clear();
    }
    if !to_act(game).contains(seat) {
        return;
    }
    match &game.phase {
        Phase::Seal { sealed } => {
            let cards = game.hands[seat].iter().map(|lying| lying.card);
            let open = cards.filter(|&card| sealed[seat] != Some(card));
            choices.extend(open.map(|card| Action::SealCard { card }));
        }
        Phase::Look { .. } => choices.extend([Action::Look, Action::LeaveIt]),
        Phase::Window { die, .. } => {
            choices.push(Action::Pass);
            let cards = game.hands[seat].iter().map(|lying| lying.card);
            let fitting = cards.filter(|&card| kind(card) == *die);
            choices.extend(fitting.map(|card| Action::Snatch { card }));
        }
        Phase::Over => (),
    }
    match game.fault {
        Fault::OffersWhatIsRefused if choices.contains(&Action::Pass) => {
            choices.push(Action::LeaveIt);
        }
        Fault::ListsTwice => choices.extend_from_within(..1),
        Fault::OrderDependsOnHiddenCards if top(game).is_some_and(|card| card % 2 == 0) => {
            choices.reverse();
        }
        _ => (),
    }
}

pub(super) fn check(game: &Magpies, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let refuse = |rule: &'static str, code, because: String| {
        let because = match game.fault {
            Fault::RefusalSaysNothing => String::new(),
            Fault::RefusalMentionsAHiddenCard => format!("{because}; on top lies {:?}", top(game)),
            _ => because,
        };
        Err(Refusal::new(RuleId::new(rule), code, because))
    };
    if game.fault != Fault::LetsOthersAct && !to_act(game).contains(seat) {
        return refuse(
            "MAG-9",
            "not_asked",
            format!("{seat} is not asked anything now"),
        );
    }
    let holds = |card: u8| game.hands[seat].iter().any(|lying| lying.card == card);
    match (&game.phase, action) {
        (Phase::Seal { sealed }, Action::SealCard { card }) => {
            if !holds(*card) {
                let because =
                    format!("card {card} is not in the hand; only cards in it are sealed");
                return refuse("MAG-2", "not_in_hand", because);
            }
            if sealed[seat] == Some(*card) {
                let because = format!("card {card} is sealed already; another may take its place");
                return refuse("MAG-2", "sealed_already", because);
            }
            Ok(())
        }
        (Phase::Look { .. }, Action::Look) if game.fault == Fault::RefusesWhatIsOffered => refuse(
            "MAG-4",
            "nothing_to_see",
            "there is nothing to see".to_owned(),
        ),
        (Phase::Look { .. }, Action::Look | Action::LeaveIt) => Ok(()),
        (Phase::Window { .. }, Action::Pass) => Ok(()),
        (Phase::Window { die, .. }, Action::Snatch { card }) => {
            if !holds(*card) {
                let because =
                    format!("card {card} is not in the hand; only cards in it can snatch");
                return refuse("MAG-5", "not_in_hand", because);
            }
            if kind(*card) != *die && game.fault != Fault::AcceptsWhatIsNotListed {
                let because = format!(
                    "card {card} is of kind {}; only a card of kind {die} can snatch",
                    kind(*card)
                );
                return refuse("MAG-5", "wrong_kind", because);
            }
            Ok(())
        }
        (Phase::Seal { .. }, _) => refuse(
            "MAG-2",
            "sealing",
            "it is time to seal a card and nothing else".to_owned(),
        ),
        (Phase::Look { .. }, _) => refuse(
            "MAG-4",
            "looking",
            "it is time to look at the top card or not".to_owned(),
        ),
        (Phase::Window { .. }, _) => refuse(
            "MAG-5",
            "window",
            "it is time to pass or to snatch".to_owned(),
        ),
        (Phase::Over, _) => refuse("MAG-8", "over", "the deal is over".to_owned()),
    }
}

pub(super) fn lapse(game: &Magpies, seat: Seat) -> Action {
    match &game.phase {
        _ if game.fault == Fault::LapseIsNoChoice => Action::SealCard { card: 99 },
        Phase::Seal { .. } => {
            let hand = &game.hands[seat];
            let hidden = match game.fault {
                Fault::LapseDependsOnHiddenCards => usize::from(top(game).unwrap_or_default()),
                _ => 0,
            };
            let card = hand[hidden % hand.len()].card;
            Action::SealCard { card }
        }
        Phase::Look { .. } => Action::LeaveIt,
        Phase::Window { .. } | Phase::Over => Action::Pass,
    }
}

fn top(game: &Magpies) -> Option<u8> {
    game.deck.last().map(|lying| lying.card)
}
