//! Who knows what. A view is built up from what its viewer may know, and nothing else.

use serde::{Deserialize, Serialize};
use tabletop::{BySeat, Face, Seat, Viewer};

use crate::event::Event;
use crate::state::{Apple, Mood, NewGame};

/// What one viewer sees of the table.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct View {
    /// The number of apples on the tree.
    pub tree: u8,
    /// Everybody at the table.
    pub hedgehogs: BySeat<HedgehogSeen>,
    /// Whose turn it is; `None` when the deal is over.
    pub turn: Option<Seat>,
}

/// What one viewer sees of a hedgehog.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct HedgehogSeen {
    /// Its apples.
    pub hand: Vec<Face<Apple>>,
    /// What it is doing.
    pub mood: Mood,
}

impl HedgehogSeen {
    /// The weight of the apples that the viewer knows.
    pub fn weight(&self) -> u16 {
        let known = self.hand.iter().filter_map(|apple| apple.up());
        known.map(|apple| u16::from(apple.0)).sum()
    }
}

/// Builds what `viewer` may see.
pub(crate) fn view(state: &NewGame, viewer: Viewer) -> View {
    let hedgehogs = BySeat::from_fn(state.setup.n_seats, |seat| {
        let hedgehog = &state.hedgehogs[seat];
        // NEW-5, NEW-6, NEW-8: only its owner sees a hand, until the owner rolls over or the deal ends.
        let is_open = viewer.is(seat) || hedgehog.mood == Mood::RolledOver || state.turn.is_none();
        let hand = hedgehog.hand.iter();
        HedgehogSeen {
            hand: hand
                .map(|&apple| Face::from(is_open.then_some(apple)))
                .collect(),
            mood: hedgehog.mood,
        }
    });
    View {
        tree: u8::try_from(state.tree.len()).expect("validated: at most 64 apples"),
        hedgehogs,
        turn: state.turn,
    }
}

/// The event as `viewer` saw it; `None` if it passed unseen. The match lists every event, so that a new one
/// cannot be forgotten here.
pub(crate) fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
    Some(match *event {
        Event::AppleGathered { by, apple } => Event::AppleGathered {
            by,
            apple: if viewer.is(by) { apple } else { Face::Down },
        },
        Event::TreeFilled { .. }
        | Event::RolledOver { .. }
        | Event::Rested { .. }
        | Event::TreeEmptied
        | Event::HandShown { .. } => *event,
    })
}
