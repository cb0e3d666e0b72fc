//! Playing a deal to its end at random.

use tabletop::{Chance, Game, Judge, Log, Outcome, Seat};

use crate::turn;

/// Plays a deal to its end, every awaited seat picking any of its choices.
///
/// `choices` is a buffer to be used again: nothing is allocated for an action.
pub fn playout<G: Game>(game: &mut G, luck: &mut Chance, choices: &mut Vec<G::Action>) -> Outcome {
    let mut last = Seat(game.seats().len() - 1);
    let mut log = Log::silent();
    while let Some(seat) = turn::next_after(game, last) {
        choices.clear();
        game.list_choices(seat, choices);
        let action = match &choices[..] {
            [only] => only,
            several => luck.pick(several),
        };
        game.apply(seat, action, &mut log);
        last = seat;
    }
    game.outcome().expect("every deal ends")
}

/// Plays an imagined deal on as the game does without thinking ([`Judge::play_on`]), clockwise
/// after `last`, and breaks off after `most` actions.
#[inline]
pub(crate) fn playout_within<G: Judge>(
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
        let action = game.play_on(seat, choices, luck);
        game.apply(seat, &action, &mut log);
        last = seat;
    }
    None
}
