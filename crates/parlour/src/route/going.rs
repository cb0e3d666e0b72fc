//! Navigation: reading and changing the address bar.

use leptos::prelude::*;

use super::Route;
use board::browser;

impl Route {
    /// The full address, to share with others.
    pub(crate) fn link(&self) -> String {
        let location = browser::window().location();
        let origin = location.origin().unwrap_or_default();
        let path = location.pathname().unwrap_or_default();
        format!("{origin}{path}{}", self.hash())
    }

    /// Navigates to it.
    pub(crate) fn go(&self) {
        let _ = browser::window().location().set_hash(&self.hash());
    }
}

/// The current route, following the address bar.
pub(crate) fn follow() -> ReadSignal<Route> {
    let here = || Route::parse(&browser::window().location().hash().unwrap_or_default());
    let (route, set_route) = signal(here());
    browser::listen("hashchange", move |_: web_sys::Event| set_route.set(here()));
    route
}
