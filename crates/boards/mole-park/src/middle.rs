//! The middle of the table: stalls above, holes below, the strength tester beside them.

use leptos::prelude::*;
use mole_park::Phase;

use super::crown_call::Call;
use super::hill::Opened;
use super::megaphone::Wait;
use super::{arena, lawn, stalls, tent, tester};
use crate::Desk;

/// The fairground.
pub(crate) fn middle(desk: Desk) -> AnyView {
    let (wait, call, hill) = (Wait::begin(desk), Call::begin(desk), Opened::begin());
    let asks_day = tent::asks_day(desk);
    let above = move || {
        let scene = desk.shown()?;
        let view = scene.view.as_ref()?;
        Some(match (&view.showdown, view.phase) {
            (Some(showdown), _) => arena::arena(&scene, view, showdown),
            (None, Phase::Over { ending, reigned }) => {
                arena::coronation(&scene, view, ending, reigned)
            }
            (None, _) => stalls::stalls(desk, &scene, view),
        })
    };
    let below = move || {
        let scene = desk.shown()?;
        let view = scene.view.as_ref()?;
        Some(lawn::lawn(desk, &scene, view, call, hill))
    };
    let beside = move || {
        let scene = desk.shown()?;
        let view = scene.view.as_ref()?;
        Some(tester::tester(&scene, view))
    };
    let over = move || {
        let scene = desk.shown()?;
        let view = scene.view.as_ref()?;
        Some(tent::tent(desk, &scene, view, wait))
    };
    view! {
        <div class="fair">
            <div class="bunting" aria-hidden="true"></div>
            {above} {below} {beside} {over}
            {move || asks_day.get().map(|king| tent::day(desk, &king))}
            {move || hill.sheet(desk)}
        </div>
    }
    .into_any()
}
