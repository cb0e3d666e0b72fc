//! Imagining: a full state in which a viewer would see exactly what they see.

use tabletop::{BySeat, Chance, Face, Row};

use crate::setup::Setup;
use crate::state::{Apple, Hedgehog, Mood, NewGame, weight};
use crate::view::View;

/// Draws what the viewer does not know from `luck`.
pub(crate) fn imagine(setup: &Setup, view: &View, mut luck: Chance) -> NewGame {
    let mut unseen = unseen(setup, view);
    let hedgehogs = BySeat::from_fn(setup.n_seats, |seat| {
        let seen = &view.hedgehogs[seat];
        let n_hidden = seen.hand.iter().filter(|apple| !apple.is_up()).count();
        let rest = unseen.len() - n_hidden;
        // A hedgehog that did not roll over cannot carry too much. A hundred tries nearly always find such
        // a hand; if not, a slightly wrong world does little harm.
        for _ in 0..100 {
            luck.shuffle(&mut unseen);
            let is_possible = weight(&unseen[rest..]) <= setup.edition.limit.into();
            if n_hidden == 0 || is_possible || seen.mood == Mood::RolledOver {
                break;
            }
        }
        let mut hidden = unseen.split_off(rest).into_iter();
        let hand = seen.hand.iter().map(|apple| match apple {
            Face::Up(known) => *known,
            Face::Down => hidden.next().expect("there is one for each hidden apple"),
        });
        Hedgehog {
            hand: hand.collect(),
            mood: seen.mood,
        }
    });
    luck.shuffle(&mut unseen);
    NewGame {
        setup: setup.clone(),
        tree: unseen.into_iter().collect::<Row<_, _>>(),
        hedgehogs,
        turn: view.turn,
    }
}

/// The apples that the viewer has not seen, on the tree and in other hands.
pub(crate) fn unseen(setup: &Setup, view: &View) -> Vec<Apple> {
    let mut apples: Vec<Apple> = setup.edition.apples().collect();
    let hands = view.hedgehogs.iter().flat_map(|seen| &seen.hand);
    for known in hands.filter_map(|apple| apple.up()) {
        let place = apples.iter().position(|&apple| apple == known);
        apples.swap_remove(place.expect("a seen apple is in the edition"));
    }
    apples
}
