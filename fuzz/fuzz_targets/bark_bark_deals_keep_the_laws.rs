#![no_main]
//! However a race goes, every law that one deal can break holds of it, the model's invariants among
//! them. The first byte says how many seats there are, the second which table and options; the rest
//! what happens.

use bark_bark::BarkBark;
use libfuzzer_sys::fuzz_target;
use tabletop::{Shelved, Terms};

/// Tables and options that lead into different corners of the rules.
const TABLES: [&[(&str, &str)]; 6] = [
    &[],
    &[("table", "tea_tray"), ("claims", "public_and_whispers")],
    &[("custom_table", "5x4 2.1"), ("corner_piles", "face_down")],
    &[
        ("table", "breakfast_table"),
        ("route", "shortest_only"),
        ("zero_share", "only_if_needed"),
    ],
    &[
        ("custom_table", "4x3"),
        ("short_cut", "off"),
        ("dead_end_leftover", "lost"),
    ],
    &[
        ("table", "tea_tray"),
        ("dead_end_crown", "off"),
        ("single_space", "off"),
    ],
];

fuzz_target!(|data: &[u8]| {
    let (first, rest) = data.split_first().unwrap_or((&0, &[]));
    let (second, rest) = rest.split_first().unwrap_or((&0, &[]));
    let terms = Terms::plain(3 + first % 3)
        .with("match", "one_race")
        .with("stall_rounds", "3");
    let options = TABLES[usize::from(*second) % TABLES.len()];
    let terms = options
        .iter()
        .fold(terms, |terms, (key, value)| terms.with(key, value));
    let setup = BarkBark::set_up(&terms).expect("three to five can race at each of these tables");
    laws::driven::deal::<BarkBark>(&setup, rest);
});
