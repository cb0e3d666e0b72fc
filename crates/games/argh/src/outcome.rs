//! How a deal ended: who has which place, and by which rule.

use std::borrow::Cow;

use tabletop::{BySeat, Outcome, RuleId, Seat, mark, places_by};

use crate::rules;
use crate::state::{Argh, Ending, Phase};

/// How the deal ended, if it has.
pub(crate) fn outcome(state: &Argh) -> Option<Outcome> {
    match state.phase {
        Phase::Over(Ending::BombFaceUp(seat)) => {
            Some(state.bomb_win(seat, kinds::BOMB_FACE_UP, rules::ARGH_30))
        }
        Phase::Over(Ending::BombAtReveal(seat)) => {
            Some(state.bomb_win(seat, kinds::BOMB_AT_REVEAL, rules::ARGH_34))
        }
        Phase::Over(Ending::Counted) => Some(state.count()),
        Phase::ChooseFirst { .. }
        | Phase::Turn
        | Phase::Holding { .. }
        | Phase::Offered { .. }
        | Phase::Owl { .. }
        | Phase::Effects { .. } => None,
    }
}

/// The kinds of outcome.
pub mod kinds {
    /// Enough bomb parts face up during play.
    pub const BOMB_FACE_UP: &str = "bomb_face_up";
    /// Enough bomb parts at the reveal.
    pub const BOMB_AT_REVEAL: &str = "bomb_at_reveal";
    /// Most points.
    pub const POINTS: &str = "points";
    /// Tied on points; decided by the highest card.
    pub const TIE_BROKEN: &str = "tie_broken";
    /// Tied on points and highest card: the win is shared.
    pub const SHARED: &str = "shared";
    /// Every team is out because of its spies.
    pub const HUMANS_WIN: &str = "humans_win";
}

impl Argh {
    /// The bomb alone decides; everybody else shares second place.
    fn bomb_win(&self, winner: Seat, kind: &'static str, rule: RuleId) -> Outcome {
        mark!(rules::ARGH_R20);
        let n_seats = self.setup.n_seats;
        Outcome {
            places: places_by(n_seats, 1, |seat| seat == winner),
            scores: (0..n_seats).map(|_| None).collect(),
            teams: Outcome::no_teams(n_seats),
            kind: Cow::Borrowed(kind),
            rule,
        }
    }

    /// Ranks the teams by spies, points and highest card.
    fn count(&self) -> Outcome {
        mark!(rules::ARGH_R25, rules::ARGH_R45);
        let agreed = &*self.setup;
        let n_seats = agreed.n_seats;
        let points = BySeat::from_fn(n_seats, |seat| self.counted(seat).points(agreed));
        let ranks = BySeat::from_fn(n_seats, |seat| self.rank(seat, &points));
        let top = ranks.iter().copied().max().unwrap_or(Rank::OUT);
        let n_level = ranks.iter().filter(|&&rank| rank == top).count();
        let n_level_on_points = ranks
            .iter()
            .filter(|rank| rank.points() == top.points())
            .count();
        let (kind, rule) = match (top, n_level, n_level_on_points) {
            (Rank::OUT, _, _) => (kinds::HUMANS_WIN, rules::ARGH_R38),
            (_, 2.., _) => (kinds::SHARED, rules::ARGH_R39),
            // The highest card decides.
            (_, _, 2..) => (kinds::TIE_BROKEN, rules::ARGH_37),
            (_, _, _) => {
                mark!(rules::ARGH_4);
                (kinds::POINTS, rules::ARGH_35)
            }
        };
        // If every team is out, nobody is first.
        let best = if top == Rank::OUT { n_seats } else { 1 };
        Outcome {
            places: places_by(n_seats, best, |seat| ranks[seat]),
            scores: BySeat::from_fn(n_seats, |seat| Some(points[seat])),
            teams: Outcome::no_teams(n_seats),
            kind: Cow::Borrowed(kind),
            rule,
        }
    }

    /// What a seat is ranked by. The highest card matters only if points are tied.
    fn rank(&self, seat: Seat, points: &BySeat<i32>) -> Rank {
        let agreed = &*self.setup;
        let team = self.counted(seat);
        mark!(rules::ARGH_R37);
        // Points do not help.
        if team.is_out(agreed) {
            mark!(rules::ARGH_5, rules::ARGH_36, rules::ARGH_43);
            return Rank::OUT;
        }
        let n_level = points
            .iter()
            .filter(|&&other| other == points[seat])
            .count();
        let highest = if n_level > 1 {
            mark!(rules::ARGH_R39);
            team.highest(agreed)
        } else {
            None
        };
        Rank::of(points[seat], highest)
    }
}

/// What a seat is ranked by, as one number: points, then the highest card. Seats that are out because
/// of spies rank below all others and are equal (ARGH-R45).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Rank(i32);

impl Rank {
    const OUT: Self = Self(i32::MIN);

    /// Card values stay below 128, so they fit below one point. 0 means no card with a value.
    fn of(points: i32, highest: Option<i32>) -> Self {
        Self(points * 1024 + highest.map_or(0, |value| value + 512))
    }

    fn points(self) -> i32 {
        self.0.div_euclid(1024)
    }
}
