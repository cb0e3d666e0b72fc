//! The sandglass: time that several seats share while they settle something together.

use crate::{Seat, Seats};

/// A sandglass that runs for something as a whole, such as a negotiation, however many answers are
/// given in it.
///
/// Rules have no clock, so a game only says that there is a glass, how long it runs and what
/// happens when it is empty. The room keeps the time. A glass is a new one when its subject or its
/// seats change; while both stay the same, it is not turned over again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glass<A> {
    /// What has to be settled: `split`.
    pub about: &'static str,
    /// Who has to settle it.
    pub seats: Seats,
    /// How long it runs.
    pub seconds: u32,
    /// The seat that is played for when the glass is empty: one the table waits for.
    pub seat: Seat,
    /// What is played for that seat: one of its choices.
    pub lapse: A,
}

impl<A> Glass<A> {
    /// The same glass with its lapse converted.
    pub fn map<B>(self, convert: impl FnOnce(A) -> B) -> Glass<B> {
        Glass {
            about: self.about,
            seats: self.seats,
            seconds: self.seconds,
            seat: self.seat,
            lapse: convert(self.lapse),
        }
    }

    /// Whether this is still the glass from `before`, which then keeps running.
    pub fn is_still<B>(&self, before: &Glass<B>) -> bool {
        (self.about, self.seats) == (before.about, before.seats)
    }
}
