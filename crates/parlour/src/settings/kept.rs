//! The settings in the browser: stored, and applied to the page.

use leptos::prelude::*;

use super::{Motion, Settings, Theme};
use board::browser;

const KEY: &str = "menagerie.settings";

impl Settings {
    /// How long something takes that takes `millis` at normal speed.
    pub(crate) fn millis(&self, millis: u32) -> u32 {
        let machine = if browser::media("(prefers-reduced-motion: reduce)") {
            Motion::Reduced
        } else {
            Motion::System
        };
        self.paced(millis, machine)
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

/// The settings, stored and applied whenever they change.
pub(crate) fn provide() -> RwSignal<Settings> {
    let settings = RwSignal::new(browser::kept::<Settings>(KEY).unwrap_or_default());
    Effect::new(move |_| {
        settings.with(|settings| {
            settings.apply();
            // Settings that cannot be stored last until the page is closed.
            let _ = browser::keep(KEY, settings);
        });
    });
    provide_context(settings);
    settings
}

/// The settings, anywhere below the app.
pub(crate) fn settings() -> RwSignal<Settings> {
    expect_context()
}
