//! Every scenario comes true.

use std::path::Path;

use mole_park::MolePark;

#[test]
fn every_scenario_comes_true() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let files = laws::scenario::read_folder(&folder).expect("the scenarios can be read");
    laws::scenario::run_all::<MolePark>(&files).must_be_clean();
}
