//! How many connections there are, in total and from each address.

use std::collections::BTreeMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tracing::warn;

use crate::files;
use crate::options::Limits;

/// Connections for plain requests, on top of those that stay open.
const PASSERS_BY: usize = 500;
/// Files that the house itself needs: the ledger, the client's pages.
const OWN_FILES: usize = 64;

/// Counts connections.
pub(crate) struct Addresses {
    most: usize,
    most_each: usize,
    here: Mutex<Here>,
}

#[derive(Default)]
struct Here {
    n: usize,
    by_address: BTreeMap<IpAddr, usize>,
}

/// Why there is no place for a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Full {
    House,
    Address,
}

/// A place; it is freed when dropped.
pub(crate) struct Place {
    addresses: Arc<Addresses>,
    address: IpAddr,
}

impl Addresses {
    /// As many as the limits allow and the system has files for; at most half of them from one
    /// address.
    pub(crate) fn new(limits: &Limits) -> Arc<Self> {
        let wanted = limits.connections + PASSERS_BY;
        let allowed = files::limit().map(|files| files.saturating_sub(OWN_FILES).max(2));
        let most = allowed.map_or(wanted, |allowed| allowed.min(wanted));
        if most < wanted / 2 {
            warn!(
                connections = most,
                "the system allows few open files, so few connections can be let in: raise the \
                 limit (ulimit -n)"
            );
        }
        Arc::new(Self {
            most,
            most_each: limits.connections_per_address.min(most / 2),
            here: Mutex::default(),
        })
    }

    /// Takes a place, if there is one.
    pub(crate) fn take(self: &Arc<Self>, address: IpAddr) -> Result<Place, Full> {
        let mut here = self.here();
        if here.n >= self.most {
            return Err(Full::House);
        }
        let n = here.by_address.entry(address).or_default();
        if *n >= self.most_each {
            return Err(Full::Address);
        }
        *n += 1;
        here.n += 1;
        Ok(Place {
            addresses: Arc::clone(self),
            address,
        })
    }

    fn here(&self) -> MutexGuard<'_, Here> {
        self.here.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        let mut here = self.addresses.here();
        here.n -= 1;
        if let Some(n) = here.by_address.get_mut(&self.address) {
            *n -= 1;
            if *n == 0 {
                here.by_address.remove(&self.address);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_address_takes_more_than_its_share_and_places_are_freed() {
        let addresses = Arc::new(Addresses {
            most: 3,
            most_each: 2,
            here: Mutex::default(),
        });
        let take = |last: u8| addresses.take([10, 0, 0, last].into());
        let held = [take(1), take(1)];
        assert!(held.iter().all(Result::is_ok));
        assert_eq!(take(1).err(), Some(Full::Address));
        let other = take(2);
        assert_eq!(take(3).err(), Some(Full::House));
        drop(held);
        assert!(take(1).is_ok() && take(3).is_ok());
        drop(other);
        assert!(addresses.here().by_address.is_empty());
    }
}
