//! Where the guests of a table are reached. It stays with the table's task while the desk is away,
//! so that people can be told if the desk does not come back.

use std::net::IpAddr;

use crate::guests::{GuestId, Letter};
use crate::outbox::{Farewell, Outbox};

/// The outboxes of everybody at a table, in order of arrival.
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

    /// Whose account the bots' thinking time is charged to: the guest who has been here longest.
    pub(crate) fn payer(&self) -> Option<IpAddr> {
        self.0.first().map(|mailbox| mailbox.address)
    }

    /// Delivers letters. Guests who do not empty their outbox are let go.
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

    /// Closes one guest's connection.
    pub(crate) fn let_go(&mut self, guest: GuestId, farewell: Farewell) {
        for mailbox in self.0.iter().filter(|mailbox| mailbox.guest == guest) {
            mailbox.outbox.close(farewell);
        }
        self.remove(guest);
    }

    /// Closes all connections.
    pub(crate) fn dismiss(&mut self, farewell: Farewell) {
        for mailbox in self.0.drain(..) {
            mailbox.outbox.close(farewell);
        }
    }
}
