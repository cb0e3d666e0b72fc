//! A queue in which nobody gets ahead by asking for more: who has had least comes first.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

use wire::TableId;

/// After so long, half of what somebody has had is forgotten.
const HALF_LIFE: Duration = Duration::from_secs(10);
/// So little is not remembered.
const NOTHING: Duration = Duration::from_millis(1);

/// For whom something is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asker {
    pub(crate) table: TableId,
    /// Where those who are at the table come from, if anybody is.
    pub(crate) address: Option<IpAddr>,
}

/// What waits, and how much time each address and each table has had.
pub(crate) struct Fair<T> {
    /// In the order in which they came.
    waiting: Vec<(Asker, T)>,
    by_address: BTreeMap<Option<IpAddr>, Duration>,
    by_table: BTreeMap<TableId, Duration>,
    halved: Instant,
}

impl<T> Fair<T> {
    pub(crate) fn new(now: Instant) -> Self {
        Self {
            waiting: Vec::new(),
            by_address: BTreeMap::new(),
            by_table: BTreeMap::new(),
            halved: now,
        }
    }

    pub(crate) fn add(&mut self, asker: Asker, what: T) {
        self.waiting.push((asker, what));
    }

    /// What is next: from the address that has had least, and there from the table that has had
    /// least; among equals who came first.
    pub(crate) fn next(&mut self) -> Option<(Asker, T)> {
        let had = |asker: &Asker| {
            let address = self.by_address.get(&asker.address);
            let table = self.by_table.get(&asker.table);
            (address.copied(), table.copied())
        };
        let waiting = self.waiting.iter().enumerate();
        let (next, _) = waiting.min_by_key(|(_, (asker, _))| had(asker))?;
        Some(self.waiting.remove(next))
    }

    /// Notes how much time somebody has had.
    pub(crate) fn note(&mut self, asker: &Asker, time: Duration, now: Instant) {
        while now.saturating_duration_since(self.halved) >= HALF_LIFE {
            self.halved += HALF_LIFE;
            halve(&mut self.by_address);
            halve(&mut self.by_table);
        }
        *self.by_address.entry(asker.address).or_default() += time;
        *self.by_table.entry(asker.table.clone()).or_default() += time;
    }
}

fn halve<K: Ord>(had: &mut BTreeMap<K, Duration>) {
    had.retain(|_, time| {
        *time /= 2;
        *time > NOTHING
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    fn asker(address: u8, table: &str) -> Asker {
        Asker {
            table: TableId(table.to_owned()),
            address: Some([10, 0, 0, address].into()),
        }
    }

    #[test]
    fn who_has_had_least_comes_first_by_address_and_then_by_table() {
        let start = Instant::now();
        let mut fair = Fair::new(start);
        let second = Duration::from_secs(1);
        fair.note(&asker(1, "a"), 2 * second, start);
        fair.note(&asker(2, "c"), second, start);
        for (address, table) in [(1, "a"), (1, "b"), (2, "c"), (2, "d"), (3, "e"), (1, "a")] {
            fair.add(asker(address, table), table);
        }
        let order: Vec<&str> = std::iter::from_fn(|| fair.next().map(|(_, it)| it)).collect();
        assert_eq!(order, ["e", "d", "c", "b", "a", "a"]);
    }

    #[test]
    fn time_heals() {
        let start = Instant::now();
        let mut fair = Fair::new(start);
        fair.note(&asker(1, "a"), Duration::from_secs(100), start);
        let later = start + 30 * HALF_LIFE;
        fair.note(&asker(2, "b"), Duration::from_millis(10), later);
        fair.add(asker(2, "b"), ());
        fair.add(asker(1, "a"), ());
        assert_eq!(fair.next().map(|(asker, ())| asker), Some(asker(1, "a")));
    }
}
