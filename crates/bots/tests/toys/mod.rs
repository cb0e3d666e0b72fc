//! Three small games that show one thing each: a race with a best choice, a sealed choice without
//! one, and a bluff.

pub(crate) mod bluff;
pub(crate) mod hands;
pub(crate) mod race;

use std::borrow::Cow;

use tabletop::{BySeat, Outcome, RuleId, Seat};

pub(crate) const RULE: RuleId = RuleId::new("TOY-1");

/// An outcome with one winner, or with everybody tied.
fn won_by(n_seats: u8, winner: Option<Seat>) -> Outcome {
    Outcome {
        places: BySeat::from_fn(n_seats, |seat| match winner {
            Some(winner) if winner == seat => 1,
            Some(_) => 2,
            None => 1,
        }),
        scores: BySeat::from_fn(n_seats, |_| None),
        teams: Outcome::no_teams(n_seats),
        kind: Cow::Borrowed("toy"),
        rule: RULE,
    }
}
