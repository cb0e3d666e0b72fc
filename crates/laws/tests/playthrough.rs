//! An accepted playthrough of the toy game, and what happens when it changes.

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
fn the_accepted_playthrough_is_still_how_the_game_goes() {
    compare(kept(), &playthrough::<Magpies>(&honest(3), 7));
}

#[test]
fn a_changed_playthrough_is_noticed_with_a_hint_how_to_accept_it() {
    // Accepting would overwrite the file that this test compares with.
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        return;
    }
    let other = playthrough::<Magpies>(&honest(3), 8);
    let panic = std::panic::catch_unwind(|| compare(kept(), &other)).unwrap_err();
    let said = panic.downcast_ref::<String>().expect("a panic with a text");
    assert!(
        said.contains("they differ at line 1\n  - magpies, rules version 1, seed 7\n"),
        "{said}"
    );
    assert!(said.contains("UPDATE_EXPECT=1"), "{said}");
}
