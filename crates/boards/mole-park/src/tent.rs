//! What covers the lawn before the first round: the tent with the colours, and the question about fairs.

use board::drawn;
use js_sys::Date;
use leptos::prelude::*;
use mole_park::{Action, Colour, KingSelection, Phase, SetUp, View, Visit};

use super::megaphone::{self, Wait};
use super::{art, key, spots};
use crate::Desk;
use crate::Scene;
use crate::words;

/// The tent or the megaphone, in phases that have one.
pub(crate) fn tent(desk: Desk, scene: &Scene, view: &View, wait: Wait) -> AnyView {
    match view.phase {
        Phase::Colours => colours(desk, scene, view),
        // `day` asks this.
        Phase::King if desk.is_asked(scene) && asks_visits(scene) => ().into_any(),
        Phase::King => {
            let king = scene.setup.options.king_title.clone();
            let title = words::find_king(&king);
            view! {
                <section class="tent" aria-label=title.clone()>
                    <h2>{title.clone()}</h2>
                    <p>{king} " " {words::KING}</p>
                    <span class="big-crown" aria-hidden="true">{drawn(art::picture("crown"))}</span>
                </section>
            }
            .into_any()
        }
        Phase::Go | Phase::ShowdownGo if desk.is_asked(scene) => {
            megaphone::megaphone(desk, scene, wait)
        }
        Phase::Go
        | Phase::ShowdownGo
        | Phase::CrownCall { .. }
        | Phase::Choose
        | Phase::Reroll { .. }
        | Phase::Discard { .. }
        | Phase::Tie { .. }
        | Phase::Pick { .. }
        | Phase::Keep
        | Phase::CrownTie { .. }
        | Phase::Over { .. } => ().into_any(),
    }
}

/// Eight sets of dice to pick from.
fn colours(desk: Desk, scene: &Scene, view: &View) -> AnyView {
    let taken: Vec<Colour> = view
        .areas
        .by_seat()
        .filter_map(|(_, area)| area.colour)
        .collect();
    let sets = Colour::ALL.map(|colour| {
        let spot = spots::colour(colour);
        let chooses = Action::SetUp(SetUp::ChooseColour { colour });
        let may = desk.is_asked(scene) && scene.choices.contains(&chooses);
        let is_gone = taken.contains(&colour);
        let label = words::colour(colour.name(), colour.symbol());
        view! {
            <button class="set" class:pressable=may class:gone=is_gone disabled=!may data-spot=spot.clone()
                on:click=move |_| desk.act(&SetUp::ChooseColour { colour }.into())>
                <span aria-hidden="true">{drawn(art::token_of(colour))}</span>
                <span>{key::key(desk, scene, &spot)} {label}</span>
            </button>
        }
    });
    view! { <section class="tent" aria-label=words::PICK_COLOUR><h2>{words::PICK_COLOUR}</h2><div class="sets">{sets}</div></section> }
        .into_any()
}

fn asks_visits(scene: &Scene) -> bool {
    scene.setup.king_selection() == KingSelection::ArcadeQuestion
}

/// King Mole's title, while the viewer is asked about fairs. The question is redrawn only when this
/// changes, so that the answers of others do not erase what the viewer is writing.
pub(crate) fn asks_day(desk: Desk) -> Memo<Option<String>> {
    Memo::new(move |_| {
        let scene = desk.shown()?;
        let is_king = scene.view.as_ref()?.phase == Phase::King;
        let asks = is_king && asks_visits(&scene) && desk.is_asked(&scene);
        asks.then(|| scene.setup.options.king_title.clone())
    })
}

/// The question about fairs. Any day up to today is accepted.
pub(crate) fn day(desk: Desk, king: &str) -> AnyView {
    let (day, fault) = (RwSignal::new(String::new()), RwSignal::new(""));
    let tell = move |_| {
        let told = day.get_untracked();
        // Dates as browsers write them sort in the order of time.
        match days_ago(&told) {
            _ if told > today() => fault.set(words::NOT_YET),
            None => fault.set(words::WHICH_DAY),
            Some(days) => desk.act(
                &SetUp::AnswerArcade {
                    visit: Visit::Ago { days },
                }
                .into(),
            ),
        }
    };
    let write = move |event| {
        fault.set("");
        day.set(event_target_value(&event));
    };
    let never = move |_| {
        desk.act(
            &SetUp::AnswerArcade {
                visit: Visit::Never,
            }
            .into(),
        );
    };
    view! {
        <section class="tent" aria-label=words::WHEN>
            <h2>{words::WHEN}</h2>
            <p>{words::when_why(king)}</p>
            <div class="choices">
                <input type="date" aria-label=words::WHEN max=today() prop:value=move || day.get() on:input=write/>
                <button class="choice" on:click=tell>{words::TELL}</button>
                <button class="choice small" on:click=never>{words::NEVER}</button>
            </div>
            <p class="fault" role="alert">{move || fault.get()}</p>
        </section>
    }
    .into_any()
}

/// Today's local date, as browsers write it.
fn today() -> String {
    let now = Date::new_0();
    let (year, month, day) = (now.get_full_year(), now.get_month() + 1, now.get_date());
    format!("{year:04}-{month:02}-{day:02}")
}

/// How many days ago a date was, written as browsers do: `2026-05-01`. The rules have no calendar
/// (MOLE-R81), so the page counts the days.
fn days_ago(day: &str) -> Option<u16> {
    const DAY: f64 = 86_400_000.0;
    // Both are midnights in the same time zone, so there are whole days between them.
    let days = (Date::parse(&today()) - Date::parse(day)) / DAY;
    (0.0..=f64::from(u16::MAX))
        .contains(&days)
        .then_some(days.round() as u16)
}
