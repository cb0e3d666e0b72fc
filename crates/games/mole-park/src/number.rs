//! Lossless conversions of numbers that are small in every edition.
//!
//! `validate.rs` makes sure of it: a box has at most 128 moles, 64 prizes and 16 crowns, and a die 24
//! faces. For the length of a row of at most 255 things the check costs nothing.

/// A count as a `u8`.
#[inline]
pub(crate) fn small(number: impl TryInto<u8>) -> u8 {
    number
        .try_into()
        .ok()
        .expect("an edition has fewer than 256 of anything")
}

/// A count as a `u32`, for chance.
#[inline]
pub(crate) fn whole(number: usize) -> u32 {
    u32::try_from(number).expect("an edition has fewer than 256 of anything")
}

/// A count as an `i32`, for weights.
#[inline]
pub(crate) fn int(number: usize) -> i32 {
    i32::try_from(number).expect("an edition has fewer than 256 of anything")
}

/// A number of moles as a `u16`, for totals.
#[inline]
pub(crate) fn moles(number: usize) -> u16 {
    u16::try_from(number).expect("an edition has at most 128 moles")
}
