//! What one viewer has seen, and the sentences that belong to no game.

#[cfg(target_arch = "wasm32")]
use std::sync::Arc;

#[cfg(target_arch = "wasm32")]
use board::{Moment, StoryLine};
use tabletop::{By, Narrator};
use wire::Happening;

use crate::words;

/// Everything one viewer has seen.
#[cfg(target_arch = "wasm32")]
#[derive(Clone, Default)]
pub(crate) struct Diary {
    /// The table as it is.
    pub(crate) now: Option<Arc<Moment>>,
    /// The story so far.
    pub(crate) lines: Vec<StoryLine>,
}

/// The sentence of a chapter that belongs to no game.
pub(crate) fn sentence_of(narrator: &Narrator, happening: &Happening) -> Option<String> {
    match happening {
        Happening::TakenBack { seat, n_actions } => {
            Some(words::taken_back(narrator.begin(*seat), *n_actions))
        }
        Happening::Played {
            seat,
            by: By::Lapse,
        } => Some(words::time_ran_out(narrator.name(*seat))),
        Happening::Rematch { .. } => Some(words::REMATCH_OPENED.to_owned()),
        Happening::Seats
        | Happening::Dealt
        | Happening::Played {
            by: By::Person | By::Bot,
            ..
        }
        | Happening::Quiet
        | Happening::TakeBackAsked => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Seat, Viewer};

    fn told_to_ben() -> Narrator {
        let names = ["Ann", "Ben"].map(str::to_owned).into_iter().collect();
        Narrator::new(names, Viewer::Seat(Seat(1)))
    }

    #[test]
    fn a_take_back_says_who_and_how_many() {
        let took = |n_actions| Happening::TakenBack {
            seat: Seat(0),
            n_actions,
        };
        let told = |happening| sentence_of(&told_to_ben(), &happening);
        assert_eq!(told(took(1)).as_deref(), Some("Ann took back a move."));
        assert_eq!(told(took(3)).as_deref(), Some("Ann took back 3 moves."));
    }

    #[test]
    fn a_lapse_is_told_as_time_running_out() {
        let lapsed = Happening::Played {
            seat: Seat(1),
            by: By::Lapse,
        };
        let told = sentence_of(&told_to_ben(), &lapsed);
        assert_eq!(told.as_deref(), Some("Time ran out for you."));
    }

    #[test]
    fn what_the_game_tells_is_not_told_twice() {
        let by = By::Bot;
        for happening in [
            Happening::Dealt,
            Happening::Played { seat: Seat(1), by },
            Happening::Seats,
        ] {
            assert_eq!(
                sentence_of(&told_to_ben(), &happening),
                None,
                "{happening:?}"
            );
        }
    }
}
