#![no_main]
//! However a deal of Sequence Dogs goes, every law that one deal can break holds of it. The first
//! byte says how many seats there are and what they agreed on, the rest what happens.

use dogs::Dogs;
use libfuzzer_sys::fuzz_target;
use tabletop::{Shelved, Terms};

fuzz_target!(|data: &[u8]| {
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    let n_seats = [2, 3, 4, 6][usize::from(first % 4)];
    let options = [
        ("draw_mode", "manual"),
        ("sequences_to_win", "2"),
        ("free_corners", "on"),
        ("chips", "9"),
        ("colours", "choose"),
        ("discard_view", "top"),
    ];
    let chosen = (0..)
        .zip(options)
        .filter(|(bit, _)| first >> (bit + 2) & 1 == 1);
    let terms = chosen.fold(Terms::plain(n_seats), |terms, (_, (key, value))| {
        terms.with(key, value)
    });
    let setup = Dogs::set_up(&terms).expect("all of this can be agreed on");
    laws::driven::deal::<Dogs>(&setup, rest);
});
