//! What the client needs from the browser, wrapped so that no other module has to `unwrap`.

use std::cell::{Cell, RefCell};
use std::collections::BTreeMap;
use std::future::Future;
use std::pin::Pin;
use std::rc::Rc;

use js_sys::{Array, Promise, Reflect};
use serde::Serialize;
use serde::de::DeserializeOwned;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, Element, HtmlElement, Storage, Window};

/// The page's window.
pub fn window() -> Window {
    web_sys::window().expect("the page has a window")
}

/// The page's document.
pub fn document() -> Document {
    window().document().expect("a window has a document")
}

/// Whether this copy of the wasm runs in a worker, where there is no window.
pub fn is_worker() -> bool {
    web_sys::window().is_none()
}

/// The id of the build this page is from.
pub fn build() -> String {
    let parcels = document().get_element_by_id("parcels");
    let build = parcels.and_then(|parcels| parcels.get_attribute("data-build"));
    build.unwrap_or_default()
}

/// Milliseconds since 1970.
pub fn now() -> u64 {
    js_sys::Date::now() as u64
}

/// Milliseconds since 1970, counted from when the page was opened: they keep an even pace even if
/// the machine's clock is set.
pub fn steady_now() -> u64 {
    let clock = window().performance();
    clock.map_or_else(now, |clock| (clock.time_origin() + clock.now()) as u64)
}

/// Milliseconds since the page was opened, with fractions.
pub fn precise_now() -> f64 {
    window().performance().map_or(0.0, |clock| clock.now())
}

/// Thirty-two bytes that nobody can guess.
pub fn fresh() -> [u8; 32] {
    let mut bytes = [0; 32];
    // A browser without a source of randomness has no business dealing cards, and there is none.
    let crypto = window()
        .crypto()
        .expect("the browser can draw random bytes");
    crypto
        .get_random_values_with_u8_array(&mut bytes)
        .expect("32 bytes are few enough");
    bytes
}

/// Letters that are hard to guess, for ids and salts.
pub fn letters(n: usize) -> String {
    const LETTERS: &[u8; 32] = b"abcdefghjkmnpqrstuvwxyz234567890";
    fresh()
        .iter()
        .cycle()
        .take(n)
        .map(|byte| char::from(LETTERS[usize::from(byte % 32)]))
        .collect()
}

/// Waits for this many milliseconds.
pub async fn pause(millis: i32) {
    let promise = Promise::new(&mut |resolve, _| {
        let _ = window().set_timeout_with_callback_and_timeout_and_arguments_0(&resolve, millis);
    });
    let _ = JsFuture::from(promise).await;
}

/// Calls back at this interval for as long as the page lives.
pub fn every(millis: i32, call: impl FnMut() + 'static) {
    let call = Closure::<dyn FnMut()>::new(call);
    let _ = window().set_interval_with_callback_and_timeout_and_arguments_0(
        call.as_ref().unchecked_ref(),
        millis,
    );
    call.forget();
}

/// Listens to an event of the window for as long as the page lives.
pub fn listen<E: JsCast + 'static>(event: &str, mut hear: impl FnMut(E) + 'static) {
    let hear =
        Closure::<dyn FnMut(JsValue)>::new(move |event: JsValue| hear(event.unchecked_into()));
    let _ = window().add_event_listener_with_callback(event, hear.as_ref().unchecked_ref());
    hear.forget();
}

/// The browser's storage; a private window may refuse it.
fn storage() -> Option<Storage> {
    window().local_storage().ok().flatten()
}

/// The value was not stored: the storage is full, or forbidden as in some private windows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotKept;

/// Stores a value under a key.
pub fn keep<T: Serialize>(key: &str, value: &T) -> Result<(), NotKept> {
    let text = serde_json::to_string(value).map_err(|_| NotKept)?;
    let kept = storage().is_some_and(|storage| storage.set_item(key, &text).is_ok());
    MEMORY.with_borrow_mut(|memory| {
        if kept {
            memory.remove(key);
            Ok(())
        } else {
            memory.insert(key.to_owned(), text);
            Err(NotKept)
        }
    })
}

thread_local! {
    // What the storage did not take. The page keeps using it until it is closed.
    static MEMORY: RefCell<BTreeMap<String, String>> = const { RefCell::new(BTreeMap::new()) };
}

/// The value stored under a key, if any, and if it can still be read.
pub fn kept<T: DeserializeOwned>(key: &str) -> Option<T> {
    let remembered = MEMORY.with_borrow(|memory| memory.get(key).cloned());
    let text = remembered.or_else(|| storage()?.get_item(key).ok()?)?;
    tabletop::read_text(&text).ok()
}

/// Removes the value stored under a key.
pub fn forget(key: &str) {
    MEMORY.with_borrow_mut(|memory| memory.remove(key));
    if let Some(storage) = storage() {
        let _ = storage.remove_item(key);
    }
}

/// Every element that matches a selector, in page order.
pub fn all(selector: &str) -> Vec<Element> {
    let Ok(found) = document().query_selector_all(selector) else {
        return Vec::new();
    };
    (0..found.length())
        .filter_map(|index| found.item(index)?.dyn_into().ok())
        .collect()
}

/// The element with this spot.
pub fn spot(name: &str) -> Option<HtmlElement> {
    let found = document().query_selector(&format!("[data-spot=\"{name}\"]"));
    found.ok()??.dyn_into().ok()
}

/// Moves the keyboard focus to the first element that matches a selector.
pub fn focus(selector: &str) {
    let found = all(selector).into_iter().next();
    if let Some(element) = found.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        let _ = element.focus();
    }
}

/// Whether this page's address is a loopback address, which leads other devices to themselves.
pub fn is_only_here() -> bool {
    let host = window().location().hostname().unwrap_or_default();
    ["localhost", "127.0.0.1", "[::1]"].contains(&host.as_str())
}

/// Whether a media query matches.
pub fn media(query: &str) -> bool {
    let list = window().match_media(query).ok().flatten();
    list.is_some_and(|list| list.matches())
}

/// Offers a text to the reader as a file to download.
pub fn download(name: &str, text: &str) {
    let _ = try_download(name, text);
}

fn try_download(name: &str, text: &str) -> Result<(), JsValue> {
    let blob = web_sys::Blob::new_with_str_sequence(&Array::of1(&text.into()))?;
    let url = web_sys::Url::create_object_url_with_blob(&blob)?;
    let link: web_sys::HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    link.set_href(&url);
    link.set_download(name);
    link.click();
    web_sys::Url::revoke_object_url(&url)
}

/// Copies a text to the clipboard, if the browser allows it.
pub fn copy(text: &str) {
    let navigator: JsValue = window().navigator().into();
    let clipboard = Reflect::get(&navigator, &"clipboard".into()).unwrap_or_default();
    if let Ok(write) = Reflect::get(&clipboard, &"writeText".into())
        && let Ok(write) = write.dyn_into::<js_sys::Function>()
    {
        let _ = write.call1(&clipboard, &text.into());
    }
}

/// Registers the service worker, so that the page opens without a network.
pub fn serve_offline() {
    let navigator: JsValue = window().navigator().into();
    let has = Reflect::has(&navigator, &"serviceWorker".into()).unwrap_or(false);
    if has {
        let _ = window()
            .navigator()
            .service_worker()
            .register("service-worker.js");
    }
}

/// The text of a response; `None` if the request failed.
pub async fn text_of(asked: Promise) -> Option<String> {
    let response: web_sys::Response = JsFuture::from(asked).await.ok()?.dyn_into().ok()?;
    if !response.ok() {
        return None;
    }
    let text = JsFuture::from(response.text().ok()?).await.ok()?;
    text.as_string()
}

/// Runs a future in the page.
pub fn run(future: impl Future<Output = ()> + 'static) {
    let future: Pin<Box<dyn Future<Output = ()>>> = Box::pin(future);
    wasm_bindgen_futures::spawn_local(future);
}

/// A flag that something is gone, shared by closures that outlive a component.
#[derive(Clone, Default)]
pub struct Gone(Rc<Cell<bool>>);

impl Gone {
    /// Sets the flag.
    pub fn set(&self) {
        self.0.set(true);
    }

    /// Whether it is set.
    pub fn get(&self) -> bool {
        self.0.get()
    }
}
