//! Before the deal: who sits where, a link or a code for people who are still to come, and the game
//! in short for those who wait.

use board::drawn;
use leptos::prelude::*;
use tabletop::{Hex32, Seat};
use wire::{ClientMsg, SeatNews, Sitter, TableNews, Token};

use crate::route::{Look, Route};
use crate::settings::settings;
use crate::table::frame::Frame;
use crate::words;
use board::browser;
use board::picture;

/// The page where people sit down.
#[component]
pub(crate) fn Gathering(
    /// The table.
    frame: Frame,
) -> impl IntoView {
    let news = move || frame.now.get().map(|scene| scene.news.clone());
    let start = move |_| frame.send(&ClientMsg::Start { ack: frame.ack() });
    let seats = move || {
        news().map(|news| {
            let places = news.seats.by_seat();
            places
                .map(|(seat, one)| place(frame, &news, seat, one))
                .collect_view()
        })
    };
    let may_start = move || news().is_some_and(|news| may_start(frame, &news));
    let state = move || news().map(|news| state_of(frame, &news));
    view! {
        <main class="gathering">
            <header>
                <span class="art" aria-hidden="true">{drawn(frame.board.cover().poster)}</span>
                <div>
                    <h1>{frame.board.title()}</h1>
                    <p>{frame.board.blurb()}</p>
                </div>
            </header>
            <section class="sitting">
                <p role="status">{state}</p>
                {move || news().is_some_and(|news| n_open(&news) > 0 && browser::is_only_here()).then(|| view! {
                    <p class="hint">{words::ONLY_HERE}</p>
                })}
                {move || frame.notice.get().map(|notice| view! {
                    <p class="notice" role="alert">{words::capital(&notice.text)}</p>
                })}
                <ul class="places">{seats}</ul>
                <div class="choices">
                    {move || may_start().then(|| view! {
                        <button class="choice big" on:click=start>{words::START}</button>
                    })}
                    <button class="choice small" on:click=move |_| Route::Front.go()>{words::LEAVE}</button>
                </div>
                {move || news().map(|news| invitation(frame, &news))}
            </section>
            <section class="lessons">
                <h2>{words::IN_SHORT}</h2>
                <ul>
                    {frame.board.primer().into_iter().map(|(picture, text)| view! {
                        <li class="lesson">
                            <span class="lesson-art" aria-hidden="true">{drawn(picture)}</span>
                            <span>{text}</span>
                        </li>
                    }).collect_view()}
                </ul>
            </section>
        </main>
    }
}

fn n_open(news: &TableNews) -> usize {
    let seats = news.seats.iter();
    seats.filter(|seat| seat.sitter == Sitter::Open).count()
}

/// The host can give open seats to bots. If none is open, anybody who sits here can start.
fn may_start(frame: Frame, news: &TableNews) -> bool {
    frame.is_host() || (!frame.own.get().is_empty() && n_open(news) == 0)
}

/// What the table waits for, from this viewer's point of view.
fn state_of(frame: Frame, news: &TableNews) -> String {
    let is_meant_open = frame.meant.get().is_none_or(|meant| is_open(news, meant));
    match (n_open(news), frame.own.get().is_empty()) {
        (0, _) if may_start(frame, news) => words::ALL_HERE.to_owned(),
        (0, true) => words::ALL_TAKEN.to_owned(),
        (0, false) => words::STARTING.to_owned(),
        (_, true) if frame.big.get() => words::GATHERING.to_owned(),
        (_, true) if !is_meant_open => words::TAKEN_ALREADY.to_owned(),
        (_, true) if !frame.is_host() => words::CHOOSE_SEAT.to_owned(),
        (n, _) if frame.is_host() => words::host_waits(n),
        (n, _) => words::waits_for_seats(n),
    }
}

fn is_open(news: &TableNews, seat: Seat) -> bool {
    let at = news.seats.at(seat);
    at.is_some_and(|news| news.sitter == Sitter::Open)
}

/// The link to the table, with a code for phones, as long as there are open seats.
fn invitation(frame: Frame, news: &TableNews) -> Option<AnyView> {
    let sits_or_hosts = frame.is_host() || !frame.own.get().is_empty();
    if n_open(news) == 0 || frame.big.get() || !sits_or_hosts {
        return None;
    }
    let table = news.table.0.clone();
    let look = Look::Plain;
    let link = Route::House { table, look }.link();
    let copied = RwSignal::new(false);
    let copy = {
        let link = link.clone();
        move |_| {
            browser::copy(&link);
            copied.set(true);
        }
    };
    Some(
        view! {
            <div class="invitation">
                {code(&link)}
                <div>
                    <p>{words::SEND_LINK}</p>
                    <input type="text" readonly aria-label=words::THE_LINK value=link.clone()/>
                    <button class="choice small" on:click=copy>
                        {move || if copied.get() { words::COPIED } else { words::COPY_LINK }}
                    </button>
                </div>
            </div>
        }
        .into_any(),
    )
}

/// A code for phones, drawn by the house.
fn code(link: &str) -> AnyView {
    let asked = js_sys::encode_uri_component(link);
    view! { <img class="qr" alt=words::scan(link) src=format!("api/code?link={asked}")/> }
        .into_any()
}

/// A seat before the deal.
fn place(frame: Frame, table: &TableNews, seat: Seat, news: &SeatNews) -> AnyView {
    let is_open = news.sitter == Sitter::Open;
    let code = (is_open && frame.big.get()).then(|| {
        let (table, look) = (table.table.0.clone(), Look::Phone(seat));
        let link = Route::House { table, look }.link();
        view! {
            <figure class="code">
                {code(&link)}
                <figcaption>{words::SCAN}</figcaption>
            </figure>
        }
    });
    let settings = settings();
    let sit = move |_| {
        let taken = frame.now.with_untracked(|scene| {
            let seats = scene.iter().flat_map(|scene| scene.news.seats.iter());
            seats.map(|seat| seat.name.clone()).collect::<Vec<_>>()
        });
        let luck = browser::fresh()[0];
        let name = settings.with_untracked(|like| like.called_by_others(luck, &taken));
        // A token of our own: if the answer is lost and we send it again, it is still the same
        // seat.
        let token = Some(Token(Hex32(browser::fresh())));
        frame.send(&ClientMsg::Sit {
            ack: frame.ack(),
            seat,
            name,
            salt: browser::letters(12),
            token,
        });
    };
    // Somebody who scanned the code of a seat is offered only that seat while it is open.
    let meant = frame
        .meant
        .get()
        .filter(|meant| self::is_open(table, *meant));
    let is_meant = meant.is_none_or(|meant| meant == seat);
    let may_sit = is_open && is_meant && !frame.big.get() && frame.own.get().is_empty();
    let scene = frame.now.get();
    let side = scene.and_then(|scene| frame.board.side_at(&scene, seat));
    let name = match (is_open, frame.own.get().contains(seat)) {
        (true, _) => words::OPEN_SEAT.to_owned(),
        (false, true) => words::yourself(&news.name),
        (false, false) => news.name.clone(),
    };
    view! {
        <li class:open=is_open style:--seat=picture::colour(seat)>
            <span class="avatar" aria-hidden="true">{drawn(picture::avatar(seat, &news.sitter))}</span>
            <strong>{name}</strong>
            {side.map(|side| view! { <small class="side-of">{side}</small> })}
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
