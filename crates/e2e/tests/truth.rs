//! What really happened at a table, and what each viewer may know about it.

use std::collections::{BTreeMap, BTreeSet};

use argh::{Argh, Card};
use serde_json::Value;
use tabletop::{Digest, Game, Record, Secret, Viewer};

/// A finished deal, from its record.
pub(crate) struct Truth<G: Game = Argh> {
    record: Record<G>,
    secret: Secret,
}

impl<G: Game> Truth<G> {
    /// Reads a record and verifies it.
    pub(crate) fn of(text: &str) -> Self {
        let record = Record::<G>::parse(text).expect("a record");
        record.verify().expect("a valid record");
        let closing = record.closing.as_ref().expect("the end");
        let secret = closing.secret;
        Self { record, secret }
    }

    /// The digest to which the record replays on this machine, outside any browser.
    pub(crate) fn digest(&self) -> String {
        let replay = self.record.replay(self.secret, self.record.plays.len());
        Digest::of(&replay.expect("a valid record").state).to_string()
    }

    /// Compares every update that a device received with what its viewer may know, and looks for
    /// open cards anywhere else in the traffic. Returns the number of updates.
    pub(crate) fn is_all_that_was_told(&self, traffic: &[String]) -> usize {
        let secret = self.secret.0.to_string();
        let messages: Vec<Value> = traffic
            .iter()
            .map(|text| serde_json::from_str(text).expect("JSON"))
            .collect();
        let played = played(&messages);
        let mut n_updates = 0;
        for (message, text) in messages.iter().zip(traffic) {
            let is_over = message["update"]["table"]["stage"] == "over";
            assert!(
                is_over || !text.contains(&secret),
                "the secret before the end: {text}"
            );
            if message["msg"] == "update" {
                self.is_what_may_be_told(message, &played);
                n_updates += 1;
            } else {
                assert!(
                    ups(message).is_empty(),
                    "a card outside an update: {message}"
                );
            }
        }
        n_updates
    }

    fn is_what_may_be_told(&self, message: &Value, played: &BTreeSet<u64>) {
        let update = &message["update"];
        let viewer: Viewer = serde_json::from_value(update["viewer"].clone()).expect("a viewer");
        if update["view"].is_null() {
            assert!(ups(message).is_empty(), "cards before the deal: {message}");
            return;
        }
        let n_plays = |version: &Value| {
            let version = version.as_u64().expect("a version");
            played.iter().filter(|at| **at <= version).count()
        };
        let version = &update["version"];
        let replay = self
            .record
            .replay(self.secret, n_plays(version))
            .expect("a prefix");
        let view = serde_json::to_value(replay.state.view(viewer)).expect("JSON");
        assert_eq!(update["view"], view, "{viewer:?} at version {version}");
        let mut allowed = ups(&view);
        for event in replay.chapters.iter().flatten() {
            let seen = serde_json::to_value(G::redact(event, viewer)).expect("JSON");
            allowed.append(&mut ups(&seen));
        }
        for chapter in update["chapters"].as_array().expect("chapters") {
            if chapter["happening"]["happening"] == "played" {
                let events = &replay.chapters[n_plays(&chapter["version"])];
                let seen: Vec<_> = events
                    .iter()
                    .filter_map(|event| G::redact(event, viewer))
                    .collect();
                let seen = serde_json::to_value(seen).expect("JSON");
                assert_eq!(chapter["events"], seen, "{viewer:?} at version {version}");
            }
        }
        assert!(
            ups(message).is_subset(&allowed),
            "{viewer:?} at version {version} was told too much: {message}"
        );
    }
}

impl Truth<Argh> {
    /// The names of all cards of the edition.
    pub(crate) fn all_names(&self) -> Vec<String> {
        let edition = &self.record.opening.setup.edition;
        let cards = edition.cards.iter();
        cards.map(|card| card.name.clone()).collect()
    }

    /// The cards that a viewer has been shown after this many actions, by name.
    pub(crate) fn shown(&self, viewer: Viewer, n_plays: usize) -> BTreeSet<String> {
        let replay = self.record.replay(self.secret, n_plays).expect("a prefix");
        let mut shown = ups(&serde_json::to_value(replay.state.view(viewer)).expect("JSON"));
        for event in replay.chapters.iter().flatten() {
            let seen = Argh::redact(event, viewer);
            shown.append(&mut ups(&serde_json::to_value(seen).expect("JSON")));
        }
        let edition = &self.record.opening.setup.edition;
        shown
            .into_iter()
            .map(|card| edition.info(Card(card)).name.clone())
            .collect()
    }
}

/// The versions in which somebody acted.
fn played(messages: &[Value]) -> BTreeSet<u64> {
    let chapters = messages
        .iter()
        .filter_map(|message| message["update"]["chapters"].as_array());
    let played: BTreeMap<u64, &str> = chapters
        .flatten()
        .map(|chapter| {
            let version = chapter["version"].as_u64().expect("a version");
            (
                version,
                chapter["happening"]["happening"]
                    .as_str()
                    .expect("a happening"),
            )
        })
        .collect();
    assert!(
        !played.values().any(|what| *what == "taken_back"),
        "not in these tests"
    );
    // Actions that this viewer is not told about were played all the same.
    let is_play = |what: &str| ["played", "quiet"].contains(&what);
    let played = played.into_iter().filter(|(_, what)| is_play(what));
    played.map(|(version, _)| version).collect()
}

/// Every card that is named somewhere in a message: open in a hand, in a row of open cards, or in
/// an event.
fn ups(value: &Value) -> BTreeSet<u8> {
    let mut cards = BTreeSet::new();
    let mut rest = vec![value];
    while let Some(value) = rest.pop() {
        match value {
            Value::Array(items) => rest.extend(items),
            Value::Object(fields) => {
                for named in ["up", "card"].iter().filter_map(|key| fields.get(*key)) {
                    let row = named.as_array().into_iter().flatten();
                    let ids = row.chain([named]).filter_map(Value::as_u64);
                    cards.extend(ids.map(|card| card as u8));
                }
                rest.extend(fields.values());
            }
            _ => (),
        }
    }
    cards
}
