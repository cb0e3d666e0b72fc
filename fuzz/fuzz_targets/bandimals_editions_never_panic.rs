#![no_main]
//! Whatever an edition says, a table is set up with it or it is refused; and a table that is set up
//! can be played: cards written by anybody keep every law that one deal can break. The text goes in
//! place of the Bonuses and Penalties of the box.

use bandimals::Bandimals;
use libfuzzer_sys::fuzz_target;
use tabletop::{EditionText, Shelved, Terms};

fuzz_target!(|text: &str| {
    let head = Bandimals::EDITION.split("[[specials]]").next().unwrap_or("");
    let terms = Terms {
        edition: Some(EditionText {
            file: "fuzz.toml".to_owned(),
            text: format!("{head}{text}"),
        }),
        ..Terms::plain(3).with("round_limit", "2")
    };
    if let Ok(setup) = Bandimals::set_up(&terms) {
        laws::driven::deal::<Bandimals>(&setup, text.as_bytes());
    }
});
