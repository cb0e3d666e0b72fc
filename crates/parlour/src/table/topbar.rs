//! The top bar: which game, how far, the clock, the connection, a menu.

use leptos::prelude::*;
use tabletop::Seat;
use wire::{ClientMsg, Sitter};

use crate::connection::LinkState;
use crate::games::GameRoom;
use crate::lobby::SettingsPanel;
use crate::route::Route;
use crate::table::countdown::seconds_until;
use crate::table::desk::{Desk, Panel};
use crate::words;

/// What stands above every table.
#[component]
pub(crate) fn TopBar<G: GameRoom>(
    /// The table.
    desk: Desk<G>,
) -> impl IntoView {
    let menu = desk.menu;
    let progress = move || {
        desk.shown()
            .filter(|scene| scene.view.is_some())
            .map(|scene| G::progress(&scene))
    };
    let link = move || match desk.link.get() {
        LinkState::Here => words::IN_THIS_TAB,
        LinkState::Online => words::CONNECTED,
        LinkState::Opening => words::CONNECTING,
        LinkState::Broken => words::RECONNECTING,
        LinkState::Full => words::NO_ROOM,
    };
    let is_lost = move || matches!(desk.link.get(), LinkState::Broken | LinkState::Full);
    view! {
        <header class="topbar">
            <h1>{G::TITLE}</h1>
            <p class="progress">{progress}</p>
            <Countdown desk/>
            {move || is_watching(desk).then(|| view! { <p class="watching">{words::WATCHING}</p> })}
            <p class="link-state" class:broken=is_lost>{link}</p>
            <button class="tool how" aria-label=words::HOW_TO title=words::HOW_TO
                on:click=move |_| desk.look_up("")>"?"</button>
            <button class="tool opener" aria-expanded=move || menu.get().to_string()
                on:click=move |_| menu.update(|open| *open = !*open)>{words::MENU}</button>
            {move || menu.get().then(|| view! { <TableMenu desk/> })}
        </header>
    }
}

/// Whether whoever looks has no seat, at a screen that could have one.
fn is_watching<G: GameRoom>(desk: Desk<G>) -> bool {
    !desk.big.get()
        && desk
            .scene
            .with(|scene| scene.as_ref().is_some_and(|scene| scene.own().is_none()))
}

/// What can be asked for at a table.
#[component]
fn TableMenu<G: GameRoom>(
    /// The table.
    desk: Desk<G>,
) -> impl IntoView {
    let menu = desk.menu;
    let open = move |panel: Panel| {
        desk.panel.set(panel);
        desk.unfolded.set(true);
        menu.set(false);
    };
    let bot_plays = move || {
        let scene = desk.scene.get()?;
        scene.own().filter(|_| scene.is_playing())?;
        Some(scene.is_stepped_out())
    };
    let step = move |out: bool| {
        let (ack, seat) = (desk.ack(), desk.facing.get_untracked());
        desk.send(&if out {
            ClientMsg::StepOut {
                ack,
                seat,
                level: None,
            }
        } else {
            ClientMsg::StepIn { ack, seat }
        });
        menu.set(false);
    };
    view! {
        <div class="menu">
            <button on:click=move |_| open(Panel::Rules)>{words::RULES}</button>
            <button on:click=move |_| open(Panel::Aid)>{words::AID}</button>
            {G::to_print().map(|(name, _)| view! {
                <a href=Route::Print { game: G::ID.to_owned() }.hash() target="_blank">{name}</a>
            })}
            {move || bot_plays().map(|plays| view! {
                <button on:click=move |_| step(!plays)>
                    {if plays { words::I_PLAY } else { words::LET_BOT }}
                </button>
            })}
            {move || away(desk).into_iter().map(|(seat, name)| {
                let stand_in = move |_| {
                    let (ack, seat, level) = (desk.ack(), Some(seat), None);
                    desk.send(&ClientMsg::StepOut { ack, seat, level });
                    menu.set(false);
                };
                view! { <button on:click=stand_in>{words::let_bot_for(&name)}</button> }
            }).collect_view()}
            <SettingsPanel/>
            <button on:click=move |_| Route::Front.go()>{words::LEAVE}</button>
        </div>
    }
}

/// Those for whom whoever opened the table may let a bot play: they are away while a deal is on.
fn away<G: GameRoom>(desk: Desk<G>) -> Vec<(Seat, String)> {
    let scene = desk.scene.get().filter(|scene| scene.is_playing());
    let scene = scene.filter(|_| desk.line().is_host());
    let seats = scene.iter().flat_map(|scene| scene.news.seats.by_seat());
    seats
        .filter(|(_, news)| news.sitter == Sitter::Person && !news.present)
        .map(|(seat, news)| (seat, news.name.clone()))
        .collect()
}

/// The time that is left, where the table has a clock.
#[component]
fn Countdown<G: GameRoom>(
    /// The table.
    desk: Desk<G>,
) -> impl IntoView {
    let left = seconds_until(desk, |clock| {
        let shared = clock.shared.iter().map(|shared| shared.until);
        let decisions = clock.until.iter().map(|(_, until)| *until);
        decisions.chain(shared).min()
    });
    move || {
        left.get().map(|seconds| view! {
        <p class="clock" class:late=seconds <= 10 role="timer">{words::seconds_left(seconds)}</p>
    })
    }
}
