//! The crown call, answered for whoever cannot reach the crown anyway.

use leptos::prelude::*;
use mole_park::{Crown, Phase, table};

use crate::Desk;
use crate::Scene;
use crate::words;
use board::browser;

/// Whether somebody wants to be asked every round, as the browser keeps it.
const KEPT: &str = "menagerie.mole-park.always-ask";

/// Says no for the viewer in the first window of a round whose crown is out of reach, and keeps
/// whether they want that.
///
/// Out of reach is what everybody can see to be: how fast this answer comes betrays no mole. Once
/// somebody has announced, everybody is asked: that is a moment not to be missed.
#[derive(Clone, Copy)]
pub(crate) struct Call {
    always: RwSignal<bool>,
}

impl Call {
    /// To be called once for a table.
    pub(crate) fn begin(desk: Desk) -> Self {
        let always = RwSignal::new(browser::kept::<bool>(KEPT).unwrap_or(false));
        let hopeless = Memo::new(move |_| {
            let is_asked = desk.asked.get();
            hopeless_round(&*desk.now().filter(|_| is_asked)?)
        });
        // Once a round: whoever takes it back wants to be asked.
        let answered = StoredValue::new(None);
        Effect::new(move |_| {
            let round = hopeless.get();
            if round.is_some() && round != answered.get_value() && !always.get() {
                answered.set_value(round);
                desk.act(&Crown::PassCrown.into());
            }
        });
        Self { always }
    }

    /// A box to tick, for whoever wants to be asked.
    pub(crate) fn tick_box(self) -> AnyView {
        let tick = move |event| {
            let always = event_target_checked(&event);
            let _ = browser::keep(KEPT, &always);
            self.always.set(always);
        };
        view! {
            <label class="ask-me" title=words::ASK_ALWAYS_WHY>
                <input type="checkbox" prop:checked=move || self.always.get() on:change=tick/>{words::ASK_ALWAYS}
            </label>
        }
        .into_any()
    }
}

/// The round, if it is asked about a crown that is out of reach.
fn hopeless_round(scene: &Scene) -> Option<u8> {
    let (view, own) = (scene.view.as_ref()?, scene.own()?);
    let feared = table::feared_total(&scene.setup, view, own)?;
    let is_first = view.phase == Phase::CrownCall { window: 1 };
    (is_first && feared < scene.setup.crown_cost()).then_some(view.round)
}
