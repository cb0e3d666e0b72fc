//! Between races and at the end: who came in where, and how many points everybody has.

use bark_bark::{BarkBark, RaceEnd, View};
use leptos::prelude::*;
use tabletop::Seat;

use super::art;
use crate::scene::Scene;
use crate::words::bark_bark as words;

/// The podium.
pub(crate) fn podium(scene: &Scene<BarkBark>, view: &View, end: RaceEnd) -> AnyView {
    let open = &view.open;
    let mut seats: Vec<Seat> = (0..scene.setup.n_seats).map(Seat).collect();
    seats.sort_by_key(|seat| open.players[seat.index()].place);
    let target = scene
        .setup
        .options
        .target_points
        .unwrap_or(scene.setup.edition.target_points);
    let steps = seats
        .into_iter()
        .map(|seat| {
            let player = &open.players[seat.index()];
            let full = (f64::from(player.points) / f64::from(target.max(1))).min(1.0);
            view! {
                <li style:--seat=art::paint(&scene.setup, open, seat) style:--place=player.place.to_string() style:--full=format!("{full:.2}")>
                    <span class="racer" aria-hidden="true" inner_html=art::pawn(&scene.setup, open, seat)></span>
                    <span class="step">
                        <strong>{crate::words::place(player.place)}</strong>
                        <span>{scene.names[seat].clone()}</span>
                        <small>{crate::words::points(i32::from(player.points))}</small>
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
