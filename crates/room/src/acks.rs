//! Requests that have been carried out, so that none is carried out twice.

use std::collections::{BTreeMap, VecDeque};

use wire::{Ack, Version};

use crate::{Asked, Asker};

/// How many requests of each asker are remembered: more than a client has in flight at a time.
const REMEMBERED: usize = 16;

/// The last requests of each asker, with the version in which they were carried out.
#[derive(Default)]
pub(crate) struct Acks(BTreeMap<Asker, VecDeque<(Ack, Version)>>);

impl Acks {
    /// Remembers that a request was carried out.
    pub(crate) fn note(&mut self, asked: Asked, version: Version) {
        let done = self.0.entry(asked.by).or_default();
        done.truncate(REMEMBERED - 1);
        done.push_front((asked.ack, version));
    }

    /// The version in which a request was carried out, if it was.
    pub(crate) fn done(&self, asked: Asked) -> Option<Version> {
        let done = self.0.get(&asked.by)?;
        let (_, version) = done.iter().find(|(ack, _)| *ack == asked.ack)?;
        Some(*version)
    }
}
