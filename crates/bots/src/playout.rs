//! Playing a deal to its end at random.

use tabletop::{Chance, Checked, Game, Judge, Log, Outcome, Seat};

use crate::reward::{Rewards, fair_share, foreseen, rewards};
use crate::turn;

/// Plays a deal to its end, with every awaited seat picking a random choice.
///
/// `choices` is a buffer for reuse, so that nothing is allocated for an action.
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
        game.apply(Checked::listed(seat, action), &mut log);
        last = seat;
    }
    game.outcome().expect("every deal ends")
}

/// How far an imagined deal is played on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// The most actions to play.
    pub(crate) actions: u32,
    /// The turn at which to stop ([`Judge::turns`]).
    pub(crate) turn: u32,
}

/// Plays an imagined deal on without thinking ([`Judge::play_on`]), clockwise after `last`, and
/// returns what it is worth to each seat: by its outcome, or by the judge's prospects if it was
/// broken off.
#[inline]
pub(crate) fn playout_within<G: Judge>(
    game: &mut G,
    mut last: Seat,
    limits: Limits,
    luck: &mut Chance,
    choices: &mut Vec<G::Action>,
) -> Rewards {
    let mut log = Log::silent();
    for _ in 0..limits.actions {
        let Some(seat) = turn::next_after(game, last) else {
            let outcome = game.outcome().expect("a deal that awaits nobody is over");
            return rewards(&outcome);
        };
        if game.turns() >= limits.turn {
            break;
        }
        let action = game.play_on(seat, choices, luck);
        game.apply(Checked::listed(seat, &action), &mut log);
        last = seat;
    }
    match game.prospects() {
        Some(prospects) => foreseen(&prospects),
        None => fair_share(game.seats().len()),
    }
}
