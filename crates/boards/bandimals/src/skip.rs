//! A question with only one answer is not asked: the page gives the answer by itself after a pause. The
//! pause is always the same, so that others cannot tell that there was nothing to decide.

use bandimals::{Action, Halt, Turn, Unasked};
use leptos::prelude::*;

use crate::Desk;
use board::browser;

/// How long the page waits, in milliseconds.
const PAUSE: u64 = 700;
/// How often it checks whether it has waited long enough, in milliseconds.
const GLANCE: i32 = 100;

/// The only answer, with the number of the turn and of cards on the discard pile.
type Only = (Action, u16, usize);

/// Starts the timer. Call it once for each table; it runs for as long as the page lives.
pub(crate) fn begin(desk: Desk) {
    let only = Memo::new(move |_| only(desk));
    let due = RwSignal::new(None::<(Only, u64)>);
    let given = StoredValue::new(None::<Only>);
    Effect::new(move |_| {
        // If the viewer has taken the answer back, it is not given a second time.
        let only = only
            .get()
            .filter(|only| given.get_value().as_ref() != Some(only));
        due.set(only.map(|only| (only, browser::now() + PAUSE)));
    });
    browser::every(GLANCE, move || {
        // The page may outlive the table; then there is nothing to do.
        let Some((only, until)) = due.try_get_untracked().flatten() else {
            return;
        };
        if until <= browser::now() {
            due.set(None);
            given.set_value(Some(only.clone()));
            desk.act(&only.0);
        }
    });
}

/// The viewer's answer, if there is only one. `None` while the device is being handed on, or while an
/// earlier moment is shown.
fn only(desk: Desk) -> Option<Only> {
    let may = desk.asked.get() && desk.curtain.with(Option::is_none) && !desk.big.get();
    let scene = desk.now().filter(|_| may)?;
    let open = &scene.view.as_ref()?.open;
    let concede = Action::Unasked(Unasked::Concede);
    let mut choices = scene.choices.iter().filter(|it| **it != concede);
    let first = choices.next().filter(|_| choices.next().is_none())?;
    let is_skip = matches!(
        first,
        Action::Turn(Turn::DoneBand | Turn::SkipSpecial) | Action::Halt(Halt::SkipBandHalt)
    );
    is_skip.then(|| (first.clone(), open.chronicle.turns, open.discard.len()))
}
