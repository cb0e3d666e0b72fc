#![no_main]
//! Whatever a record says, it is replayed or refused: as it comes, and as changes to a real one.

use dogs::Dogs;
use libfuzzer_sys::fuzz_target;
use tabletop::{Shelved, Terms};

fuzz_target!(|data: &[u8]| {
    laws::driven::record_bytes::<Dogs>(data);
    let setup = Dogs::set_up(&Terms::plain(3)).expect("three seats need no option");
    laws::driven::record_edits::<Dogs>(&setup, data);
});
