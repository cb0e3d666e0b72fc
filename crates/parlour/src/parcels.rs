//! What comes with each game: the files that the build wrote a list of into the page.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet};

use board::browser;
use js_sys::{Promise, Reflect};
use serde::Deserialize;
use shelf::GameId;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::HtmlElement;

/// What the build says of itself.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Parcels {
    /// How many bytes all games take together on the way here.
    pub(crate) bytes: u64,
    /// What comes with each game, by its id.
    pub(crate) games: BTreeMap<String, Parcel>,
}

/// What comes with a game.
#[derive(Clone, Debug, Default, Deserialize)]
pub(crate) struct Parcel {
    /// The code that only games need.
    pub(crate) code: Vec<String>,
    /// Code that comes when a table first needs it.
    pub(crate) later: Vec<String>,
    /// Its style sheet.
    pub(crate) style: String,
    /// The catalogue of its rules.
    pub(crate) rules: String,
}

impl Parcel {
    /// What comes with this game.
    pub(crate) fn of(game: GameId) -> Self {
        Self::called(game.as_str())
    }

    /// What comes with the game that is called so.
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

/// Lets the browser fetch a game when it has nothing better to do, so that it is here when a table
/// opens. Whoever counts bytes gets only what they ask for.
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

/// Whether whoever visits asked to be spared: a browser that saves data, or a very slow line.
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

/// Puts a game's style sheet into the page, where it stays. It is asked for at once; whoever draws
/// something waits until it is there.
pub(crate) fn dress(game: GameId) -> impl Future<Output = Result<(), JsValue>> {
    let sheet = Parcel::of(game).style;
    let there = format!("link[rel=stylesheet][href=\"{sheet}\"]");
    let asked = match browser::all(&there).is_empty() {
        true => Some(link("stylesheet", &sheet).map(|link| (came(&link), link))),
        false => None,
    };
    async move {
        let Some(asked) = asked else { return Ok(()) };
        let (came, link) = asked?;
        let came = JsFuture::from(came).await;
        if came.is_err() {
            // So that it is asked for again.
            link.remove();
        }
        came.map(|_| ())
    }
}

/// Kept when what an element asks for has come.
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
