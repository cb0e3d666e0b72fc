//! The rule of thumb of the fairground, as people play at first sight: whack where most moles lie
//! until the hand is nearly full, then cash in for the most stars; go for the crown when the die is
//! more likely to bring it than not. It counts no rivals, no rounds and no powers, which is what
//! `judge.rs` is for.

use tabletop::{Face, Seat};

use crate::action::Action;
use crate::die::{Die, Roll};
use crate::number::int;
use crate::setup::Setup;
use crate::table;
use crate::view::View;

/// With so many moles less than the hand can hold, one cashes in.
const NEARLY_FULL: u8 = 1;
/// More than any hole is worth.
const CASH_IN: i32 = 1_000_000;
/// Looking comes before choosing.
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
            Action::DeclareCrown => 2 * self.faces_for_the_crown() - self.n_prize_faces(),
            Action::ChooseDie { die: Die::Prize } => self.cash_in(),
            Action::ChooseDie { die } => self.whack(die),
            Action::PeekHole { hole } => LOOK + int(self.view.holes[hole.index()].len()),
            Action::UseReroll { .. } => self.reroll(),
            Action::DiscardMole { mole } => -i32::from(self.setup.mole_stars(mole)),
            Action::KeepMole { mole } => i32::from(self.setup.mole_stars(mole)),
            Action::TakePrize { stand } => {
                let stand = self.view.stands.get(stand.index());
                let up = stand.and_then(|stand| stand.up);
                up.map_or(0, |prize| self.setup.prize_stars(prize).into())
            }
            Action::NameKing { seat } => i32::from(seat != self.seat),
            Action::LeaveToChance | Action::KeepNoMore => -1,
            Action::BreakTie { .. }
            | Action::NameWinner { .. }
            | Action::ChooseColour { .. }
            | Action::AnswerArcade { .. }
            | Action::PassCrown
            | Action::SayGo { .. }
            | Action::DeclineReroll
            | Action::PassPrize => 0,
        }
    }

    /// How many faces of the Prize die would bring the crown.
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

    /// A hand that is nearly full is cashed in, unless it may bring the crown.
    fn cash_in(&self) -> i32 {
        let n_moles = self.view.areas[self.seat].hand.len();
        let limit = table::limit(self.setup, self.view, self.seat);
        let is_nearly_full = n_moles + usize::from(NEARLY_FULL) >= usize::from(limit);
        match is_nearly_full && n_moles > 0 {
            true => CASH_IN,
            false => -1,
        }
    }

    /// The moles that lie where the die may hit, and a little for the stars that one can see.
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

    /// What missed or found nothing is rolled again, and so is a low Prize die.
    fn reroll(&self) -> i32 {
        let rolled = self.view.areas[self.seat].rolled;
        match rolled.map(|rolled| rolled.roll) {
            Some(Roll::Stars(stars)) => 3 - i32::from(stars),
            Some(roll) => 1 - self.lie_there(roll),
            None => 0,
        }
    }
}
