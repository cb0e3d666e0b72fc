//! Cards and sections: what a card is, and who knows where it is.

use serde::{Deserialize, Serialize};
use tabletop::{Face, Seat, Seats, Viewer};

/// A section of the band (BAND-17).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Section {
    /// Light blue.
    Brass,
    /// Pink.
    Guard,
    /// Purple.
    Drumline,
    /// Yellow.
    Front,
    /// Dark green.
    Woodwind,
}

impl Section {
    /// All five, in the catalogue's order.
    pub const ALL: [Self; 5] = [
        Self::Brass,
        Self::Guard,
        Self::Drumline,
        Self::Front,
        Self::Woodwind,
    ];

    /// Its place in an array.
    #[inline]
    pub fn index(self) -> usize {
        self as usize
    }

    /// What people and files call it.
    pub fn word(self) -> &'static str {
        match self {
            Self::Brass => "brass",
            Self::Guard => "guard",
            Self::Drumline => "drumline",
            Self::Front => "front",
            Self::Woodwind => "woodwind",
        }
    }

    /// The section a word names.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|section| section.word() == word)
    }
}

/// A green card, named by its kind: nothing tells copies apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Card(pub u8);

impl Card {
    /// The card at this place among the kinds of the edition.
    pub(crate) fn nth(place: usize) -> Self {
        Self(u8::try_from(place).expect("an edition has at most 201 kinds of green card"))
    }

    /// Its place among the kinds of the edition.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// An indigo card of the booster (BAND-89).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Ct(pub u8);

impl Ct {
    /// The card at this place of the edition.
    pub(crate) fn nth(place: usize) -> Self {
        Self(u8::try_from(place).expect("an edition has at most 32 indigo cards"))
    }

    /// Its place in the edition.
    #[inline]
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// What a green card is (BAND-16).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A Player card.
    Player(Section),
    /// An Equipment card.
    Equipment(Section),
    /// A Bonus or Penalty, by its place in the edition's list.
    Special(u8),
    /// A Band Halt! card (BAND-R64).
    BandHalt,
}

impl Kind {
    /// The section of a band card.
    #[inline]
    pub fn section(self) -> Option<Section> {
        match self {
            Self::Player(section) | Self::Equipment(section) => Some(section),
            Self::Special(_) | Self::BandHalt => None,
        }
    }
}

/// Who knows a card that is face down, apart from its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Known {
    /// These seats.
    To(Seats),
    /// Everybody, spectators too.
    Everybody,
}

impl Known {
    /// Nobody else.
    pub const NOBODY: Self = Self::To(Seats::NONE);

    /// The seats that are in both.
    #[must_use]
    pub(crate) fn and(self, other: Self) -> Self {
        match (self, other) {
            (Self::Everybody, known) | (known, Self::Everybody) => known,
            (Self::To(these), Self::To(those)) => {
                Self::To(these.iter().filter(|&seat| those.contains(seat)).collect())
            }
        }
    }

    /// How many know, for choosing between copies of a card.
    fn reach(self) -> u8 {
        match self {
            Self::Everybody => u8::MAX,
            Self::To(seats) => seats.len(),
        }
    }
}

/// A card that is face down, and who knows it apart from its owner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Held<C> {
    /// The card.
    pub card: C,
    /// Who else knows it.
    pub known: Known,
}

impl<C: Copy> Held<C> {
    /// A card that nobody else knows.
    pub(crate) fn secret(card: C) -> Self {
        Self {
            card,
            known: Known::NOBODY,
        }
    }

    /// The card as a viewer sees it, if `owner` holds it.
    pub(crate) fn face(&self, owner: Option<Seat>, viewer: Viewer) -> Face<C> {
        let is_known = match (self.known, viewer) {
            (Known::Everybody, _) => true,
            (Known::To(seats), Viewer::Seat(seat)) => owner == Some(seat) || seats.contains(seat),
            (Known::To(_), Viewer::Spectator) => false,
        };
        if is_known {
            Face::Up(self.card)
        } else {
            Face::Down
        }
    }
}

/// The cards of one hand, the newest last.
pub(crate) type Hand = Vec<Held<Card>>;

/// How many copies of a card a hand has.
pub(crate) fn copies(hand: &Hand, card: Card) -> usize {
    hand.iter().filter(|held| held.card == card).count()
}

/// Takes one copy of a card out of a hand that has it: the one that most others know.
pub(crate) fn take_card(hand: &mut Hand, card: Card) -> Option<Held<Card>> {
    let places = hand
        .iter()
        .enumerate()
        .filter(|(_, held)| held.card == card);
    let (place, _) = places.max_by_key(|(_, held)| held.known.reach())?;
    Some(take_at(hand, place))
}

/// Takes a card out of a hand. A seat that knew another copy cannot tell whether that one is left, so
/// only seats that knew this one still know the others.
pub(crate) fn take_at(hand: &mut Hand, place: usize) -> Held<Card> {
    let taken = hand.remove(place);
    for held in hand.iter_mut().filter(|held| held.card == taken.card) {
        held.known = held.known.and(taken.known);
    }
    taken
}

/// Cards left a hand and only `witnesses` saw which: nobody else still knows what is in it.
pub(crate) fn forget_but(hand: &mut Hand, witnesses: Seats) {
    for held in hand {
        held.known = held.known.and(Known::To(witnesses));
    }
}
