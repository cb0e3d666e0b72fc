#![no_main]
//! However a deal goes, every law that one deal can break holds of it. The first byte says which game,
//! the next ones what the table agrees on, the rest what happens.

use libfuzzer_sys::fuzz_target;
use shelf::{GameId, with_game};

fuzz_target!(|data: &[u8]| {
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    let game = GameId::ALL[usize::from(*first) % GameId::ALL.len()];
    with_game!(game, G => if let Some((setup, rest)) = laws::driven::table::<G>(rest) {
        laws::driven::deal::<G>(&setup, rest);
    });
});
