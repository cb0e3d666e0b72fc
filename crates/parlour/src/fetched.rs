//! The moment between wanting something of a game and having it: quiet while it is short, a line and
//! a bar when it takes longer, a sentence and a button when it fails.

use std::future::Future;

use board::browser;
use leptos::prelude::*;
use shelf::GameId;

use crate::bring::{Brought, NotBrought, bring};
use crate::offline::{self, Standing};
use crate::words;

/// How long nothing is said, in milliseconds: most games come sooner.
const QUIET: i32 = 500;

/// How far it has come.
#[derive(Clone, Copy, Debug)]
enum Coming<T> {
    /// It was asked for.
    Soon,
    /// It takes its time.
    Slowly,
    /// It is here.
    Here(T),
    /// It did not come, and the house says this of the page that asks.
    Not(Standing),
}

/// Fetches a game and shows what it is wanted for; until then, how that goes.
pub(crate) fn fetched(game: GameId, then: impl Fn(Brought) -> AnyView + Send + 'static) -> AnyView {
    shown(game.title(), move || bring(game), then)
}

/// Fetches something that is called so, and shows what comes of it.
pub(crate) fn shown<T, F>(
    what: &'static str,
    ask: impl Fn() -> F + Copy + Send + 'static,
    then: impl Fn(T) -> AnyView + Send + 'static,
) -> AnyView
where
    T: Clone + Send + Sync + 'static,
    F: Future<Output = Result<T, NotBrought>> + 'static,
{
    let coming = RwSignal::new(Coming::Soon);
    let fetch = move || {
        coming.set(Coming::Soon);
        // Whoever asked may have gone when it comes.
        browser::run(async move {
            browser::pause(QUIET).await;
            // Nothing is told of a change where there was none: what is shown would be drawn anew.
            if let Some(Coming::Soon) = coming.try_get_untracked() {
                coming.set(Coming::Slowly);
            }
        });
        let asked = ask();
        browser::run(async move {
            let came = match asked.await {
                Ok(it) => Coming::Here(it),
                Err(NotBrought) => Coming::Not(offline::standing().await),
            };
            let _ = coming.try_set(came);
        });
    };
    fetch();
    let shown = move || match coming.get() {
        Coming::Soon => ().into_any(),
        Coming::Slowly => slowly(what),
        // What it reads while it is drawn is no reason to draw it anew.
        Coming::Here(it) => untrack(|| then(it)),
        Coming::Not(standing) => failed(what, standing, fetch),
    };
    shown.into_any()
}

fn slowly(what: &str) -> AnyView {
    view! {
        <p class="fetching" role="status">{words::fetching(what)}<span class="bar" aria-hidden="true"></span></p>
    }
    .into_any()
}

/// Says why it did not come, and what can be done about it.
fn failed(what: &str, standing: Standing, again: impl Fn() + Send + 'static) -> AnyView {
    let (why, button) = match standing {
        Standing::Newest => (words::not_fetched(what), words::TRY_AGAIN),
        Standing::Unreachable => (words::not_kept(what), words::TRY_AGAIN),
        Standing::Outdated => (words::OUTDATED.to_owned(), words::RELOAD),
    };
    let press = move |_| match standing {
        Standing::Outdated => {
            let _ = browser::window().location().reload();
        }
        Standing::Newest | Standing::Unreachable => again(),
    };
    view! {
        <div class="fetching failed" role="alert">
            <p>{why}</p>
            <button type="button" class="choice" on:click=press>{button}</button>
        </div>
    }
    .into_any()
}
