//! Laws 3 and 10: saving, loading and replaying give the same deal, and equal states give equal
//! bytes, however they were reached.

use std::fmt::Debug;

use serde::Serialize;
use serde::de::DeserializeOwned;
use tabletop::{Checked, Game, Log, Record, Viewer};

use crate::deal::Deal;
use crate::evidence::{bytes, difference};
use crate::{Broken, Law, Moment, Step};

const LAW: Law = Law::NothingIsLostOnDisk;

/// A state and each of its views are the same after saving and loading.
pub fn saving_and_loading_give_the_same_state<G: Game>(
    moment: &Moment<'_, G>,
) -> Result<(), Broken> {
    let copy = reload(moment, "the state", moment.game)?;
    for viewer in moment.viewers() {
        let view = moment.game.view(viewer);
        reload(moment, "a view", &view)?;
        equal_states_look_alike(moment, &copy, viewer, &view)?;
    }
    for seat in moment.game.seats().iter() {
        let choices = moment.game.choices(seat);
        reload(moment, "a list of choices", &choices)?;
        if bytes(&copy.choices(seat)) != bytes(&choices) {
            let what = format!("a loaded copy offers {seat} different choices from the original");
            return Err(moment.broken(Law::EqualStatesHaveEqualBytes, what));
        }
    }
    Ok(())
}

fn reload<G: Game, T: Debug + Eq + Serialize + DeserializeOwned>(
    moment: &Moment<'_, G>,
    which: &str,
    value: &T,
) -> Result<T, Broken> {
    let saved = bytes(value);
    let loaded: T = serde_json::from_str(&saved).map_err(|error| {
        moment.broken(
            LAW,
            format!("{which} cannot be loaded from its bytes: {error}"),
        )
    })?;
    if &loaded != value {
        // A field that was never written does not show up in JSON, so the debug form is printed.
        let what = format!("{which} is different after loading: {loaded:?}, not {value:?}");
        return Err(moment.broken(LAW, what));
    }
    if bytes(&loaded) != saved {
        let what = format!(
            "{which} has different bytes after loading: {}",
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
        "{viewer} sees a different table in a loaded copy: {}",
        difference(&theirs, view)
    );
    Err(moment.broken(Law::EqualStatesHaveEqualBytes, what))
}

/// The same action from the same state always leads to the same state.
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
        "{:?} by {} leads to another state when it is done again: {}",
        step.action,
        step.seat,
        difference(&again, step.after)
    );
    Err(step.moment.broken(LAW, what))
}

/// An action has the same effects and events in a copy that was saved and loaded.
pub fn a_loaded_copy_plays_on_alike<G: Game>(step: &Step<'_, G>) -> Result<(), Broken> {
    let moment = &step.moment;
    let law = Law::EqualStatesHaveEqualBytes;
    let mut copy = reload(moment, "the state", moment.game)?;
    reload(moment, "an action", step.action)?;
    for event in step.events {
        reload(moment, "an event", event)?;
    }
    let mut log = Log::recording();
    copy.apply(Checked::listed(step.seat, step.action), &mut log);
    if &copy != step.after || bytes(&copy) != bytes(step.after) {
        let what = format!(
            "{:?} by {} leads to another state in a loaded copy: {}",
            step.action,
            step.seat,
            difference(&copy, step.after)
        );
        return Err(moment.broken(law, what));
    }
    if bytes(&log.events()) != bytes(&step.events) {
        let what = format!(
            "{:?} by {} has other events in a loaded copy: {}",
            step.action,
            step.seat,
            difference(&log.events(), &step.events)
        );
        return Err(moment.broken(law, what));
    }
    Ok(())
}

/// Setup, secret and actions are the whole story: the record of a finished deal can be read from
/// its text, leads to the same state with the same events, and proves what it claims.
pub(crate) fn a_record_is_the_whole_story<G: Game>(deal: &Deal<'_, G>) -> Result<(), Broken> {
    let moment = deal.moment();
    reload(&moment, "the setup", moment.setup)?;
    let record = deal.record();
    let text = record.to_text();
    let read = Record::<G>::parse(&text)
        .map_err(|error| moment.broken(LAW, format!("the record cannot be read: {error}")))?;
    if read != record || read.to_text() != text {
        return Err(moment.broken(LAW, "the record is different when it is read again"));
    }
    let replay = read
        .replay(deal.secret(), read.plays.len())
        .map_err(|error| moment.broken(LAW, format!("the record does not replay: {error}")))?;
    if replay.state != deal.game || bytes(&replay.state) != bytes(&deal.game) {
        let what = format!(
            "the same setup, seed and actions lead to another state: {}",
            difference(&replay.state, &deal.game)
        );
        return Err(moment.broken(LAW, what));
    }
    if bytes(&replay.chapters) != bytes(&deal.chapters) {
        let what = format!(
            "the same deal has other events when it is replayed: {}",
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
