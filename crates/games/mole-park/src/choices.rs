//! What a seat may do now.

use tabletop::Seat;

use crate::action::{Action, Visit};
use crate::die::Die;
use crate::options::{EmptyPrizeRoll, KingSelection, MayDeclinePrize};
use crate::state::{MolePark, Phase};

/// Days that the list of choices holds; any other can be written in, in the manner of the first that
/// has a number.
const SAMPLE_DAYS: [Visit; 5] = [
    Visit::Never,
    Visit::Ago { days: 7 },
    Visit::Ago { days: 30 },
    Visit::Ago { days: 365 },
    Visit::Ago { days: 0 },
];

impl MolePark {
    /// Fills the list with what `seat` may do, in an order that follows from what it sees.
    pub(crate) fn fill_choices(&self, seat: Seat, choices: &mut Vec<Action>) {
        choices.clear();
        if !self.waits.contains(seat) {
            return;
        }
        match self.phase {
            Phase::Colours => {
                let free = self.free_colours();
                choices.extend(free.map(|colour| Action::ChooseColour { colour }));
            }
            Phase::King if self.asks_about_arcades() => {
                choices.extend(SAMPLE_DAYS.map(|visit| Action::AnswerArcade { visit }));
            }
            Phase::King => {
                choices.extend(self.setup.seats().map(|seat| Action::NameKing { seat }));
                choices.push(Action::LeaveToChance);
            }
            // Whatever the chances are (MOLE-R17).
            Phase::CrownCall { .. } => {
                choices.extend([Action::PassCrown, Action::DeclareCrown]);
            }
            Phase::Choose => self.fill_dice(seat, choices),
            Phase::Go | Phase::ShowdownGo => choices.push(Action::SayGo { text: None }),
            Phase::Reroll { .. } => {
                let prizes = self.rerolls(seat).iter();
                choices.extend(prizes.map(|prize| Action::UseReroll { prize }));
                choices.push(Action::DeclineReroll);
            }
            Phase::Discard { .. } => {
                let rest = self.unmarked(seat);
                choices.extend(rest.map(|mole| Action::DiscardMole { mole }));
            }
            Phase::Tie { among } => {
                let candidates = self.candidates(among).iter();
                choices.extend(candidates.map(|next| Action::BreakTie { next }));
                choices.push(Action::LeaveToChance);
            }
            Phase::Pick { .. } => {
                let total = self.totals[seat.index()].unwrap_or(0);
                let stands = self.affordable(total);
                choices.extend(stands.map(|stand| Action::TakePrize { stand }));
                if self.may_decline() {
                    choices.push(Action::PassPrize);
                }
            }
            Phase::Keep => {
                let rest = self.unmarked(seat);
                choices.extend(rest.map(|mole| Action::KeepMole { mole }));
                choices.push(Action::KeepNoMore);
            }
            Phase::CrownTie { among } => {
                choices.extend(among.iter().map(|seat| Action::NameWinner { seat }));
                choices.push(Action::LeaveToChance);
            }
            Phase::Over { .. } => (),
        }
    }

    fn fill_dice(&self, seat: Seat, choices: &mut Vec<Action>) {
        choices.extend(Die::WHACKING.map(|die| Action::ChooseDie { die }));
        if self.may_cash_in(seat) {
            choices.push(Action::ChooseDie { die: Die::Prize });
        }
        if self.peeks_left(seat) > 0 {
            let unseen = self
                .setup
                .holes()
                .filter(|&hole| !self.peeked[seat.index()].contains(hole));
            choices.extend(unseen.map(|hole| Action::PeekHole { hole }));
        }
    }

    /// MOLE-24: not without a mole, unless the table allows it for nothing (MOLE-R23). What the
    /// hand is worth does not matter (MOLE-R79).
    pub(crate) fn may_cash_in(&self, seat: Seat) -> bool {
        !self.hands[seat.index()].is_empty()
            || self.setup.options.empty_prize_roll == EmptyPrizeRoll::Allow
    }

    /// How many holes a seat may still look into this round (MOLE-P10).
    pub(crate) fn peeks_left(&self, seat: Seat) -> u8 {
        let most = self.powers(seat).peek.min(self.setup.edition.rules.holes);
        most.saturating_sub(self.peeked[seat.index()].len())
    }

    /// MOLE-R39: whether a prize may be left.
    pub(crate) fn may_decline(&self) -> bool {
        self.setup.options.may_decline_prize == MayDeclinePrize::Yes
    }

    /// Whether King Mole is found by asking everybody.
    pub(crate) fn asks_about_arcades(&self) -> bool {
        self.setup.king_selection() == KingSelection::ArcadeQuestion
    }

    /// The moles of a hand that are not put aside.
    pub(crate) fn unmarked(&self, seat: Seat) -> impl Iterator<Item = crate::mole::Mole> + '_ {
        let hand = self.hands[seat.index()].iter().copied();
        hand.filter(|mole| !self.marked.contains(mole))
    }
}
