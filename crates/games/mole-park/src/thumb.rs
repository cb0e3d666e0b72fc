//! The rule of thumb of a fox, as people play at first: whack where most moles are until the hand is
//! nearly full, then cash in for the most stars; go for the crown when it is more likely than not. It
//! ignores rivals, rounds and powers, which are what `judge.rs` is for.

use tabletop::{Face, Seat};

use crate::action::{Action, Crown, Decide, Hand, Pick, Rolling};
use crate::die::{Die, Roll};
use crate::number::int;
use crate::setup::Setup;
use crate::table;
use crate::view::View;

/// A hand is nearly full with this many moles less than it can hold.
const NEARLY_FULL: u8 = 1;
/// More than any hole is worth.
const CASH_IN: i32 = 1_000_000;
/// More than that, because looking comes first.
const LOOK: i32 = 2_000_000;

/// A weight for each choice.
pub(crate) fn weigh(setup: &Setup, view: &View, seat: Seat, choices: &[Action]) -> Vec<i32> {
    let thumb = Thumb { setup, view, seat };
    choices.iter().map(|action| thumb.weight(*action)).collect()
}

struct Thumb<'a> {
    setup: &'a Setup,
    view: &'a View,
    seat: Seat,
}

impl Thumb<'_> {
    fn weight(&self, action: Action) -> i32 {
        match action {
            Action::SetUp(_) => 0,
            Action::Decide(action) => match action {
                Decide::NameKing { seat } => i32::from(seat != self.seat),
                Decide::LeaveToChance => -1,
                Decide::BreakTie { .. } | Decide::NameWinner { .. } => 0,
            },
            Action::Crown(Crown::DeclareCrown) => {
                2 * self.faces_for_the_crown() - self.n_prize_faces()
            }
            Action::Crown(Crown::PassCrown) => 0,
            Action::Rolling(action) => match action {
                Rolling::PeekHole { hole } => LOOK + int(self.view.holes[hole.index()].len()),
                Rolling::ChooseDie { die: Die::Prize } => self.cash_in(),
                Rolling::ChooseDie { die } => self.whack(die),
                Rolling::UseReroll { .. } => self.reroll(),
                Rolling::SayGo { .. } | Rolling::DeclineReroll => 0,
            },
            Action::Hand(action) => match action {
                Hand::DiscardMole { mole } => -i32::from(self.setup.mole_stars(mole)),
                Hand::KeepMole { mole } => i32::from(self.setup.mole_stars(mole)),
                Hand::KeepNoMore => -1,
            },
            Action::Pick(Pick::TakePrize { stand }) => {
                let stand = self.view.stands.get(stand.index());
                let up = stand.and_then(|stand| stand.up);
                up.map_or(0, |prize| self.setup.prize_stars(prize).into())
            }
            Action::Pick(Pick::PassPrize) => 0,
        }
    }

    /// The number of faces of the Prize die that win the crown.
    fn faces_for_the_crown(&self) -> i32 {
        let sum = table::sum(self.setup, self.view, self.seat, 0).total();
        let crown = self.setup.crown_cost();
        let faces = self.setup.faces(Die::Prize).iter();
        let brings =
            |roll: &&Roll| matches!(roll, Roll::Stars(stars) if sum + u16::from(*stars) >= crown);
        int(faces.filter(brings).count())
    }

    fn n_prize_faces(&self) -> i32 {
        self.setup.n_faces(Die::Prize).into()
    }

    /// Cashes in a hand that is nearly full.
    fn cash_in(&self) -> i32 {
        let n_moles = self.view.areas[self.seat].hand.len();
        let limit = table::limit(self.setup, self.view, self.seat);
        let is_nearly_full = n_moles + usize::from(NEARLY_FULL) >= usize::from(limit);
        if is_nearly_full && n_moles > 0 {
            CASH_IN
        } else {
            -1
        }
    }

    /// The moles in the holes the die may hit, and a little for stars that are known.
    fn whack(&self, die: Die) -> i32 {
        let faces = self.setup.faces(die).iter();
        let there = faces.map(|&roll| self.lie_there(roll));
        there.sum()
    }

    fn lie_there(&self, roll: Roll) -> i32 {
        let Roll::Hole(hole) = roll else {
            return 0;
        };
        let moles = self.view.holes[hole.index()].iter();
        let worth = moles.map(|face| match face {
            Face::Up(mole) => 4 * i32::from(self.setup.mole_stars(*mole)),
            Face::Down => 10,
        });
        worth.sum()
    }

    /// A miss or an empty hole is rolled again, and so is a low Prize die.
    fn reroll(&self) -> i32 {
        let rolled = self.view.areas[self.seat].rolled;
        match rolled.map(|rolled| rolled.roll) {
            Some(Roll::Stars(stars)) => 3 - i32::from(stars),
            Some(roll) => 1 - self.lie_there(roll),
            None => 0,
        }
    }
}
