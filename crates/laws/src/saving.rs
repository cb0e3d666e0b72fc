//! Laws 3 and 10: saving, loading and replaying give the same deal, and equal states give equal
//! bytes, whichever way they were reached.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::{Checked, Game, Log, Record, Viewer};

use crate::deal::Deal;
use crate::evidence::{bytes, difference};
use crate::{Broken, Law, Moment, Step};

const LAW: Law = Law::NothingIsLostOnDisk;

/// A state, and each of its views, comes back from its bytes as it was.
pub fn saving_and_loading_give_the_same_state<G: Game>(
    moment: &Moment<'_, G>,
) -> Result<(), Broken> {
    let copy = comes_back(moment, "the state", moment.game)?;
    for viewer in moment.viewers() {
        let view = moment.game.view(viewer);
        comes_back(moment, "a view", &view)?;
        equal_states_look_alike(moment, &copy, viewer, &view)?;
    }
    for seat in moment.game.seats().iter() {
        let choices = moment.game.choices(seat);
        comes_back(moment, "a list of choices", &choices)?;
        if bytes(&copy.choices(seat)) != bytes(&choices) {
            let what = format!("a loaded copy offers {seat} other choices than the original");
            return Err(moment.broken(Law::EqualStatesHaveEqualBytes, what));
        }
    }
    Ok(())
}

fn comes_back<G: Game, T: Debug + Eq + Serialize + DeserializeOwned>(
    moment: &Moment<'_, G>,
    which: &str,
    value: &T,
) -> Result<T, Broken> {
    let saved = bytes(value);
    let loaded: T = serde_json::from_str(&saved).map_err(|error| {
        moment.broken(
            LAW,
            format!("{which} does not come back from its bytes: {error}"),
        )
    })?;
    if &loaded != value {
        // What was never written shows in no tree of JSON; it is shown as the debugger does.
        let what = format!("{which} comes back another: {loaded:?}, not {value:?}");
        return Err(moment.broken(LAW, what));
    }
    if bytes(&loaded) != saved {
        let what = format!(
            "{which} comes back with other bytes: {}",
            difference(&loaded, value)
        );
        return Err(moment.broken(LAW, what));
    }
    Ok(loaded)
}

fn equal_states_look_alike<G: Game>(
    moment: &Moment<'_, G>,
    copy: &G,
    viewer: Viewer,
    view: &G::View,
) -> Result<(), Broken> {
    let theirs = copy.view(viewer);
    if bytes(&theirs) == bytes(view) {
        return Ok(());
    }
    let what = format!(
        "{viewer} sees another table in a loaded copy: {}",
        difference(&theirs, view)
    );
    Err(moment.broken(Law::EqualStatesHaveEqualBytes, what))
}

/// The same action from the same state leads to the same state, whenever it is done.
pub fn the_same_action_leads_to_the_same_state<G: Game>(step: &Step<'_, G>) -> Result<(), Broken> {
    let mut again = step.moment.game.clone();
    again.apply(
        Checked::listed(step.seat, step.action),
        &mut Log::recording(),
    );
    if &again == step.after && bytes(&again) == bytes(step.after) {
        return Ok(());
    }
    let what = format!(
        "{:?} by {} leads elsewhere when it is done again: {}",
        step.action,
        step.seat,
        difference(&again, step.after)
    );
    Err(step.moment.broken(LAW, what))
}

/// An action does the same, and tells the same, in a copy that was saved and loaded.
pub fn a_loaded_copy_plays_on_alike<G: Game>(step: &Step<'_, G>) -> Result<(), Broken> {
    let moment = &step.moment;
    let law = Law::EqualStatesHaveEqualBytes;
    let mut copy = comes_back(moment, "the state", moment.game)?;
    comes_back(moment, "an action", step.action)?;
    for event in step.events {
        comes_back(moment, "an event", event)?;
    }
    let mut log = Log::recording();
    copy.apply(Checked::listed(step.seat, step.action), &mut log);
    if &copy != step.after || bytes(&copy) != bytes(step.after) {
        let what = format!(
            "{:?} by {} leads a loaded copy elsewhere: {}",
            step.action,
            step.seat,
            difference(&copy, step.after)
        );
        return Err(moment.broken(law, what));
    }
    if bytes(&log.events()) != bytes(&step.events) {
        let what = format!(
            "{:?} by {} is told otherwise in a loaded copy: {}",
            step.action,
            step.seat,
            difference(&log.events(), &step.events)
        );
        return Err(moment.broken(law, what));
    }
    Ok(())
}

/// Setup, secret and actions are the whole story: the record of a finished deal comes back from
/// its text, leads to the same state and tells the same, and proves what it claims.
pub(crate) fn a_record_is_the_whole_story<G: Game>(deal: &Deal<'_, G>) -> Result<(), Broken> {
    let moment = deal.moment();
    comes_back(&moment, "the setup", moment.setup)?;
    let record = deal.record();
    let text = record.to_text();
    let read = Record::<G>::parse(&text)
        .map_err(|error| moment.broken(LAW, format!("the record is not read: {error}")))?;
    if read != record || read.to_text() != text {
        return Err(moment.broken(LAW, "the record comes back from its text another"));
    }
    let replay = read
        .replay(deal.secret(), read.plays.len())
        .map_err(|error| moment.broken(LAW, format!("the record does not replay: {error}")))?;
    if replay.state != deal.game || bytes(&replay.state) != bytes(&deal.game) {
        let what = format!(
            "the same setup, seed and actions lead elsewhere: {}",
            difference(&replay.state, &deal.game)
        );
        return Err(moment.broken(LAW, what));
    }
    if bytes(&replay.chapters) != bytes(&deal.chapters) {
        let what = format!(
            "the same deal is told otherwise when it is replayed: {}",
            difference(&replay.chapters, &deal.chapters)
        );
        return Err(moment.broken(LAW, what));
    }
    if record.closing.is_some() {
        read.verify()
            .map_err(|error| moment.broken(LAW, format!("the record does not verify: {error}")))?;
    }
    Ok(())
}
