//! Events as sentences.

use tabletop::{Face, Narrator, Seat, Seats, counted, mark};

use crate::action::Shares;
use crate::card::{Card, Number, Pile};
use crate::event::Event;
use crate::rules;
use crate::setup::Setup;
use crate::state::RaceEnd;

/// With fewer free cells than this a race may end early, and players are told so.
const ENOUGH_ROOM: usize = 30;

/// The event as a sentence in the past tense.
pub(crate) fn sentence(setup: &Setup, narrator: &Narrator, event: &Event) -> String {
    let name = |seat: Seat| narrator.name(seat);
    let begin = |seat: Seat| narrator.begin(seat);
    match event {
        Event::RaceSetUp {
            race,
            deck,
            corners: [left, right],
        } => {
            let narrow = match setup.grid.n_free() {
                room if room < ENOUGH_ROOM => {
                    let room = counted(room, "card");
                    format!(" There was room for {room} only, so it could end early.")
                }
                _ => String::new(),
            };
            let deck = counted(usize::from(*deck), "card");
            format!(
                "Race {race} was set up: {deck} in the deck, {left} left and {right} right corners.{narrow}"
            )
        }
        Event::ColourChosen { by, colour } => {
            format!("{} took the {} pawn.", begin(*by), setup.colour(*colour))
        }
        Event::CritterChosen { by, critter } => {
            format!("{} raced as a {}.", begin(*by), critter.word())
        }
        Event::PetsTold { by, count } => {
            format!(
                "{} had {}.",
                begin(*by),
                counted(usize::from(*count), "pet")
            )
        }
        Event::PlacerChosen { seat } => format!("It fell to {} to place Start.", name(*seat)),
        Event::StartPlaced { cell } => format!("Start was laid at {cell}."),
        Event::RoundBegan { round } => format!("Round {round} began."),
        Event::CardLaid { by, value } => match value {
            Face::Up(value) => format!("{} laid a {value} face down.", begin(*by)),
            Face::Down => format!("{} laid a card face down.", begin(*by)),
        },
        Event::CardChanged { by, value } => match value {
            Face::Up(value) => format!("{} laid a {value} instead.", begin(*by)),
            Face::Down => format!("{} laid another card instead.", begin(*by)),
        },
        Event::CardKept { by, value } => match value {
            Face::Up(value) => format!("{} stayed with the {value}.", begin(*by)),
            Face::Down => format!("{} stayed with the card.", begin(*by)),
        },
        Event::CardClaimed { by, value } => {
            format!("{} said: \"I am playing my {value}.\"", begin(*by))
        }
        Event::CardWhispered { by, to, value } => format!(
            "{} whispered to {}: \"I am playing my {value}.\"",
            begin(*by),
            name(*to)
        ),
        Event::ClaimWithdrawn { by } => format!("{} took back what had been claimed.", begin(*by)),
        Event::WhisperWithdrawn { by, to } => {
            format!(
                "{} took back what had been whispered to {}.",
                begin(*by),
                name(*to)
            )
        }
        Event::CardsShown { values } => {
            let shown: Vec<String> = (0..)
                .map(Seat)
                .zip(values)
                .filter_map(|(seat, value)| value.map(|value| format!("{}: {value}", name(seat))))
                .collect();
            format!("The cards were shown: {}.", shown.join(", "))
        }
        Event::ClaimJudged {
            by,
            to,
            claimed,
            laid,
        } => claim_shown(begin(*by), to.map(name), *claimed, *laid),
        Event::NumberShared { number, sharers } => {
            format!(
                "{} had to share {number}.",
                narrator.begin_listed(sharers.iter())
            )
        }
        Event::SplitProposed {
            by,
            shares,
            sharers,
        } => format!(
            "{} proposed {}.",
            begin(*by),
            shares_text(narrator, shares, *sharers)
        ),
        Event::SplitAccepted { by } | Event::OrderAccepted { by } => {
            format!("{} agreed.", begin(*by))
        }
        Event::SplitAgreed { shares, sharers } => {
            format!(
                "It was agreed: {}.",
                shares_text(narrator, shares, *sharers)
            )
        }
        Event::OrderProposed { by, order } => {
            format!(
                "{} proposed an order: {}.",
                begin(*by),
                in_order(narrator, order)
            )
        }
        Event::OrderAgreed { order } => {
            format!("The order was agreed: {}.", in_order(narrator, order))
        }
        Event::WalkedAway { by, penalty } => format!(
            "{} walked away: back to a pink gate, together with {}.",
            begin(*by),
            list(narrator, penalty.without(*by))
        ),
        Event::MoveBegan { by, spaces } => {
            format!(
                "{} had {} to move.",
                begin(*by),
                counted(usize::from(*spaces), "space")
            )
        }
        Event::Stepped { by, from, to } => format!("{} went from {from} to {to}.", begin(*by)),
        Event::Bounced { by, from, to } => format!("{} bounced from {from} to {to}.", begin(*by)),
        Event::PushedOff { by, seat, side } => {
            format!(
                "{} pushed {} off, {}.",
                begin(*by),
                name(*seat),
                side.word()
            )
        }
        Event::HoppedOff { by, side } => format!("{} hopped off, {}.", begin(*by), side.word()),
        Event::CardForOneShared { by } => {
            format!(
                "{} found no way for anybody to leave, so the card was shared.",
                begin(*by)
            )
        }
        Event::CrownTaken { by } => format!("{} took the crown.", begin(*by)),
        Event::CrownLeft { by, cell } => format!("{} left the crown lying at {cell}.", begin(*by)),
        Event::CardExplored {
            by,
            pile,
            drawn,
            card,
            cell,
        } => explored(setup, begin(*by), *pile, (*drawn, *card), &cell.to_string()),
        Event::Barked { by, cell } => {
            mark!(rules::MBB_2);
            format!(
                "{} drew Monty at {cell}: Bark Bark! The move was over.",
                begin(*by)
            )
        }
        Event::NoWayHome { by } => {
            format!(
                "{} drew Monty where there was no way on, so the next Home Path card took his place.",
                begin(*by)
            )
        }
        Event::FenceStopped { by } => format!("{} stopped at the broken fence.", begin(*by)),
        Event::LoopClosed { by } => format!("{} closed a loop.", begin(*by)),
        Event::DeadEndReached { by } => format!("{} ran into a dead-end.", begin(*by)),
        Event::CrownPlaced { by, cell, side } => {
            format!(
                "{} put the crown on the {} side of {cell}.",
                begin(*by),
                side.word()
            )
        }
        Event::ShortCutDeclined { by } => format!("{} did not take the short cut.", begin(*by)),
        Event::CornerSwapped { by, lifted, card } => format!(
            "{} swapped the {} for a {}.",
            begin(*by),
            setup.name(*lifted),
            setup.name(*card)
        ),
        Event::MovementLost { by, spaces } => {
            format!(
                "{} lost {} of movement.",
                begin(*by),
                counted(usize::from(*spaces), "space")
            )
        }
        Event::RetreatOrdered { by, seat } if by == seat => {
            format!("{} chose to go back next.", begin(*by))
        }
        Event::RetreatOrdered { by, seat } => {
            format!("{} sent {} back next.", begin(*by), name(*seat))
        }
        Event::WentBack { seat, to } => format!("{} went back to {to}.", begin(*seat)),
        Event::StayedBehind { seat } => {
            format!("{} could not go back any further.", begin(*seat))
        }
        Event::RaceEnded {
            end,
            places,
            awards,
        } => {
            let told = setup.seats().zip(places.iter().zip(awards));
            let told: Vec<String> = told
                .map(|(seat, (place, points))| {
                    format!("{} {} (+{points})", name(seat), ordinal(*place))
                })
                .collect();
            format!("{} {}.", end_text(*end), told.join(", "))
        }
        Event::BecameReady { by } => format!("{} got ready for the next race.", begin(*by)),
    }
}

fn explored(setup: &Setup, name: &str, pile: Pile, cards: (Card, Card), cell: &str) -> String {
    let (drawn, card) = cards;
    let from = match pile {
        Pile::Deck => "from the deck".to_owned(),
        Pile::Left | Pile::Right => format!("from the {} corners", pile.word()),
    };
    if drawn == card {
        format!("{name} laid {} {from} at {cell}.", a(setup.name(card)))
    } else {
        format!(
            "{name} drew {} {from}; {} was laid at {cell}.",
            a(setup.name(drawn)),
            setup.name(card)
        )
    }
}

fn claim_shown(by: &str, to: Option<&str>, claimed: Number, laid: Number) -> String {
    let whom = to.map_or_else(|| "everybody".to_owned(), ToOwned::to_owned);
    if claimed == laid {
        format!("{by} had told {whom} the truth about the {laid}.")
    } else {
        format!("{by} had led {whom} up the garden path: a {laid}, not a {claimed}.")
    }
}

/// "a Tree path", "Home".
fn a(name: &str) -> String {
    if name == "Home" || name == "Keep Going" {
        name.to_owned()
    } else {
        format!("a {name}")
    }
}

/// How a race ended, as a sentence.
pub(crate) fn end_text(end: RaceEnd) -> &'static str {
    match end {
        RaceEnd::Home => "Home was reached and the race was over:",
        RaceEnd::NoWayHome => "There was no way on but Home, and the race was over:",
        RaceEnd::ShortCut => "A short cut led Home, and the race was over:",
        RaceEnd::DeadEnd => "The dead-end became Home, and the race was over:",
        RaceEnd::BoxedIn => "The leader was boxed in, so the race was over:",
        RaceEnd::NoCards => "No card was left, so the race was over:",
        RaceEnd::Called => "Nobody got anywhere, so the race was called:",
    }
}

/// Who won a single race, and how.
pub(crate) fn race_won(winners: &str, end: Option<RaceEnd>) -> String {
    match end {
        Some(RaceEnd::Home) | None => format!("{winners} came home first and won."),
        Some(RaceEnd::NoWayHome) => {
            format!("{winners} drew Monty where only Home was left, and won.")
        }
        Some(RaceEnd::ShortCut) => format!("{winners} took a short cut home and won."),
        Some(RaceEnd::DeadEnd) => {
            format!("{winners} ran into a dead-end, which was Home, and won.")
        }
        Some(RaceEnd::BoxedIn) => format!("{winners} won, boxed in where nobody could go on."),
        Some(RaceEnd::NoCards) => format!("{winners} won, in front when no card was left."),
        Some(RaceEnd::Called) => {
            format!("The race was called; nearest to the crown: {winners}.")
        }
    }
}

/// "A: 2, B: 3".
pub(crate) fn shares_text(narrator: &Narrator, shares: &Shares, sharers: Seats) -> String {
    let parts: Vec<String> = sharers
        .iter()
        .map(|seat| format!("{}: {}", narrator.name(seat), shares[seat.index()]))
        .collect();
    parts.join(", ")
}

/// "A, then B".
pub(crate) fn in_order(narrator: &Narrator, order: &[Seat]) -> String {
    let parts: Vec<&str> = order.iter().map(|&seat| narrator.name(seat)).collect();
    parts.join(", then ")
}

/// "A, B and C".
pub(crate) fn list(narrator: &Narrator, seats: Seats) -> String {
    if seats.is_empty() {
        return "nobody".to_owned();
    }
    narrator.listed(seats.iter())
}

pub(crate) fn ordinal(place: u8) -> &'static str {
    ["last", "first", "second", "third", "fourth", "fifth"]
        .get(usize::from(place))
        .copied()
        .unwrap_or("last")
}
