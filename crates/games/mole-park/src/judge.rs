//! How an owl weighs each choice, from a view and nothing else. The rule of thumb of a fox is in
//! `thumb.rs`.
//!
//! The unit is a hundredth of a round on the way to the crown (`pace.rs`): the sooner the seat expects
//! to get there, the better the choice.

use tabletop::{BySeat, Chance, Judge, Seat};

use crate::action::{Action, Crown, Decide, Hand, Pick, Rolling};
use crate::die::{Die, Hole, Roll};
use crate::imagine;
use crate::mole::Mole;
use crate::number::int;
use crate::pace::{self, ROUND};
use crate::power::{Effect, Powers};
use crate::prize::{Prize, Stand};
use crate::setup::Setup;
use crate::state::MolePark;
use crate::table;
use crate::thumb;
use crate::view::View;

/// The likelihood of a certain event.
pub(crate) const SURE: i32 = 1000;
/// What looking into a hole is worth: more than any die, because it comes first.
const LOOKS: i32 = 100_000;

impl Judge for MolePark {
    /// A game has hundreds of decisions and much luck: a short search keeps to the rule of thumb
    /// unless something else is clearly better.
    const CONVICTION: u32 = 60;
    const CAUTION: u32 = 20;

    fn weigh(setup: &Setup, view: &View, seat: Seat, choices: &[Action]) -> Vec<i32> {
        thumb::weigh(setup, view, seat, choices)
    }

    fn ponder(setup: &Setup, view: &View, seat: Seat, choices: &[Action]) -> Vec<i32> {
        let table = Table::new(setup, view, seat);
        choices.iter().map(|action| table.weight(*action)).collect()
    }

    fn turns(&self) -> u32 {
        self.round.into()
    }

    /// With less, an owl sees no further than a fox; with more, luck hides the difference.
    fn horizon(&self) -> u32 {
        4
    }

    fn prospects(&self) -> Option<BySeat<u32>> {
        Some(self.foresee())
    }

    #[inline]
    fn play_on(&self, seat: Seat, choices: &mut Vec<Action>, luck: &mut Chance) -> Action {
        self.feel(seat, choices, luck)
    }
}

/// The table as the deciding seat sees it.
pub(crate) struct Table<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) view: &'a View,
    pub(crate) seat: Seat,
    pub(crate) powers: Powers,
    /// The seat's prize stars that count, in hundredths.
    prizes: i32,
    /// What its hand counts, in hundredths.
    hand: i32,
    /// The average worth of an unseen mole, in hundredths.
    pub(crate) mole: i32,
}

impl<'a> Table<'a> {
    fn new(setup: &'a Setup, view: &'a View, seat: Seat) -> Self {
        let sum = table::sum(setup, view, seat, 0);
        let seen = imagine::seen(view);
        let unseen = setup.moles().filter(|&mole| !seen.contains(mole));
        let (stars, n_moles) = unseen.fold((0, 0), |(stars, n_moles), mole| {
            (stars + i32::from(setup.mole_stars(mole)), n_moles + 1)
        });
        Self {
            setup,
            view,
            seat,
            powers: table::powers(setup, view, seat),
            prizes: 100 * i32::from(sum.prizes),
            hand: 100 * i32::from(sum.moles + sum.bonus),
            mole: if n_moles > 0 {
                100 * stars / n_moles
            } else {
                0
            },
        }
    }

    fn weight(&self, action: Action) -> i32 {
        match action {
            Action::SetUp(_) => 0,
            Action::Decide(action) => match action {
                // King Mole loses ties.
                Decide::NameKing { seat } => i32::from(seat != self.seat),
                Decide::LeaveToChance => -1_000,
                // Rivals who are ahead pick last, and are not crowned.
                Decide::BreakTie { next: seat } | Decide::NameWinner { seat } => {
                    -i32::from(self.setup.stars_of(self.view.areas[seat].prizes))
                }
            },
            Action::Crown(Crown::DeclareCrown) => self.announce(),
            Action::Crown(Crown::PassCrown) => 0,
            Action::Rolling(action) => match action {
                Rolling::PeekHole { hole } => LOOKS + self.unknown(hole),
                Rolling::ChooseDie { die: Die::Prize } => self.cash_in(),
                Rolling::ChooseDie { die } => self.whack(die),
                Rolling::UseReroll { .. } => self.reroll(),
                Rolling::SayGo { .. } | Rolling::DeclineReroll => 0,
            },
            Action::Hand(Hand::DiscardMole { mole }) => -self.counts(mole),
            Action::Hand(Hand::KeepMole { mole }) => self.counts(mole),
            Action::Hand(Hand::KeepNoMore) => -1,
            Action::Pick(Pick::TakePrize { stand }) => self.prize_at(stand),
            Action::Pick(Pick::PassPrize) => 0,
        }
    }

    /// How likely `goal` is reached, out of [`SURE`]; `without_die` is in hundredths.
    fn reaches(&self, goal: u16, without_die: i32) -> i32 {
        let faces = self.setup.faces(Die::Prize);
        let enough = faces.iter().filter(|roll| match roll {
            Roll::Stars(stars) => without_die + 100 * i32::from(*stars) >= 100 * i32::from(goal),
            Roll::Hole(_) | Roll::Miss => false,
        });
        SURE * int(enough.count()) / i32::from(self.setup.n_faces(Die::Prize))
    }

    /// Whether to go for the crown: because it is likely, or because a rival may get it first.
    fn announce(&self) -> i32 {
        let crown = self.setup.crown_cost();
        let once = self.reaches(crown, self.prizes + self.hand);
        let misses = (0..self.n_prize_rerolls())
            .fold(SURE - once, |misses, _| misses * (SURE - once) / SURE);
        let mine = SURE - misses;
        if mine == 0 {
            return -ROUND;
        }
        let rivals = (0..self.setup.n_seats)
            .map(Seat)
            .filter(|&seat| seat != self.seat);
        let threat = |seat: Seat| self.threat(seat);
        let announced = |seat: &Seat| self.view.areas[*seat].announced;
        let now = rivals
            .clone()
            .filter(announced)
            .map(threat)
            .max()
            .unwrap_or(0);
        let soon = rivals
            .filter(|seat| !announced(seat))
            .map(threat)
            .max()
            .unwrap_or(0);
        // A miss costs the hand; waiting costs the game if a rival gets there first.
        mine - 550 * (SURE - now) / SURE + soon / 3
    }

    /// How likely a rival reaches the crown in a round, as far as can be seen, out of [`SURE`].
    fn threat(&self, seat: Seat) -> i32 {
        let area = &self.view.areas[seat];
        if area.hand.is_empty() {
            return 0;
        }
        let known = table::sum(self.setup, self.view, seat, 0).total();
        let hidden = int(area.hand.iter().filter(|face| !face.is_up()).count());
        let total = 100 * i32::from(known) + hidden * self.mole;
        self.reaches(self.setup.crown_cost(), total)
    }

    fn n_prize_rerolls(&self) -> usize {
        let prizes = table::counting(self.view, self.seat).minus(self.view.used);
        let fits =
            |effect: &Effect| matches!(effect, Effect::Reroll(dice) if dice.contains(Die::Prize));
        let fitting = |prize: &Prize| self.setup.effects(*prize).iter().any(fits);
        prizes.iter().filter(fitting).count()
    }

    /// The rounds left after cashing in, averaged over the faces of the Prize die.
    fn cash_in(&self) -> i32 {
        if self.hand == 0 {
            return -1_000 * ROUND;
        }
        let faces = self.setup.faces(Die::Prize);
        let left = faces.iter().map(|roll| match roll {
            Roll::Stars(stars) => self.rounds_after(100 * i32::from(*stars)),
            Roll::Hole(_) | Roll::Miss => 0,
        });
        let mean = left.sum::<i32>() / i32::from(self.setup.n_faces(Die::Prize));
        // A hand that may win the crown next time should not be spent on prizes.
        let crown = self.reaches(self.setup.crown_cost(), self.prizes + self.hand);
        -ROUND - mean - crown
    }

    /// The same for one face.
    fn rounds_after(&self, die: i32) -> i32 {
        let total = (self.prizes + self.hand + die) / 100;
        let kept = self.mole * i32::from(self.powers.keep);
        let best = self.best_prize(total);
        let pace = &self.setup.lookup.pace;
        let rounds = pace.rounds(self.prizes + best, kept);
        match best {
            0 => rounds - i32::from(self.powers.consolation) * self.mole / 4,
            _ => rounds,
        }
    }

    /// What the best prize for this total is worth. Rivals may take it first, so with many of them
    /// the second best counts in part.
    fn best_prize(&self, total: i32) -> i32 {
        let (mut best, mut second) = (0, 0);
        for (stand, _) in (0..).map(Stand).zip(&self.view.stands) {
            if i32::from(self.setup.cost(stand)) > total {
                break;
            }
            let worth = self.prize_at(stand);
            if worth > best {
                (best, second) = (worth, best);
            } else if worth > second {
                second = worth;
            }
        }
        let rivals = (0..self.setup.n_seats).map(Seat).filter(|&seat| {
            let area = &self.view.areas[seat];
            seat != self.seat
                && area.hand.len() >= 2
                && 100 * i32::from(self.setup.stars_of(area.prizes)) >= self.prizes
        });
        let crowd = int(rivals.count()).min(4);
        (best * (20 - crowd) + second * crowd) / 20
    }

    /// What the face-up prize of a stand is worth, in hundredths of a star.
    fn prize_at(&self, stand: Stand) -> i32 {
        let up = self
            .view
            .stands
            .get(stand.index())
            .and_then(|stand| stand.up);
        up.map_or(0, |prize| self.worth(prize))
    }

    /// The worth of a prize. The fewer rounds are left, the less its powers are worth.
    fn worth(&self, prize: Prize) -> i32 {
        let pace = &self.setup.lookup.pace;
        let left = pace.rounds(self.prizes, 0);
        let whole = pace.rounds(0, 0).max(1);
        let effects = self
            .setup
            .effects(prize)
            .iter()
            .map(|&effect| pace::worth(effect));
        100 * i32::from(self.setup.prize_stars(prize)) + effects.sum::<i32>() * left / whole
    }

    /// The rounds left after whacking, averaged over the faces of a die.
    fn whack(&self, die: Die) -> i32 {
        let faces = self.setup.faces(die);
        let left = faces.iter().map(|roll| {
            let (stars, n_moles) = match roll {
                Roll::Hole(hole) => self.hopes(*hole),
                Roll::Miss | Roll::Stars(_) => (0, 0),
            };
            let bonus = match n_moles {
                0..500 => i32::from(self.powers.unlucky),
                _ => i32::from(self.powers.lucky),
            };
            self.rounds_with(stars + bonus * self.mole, n_moles + SURE * bonus)
        });
        -ROUND - left.sum::<i32>() / i32::from(self.setup.n_faces(die))
    }

    /// The rounds left with these additional stars in hand, from `n_moles` moles (times [`SURE`]).
    fn rounds_with(&self, stars: i32, n_moles: i32) -> i32 {
        let limit = i32::from(table::limit(self.setup, self.view, self.seat));
        let room = SURE * (limit - int(self.view.areas[self.seat].hand.len()));
        // What does not fit replaces the lowest moles, which gains about a third.
        let gain = if n_moles > room.max(0) {
            let fits = share(stars, room.max(0), n_moles);
            fits + (stars - fits) / 3
        } else {
            stars
        };
        self.setup.lookup.pace.rounds(self.prizes, self.hand + gain)
    }

    fn unknown(&self, hole: Hole) -> i32 {
        let moles = self.view.holes[hole.index()].iter();
        int(moles.filter(|face| !face.is_up()).count())
    }

    /// What rolling again gains on average, compared with the current roll.
    fn reroll(&self) -> i32 {
        let Some(rolled) = self.view.areas[self.seat].rolled else {
            return 0;
        };
        let faces = self.setup.faces(rolled.die);
        let sum: i32 = faces.iter().map(|&roll| self.outlook(roll)).sum();
        let mean = sum / i32::from(self.setup.n_faces(rolled.die));
        mean - self.outlook(rolled.roll)
    }

    /// What a roll of this seat is worth.
    fn outlook(&self, roll: Roll) -> i32 {
        let is_announced = self.view.areas[self.seat].announced;
        match roll {
            Roll::Stars(stars) if is_announced => {
                let total = self.prizes + self.hand + 100 * i32::from(stars);
                i32::from(total >= 100 * i32::from(self.setup.crown_cost())) * ROUND
            }
            Roll::Stars(stars) => -self.rounds_after(100 * i32::from(stars)),
            Roll::Hole(hole) => {
                let (stars, n_moles) = self.hopes(hole);
                -self.rounds_with(stars, n_moles)
            }
            Roll::Miss => -self.rounds_with(self.mole * i32::from(self.powers.unlucky), SURE),
        }
    }

    /// What a mole counts for this seat, with its powers.
    fn counts(&self, mole: Mole) -> i32 {
        let value = self.setup.mole_stars(mole);
        let prizes = table::counting(self.view, self.seat);
        let effects = prizes.iter().flat_map(|prize| self.setup.effects(prize));
        let more = effects.map(|effect| match effect {
            Effect::MoleBonus { value: of, stars } if *of == value => i32::from(*stars),
            _ => 0,
        });
        i32::from(value) + more.sum::<i32>()
    }
}

/// `parts` of `of` parts of a whole.
fn share(whole: i32, parts: i32, of: i32) -> i32 {
    let share = i64::from(whole) * i64::from(parts) / i64::from(of);
    i32::try_from(share).expect("a part is not larger than the whole")
}
