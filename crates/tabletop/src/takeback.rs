//! Taking back by knowledge: who has learnt something from an action.

use crate::{Chance, Game, Log, Seat, Seats, Viewer};

/// How many worlds are tried for each seat. Something hidden that could be one of two things, both
/// equally likely, is overlooked once in four thousand million times.
const WORLDS: usize = 32;

/// The seats that learnt something when `seat` did `action` in `before`: an action is free to be
/// taken back while this is empty for it and for everything played since.
///
/// A seat learns nothing when all it sees follows from what it saw before and from the action
/// itself: in every world it could have imagined, the action was allowed and would have looked the
/// same. So this is computed from views and events, and no game says by hand what may be undone.
pub fn learnt<G: Game>(
    setup: &G::Setup,
    before: &G,
    seat: Seat,
    action: &G::Action,
    luck: &mut Chance,
) -> Seats {
    let mut after = before.clone();
    let mut log = Log::recording();
    after.apply(seat, action, &mut log);
    let mut learners = Seats::NONE;
    for viewer in before.seats().iter() {
        let sees = Viewer::Seat(viewer);
        let view_before = before.view(sees);
        let view_after = after.view(sees);
        let told = redacted::<G>(&log, sees);
        let learns = (0..WORLDS).any(|_| {
            let mut world = G::imagine(setup, &view_before, luck.fork());
            let mut log = Log::recording();
            // A world in which it was not allowed is one the viewer can rule out now.
            world.play(seat, action, &mut log).is_err()
                || world.view(sees) != view_after
                || redacted::<G>(&log, sees) != told
        });
        if learns {
            learners = learners.with(viewer);
        }
    }
    learners
}

fn redacted<G: Game>(log: &Log<G::Event>, viewer: Viewer) -> Vec<G::Event> {
    log.events()
        .iter()
        .filter_map(|event| G::redact(event, viewer))
        .collect()
}
