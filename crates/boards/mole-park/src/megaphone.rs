//! King Mole's megaphone: the signal in King Mole's own words, or by itself after a short wait.

use board::drawn;
use leptos::prelude::*;
use mole_park::{Phase, Rolling, Signal as Words};

use super::{art, spots};
use crate::Desk;
use crate::Scene;
use crate::words;
use board::browser;

/// How long the signal still waits for King Mole (MOLE-R24).
///
/// At a table with a clock, the table itself gives the signal when time is up. At a table without
/// one, King Mole's own screen does, unless King Mole has begun to write.
#[derive(Clone, Copy)]
pub(crate) struct Wait {
    /// The seconds left by the table's clock.
    by_table: Signal<Option<u64>>,
    /// Until when this screen waits, by its own clock.
    until: RwSignal<Option<u64>>,
    /// The current time, updated now and then.
    now: RwSignal<u64>,
}

/// Which signal this screen has to give, if any.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Asked {
    round: u8,
    phase: Phase,
    seconds: u8,
}

impl Wait {
    /// Call this once for a table: it checks the time as long as the page lives.
    pub(crate) fn begin(desk: Desk) -> Self {
        let wait = Self {
            by_table: desk.seconds_until(|clock| Some(clock.shared.as_ref()?.until)),
            until: RwSignal::new(None),
            now: RwSignal::new(browser::now()),
        };
        let asked = Memo::new(move |_| asked(desk));
        Effect::new(move |_| {
            let end = |asked: Asked| browser::now() + u64::from(asked.seconds) * 1000;
            wait.until.set(asked.get().map(end));
        });
        browser::every(250, move || wait.tick(desk));
        wait
    }

    /// Gives the signal when it is time. The page outlives the table, so there may be nothing to do.
    fn tick(self, desk: Desk) {
        let now = browser::now();
        let Some(until) = self.until.try_get_untracked().flatten() else {
            return;
        };
        let _ = self.now.try_set(now);
        if until <= now && self.by_table.try_get_untracked().flatten().is_none() {
            self.until.set(None);
            desk.act(&Rolling::SayGo { text: None }.into());
        }
    }

    /// The seconds left, by the table's clock or this screen's.
    fn left(self) -> Option<u64> {
        let own = self.until.get();
        let own = own.map(|until| until.saturating_sub(self.now.get()).div_ceil(1000));
        self.by_table.get().or(own)
    }
}

fn asked(desk: Desk) -> Option<Asked> {
    let is_asked = desk.asked.get();
    let scene = desk.now().filter(|_| is_asked)?;
    let view = scene.view.as_ref()?;
    let is_go = matches!(view.phase, Phase::Go | Phase::ShowdownGo);
    is_go.then_some(Asked {
        round: view.round,
        phase: view.phase,
        seconds: scene.setup.options.go_wait,
    })
}

/// The megaphone.
pub(crate) fn megaphone(desk: Desk, scene: &Scene, wait: Wait) -> AnyView {
    let usual = scene.setup.options.go_text.clone();
    let said = RwSignal::new(usual.clone());
    let say = move |_| {
        let text = said.get_untracked();
        let own = (text != usual && !text.trim().is_empty()).then_some(text);
        let text = own.and_then(|text| Words::from(&text).ok());
        wait.until.set(None);
        desk.act(&Rolling::SayGo { text }.into());
    };
    let write = move |event| {
        // A player who writes is not hurried by their own screen.
        wait.until.set(None);
        said.set(event_target_value(&event));
    };
    let left = move || wait.left().map(words::signal_comes);
    view! {
        <section class="tent megaphone" aria-label=words::SIGNAL>
            <span class="horn" aria-hidden="true">{drawn(art::picture("horn"))}</span>
            <input type="text" maxlength="30" aria-label=words::SIGNAL prop:value=move || said.get() on:input=write/>
            <button class="choice big pressable" data-spot=spots::GO on:click=say>{words::SAY_IT}</button>
            <p class="by-itself">{left}</p>
        </section>
    }
    .into_any()
}
