#![no_main]
//! Whatever an edition says, a table is set up with it or it is refused; and a table that is set up
//! can be dealt, or the rules say why not.

use libfuzzer_sys::fuzz_target;
use mole_park::MolePark;
use tabletop::{Chance, EditionText, Game, Log, Seed, Shelved, Terms};

fuzz_target!(|text: &str| {
    let terms = Terms {
        edition: Some(EditionText {
            file: "fuzz.toml".to_owned(),
            text: text.to_owned(),
        }),
        ..Terms::plain(3)
    };
    if let Ok(setup) = MolePark::set_up(&terms) {
        let chance = Chance::new(Seed::from_number(0));
        let _ = MolePark::deal(&setup, chance, &mut Log::recording());
    }
});
