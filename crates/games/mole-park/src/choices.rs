//! What a seat may do now.

use tabletop::Seat;

use crate::action::{Action, Crown, Decide, Hand, Pick, Rolling, SetUp, Visit};
use crate::die::Die;
use crate::options::{EmptyPrizeRoll, KingSelection, MayDeclinePrize};
use crate::state::{MolePark, Phase};

/// The days that are listed; any other number of days can be written in.
const SAMPLE_DAYS: [Visit; 5] = [
    Visit::Never,
    Visit::Ago { days: 7 },
    Visit::Ago { days: 30 },
    Visit::Ago { days: 365 },
    Visit::Ago { days: 0 },
];

/// Fills `choices` with what `seat` may do, in an order that reveals nothing hidden.
pub(crate) fn list_choices(state: &MolePark, seat: Seat, choices: &mut Vec<Action>) {
    choices.clear();
    if !state.waits.contains(seat) {
        return;
    }
    match state.phase {
        Phase::Colours => {
            let free = state.free_colours();
            add(choices, free.map(|colour| SetUp::ChooseColour { colour }));
        }
        Phase::King if state.asks_about_arcades() => {
            add(
                choices,
                SAMPLE_DAYS.map(|visit| SetUp::AnswerArcade { visit }),
            );
        }
        Phase::King => {
            add(
                choices,
                state.setup.seats().map(|seat| Decide::NameKing { seat }),
            );
            choices.push(Decide::LeaveToChance.into());
        }
        // Both are allowed, even without a chance of the crown (MOLE-R17).
        Phase::CrownCall { .. } => {
            add(choices, [Crown::PassCrown, Crown::DeclareCrown]);
        }
        Phase::Choose => state.list_dice(seat, choices),
        Phase::Go | Phase::ShowdownGo => choices.push(Rolling::SayGo { text: None }.into()),
        Phase::Reroll { .. } => {
            let prizes = state.rerolls(seat).iter();
            add(choices, prizes.map(|prize| Rolling::UseReroll { prize }));
            choices.push(Rolling::DeclineReroll.into());
        }
        Phase::Discard { .. } => {
            let rest = state.unmarked(seat);
            add(choices, rest.map(|mole| Hand::DiscardMole { mole }));
        }
        Phase::Tie { among } => {
            let candidates = state.candidates(among).iter();
            add(choices, candidates.map(|next| Decide::BreakTie { next }));
            choices.push(Decide::LeaveToChance.into());
        }
        Phase::Pick { .. } => {
            let total = state.totals[seat.index()].unwrap_or(0);
            let stands = state.affordable(total);
            add(choices, stands.map(|stand| Pick::TakePrize { stand }));
            if state.may_decline() {
                choices.push(Pick::PassPrize.into());
            }
        }
        Phase::Keep => {
            let rest = state.unmarked(seat);
            add(choices, rest.map(|mole| Hand::KeepMole { mole }));
            choices.push(Hand::KeepNoMore.into());
        }
        Phase::CrownTie { among } => {
            add(
                choices,
                among.iter().map(|seat| Decide::NameWinner { seat }),
            );
            choices.push(Decide::LeaveToChance.into());
        }
        Phase::Over { .. } => (),
    }
}

impl MolePark {
    fn list_dice(&self, seat: Seat, choices: &mut Vec<Action>) {
        add(choices, Die::WHACKING.map(|die| Rolling::ChooseDie { die }));
        if self.may_cash_in(seat) {
            choices.push(Rolling::ChooseDie { die: Die::Prize }.into());
        }
        if self.peeks_left(seat) > 0 {
            let unseen = self
                .setup
                .holes()
                .filter(|&hole| !self.peeked[seat.index()].contains(hole));
            add(choices, unseen.map(|hole| Rolling::PeekHole { hole }));
        }
    }

    /// Whether a seat may roll the Prize die. It needs a mole (MOLE-24), unless the table allows it
    /// without one (MOLE-R23). What the hand is worth does not matter (MOLE-R79).
    pub(crate) fn may_cash_in(&self, seat: Seat) -> bool {
        !self.hands[seat.index()].is_empty()
            || self.setup.options.empty_prize_roll == EmptyPrizeRoll::Allow
    }

    /// How many holes a seat may still look into this round (MOLE-P10).
    pub(crate) fn peeks_left(&self, seat: Seat) -> u8 {
        let most = self.powers(seat).peek.min(self.setup.edition.rules.holes);
        most.saturating_sub(self.peeked[seat.index()].len())
    }

    /// Whether a seat may take no prize (MOLE-R39).
    pub(crate) fn may_decline(&self) -> bool {
        self.setup.options.may_decline_prize == MayDeclinePrize::Yes
    }

    /// Whether everybody is asked about their last visit, to find King Mole.
    pub(crate) fn asks_about_arcades(&self) -> bool {
        self.setup.king_selection() == KingSelection::ArcadeQuestion
    }

    /// The moles of a hand that were not put aside.
    pub(crate) fn unmarked(&self, seat: Seat) -> impl Iterator<Item = crate::mole::Mole> + '_ {
        let hand = self.hands[seat.index()].iter().copied();
        hand.filter(|mole| !self.marked.contains(mole))
    }
}

/// Adds actions of one group.
fn add<A: Into<Action>>(choices: &mut Vec<Action>, actions: impl IntoIterator<Item = A>) {
    choices.extend(actions.into_iter().map(Into::<Action>::into));
}
