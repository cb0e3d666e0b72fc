#![no_main]
//! Whatever a record says, it is replayed or refused: as it comes, and as changes to a real one.

use libfuzzer_sys::fuzz_target;
use mole_park::MolePark;
use tabletop::{Shelved, Terms};

fuzz_target!(|data: &[u8]| {
    laws::driven::record_bytes::<MolePark>(data);
    let setup = MolePark::set_up(&Terms::plain(3)).expect("three can play");
    laws::driven::record_edits::<MolePark>(&setup, data);
});
