//! Who is connected to a table, and what each of them has seen of it.

use axum::extract::ws::Utf8Bytes;
use room::{Greeting, Guest, Role, Room, Telling};
use tabletop::{Seats, Viewer};
use wire::Version;

use crate::chance::now;

/// A connection's number at its table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct GuestId(pub(crate) u64);

/// A message to somebody at the table.
pub(crate) type Letter = (GuestId, Utf8Bytes);

/// Everybody who is connected.
#[derive(Default)]
pub(crate) struct Guests {
    /// In order of arrival. There are rarely more than a few.
    present: Vec<Present>,
    next: u64,
}

/// Somebody who is connected.
struct Present {
    id: GuestId,
    guest: Guest,
    /// What each of its viewers saw last, and whether they have seen anything yet.
    seen: Vec<(Viewer, Version, Greeting)>,
}

/// What spectators were told. They all hear the same, so it is written only once.
type Told = Vec<(Version, Greeting, Utf8Bytes)>;

impl Guests {
    /// Adds a guest, who says what they saw last.
    pub(crate) fn add(&mut self, guest: Guest, since: Version) -> GuestId {
        let id = GuestId(self.next);
        self.next += 1;
        let viewers = guest.viewers().into_iter();
        let seen = viewers.map(|viewer| (viewer, since, Greeting::First));
        self.present.push(Present {
            id,
            seen: seen.collect(),
            guest,
        });
        id
    }

    /// Removes a guest, unless they were let go before.
    pub(crate) fn remove(&mut self, id: GuestId) {
        self.present.retain(|present| present.id != id);
    }

    /// What a guest has proved, if they are still here.
    pub(crate) fn proved(&mut self, id: GuestId) -> Option<&mut Guest> {
        let mut present = self.present.iter_mut();
        let found = present.find(|present| present.id == id);
        found.map(|present| &mut present.guest)
    }

    /// The seats that have a connection.
    pub(crate) fn seats(&self) -> Seats {
        let guests = self.present.iter();
        guests
            .flat_map(|present| present.guest.seats().iter())
            .collect()
    }

    /// The number of spectators.
    pub(crate) fn n_watching(&self) -> usize {
        let watching = self.present.iter().filter(|it| is_watching(&it.guest));
        watching.count()
    }

    /// Removes the oldest connections of each seat, and of the host, beyond `most`, and returns
    /// them.
    pub(crate) fn thin_out(&mut self, most: usize) -> Vec<GuestId> {
        let mut too_many = Vec::new();
        let newest_first = || self.present.iter().rev();
        for seat in self.seats().iter() {
            let sitting = newest_first().filter(|it| it.guest.seats().contains(seat));
            too_many.extend(sitting.skip(most).map(|it| it.id));
        }
        let is_host = |it: &&Present| it.guest.seats().is_empty() && it.guest.role() == Role::Host;
        too_many.extend(newest_first().filter(is_host).skip(most).map(|it| it.id));
        too_many.sort_unstable();
        too_many.dedup();
        self.present.retain(|it| !too_many.contains(&it.id));
        too_many
    }

    /// A message for everybody.
    pub(crate) fn to_all(&self, message: &Utf8Bytes, letters: &mut Vec<Letter>) {
        letters.extend(self.present.iter().map(|it| (it.id, message.clone())));
    }

    /// Tells everybody their news, each as they are allowed to see it.
    pub(crate) fn tell_all(&mut self, room: &Room, letters: &mut Vec<Letter>) {
        let (version, telling) = (room.version(), room.telling(now()));
        let mut told = Told::new();
        for present in &mut self.present {
            present.tell(version, &telling, &mut told, anyone, letters);
        }
    }

    /// Tells the viewers at these seats; nothing has happened for the others.
    pub(crate) fn tell_seats(&mut self, seats: Seats, room: &Room, letters: &mut Vec<Letter>) {
        let (version, telling) = (room.version(), room.telling(now()));
        let is_meant = |viewer| matches!(viewer, Viewer::Seat(seat) if seats.contains(seat));
        for present in &mut self.present {
            present.tell(version, &telling, &mut Told::new(), is_meant, letters);
        }
    }

    /// Tells one guest their news.
    pub(crate) fn tell(&mut self, id: GuestId, room: &Room, letters: &mut Vec<Letter>) {
        let (version, telling) = (room.version(), room.telling(now()));
        for present in self.present.iter_mut().filter(|it| it.id == id) {
            present.tell(version, &telling, &mut Told::new(), anyone, letters);
        }
    }
}

/// Whether a guest is only a spectator.
pub(crate) fn is_watching(guest: &Guest) -> bool {
    match guest.role() {
        Role::Host => false,
        Role::Visitor => guest.seats().is_empty(),
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
        letters: &mut Vec<Letter>,
    ) {
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
            letters.push((self.id, message));
        }
    }

    /// Notes that a viewer sees this version now, and returns what they saw last.
    fn now_sees(&mut self, viewer: Viewer, version: Version) -> (Version, Greeting) {
        let eyes = self.seen.iter_mut().find(|(eyes, _, _)| *eyes == viewer);
        let Some((_, seen, greeted)) = eyes else {
            // They sat down just now, and have seen nothing as this seat.
            self.seen.push((viewer, version, Greeting::Again));
            return (Version(0), Greeting::First);
        };
        let before = (*seen, *greeted);
        (*seen, *greeted) = (version, Greeting::Again);
        before
    }
}
