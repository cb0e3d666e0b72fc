//! What is settled before the deal: seats, options, edition, and the lookup tables made from them.

use std::ops::{Deref, RangeInclusive};

use printed::{Agreement, Given};
use tabletop::{Error, Refusal, Seat, counted, mark};

use crate::action::Action;
use crate::card::{Card, CardSet, Kind, Location, MOST_CARDS};
use crate::edition::Edition;
use crate::options::{Options, Switch};
use crate::rules;

/// The most seats, with the option for five and six.
pub(crate) const MOST_SEATS: usize = 6;

/// All seats.
pub(crate) const SEATS: [Seat; MOST_SEATS] = [Seat(0), Seat(1), Seat(2), Seat(3), Seat(4), Seat(5)];

/// The setup of a table. Cheap to clone.
pub type Setup = printed::Setup<Agreed>;

/// What the table agreed on, and what follows from it.
#[derive(Debug)]
pub struct Agreed {
    given: Given<Options, Edition>,
    /// Tables that save searching during play.
    pub(crate) lookup: Lookup,
}

/// Tables made from edition and options, by card and by kind.
#[derive(Debug)]
pub(crate) struct Lookup {
    /// The cards in play, by location: the piles before they are shuffled.
    pub(crate) deck: [Card; MOST_CARDS],
    /// Where each location begins in the deck; the last entry is the end of the deck.
    pub(crate) starts: [u8; 4],
    /// The number of cards of each pile that stay in the box.
    pub(crate) removed: u8,
    pub(crate) location: [Location; MOST_CARDS],
    pub(crate) value: [i8; MOST_CARDS],
    pub(crate) in_play: CardSet,
    pub(crate) by_location: [CardSet; 3],
    pub(crate) bombs: CardSet,
    pub(crate) lizards: CardSet,
    pub(crate) spies: CardSet,
    pub(crate) mosquitoes: CardSet,
    pub(crate) hamsters: CardSet,
    pub(crate) scientists: CardSet,
    pub(crate) spiders: CardSet,
    pub(crate) owls: CardSet,
    pub(crate) twins: CardSet,
    pub(crate) stars: CardSet,
    pub(crate) sister: CardSet,
    /// What each seat may do with a card it took: keep it, or offer it to any other seat (ARGH-18,
    /// ARGH-19).
    pub(crate) holding: [[Action; MOST_SEATS]; MOST_SEATS],
    /// Cards that show a plain number (ARGH-38).
    pub(crate) numbers: CardSet,
    /// Cards that have a value of their own (ARGH-R27).
    pub(crate) valued: CardSet,
}

impl Agreement for Agreed {
    type Options = Options;
    type Edition = Edition;

    const SEATS: RangeInclusive<u8> = 2..=6;

    fn agree(given: Given<Options, Edition>) -> Result<Self, Error> {
        let lookup = Lookup::new(&given.edition, &given.options, given.n_seats);
        Ok(Self { given, lookup })
    }

    fn check_new(&self) -> Result<(), Error> {
        Ok(self.check_table()?)
    }
}

impl Agreed {
    /// Whether the number of seats at this table can play.
    pub(crate) fn check_table(&self) -> Result<(), Refusal> {
        self.check_seats(self.n_seats)
    }

    /// Whether `n_seats` can play with these options and this edition.
    pub(crate) fn check_seats(&self, n_seats: u8) -> Result<(), Refusal> {
        mark!(rules::ARGH_R1);
        let players = self.edition.players;
        let max = match self.options.five_six_players {
            Switch::Off => players.max,
            Switch::On => players.max.max(6),
        };
        if (players.min..=max).contains(&n_seats) {
            return Ok(());
        }
        let mut because = format!(
            "{} cannot play: {} to {max} can",
            counted(n_seats.into(), "seat"),
            players.min
        );
        if self.options.five_six_players == Switch::Off && (max + 1..=6).contains(&n_seats) {
            because += ", and 5 or 6 with the option five_six_players = on";
        }
        Err(Refusal::new(rules::ARGH_R1, "bad_table_size", because))
    }

    /// A card's printed name.
    pub fn name(&self, card: Card) -> &str {
        &self.edition.info(card).name
    }

    /// A location's name.
    pub fn location_name(&self, location: Location) -> &str {
        &self.edition.locations[location.index()].name
    }
}

impl Lookup {
    fn new(edition: &Edition, options: &Options, n_seats: u8) -> Self {
        let in_play: CardSet = edition
            .all()
            .iter()
            .filter(|&card| {
                // Promo cards are in play only if the table asks for them.
                let info = edition.info(card);
                mark!(if info.promo => rules::ARGH_R46);
                !info.promo || options.promos.contains(&info.kind)
            })
            .collect();
        let mut lookup = Self {
            deck: [Card(0); MOST_CARDS],
            starts: [0; 4],
            removed: match n_seats {
                2 => {
                    mark!(rules::ARGH_14);
                    edition.removed_per_pile.two_players
                }
                _ => edition.removed_per_pile.more,
            },
            location: [Location::House; MOST_CARDS],
            value: [0; MOST_CARDS],
            in_play,
            by_location: [CardSet::NONE; 3],
            bombs: edition.of_kind(Kind::Bomb),
            lizards: edition.of_kind(Kind::Lizard),
            spies: edition.of_kind(Kind::Spy),
            mosquitoes: edition.of_kind(Kind::Mosquito),
            hamsters: edition.of_kind(Kind::Hamster),
            scientists: edition.of_kind(Kind::Scientist),
            spiders: edition.of_kind(Kind::Spider),
            owls: edition.of_kind(Kind::Owl),
            twins: edition.of_kind(Kind::Twin),
            stars: CardSet::NONE,
            sister: edition.sister().map_or(CardSet::NONE, CardSet::one),
            holding: std::array::from_fn(|seat| {
                let mut others = SEATS.into_iter().filter(|to| to.index() != seat);
                std::array::from_fn(|place| match place {
                    0 => Action::KeepCard,
                    _ => Action::OfferCard {
                        to: others.next().unwrap_or(Seat(0)),
                    },
                })
            }),
            numbers: edition.of_kind(Kind::Value),
            valued: CardSet::NONE,
        };
        lookup.valued = lookup
            .numbers
            .or(lookup.lizards)
            .or(lookup.spiders)
            .or(lookup.twins);
        for card in edition.all().iter() {
            lookup.location[card.index()] = edition.location(card);
            lookup.value[card.index()] = match edition.info(card).kind {
                // The first number it shows (ARGH-R27).
                Kind::Lizard => edition.lizard_table[1],
                _ => edition.info(card).value.unwrap_or(0),
            };
            if edition.info(card).star {
                lookup.stars = lookup.stars.with(card);
            }
        }
        // Three piles, one for each location.
        mark!(rules::ARGH_10);
        let mut n_cards = 0_u8;
        for location in Location::ALL {
            for card in in_play
                .iter()
                .filter(|&card| edition.location(card) == location)
            {
                lookup.deck[usize::from(n_cards)] = card;
                lookup.by_location[location.index()] =
                    lookup.by_location[location.index()].with(card);
                n_cards += 1;
            }
            lookup.starts[location.index() + 1] = n_cards;
        }
        lookup
    }
}

impl Deref for Agreed {
    type Target = Given<Options, Edition>;

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.given
    }
}
