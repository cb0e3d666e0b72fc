//! What a table told one viewer, with all sentences made.

use std::sync::Arc;

use serde_json::Value;
use tabletop::{Viewer, Words, read};
use wire::{Happening, Version};

use crate::any_board::AnyEvent;
use crate::words::minus;
use crate::{Board, Moment, Scene, UpdateOf};

/// An update, read by the board of its game.
#[derive(Clone)]
pub struct Told {
    /// The version it follows.
    pub since: Version,
    /// The viewer it was told to.
    pub viewer: Viewer,
    /// What happened.
    pub chapters: Vec<ToldChapter>,
    /// The table after it.
    pub moment: Arc<Moment>,
}

/// Something that happened, with its sentences.
#[derive(Clone)]
pub struct ToldChapter {
    /// The version of the table after it.
    pub version: Version,
    /// What happened at the table.
    pub happening: Happening,
    /// What happened in the game, as the viewer saw it, with a sentence for each event.
    pub events: Vec<(AnyEvent, String)>,
}

impl Told {
    /// Reads an update. `known` is any earlier moment of the same table: the setup is sent only
    /// once.
    pub(crate) fn read<B: Board>(known: Option<&Moment>, update: &Value) -> Result<Self, String> {
        let update: UpdateOf<B::Game> = read(update).map_err(|error| error.to_string())?;
        let known = known.map(Moment::scene::<B::Game>);
        let scene = Scene::of(known.as_deref().map(|scene| &scene.setup), &update);
        let scene = scene.ok_or("the setup of the game is missing")?;
        let chapters = update.chapters.into_iter().map(|chapter| ToldChapter {
            version: chapter.version,
            happening: chapter.happening,
            events: (chapter.events.into_iter())
                .map(|event| {
                    let sentence = B::Game::event(&scene.setup, &scene.narrator, &event);
                    (Arc::new(event) as AnyEvent, minus(&sentence))
                })
                .collect(),
        });
        Ok(Self {
            since: update.since,
            viewer: update.viewer,
            chapters: chapters.collect(),
            moment: Arc::new(Moment::of::<B>(scene)),
        })
    }
}
