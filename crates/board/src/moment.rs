//! A scene as the frame knows it: the sentences everybody reads, and the game's own scene inside.

use std::any::Any;
use std::ops::Deref;
use std::sync::Arc;

use serde_json::Value;
use tabletop::{Game, Words};
use wire::to_value;

use crate::words::{capital, minus};
use crate::{Board, Scene, Sight};

/// What one viewer has in front of them at one moment, in any game.
#[derive(Clone)]
pub struct Moment {
    /// What every table shows.
    pub sight: Sight,
    /// Whether there has been a deal.
    pub is_dealt: bool,
    /// What the viewer is asked; empty if they are not.
    pub question: String,
    /// What the viewer can do.
    pub choices: Vec<Choice>,
    /// The scene in the game's own types.
    scene: Arc<dyn Any + Send + Sync>,
}

/// Something the viewer can do.
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
    /// A scene, with what the frame needs to know about it.
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

    /// The only choice at a spot.
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
    /// If the scene is of another game than the caller's.
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
