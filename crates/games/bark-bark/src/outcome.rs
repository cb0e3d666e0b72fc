//! How a match ended: who has which place, and by which rule (MBB-4, MBB-89, MBB-R58).

use std::cmp::Reverse;

use tabletop::{BySeat, Outcome, RuleId, Seat, mark, places_by};

use crate::card::Mark;
use crate::options::{Match, TieAtTarget};
use crate::rules;
use crate::state::{BarkBark, Phase, RaceEnd};

/// How the match ended, if it has.
pub(crate) fn outcome(state: &BarkBark) -> Option<Outcome> {
    let Phase::Over { end } = state.open.phase else {
        return None;
    };
    let n_seats = state.setup.n_seats;
    let player = |seat: Seat| &state.open.players[seat.index()];
    let options = &state.setup.options;
    let (places, kind, rule) = match options.match_for {
        // Tokens are shown, but the first to come home wins.
        Match::OneRace => {
            mark!(rules::MBB_R57);
            let (kind, rule) = end.kind();
            let places = BySeat::from_fn(n_seats, |seat| player(seat).place);
            (places, kind, rule)
        }
        Match::FirstToPoints => state.match_places(),
    };
    Some(Outcome {
        places,
        scores: BySeat::from_fn(n_seats, |seat| Some(i32::from(player(seat).points))),
        teams: Outcome::no_teams(n_seats),
        kind: kind.into(),
        rule,
    })
}

/// The kinds of outcome of a match; those of a single race are in [`RaceEnd::kind`].
pub mod kinds {
    /// Most points at the target.
    pub const TARGET_POINTS: &str = "target_points";
    /// Level on points; decided by the places in the last race.
    pub const LAST_RACE: &str = "last_race";
    /// Level on points; decided by an extra race.
    pub const EXTRA_RACE: &str = "extra_race";
    /// Still level: the win is shared.
    pub const SHARED: &str = "shared";
}

impl RaceEnd {
    /// Every way in which a race can end.
    pub const ALL: [Self; 7] = [
        Self::Home,
        Self::NoWayHome,
        Self::ShortCut,
        Self::DeadEnd,
        Self::BoxedIn,
        Self::NoCards,
        Self::Called,
    ];

    /// The short stable name, and the rule that ended the race.
    pub fn kind(self) -> (&'static str, RuleId) {
        match self {
            Self::Home => ("home", rules::MBB_80),
            Self::NoWayHome => ("no_way_home", rules::MBB_96),
            Self::ShortCut => ("short_cut", rules::MBB_97),
            Self::DeadEnd => ("dead_end", rules::MBB_R71),
            Self::BoxedIn => ("boxed_in", rules::MBB_R39),
            Self::NoCards => ("no_cards", rules::MBB_R33),
            Self::Called => ("called", rules::MBB_R59),
        }
    }
}

impl BarkBark {
    /// MBB-4, MBB-R58: the most points win; ties go to the better place in the last race, unless
    /// the table shares them.
    fn match_places(&self) -> (BySeat<u8>, &'static str, RuleId) {
        let n_seats = self.setup.n_seats;
        let by_place = Mark::from(self.setup.options.tie_at_target != TieAtTarget::Shared);
        let key = |seat: Seat| {
            let player = &self.open.players[seat.index()];
            let contends = self.open.contenders.contains(seat);
            let place = match by_place {
                Mark::Yes => Reverse(player.place),
                Mark::No => Reverse(0),
            };
            (contends, player.points, place)
        };
        let places = places_by(n_seats, 1, key);
        let best = self.setup.seats().map(key).max();
        let level = |seat: &Seat| {
            let (contends, points, _) = key(*seat);
            best.is_some_and(|best| (best.0, best.1) == (contends, points))
        };
        let n_level = self.setup.seats().filter(level).count();
        let n_first = places.iter().filter(|&&place| place == 1).count();
        let (kind, rule) = match (n_level, n_first) {
            // Others may have more points now, but only the seats that were level can win.
            (_, 1) if !self.open.contenders.is_empty() => (kinds::EXTRA_RACE, rules::MBB_R58),
            (1, _) => (kinds::TARGET_POINTS, rules::MBB_89),
            (_, 1) => (kinds::LAST_RACE, rules::MBB_R58),
            _ => (kinds::SHARED, rules::MBB_R58),
        };
        (places, kind, rule)
    }
}
