//! Taking back depends on knowledge: who has learnt something from an action.

use serde::Serialize;

use crate::{Chance, Checked, Game, Log, Seat, Seats, Viewer};

/// How many worlds are tried for each seat. A difference that shows in one world in thirty-two is
/// missed less than once in fifty times; one that shows in every other world, never.
const WORLDS: usize = 128;

/// The seats that learnt something when `seat` did `action` in `before`. An action can be taken
/// back freely while this is empty for it and for everything played since.
///
/// A seat learns nothing if everything it sees could have happened in every world it could have
/// imagined before: for the seat that acted, by the same action; for the others, by anything that
/// seat could have done there. So a card sealed face down teaches nobody anything, and a card
/// turned up teaches everybody who did not know it. This is computed from views and events; no game
/// says by hand what may be undone.
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

/// Whether `viewer` learnt something when a seat acted in `before`: [`learnt`] for one seat, for
/// callers that must limit the work they do at once.
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

/// What a viewer sees of an action and after it, as bytes: values that are equal but written
/// differently count as different.
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
