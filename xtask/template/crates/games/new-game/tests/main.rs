//! New Game keeps its scenarios and the laws of the house.

use std::path::Path;

use laws::scenario;
use new_game::NewGame;
use tabletop::{Shelved, Terms};

#[test]
fn every_scenario_comes_true() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let files = scenario::read_folder(&folder).expect("the scenarios can be read");
    scenario::run_all::<NewGame>(&files).must_be_clean();
}

#[test]
fn the_laws_hold_with_any_seats_and_every_option() {
    laws::hold_everywhere::<NewGame>(20);
}

#[test]
fn one_and_five_cannot_play() {
    for n_seats in [1, 5] {
        let error = NewGame::set_up(&Terms::plain(n_seats)).expect_err("NEW-1");
        let told = format!("seats: are {n_seats}: 2 to 4 can be");
        assert_eq!(error.to_string(), told);
    }
}
