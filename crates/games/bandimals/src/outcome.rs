//! Who won, and how the others rank.

use tabletop::{BySeat, Outcome, Seat, mark, places_by};

use crate::band::Counts;
use crate::rules;
use crate::state::{Bandimals, End, Phase};

/// How it ended, once it is over.
pub(crate) fn outcome(state: &Bandimals) -> Option<Outcome> {
    let Phase::Over { end } = state.open.phase else {
        return None;
    };
    let (winner, kind, rule) = match end {
        End::FullBand(seat) => (Some(seat), "full_band", rules::BAND_70),
        End::AtOnce(seat) => (Some(seat), "drum_major", rules::BAND_R51),
        End::LastOne(seat) => (Some(seat), "last_one", rules::BAND_R54),
        End::RoundLimit => (None, "round_limit", rules::BAND_R53),
    };
    let n_seats = state.setup.n_seats;
    let pairs = |seat: Seat| Counts::of(&state.setup, state.band(seat)).pairs();
    Some(Outcome {
        // Drum Major, then pairs, then band cards; ties are shared.
        places: places_by(n_seats, 1, |seat| {
            mark!(rules::BAND_R52);
            let band = state.band(seat);
            (
                winner == Some(seat),
                !state.open.out.contains(seat),
                band.major.is_some(),
                pairs(seat),
                band.cards.len(),
            )
        }),
        scores: BySeat::from_fn(n_seats, |seat| Some(i32::from(pairs(seat)))),
        teams: Outcome::no_teams(n_seats),
        kind: kind.into(),
        rule,
    })
}
