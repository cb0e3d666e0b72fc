//! Who knows what: a view is built up from nothing, out of what its viewer may know.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Face, Seat, Viewer};

use crate::action::Event;
use crate::state::{Apple, Mood, NewGame};

/// What one viewer sees of the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// How many apples are on the tree.
    pub tree: u8,
    /// Everybody at the table.
    pub hedgehogs: BySeat<HedgehogSeen>,
    /// Whose turn it is; nobody's once the deal is over.
    pub turn: Option<Seat>,
}

/// What one viewer sees of a hedgehog.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HedgehogSeen {
    /// Its apples.
    pub hand: Vec<Face<Apple>>,
    /// What it does.
    pub mood: Mood,
}

impl HedgehogSeen {
    /// What the apples weigh that the viewer knows.
    pub fn weight(&self) -> u16 {
        let known = self.hand.iter().filter_map(|apple| apple.up());
        known.map(|apple| u16::from(apple.0)).sum()
    }
}

impl NewGame {
    /// Builds what `viewer` may see.
    pub(crate) fn look_as(&self, viewer: Viewer) -> View {
        let n_seats = self.setup.n_seats;
        let hedgehogs = BySeat::from_fn(n_seats, |seat| {
            let hedgehog = &self.hedgehogs[seat];
            // NEW-5, NEW-6, NEW-8: a hand is open to its owner, after rolling over, and at the end.
            let is_open =
                viewer.is(seat) || hedgehog.mood == Mood::RolledOver || self.turn.is_none();
            let hand = hedgehog.hand.iter();
            HedgehogSeen {
                hand: hand
                    .map(|&apple| Face::from(is_open.then_some(apple)))
                    .collect(),
                mood: hedgehog.mood,
            }
        });
        View {
            tree: u8::try_from(self.tree.len()).expect("an edition has at most 64 apples"),
            hedgehogs,
            turn: self.turn,
        }
    }
}

/// The event as `viewer` saw it.
pub(crate) fn redacted(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::AppleGathered { by, apple } => Event::AppleGathered {
            by,
            apple: if viewer.is(by) { apple } else { Face::Down },
        },
        Event::TableLaid { .. }
        | Event::RolledOver { .. }
        | Event::Rested { .. }
        | Event::TreeEmptied
        | Event::HandShown { .. } => *event,
    }
}
