//! What nobody can guess, and what time it is: the two things a room is handed from outside.

use std::time::{SystemTime, UNIX_EPOCH};

/// Thirty-two bytes that nobody can guess.
///
/// A system that cannot give random bytes cannot keep a secret either, so there is no going on.
pub(crate) fn fresh_bytes() -> [u8; 32] {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("the system gives random bytes");
    bytes
}

/// Milliseconds since 1970.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    // A clock before 1970 is wrong anyway; tables then think it is 1970.
    since.map_or(0, |since| since.as_millis() as u64)
}
