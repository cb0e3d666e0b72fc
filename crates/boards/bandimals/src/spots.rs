//! The names of the spots in the stadium, where things lie, move to and are pressed.

use bandimals::{Action, Card, Entry, Line};
use tabletop::Seat;

/// The draw pile.
pub(crate) const DECK: &str = "deck";
/// The discard pile.
pub(crate) const DISCARD: &str = "discard";
/// The Drum Majors that nobody has.
pub(crate) const PODIUM: &str = "podium";
/// The indigo pile.
pub(crate) const INDIGO: &str = "indigo";
/// The middle of the field, where a card is played that is being resolved.
pub(crate) const SPOTLIGHT: &str = "spotlight";

/// The name plate of a seat.
pub(crate) fn seat_at(seat: Seat) -> String {
    format!("seat-{}", seat.0)
}

/// All that lies before a seat.
pub(crate) fn band(seat: Seat) -> String {
    format!("band-{}", seat.0)
}

/// A card in the viewer's hand; copies are counted.
pub(crate) fn hand(card: Card, copy: usize) -> String {
    format!("hand-{}-{copy}", card.0)
}

/// A card in a band; copies are counted.
pub(crate) fn in_band(seat: Seat, card: Card, copy: usize) -> String {
    format!("band-{}-{}-{copy}", seat.0, card.0)
}

/// A slot for a Bonus.
pub(crate) fn bonus(seat: Seat, place: usize) -> String {
    format!("bonus-{}-{place}", seat.0)
}

/// A slot for a Penalty.
pub(crate) fn penalty(seat: Seat, place: usize) -> String {
    format!("penalty-{}-{place}", seat.0)
}

/// Where a seat's Drum Major stands.
pub(crate) fn major(seat: Seat) -> String {
    format!("major-{}", seat.0)
}

/// The spot that a choice belongs to, where it is one.
pub(crate) fn of(action: &Action) -> Option<String> {
    match action {
        Action::PlayBand { card }
        | Action::Discard { card }
        | Action::ChooseDiscard { card }
        | Action::ChoosePass { card }
        | Action::Bid { card }
        | Action::PlaySpecial { card, .. }
        | Action::RespondNoU { card } => Some(hand(*card, 0)),
        Action::RemoveBand { card } | Action::ChooseRecall { card } => {
            Some(format!("own-{}", card.0))
        }
        Action::ChooseClear { card } => Some(format!("clear-{}", card.0)),
        Action::ChooseFetch { card } => Some(format!("fetch-{}", card.0)),
        Action::NameFirst { seat } | Action::NameRival { seat } | Action::ContestVote { seat } => {
            Some(seat_at(*seat))
        }
        Action::PickSection { section } => Some(format!("pick-{}", section.word())),
        Action::Throw { throw } => Some(format!("throw-{throw:?}").to_lowercase()),
        Action::ContestEntry { entry } => entry_at(entry),
        Action::ThemeLine {
            line: Line::Stock(line),
        } => Some(format!("line-{line}")),
        Action::ChooseCt { ct } => Some(format!("ct-{}", ct.0)),
        Action::TakeDrumMajor => Some(PODIUM.to_owned()),
        Action::PlayBandHalt => Some(INDIGO.to_owned()),
        Action::MusicTime { .. }
        | Action::KeepQuiet
        | Action::ChooseTurn { .. }
        | Action::DoneBand
        | Action::SkipSpecial
        | Action::PassNoU
        | Action::PassThisTurn
        | Action::SkipBandHalt
        | Action::LeaveToChance
        | Action::Abstain
        | Action::DoneBid
        | Action::ThemeLine {
            line: Line::Written(_) | Line::Aloud,
        }
        | Action::SkipLine
        | Action::ThemeVote { .. }
        | Action::DoneDiscard
        | Action::Slip { .. }
        | Action::DeclineDrumMajor
        | Action::Concede => None,
    }
}

/// The button in the middle of the field that gives this entry.
pub(crate) fn entry_at(entry: &Entry) -> Option<String> {
    match entry {
        Entry::Number(n) => Some(format!("entry-{n}")),
        Entry::Arm(arm) => Some(format!("entry-{arm:?}").to_lowercase()),
        Entry::March => Some("entry-march".to_owned()),
        Entry::Halt => Some("entry-halt".to_owned()),
        Entry::Name(Line::Stock(line)) => Some(format!("entry-name-{line}")),
        Entry::Name(Line::Written(_) | Line::Aloud)
        | Entry::Millis(_)
        | Entry::FalseStart
        | Entry::Icons(_) => None,
    }
}
