//! Numbers that an edition keeps small, from one type into another with nothing lost.
//!
//! What these expect is what `validate.rs` checks: a box has at most 128 moles, 64 prizes, 16 crowns and
//! 24 faces on a die. Where a length comes from a row of at most 255 things the check costs nothing.

/// A number of things of a box.
#[inline]
pub(crate) fn small(number: impl TryInto<u8>) -> u8 {
    number
        .try_into()
        .ok()
        .expect("an edition has fewer than 256 of anything")
}

/// The same, for luck.
#[inline]
pub(crate) fn whole(number: usize) -> u32 {
    u32::try_from(number).expect("an edition has fewer than 256 of anything")
}

/// The same, for reckoning.
#[inline]
pub(crate) fn int(number: usize) -> i32 {
    i32::try_from(number).expect("an edition has fewer than 256 of anything")
}

/// A number of moles, for totals.
#[inline]
pub(crate) fn moles(number: usize) -> u16 {
    u16::try_from(number).expect("an edition has at most 128 moles")
}
