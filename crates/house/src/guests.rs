//! Who is connected to a table, and what each of them has heard.

use axum::extract::ws::Utf8Bytes;
use room::{Greeting, Guest, Room, Telling};
use tabletop::{Seats, Viewer};
use wire::Version;

use crate::chance::now;
use crate::outbox::{Farewell, Outbox};

/// A connection's number at its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct GuestId(pub(crate) u64);

/// Everybody who is connected.
#[derive(Default)]
pub(crate) struct Guests {
    /// In the order in which they came. Nearly always they are few.
    present: Vec<Present>,
    next: u64,
}

/// Somebody who is connected.
struct Present {
    id: GuestId,
    guest: Guest,
    outbox: Outbox,
    /// What each pair of its eyes saw last, and whether they saw anything yet.
    seen: Vec<(Viewer, Version, Greeting)>,
}

/// What spectators were told: they all hear the same, so it is written once.
type Told = Vec<(Version, Greeting, Utf8Bytes)>;

impl Guests {
    /// Somebody comes, who says what they saw last.
    pub(crate) fn add(&mut self, guest: Guest, since: Version, outbox: Outbox) -> GuestId {
        let id = GuestId(self.next);
        self.next += 1;
        let viewers = guest.viewers().into_iter();
        let seen = viewers.map(|viewer| (viewer, since, Greeting::First));
        self.present.push(Present {
            id,
            seen: seen.collect(),
            guest,
            outbox,
        });
        id
    }

    /// Somebody goes, if they have not been let go before.
    pub(crate) fn remove(&mut self, id: GuestId) {
        self.present.retain(|present| present.id != id);
    }

    /// What somebody has proved, if they are still there.
    pub(crate) fn proved(&mut self, id: GuestId) -> Option<&mut Guest> {
        self.find(id).map(|present| &mut present.guest)
    }

    /// The seats that somebody is connected for.
    pub(crate) fn seats(&self) -> Seats {
        let guests = self.present.iter();
        guests
            .flat_map(|present| present.guest.seats().iter())
            .collect()
    }

    /// How many there are.
    pub(crate) fn n(&self) -> usize {
        self.present.len()
    }

    /// Passes a message on to everybody.
    pub(crate) fn send_all(&mut self, message: &Utf8Bytes) {
        self.present
            .retain(|present| present.outbox.put(message.clone()).is_ok());
    }

    /// Sends a message to one of them. Whoever does not empty their outbox is let go.
    pub(crate) fn send(&mut self, id: GuestId, message: Utf8Bytes) {
        let sent = self.find(id).map(|present| present.outbox.put(message));
        if sent.is_some_and(|sent| sent.is_err()) {
            self.remove(id);
        }
    }

    /// Tells everybody what they have not heard yet, each as they may see it.
    pub(crate) fn tell_all(&mut self, room: &Room) {
        let telling = room.telling(now());
        let mut told = Told::new();
        self.present.retain_mut(|present| {
            present
                .tell(room.version(), &telling, &mut told, anyone)
                .is_ok()
        });
    }

    /// Tells those who see with the eyes of these seats; to the others nothing has happened.
    pub(crate) fn tell_seats(&mut self, seats: Seats, room: &Room) {
        let (version, telling) = (room.version(), room.telling(now()));
        let is_meant = |viewer| matches!(viewer, Viewer::Seat(seat) if seats.contains(seat));
        self.present.retain_mut(|present| {
            let told = &mut Told::new();
            present.tell(version, &telling, told, is_meant).is_ok()
        });
    }

    /// Tells one of them what they have not heard yet.
    pub(crate) fn tell(&mut self, id: GuestId, room: &Room) {
        let (version, telling) = (room.version(), room.telling(now()));
        let told = self
            .find(id)
            .map(|present| present.tell(version, &telling, &mut Told::new(), anyone));
        if told.is_some_and(|told| told.is_err()) {
            self.remove(id);
        }
    }

    /// Sends everybody away.
    pub(crate) fn dismiss(&mut self, farewell: Farewell) {
        for present in self.present.drain(..) {
            present.outbox.close(farewell);
        }
    }

    fn find(&mut self, id: GuestId) -> Option<&mut Present> {
        self.present.iter_mut().find(|present| present.id == id)
    }
}

fn anyone(_: Viewer) -> bool {
    true
}

impl Present {
    fn tell(
        &mut self,
        version: Version,
        telling: &Telling<'_>,
        told: &mut Told,
        is_meant: impl Fn(Viewer) -> bool,
    ) -> Result<(), Farewell> {
        for viewer in self.guest.viewers().into_iter().filter(|&it| is_meant(it)) {
            let (since, greeting) = self.now_sees(viewer, version);
            let write = || Utf8Bytes::from(telling.to(viewer, since, greeting));
            let message = match viewer {
                Viewer::Seat(_) => write(),
                Viewer::Spectator => {
                    let same = |&&(other, kind, _): &&(_, _, _)| (other, kind) == (since, greeting);
                    let written = told
                        .iter()
                        .find(same)
                        .map(|(_, _, message)| message.clone());
                    written.unwrap_or_else(|| {
                        let message = write();
                        told.push((since, greeting, message.clone()));
                        message
                    })
                }
            };
            self.outbox.put(message)?;
        }
        Ok(())
    }

    /// Notes that these eyes see a version now; answers with what they saw last.
    fn now_sees(&mut self, viewer: Viewer, version: Version) -> (Version, Greeting) {
        let eyes = self.seen.iter_mut().find(|(eyes, _, _)| *eyes == viewer);
        let Some((_, seen, greeted)) = eyes else {
            // It sat down just now: these eyes have seen nothing.
            self.seen.push((viewer, version, Greeting::Again));
            return (Version(0), Greeting::First);
        };
        let before = (*seen, *greeted);
        (*seen, *greeted) = (version, Greeting::Again);
        before
    }
}
