//! One kept playthrough of the toy, and what happens when it changes.

use std::path::Path;

use laws::playthrough::{compare, playthrough};

use crate::toy::{Magpies, honest};

fn kept() -> &'static Path {
    Path::new(concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/tests/playthroughs/magpies.txt"
    ))
}

#[test]
fn the_kept_playthrough_is_how_the_game_still_goes() {
    compare(kept(), &playthrough::<Magpies>(&honest(3), 7));
}

#[test]
fn another_playthrough_is_noticed_and_the_way_to_accept_it_told() {
    // Accepting would overwrite what this test compares with.
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        return;
    }
    let other = playthrough::<Magpies>(&honest(3), 8);
    let panic = std::panic::catch_unwind(|| compare(kept(), &other)).unwrap_err();
    let said = panic.downcast_ref::<String>().expect("a panic with a text");
    assert!(
        said.contains("they part at line 1\n  - magpies, rules version 1, seed 7\n"),
        "{said}"
    );
    assert!(said.contains("UPDATE_EXPECT=1"), "{said}");
}
