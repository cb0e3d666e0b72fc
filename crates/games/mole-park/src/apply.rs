//! What each action does.

use tabletop::{Checked, Log, Seat, Seats, mark};

use crate::action::{Action, Crown, Decide, Hand, Pick, Rolling, SetUp};
use crate::event::{Event, KingBy};
use crate::rules;
use crate::state::{MolePark, Phase, Sealed};

/// Does what was checked, and everything that follows by itself, up to the next question.
#[inline]
pub(crate) fn apply(state: &mut MolePark, checked: Checked<&Action>, log: &mut Log<Event>) {
    let (seat, action) = checked.into_parts();
    match *action {
        Action::SetUp(SetUp::ChooseColour { colour }) => state.choose_colour(seat, colour, log),
        Action::SetUp(SetUp::AnswerArcade { visit }) => state.answer_arcade(seat, visit, log),
        Action::Decide(action) => state.decide(action, log),
        Action::Crown(Crown::DeclareCrown) => state.answer_call(seat, Sealed::Crown, log),
        Action::Crown(Crown::PassCrown) => state.answer_call(seat, Sealed::NoCrown, log),
        Action::Rolling(action) => state.go_on_rolling(seat, action, log),
        Action::Hand(Hand::DiscardMole { mole }) => state.discard(seat, mole, log),
        Action::Hand(Hand::KeepMole { mole }) => state.keep(seat, mole, log),
        Action::Hand(Hand::KeepNoMore) => state.keep_no_more(seat, log),
        Action::Pick(Pick::TakePrize { stand }) => state.take_prize(seat, stand, log),
        Action::Pick(Pick::PassPrize) => state.pass_prize(seat, log),
    }
}

impl MolePark {
    fn decide(&mut self, action: Decide, log: &mut Log<Event>) {
        match action {
            Decide::NameKing { seat: king } => {
                mark!(rules::MOLE_8);
                self.crown_king(king, KingBy::Host, log);
            }
            Decide::LeaveToChance => self.leave_to_chance(log),
            Decide::BreakTie { next } => self.break_tie(next, log),
            Decide::NameWinner { seat: winner } => self.name_winner(winner, log),
        }
    }

    fn go_on_rolling(&mut self, seat: Seat, action: Rolling, log: &mut Log<Event>) {
        match action {
            Rolling::PeekHole { hole } => self.peek(seat, hole, log),
            Rolling::ChooseDie { die } => self.choose_die(seat, die, log),
            Rolling::SayGo { text } => match self.phase {
                Phase::ShowdownGo => self.roll_showdown(seat, text, log),
                _ => self.go(seat, text, log),
            },
            Rolling::UseReroll { prize } => self.answer_reroll(seat, Sealed::Reroll(prize), log),
            Rolling::DeclineReroll => self.answer_reroll(seat, Sealed::NoReroll, log),
        }
    }

    /// Decides at random (MOLE-R3, MOLE-R44).
    fn leave_to_chance(&mut self, log: &mut Log<Event>) {
        match self.phase {
            Phase::King => self.draw_king(Seats::all(self.setup.n_seats), log),
            Phase::Tie { .. } => self.draw_order(log),
            Phase::CrownTie { .. } => self.draw_winner(log),
            Phase::Colours
            | Phase::CrownCall { .. }
            | Phase::Choose
            | Phase::Go
            | Phase::Reroll { .. }
            | Phase::Discard { .. }
            | Phase::Pick { .. }
            | Phase::Keep
            | Phase::ShowdownGo
            | Phase::Over { .. } => {
                unreachable!("`allows` made sure that there is something to decide")
            }
        }
    }
}
