//! The time between wanting something and having it: nothing is shown at first, then a line and a
//! bar, and a sentence with a button if it fails.

use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;
use web_sys::{RequestCache, RequestInit};

use crate::{browser, words};

/// How long nothing is shown, in milliseconds. Most games arrive sooner.
const QUIET: i32 = 500;

/// Draws what arrived.
type Draw = Rc<dyn Fn() -> AnyView>;
/// Something that is being fetched.
type Asked = Pin<Box<dyn Future<Output = Result<Draw, NotBrought>>>>;

/// The progress of fetching.
#[derive(Clone)]
enum Coming {
    /// It was asked for a moment ago.
    Soon,
    /// It is taking a while.
    Slowly,
    /// It is here.
    Here(Draw),
    /// It failed, and this is what the house says about our build.
    Not(Standing),
}

/// A file could not be fetched.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotBrought;

impl From<SplitLoaderError> for NotBrought {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

/// What the house says about the build of this page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// It is the current one.
    Newest,
    /// The house has a newer one; the files of this one may be gone.
    Outdated,
    /// Nobody answers.
    Unreachable,
}

/// The page itself, at an address that is never cached.
const NEWEST: &str = "index.html?newest";

/// Fetches something and shows the result; until then, the progress. `what` is its name on the
/// screen.
pub fn fetched<T, F>(
    what: &'static str,
    ask: impl Fn() -> F + 'static,
    then: impl Fn(T) -> AnyView + 'static,
) -> AnyView
where
    T: Clone + 'static,
    F: Future<Output = Result<T, NotBrought>> + 'static,
{
    let then = Rc::new(then);
    let ask = move || -> Asked {
        let (asked, then) = (ask(), then.clone());
        Box::pin(async move {
            let it = asked.await?;
            let draw: Draw = Rc::new(move || then(it.clone()));
            Ok(draw)
        })
    };
    follow(what, Box::new(ask))
}

/// The part of [`fetched`] that does not depend on `T`.
fn follow(what: &'static str, ask: Box<dyn Fn() -> Asked>) -> AnyView {
    let coming = RwSignal::new_local(Coming::Soon);
    let ask = StoredValue::new_local(ask);
    let fetch = move || {
        coming.set(Coming::Soon);
        // The component may be gone when it arrives.
        browser::run(async move {
            browser::pause(QUIET).await;
            // Setting the same value would notify, and what is shown would be drawn again.
            if let Some(Coming::Soon) = coming.try_get_untracked() {
                coming.set(Coming::Slowly);
            }
        });
        let asked = ask.with_value(|ask| ask());
        browser::run(async move {
            let came = match asked.await {
                Ok(draw) => Coming::Here(draw),
                Err(NotBrought) => Coming::Not(standing().await),
            };
            let _ = coming.try_set(came);
        });
    };
    fetch();
    let shown = move || match coming.get() {
        Coming::Soon => ().into_any(),
        Coming::Slowly => slowly(what),
        // Signals read while drawing are no reason to draw it again.
        Coming::Here(draw) => untrack(|| draw()),
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

/// Says why it failed and what can be done about it.
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

/// Asks the house whether it still has this build.
async fn standing() -> Standing {
    let request = RequestInit::new();
    request.set_cache(RequestCache::NoStore);
    let asked = browser::window().fetch_with_str_and_init(NEWEST, &request);
    match browser::text_of(asked).await {
        Some(page) if page.contains(&browser::build()) => Standing::Newest,
        Some(_) => Standing::Outdated,
        None => Standing::Unreachable,
    }
}
