//! Who has learnt something from what was played: how much that tells, and how long is looked.

use tabletop::{Chance, Checked, Game, Log, Play, Seat, Seats, has_learnt};

/// How often it is asked, for one take-back, whether somebody has learnt something from an action:
/// each time up to 128 worlds are imagined and played, and a table waits for all of them.
const MOST_QUESTIONS: usize = 24;

/// What was learnt from some actions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lesson {
    /// Whoever wants to take them back has learnt something: then it does not matter who else has.
    Taker,
    /// The taker has learnt nothing, and of the others these have.
    Others(Seats),
    /// There is more than is looked through, and the taker may have learnt something.
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
        // The taker is looked at first: if they have learnt something nothing else matters.
        let others = others.iter().filter(|other| !learners.contains(*other));
        let viewers: Vec<Seat> = std::iter::once(taker).chain(others).collect();
        for viewer in viewers {
            n_questions += 1;
            if n_questions > MOST_QUESTIONS {
                return Lesson::TooMuch;
            }
            match has_learnt(setup, &state, (*seat, action), viewer, luck) {
                true if viewer == taker => return Lesson::Taker,
                true => learners = learners.with(viewer),
                false => (),
            }
        }
        state.apply(Checked::listed(*seat, action), &mut Log::silent());
    }
    Lesson::Others(learners)
}
