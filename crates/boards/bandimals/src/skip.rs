//! A question with one answer is not asked (section 5 of the catalogue): the screen gives the answer
//! by itself after a pause, which is always the same and hides from others that there was nothing to
//! decide.

use bandimals::{Action, Halt, Turn, Unasked};
use leptos::prelude::*;

use crate::Desk;
use board::browser;

/// So long the screen waits, in milliseconds.
const PAUSE: u64 = 700;
/// So often it looks whether it has waited long enough.
const GLANCE: i32 = 100;

/// The only answer there is, in which turn and with how many cards on the table.
type Only = (Action, u16, usize);

/// To be called once for a table: it looks at the time for as long as the page lives.
pub(crate) fn begin(desk: Desk) {
    let only = Memo::new(move |_| only(desk));
    let due = RwSignal::new(None::<(Only, u64)>);
    let given = StoredValue::new(None::<Only>);
    Effect::new(move |_| {
        // Whoever has taken it back is not hurried on a second time.
        let only = only
            .get()
            .filter(|only| given.get_value().as_ref() != Some(only));
        due.set(only.map(|only| (only, browser::now() + PAUSE)));
    });
    browser::every(GLANCE, move || {
        // The page outlives the table: then nothing is to be done.
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

/// What whoever looks has to answer, where it is all that can be: not while the device is handed on,
/// nor while an earlier moment is looked at.
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
