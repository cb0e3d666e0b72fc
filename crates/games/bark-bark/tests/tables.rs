//! The tables that the tests play at.

use bark_bark::{BarkBark, Setup};
use tabletop::{EditionText, Shelved, Terms};

/// A table as the box comes, for so many.
pub(crate) fn plain(n_seats: u8) -> Setup {
    set_up(&Terms::plain(n_seats))
}

/// A table with some options, written as `match = one_race; claims = off`.
pub(crate) fn with(n_seats: u8, options: &str) -> Setup {
    let terms = Terms::plain(n_seats);
    let options = options.split(';');
    let terms = options.fold(terms, |terms, option| {
        let (key, value) = option.split_once('=').expect("an option is `key = value`");
        terms.with(key.trim(), value.trim())
    });
    set_up(&terms)
}

/// One race, with some options.
pub(crate) fn race(n_seats: u8, options: &str) -> Setup {
    with(n_seats, &format!("match = one_race; {options}"))
}

/// A table that plays an edition of its own: the box with some texts replaced.
pub(crate) fn with_edition(n_seats: u8, changes: &[(&str, &str)]) -> Setup {
    let text = changes
        .iter()
        .fold(BarkBark::EDITION.to_owned(), |text, (from, to)| {
            assert!(text.contains(from), "the box has no `{from}` to change");
            text.replacen(from, to, 1)
        });
    let file = "ours.toml".to_owned();
    let mut terms = Terms::plain(n_seats).with("match", "one_race");
    terms.edition = Some(EditionText { file, text });
    set_up(&terms)
}

/// Whatever can be agreed on, as a setup.
pub(crate) fn set_up(terms: &Terms) -> Setup {
    BarkBark::set_up(terms).unwrap_or_else(|complaint| panic!("{complaint}"))
}
