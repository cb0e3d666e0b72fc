//! The player aid: every card, and whether it lies open.

use tabletop::mark;

use crate::card::{Card, CardSet};
use crate::rules;
use crate::setup::Setup;
use crate::view::{PhaseSeen, View};

/// A line of the player aid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AidLine {
    /// The card; its name, value and power are in the edition.
    pub card: Card,
    /// Whether everybody can see where it is.
    pub lies_open: bool,
}

/// The aid for one table: every card in play, ticked off where it lies face up, and the box too
/// once it is opened. It is the same for everybody, so it tells no secret; on screen each player
/// has one.
pub fn aid(setup: &Setup, view: &View) -> Vec<AidLine> {
    mark!(rules::ARGH_7, rules::ARGH_9, rules::ARGH_R2);
    let mut open = view
        .areas
        .iter()
        .fold(CardSet::NONE, |open, area| open.or(area.up));
    if matches!(view.phase, PhaseSeen::Over { .. }) {
        let boxed = view.removed.iter().flatten();
        open = boxed.filter_map(|face| face.up()).fold(open, CardSet::with);
    }
    let cards = setup.lookup.in_play.iter();
    cards
        .map(|card| AidLine {
            card,
            lies_open: open.contains(card),
        })
        .collect()
}
