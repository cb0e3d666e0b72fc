//! Playing a deal to its end at random.

use tabletop::{Chance, Game, Log, Outcome, Seat};

use crate::turn;

/// Plays a deal to its end, every awaited seat picking any of its choices.
///
/// `choices` is a buffer to be used again: nothing is allocated for an action.
pub fn playout<G: Game>(game: &mut G, luck: &mut Chance, choices: &mut Vec<G::Action>) -> Outcome {
    let last = Seat(game.seats().len() - 1);
    playout_within(game, last, u32::MAX, luck, choices).expect("every deal ends")
}

/// The same, going on clockwise after `last`, and broken off after `most` actions.
#[inline]
pub(crate) fn playout_within<G: Game>(
    game: &mut G,
    mut last: Seat,
    most: u32,
    luck: &mut Chance,
    choices: &mut Vec<G::Action>,
) -> Option<Outcome> {
    let mut log = Log::silent();
    for _ in 0..most {
        let Some(seat) = turn::next_after(game, last) else {
            return game.outcome();
        };
        choices.clear();
        game.list_choices(seat, choices);
        let action = match &choices[..] {
            [only] => only,
            several => luck.pick(several),
        };
        game.apply(seat, action, &mut log);
        last = seat;
    }
    None
}
