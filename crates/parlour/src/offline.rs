//! What the browser stores of this build, so that it opens without a network: the service worker
//! stores the frame, the page stores every game that was opened here.

use board::browser;
use js_sys::Reflect;
use shelf::GameId;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Cache, CacheStorage, Response};

use crate::parcels::Parcel;

/// Stores the files of a game. Fails if the browser has no cache, as at an insecure address.
pub(crate) async fn keep(game: GameId) -> Result<(), JsValue> {
    let cache = cache().await?;
    for file in Parcel::of(game).files() {
        if !has(&cache, file).await {
            JsFuture::from(cache.add_with_str(file)).await?;
        }
    }
    Ok(())
}

/// Whether all files of a game are stored.
pub(crate) async fn is_kept(game: GameId) -> bool {
    let Ok(cache) = cache().await else {
        return false;
    };
    for file in Parcel::of(game).files() {
        if !has(&cache, file).await {
            return false;
        }
    }
    true
}

/// Whether this browser can store anything at this address.
pub(crate) fn is_possible() -> bool {
    storage().is_some()
}

async fn has(cache: &Cache, file: &str) -> bool {
    let found = JsFuture::from(cache.match_with_str(file)).await;
    found.is_ok_and(|found| found.is_instance_of::<Response>())
}

/// The cache of this build, from which the service worker answers.
async fn cache() -> Result<Cache, JsValue> {
    let storage = storage().ok_or("nothing is kept at this address")?;
    let name = format!("menagerie-{}", browser::build());
    Ok(JsFuture::from(storage.open(&name)).await?.unchecked_into())
}

fn storage() -> Option<CacheStorage> {
    let window: JsValue = browser::window().into();
    let storage = Reflect::get(&window, &"caches".into()).ok()?;
    (!storage.is_undefined()).then(|| storage.unchecked_into())
}
