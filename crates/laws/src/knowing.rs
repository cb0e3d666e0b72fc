//! Law 5: worlds that a viewer cannot tell apart give that viewer the same answers.

use tabletop::{Game, Seat, Viewer};

use crate::evidence::{bytes, difference};
use crate::{Broken, Law, Moment};

const LAW: Law = Law::AViewIsAllAViewerKnows;

/// A world imagined from a view looks the same to that viewer, to the byte. The same seats may act
/// and are awaited. The glass and the outcome, which are public, are the same, and so are the
/// viewer's own choices, lapse and refusals.
pub fn a_view_is_all_a_viewer_knows<G: Game>(
    moment: &Moment<'_, G>,
    viewer: Viewer,
    world: &G,
    pool: &[G::Action],
) -> Result<(), Broken> {
    let game = moment.game;
    let (view, imagined) = (game.view(viewer), world.view(viewer));
    if imagined != view || bytes(&imagined) != bytes(&view) {
        let what = format!(
            "the world that {viewer} imagines does not look like this one to them: {}",
            difference(&imagined, &view)
        );
        return Err(moment.broken(LAW, what));
    }
    if world.seats() != game.seats() {
        let what = format!(
            "{viewer} imagines a table with the seats {:?}",
            world.seats()
        );
        return Err(moment.broken(LAW, what));
    }
    if (world.to_act(), world.awaited()) != (game.to_act(), game.awaited()) {
        let what = format!(
            "who may act and who is awaited is public: {:?} and {:?}, but {viewer} imagines {:?} and \
             {:?}",
            game.to_act(),
            game.awaited(),
            world.to_act(),
            world.awaited()
        );
        return Err(moment.broken(LAW, what));
    }
    if world.glass() != game.glass() {
        let what = format!(
            "the glass is public: {:?}, but {viewer} imagines {:?}",
            game.glass(),
            world.glass()
        );
        return Err(moment.broken(LAW, what));
    }
    if world.outcome() != game.outcome() {
        let what = format!(
            "the outcome is public: {:?}, but {viewer} imagines {:?}",
            game.outcome(),
            world.outcome()
        );
        return Err(moment.broken(LAW, what));
    }
    match viewer {
        Viewer::Spectator => Ok(()),
        Viewer::Seat(seat) => own_answers_follow_from_the_view(moment, seat, world, pool),
    }
}

fn own_answers_follow_from_the_view<G: Game>(
    moment: &Moment<'_, G>,
    seat: Seat,
    world: &G,
    pool: &[G::Action],
) -> Result<(), Broken> {
    let game = moment.game;
    let (choices, imagined) = (game.choices(seat), world.choices(seat));
    if imagined != choices || bytes(&imagined) != bytes(&choices) {
        let what = format!(
            "the choices of {seat} and their order must follow from its view: {}",
            difference(&imagined, &choices)
        );
        return Err(moment.broken(LAW, what));
    }
    if game.awaited().contains(seat) && world.lapse(seat) != game.lapse(seat) {
        let what = format!(
            "the lapse of {seat} must follow from its view: it is {:?}, but {:?} in a world that \
             looks the same",
            game.lapse(seat),
            world.lapse(seat)
        );
        return Err(moment.broken(LAW, what));
    }
    for action in pool.iter().chain(&choices) {
        let (answer, imagined) = (game.allows(seat, action), world.allows(seat, action));
        if answer != imagined {
            let what = format!(
                "the answer to {action:?} by {seat} must follow from its view: it is {answer:?}, \
                 but {imagined:?} in a world that looks the same"
            );
            return Err(moment.broken(LAW, what));
        }
    }
    Ok(())
}
