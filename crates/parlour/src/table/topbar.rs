//! The top bar: the game, its progress, the clock, the connection, a menu.

use board::ToPrint;
use leptos::prelude::*;
use tabletop::Seat;
use wire::{ClientMsg, Sitter};

use crate::connection::LinkState;
use crate::lobby::SettingsPanel;
use crate::route::Route;
use crate::table::frame::{Frame, Panel};
use crate::words;

/// The bar above every table.
#[component]
pub(crate) fn TopBar(
    /// The table.
    frame: Frame,
    /// Whether the result covers the table.
    is_ended: Memo<bool>,
) -> impl IntoView {
    let menu = frame.menu;
    let progress = move || {
        frame
            .shown()
            .filter(|scene| scene.is_dealt)
            .map(|scene| frame.board.progress(&scene))
    };
    let link = move || match frame.link.get() {
        LinkState::Here => words::IN_THIS_TAB,
        LinkState::Online => words::CONNECTED,
        LinkState::Opening => words::CONNECTING,
        LinkState::Broken => words::RECONNECTING,
        LinkState::Full => words::NO_ROOM,
    };
    let is_lost = move || matches!(frame.link.get(), LinkState::Broken | LinkState::Full);
    view! {
        <header class="topbar" inert=move || is_ended.get()>
            <h1>{frame.board.title()}</h1>
            <p class="progress">{progress}</p>
            <Countdown frame/>
            {move || is_watching(frame).then(|| view! { <p class="watching">{words::WATCHING}</p> })}
            <p class="link-state" class:broken=is_lost>{link}</p>
            <button class="tool how" aria-label=words::HOW_TO title=words::HOW_TO
                on:click=move |_| frame.look_up("")>"?"</button>
            <button class="tool opener" aria-expanded=move || menu.get().to_string()
                on:click=move |_| menu.update(|open| *open = !*open)>{words::MENU}</button>
            {move || menu.get().then(|| view! { <TableMenu frame/> })}
        </header>
    }
}

/// Whether the viewer has no seat, at a screen that could have one.
fn is_watching(frame: Frame) -> bool {
    !frame.big.get()
        && frame
            .now
            .with(|scene| scene.as_ref().is_some_and(|scene| scene.own().is_none()))
}

/// The menu of a table.
#[component]
fn TableMenu(
    /// The table.
    frame: Frame,
) -> impl IntoView {
    let menu = frame.menu;
    let open = move |panel: Panel| {
        frame.panel.set(panel);
        frame.unfolded.set(true);
        menu.set(false);
    };
    let bot_plays = move || {
        let scene = frame.now.get()?;
        scene.own().filter(|_| scene.is_playing())?;
        Some(scene.is_stepped_out())
    };
    let step = move |out: bool| {
        let (ack, seat) = (frame.ack(), frame.facing.get_untracked());
        frame.send(&if out {
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
            {frame.board.to_print().map(|ToPrint { name, .. }| view! {
                <a href=Route::Print { game: frame.board.id().to_owned() }.hash() target="_blank">{name}</a>
            })}
            {move || bot_plays().map(|plays| view! {
                <button on:click=move |_| step(!plays)>
                    {if plays { words::I_PLAY } else { words::LET_BOT }}
                </button>
            })}
            {move || away(frame).into_iter().map(|(seat, name)| {
                let stand_in = move |_| {
                    let (ack, seat, level) = (frame.ack(), Some(seat), None);
                    frame.send(&ClientMsg::StepOut { ack, seat, level });
                    menu.set(false);
                };
                view! { <button on:click=stand_in>{words::let_bot_for(&name)}</button> }
            }).collect_view()}
            <SettingsPanel/>
            <button on:click=move |_| Route::Front.go()>{words::LEAVE}</button>
        </div>
    }
}

/// The people for whom the host can let a bot play: they are away during a deal.
fn away(frame: Frame) -> Vec<(Seat, String)> {
    let scene = frame.now.get().filter(|scene| scene.is_playing());
    let scene = scene.filter(|_| frame.is_host());
    let seats = scene.iter().flat_map(|scene| scene.news.seats.by_seat());
    seats
        .filter(|(_, news)| news.sitter == Sitter::Person && !news.present)
        .map(|(seat, news)| (seat, news.name.clone()))
        .collect()
}

/// The time left, if the table has a clock.
#[component]
fn Countdown(
    /// The table.
    frame: Frame,
) -> impl IntoView {
    let left = frame.seconds_until(|clock| {
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
