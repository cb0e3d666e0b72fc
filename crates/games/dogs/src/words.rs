//! One canonical English sentence for each action, event and part of a view.

use std::fmt::Write;

use tabletop::{Face, Narrator, Outcome, RuleId, Seat, Talk, Viewer, Words, counted, mark};

use crate::action::{Action, Event};
use crate::board;
use crate::card::{Card, Kind, Side};
use crate::ending::kinds;
use crate::options::Chat;
use crate::rules;
use crate::setup::Setup;
use crate::space::Space;
use crate::state::{Debt, Dogs, Phase, Stock};
use crate::telling::{self, cards_text, line_text};
use crate::view::View;

impl Words for Dogs {
    fn question(setup: &Setup, _narrator: &Narrator, view: &View, seat: Seat) -> String {
        let is_on = seat == view.active;
        match (view.phase, is_on) {
            (Phase::ChooseColours, _) => "Which colour does your side take?".to_owned(),
            (Phase::ChooseDealer, _) => "Who deals? The next seat clockwise starts.".to_owned(),
            (Phase::Turn, true) => turn_question(setup, view, seat),
            (Phase::Claim { .. }, true) => {
                "You made several lines with one chip. Which one do you claim?".to_owned()
            }
            (Phase::Turn | Phase::Claim { .. }, false) => {
                "Will you draw your card, before the next player has moved and drawn?".to_owned()
            }
            (Phase::Over(_), _) => "The game is over.".to_owned(),
        }
    }

    fn choice(
        setup: &Setup,
        narrator: &Narrator,
        view: &View,
        seat: Seat,
        action: &Action,
    ) -> String {
        match *action {
            Action::ChooseColour { colour } => match setup.edition.colours.get(colour.index()) {
                Some(info) => format!("take {}", info.name),
                None => "take a colour that there is not".to_owned(),
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

    fn event(setup: &Setup, narrator: &Narrator, event: &Event) -> String {
        telling::sentence(setup, narrator, event)
    }

    fn picture(setup: &Setup, narrator: &Narrator, view: &View, viewer: Viewer) -> String {
        let mut picture = board::picture(setup, view);
        let _ = write!(picture, "Deck: {}", cards_text(usize::from(view.deck)));
        match view.rebuilds {
            0 => (),
            1 => picture += ", rebuilt once",
            times => {
                let _ = write!(picture, ", rebuilt {times} times");
            }
        }
        if view.stock == Stock::UsedUp {
            picture += "; this turn is the last";
        }
        picture += ".\n";
        for seat in narrator.names().by_seat().map(|(seat, _)| seat) {
            let name = narrator.begin(seat);
            let _ = writeln!(picture, "{}", seat_line(setup, name, view, seat));
        }
        for seat in view.hands.by_seat().map(|(seat, _)| seat) {
            let is_over = matches!(view.phase, Phase::Over(_));
            if viewer.is(seat) || is_over {
                picture += &hand_lines(setup, view, narrator.begin(seat), viewer, seat);
            }
        }
        picture
    }

    fn ending(setup: &Setup, narrator: &Narrator, outcome: &Outcome) -> String {
        let winner = outcome.winners().first();
        let winners = winner.map(|seat| telling::members(setup, narrator, setup.side(seat)));
        match (outcome.kind.as_ref(), winners) {
            (kinds::SEQUENCE, Some(winners)) => match setup.options.sequences_to_win {
                crate::options::SequencesToWin::One => {
                    format!(
                        "{winners} won with a sequence of {}.",
                        setup.edition.line_length
                    )
                }
                crate::options::SequencesToWin::Two => format!("{winners} won with two sequences."),
            },
            (_, Some(winners)) => {
                format!(
                    "{winners} won with the longest line, when {}.",
                    why(outcome)
                )
            }
            (_, None) if setup.longest_line_wins() => format!(
                "Nobody won: {}, and no side had the longest line alone.",
                why(outcome)
            ),
            (_, None) => format!("Nobody won: {}.", why(outcome)),
        }
    }

    fn rules_about(action: &Action) -> Vec<RuleId> {
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

    /// Every card with where its pictures are and how many of it lie on discard piles that can be
    /// looked at; ticked off when all do. Then the piles, card by card (DOGS-19).
    fn aid(setup: &Setup, view: &View) -> String {
        let mut text = String::new();
        for card in setup.edition.all() {
            let info = setup.edition.info(card);
            let open = view
                .discards
                .iter()
                .filter(|discard| discard.card == Face::Up(card));
            let n_open = open.count();
            let mark = if n_open >= usize::from(info.copies) {
                'x'
            } else {
                ' '
            };
            let places = match info.kind {
                Kind::Breed => places(setup, view, card),
                Kind::Hydrant | Kind::Doghouse => info.text.clone(),
            };
            let _ = writeln!(
                text,
                "[{mark}] {:<3} {:<30} {n_open} of {} played  {places}",
                info.code, info.name, info.copies
            );
            // DOGS-41: what stands on the card about its breed.
            if info.kind == Kind::Breed && !info.text.is_empty() {
                let _ = writeln!(text, "        {}", info.text);
            }
        }
        for (seat, _) in view.hands.by_seat() {
            text += &pile_lines(setup, view, seat);
        }
        text
    }

    /// DOGS-R8: to the whole table; there is no private word between partners.
    fn talk(setup: &Setup) -> Talk {
        match setup.options.chat {
            Chat::Open => Talk::Free,
            Chat::EmotesOnly => Talk::ReadyMade(rules::DOGS_R8),
        }
    }

    /// Where they are all there is to say, they can be said at any moment: the turn may pass on
    /// while somebody presses one.
    fn claims(setup: &Setup, view: &View, seat: Seat) -> Vec<String> {
        const ON_TURN: [&str; 3] = [
            "Hm, let me sniff at this.",
            "Sit. Stay.",
            "Where is my bone?",
        ];
        const ELSE: [&str; 4] = [
            "Good dog!",
            "Well blocked.",
            "Woof!",
            "I wanted to go there.",
        ];
        let lines: Vec<&str> = match setup.options.chat {
            Chat::EmotesOnly => {
                mark!(rules::DOGS_R8);
                [&ON_TURN[..], &ELSE].concat()
            }
            Chat::Open if seat == view.active => ON_TURN.to_vec(),
            Chat::Open => ELSE.to_vec(),
        };
        lines.into_iter().map(str::to_owned).collect()
    }
}

/// Why it ended without a sequence: the deck was used up (DOGS-R34), or nobody could play (DOGS-R33).
fn why(outcome: &Outcome) -> &'static str {
    if outcome.rule == rules::DOGS_R34 {
        "the deck had run out for good"
    } else {
        "nobody could play a card any more"
    }
}

fn turn_question(setup: &Setup, view: &View, seat: Seat) -> String {
    let side = setup.side(seat);
    let may_play = view
        .known_hand(seat)
        .any(|card| !view.targets(setup, side, card).is_empty());
    let may_swap =
        view.may_swap(setup) && view.known_hand(seat).any(|card| view.is_dead(setup, card));
    let owes = view
        .debts
        .at(seat)
        .is_some_and(|debt| *debt != Debt::Nothing);
    match (may_play, owes, may_swap) {
        (true, true, _) => "Draw your card first, or play and lose it?",
        (true, false, true) => "Which card do you play, and where? You hold a dead card, too.",
        (true, false, false) => "Which card do you play, and where?",
        // DOGS-R29: with nothing to play, what is owed is drawn before anything else.
        (false, true, _) => "You can play no card yet. Will you draw the one that is still yours?",
        (false, false, _) => "You can play no card. Which dead card do you turn in for another?",
    }
    .to_owned()
}

fn name(setup: &Setup, card: Card) -> &str {
    let info = setup.edition.cards.get(card.index());
    info.map_or("card that there is not", |info| info.name.as_str())
}

fn play_text(setup: &Setup, view: &View, card: Card, space: Space) -> String {
    let place = setup.space_name(space);
    let kind = setup.edition.cards.get(card.index()).map(|info| info.kind);
    match kind {
        Some(Kind::Doghouse) => {
            let owner = view.sides.iter().find(|side| side.chips.contains(space));
            let colour = owner.and_then(|side| side.colour);
            let colour = colour.map_or("nobody's", |colour| setup.colour_name(colour));
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

/// "Ann (blue): 5 cards; pile of 3, PUG on top."
fn seat_line(setup: &Setup, name: &str, view: &View, seat: Seat) -> String {
    let side: Side = setup.side(seat);
    let seen = &view.sides[side.index()];
    let colour = seen
        .colour
        .map_or("no colour yet", |colour| setup.colour_name(colour));
    let mut parts = vec![cards_text(view.hands[seat].len())];
    let pile: Vec<Face<Card>> = view.pile(seat).collect();
    parts.push(match pile.last().and_then(|top| top.up()) {
        // By its letters, so that the line fits whatever the dog is called.
        Some(top) => {
            let code = &setup.edition.info(top).code;
            format!("pile of {}, {code} on top", pile.len())
        }
        None => "no pile".to_owned(),
    });
    if let Some(supply) = seen.supply {
        parts.push(format!("{} left", counted(supply.into(), "chip")));
    }
    match seen.claimed.len() {
        0 => (),
        n => parts.push(counted(n, "sequence")),
    }
    match view.debts[seat] {
        Debt::Nothing => (),
        Debt::Fresh | Debt::Until(_) | Debt::UntilOwnMove => {
            parts.push("may still draw".to_owned());
        }
    }
    let is_on = seat == view.active && matches!(view.phase, Phase::Turn | Phase::Claim { .. });
    let arrow = if is_on { "> " } else { "  " };
    format!("{arrow}{name} ({colour}): {}.", parts.join("; "))
}

fn hand_lines(setup: &Setup, view: &View, name: &str, viewer: Viewer, seat: Seat) -> String {
    if view.hands[seat].is_empty() {
        return String::new();
    }
    let mut text = match viewer.is(seat) {
        true => "Your hand:\n".to_owned(),
        false => format!("Cards of {name}:\n"),
    };
    for card in view.known_hand(seat) {
        let info = setup.edition.info(card);
        let what = match info.kind {
            Kind::Breed => places(setup, view, card),
            Kind::Hydrant => "any open space".to_owned(),
            Kind::Doghouse => "takes a rival's chip away".to_owned(),
        };
        let _ = writeln!(text, "  {:<3} {:<30} {what}", info.code, info.name);
    }
    text
}

/// A discard pile by its letters, the top first: "Pile of seat A: PUG BEA ???". Nothing where there
/// is none.
fn pile_lines(setup: &Setup, view: &View, seat: Seat) -> String {
    /// So many fit beside the seat's name.
    const IN_A_LINE: usize = 20;
    let pile = view.pile(seat).map(|face| match face {
        Face::Up(card) => setup.edition.info(card).code.as_str(),
        Face::Down => "???",
    });
    let codes: Vec<&str> = pile.collect::<Vec<_>>().into_iter().rev().collect();
    let mut lead = format!("Pile of {seat}:");
    let mut text = String::new();
    for line in codes.chunks(IN_A_LINE) {
        let _ = writeln!(text, "{lead} {}", line.join(" "));
        lead = " ".repeat(lead.len());
    }
    text
}

/// Where a breed is pictured: "D5, J2 (covered)", or that it is dead.
fn places(setup: &Setup, view: &View, card: Card) -> String {
    let covered = view.covered();
    let spaces = setup.pictures(card);
    let names: Vec<String> = spaces
        .iter()
        .map(|space| {
            let mark = if covered.contains(space) {
                " (covered)"
            } else {
                ""
            };
            format!("{}{mark}", setup.space_name(space))
        })
        .collect();
    let dead = if spaces.is_within(covered) {
        "dead: "
    } else {
        ""
    };
    format!("{dead}{}", names.join(", "))
}
