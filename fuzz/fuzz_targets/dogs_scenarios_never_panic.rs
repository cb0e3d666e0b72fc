#![no_main]
//! Whatever a scenario says, it comes true, fails, or is refused.

use dogs::Dogs;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|data: &[u8]| {
    laws::driven::scenario_bytes::<Dogs>(data);
});
