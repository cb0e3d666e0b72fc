//! Proof that an action was checked.

use crate::Seat;

/// An action that the rules allow a seat now: [`Game::check`](crate::Game::check) makes it, and
/// [`Game::apply`](crate::Game::apply) takes nothing else. It belongs to the state it was checked
/// against.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checked<A> {
    seat: Seat,
    action: A,
}

impl<A> Checked<A> {
    #[inline]
    pub(crate) fn new(seat: Seat, action: A) -> Self {
        Self { seat, action }
    }

    /// A choice that the state has just listed, without another check. The laws test that every
    /// listed choice is allowed, and imagined deals are played a hundred thousand times a second:
    /// checking again would cost them a third of their speed. Actions from outside go through
    /// `check`.
    #[inline]
    pub fn listed(seat: Seat, choice: A) -> Self {
        Self::new(seat, choice)
    }

    /// Who acts.
    #[inline]
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// What they do.
    #[inline]
    pub fn action(&self) -> &A {
        &self.action
    }

    /// The same with the action borrowed.
    #[inline]
    pub fn as_ref(&self) -> Checked<&A> {
        Checked::new(self.seat, &self.action)
    }

    /// Who acts, and what they do.
    #[inline]
    pub fn into_parts(self) -> (Seat, A) {
        (self.seat, self.action)
    }
}
