//! What is printed: the contents of a box as a TOML file, read, checked and identified, and the
//! setup of an agreed table, which is written down with them.
//!
//! `tabletop` has no TOML on purpose, so that playing needs none. All games read their editions and
//! write their setups with this crate.
//!
//! ```
//! use printed::{InTheBox, Printed};
//! use serde::{Deserialize, Serialize};
//! use std::sync::LazyLock;
//! use tabletop::{Error, EditionText};
//!
//! #[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
//! #[serde(deny_unknown_fields)]
//! struct Snap {
//!     edition_id: String,
//!     n_cards: u8,
//! }
//!
//! static BOX: LazyLock<InTheBox<Snap>> = LazyLock::new(InTheBox::open);
//!
//! impl Printed for Snap {
//!     const FILE: &'static str = "snap-base.toml";
//!     const TEXT: &'static str = "edition_id = 'base'\nn_cards = 52";
//!     const JSON: &'static str = r#"{"edition_id": "base", "n_cards": 52}"#;
//!
//!     fn id(&self) -> &str {
//!         &self.edition_id
//!     }
//!
//!     fn validate(&self) -> Result<(), Error> {
//!         match self.n_cards {
//!             0 => Err(Error::new("n_cards", "is 0: nobody could snap")),
//!             _ => Ok(()),
//!         }
//!     }
//!
//!     fn in_the_box() -> &'static InTheBox<Self> {
//!         &BOX
//!     }
//! }
//!
//! assert_eq!(Snap::base().n_cards, 52);
//! let own = EditionText {
//!     file: "mine.toml".to_owned(),
//!     text: "edition_id = 'mine'\nn_cards = 0".to_owned(),
//! };
//! let error = Snap::parse(&own).unwrap_err();
//! assert_eq!(error.to_string(), "mine.toml: n_cards: is 0: nobody could snap");
//! ```

#![deny(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod named;
mod saved;
mod setup;
mod sheet;
mod swapped;

pub use setup::{Agreement, Given, Setup, check_seat};

use saved::Saved;

/// The editions as they are sold, as JSON, by the names of their files in `editions/`.
pub mod sold {
    include!(concat!(env!("OUT_DIR"), "/sold.rs"));
}

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use tabletop::{Digest, EditionText, Error, Extra, read_placed};

use crate::sheet::Sheet;

/// The printed contents of a box.
pub trait Printed: Clone + Eq + Serialize + DeserializeOwned + Send + Sync + 'static {
    /// The file of the edition as it is sold, in `editions/`.
    const FILE: &'static str;
    /// The TOML text of that file.
    const TEXT: &'static str;
    /// The same as JSON: one of [`sold`].
    const JSON: &'static str;

    /// A short name for records.
    fn id(&self) -> &str;

    /// Checks the edition. The error names the first invalid field and what would be valid.
    fn validate(&self) -> Result<(), Error>;

    /// The edition as it is sold, read once.
    fn in_the_box() -> &'static InTheBox<Self>;

    // Provided below this line; never overridden.

    /// The edition in the box.
    fn base() -> &'static Self {
        &Self::in_the_box().edition
    }

    /// Reads an edition; an error names the file, the field and the reason.
    fn parse(source: &EditionText) -> Result<Self, Error> {
        let edition = table(&source.text).and_then(|value| checked(&value));
        edition.map_err(|error: Error| error.within(&source.file))
    }

    /// A table's own edition, or the one in the box if it has none.
    fn chosen(own: Option<&EditionText>) -> Result<Self, Error> {
        own.map_or_else(|| Ok(Self::base().clone()), Self::parse)
    }

    /// The edition as a TOML file.
    fn to_toml(&self) -> String {
        let sheet = (Self::in_the_box().spelt)(self);
        sheet.to_toml()
    }

    /// The digest that identifies this edition.
    fn digest(&self) -> Digest {
        let sold = Self::in_the_box();
        if *self == sold.edition {
            sold.digest
        } else {
            Digest::of(&(sold.spelt)(self))
        }
    }
}

/// An edition as it is sold, with its digest, which is needed often, and with the functions that
/// write and read editions of its kind, so that each is compiled once.
#[derive(Debug)]
pub struct InTheBox<E> {
    edition: E,
    digest: Digest,
    spelt: fn(&E) -> Sheet,
    read: fn(&Sheet) -> Result<E, Error>,
}

impl<E: Printed> InTheBox<E> {
    /// Reads the edition.
    ///
    /// # Panics
    /// If the file in `editions/` is not valid, which any test of the game shows.
    pub fn open() -> Self {
        let edition: E = match swapped::swapped(E::FILE) {
            Some(other) => E::parse(&other)
                .unwrap_or_else(|error| panic!("the changed box is refused: {error}")),
            None => {
                let value: Value = serde_json::from_str(E::JSON).expect("the build writes JSON");
                let edition: Result<E, Error> = checked(&value);
                edition.unwrap_or_else(|error| panic!("{}: {error}", E::FILE))
            }
        };
        let digest = Digest::of(&Sheet::of(&edition));
        Self {
            edition,
            digest,
            spelt: Sheet::of,
            read: Sheet::read,
        }
    }
}

/// The edition that a file describes, if it can be played.
fn checked<E: Printed>(file: &Value) -> Result<E, Error> {
    let edition: E = read_placed(file, Extra::Refused)
        .map_err(|(error, part)| Error::new(named::path(file, part), error.to_string()))?;
    validated(edition)
}

/// The edition, if it can be played.
#[cfg(not(target_arch = "wasm32"))]
pub(crate) fn validated<E: Printed>(edition: E) -> Result<E, Error> {
    edition.validate()?;
    Ok(edition)
}

/// The edition. A browser gets editions from its own build, whose tests have validated them, or from a
/// house, which has. The checks would cost every visitor some kilobytes for each game.
#[cfg(target_arch = "wasm32")]
pub(crate) fn validated<E: Printed>(edition: E) -> Result<E, Error> {
    Ok(edition)
}

/// Tables with their own edition are opened on the command line or in a house. A TOML parser would
/// be a twentieth of everything that a browser loads for a game.
#[cfg(target_arch = "wasm32")]
fn table(_: &str) -> Result<Value, Error> {
    Err(Error::new(
        "edition",
        "is not read in a browser: open the table in a house",
    ))
}

/// The contents of a TOML file.
#[cfg(not(target_arch = "wasm32"))]
fn table(text: &str) -> Result<Value, Error> {
    toml::Deserializer::parse(text)
        .and_then(<Value as serde::Deserialize<'_>>::deserialize)
        .map_err(|error| Error::new(place(text, &error), error.message()))
}

/// The line of a TOML error, for people.
#[cfg(not(target_arch = "wasm32"))]
fn place(text: &str, error: &toml::de::Error) -> String {
    error.span().map_or_else(String::new, |span| {
        let line = text[..span.start.min(text.len())].matches('\n').count() + 1;
        format!("line {line}")
    })
}
