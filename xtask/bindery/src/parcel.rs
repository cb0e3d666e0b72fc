//! The files of each game, for the page to fetch and the service worker to cache.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

/// The files of each game, by its id.
#[derive(Debug, Default)]
pub(crate) struct Parcels(pub(crate) BTreeMap<String, Parcel>);

/// The files of a game, in addition to those of the frame.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Parcel {
    /// The packs of code that it needs: its own, and what it shares with others.
    pub(crate) code: BTreeSet<String>,
    /// The packs of code that a table fetches when it first needs them.
    pub(crate) later: BTreeSet<String>,
    /// Its style sheet.
    pub(crate) style: String,
    /// The catalogue of its rules.
    pub(crate) rules: String,
}

impl Parcel {
    /// Every file.
    pub(crate) fn files(&self) -> BTreeSet<&str> {
        let rest = [self.style.as_str(), self.rules.as_str()];
        let code = self.code.iter().chain(&self.later);
        code.map(String::as_str).chain(rest).collect()
    }
}

impl Parcels {
    /// Every file that some game needs.
    pub(crate) fn files(&self) -> BTreeSet<&str> {
        self.0.values().flat_map(Parcel::files).collect()
    }

    /// The list for the page.
    pub(crate) fn for_page(&self, bytes: usize) -> Value {
        let parcel = |(game, parcel): (&String, &Parcel)| {
            let Parcel {
                code,
                later,
                style,
                rules,
            } = parcel;
            let value = json!({ "code": code, "later": later, "style": style, "rules": rules });
            (game.clone(), value)
        };
        let games: serde_json::Map<String, Value> = self.0.iter().map(parcel).collect();
        json!({ "bytes": bytes, "games": games })
    }

    /// The list for the service worker.
    pub(crate) fn for_worker(&self) -> Value {
        let parcel = |(game, parcel): (&String, &Parcel)| (game.clone(), json!(parcel.files()));
        let games: serde_json::Map<String, Value> = self.0.iter().map(parcel).collect();
        games.into()
    }
}
