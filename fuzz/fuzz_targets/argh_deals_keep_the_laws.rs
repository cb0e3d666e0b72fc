#![no_main]
//! However a deal of ARGH goes, every law that one deal can break holds of it. The first byte says
//! how many seats there are, the rest what happens.

use argh::Argh;
use libfuzzer_sys::fuzz_target;
use tabletop::{Shelved, Terms};

fuzz_target!(|data: &[u8]| {
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    let terms = Terms::plain(2 + first % 3);
    let setup = Argh::set_up(&terms).expect("two to four seats need no option");
    laws::driven::deal::<Argh>(&setup, rest);
});
