//! Who has learnt something from what was played, within a bounded amount of work.

use tabletop::{Chance, Checked, Game, Log, Play, Seat, Seats, has_learnt};

/// How many times one take-back may check whether a seat has learnt something from an action. Each
/// check imagines and plays up to 128 worlds, and the table waits for all of them.
const MOST_QUESTIONS: usize = 24;

/// What was learnt from some actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lesson {
    /// The seat that wants to take them back has learnt something. Then it does not matter who else
    /// has.
    Taker,
    /// The taker has learnt nothing, but these others have.
    Others(Seats),
    /// There is too much to check, and the taker may have learnt something.
    TooMuch,
}

/// What `taker` and `others` learnt from `plays`, the first of which was played in `state`.
pub(crate) fn lesson<G: Game>(
    setup: &G::Setup,
    mut state: G,
    plays: &[Play<G::Action>],
    taker: Seat,
    others: Seats,
    luck: &mut Chance,
) -> Lesson {
    let (mut learners, mut n_questions) = (Seats::NONE, 0);
    for Play { seat, action, .. } in plays {
        // The taker is checked first, because nothing else matters if they have learnt something.
        let others = others.iter().filter(|other| !learners.contains(*other));
        let viewers: Vec<Seat> = std::iter::once(taker).chain(others).collect();
        for viewer in viewers {
            n_questions += 1;
            if n_questions > MOST_QUESTIONS {
                return Lesson::TooMuch;
            }
            if has_learnt(setup, &state, (*seat, action), viewer, luck) {
                if viewer == taker {
                    return Lesson::Taker;
                }
                learners = learners.with(viewer);
            }
        }
        state.apply(Checked::listed(*seat, action), &mut Log::silent());
    }
    Lesson::Others(learners)
}
