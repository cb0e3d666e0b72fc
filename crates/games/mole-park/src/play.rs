//! What each action does.

use tabletop::{Log, Seat, Seats};

use crate::action::Action;
use crate::event::{Event, KingBy};
use crate::state::{MolePark, Phase, Sealed};

impl MolePark {
    /// Does what was allowed. Everything that follows by itself, up to the next question, is done
    /// as well.
    pub(crate) fn perform(&mut self, seat: Seat, action: Action, log: &mut Log<Event>) {
        match action {
            Action::ChooseColour { colour } => self.choose_colour(seat, colour, log),
            Action::NameKing { seat: king } => self.crown_king(king, KingBy::Host, log),
            Action::AnswerArcade { visit } => self.answer_arcade(seat, visit, log),
            Action::LeaveToChance => self.leave_to_chance(log),
            Action::DeclareCrown => self.answer_call(seat, Sealed::Crown, log),
            Action::PassCrown => self.answer_call(seat, Sealed::NoCrown, log),
            Action::PeekHole { hole } => self.peek(seat, hole, log),
            Action::ChooseDie { die } => self.choose_die(seat, die, log),
            Action::SayGo { text } => match self.phase {
                Phase::ShowdownGo => self.roll_showdown(seat, text, log),
                _ => self.go(seat, text, log),
            },
            Action::UseReroll { prize } => self.answer_reroll(seat, Sealed::Reroll(prize), log),
            Action::DeclineReroll => self.answer_reroll(seat, Sealed::NoReroll, log),
            Action::DiscardMole { mole } => self.discard(seat, mole, log),
            Action::BreakTie { next } => self.break_tie(next, log),
            Action::TakePrize { stand } => self.take_prize(seat, stand, log),
            Action::PassPrize => self.pass_prize(seat, log),
            Action::KeepMole { mole } => self.keep(seat, mole, log),
            Action::KeepNoMore => self.keep_no_more(seat, log),
            Action::NameWinner { seat: winner } => self.name_winner(winner, log),
        }
    }

    /// Where the rules say "at random" when somebody is out of time (MOLE-R3, MOLE-R44).
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
            | Phase::Over { .. } => unreachable!("checked: chance is asked in three phases"),
        }
    }
}
