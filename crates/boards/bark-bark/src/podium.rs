//! The podium between races and at the end: each seat's place, the points it won, and its total.

use bark_bark::{RaceEnd, View, awards};
use board::{Decimal, drawn};
use leptos::prelude::*;
use tabletop::Seat;

use super::art;
use crate::Scene;
use crate::words;

/// The podium.
pub(crate) fn podium(scene: &Scene, view: &View, end: RaceEnd) -> AnyView {
    let open = &view.open;
    let place = |seat: Seat| open.players[seat.index()].place;
    let seats_in_order = (0..scene.setup.n_seats).map(Seat);
    let mut seats: Vec<Seat> = seats_in_order.clone().collect();
    tabletop::sort_by_key(&mut seats, |&seat| place(seat));
    let target = scene
        .setup
        .options
        .target_points
        .unwrap_or(scene.setup.edition.target_points);
    let places: Vec<u8> = seats_in_order.map(place).collect();
    let awards = awards(&scene.setup.edition.tokens, &places);
    let steps = seats
        .into_iter()
        .map(|seat| {
            let player = &open.players[seat.index()];
            let full = (f64::from(player.points) / f64::from(target.max(1))).min(1.0);
            view! {
                <li style:--seat=art::paint(&scene.setup, open, seat) style:--place=player.place.to_string() style:--full=Decimal(full).to_string()>
                    <span class="racer" aria-hidden="true">{drawn(art::pawn(&scene.setup, open, seat))}</span>
                    <span class="step">
                        <strong>{board::words::place(player.place)}</strong>
                        <span>{scene.narrator.begin(seat).to_owned()}</span>
                        <small class="won">{words::won(awards[seat.index()])}</small>
                        <small>{board::words::points(i32::from(player.points))}</small>
                    </span>
                </li>
            }
        })
        .collect_view();
    view! {
        <section class="podium" aria-label=words::PODIUM>
            <h2>{words::race_over(open.race)}</h2>
            <p>{words::ended(end)}</p>
            <ol>{steps}</ol>
        </section>
    }
    .into_any()
}
