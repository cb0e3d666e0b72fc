#![no_main]
//! Every deal keeps every law that a single deal can break. The first byte picks the game, the next
//! ones what the table agrees on, and the rest what happens.

use libfuzzer_sys::fuzz_target;
use shelf::{GameId, with_game};

fuzz_target!(|data: &[u8]| {
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    let game = GameId::ALL[usize::from(*first) % GameId::ALL.len()];
    with_game!(game, G => if let Some((setup, rest)) = laws::driven::table::<G>(rest) {
        laws::driven::deal::<G>(&setup, rest);
    });
});
