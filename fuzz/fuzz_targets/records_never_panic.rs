#![no_main]
//! Any record is replayed or refused, whether it is arbitrary bytes or changes to a real one. The
//! first byte picks the game.

use libfuzzer_sys::fuzz_target;
use shelf::{GameId, with_game};

fuzz_target!(|data: &[u8]| {
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    let game = GameId::ALL[usize::from(*first) % GameId::ALL.len()];
    with_game!(game, G => {
        laws::driven::record_bytes::<G>(rest);
        if let Some((setup, rest)) = laws::driven::table::<G>(rest) {
            laws::driven::record_edits::<G>(&setup, rest);
        }
    });
});
