#![no_main]
//! Any edition is either refused with a sentence, or it can be dealt and played.
//!
//! The first byte picks the game, and whether the rest is the text of an edition or a list of
//! changes to the one in the box, which pass the checks far more often.

use laws::editions;
use libfuzzer_sys::fuzz_target;
use shelf::{GameId, with_game};
use tabletop::{Chance, EditionText, Game, Log, Seed, Shelved, Terms};

/// Enough for a fault to show, but few enough to try thousands of editions a minute.
const ACTIONS: usize = 300;

fuzz_target!(|data: &[u8]| {
    let Some((&first, rest)) = data.split_first() else {
        return;
    };
    let game = GameId::ALL[usize::from(first >> 1) % GameId::ALL.len()];
    with_game!(game, G => match first & 1 {
        0 => drop(editions::play::<G>(rest, ACTIONS)),
        _ => written::<G>(rest),
    });
});

/// Sets up a table with an edition of this text, and deals.
fn written<G: Shelved>(text: &[u8]) {
    let terms = Terms {
        edition: Some(EditionText {
            file: "fuzz.toml".to_owned(),
            text: String::from_utf8_lossy(text).into_owned(),
        }),
        ..Terms::plain(G::SEAT_COUNTS[0])
    };
    if let Ok(setup) = G::set_up(&terms) {
        let chance = Chance::new(Seed::from_number(0));
        let _ = <G as Game>::deal(&setup, chance, &mut Log::recording());
    }
}
