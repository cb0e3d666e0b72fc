//! Taking back by knowledge: who has learnt something from an action.

use serde::Serialize;

use crate::{Chance, Checked, Game, Log, Seat, Seats, Viewer};

/// How many worlds are tried for each seat. What one world in thirty-two would show is overlooked
/// less than once in fifty times; what one in two would show, never.
const WORLDS: usize = 128;

/// The seats that learnt something when `seat` did `action` in `before`: an action is free to be
/// taken back while this is empty for it and for everything played since.
///
/// A seat learns nothing when all it sees could have come about in every world it could have
/// imagined before: for the one who acted by the same action, for the others by anything the one
/// who acted might have done there. So a card sealed face down teaches nobody, and a card turned
/// up teaches whoever did not know it. This is computed from views and events, and no game says by
/// hand what may be undone.
pub fn learnt<G: Game>(
    setup: &G::Setup,
    before: &G,
    seat: Seat,
    action: &G::Action,
    luck: &mut Chance,
) -> Seats {
    let learns = |viewer: &Seat| has_learnt(setup, before, (seat, action), *viewer, luck);
    before.seats().iter().filter(learns).collect()
}

/// Whether `viewer` learnt something when a seat did something in `before`: [`learnt`] for one seat,
/// for whoever has to watch how much work it is.
pub fn has_learnt<G: Game>(
    setup: &G::Setup,
    before: &G,
    (seat, action): (Seat, &G::Action),
    viewer: Seat,
    luck: &mut Chance,
) -> bool {
    let mut choices = Vec::new();
    let sees = Viewer::Seat(viewer);
    let view = before.view(sees);
    let seen = look(before, seat, action, sees);
    (0..WORLDS).any(|_| {
        let world = G::imagine(setup, &view, luck.fork());
        if world.check(seat, action).is_ok() && look(&world, seat, action, sees) == seen {
            return false;
        }
        world.list_choices(seat, &mut choices);
        let mut others = choices.iter().filter(|other| *other != action);
        viewer == seat || !others.any(|other| look(&world, seat, other, sees) == seen)
    })
}

/// What a viewer sees of an action and after it, as bytes: two values that are equal and yet
/// written differently do not look the same.
fn look<G: Game>(world: &G, seat: Seat, action: &G::Action, viewer: Viewer) -> Vec<u8> {
    let mut after = world.clone();
    let mut log = Log::recording();
    after.apply(Checked::listed(seat, action), &mut log);
    let told = log.events().iter();
    let told: Vec<G::Event> = told.filter_map(|event| G::redact(event, viewer)).collect();
    json(&(after.view(viewer), told))
}

fn json<T: Serialize>(value: &T) -> Vec<u8> {
    serde_json::to_vec(value).expect("types of the table have JSON")
}
