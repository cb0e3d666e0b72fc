//! The 42 breeds by what they were bred for.

pub(crate) mod companions;
pub(crate) mod gundogs;
pub(crate) mod herders;
pub(crate) mod hounds;
pub(crate) mod shade;
pub(crate) mod terriers;
pub(crate) mod tint;
pub(crate) mod toys;
pub(crate) mod workers;
