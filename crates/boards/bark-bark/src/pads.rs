//! What can be pressed in the gardens, with a preview of where it leads.

use std::fmt::Write;

use bark_bark::{
    Action, Back, BarkBark, Cell, Crown, Landing, Move, Open, Pile, SetUp, Side, Spot, Step, View,
};
use board::{Decimal, drawn};
use leptos::prelude::*;
use tabletop::{Seat, Words};

use super::land::{pawn_at, place, towards};
use super::lens::middle;
use super::{art, card, spots};
use crate::Desk;
use crate::Scene;
use crate::words;
use board::words::{capital, minus};

/// Every choice of the viewer that belongs to a place in the gardens.
pub(crate) fn pads(desk: Desk, scene: &Scene, view: &View) -> AnyView {
    if !desk.is_asked(scene) {
        return ().into_any();
    }
    let Some(own) = scene.own() else {
        return ().into_any();
    };
    let pads = scene.choices.iter().filter_map(|action| {
        let pad = pad_of(scene, &view.open, own, action)?;
        let spot = spots::of(action)?;
        let label = match action {
            // The choice itself is only a cell, because a terminal shows the map beside it.
            Action::SetUp(SetUp::PlaceStart { cell }) => words::start_at(*cell),
            _ => capital(&minus(&BarkBark::choice(
                &scene.setup,
                &scene.narrator,
                view,
                own,
                action,
            ))),
        };
        let action = action.clone();
        let (x, y) = pad.at;
        Some(view! {
            <div class="pad-at" style=place(x, y)>
                <button class=format!("pad {}", pad.class) data-spot=spot aria-label=label.clone() title=label
                    on:click=move |_| desk.act(&action)>{drawn(pad.looks)}</button>
                <span class="preview" aria-hidden="true">{drawn(pad.preview)}</span>
            </div>
        })
    });
    pads.collect_view().into_any()
}

/// Something to press.
struct Pad {
    /// Its middle, in cells.
    at: (f64, f64),
    class: &'static str,
    looks: String,
    preview: String,
}

fn pad_of(scene: &Scene, open: &Open, own: Seat, action: &Action) -> Option<Pad> {
    if let Action::SetUp(SetUp::PlaceStart { cell }) = action {
        let at = middle(*cell);
        let looks = art::picture("paw");
        let preview = art::little_start(&scene.setup);
        return Some(Pad {
            at,
            class: "start",
            looks,
            preview: framed(&preview),
        });
    }
    if open.garden.is_empty() {
        return None;
    }
    let from = open.at(own);
    let home = middle(open.garden.at(from).cell);
    match action {
        Action::Move(Move::Step { side })
        | Action::Landing(Landing::HopOff { side } | Landing::Bounce { side }) => {
            let at = towards(home, *side, 1.0);
            let left = match open.agenda.last() {
                Some(Step::Walk(walk)) => walk.left.max(1),
                _ => 1,
            };
            let mut way = vec![pawn_at(open, own, scene.setup.n_seats)];
            way.extend(trail(open, from, *side, left).into_iter().map(middle));
            Some(Pad {
                at,
                class: "go",
                looks: arrow("arrow", *side, 1),
                preview: line(at, &way),
            })
        }
        Action::Move(Move::Explore { side, pile }) => {
            Some(explore(scene, open, from, *side, *pile))
        }
        Action::Landing(Landing::PushOff { seat, side }) => {
            let others = open.on(from, scene.setup.n_seats);
            let index = others
                .iter()
                .filter(|other| *other != own)
                .position(|other| other == *seat);
            let beyond = towards(home, *side, 1.0);
            let shift = index.unwrap_or(0) as f64 * 0.42;
            let at = (beyond.0 + shift, beyond.1);
            let way = [pawn_at(open, *seat, scene.setup.n_seats), at];
            let looks = art::pawn(&scene.setup, open, *seat);
            Some(Pad {
                at,
                class: "push",
                looks,
                preview: line(at, &way),
            })
        }
        Action::Crown(Crown::PlaceCrown { cell, side }) => {
            let from = middle(*cell);
            let at = towards(from, *side, 0.66);
            let way = [from, towards(from, *side, 1.1)];
            Some(Pad {
                at,
                class: "crown",
                looks: art::picture("crown"),
                preview: line(at, &way),
            })
        }
        Action::Back(Back::ChooseGate { cell }) => {
            let at = middle(*cell);
            let way = [pawn_at(open, own, scene.setup.n_seats), at];
            Some(Pad {
                at,
                class: "gate",
                looks: art::picture("paw"),
                preview: line(at, &way),
            })
        }
        Action::Crown(Crown::TakeShortCut | Crown::DeclineShortCut | Crown::SwapCorner { .. })
        | Action::Back(Back::OrderRetreat { .. })
        | Action::SetUp(_)
        | Action::Secret(_)
        | Action::Talk(_) => None,
    }
}

/// The three piles side by side in the cell where the card will lie: left turns to the left of the
/// direction of travel, right turns to the right.
fn explore(scene: &Scene, open: &Open, from: Spot, side: Side, pile: Pile) -> Pad {
    let laid = open.garden.at(from);
    let beyond = towards(middle(laid.cell), side, 1.0);
    let top = scene.view.as_ref().and_then(|view| match pile {
        Pile::Deck => None,
        Pile::Left => view.corners[0].top,
        Pile::Right => view.corners[1].top,
    });
    let (class, at, looks) = match pile {
        Pile::Deck => ("explore deck", beyond, arrow("arrow", side, 1)),
        Pile::Left => (
            "explore corner",
            towards(beyond, side.left(), 0.345),
            arrow("arrow-bend", side, 1),
        ),
        Pile::Right => (
            "explore corner",
            towards(beyond, side.right(), 0.345),
            arrow("arrow-bend", side, -1),
        ),
    };
    let ghost = match top {
        Some(top) => {
            let (paths, bounce) = scene.setup.sides_when_laid(top, laid, side);
            art::tile(&scene.setup, top, paths, bounce, 3)
        }
        None => card::garden_back(),
    };
    let (x, y) = ((beyond.0 - at.0) * 100.0, (beyond.1 - at.1) * 100.0);
    let preview = match top {
        Some(_) => format!(
            "<svg viewBox=\"-50 -50 100 100\"><g transform=\"translate({} {})\" class=\"ghost\">{ghost}</g></svg>",
            Decimal(x - 50.0),
            Decimal(y - 50.0)
        ),
        None => line(at, &[middle(laid.cell), towards(beyond, side, 0.5)]),
    };
    Pad {
        at,
        class,
        looks,
        preview,
    }
}

/// An arrow towards a side; mirrored, it bends the other way.
fn arrow(name: &str, side: Side, mirror: i8) -> String {
    let turn = match side {
        Side::North => 0,
        Side::East => 90,
        Side::South => 180,
        Side::West => 270,
    };
    let turned = format!(
        "transform=\"rotate({turn} 50 50) translate(50 50) scale({mirror} 1) translate(-50 -50)\""
    );
    let arrow = art::SPRITE.layer(name, &turned);
    format!("<svg viewBox=\"0 0 100 100\" aria-hidden=\"true\">{arrow}</svg>")
}

/// The cells on the way over a side, as long as there is only one way to go on.
fn trail(open: &Open, from: Spot, side: Side, left: u8) -> Vec<Cell> {
    let garden = &open.garden;
    let (mut before, mut here) = (from, garden.over(from, side));
    let mut cells = Vec::new();
    if here.is_none() {
        cells.extend(garden.at(from).cell.beyond(side));
    }
    while let Some(spot) = here {
        cells.push(garden.at(spot).cell);
        if cells.len() >= usize::from(left) || spot == open.head {
            break;
        }
        let mut on = garden
            .at(spot)
            .links
            .iter()
            .filter_map(|side| garden.over(spot, side))
            .filter(|next| *next != before);
        here = on.next().filter(|_| on.next().is_none());
        before = spot;
    }
    cells
}

/// A dotted line through points, relative to the pad that shows it, with a ring at its end.
fn line(pad: (f64, f64), way: &[(f64, f64)]) -> String {
    let seen = |(x, y): (f64, f64)| (Decimal((x - pad.0) * 100.0), Decimal((y - pad.1) * 100.0));
    let mut path = String::new();
    for (index, point) in way.iter().enumerate() {
        let (x, y) = seen(*point);
        let _ = write!(path, "{}{x} {y}", if index == 0 { 'M' } else { 'L' });
    }
    let (x, y) = seen(way.last().copied().unwrap_or(pad));
    format!(
        "<svg viewBox=\"-50 -50 100 100\"><path d=\"{path}\" class=\"under\"/><path d=\"{path}\" class=\"over\"/><circle cx=\"{x}\" cy=\"{y}\" r=\"40\" class=\"ring\"/></svg>"
    )
}

fn framed(inside: &str) -> String {
    format!(
        "<svg viewBox=\"-50 -50 100 100\"><g transform=\"translate(-50 -50)\" class=\"ghost\">{inside}</g></svg>"
    )
}

/// The piles beside the gardens.
pub(crate) fn piles(desk: Desk, scene: &Scene, view: &View) -> AnyView {
    Pile::ALL
        .map(|pile| {
            let left = view.n_left(pile);
            let top = match pile {
                Pile::Deck => None,
                Pile::Left => view.corners[0].top,
                Pile::Right => view.corners[1].top,
            };
            let looks = match top {
                Some(top) => art::little(&scene.setup, top),
                None => card::garden_back(),
            };
            let label = words::pile(pile, left, top.map(|top| scene.setup.name(top)));
            let spot = spots::pile(pile);
            let inside = view! {
                <span class="top" aria-hidden="true">{drawn(looks)}</span>
                <span class="left" aria-hidden="true">{left}</span>
            };
            match desk.choice_at(scene, &spot) {
                Some(action) => view! {
                    <button class="garden-pile pressable" class:none=left == 0 data-spot=spot aria-label=label.clone() title=label
                        on:click=move |_| desk.act(&action)>{inside}</button>
                }
                .into_any(),
                None => view! {
                    <span class="garden-pile" class:none=left == 0 data-spot=spot role="img" aria-label=label.clone() title=label>{inside}</span>
                }
                .into_any(),
            }
        })
        .into_any()
}
