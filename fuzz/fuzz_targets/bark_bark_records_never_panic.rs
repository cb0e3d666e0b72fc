#![no_main]
//! Whatever a record of a race says, it is replayed or refused: as it comes, and as changes to a real
//! one.

use bark_bark::BarkBark;
use libfuzzer_sys::fuzz_target;
use tabletop::{Shelved, Terms};

fuzz_target!(|data: &[u8]| {
    laws::driven::record_bytes::<BarkBark>(data);
    let terms = Terms::plain(3).with("match", "one_race");
    let setup = BarkBark::set_up(&terms).expect("three can race");
    laws::driven::record_edits::<BarkBark>(&setup, data);
});
