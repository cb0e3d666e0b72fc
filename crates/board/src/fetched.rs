//! The moment between wanting something and having it: quiet while it is short, a line and a bar when
//! it takes longer, a sentence and a button when it fails.

use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use leptos::prelude::*;
use leptos::wasm_split::SplitLoaderError;
use web_sys::{RequestCache, RequestInit};

use crate::{browser, words};

/// How long nothing is said, in milliseconds: most games come sooner.
const QUIET: i32 = 500;

/// Draws what came.
type Draw = Rc<dyn Fn() -> AnyView>;
/// What is on its way.
type Asked = Pin<Box<dyn Future<Output = Result<Draw, NotBrought>>>>;

/// How far it has come.
#[derive(Clone)]
enum Coming {
    /// It was asked for.
    Soon,
    /// It takes its time.
    Slowly,
    /// It is here.
    Here(Draw),
    /// It did not come, and the house says this of the page that asks.
    Not(Standing),
}

/// A file did not come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotBrought;

impl From<SplitLoaderError> for NotBrought {
    fn from(_: SplitLoaderError) -> Self {
        Self
    }
}

/// What the house behind the page says of the build that this page is from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Standing {
    /// It is the one that the house has.
    Newest,
    /// The house has another by now: what this one asks for may be gone.
    Outdated,
    /// Nobody answers.
    Unreachable,
}

/// The page itself, under an address that is never kept.
const NEWEST: &str = "index.html?newest";

/// Fetches something that is called so, and shows what comes of it; until then, how that goes.
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

/// The same, whatever it is.
fn follow(what: &'static str, ask: Box<dyn Fn() -> Asked>) -> AnyView {
    let coming = RwSignal::new_local(Coming::Soon);
    let ask = StoredValue::new_local(ask);
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
        // What it reads while it is drawn is no reason to draw it anew.
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
