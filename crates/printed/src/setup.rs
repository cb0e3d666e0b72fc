//! The setup of a table: what people agreed on and what follows from it, for rules and records.

use std::fmt;
use std::ops::{Deref, RangeInclusive};
use std::sync::Arc;

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use tabletop::{Error, OptionInfo, Options, Seat, Settled, Terms, counted};

use crate::{Printed, Saved};

/// The setup of a table of one game. Cheap to clone.
///
/// Records hold what was given; what follows from it is computed again on reading.
pub struct Setup<A>(Arc<A>);

/// What people agreed on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Given<O, E> {
    /// The number of seats.
    pub n_seats: u8,
    /// The options.
    pub options: O,
    /// The printed contents of the box.
    pub edition: E,
    /// Who opened the table.
    pub host: Seat,
    /// Who won the previous deal, if a rule asks for it.
    pub last_winner: Option<Seat>,
}

/// A table's agreement as a game keeps it: what was given, and what it looks up while playing.
pub trait Agreement:
    fmt::Debug + Send + Sync + Deref<Target = Given<Self::Options, Self::Edition>>
{
    /// What a table may agree on, as [`tabletop::options!`] declares it.
    type Options: Options;
    /// The printed contents of a box.
    type Edition: Printed + fmt::Debug;

    /// The seat counts that a record can have.
    const SEATS: RangeInclusive<u8>;

    /// Computes what follows from what was given. The error says what is impossible.
    fn agree(given: Given<Self::Options, Self::Edition>) -> Result<Self, Error>
    where
        Self: Sized;

    /// Checks a new table: its number of seats, unless a game does more. Saved tables are not
    /// checked again, because some are older than this check.
    fn check_new(&self) -> Result<(), Error> {
        check_seats(self.n_seats, &Self::SEATS)
    }
}

impl<A: Agreement> Setup<A> {
    /// Turns terms into a setup. The error names the term that is wrong.
    pub fn new(terms: &Terms) -> Result<Self, Error> {
        let options = A::Options::read(terms)?;
        let edition = A::Edition::chosen(terms.edition.as_ref())?;
        let agreed = A::agree(Given {
            n_seats: terms.n_seats,
            options,
            edition,
            host: terms.host,
            last_winner: terms.last_winner,
        })?;
        agreed.check_new()?;
        check_seat("host", Some(terms.host), terms.n_seats)?;
        check_seat("last winner", terms.last_winner, terms.n_seats)?;
        Ok(Self(Arc::new(agreed)))
    }
}

/// Checks the number of seats.
pub(crate) fn check_seats(n_seats: u8, seats: &RangeInclusive<u8>) -> Result<(), Error> {
    if seats.contains(&n_seats) {
        return Ok(());
    }
    let because = format!(
        "are {n_seats}, but must be {} to {}",
        seats.start(),
        seats.end()
    );
    Err(Error::new("seats", because))
}

/// Checks that a seat, if named, is at a table of this size.
pub fn check_seat(what: &str, seat: Option<Seat>, n_seats: u8) -> Result<(), Error> {
    match seat.filter(|seat| seat.0 >= n_seats) {
        None => Ok(()),
        Some(seat) => {
            let seats = counted(n_seats.into(), "seat");
            let because = format!("is {seat}, but the table has {seats}");
            Err(Error::new(what, because))
        }
    }
}

impl<A: Agreement> Settled for Setup<A> {
    const OPTIONS: &'static [OptionInfo] = A::Options::INFO;
    const OPTION_RULES: &'static [(&'static str, &'static [&'static str])] = A::Options::RULES;
    const EDITION: &'static str = A::Edition::TEXT;

    fn set_up(terms: &Terms) -> Result<Self, Error> {
        Self::new(terms)
    }

    fn n_seats(&self) -> u8 {
        Deref::deref(&*self.0).n_seats
    }

    fn edition(&self) -> String {
        Deref::deref(&*self.0).edition.to_toml()
    }
}

impl<A> Deref for Setup<A> {
    type Target = A;

    #[inline]
    fn deref(&self) -> &A {
        &self.0
    }
}

impl<A> Clone for Setup<A> {
    #[inline]
    fn clone(&self) -> Self {
        Self(Arc::clone(&self.0))
    }
}

impl<A: fmt::Debug> fmt::Debug for Setup<A> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<A: Agreement> PartialEq for Setup<A> {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || **self.0 == **other.0
    }
}

impl<A: Agreement> Eq for Setup<A> {}

impl<A: Agreement> Serialize for Setup<A> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let given: &Given<_, _> = &self.0;
        let (options, edition) = (&given.options, &given.edition);
        Saved::new(
            given.n_seats,
            options,
            given.host,
            given.last_winner,
            edition,
        )
        .serialize(serializer)
    }
}

impl<'de, A: Agreement> Deserialize<'de> for Setup<A> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let mut saved = Saved::<A::Options, A::Edition>::deserialize(deserializer)?;
        let edition = saved.edition(A::SEATS).map_err(D::Error::custom)?;
        let agreed = A::agree(Given {
            n_seats: saved.n_seats,
            options: saved.options,
            edition,
            host: saved.host,
            last_winner: saved.last_winner,
        });
        agreed
            .map(|agreed| Self(Arc::new(agreed)))
            .map_err(D::Error::custom)
    }
}
