//! What is looked at beside the play: the player aid, and deals that are over.

use std::future::Future;
use std::marker::PhantomData;
use std::pin::Pin;

use leptos::prelude::AnyView;
use tabletop::{Digest, Error, Record};

use crate::{AnyReplay, Board, Moment, NotBrought, replay};

/// What somebody may look at beside the play, whatever is played.
pub trait Study: Sync {
    /// The player aid.
    fn aid(&self, moment: &Moment) -> AnyView;
    /// Checks a record, and answers with the digest to which it was played again.
    fn verify(&self, record: &str) -> Result<Digest, Error>;
    /// A deal that is over, to be watched again.
    fn replay(&self, record: &str) -> Result<Box<dyn AnyReplay>, Error>;
}

/// The study of a game, once it has come.
pub type Studying = Pin<Box<dyn Future<Output = Result<&'static dyn Study, NotBrought>>>>;

/// The study of the game that `B` shows.
pub struct Studied<B>(PhantomData<fn() -> B>);

impl<B: Board> Studied<B> {
    /// As it lies on the desk.
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
