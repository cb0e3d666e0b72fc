#![no_main]
//! However a deal of Mole Park goes, every law that one deal can break holds of it. The first byte says
//! how many seats there are, the rest what happens.

use libfuzzer_sys::fuzz_target;
use mole_park::MolePark;
use tabletop::{Shelved, Terms};

fuzz_target!(|data: &[u8]| {
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    let terms = Terms::plain(2 + first % 7).with("closing_time", "20");
    let setup = MolePark::set_up(&terms).expect("two to eight can play");
    laws::driven::deal::<MolePark>(&setup, rest);
});
