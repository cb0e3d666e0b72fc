//! Dealing: the apples are shuffled, and the host starts.

use tabletop::{BySeat, Chance, Log, Row, Seats, Switch, mark};

use crate::event::Event;
use crate::rules;
use crate::setup::Setup;
use crate::state::{Hedgehog, MOST_APPLES, NewGame};

/// A new deal at its first decision.
pub(crate) fn deal(setup: &Setup, mut chance: Chance, log: &mut Log<Event>) -> NewGame {
    mark!(rules::NEW_2, rules::NEW_3);
    let mut tree: Row<_, MOST_APPLES> = setup.edition.apples().collect();
    chance.shuffle(&mut tree);
    let mut state = NewGame {
        setup: setup.clone(),
        tree,
        hedgehogs: BySeat::from_fn(setup.n_seats, |_| Hedgehog::default()),
        turn: Some(setup.host),
    };
    log.push(|| Event::TreeFilled {
        apples: setup.edition.n_apples(),
    });
    if setup.options.first_apple == Switch::On {
        mark!(rules::NEW_9);
        for seat in Seats::all(setup.n_seats).iter() {
            state.gather(seat, log);
        }
    }
    state
}
