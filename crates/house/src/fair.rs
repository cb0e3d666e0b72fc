//! A queue in which nobody gets ahead by asking for more: the least served comes first.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

use wire::TableId;

/// After this time, half of the time used is forgotten.
const HALF_LIFE: Duration = Duration::from_secs(10);
/// Used times as short as this are not remembered.
const NOTHING: Duration = Duration::from_millis(1);

/// On whose behalf something is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Asker {
    pub(crate) table: TableId,
    /// The address of the people at the table, if anybody is there.
    pub(crate) address: Option<IpAddr>,
}

/// The waiting items, and how much time each address and each table has used.
pub(crate) struct Fair<T> {
    /// In order of arrival.
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

    /// The next item: from the address that has used the least time, and there from the table that
    /// has used the least; among equals, first come, first served.
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

    /// Notes that somebody has used some time.
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
    fn the_least_served_address_comes_first_and_then_its_least_served_table() {
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
    fn used_time_is_forgotten() {
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
