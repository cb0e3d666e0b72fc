//! What the rules let happen when time runs out (section 5 of the catalogue).

use std::cmp::Reverse;

use tabletop::{Glass, Seat, Seats};

use crate::action::{Action, Visit};
use crate::die::Die;
use crate::prize::Stand;
use crate::state::{MolePark, Phase};

impl MolePark {
    /// What happens when `seat` runs out of time; a seat that was left goes on like this until a
    /// bot sits in it (MOLE-R66).
    pub(crate) fn answer_for(&self, seat: Seat) -> Action {
        match self.phase {
            Phase::Colours => Action::ChooseColour {
                colour: self
                    .free_colours()
                    .next()
                    .expect("there are as many colours as seats"),
            },
            Phase::King if self.asks_about_arcades() => Action::AnswerArcade {
                visit: Visit::Never,
            },
            Phase::King | Phase::Tie { .. } | Phase::CrownTie { .. } => Action::LeaveToChance,
            Phase::CrownCall { .. } => Action::PassCrown,
            Phase::Choose => Action::ChooseDie { die: Die::Pan },
            Phase::Go | Phase::ShowdownGo => Action::SayGo { text: None },
            Phase::Reroll { .. } => Action::DeclineReroll,
            Phase::Discard { .. } => self.lowest(seat),
            Phase::Pick { .. } => Action::TakePrize {
                stand: self.dearest(seat),
            },
            Phase::Keep => self.highest(seat),
            Phase::Over { .. } => unreachable!("nobody is awaited when the game is over"),
        }
    }

    /// MOLE-R24: how long King Mole has for the signal; then it comes by itself, in the usual words.
    /// That of a Showdown is another one, for it may follow upon the other with nothing between.
    pub(crate) fn signal_glass(&self) -> Option<Glass<Action>> {
        let about = match self.phase {
            Phase::Go => "signal",
            Phase::ShowdownGo => "signal for the Showdown",
            Phase::Colours
            | Phase::King
            | Phase::CrownCall { .. }
            | Phase::Choose
            | Phase::Reroll { .. }
            | Phase::Discard { .. }
            | Phase::Tie { .. }
            | Phase::Pick { .. }
            | Phase::Keep
            | Phase::CrownTie { .. }
            | Phase::Over { .. } => return None,
        };
        let seat = self.king?;
        Some(Glass {
            about,
            seats: Seats::one(seat),
            seconds: self.setup.options.go_wait.into(),
            seat,
            lapse: Action::SayGo { text: None },
        })
    }

    /// The lowest stars, then the newest first.
    pub(crate) fn lowest(&self, seat: Seat) -> Action {
        let moles = self.unmarked(seat).enumerate();
        let lowest = moles.min_by_key(|&(age, mole)| (self.setup.mole_stars(mole), Reverse(age)));
        let (_, mole) = lowest.expect("who must discard has moles to discard");
        Action::DiscardMole { mole }
    }

    /// The highest stars, the oldest first.
    pub(crate) fn highest(&self, seat: Seat) -> Action {
        let moles = self.unmarked(seat).enumerate();
        let highest = moles.max_by_key(|&(age, mole)| (self.setup.mole_stars(mole), Reverse(age)));
        match highest {
            Some((_, mole)) => Action::KeepMole { mole },
            None => Action::KeepNoMore,
        }
    }

    /// The dearest stand whose prize the seat can afford.
    pub(crate) fn dearest(&self, seat: Seat) -> Stand {
        let total = self.totals[seat.index()].unwrap_or(0);
        let stand = self.affordable(total).last();
        stand.expect("who picks can afford something")
    }
}
