//! Worlds that differ from the true one by two swapped cards that a viewer cannot see.

use argh::{Argh, Card, Edition, Location};
use serde_json::Value;
use tabletop::{Game, Seat, Viewer};

/// Where a hidden card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In a pile.
    Pile,
    /// In the box.
    Box,
    /// Held by the seat that just took it.
    Held,
    /// Face down in front of a seat.
    FaceDown,
}

/// A card that some viewers cannot see.
#[derive(Clone, Debug)]
pub(crate) struct Hidden {
    /// Where it is.
    pub(crate) place: Place,
    /// Which card it is.
    pub(crate) card: Card,
    /// Its back.
    pub(crate) location: Location,
    /// The seat that knows it, if any.
    pub(crate) known_to: Option<Seat>,
    /// The JSON pointer to it in the saved state.
    pointer: String,
}

impl Hidden {
    /// Whether the viewer may know which card it is.
    pub(crate) fn is_known_to(&self, viewer: Viewer) -> bool {
        self.known_to.is_some_and(|seat| viewer.is(seat))
    }
}

/// Every card that some viewers cannot see, read from the saved state.
pub(crate) fn hidden_cards(state: &Argh) -> Vec<Hidden> {
    let saved = save(state);
    let edition = &state.setup().edition;
    let mut found = Vec::new();
    let mut note = |place, pointer: String, known_to: Option<Seat>| {
        let card = saved.pointer(&pointer).and_then(Value::as_u64);
        let card = Card(card.expect("a card") as u8);
        found.push(Hidden {
            place,
            card,
            location: edition.location(card),
            known_to,
            pointer,
        });
    };
    let number = |pointer: &str| {
        let value = saved.pointer(pointer).and_then(Value::as_u64);
        value.unwrap_or_else(|| panic!("{pointer} in {saved}"))
    };
    let is_over = state.outcome().is_some();
    let mut start = 0;
    for (location, pile) in state.view(Viewer::Spectator).piles.iter().enumerate() {
        let top = number(&format!("/tops/{location}"));
        assert_eq!(top, start + u64::from(*pile), "a pile ends at its top");
        for place in start..top {
            note(Place::Pile, format!("/order/{place}"), None);
        }
        let n_cards = n_cards_of(state, Location::ALL[location]);
        let n_boxed = number(&format!("/boxed/{location}"));
        for index in 0..n_boxed {
            let place = start + n_cards - n_boxed + index;
            let peeked = saved.pointer(&format!("/peek/picks/{location}"));
            let known_to = (peeked.and_then(Value::as_u64) == Some(index))
                .then(|| Seat(number("/peek/seat") as u8));
            if !is_over {
                note(Place::Box, format!("/order/{place}"), known_to);
            }
        }
        start += n_cards;
    }
    for phase in ["holding", "offered"] {
        let pointer = format!("/phase/{phase}/card");
        if saved.pointer(&pointer).is_some() {
            let holder = Seat(number("/active") as u8);
            note(Place::Held, pointer, Some(holder));
        }
    }
    let n_hidden = saved["hidden"].as_array().map_or(0, Vec::len);
    for index in 0..n_hidden {
        let owner = Seat(number(&format!("/hidden/{index}/seat")) as u8);
        note(
            Place::FaceDown,
            format!("/hidden/{index}/card"),
            Some(owner),
        );
    }
    found
}

/// The same state with two hidden cards swapped.
pub(crate) fn swapped(state: &Argh, one: &Hidden, other: &Hidden) -> Argh {
    let mut saved = save(state);
    for (hidden, card) in [(one, other.card), (other, one.card)] {
        let place = saved.pointer_mut(&hidden.pointer).expect("it was there");
        *place = Value::from(card.0);
    }
    serde_json::from_value(saved).expect("a state with two cards swapped is a state")
}

fn save(state: &Argh) -> Value {
    serde_json::to_value(state).expect("a state can be saved")
}

/// The number of cards of a location in play.
fn n_cards_of(state: &Argh, location: Location) -> u64 {
    let setup = state.setup();
    let edition: &Edition = &setup.edition;
    let in_play = edition.all().iter().filter(|&card| {
        let info = edition.info(card);
        edition.location(card) == location
            && (!info.promo || setup.options.promos.contains(&info.kind))
    });
    in_play.count() as u64
}

/// Every card that appears in a view or an event, found in its JSON.
pub(crate) fn cards_in<T: serde::Serialize>(value: &T) -> Vec<Card> {
    let mut cards = Vec::new();
    let value = serde_json::to_value(value).expect("it can be serialized");
    collect(&value, Named::No, &mut cards);
    cards
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Named {
    Yes,
    No,
}

fn collect(value: &Value, named: Named, cards: &mut Vec<Card>) {
    const NAMES: [&str; 9] = [
        "up",
        "card",
        "cards",
        "effect",
        "acted",
        "switched",
        "discarded",
        "revealed",
        "removed",
    ];
    match value {
        Value::Number(number) if named == Named::Yes => {
            cards.extend(number.as_u64().map(|number| Card(number as u8)));
        }
        Value::Array(items) => {
            for item in items {
                collect(item, named, cards);
            }
        }
        Value::Object(fields) => {
            for (name, field) in fields {
                let named = if NAMES.contains(&name.as_str()) {
                    Named::Yes
                } else {
                    Named::No
                };
                collect(field, named, cards);
            }
        }
        Value::Number(_) | Value::String(_) | Value::Bool(_) | Value::Null => (),
    }
}
