//! What is agreed before the first apple: options, seats and the edition.

use std::ops::{Deref, RangeInclusive};

use printed::{Agreement, Given};
use tabletop::Error;

use crate::edition::Edition;

tabletop::options! {
    /// The options of a table.
    pub Options;

    /// Whether everybody begins with an apple (NEW-9).
    first_apple: "First apple", "Whether everybody begins with an apple.", ["NEW-9"],
        switch {
            "off" "everybody begins with empty paws",
            "on" "everybody is dealt an apple",
        };
}

/// The setup of a table. Cheap to clone.
pub type Setup = printed::Setup<Agreed>;

/// What the table agreed on. What follows from it and is looked up while playing belongs here too.
#[derive(Debug)]
pub struct Agreed {
    given: Given<Options, Edition>,
}

impl Agreement for Agreed {
    type Options = Options;
    type Edition = Edition;

    /// NEW-1: two to four can play.
    const SEATS: RangeInclusive<u8> = 2..=4;

    fn agree(given: Given<Options, Edition>) -> Result<Self, Error> {
        Ok(Self { given })
    }
}

impl Deref for Agreed {
    type Target = Given<Options, Edition>;

    fn deref(&self) -> &Self::Target {
        &self.given
    }
}
