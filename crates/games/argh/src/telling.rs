//! What happened, as sentences.

use tabletop::{Face, Narrator, Seat, Words, listed};

use crate::card::Location;
use crate::event::Event;
use crate::setup::Setup;
use crate::state::{Argh, Ending, Vote};
use crate::words;

/// The event as a sentence in the past tense.
pub(crate) fn sentence(setup: &Setup, narrator: &Narrator, event: &Event) -> String {
    let name = |seat: Seat| narrator.name(seat);
    let begin = |seat: Seat| narrator.begin(seat);
    match *event {
        Event::TableLaid { piles, removed } => {
            let parts = Location::ALL.iter().map(|location| {
                let index = location.index();
                format!(
                    "{} {} ({} removed unseen)",
                    setup.location_name(*location),
                    piles[index],
                    removed[index]
                )
            });
            // Every deal begins with the story (ARGH-1, ARGH-2).
            format!("{} The piles were laid: {}.", words::STORY, listed(parts))
        }
        Event::VoteCast {
            by,
            vote: Vote::For(seat),
        } => {
            format!("{} said that {} should start.", begin(by), name(seat))
        }
        Event::VoteCast {
            by,
            vote: Vote::Chance,
        } => {
            format!("{} left it to chance who starts.", begin(by))
        }
        Event::FirstPlayerChosen { seat } => format!("First to play: {}.", name(seat)),
        Event::CardTaken { by, location, card } => match card {
            Face::Up(taken) => format!(
                "{} took a {} card and looked: {}.",
                begin(by),
                setup.location_name(location),
                words::card(setup, taken)
            ),
            Face::Down => {
                format!(
                    "{} took a {} card and looked at it.",
                    begin(by),
                    setup.location_name(location)
                )
            }
        },
        Event::CardKept {
            by,
            location,
            slot,
            card,
        } => {
            format!(
                "{} kept {} face down in slot {slot}.",
                begin(by),
                words::face(setup, card, location)
            )
        }
        Event::CardOffered {
            by,
            to,
            location,
            card,
        } => {
            format!(
                "{} offered {} to {}, face down.",
                begin(by),
                words::face(setup, card, location),
                name(to)
            )
        }
        Event::CardAccepted { by, from, card } => format!(
            "{} accepted what {} offered: {}.",
            begin(by),
            name(from),
            words::card(setup, card)
        ),
        Event::CardDeclined { by, from, card } => format!(
            "{} declined; {} had to lay it face up: {}.",
            begin(by),
            name(from),
            words::card(setup, card)
        ),
        Event::CardStolen {
            by,
            from,
            slot,
            card,
        } => format!(
            "{} stole from {}, slot {slot}: {}.",
            begin(by),
            name(from),
            words::card(setup, card)
        ),
        Event::OwlPeeked { by, cards } => {
            let seen: Vec<String> = cards
                .iter()
                .filter_map(|face| face.up())
                .map(|seen| words::card(setup, seen))
                .collect();
            if seen.is_empty() {
                format!("{} looked into the box.", begin(by))
            } else {
                format!("{} looked into the box: {}.", begin(by), listed(seen))
            }
        }
        Event::OwlDeclined { by } => format!("{} did not look into the box.", begin(by)),
        Event::PileRanOut { location, by } => format!(
            "The {} pile ran out with what {} took: everybody else has one turn left.",
            setup.location_name(location),
            name(by)
        ),
        Event::TurnSkipped { seat } => {
            format!(
                "{} could neither take nor steal and had to pass.",
                begin(seat)
            )
        }
        Event::CardsRevealed { seat, cards } => {
            format!("{} revealed {}.", begin(seat), words::cards(setup, cards))
        }
        Event::EffectPicked { by, effect } => {
            format!(
                "{} let {} act next.",
                begin(by),
                words::known(setup, effect)
            )
        }
        Event::SignSwitched { by, effect, card } => format!(
            "{} switched the sign of {} with {}.",
            begin(by),
            words::card(setup, card),
            words::known(setup, effect)
        ),
        Event::CardDiscarded { by, effect, card } => format!(
            "{} lost {} to {}.",
            begin(by),
            words::card(setup, card),
            words::known(setup, effect)
        ),
        Event::EffectFizzled { by, effect } => {
            format!(
                "{} had nothing for {} to act on.",
                begin(by),
                words::known(setup, effect)
            )
        }
        Event::TeamCounted {
            seat,
            spies,
            points,
        } => {
            let fate = match (spies % 2, spies) {
                (1, 1) => ", but 1 spy: out".to_owned(),
                (1, _) => format!(", but {spies} spies: out"),
                (_, 0) => String::new(),
                (_, _) => format!(", and {spies} spies who cancel out"),
            };
            format!(
                "{} came to {}{fate}.",
                begin(seat),
                Argh::score(i32::from(points))
            )
        }
        Event::DealEnded { ending } => match ending {
            Ending::BombFaceUp(seat) => format!("{} built the bomb.", begin(seat)),
            Ending::BombAtReveal(seat) => {
                format!("{} had the bomb all along.", begin(seat))
            }
            Ending::Counted => "The teams were counted.".to_owned(),
        },
        Event::BoxOpened { cards } => {
            if cards.is_empty() {
                "Nothing was in the box.".to_owned()
            } else {
                format!("In the box: {}.", words::cards(setup, cards))
            }
        }
    }
}
