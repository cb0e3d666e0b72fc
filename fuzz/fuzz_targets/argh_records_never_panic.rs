#![no_main]
//! Whatever a record says, it is replayed or refused: as it comes, and as changes to a real one.

use argh::Argh;
use libfuzzer_sys::fuzz_target;
use tabletop::{Shelved, Terms};

fuzz_target!(|data: &[u8]| {
    laws::driven::record_bytes::<Argh>(data);
    let setup = Argh::set_up(&Terms::plain(3)).expect("three seats need no option");
    laws::driven::record_edits::<Argh>(&setup, data);
});
