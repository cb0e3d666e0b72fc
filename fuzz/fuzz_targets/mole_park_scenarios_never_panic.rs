#![no_main]
//! Whatever a scenario says, it comes true, fails, or is refused.

use libfuzzer_sys::fuzz_target;
use mole_park::MolePark;

fuzz_target!(|data: &[u8]| {
    laws::driven::scenario_bytes::<MolePark>(data);
});
