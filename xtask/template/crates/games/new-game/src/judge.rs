//! A rule of thumb for bots: gather while most of the unseen apples can still be carried.

use tabletop::{Judge, Seat};

use crate::action::Action;
use crate::imagine::unseen;
use crate::setup::Setup;
use crate::state::NewGame;
use crate::view::View;

/// A bot rests if fewer than this percentage of the unseen apples can be carried.
const REST: usize = 55;

impl Judge for NewGame {
    fn weigh(setup: &Setup, view: &View, seat: Seat, choices: &[Action]) -> Vec<i32> {
        let carried = view.hedgehogs[seat].weight();
        let unseen = unseen(setup, view);
        let is_safe = |weight: u8| carried + u16::from(weight) <= setup.edition.limit.into();
        let n_safe = unseen.iter().filter(|apple| is_safe(apple.0)).count();
        let weights = choices.iter().map(|action| match action {
            Action::GatherApple => n_safe * 100 / unseen.len().max(1),
            Action::Rest => REST,
        });
        weights
            .map(|weight| i32::try_from(weight).expect("at most 100"))
            .collect()
    }
}
