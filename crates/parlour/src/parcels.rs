//! The files of each game, as listed in the page by the build.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use board::browser;
use js_sys::{Promise, Reflect};
use serde::Deserialize;
use shelf::GameId;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlElement;

/// The build's list.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Parcels {
    /// The size of all games together, in bytes as transferred.
    pub(crate) bytes: u64,
    /// The files of each game, by its id.
    pub(crate) games: BTreeMap<String, Parcel>,
}

/// The files of a game.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Parcel {
    /// The code that only games need.
    pub(crate) code: Vec<String>,
    /// Code that is fetched when a table first needs it.
    pub(crate) later: Vec<String>,
    /// Its style sheet.
    pub(crate) style: String,
    /// The catalogue of its rules.
    pub(crate) rules: String,
}

impl Parcel {
    /// The files of this game.
    pub(crate) fn of(game: GameId) -> Self {
        Self::called(game.as_str())
    }

    /// The files of the game with this id.
    pub(crate) fn called(game: &str) -> Self {
        parcels().games.remove(game).unwrap_or_default()
    }

    /// Every file.
    pub(crate) fn files(&self) -> impl Iterator<Item = &str> {
        let rest = [self.style.as_str(), self.rules.as_str()];
        let code = self.code.iter().chain(&self.later);
        code.map(String::as_str).chain(rest)
    }
}

/// The list in the page. A page without one has no games to fetch.
pub(crate) fn parcels() -> Parcels {
    let list = browser::document().get_element_by_id("parcels");
    let text = list.and_then(|list| list.text_content());
    text.and_then(|text| tabletop::read_text(&text).ok())
        .unwrap_or_default()
}

/// Asks the browser to fetch a game when idle, so that it is here when a table opens. Visitors who
/// save data get only what they ask for.
pub(crate) fn prefetch(game: GameId) {
    thread_local! {
        static ASKED: RefCell<BTreeSet<GameId>> = const { RefCell::new(BTreeSet::new()) };
    }
    if is_thrifty() || !ASKED.with_borrow_mut(|asked| asked.insert(game)) {
        return;
    }
    let parcel = Parcel::of(game);
    for file in parcel.code.iter().chain([&parcel.style]) {
        let _ = link("prefetch", file);
    }
}

/// Whether the visitor wants to save data: the browser says so, or the connection is very slow.
pub(crate) fn is_thrifty() -> bool {
    let navigator: JsValue = browser::window().navigator().into();
    let told = |name: &str| {
        let connection = Reflect::get(&navigator, &"connection".into()).ok()?;
        Reflect::get(&connection, &name.into()).ok()
    };
    let saves = told("saveData").is_some_and(|saves| saves.is_truthy());
    let kind = told("effectiveType").and_then(|kind| kind.as_string());
    saves || kind.is_some_and(|kind| kind.ends_with("2g"))
}

/// Adds a game's style sheet to the page, where it stays. It is requested at once; await the result
/// before drawing anything.
pub(crate) fn dress(game: GameId) -> impl Future<Output = Result<(), JsValue>> {
    let sheet = Parcel::of(game).style;
    let there = format!("link[rel=stylesheet][href=\"{sheet}\"]");
    let asked = if browser::all(&there).is_empty() {
        Some(link("stylesheet", &sheet).map(|link| (came(&link), link)))
    } else {
        None
    };
    async move {
        let Some(asked) = asked else { return Ok(()) };
        let (came, link) = asked?;
        let came = JsFuture::from(came).await;
        if came.is_err() {
            // So that the next attempt requests it again.
            link.remove();
        }
        came.map(|_| ())
    }
}

/// A promise that the element's resource has loaded.
fn came(element: &HtmlElement) -> Promise {
    Promise::new(&mut |resolve, reject| {
        element.set_onload(Some(&resolve));
        element.set_onerror(Some(&reject));
    })
}

fn link(rel: &str, file: &str) -> Result<HtmlElement, JsValue> {
    let document = browser::document();
    let link: HtmlElement = document.create_element("link")?.unchecked_into();
    link.set_attribute("rel", rel)?;
    link.set_attribute("href", file)?;
    let head = document
        .query_selector("head")?
        .ok_or("a page has a head")?;
    head.append_child(&link)?;
    Ok(link)
}
