//! The middle of the table: the gardens, with a camera that follows the race and can be dragged.

use bark_bark::Phase;
use leptos::ev::{KeyboardEvent, PointerEvent, WheelEvent};
use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlElement};

use super::lens::{Lens, focus, window};
use super::{haggle, land, pads, podium, setting_up, spots};
use crate::Desk;
use crate::words;
use board::Decimal;

/// How far an arrow key moves the camera, in cells.
const NUDGE: f64 = 0.8;
/// The factor of one zoom step.
const CLOSER: f64 = 1.25;

/// A finger or mouse that drags the gardens: where it started, and where it is.
#[derive(Clone, Copy, Debug)]
struct Finger {
    id: i32,
    start: (f64, f64),
    now: (f64, f64),
}

/// The fingers on the gardens, and the camera when the drag began.
#[derive(Clone, Debug, Default)]
struct Grip {
    fingers: Vec<Finger>,
    centre: (f64, f64),
    unit: f64,
    zoom: f64,
}

/// The middle of the table. The camera stays when the table changes.
pub(crate) fn middle(desk: Desk) -> AnyView {
    let lens = RwSignal::new(Lens::default());
    let garden = NodeRef::<Div>::new();
    let grip = StoredValue::new(Grip::default());
    // A viewer who has to decide is shown the place it is about, no matter where they looked.
    Effect::new(move |_| {
        if desk.asked.get() {
            lens.update(|lens| lens.held = None);
        }
    });
    let camera = move || {
        let scene = desk.shown()?;
        let view = scene.view.as_ref()?;
        let (seen, middle) = (
            window(&scene.setup, &view.open),
            focus(&scene.setup, &view.open, scene.own()),
        );
        let lens = lens.get();
        let (x, y) = lens.held.unwrap_or(middle);
        let (columns, rows) = (scene.setup.grid.columns, scene.setup.grid.rows);
        Some(format!(
            "--x0:{};--x1:{};--y0:{};--y1:{};--fx:{};--fy:{};--zoom:{};--least:{};--columns:{columns};--rows:{rows}",
            Decimal(seen.x.0),
            Decimal(seen.x.1),
            Decimal(seen.y.0),
            Decimal(seen.y.1),
            Decimal(x),
            Decimal(y),
            Decimal(lens.zoom),
            i32::from(!lens.whole),
        ))
    };
    let inside = move || {
        let scene = desk.shown()?;
        let view = scene.view.as_ref()?;
        Some(view! { {land::land(&scene, view)} {pads::pads(desk, &scene, view)} })
    };
    let piles = move || {
        let scene = desk.shown()?;
        let view = scene.view.as_ref()?;
        Some(pads::piles(desk, &scene, view))
    };
    let left = desk.seconds_until(|clock| Some(clock.shared.as_ref()?.until));
    let over = move || over(desk, left);
    let take = move |event: PointerEvent| take_hold(desk, garden, grip, lens, &event);
    let drag = move |event: PointerEvent| {
        if let Some(now) = grip
            .try_update_value(|grip| dragged(grip, &event))
            .flatten()
        {
            lens.update(|lens| {
                lens.held = Some(now.0);
                lens.zoom = 1.0;
                lens.closer(now.1);
            });
        }
    };
    let release = move |event: PointerEvent| {
        grip.update_value(|grip| {
            grip.fingers
                .retain(|finger| finger.id != event.pointer_id());
        });
        settle(desk, garden, grip, lens);
    };
    let roll = move |event: WheelEvent| {
        event.prevent_default();
        lens.update(|lens| lens.closer((-event.delta_y() * 0.0015).exp()));
    };
    let press = move |event: KeyboardEvent| key(desk, garden, lens, &event);
    let closer = move |by: f64| move |_| lens.update(|lens| lens.closer(by));
    let whole = move |_| {
        lens.update(|lens| {
            *lens = Lens {
                whole: !lens.whole,
                ..Lens::default()
            }
        });
    };
    view! {
        <div class="gardens">
            <div class="garden" node_ref=garden data-spot=spots::MAP tabindex="0" role="group" aria-label=words::MAP_LABEL
                on:pointerdown=take on:pointermove=drag on:pointerup=release on:pointercancel=release
                on:wheel=roll on:keydown=press>
                <div class="land" style=camera>{inside}</div>
            </div>
            <div class="rail">
            <div class="garden-piles">{piles}</div>
            <div class="lenses">
                <button class="tool" aria-label=words::CLOSER title=words::CLOSER on:click=closer(CLOSER)>"+"</button>
                <button class="tool" aria-label=words::FURTHER title=words::FURTHER on:click=closer(1.0 / CLOSER)>"\u{2212}"</button>
                <button class="tool" aria-label=words::WHOLE title=words::WHOLE aria-pressed=move || lens.with(|lens| lens.whole).to_string()
                    on:click=whole>"\u{2922}"</button>
            </div>
            </div>
            {over}
        </div>
    }
    .into_any()
}

/// What is shown over the gardens: the dressing room, a negotiation, the podium.
fn over(desk: Desk, left: Signal<Option<u64>>) -> Option<AnyView> {
    let scene = desk.shown()?;
    let view = scene.view.as_ref()?;
    Some(match view.open.phase {
        Phase::SetUp | Phase::NamePlacer => setting_up::dressing_room(desk, &scene, view),
        Phase::Move => haggle::round_table(desk, &scene, view, left),
        Phase::Between { end } | Phase::Over { end } => podium::podium(&scene, view, end),
        Phase::PlaceStart | Phase::Secret => ().into_any(),
    })
}

/// The middle of what is visible, in cells, and the width of a cell, in pixels.
fn measured(desk: Desk, garden: NodeRef<Div>) -> Option<((f64, f64), f64)> {
    let garden: HtmlElement = garden.get_untracked()?.unchecked_into();
    let frame = garden.get_bounding_client_rect();
    let land = garden.first_element_child()?.get_bounding_client_rect();
    let columns = desk.now_untracked()?.setup.grid.columns;
    let unit = land.width() / f64::from(columns);
    let x = (frame.left() + frame.width() / 2.0 - land.left()) / unit;
    let y = (frame.top() + frame.height() / 2.0 - land.top()) / unit;
    Some(((x, y), unit))
}

fn take_hold(
    desk: Desk,
    garden: NodeRef<Div>,
    grip: StoredValue<Grip>,
    lens: RwSignal<Lens>,
    event: &PointerEvent,
) {
    let target: Option<Element> = event.target().and_then(|target| target.dyn_into().ok());
    // Buttons are pressed, not dragged.
    if target.is_some_and(|target| matches!(target.closest("button"), Ok(Some(_)))) {
        return;
    }
    let at = (f64::from(event.client_x()), f64::from(event.client_y()));
    let id = event.pointer_id();
    if let Some(garden) = garden.get_untracked() {
        let _ = garden.set_pointer_capture(id);
    }
    grip.update_value(|grip| {
        grip.fingers.push(Finger {
            id,
            start: at,
            now: at,
        });
    });
    settle(desk, garden, grip, lens);
}

/// Begins the drag again from the present camera, because a finger came or went.
fn settle(desk: Desk, garden: NodeRef<Div>, grip: StoredValue<Grip>, lens: RwSignal<Lens>) {
    let Some((centre, unit)) = measured(desk, garden) else {
        return;
    };
    grip.update_value(|grip| {
        (grip.centre, grip.unit) = (centre, unit);
        grip.zoom = lens.with_untracked(|lens| lens.zoom);
        for finger in &mut grip.fingers {
            finger.start = finger.now;
        }
    });
}

/// The middle and the zoom after a finger moved.
fn dragged(grip: &mut Grip, event: &PointerEvent) -> Option<((f64, f64), f64)> {
    let finger = grip
        .fingers
        .iter_mut()
        .find(|finger| finger.id == event.pointer_id())?;
    finger.now = (f64::from(event.client_x()), f64::from(event.client_y()));
    let n = grip.fingers.len() as f64;
    let mean = |of: fn(&Finger) -> (f64, f64)| {
        let sum = grip
            .fingers
            .iter()
            .map(of)
            .fold((0.0, 0.0), |sum, at| (sum.0 + at.0, sum.1 + at.1));
        (sum.0 / n, sum.1 / n)
    };
    let (start, now) = (mean(|finger| finger.start), mean(|finger| finger.now));
    let apart = |of: fn(&Finger) -> (f64, f64)| match grip.fingers[..] {
        [a, b] => {
            let (a, b) = (of(&a), of(&b));
            (a.0 - b.0).hypot(a.1 - b.1).max(20.0)
        }
        _ => 1.0,
    };
    let closer = apart(|finger| finger.now) / apart(|finger| finger.start);
    let unit = grip.unit.max(1.0);
    let centre = (
        grip.centre.0 - (now.0 - start.0) / unit,
        grip.centre.1 - (now.1 - start.1) / unit,
    );
    Some((centre, grip.zoom * closer))
}

/// Arrow keys move the camera, plus and minus zoom, Home shows the whole race.
fn key(desk: Desk, garden: NodeRef<Div>, lens: RwSignal<Lens>, event: &KeyboardEvent) {
    let (x, y) = match event.key().as_str() {
        "ArrowLeft" => (-NUDGE, 0.0),
        "ArrowRight" => (NUDGE, 0.0),
        "ArrowUp" => (0.0, -NUDGE),
        "ArrowDown" => (0.0, NUDGE),
        "+" | "=" => return lens.update(|lens| lens.closer(CLOSER)),
        "-" => return lens.update(|lens| lens.closer(1.0 / CLOSER)),
        "Home" => {
            event.prevent_default();
            return lens.set(Lens {
                whole: true,
                ..Lens::default()
            });
        }
        _ => return,
    };
    event.prevent_default();
    if let Some((centre, _)) = measured(desk, garden) {
        lens.update(|lens| lens.held = Some((centre.0 + x, centre.1 + y)));
    }
}
