//! What each seat has seen during one imagined deal.

use tabletop::{Game, Log, MOST_SEATS, Seat, Seats, Viewer};

use crate::imprint::Imprint;

/// What each seat has seen, as imprints.
///
/// A seat's imprint begins with its view when it is first asked, because a view holds everything
/// its viewer remembers; a seat that is never asked costs nothing. From then on it grows by the
/// events as that seat saw them, and by its own choices.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Seen {
    begun: Seats,
    imprints: [u64; MOST_SEATS],
}

impl Seen {
    /// Starts a seat with the imprint of its view.
    pub(crate) fn begin(&mut self, seat: Seat, view: u64) {
        self.begun = self.begun.with(seat);
        self.imprints[seat.index()] = view;
    }

    /// Whether a seat has been asked before.
    pub(crate) fn has_begun(&self, seat: Seat) -> bool {
        self.begun.contains(seat)
    }

    /// The imprint of what a seat has seen so far.
    pub(crate) fn imprint(&self, seat: Seat) -> u64 {
        self.imprints[seat.index()]
    }

    /// Adds a seat's own choice. Its index says everything, because the list follows from what the
    /// seat has seen.
    pub(crate) fn chose(&mut self, seat: Seat, choice: usize) {
        let imprint = &mut self.imprints[seat.index()];
        *imprint = Imprint::after(*imprint).and(&choice);
    }

    /// Adds the events, as each seat saw them.
    pub(crate) fn told<G: Game>(&mut self, log: &Log<G::Event>) {
        for seat in self.begun.iter() {
            let imprint = &mut self.imprints[seat.index()];
            for event in log.events() {
                if let Some(event) = G::redact(event, Viewer::Seat(seat)) {
                    *imprint = Imprint::after(*imprint).and(&event);
                }
            }
        }
    }
}
