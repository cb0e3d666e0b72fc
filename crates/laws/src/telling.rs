//! Laws 4 and 7: recording a log changes nothing, and an event shows a viewer no more than the
//! views do.

use tabletop::{Checked, Game, Log, Viewer};

use crate::evidence::{bytes, difference, faces_up};
use crate::{Broken, Law, Moment, Step};

const LAW: Law = Law::EventsShowNoMoreThanViews;

/// With a silent log the action leads to the same state as with a recording one.
pub fn recording_a_log_changes_nothing<G: Game>(step: &Step<'_, G>) -> Result<(), Broken> {
    let mut silent = step.moment.game.clone();
    silent.apply(Checked::listed(step.seat, step.action), &mut Log::silent());
    if &silent == step.after && bytes(&silent) == bytes(step.after) {
        return Ok(());
    }
    let what = format!(
        "{:?} by {} leads to another state when nobody records it: {}",
        step.action,
        step.seat,
        difference(&silent, step.after)
    );
    Err(step.moment.broken(Law::TellingChangesNothing, what))
}

/// Each card that an event shows a viewer is face up in that viewer's view before or after.
pub fn an_event_shows_no_card_that_the_views_do_not<G: Game>(
    step: &Step<'_, G>,
    viewer: Viewer,
) -> Result<(), Broken> {
    let views = [step.moment.game, step.after].map(|game| game.view(viewer));
    shows_no_more(&step.moment, step.events, viewer, &views)
}

/// The same for the events of dealing.
pub fn dealing_shows_no_card_that_the_view_does_not<G: Game>(
    moment: &Moment<'_, G>,
    events: &[G::Event],
    viewer: Viewer,
) -> Result<(), Broken> {
    shows_no_more(moment, events, viewer, &[moment.game.view(viewer)])
}

fn shows_no_more<G: Game>(
    moment: &Moment<'_, G>,
    events: &[G::Event],
    viewer: Viewer,
    views: &[G::View],
) -> Result<(), Broken> {
    let told = told::<G>(events, viewer);
    let shown = faces_up(&told);
    if shown.is_empty() {
        return Ok(());
    }
    let known = faces_up(&views);
    match shown.difference(&known).next() {
        None => Ok(()),
        Some(card) => {
            let what = format!(
                "{viewer} is told about the card {card}, which is face up in none of their views: {}",
                bytes(&told)
            );
            Err(moment.broken(LAW, what))
        }
    }
}

/// What a viewer is told follows from what they see: if an imagined world looks the same to them
/// before and after the action, they are told the same, to the byte.
pub fn what_is_told_follows_from_the_views<G: Game>(
    step: &Step<'_, G>,
    viewer: Viewer,
    world: &G,
) -> Result<(), Broken> {
    let mut world = world.clone();
    let mut log = Log::recording();
    // If the action is not allowed or looks different, the viewer can tell the worlds apart.
    if world.play(step.seat, step.action, &mut log).is_err() {
        return Ok(());
    }
    if bytes(&world.view(viewer)) != bytes(&step.after.view(viewer)) {
        return Ok(());
    }
    let ours = told::<G>(step.events, viewer);
    let theirs = told::<G>(log.events(), viewer);
    if bytes(&ours) == bytes(&theirs) {
        return Ok(());
    }
    let what = format!(
        "after {:?} by {}, the events tell {viewer} two worlds apart that look the same: {}",
        step.action,
        step.seat,
        difference(&theirs, &ours)
    );
    Err(step.moment.broken(LAW, what))
}

/// The events as a viewer saw them.
pub(crate) fn told<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events
        .iter()
        .filter_map(|event| G::redact(event, viewer))
        .collect()
}
