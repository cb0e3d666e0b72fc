//! The names of the spots in the stadium: where pieces are, move to and are pressed.

use bandimals::{
    Action, Card, Compete, Entry, Halt, Lot, Opening, Phrase, Pick, Reaction, Theme, Turn, Unasked,
};
use tabletop::Seat;

/// The draw pile.
pub(crate) const DECK: &str = "deck";
/// The discard pile.
pub(crate) const DISCARD: &str = "discard";
/// The Drum Majors that nobody has.
pub(crate) const PODIUM: &str = "podium";
/// The indigo pile.
pub(crate) const INDIGO: &str = "indigo";
/// The middle of the field, with the card that is being resolved.
pub(crate) const SPOTLIGHT: &str = "spotlight";

/// The name plate of a seat.
pub(crate) fn seat_at(seat: Seat) -> String {
    format!("seat-{}", seat.0)
}

/// The whole band of a seat.
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

/// The slot for a seat's Drum Major.
pub(crate) fn major(seat: Seat) -> String {
    format!("major-{}", seat.0)
}

/// The spot that a choice belongs to, if any.
pub(crate) fn of(action: &Action) -> Option<String> {
    match action {
        Action::Opening(opening) => match opening {
            Opening::Throw { throw } => Some(format!("throw-{throw:?}").to_lowercase()),
            Opening::NameFirst { seat } => Some(seat_at(*seat)),
            Opening::PickSection { section } => Some(format!("pick-{}", section.word())),
            Opening::MusicTime { .. } | Opening::KeepQuiet => None,
        },
        Action::Turn(turn) => match turn {
            Turn::PlayBand { card } | Turn::Discard { card } | Turn::PlaySpecial { card, .. } => {
                Some(hand(*card, 0))
            }
            Turn::RemoveBand { card } => Some(own(*card)),
            Turn::TakeDrumMajor => Some(PODIUM.to_owned()),
            Turn::ChooseTurn { .. } | Turn::DoneBand | Turn::SkipSpecial => None,
            Turn::DoneDiscard | Turn::DeclineDrumMajor => None,
        },
        Action::Reaction(reaction) => match reaction {
            Reaction::RespondNoU { card } => Some(hand(*card, 0)),
            Reaction::PassNoU | Reaction::PassThisTurn => None,
        },
        Action::Pick(pick) => Some(match pick {
            Pick::ChooseDiscard { card } | Pick::ChoosePass { card } => hand(*card, 0),
            Pick::ChooseRecall { card } => own(*card),
            Pick::ChooseClear { card } => format!("clear-{}", card.0),
            Pick::ChooseFetch { card } => format!("fetch-{}", card.0),
        }),
        Action::Halt(halt) => match halt {
            Halt::PlayBandHalt => Some(INDIGO.to_owned()),
            Halt::NameRival { seat } => Some(seat_at(*seat)),
            Halt::ChooseCt { ct } => Some(format!("ct-{}", ct.0)),
            Halt::SkipBandHalt => None,
        },
        Action::Compete(compete) => match compete {
            Compete::ContestEntry { entry } => entry_at(entry),
            Compete::Bid { card } => Some(hand(*card, 0)),
            Compete::ContestVote { seat } => Some(seat_at(*seat)),
            Compete::Abstain | Compete::DoneBid => None,
        },
        Action::Theme(theme) => match theme {
            Theme::ThemeLine {
                line: Phrase::Stock(line),
            } => Some(format!("line-{line}")),
            Theme::ThemeLine {
                line: Phrase::Written(_) | Phrase::Aloud,
            }
            | Theme::SkipLine
            | Theme::ThemeVote { .. } => None,
        },
        Action::Lot(Lot::LeaveToChance) => None,
        Action::Unasked(Unasked::Slip { .. } | Unasked::Concede) => None,
    }
}

/// A card in the viewer's own band.
fn own(card: Card) -> String {
    format!("own-{}", card.0)
}

/// The button in the spotlight for this entry, if it has one.
pub(crate) fn entry_at(entry: &Entry) -> Option<String> {
    match entry {
        Entry::Number(n) => Some(format!("entry-{n}")),
        Entry::Arm(arm) => Some(format!("entry-{arm:?}").to_lowercase()),
        Entry::March => Some("entry-march".to_owned()),
        Entry::Halt => Some("entry-halt".to_owned()),
        Entry::Name(Phrase::Stock(line)) => Some(format!("entry-name-{line}")),
        Entry::Name(Phrase::Written(_) | Phrase::Aloud)
        | Entry::Millis(_)
        | Entry::FalseStart
        | Entry::Icons(_) => None,
    }
}
