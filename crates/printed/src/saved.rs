//! A setup as records hold it.

use std::marker::PhantomData;
use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};
use tabletop::{Digest, Error, Seat};

use crate::setup::check_seats;
use crate::sheet::Sheet;
use crate::{Printed, validated};

/// How a setup is written: the edition in the box by name and digest, any other in full.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Saved<O, E> {
    /// The number of seats.
    pub(crate) n_seats: u8,
    /// What they agreed on.
    pub(crate) options: O,
    /// Who opened the table.
    pub(crate) host: Seat,
    /// Who won the previous deal, if that matters.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) last_winner: Option<Seat>,
    edition_id: String,
    edition_digest: Digest,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    edition: Option<Sheet>,
    #[serde(skip)]
    of: PhantomData<E>,
}

impl<O, E: Printed> Saved<O, E> {
    /// A table with this agreement.
    pub(crate) fn new(
        n_seats: u8,
        options: O,
        host: Seat,
        last_winner: Option<Seat>,
        edition: &E,
    ) -> Self {
        Self {
            n_seats,
            options,
            host,
            last_winner,
            edition_id: edition.id().to_owned(),
            edition_digest: edition.digest(),
            edition: (edition != E::base()).then(|| (E::in_the_box().spelt)(edition)),
            of: PhantomData,
        }
    }

    /// The edition the table was played with, if it still exists and the seats are valid.
    pub(crate) fn edition(&mut self, seats: RangeInclusive<u8>) -> Result<E, Error> {
        let edition = match self.edition.take() {
            Some(sheet) => {
                let edition = (E::in_the_box().read)(&sheet)?;
                validated(edition)?
            }
            None => E::base().clone(),
        };
        let digest = edition.digest();
        if digest != self.edition_digest {
            let because = format!(
                "is not the one this was played with (digest {digest}, not {})",
                self.edition_digest
            );
            return Err(Error::new(
                format!("edition `{}`", self.edition_id),
                because,
            ));
        }
        check_seats(self.n_seats, &seats)?;
        let mut named = self.last_winner.into_iter().chain([self.host]);
        if let Some(seat) = named.find(|seat| seat.0 >= self.n_seats) {
            let because = format!("is named, but the table has {} seats", self.n_seats);
            return Err(Error::new(seat.to_string(), because));
        }
        Ok(edition)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::InTheBox;
    use std::sync::LazyLock;

    #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
    struct Snap {
        n_cards: u8,
    }

    static BOX: LazyLock<InTheBox<Snap>> = LazyLock::new(InTheBox::open);

    impl Printed for Snap {
        const FILE: &'static str = "snap-base.toml";
        const TEXT: &'static str = "n_cards = 52";
        const JSON: &'static str = r#"{"n_cards": 52}"#;
        fn id(&self) -> &str {
            "snap"
        }
        fn validate(&self) -> Result<(), Error> {
            match self.n_cards {
                0 => Err(Error::new("n_cards", "is 0")),
                _ => Ok(()),
            }
        }
        fn in_the_box() -> &'static InTheBox<Self> {
            &BOX
        }
    }

    /// Writes a table of three with this edition, changes the text by `edit` and reads it again.
    fn read_again(snap: &Snap, edit: impl Fn(String) -> String) -> Result<Snap, String> {
        let saved = Saved::new(3, (), Seat(1), Some(Seat(2)), snap);
        let text = edit(serde_json::to_string(&saved).unwrap());
        let mut saved: Saved<(), Snap> = serde_json::from_str(&text).unwrap();
        saved.edition(2..=4).map_err(|error| error.to_string())
    }

    #[test]
    fn the_box_is_written_by_name_and_any_other_edition_in_full() {
        let own = Snap { n_cards: 7 };
        for edition in [Snap::base(), &own] {
            assert_eq!(read_again(edition, |text| text).as_ref(), Ok(edition));
        }
        let boxed = serde_json::to_string(&Saved::new(3, (), Seat(0), None, Snap::base()));
        assert!(!boxed.unwrap().contains("n_cards"));
    }

    #[test]
    fn an_impossible_agreement_is_refused_with_the_reason() {
        let own = Snap { n_cards: 7 };
        let cases = [
            (
                "\"n_cards\":7",
                "\"n_cards\":8",
                "not the one this was played with",
            ),
            ("\"n_cards\":7", "\"n_cards\":0", "n_cards: is 0"),
            (
                "\"n_seats\":3",
                "\"n_seats\":5",
                "seats: are 5, but must be 2 to 4",
            ),
            ("\"n_seats\":3", "\"n_seats\":2", "the table has 2 seats"),
        ];
        for (was, is, why) in cases {
            let told = read_again(&own, |text| text.replace(was, is)).unwrap_err();
            assert!(told.contains(why), "{told}");
        }
    }
}
