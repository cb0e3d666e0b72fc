#![no_main]
//! Whatever a record says, it is replayed or refused: as it comes, and as changes to a real one. The
//! first byte says which game.

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
