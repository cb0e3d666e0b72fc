//! The tables that the tests play at.

use bandimals::{Bandimals, Setup};
use tabletop::{Shelved, Terms};

/// A table with some options, written as `booster = on; preset = base`.
pub(crate) fn with(n_seats: u8, options: &str) -> Setup {
    let terms = Terms::plain(n_seats);
    let options = options
        .split(';')
        .filter(|option| !option.trim().is_empty());
    let terms = options.fold(terms, |terms, option| {
        let (key, value) = option.split_once('=').expect("an option is `key = value`");
        terms.with(key.trim(), value.trim())
    });
    set_up(&terms)
}

/// Whatever can be agreed on, as a setup.
pub(crate) fn set_up(terms: &Terms) -> Setup {
    Bandimals::set_up(terms).unwrap_or_else(|complaint| panic!("{complaint}"))
}
