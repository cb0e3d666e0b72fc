//! Magpies in sentences.

use tabletop::{Face, Narrator, Outcome, RuleId, Seat, Viewer, Words};

use super::view::{Back, Stage};
use super::{Action, Event, Magpies, Setup, View};

impl Words for Magpies {
    fn question(_: &Setup, narrator: &Narrator, view: &View, seat: Seat) -> String {
        match &view.stage {
            Stage::Seal { sealed } if sealed[seat].is_some() => {
                "You may change the card you sealed.".to_owned()
            }
            Stage::Seal { .. } => "Which card do you seal?".to_owned(),
            Stage::Look { .. } => "Do you look at the top card?".to_owned(),
            Stage::Window { winner, die, .. } => {
                format!(
                    "{} is to score {die}. Do you snatch it?",
                    narrator.begin(*winner)
                )
            }
            Stage::Over => "The deal is over.".to_owned(),
        }
    }

    fn choice(_: &Setup, _: &Narrator, _: &View, _: Seat, action: &Action) -> String {
        match action {
            Action::SealCard { card } => format!("seal card {card}"),
            Action::Look => "look at the top card".to_owned(),
            Action::LeaveIt => "leave the top card".to_owned(),
            Action::Pass => "pass".to_owned(),
            Action::Snatch { card } => format!("snatch with card {card}"),
        }
    }

    fn event(_: &Setup, narrator: &Narrator, event: &Event) -> String {
        match event {
            Event::Dealt { seat, cards } => {
                format!(
                    "{} was dealt {}.",
                    narrator.begin(*seat),
                    list(cards.iter().copied())
                )
            }
            Event::Sealed { seat, card } => {
                format!("{} sealed {}.", narrator.begin(*seat), said(*card))
            }
            Event::Shown { cards, winner } => {
                let cards = cards
                    .by_seat()
                    .map(|(seat, card)| format!("{} {card}", narrator.begin(seat)));
                let cards: Vec<String> = cards.collect();
                format!(
                    "{} took the trick: {}.",
                    narrator.begin(*winner),
                    cards.join(", ")
                )
            }
            Event::Rolled { die } => format!("The die showed {die}."),
            Event::Looked { seat, card } => {
                format!("{} looked at {}.", narrator.begin(*seat), said(*card))
            }
            Event::Announced { card } => format!("On top lies {}.", said(*card)),
            Event::LeftIt { seat } => format!("{} left the top card.", narrator.begin(*seat)),
            Event::Passed { seat, .. } => format!("{} passed.", narrator.begin(*seat)),
            Event::Snatched { seat, card } => {
                format!("{} snatched with card {card}.", narrator.begin(*seat))
            }
            Event::Scored { seat, points } => format!("{} scored {points}.", narrator.begin(*seat)),
            Event::Drew { seat, card } => {
                format!("{} drew {}.", narrator.begin(*seat), said(*card))
            }
        }
    }

    fn picture(_: &Setup, narrator: &Narrator, view: &View, _: Viewer) -> String {
        let mut lines = vec![format!(
            "round {}, {} cards in the deck",
            view.round,
            view.deck.len()
        )];
        for (seat, hand) in view.hands.by_seat() {
            let (name, score) = (narrator.begin(seat), view.scores[seat]);
            lines.push(format!("{name}: {} points, holds {}", score, row(hand)));
        }
        lines.join("\n")
    }

    fn ending(_: &Setup, narrator: &Narrator, outcome: &Outcome) -> String {
        let winners: Vec<&str> = outcome
            .winners()
            .iter()
            .map(|seat| narrator.begin(seat))
            .collect();
        format!("{} had the most points.", winners.join(" and "))
    }

    fn rules_about(action: &Action) -> Vec<RuleId> {
        let id = match action {
            Action::SealCard { .. } => "MAG-2",
            Action::Look | Action::LeaveIt => "MAG-4",
            Action::Pass | Action::Snatch { .. } => "MAG-5",
        };
        vec![RuleId::new(id)]
    }
}

fn said(card: Face<u8>) -> String {
    match card {
        Face::Up(card) => format!("card {card}"),
        Face::Down => "a card".to_owned(),
    }
}

fn list(cards: impl Iterator<Item = Face<u8>>) -> String {
    let cards = cards.map(|card| card.up().map_or("?".to_owned(), |card| card.to_string()));
    cards.collect::<Vec<_>>().join(" ")
}

/// Cards as a list, `?` for those face down, `-` for no cards.
pub(super) fn row(backs: &[Back]) -> String {
    match backs {
        [] => "-".to_owned(),
        backs => list(backs.iter().map(|back| back.face)),
    }
}
