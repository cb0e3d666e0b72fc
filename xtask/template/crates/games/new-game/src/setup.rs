//! What is agreed before the first apple: seats, options and edition.

use std::ops::{Deref, RangeInclusive};

use printed::{Agreement, Given};
use tabletop::Error;

use crate::edition::Edition;
use crate::options::Options;

/// The setup of a table. Cheap to clone.
pub type Setup = printed::Setup<Agreed>;

/// What the table agreed on. Tables computed from it once, to look things up while playing, belong here
/// too.
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
