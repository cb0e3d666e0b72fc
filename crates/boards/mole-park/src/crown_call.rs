//! Answers the crown call automatically for a viewer who cannot reach the crown.

use leptos::prelude::*;
use mole_park::{Crown, Phase, table};

use crate::Desk;
use crate::Scene;
use crate::words;
use board::browser;

/// The key under which the browser stores whether the viewer wants to be asked every round.
const KEPT: &str = "menagerie.mole-park.always-ask";

/// Passes for the viewer in the first window of a round in which the crown is out of reach, unless
/// they want to be asked every round.
///
/// "Out of reach" uses public facts only, so a quick answer reveals nothing about the hand. Once
/// somebody has announced, everybody is asked.
#[derive(Clone, Copy)]
pub(crate) struct Call {
    always: RwSignal<bool>,
}

impl Call {
    /// Call this once for a table.
    pub(crate) fn begin(desk: Desk) -> Self {
        let always = RwSignal::new(browser::kept::<bool>(KEPT).unwrap_or(false));
        let hopeless = Memo::new(move |_| {
            let is_asked = desk.asked.get();
            hopeless_round(&*desk.now().filter(|_| is_asked)?)
        });
        // Only once a round: a viewer who takes the answer back wants to be asked.
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

    /// The box to tick for being asked every round.
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

/// The round, if the viewer is asked about a crown that is out of reach.
fn hopeless_round(scene: &Scene) -> Option<u8> {
    let (view, own) = (scene.view.as_ref()?, scene.own()?);
    let feared = table::feared_total(&scene.setup, view, own)?;
    let is_first = view.phase == Phase::CrownCall { window: 1 };
    (is_first && feared < scene.setup.crown_cost()).then_some(view.round)
}
