//! Where the guests of a table are reached. It stays with the table's task while the desk is away,
//! so that people can be told when the desk does not come back.

use std::net::IpAddr;

use crate::guests::{GuestId, Letter};
use crate::outbox::{Farewell, Outbox};

/// The outboxes of everybody at a table, in the order in which they came.
#[derive(Default)]
pub(crate) struct Mailboxes(Vec<Mailbox>);

struct Mailbox {
    guest: GuestId,
    outbox: Outbox,
    address: IpAddr,
}

impl Mailboxes {
    pub(crate) fn add(&mut self, guest: GuestId, outbox: Outbox, address: IpAddr) {
        self.0.push(Mailbox {
            guest,
            outbox,
            address,
        });
    }

    pub(crate) fn remove(&mut self, guest: GuestId) {
        self.0.retain(|mailbox| mailbox.guest != guest);
    }

    pub(crate) fn has(&self, guest: GuestId) -> bool {
        self.0.iter().any(|mailbox| mailbox.guest == guest)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// On whose account bots think here: whoever has been at the table longest.
    pub(crate) fn payer(&self) -> Option<IpAddr> {
        self.0.first().map(|mailbox| mailbox.address)
    }

    /// Delivers letters. Whoever does not empty their outbox is let go.
    pub(crate) fn deliver(&mut self, letters: Vec<Letter>) {
        for (guest, message) in letters {
            let at = self.0.iter().position(|mailbox| mailbox.guest == guest);
            if let Some(at) = at
                && self.0[at].outbox.put(message).is_err()
            {
                self.0.remove(at);
            }
        }
    }

    /// Sends somebody away.
    pub(crate) fn let_go(&mut self, guest: GuestId, farewell: Farewell) {
        for mailbox in self.0.iter().filter(|mailbox| mailbox.guest == guest) {
            mailbox.outbox.close(farewell);
        }
        self.remove(guest);
    }

    /// Sends everybody away.
    pub(crate) fn dismiss(&mut self, farewell: Farewell) {
        for mailbox in self.0.drain(..) {
            mailbox.outbox.close(farewell);
        }
    }
}
