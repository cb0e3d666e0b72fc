//! What a seat does when its time runs out (section 5 of the catalogue).

use std::cmp::Reverse;

use tabletop::{Glass, Seat, Seats, mark};

use crate::action::{Action, Crown, Decide, Hand, Pick, Rolling, SetUp, Visit};
use crate::die::Die;
use crate::prize::Stand;
use crate::rules;
use crate::state::{MolePark, Phase};

/// What happens when `seat` runs out of time. An abandoned seat plays like this until a bot takes it
/// over.
pub(crate) fn lapse(state: &MolePark, seat: Seat) -> Action {
    mark!(rules::MOLE_R66);
    match state.phase {
        Phase::Colours => SetUp::ChooseColour {
            colour: state
                .free_colours()
                .next()
                .expect("there are as many colours as seats"),
        }
        .into(),
        Phase::King if state.asks_about_arcades() => SetUp::AnswerArcade {
            visit: Visit::Never,
        }
        .into(),
        Phase::King | Phase::Tie { .. } | Phase::CrownTie { .. } => Decide::LeaveToChance.into(),
        Phase::CrownCall { .. } => Crown::PassCrown.into(),
        Phase::Choose => Rolling::ChooseDie { die: Die::Pan }.into(),
        Phase::Go | Phase::ShowdownGo => {
            mark!(rules::MOLE_R24);
            Rolling::SayGo { text: None }.into()
        }
        Phase::Reroll { .. } => Rolling::DeclineReroll.into(),
        Phase::Discard { .. } => state.lowest(seat).into(),
        Phase::Pick { .. } => Pick::TakePrize {
            stand: state.dearest(seat),
        }
        .into(),
        Phase::Keep => state.highest(seat).into(),
        Phase::Over { .. } => unreachable!("nobody is awaited when the game is over"),
    }
}

/// How long King Mole has for the signal; then it is given in the usual words (MOLE-R24). A Showdown
/// has a glass with another name, because it may follow directly after the other one.
pub(crate) fn glass(state: &MolePark) -> Option<Glass<Action>> {
    let about = match state.phase {
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
    let seat = state.king?;
    Some(Glass {
        about,
        seats: Seats::one(seat),
        seconds: state.setup.options.go_wait.into(),
        seat,
        lapse: Rolling::SayGo { text: None }.into(),
    })
}

impl MolePark {
    /// Discards the mole with the fewest stars, the newest of several.
    pub(crate) fn lowest(&self, seat: Seat) -> Hand {
        let moles = self.unmarked(seat).enumerate();
        let lowest = moles.min_by_key(|&(age, mole)| (self.setup.mole_stars(mole), Reverse(age)));
        let (_, mole) = lowest.expect("a seat that must discard has moles");
        Hand::DiscardMole { mole }
    }

    /// Keeps the mole with the most stars, the oldest of several.
    pub(crate) fn highest(&self, seat: Seat) -> Hand {
        let moles = self.unmarked(seat).enumerate();
        let highest = moles.max_by_key(|&(age, mole)| (self.setup.mole_stars(mole), Reverse(age)));
        match highest {
            Some((_, mole)) => Hand::KeepMole { mole },
            None => Hand::KeepNoMore,
        }
    }

    /// The dearest stand with a prize the seat can afford.
    pub(crate) fn dearest(&self, seat: Seat) -> Stand {
        let total = self.totals[seat.index()].unwrap_or(0);
        let stand = self.affordable(total).last();
        stand.expect("a seat that picks can afford something")
    }
}
