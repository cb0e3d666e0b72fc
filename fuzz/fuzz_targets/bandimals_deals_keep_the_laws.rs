#![no_main]
//! However a deal of Marching Band(-imals) goes, every law that one deal can break holds of it. The
//! first byte says how many seats there are and whether the booster is played, the rest what happens.

use bandimals::Bandimals;
use libfuzzer_sys::fuzz_target;
use tabletop::{Shelved, Terms};

fuzz_target!(|data: &[u8]| {
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    let booster = if first & 8 == 0 { "off" } else { "on" };
    let terms = Terms::plain(2 + first % 7)
        .with("booster", booster)
        .with("round_limit", "4");
    let setup = Bandimals::set_up(&terms).expect("two to eight seats can play");
    laws::driven::deal::<Bandimals>(&setup, rest);
});
