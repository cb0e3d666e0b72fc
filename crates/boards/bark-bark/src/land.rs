//! The gardens: the table's cells, cards, ponds, pawns and the crown.

use bark_bark::{Cell, Laid, Open, Side, Spot, View};
use board::{Decimal, drawn};
use leptos::prelude::*;
use tabletop::Seat;

use super::lens::middle;
use super::{art, spots};
use crate::Scene;
use crate::words;

/// Everything in the gardens that cannot be pressed.
pub(crate) fn land(scene: &Scene, view: &View) -> AnyView {
    let (setup, open) = (&scene.setup, &view.open);
    let cells = setup
        .grid
        .cells()
        .map(|cell| anchor(scene, cell))
        .collect_view();
    let cards = open
        .garden
        .iter()
        .map(|(spot, laid)| card(scene, open, spot, laid))
        .collect_view();
    let is_on = !open.garden.is_empty();
    let pawns = is_on.then(|| {
        (0..setup.n_seats)
            .map(|seat| pawn(scene, open, Seat(seat)))
            .collect_view()
    });
    let crown = is_on.then(|| {
        let (x, y) = crown_at(scene, open);
        let holder = open.leader.map(|seat| scene.narrator.begin(seat));
        view! {
            <span class="crown-token" data-spot=spots::CROWN style=place(x, y) role="img" aria-label=words::crown(holder)>{drawn(art::picture("crown"))}</span>
        }
    });
    view! { <div class="meadow"></div> {cells} {cards} <div class="dusk"></div> {crown} {pawns} }
        .into_any()
}

/// The style that puts something at a point, in cells.
pub(crate) fn place(x: f64, y: f64) -> String {
    format!("--x:{};--y:{}", Decimal(x), Decimal(y))
}

/// Anchors for a cell and for a pawn in it, so that things can fly there before they are drawn.
fn anchor(scene: &Scene, cell: Cell) -> AnyView {
    let (x, y) = (f64::from(cell.x), f64::from(cell.y));
    let has_pond = scene.setup.grid.has_obstacle(cell);
    let pond = has_pond.then(
        || view! { <span class="pond" role="img" aria-label=words::POND>{drawn(art::picture("pond"))}</span> },
    );
    view! {
        <div class="cell anchor" data-spot=spots::cell(cell) style=place(x, y)>
            <span class="feet anchor" data-spot=spots::feet(cell)></span> {pond}
        </div>
    }
    .into_any()
}

/// A laid card.
fn card(scene: &Scene, open: &Open, spot: Spot, laid: &Laid) -> AnyView {
    let cell = laid.cell;
    let seed = u32::from(cell.x) * 31 + u32::from(cell.y) * 17 + u32::from(open.race);
    let looks = art::tile(&scene.setup, laid.card, laid.paths, laid.bounce, seed);
    let label = words::card_at(scene.setup.name(laid.card), &cell.to_string());
    view! {
        <div class="tile" class:head=open.head == spot data-spot=spots::card(cell) style=place(f64::from(cell.x), f64::from(cell.y))
            role="img" aria-label=label>{drawn(looks)}</div>
    }
    .into_any()
}

/// A pawn, which may share its card with others.
fn pawn(scene: &Scene, open: &Open, seat: Seat) -> AnyView {
    let (setup, n_seats) = (&scene.setup, scene.setup.n_seats);
    let (x, y) = pawn_at(open, seat, n_seats);
    let n_here = open.on(open.at(seat), n_seats).len();
    let size = if n_here > 2 { 0.31 } else { 0.38 };
    let is_awaited = scene.news.awaited.contains(seat);
    let cell = open.garden.at(open.at(seat)).cell;
    let player = &open.players[seat.index()];
    let label = words::pawn(
        scene.narrator.begin(seat),
        player.colour.map(|colour| setup.colour(colour)),
        player.critter.map(bark_bark::Critter::word),
        &cell.to_string(),
        open.behind(seat),
    );
    let style = format!(
        "{};--size:{};z-index:{}",
        place(x, y),
        Decimal(size),
        20 + (y * 4.0) as i32
    );
    view! {
        <span class="pawn" class:awaited=is_awaited class:own=scene.own() == Some(seat) data-spot=spots::pawn(seat) style=style
            role="img" aria-label=label>{drawn(art::pawn(setup, open, seat))}</span>
    }
    .into_any()
}

/// Where a pawn stands: its place among the pawns on its card.
pub(crate) fn pawn_at(open: &Open, seat: Seat, n_seats: u8) -> (f64, f64) {
    const PLACES: [&[(f64, f64)]; 6] = [
        &[],
        &[(0.0, 0.0)],
        &[(-0.21, 0.0), (0.21, 0.0)],
        &[(-0.26, 0.14), (0.26, 0.14), (0.0, -0.18)],
        &[(-0.24, 0.2), (0.24, 0.2), (-0.24, -0.18), (0.24, -0.18)],
        &[
            (-0.29, 0.22),
            (0.29, 0.22),
            (-0.29, -0.2),
            (0.29, -0.2),
            (0.0, 0.02),
        ],
    ];
    let here = open.on(open.at(seat), n_seats);
    let index = here.iter().position(|other| other == seat).unwrap_or(0);
    let places = PLACES[usize::from(here.len()).min(5)];
    let (dx, dy) = places.get(index).copied().unwrap_or_default();
    let (x, y) = middle(open.garden.at(open.at(seat)).cell);
    (x + dx, y + dy)
}

/// Where the crown is: on the leader's head, or lying where the race is headed.
fn crown_at(scene: &Scene, open: &Open) -> (f64, f64) {
    let (x, y) = middle(open.garden.at(open.head).cell);
    match (open.leader, open.head_side) {
        (Some(leader), _) => {
            let (x, y) = pawn_at(open, leader, scene.setup.n_seats);
            (x, y - 0.36)
        }
        (None, Some(side)) => towards((x, y), side, 0.36),
        (None, None) => (x, y - 0.46),
    }
}

/// The point at a distance from another, in the direction of a side.
pub(crate) fn towards((x, y): (f64, f64), side: Side, far: f64) -> (f64, f64) {
    match side {
        Side::North => (x, y - far),
        Side::East => (x + far, y),
        Side::South => (x, y + far),
        Side::West => (x - far, y),
    }
}
