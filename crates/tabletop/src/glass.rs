//! The sandglass: time that several seats share for something they have to settle together.

use crate::{Seat, Seats};

/// A sandglass that stands on the table while something lasts: a negotiation as a whole, however
/// many answers are given in it.
///
/// Rules have no clock, so a game says only that the glass stands there, for how long it runs and
/// what happens when it is empty. Whoever keeps the table's time turns it over. It is another glass
/// when what it is about, or for whom, is another; while both stay the same it is not turned again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glass<A> {
    /// What has to be settled: `split`.
    pub about: &'static str,
    /// By whom.
    pub seats: Seats,
    /// How long it runs.
    pub seconds: u32,
    /// Who is played for when it is empty: somebody the table waits for.
    pub seat: Seat,
    /// What is played for them: one of their choices.
    pub lapse: A,
}

impl<A> Glass<A> {
    /// The same glass with its lapse in another spelling.
    pub fn map<B>(self, spell: impl FnOnce(A) -> B) -> Glass<B> {
        Glass {
            about: self.about,
            seats: self.seats,
            seconds: self.seconds,
            seat: self.seat,
            lapse: spell(self.lapse),
        }
    }

    /// Whether this is the glass that stood there before, and so is not turned over again.
    pub fn is_still<B>(&self, before: &Glass<B>) -> bool {
        (self.about, self.seats) == (before.about, before.seats)
    }
}
