//! What somebody likes: speed, sound, light, movement, their name. Kept in the browser.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::browser;

const KEY: &str = "menagerie.settings";

/// What somebody likes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(crate) struct Settings {
    /// How fast things move.
    pub(crate) speed: Speed,
    /// Whether there is sound; off until somebody asks for it.
    pub(crate) sound: bool,
    /// Light or dark.
    pub(crate) theme: Theme,
    /// Whether things move at all.
    pub(crate) motion: Motion,
    /// What to be called by.
    pub(crate) name: String,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            speed: Speed::Normal,
            sound: false,
            theme: Theme::System,
            motion: Motion::System,
            name: String::new(),
        }
    }
}

/// How fast things move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Speed {
    /// Half as fast.
    Slow,
    /// As it comes.
    Normal,
    /// Twice as fast.
    Fast,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Theme {
    /// As the machine is set.
    System,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// Whether things move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Motion {
    /// As the machine is set.
    System,
    /// Nothing moves.
    Reduced,
}

impl Settings {
    /// How long something takes that takes `millis` at normal speed; no time at all where nothing
    /// is to move.
    pub(crate) fn millis(&self, millis: u32) -> u32 {
        let still =
            self.motion == Motion::Reduced || browser::media("(prefers-reduced-motion: reduce)");
        match self.speed {
            _ if still => 0,
            Speed::Slow => millis * 2,
            Speed::Normal => millis,
            Speed::Fast => millis / 2,
        }
    }

    /// The name to sit down with.
    pub(crate) fn called(&self) -> String {
        let name = self.name.trim();
        if name.is_empty() {
            crate::words::YOU.to_owned()
        } else {
            name.to_owned()
        }
    }

    /// The name to sit down with among others, who would not know who "You" is: an animal's, for
    /// whoever gave none.
    pub(crate) fn called_by_others(&self) -> String {
        let name = self.name.trim();
        if name.is_empty() {
            let animals = crate::words::ANIMALS;
            animals[usize::from(browser::fresh()[0]) % animals.len()].to_owned()
        } else {
            name.to_owned()
        }
    }

    fn apply(&self) {
        let Some(page) = browser::document().document_element() else {
            return;
        };
        let theme = match self.theme {
            Theme::System => "system",
            Theme::Light => "light",
            Theme::Dark => "dark",
        };
        let _ = page.set_attribute("data-theme", theme);
        let still = if self.millis(100) == 0 {
            "still"
        } else {
            "lively"
        };
        let _ = page.set_attribute("data-motion", still);
    }
}

/// The settings, kept and applied whenever they change.
pub(crate) fn provide() -> RwSignal<Settings> {
    let settings = RwSignal::new(browser::kept::<Settings>(KEY).unwrap_or_default());
    Effect::new(move |_| {
        settings.with(|settings| {
            settings.apply();
            browser::keep(KEY, settings);
        });
    });
    provide_context(settings);
    settings
}

/// The settings, anywhere below the app.
pub(crate) fn settings() -> RwSignal<Settings> {
    expect_context()
}
