//! The middle of the table: the lawn with its portraits, the deck beside it, and the close-up of a card.
//! The spaces are made once, so that they keep the focus while the table changes.

use board::drawn;
use dogs::{Action, Cell, Phase, Setup, Space};
use leptos::ev::{FocusEvent, KeyboardEvent, MouseEvent, PointerEvent};
use leptos::prelude::*;

use super::gaze::{self, Looked};
use super::lawn::{self, InLine, Last, Seen};
use super::streak::Streak;
use super::{art, card, discards, finger, lens, rail, spots, team};
use crate::Desk;
use crate::words;

/// What the spaces share.
#[derive(Clone, Copy)]
struct Park {
    desk: Desk,
    /// Every cell as it is drawn.
    lawn: Memo<Vec<Option<Seen>>>,
    /// The space that Tab goes to.
    stop: RwSignal<Space>,
}

/// The park. It is rebuilt only if the board changes.
pub(crate) fn middle(desk: Desk) -> AnyView {
    gaze::put_back();
    gaze::look_away();
    discards::gather();
    let setup = Memo::new(move |_| desk.shown().map(|scene| scene.setup.clone()));
    let lawn = Memo::new(move |_| {
        let Some(scene) = desk.shown() else {
            return Vec::new();
        };
        let picked = gaze::picked(&scene).map(|picked| picked.card);
        let choices: &[Action] = if desk.is_asked(&scene) {
            &scene.choices
        } else {
            &[]
        };
        lawn::seen(&scene, picked, choices)
    });
    let park = move || {
        let setup = setup.get()?;
        let first = setup.spaces().first().unwrap_or(Space(0));
        let park = Park {
            desk,
            lawn,
            stop: RwSignal::new(first),
        };
        let size = format!("--cols:{};--rows:{}", setup.board.cols, setup.board.rows);
        Some(view! {
            <div class="park" style=size>
                {lawn_of(park, &setup)}
                {rail::rail(desk)}
                {lens::lens(desk)}
                {discards::sheet(desk)}
                {move || colours(desk)}
            </div>
        })
    };
    park.into_any()
}

fn lawn_of(park: Park, setup: &Setup) -> AnyView {
    let cells = setup
        .board
        .all()
        .map(|space| cell(park, setup, space))
        .collect_view();
    let columns = (0..setup.board.cols).map(|col| {
        let letter = char::from(b'A' + col).to_string();
        view! { <span class="dog-edge" style=format!("grid-area:1/{}", col + 2) aria-hidden="true">{letter}</span> }
    });
    let rows = (0..setup.board.rows).map(|row| {
        view! { <span class="dog-edge" style=format!("grid-area:{}/1", row + 2) aria-hidden="true">{row + 1}</span> }
    });
    let walker = setup.clone();
    view! {
        <div class="dog-board" role="group" aria-label=words::LAWN
            class:won=move || park.lawn.with(|lawn| lawn.iter().flatten().any(|seen| seen.line == InLine::Won))
            class:aiming=move || park.desk.shown().is_some_and(|scene| gaze::picked(&scene).is_some())
            on:keydown=move |event| walk(park, &walker, &event) on:contextmenu=|event| event.prevent_default()>
            {columns.collect_view()} {rows.collect_view()} {cells}
            {move || streaks(park.desk)}
        </div>
    }
    .into_any()
}

/// A portrait, or a corner.
fn cell(park: Park, setup: &Setup, space: Space) -> AnyView {
    let (row, col) = (space.0 / setup.board.cols, space.0 % setup.board.cols);
    let area = format!("grid-area:{}/{}", row + 2, col + 2);
    let breed = match setup.board.cell(space) {
        Some(Cell::Space(breed)) => breed,
        Some(Cell::Corner) => {
            let (picture, label) = if setup.free_corners().contains(space) {
                (art::FREE_CORNER, words::FREE_CORNER)
            } else {
                (art::CORNER, words::CORNER)
            };
            let in_line = Memo::new(move |_| {
                park.desk
                    .shown()
                    .is_some_and(|scene| lawn::is_in_bar(&scene, space))
            });
            let label = move || words::corner(label, in_line.get());
            return view! {
                <span class="dog-corner" class:in-line=move || in_line.get() style=area data-spot=spots::cell(space) role="img"
                    aria-label=label>{drawn(art::picture(picture))}</span>
            }
            .into_any();
        }
        Some(Cell::Hole) | None => return ().into_any(),
    };
    let seen = Memo::new(move |_| {
        park.lawn
            .with(|lawn| lawn.get(space.index()).cloned().flatten())
    });
    let is = move |holds: fn(&Seen) -> bool| seen.with(|seen| seen.as_ref().is_some_and(holds));
    let class = move || {
        let reach = seen.with(|seen| seen.as_ref().map_or("", |seen| seen.reach.class()));
        format!("dog-space {reach}")
    };
    let chip = Memo::new(move |_| seen.with(|seen| seen.as_ref().and_then(|seen| seen.chip)));
    let portrait = card::picture(setup.edition.info(breed));
    let look = move || {
        if let Some(scene) = park.desk.shown() {
            let (viewer, card, column) = (scene.viewer, breed, Some(col));
            gaze::look(Looked {
                viewer,
                card,
                column,
            });
        }
    };
    view! {
        <button class=class style=area data-spot=spots::cell(space)
            class:covered=move || is(|seen| seen.chip.is_some())
            class:last=move || is(|seen| seen.last == Last::Placed)
            class:bared=move || is(|seen| seen.last == Last::Removed)
            class:in-line=move || is(|seen| seen.line != InLine::No)
            tabindex=move || if park.stop.get() == space { "0" } else { "-1" }
            aria-label=move || seen.with(|seen| seen.as_ref().map(|seen| seen.label.clone()))
            on:click=move |event: MouseEvent| { event.prevent_default(); pressed(park, space); }
            on:focus=move |event: FocusEvent| { park.stop.set(space); if gaze::is_by_keyboard(&event) { look() } }
            on:blur=|_| gaze::look_away()
            on:pointermove=move |event: PointerEvent| if event.pointer_type() == "mouse" { look() }
            on:pointerdown=move |event: PointerEvent| if event.pointer_type() != "mouse" { finger::rest(look) }
            on:pointerup=move |_| finger::lift()
            on:pointercancel=move |_| finger::lift()
            on:pointerleave=move |_| { finger::lift(); gaze::look_away(); }>
            <span class="portrait" aria-hidden="true">{drawn(portrait)}</span>
            {move || chip.get().map(|team| view! {
                <span class="dog-chip" data-spot=spots::chip(space) data-from=spots::supply(team) data-to=spots::supply(team) aria-hidden="true">{drawn(card::chip(team))}</span>
            })}
        </button>
    }
    .into_any()
}

fn pressed(park: Park, space: Space) {
    if !finger::has_read() {
        gaze::press(park.desk, space);
    }
}

/// Handles keys: arrow keys move over the lawn and skip corners, Home and End go to the ends of a row,
/// Escape puts the picked card back.
fn walk(park: Park, setup: &Setup, event: &KeyboardEvent) {
    let (rows, cols) = (i16::from(setup.board.rows), i16::from(setup.board.cols));
    let here = i16::from(park.stop.get_untracked().0);
    let (row, col) = (here / cols, here % cols);
    let (from, step) = match event.key().as_str() {
        "ArrowUp" => ((row - 1, col), (-1, 0)),
        "ArrowDown" => ((row + 1, col), (1, 0)),
        "ArrowLeft" => ((row, col - 1), (0, -1)),
        "ArrowRight" => ((row, col + 1), (0, 1)),
        "Home" => ((row, 0), (0, 1)),
        "End" => ((row, cols - 1), (0, -1)),
        "Escape" => {
            gaze::look_away();
            return gaze::put_back();
        }
        _ => return,
    };
    event.prevent_default();
    let mut place = from;
    while (0..rows).contains(&place.0) && (0..cols).contains(&place.1) {
        let space = Space((place.0 * cols + place.1) as u8);
        if setup.spaces().contains(space) {
            return gaze::focus(space);
        }
        place = (place.0 + step.0, place.1 + step.1);
    }
}

/// Bars over the sequences, the lines that won, and the lines that can be claimed.
fn streaks(desk: Desk) -> Option<AnyView> {
    let scene = desk.shown()?;
    let view = scene.view.as_ref()?;
    let bars = lawn::bars(&scene.setup, view);
    let made = bars.into_iter().filter_map(|bar| {
        let paint = team::of_side(&scene.setup, view, bar.side).map(team::paint);
        let style = Streak::over(&scene.setup, bar.cells)?.style();
        let style = format!("{style};--team:{}", paint.unwrap_or_default());
        let is_won = bar.line == InLine::Won;
        Some(view! { <span class="streak" class:winning=is_won style=style aria-hidden="true"></span> })
    });
    let open = scene.choices.iter().filter_map(|action| {
        let Action::ClaimSequence { line } = action else {
            return None;
        };
        let cells = scene.setup.line_cells(*line);
        let style = Streak::over(&scene.setup, cells)?.style();
        Some(view! { <span class="streak claimable anchor" style=style data-spot=spots::line(*line) aria-hidden="true"></span> })
    });
    Some(view! { {made.collect_view()} {open.collect_view()} }.into_any())
}

/// Before the deal: the chips to choose from.
fn colours(desk: Desk) -> Option<AnyView> {
    let scene = desk.shown()?;
    let view = scene.view.as_ref()?;
    if view.phase != Phase::ChooseColours || !desk.is_asked(&scene) {
        return None;
    }
    let stalls = scene.choices.iter().filter_map(|action| {
        let Action::ChooseColour { colour } = *action else {
            return None;
        };
        let looks = card::chip(team::of_colour(&scene.setup, colour));
        let name = scene.setup.colour_name(colour).to_owned();
        let action = Action::ChooseColour { colour };
        let label = words::take(&name);
        Some(view! {
            <button class="chip-stall pressable" data-spot=spots::of(&action).unwrap_or_default() aria-label=label
                on:click=move |_| desk.act(&action)>
                <span aria-hidden="true">{drawn(looks)}</span> {name}
            </button>
        })
    });
    Some(view! {
        <div class="chip-stalls"><h2>{words::PICK_COLOUR}</h2> <div>{stalls.collect_view()}</div></div>
    }.into_any())
}
