//! How the deal ended: who won, and by which rule.

use std::borrow::Cow;

use tabletop::{BySeat, Outcome, Seat, mark};

use crate::rules;
use crate::state::{Ending, MolePark, Phase};

/// How the deal ended, if it has: one winner, and all others share second place. Scores are prize
/// stars, including prizes that were given back (MOLE-R59).
pub(crate) fn outcome(state: &MolePark) -> Option<Outcome> {
    let Phase::Over { ending, reigned } = state.phase else {
        return None;
    };
    let (kind, rule) = match ending {
        Ending::Crown(_) => (kinds::CROWN, rules::MOLE_69),
        Ending::Showdown(_) => (kinds::SHOWDOWN, rules::MOLE_78),
        Ending::TiedShowdown(seat) => {
            let rule = if state.was_tied_with(reigned, seat) {
                rules::MOLE_80
            } else {
                rules::MOLE_79
            };
            (kinds::TIED_SHOWDOWN, rule)
        }
        Ending::ClosingTime(_) => (kinds::CLOSING_TIME, rules::MOLE_R65),
    };
    let n_seats = state.setup.n_seats;
    mark!(rules::MOLE_R64);
    Some(Outcome {
        places: BySeat::from_fn(n_seats, |seat| if seat == ending.winner() { 1 } else { 2 }),
        scores: BySeat::from_fn(n_seats, |seat| Some(i32::from(state.prize_stars(seat)))),
        teams: Outcome::no_teams(n_seats),
        kind: Cow::Borrowed(kind),
        rule,
    })
}

/// The kinds of outcome.
pub mod kinds {
    /// One announcer alone reached the price of the crown.
    pub const CROWN: &str = "crown";
    /// The highest score of a Showdown.
    pub const SHOWDOWN: &str = "showdown";
    /// A tie in a Showdown, decided by King Mole or because King Mole was part of it.
    pub const TIED_SHOWDOWN: &str = "tied_showdown";
    /// The most prize stars at closing time.
    pub const CLOSING_TIME: &str = "closing_time";
}

impl MolePark {
    /// The stars on all prizes that a seat has won.
    pub(crate) fn prize_stars(&self, seat: Seat) -> u16 {
        self.setup.stars_of(self.won[seat.index()])
    }

    /// Whether the winner of a tied Showdown was tied with King Mole.
    fn was_tied_with(&self, king: Option<Seat>, winner: Seat) -> bool {
        let score = |seat: Seat| self.showdown.as_ref().and_then(|s| s.scores[seat.index()]);
        king.is_some_and(|king| score(king).is_some() && score(king) == score(winner))
    }
}
