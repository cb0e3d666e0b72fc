//! A scene as the frame knows it: what everybody reads in words, and what the game sees inside.

use std::any::Any;
use std::ops::Deref;
use std::sync::Arc;

use serde_json::Value;
use tabletop::{Game, Words};
use wire::to_value;

use crate::words::{capital, minus};
use crate::{Board, Scene, Sight};

/// What lies before one viewer at one moment, whatever is played.
#[derive(Clone)]
pub struct Moment {
    /// What every table shows.
    pub sight: Sight,
    /// Whether the cards are dealt.
    pub is_dealt: bool,
    /// What the viewer is asked; empty where they are not.
    pub question: String,
    /// What the viewer may do.
    pub choices: Vec<Choice>,
    /// The scene in the game's own types.
    scene: Arc<dyn Any + Send + Sync>,
}

/// Something that the viewer may do.
#[derive(Clone, Debug, PartialEq)]
pub struct Choice {
    /// The game's own action, as it is sent.
    pub action: Value,
    /// What it is, in words.
    pub text: String,
    /// The spot on the table that it belongs to.
    pub spot: Option<String>,
}

impl Moment {
    /// A scene, with what the frame has to know of it.
    pub(crate) fn of<B: Board>(scene: Scene<B::Game>) -> Self {
        let asked = scene.view.as_ref().zip(scene.own());
        let asked = asked.filter(|_| !scene.choices.is_empty());
        let question = asked
            .map(|(view, own)| minus(&B::Game::question(&scene.setup, &scene.narrator, view, own)));
        let choice = |action: &<B::Game as Game>::Action| {
            let (view, own) = asked?;
            let text = B::Game::choice(&scene.setup, &scene.narrator, view, own, action);
            Some(Choice {
                action: to_value(action),
                text: capital(&minus(&text)),
                spot: B::spot(action),
            })
        };
        Self {
            sight: scene.sight.clone(),
            is_dealt: scene.view.is_some(),
            question: question.unwrap_or_default(),
            choices: scene.choices.iter().filter_map(choice).collect(),
            scene: Arc::new(scene),
        }
    }

    /// The one choice that belongs to a spot.
    #[must_use]
    pub fn choice_at(&self, spot: &str) -> Option<&Choice> {
        let choices = self.choices.iter();
        let mut there = choices.filter(|choice| choice.spot.as_deref() == Some(spot));
        let choice = there.next()?;
        there.next().is_none().then_some(choice)
    }

    /// The scene in the game's own types.
    ///
    /// # Panics
    ///
    /// When it is of another game than the board that asks.
    #[must_use]
    pub fn scene<G: Game>(&self) -> Arc<Scene<G>> {
        let scene = self.scene.clone().downcast();
        scene.expect("a board is shown scenes of its own game")
    }
}

impl Deref for Moment {
    type Target = Sight;

    fn deref(&self) -> &Sight {
        &self.sight
    }
}
