//! The curtain: while the device is handed over, no cards are on the page.

use board::drawn;
use leptos::prelude::*;
use tabletop::Seat;

use crate::table::facing;
use crate::table::frame::Frame;
use crate::words;
use board::picture;

/// Hides the table until the next person is ready.
#[component]
pub(crate) fn Curtain(
    /// The table.
    frame: Frame,
    /// Who takes the device next.
    seat: Seat,
) -> impl IntoView {
    let news = frame.diaries.with_value(|diaries| {
        let scene = diaries.values().find_map(|diary| diary.now.clone());
        scene.and_then(|scene| scene.news.seats.at(seat).cloned())
    });
    let (name, avatar) = news.map_or_else(Default::default, |news| {
        (news.name.clone(), picture::avatar(seat, &news.sitter))
    });
    let button = NodeRef::<leptos::html::Button>::new();
    Effect::new(move |_| {
        if let Some(button) = button.get() {
            let _ = button.focus();
        }
    });
    view! {
        <main class="curtain" style:--seat=picture::colour(seat)>
            <div class="handover">
                <span class="avatar" aria-hidden="true">{drawn(avatar)}</span>
                <h1>{words::hand_over(&name)}</h1>
                <p>{words::CURTAIN_WHY}</p>
                <button class="choice" node_ref=button on:click=move |_| facing::lift_curtain(frame, seat)>
                    {words::READY}
                </button>
            </div>
        </main>
    }
}
