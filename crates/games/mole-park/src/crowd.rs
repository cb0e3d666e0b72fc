//! How many others may whack a hole, and what is left there for this seat.

use tabletop::{Face, MOST_SEATS, Seat};

use crate::die::{Die, Hole, Roll};
use crate::judge::{SURE, Table};
use crate::number::int;
use crate::state::Phase;

/// How often a seat that could cash in whacks instead, out of [`SURE`].
const WHACKS: i32 = 600;

impl Table<'_> {
    /// What this seat can expect from a hole: hundredths of stars, and moles times [`SURE`].
    pub(crate) fn hopes(&self, hole: Hole) -> (i32, i32) {
        let moles = &self.view.holes[hole.index()];
        let n_moles = int(moles.len());
        let value = moles.iter().map(|face| match face {
            Face::Up(mole) => 100 * i32::from(self.setup.mole_stars(*mole)),
            Face::Down => self.mole,
        });
        let each = if n_moles > 0 {
            value.sum::<i32>() / n_moles
        } else {
            0
        };
        let mut share = 0;
        for (whackers, likelihood) in (1..).zip(self.crowd(hole)) {
            let rest = n_moles % whackers;
            let leftover = i32::from(self.powers.leftover && rest > 0);
            share += likelihood * (n_moles / whackers + leftover);
        }
        (share * each / SURE, share)
    }

    /// For each number of other whackers of a hole, how likely it is, out of [`SURE`]. After the roll
    /// it is known exactly.
    fn crowd(&self, hole: Hole) -> [i32; MOST_SEATS] {
        let mut crowd = [0; MOST_SEATS];
        crowd[0] = SURE;
        let rolled = matches!(self.view.phase, Phase::Reroll { .. });
        for (seat, area) in self
            .view
            .areas
            .by_seat()
            .filter(|(seat, _)| *seat != self.seat)
        {
            let hits = match (rolled, area.rolled.map(|rolled| rolled.roll)) {
                (true, Some(roll)) => SURE * i32::from(roll == Roll::Hole(hole)),
                (true, None) => 0,
                (false, _) => self.may_hit(seat, hole),
            };
            for n in (0..MOST_SEATS).rev() {
                let one_less = if n > 0 { crowd[n - 1] } else { 0 };
                crowd[n] = (crowd[n] * (SURE - hits) + one_less * hits) / SURE;
            }
        }
        crowd
    }

    /// How likely a seat whacks a hole, if it picks one of the whacking dice at random.
    fn may_hit(&self, seat: Seat, hole: Hole) -> i32 {
        let area = &self.view.areas[seat];
        let whacks = match (area.announced, area.hand.len()) {
            (true, _) => return 0,
            (false, 0) => SURE,
            (false, _) => WHACKS,
        };
        let hits = Die::WHACKING.iter().map(|&die| {
            let faces = self.setup.faces(die);
            let hits = faces.iter().filter(|&&roll| roll == Roll::Hole(hole));
            SURE * int(hits.count()) / i32::from(self.setup.n_faces(die))
        });
        whacks * hits.sum::<i32>() / 3 / SURE
    }
}
