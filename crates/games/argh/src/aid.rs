//! The player aid: every card, and whether everybody can see it.

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

/// The player aid: every card in play, ticked off if it lies face up or in the opened box. It is the
/// same for every viewer, so it gives nothing away.
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
