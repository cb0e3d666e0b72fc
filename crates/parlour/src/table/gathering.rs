//! Before the deal: who sits where, a link or a code for those who are still to come.

use leptos::prelude::*;
use tabletop::{Hex32, Seat};
use wire::{ClientMsg, SeatNews, Sitter, Token};

use crate::browser;
use crate::games::GameRoom;
use crate::picture;
use crate::route::{Look, Route};
use crate::settings::settings;
use crate::table::desk::Desk;
use crate::words;

/// People sit down.
#[component]
pub(crate) fn Gathering<G: GameRoom>(
    /// The table.
    desk: Desk<G>,
) -> impl IntoView {
    let table = move || {
        desk.scene.with(|scene| {
            scene
                .as_ref()
                .map(|scene| scene.news.table.0.clone())
                .unwrap_or_default()
        })
    };
    let copied = RwSignal::new(false);
    let copy = move |_| {
        browser::copy(
            &Route::House {
                table: table(),
                look: Look::Plain,
            }
            .link(),
        );
        copied.set(true);
    };
    let start = move |_| desk.send(&ClientMsg::Start { ack: desk.ack() });
    let seats = move || {
        let news = desk.scene.get().map(|scene| scene.news.clone());
        news.map(|news| {
            news.seats
                .by_seat()
                .map(|(seat, one)| place(desk, &news.table.0, seat, one))
                .collect_view()
        })
    };
    view! {
        <main class="gathering">
            <h1>{G::TITLE}</h1>
            <p>{words::GATHERING}</p>
            {move || desk.notice.get().map(|notice| view! { <p class="notice" role="alert">{notice.text}</p> })}
            <ul class="places">{seats}</ul>
            <div class="choices">
                <button class="choice" on:click=start>{words::START}</button>
                <button class="choice small" on:click=copy>
                    {move || if copied.get() { words::COPIED } else { words::COPY_LINK }}
                </button>
                <button class="choice small" on:click=move |_| Route::Front.go()>{words::LEAVE}</button>
            </div>
        </main>
    }
}

/// A seat before the deal.
fn place<G: GameRoom>(desk: Desk<G>, table: &str, seat: Seat, news: &SeatNews) -> AnyView {
    let is_open = news.sitter == Sitter::Open;
    let code = (is_open && desk.big.get()).then(|| {
        let link = Route::House { table: table.to_owned(), look: Look::Phone(seat) }.link();
        view! {
            <figure class="code">
                <span inner_html=picture::code(&link) role="img" aria-label=words::scan(&link)></span>
                <figcaption>{words::SCAN}</figcaption>
            </figure>
        }
    });
    let settings = settings();
    let sit = move |_| {
        let taken = desk.scene.with_untracked(|scene| {
            let seats = scene.iter().flat_map(|scene| scene.news.seats.iter());
            seats.map(|seat| seat.name.clone()).collect::<Vec<_>>()
        });
        let luck = browser::fresh()[0];
        let name = settings.with_untracked(|like| like.called_by_others(luck, &taken));
        // A token of our own making: sent again after a lost answer, it is still the same seat.
        let token = Some(Token(Hex32(browser::fresh())));
        desk.send(&ClientMsg::Sit {
            ack: desk.ack(),
            seat,
            name,
            salt: browser::letters(12),
            token,
        });
    };
    // Whoever came by the code of a seat is offered that seat alone.
    let is_meant = desk.meant.get().is_none_or(|meant| meant == seat);
    let may_sit = is_open && is_meant && !desk.big.get() && desk.own.get().is_empty();
    let name = if is_open {
        words::OPEN_SEAT.to_owned()
    } else {
        news.name.clone()
    };
    view! {
        <li style:--seat=picture::colour(seat)>
            <span class="avatar" inner_html=picture::avatar(seat, &news.sitter) aria-hidden="true"></span>
            <strong>{name}</strong>
            {may_sit.then(|| view! {
                <input type="text" maxlength="24" aria-label=words::NAME placeholder=words::NAME
                    prop:value=move || settings.with(|like| like.name.clone())
                    on:input=move |event| settings.update(|like| like.name = event_target_value(&event))/>
                <button class="choice" on:click=sit>{words::SIT_HERE}</button>
            })}
            {code}
        </li>
    }
    .into_any()
}
