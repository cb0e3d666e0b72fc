//! Every scenario comes true.

use std::path::Path;

use dogs::Dogs;

#[test]
fn every_scenario_comes_true() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("scenarios");
    let files = laws::scenario::read_folder(&folder).expect("the scenarios can be read");
    laws::scenario::run_all::<Dogs>(&files).must_be_clean();
}
