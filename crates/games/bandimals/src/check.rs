//! Whether an action is allowed now, and if not, which rule forbids it.

use tabletop::{Refusal, Seat};

use crate::action::{Action, Lot, Opening, Reaction, Unasked};
use crate::agenda::{Bout, Stage, Step};
use crate::card::{Card, copies};
use crate::options::Leaver;
use crate::reason::Reason;
use crate::state::{Bandimals, Phase};

/// The longest time that counts: a hundred years.
const MOST_MONTHS: u16 = 1200;

/// Whether `seat` may do this now.
pub(crate) fn allows(state: &Bandimals, seat: Seat, action: &Action) -> Result<(), Refusal> {
    let checked = state.check_action(seat, action);
    checked.map_err(|reason| reason.refusal(&state.setup))
}

impl Bandimals {
    /// The same as [`allows`], with a reason that is cheap to make.
    pub(crate) fn check_action(&self, seat: Seat, action: &Action) -> Result<(), Reason> {
        if let Phase::Over { .. } = self.open.phase {
            return Err(Reason::GameOver);
        }
        if let Action::Unasked(unasked) = action {
            return self.check_unasked(seat, unasked);
        }
        if !self.open.waits.contains(seat) {
            return Err(self.out_of_step(seat, action));
        }
        if self.open.phase != Phase::Playing {
            return self.check_opening(action);
        }
        let Some(step) = self.step() else {
            return Err(Reason::WrongStep);
        };
        match action {
            Action::Turn(turn) => self.check_turn(step, seat, *turn),
            Action::Reaction(reaction) => self.check_reaction(step, seat, *reaction),
            Action::Pick(pick) => self.check_pick(step, seat, *pick),
            Action::Halt(halt) => self.check_halt(step, seat, *halt),
            Action::Compete(compete) => self.check_compete(step, seat, compete),
            Action::Theme(theme) => self.check_theme(step, seat, theme),
            Action::Lot(Lot::LeaveToChance) => match step {
                Step::Contest(contest)
                    if contest.stage != Stage::Voting && contest.bout != Bout::Bid =>
                {
                    Ok(())
                }
                _ => Err(Reason::WrongStep),
            },
            Action::Opening(_) | Action::Unasked(_) => Err(Reason::WrongStep),
        }
    }

    fn check_unasked(&self, seat: Seat, unasked: &Unasked) -> Result<(), Reason> {
        match unasked {
            Unasked::Concede => {
                let is_in = self.setup.n_seats > seat.0 && !self.open.out.contains(seat);
                match self.setup.options.leaver {
                    Leaver::Remove if is_in && self.open.phase == Phase::Playing => Ok(()),
                    Leaver::Remove => Err(Reason::WrongStep),
                    Leaver::Bot => Err(Reason::NotLeaving),
                }
            }
            Unasked::Slip { word } => self.check_slip(seat, word),
        }
    }

    fn check_opening(&self, action: &Action) -> Result<(), Reason> {
        let phase = self.open.phase;
        match action {
            Action::Opening(opening) => match *opening {
                Opening::MusicTime { months } if phase == Phase::AskTimes => (months
                    <= MOST_MONTHS)
                    .then_some(())
                    .ok_or(Reason::BadEntry),
                Opening::KeepQuiet if phase == Phase::AskTimes => Ok(()),
                Opening::Throw { .. } if matches!(phase, Phase::Throw { .. }) => Ok(()),
                Opening::NameFirst { seat } if phase == Phase::NameFirst => {
                    let is_here = seat.0 < self.setup.n_seats;
                    is_here.then_some(()).ok_or(Reason::BadFirst)
                }
                Opening::PickSection { section } if phase == Phase::PickSections => {
                    let mut bands = self.open.bands.iter();
                    let is_free = bands.all(|band| band.section != Some(section));
                    is_free.then_some(()).ok_or(Reason::SectionTaken(section))
                }
                Opening::MusicTime { .. }
                | Opening::KeepQuiet
                | Opening::Throw { .. }
                | Opening::NameFirst { .. }
                | Opening::PickSection { .. } => Err(Reason::WrongStep),
            },
            Action::Lot(Lot::LeaveToChance) => {
                matches!(phase, Phase::Throw { .. } | Phase::PickSections)
                    .then_some(())
                    .ok_or(Reason::WrongStep)
            }
            // Everything else waits for the first turn.
            _ => Err(Reason::WrongStep),
        }
    }

    fn check_reaction(&self, step: Step, seat: Seat, reaction: Reaction) -> Result<(), Reason> {
        if !matches!(step, Step::Window(_)) {
            return Err(self.out_of_step(seat, &reaction.into()));
        }
        match reaction {
            Reaction::RespondNoU { card } => {
                self.check_in_hand(seat, card)?;
                let special = self.setup.special(card);
                let is_no_u = special.is_some_and(|special| special.reaction);
                is_no_u.then_some(()).ok_or(Reason::NotANoU(card))
            }
            Reaction::PassNoU | Reaction::PassThisTurn => Ok(()),
        }
    }

    pub(crate) fn check_exists(&self, card: Card) -> Result<(), Reason> {
        let exists = card.index() < self.setup.kinds.len();
        exists.then_some(()).ok_or(Reason::NoSuchCard)
    }

    pub(crate) fn check_in_hand(&self, seat: Seat, card: Card) -> Result<(), Reason> {
        self.check_exists(card)?;
        match copies(&self.hands[seat], card) {
            0 => Err(Reason::NotInHand(card)),
            _ => Ok(()),
        }
    }

    /// The seat holds a copy that it has not picked yet.
    pub(crate) fn check_unpicked(&self, seat: Seat, card: Card) -> Result<(), Reason> {
        self.check_in_hand(seat, card)?;
        let picked = self.picked(seat).iter().filter(|&&other| other == card);
        let is_left = copies(&self.hands[seat], card) > picked.count();
        is_left.then_some(()).ok_or(Reason::AlreadyPicked(card))
    }
}
