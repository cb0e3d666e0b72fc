//! The strength tester: a column with the price of every stall and everybody's latest total.

use board::{Decimal, drawn};
use leptos::prelude::*;
use mole_park::{Roll, View, table};
use tabletop::Seat;

use super::{art, lawn, spots};
use crate::Scene;
use crate::words;

/// How many stars the column goes on above the crown's price.
const HEADROOM: f64 = 4.0;

/// How many totals fit side by side.
const LANES: usize = 3;
/// The highest place for a total, as a share of the column.
const HIGHEST: f64 = 0.985;

/// The column.
pub(crate) fn tester(scene: &Scene, view: &View) -> AnyView {
    let setup = &scene.setup;
    let crown = setup.crown_cost();
    let top = f64::from(crown) + HEADROOM;
    let height = |stars: u16| Decimal((f64::from(stars) / top).min(HIGHEST)).to_string();
    let stands = setup.edition.stands.iter().enumerate();
    let rungs = stands.map(|(index, info)| {
        let paint = art::stall_paint(setup, index);
        view! {
            <li class="rung" style:--at=height(info.cost.into()) style:--stall=paint data-spot=spots::rung(index + 1)><b>{info.cost}</b></li>
        }
    });
    let range = scene
        .own()
        .filter(|own| !view.areas[*own].laid && view.showdown.is_none())
        .and_then(|own| table::possible_totals(setup, view, own));
    let range = range.map(|(low, high)| {
        let label = words::within_reach(low, high);
        view! {
            <li class="reach" style:--at=height(low) style:--to=height(high) title=label>
                <span class="unseen">{label.clone()}</span>
            </li>
        }
    });
    let seats = (0..setup.n_seats).map(Seat);
    let totals: Vec<(Seat, u16)> = seats
        .filter_map(|seat| Some((seat, view.areas[seat].total?)))
        .collect();
    let pucks = totals.iter().enumerate().map(|(place, (seat, total))| {
        let label = words::total(scene.narrator.begin(*seat), *total);
        // Totals close to each other are placed side by side.
        let lane = totals[..place].iter().filter(|(_, other)| other.abs_diff(*total) < 4).count() % LANES;
        view! {
            <li class="puck" style:--at=height(*total) style:--lane=lane.to_string() data-spot=spots::puck(*seat) title=label>
                <span aria-hidden="true">{drawn(art::token(view, *seat))}</span>
                <span class="unseen">{label.clone()}</span><b aria-hidden="true">{*total}</b>
            </li>
        }
    });
    let cashed = lawn::dice(scene, view, |roll| matches!(roll, Roll::Stars(_)));
    view! {
        <section class="tester" aria-label=words::TESTER>
            <span class="bell" aria-hidden="true">{drawn(art::picture("crown"))}</span>
            <ol class="column">
                <li class="rung top" style:--at=height(crown) data-spot=spots::rung(setup.n_stands() + 1)><b>{crown}</b></li>
                {rungs.collect_view()} {range} {pucks.collect_view()}
            </ol>
            <ul class="foot dice-here" data-spot=spots::FOOT>{cashed}</ul>
        </section>
    }
    .into_any()
}
