//! What is studied beside the play: the player aid, and finished deals.

use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;

use leptos::prelude::AnyView;
use tabletop::{Digest, Error, Record};

use crate::{AnyReplay, Board, Moment, NotBrought, replay};

/// What players can study beside the play, in any game.
pub trait Study: Sync {
    /// The player aid.
    fn aid(&self, moment: &Moment) -> AnyView;
    /// Verifies a record and returns the digest of its final state.
    fn verify(&self, record: &str) -> Result<Digest, Error>;
    /// A finished deal to watch again.
    fn replay(&self, record: &str) -> Result<Box<dyn AnyReplay>, Error>;
}

/// The study of a game, being fetched.
pub type Studying = Pin<Box<dyn Future<Output = Result<&'static dyn Study, NotBrought>>>>;

/// The study of the game that `B` shows.
pub struct Studied<B>(PhantomData<fn() -> B>);

impl<B: Board> Studied<B> {
    /// The study of `B`.
    #[must_use]
    pub fn out() -> &'static dyn Study {
        &Self(PhantomData)
    }
}

impl<B: Board> Study for Studied<B> {
    fn aid(&self, moment: &Moment) -> AnyView {
        B::aid_panel(&moment.scene())
    }

    fn verify(&self, record: &str) -> Result<Digest, Error> {
        let replay = Record::<B::Game>::parse(record)?.verify()?;
        Ok(Digest::of(&replay.state))
    }

    fn replay(&self, record: &str) -> Result<Box<dyn AnyReplay>, Error> {
        replay::read::<B>(record)
    }
}
