//! Watching a finished deal again, from its record.

use tabletop::{Error, Game, Record, Seat, Viewer, Words};

use crate::words::minus;
use crate::{Board, Moment, Scene};

/// Who is looking at a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Eyes {
    /// Somebody who sees everything.
    AllOpen,
    /// A seat.
    Seat(Seat),
}

/// A finished deal of any game.
pub trait AnyReplay: Send + Sync {
    /// How many actions it had.
    fn n_plays(&self) -> usize;

    /// The table after this many actions, and what had just happened. `now` says who sits where.
    fn moment(&self, now: &Moment, n_plays: usize, eyes: Eyes) -> Option<(Moment, String)>;
}

/// The record of a deal of the game that `B` shows.
struct Replay<B: Board>(Record<B::Game>);

/// Reads a record.
pub(crate) fn read<B: Board>(text: &str) -> Result<Box<dyn AnyReplay>, Error> {
    Ok(Box::new(Replay::<B>(Record::parse(text)?)))
}

impl<B: Board> AnyReplay for Replay<B> {
    fn n_plays(&self) -> usize {
        self.0.plays.len()
    }

    fn moment(&self, now: &Moment, n_plays: usize, eyes: Eyes) -> Option<(Moment, String)> {
        let record = &self.0;
        let secret = record.closing.as_ref()?.secret;
        let last = record.replay(secret, record.plays.len()).ok()?.state;
        let replay = record.replay(secret, n_plays).ok()?;
        let state = replay.state;
        let viewer = match eyes {
            Eyes::AllOpen => Viewer::Spectator,
            Eyes::Seat(seat) => Viewer::Seat(seat),
        };
        let now = now.scene::<B::Game>();
        let mut scene = Scene::clone(&now);
        scene.viewer = viewer;
        // The story is told to the person watching, no matter which seat's view they look at.
        scene.narrator = now.narrator.clone();
        scene.choices.clear();
        scene.news.awaited = state.awaited();
        scene.view = Some(match eyes {
            Eyes::AllOpen => B::all_open(&state, &last),
            Eyes::Seat(_) => state.view(viewer),
        });
        let events = replay.chapters.last()?.iter();
        let told: Vec<String> = events
            .filter_map(|event| match eyes {
                Eyes::AllOpen => Some(event.clone()),
                Eyes::Seat(_) => B::Game::redact(event, viewer),
            })
            .map(|event| minus(&B::Game::event(&scene.setup, &scene.narrator, &event)))
            .collect();
        Some((Moment::of::<B>(scene), told.join(" ")))
    }
}
