//! What a seat does without thinking: quick guesses for playouts and for the secret answers of
//! others. They use only what the seat can see.

use tabletop::{BySeat, Chance, Seat};

use crate::action::{Action, Crown, Pick, Rolling};
use crate::choices::list_choices;
use crate::die::{Die, Roll};
use crate::number::whole;
use crate::pace;
use crate::prize::Stand;
use crate::state::{MolePark, Phase, Sealed};

/// What a Prize die shows on average.
const MEAN_DIE: u8 = 3;

impl MolePark {
    /// What `seat` does in a playout.
    pub(crate) fn feel(&self, seat: Seat, choices: &mut Vec<Action>, luck: &mut Chance) -> Action {
        match self.phase {
            Phase::CrownCall { .. } => match self.feel_crown(seat, luck) {
                Sealed::Crown => Crown::DeclareCrown.into(),
                _ => Crown::PassCrown.into(),
            },
            Phase::Choose => Rolling::ChooseDie {
                die: self.feel_die(seat, luck),
            }
            .into(),
            Phase::Reroll { .. } => self.feel_reroll(seat).into(),
            Phase::Discard { .. } => self.lowest(seat).into(),
            Phase::Pick { .. } => self.feel_pick(seat).into(),
            Phase::Keep => self.highest(seat).into(),
            Phase::Go | Phase::ShowdownGo => Rolling::SayGo { text: None }.into(),
            Phase::Colours | Phase::King | Phase::Tie { .. } | Phase::CrownTie { .. } => {
                list_choices(self, seat, choices);
                *luck.pick(choices)
            }
            Phase::Over { .. } => unreachable!("nobody acts when the game is over"),
        }
    }

    /// How likely each seat is to win, from how far it is from the crown.
    pub(crate) fn foresee(&self) -> BySeat<u32> {
        let rounds = BySeat::from_fn(self.setup.n_seats, |seat| {
            let sum = self.sum(seat, 0);
            let hand = 100 * i32::from(sum.moles + sum.bonus);
            let prizes = 100 * i32::from(sum.prizes);
            self.setup.lookup.pace.rounds(prizes, hand)
        });
        let least = rounds.iter().min().copied().unwrap_or(0);
        let chances = rounds.iter().map(|&rounds| pace::chance(rounds - least));
        chances.collect()
    }

    /// Announces if the crown is likely, or if it is possible and somebody else has announced.
    pub(crate) fn feel_crown(&self, seat: Seat, luck: &mut Chance) -> Sealed {
        let chances = self.faces_that_reach(seat, self.setup.crown_cost());
        let n_faces = u32::from(self.setup.n_faces(Die::Prize));
        // If somebody else may win now, even a small chance is better than none.
        let eager = chances > 0 && !self.announced.is_empty();
        let chances = if eager {
            n_faces.max(2 * chances)
        } else {
            chances
        };
        let needs = n_faces / 2 + luck.below(n_faces / 2 + 1);
        if chances > 0 && chances >= needs {
            Sealed::Crown
        } else {
            Sealed::NoCrown
        }
    }

    /// The number of faces of the Prize die that bring the seat's total to `goal`.
    pub(crate) fn faces_that_reach(&self, seat: Seat, goal: u16) -> u32 {
        let sum = self.sum(seat, 0).total();
        let faces = self.setup.faces(Die::Prize).iter();
        let reaches =
            |roll: &&Roll| matches!(roll, Roll::Stars(stars) if sum + u16::from(*stars) >= goal);
        whole(faces.filter(reaches).count())
    }

    /// Cashes in if that seems the faster way to the crown, otherwise whacks where many moles are.
    /// Some luck is mixed in, so that not all seats do the same.
    pub(crate) fn feel_die(&self, seat: Seat, luck: &mut Chance) -> Die {
        if !self.hands[seat.index()].is_empty() {
            let sum = self.sum(seat, MEAN_DIE);
            let (prizes, hand) = (
                100 * i32::from(sum.prizes),
                100 * i32::from(sum.moles + sum.bonus),
            );
            let best = self.affordable(sum.total()).filter_map(|stand| {
                let up = self.stands[stand.index()].up?;
                Some(self.setup.lookup.worths[up.index()])
            });
            let pace = &self.setup.lookup.pace;
            let is_full = self.hands[seat.index()].len() >= self.limit(seat);
            let gain = if is_full { pace.gain / 3 } else { pace.gain };
            let whack = pace.rounds(prizes, hand + gain);
            let cash = best.max().map(|best| pace.rounds(prizes + best, 0));
            let hopes = self.faces_that_reach(seat, self.setup.crown_cost());
            let noise = luck.below(40).cast_signed();
            // A hand that may win the crown is kept for the announcement.
            if cash.is_some_and(|cash| hopes == 0 && cash < whack + noise - 20) {
                return Die::Prize;
            }
        }
        let mut best = (0, Die::Pan);
        for die in Die::WHACKING {
            let faces = self.setup.faces(die);
            let moles = faces.iter().map(|roll| match roll {
                Roll::Hole(hole) => whole(self.holes[hole.index()].len()),
                Roll::Miss | Roll::Stars(_) => 0,
            });
            let mean = moles.sum::<u32>() * 60 / u32::from(self.setup.n_faces(die));
            let worth = mean + luck.below(40);
            if worth > best.0 {
                best = (worth, die);
            }
        }
        best.1
    }

    /// The most valuable prize, by its stars and a part of the value of its powers.
    fn feel_pick(&self, seat: Seat) -> Pick {
        let total = self.totals[seat.index()].unwrap_or(0);
        let worth = |stand: &Stand| {
            let up = self.stands[stand.index()].up;
            up.map_or(0, |up| self.setup.lookup.worths[up.index()])
        };
        let best = self.affordable(total).max_by_key(worth);
        Pick::TakePrize {
            stand: best.expect("a seat that picks can afford something"),
        }
    }

    /// Rolls again after a miss, an empty hole or a low Prize die.
    fn feel_reroll(&self, seat: Seat) -> Rolling {
        let Some(prize) = self.rerolls(seat).iter().next() else {
            return Rolling::DeclineReroll;
        };
        let is_bad = match self.rolls[seat.index()].map(|rolled| rolled.roll) {
            Some(Roll::Miss) => true,
            Some(Roll::Hole(hole)) => self.holes[hole.index()].is_empty(),
            Some(Roll::Stars(stars)) => stars < 3,
            None => false,
        };
        if is_bad {
            Rolling::UseReroll { prize }
        } else {
            Rolling::DeclineReroll
        }
    }
}
