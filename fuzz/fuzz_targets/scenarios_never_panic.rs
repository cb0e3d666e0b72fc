#![no_main]
//! Any scenario passes, fails or is refused. The first byte picks the game.

use libfuzzer_sys::fuzz_target;
use shelf::{GameId, with_game};

fuzz_target!(|data: &[u8]| {
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    let game = GameId::ALL[usize::from(*first) % GameId::ALL.len()];
    with_game!(game, G => laws::driven::scenario_bytes::<G>(rest));
});
