//! Going somewhere: what the address bar says, and what it is made to say.

use leptos::prelude::*;

use super::Route;
use board::browser;

impl Route {
    /// The whole address, to be sent to somebody.
    pub(crate) fn link(&self) -> String {
        let location = browser::window().location();
        let origin = location.origin().unwrap_or_default();
        let path = location.pathname().unwrap_or_default();
        format!("{origin}{path}{}", self.hash())
    }

    /// Goes there.
    pub(crate) fn go(&self) {
        let _ = browser::window().location().set_hash(&self.hash());
    }
}

/// Where we are, and where we go to.
pub(crate) fn follow() -> ReadSignal<Route> {
    let here = || Route::parse(&browser::window().location().hash().unwrap_or_default());
    let (route, set_route) = signal(here());
    browser::listen("hashchange", move |_: web_sys::Event| set_route.set(here()));
    route
}
