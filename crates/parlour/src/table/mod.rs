//! The table frame, written once: top bar, seats, board, decision bar, side panels, end.

mod animation;
mod curtain;
mod decision;
mod ending;
mod facing;
mod flight;
mod frame;
mod frames;
mod gathering;
mod keys;
mod replay;
mod rules;
mod seat;
mod settle;
mod showing;
mod side;
mod story;
mod tale;
mod talk;
mod topbar;

use std::rc::Rc;

use board::AnyBoard;
use leptos::prelude::*;
use tabletop::Seat;
use wire::{ClientMsg, Stage};

use frame::Frame;

use crate::connection::local::Local;
use crate::connection::{Connection, Ear};
use crate::settings::settings;
use crate::words;
use board::browser::Gone;
use curtain::Curtain;
use decision::DecisionBar;
use ending::End;
use frame::Panel;
use gathering::Gathering;
use seat::SeatPlace;
use side::Side;
use topbar::TopBar;

/// Opens a connection that calls this ear.
pub(crate) type Dial = Box<dyn FnOnce(Ear) -> Rc<dyn Connection>>;

/// How a screen takes part in a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Screen {
    /// It plays, or watches.
    Plain,
    /// It shows what everybody can see, and a code for each seat.
    Big,
    /// It shows one hand: the player scanned the code of this seat.
    Phone(Seat),
}

/// A table of this board's game, from sitting down to the final count.
pub(crate) fn table(board: &'static dyn AnyBoard, dial: Dial, screen: Screen) -> AnyView {
    let settings = settings();
    let gone = Gone::default();
    let frame = Frame::new(board);
    if screen == Screen::Big {
        frame.big.set(true);
        frame.panel.set(Panel::Story);
    }
    if let Screen::Phone(seat) = screen {
        frame.meant.set(Some(seat));
    }
    let connection = dial(Rc::new({
        let gone = gone.clone();
        move |incoming| {
            if !gone.get() {
                story::hear(frame, settings, incoming);
            }
        }
    }));
    frame.connect(connection.clone());
    let connection = StoredValue::new_local((connection, gone));
    on_cleanup(move || {
        connection.with_value(|(connection, gone)| {
            gone.set();
            connection.close();
        });
    });
    keys::listen(frame);
    frames::count(frame.moving);
    view! { <div class=format!("table {}", board.cover().mood)>{page(frame)}</div> }.into_any()
}

/// A table of this board's game that this browser stores.
pub(crate) fn kept(board: &'static dyn AnyBoard, table: String) -> AnyView {
    let dial: Dial = Box::new(move |hear| match Local::dial(board.rules(), &table, hear) {
        Some(local) => local,
        None => Rc::new(Nowhere),
    });
    self::table(board, dial, Screen::Plain)
}

/// A connection to a table that could not be restored.
struct Nowhere;

impl Connection for Nowhere {
    fn send(&self, _: &ClientMsg) {}

    fn record(&self) -> Option<String> {
        None
    }

    fn close(&self) {}
}

/// The whole page; only the curtain while it is down.
fn page(frame: Frame) -> AnyView {
    let stage = Memo::new(move |_| {
        frame
            .now
            .with(|scene| scene.as_ref().map(|scene| scene.news.stage))
    });
    view! {
        <svg class="symbols" aria-hidden="true" inner_html=frame.board.sprite().markup></svg>
        <div id="sky" aria-hidden="true"></div>
        <p class="unseen" role="status" aria-live="polite">{move || spoken(frame)}</p>
        {move || match (frame.curtain.get(), stage.get()) {
            (Some(seat), _) => view! { <Curtain frame seat/> }.into_any(),
            (None, None) => view! { <p class="waiting">{words::CONNECTING}</p> }.into_any(),
            (None, Some(Stage::Gathering)) => view! { <Gathering frame/> }.into_any(),
            (None, Some(Stage::Playing | Stage::Over)) => play_area(frame),
        }}
    }
    .into_any()
}

/// What is read aloud. Nothing behind the curtain: it was meant for the person who sat here before.
fn spoken(frame: Frame) -> String {
    match frame.curtain.get() {
        Some(_) => String::new(),
        None => frame.live.get(),
    }
}

/// The table itself.
fn play_area(frame: Frame) -> AnyView {
    let own = Memo::new(move |_| frame.shown().and_then(|scene| scene.own()));
    let others = Memo::new(move |_| {
        let scene = frame.shown();
        let around = scene.map(|scene| scene.around()).unwrap_or_default();
        around
            .into_iter()
            .filter(|seat| Some(*seat) != own.get())
            .collect::<Vec<_>>()
    });
    let is_over = Memo::new(move |_| {
        frame.now.with(|scene| {
            scene
                .as_ref()
                .is_some_and(|scene| scene.news.outcome.is_some())
        })
    });
    // While the result covers the table, nothing under it can be reached.
    let is_ended = Memo::new(move |_| is_over.get() && !frame.aside.get() && !frame.moving.get());
    // Which moment is shown, for tests that watch the page from outside.
    let version = move || frame.shown().map(|scene| scene.version.0);
    view! {
        <TopBar frame is_ended/>
        <main class="felt" class:unfolded=move || frame.unfolded.get() class:public=move || own.get().is_none()
            class:moving=move || frame.moving.get() class:past=move || frame.past.with(Option::is_some)
            class:as-hand=move || frame.meant.with(Option::is_some) inert=move || is_ended.get() data-version=version>
            <section class="others" aria-label=words::OTHERS>
                <For each=move || others.get() key=|seat| *seat children=move |seat| view! { <SeatPlace frame seat/> }/>
            </section>
            <section class="board" aria-label=words::BOARD>
                {frame.board.board(frame.reach)}
            </section>
            <DecisionBar frame/>
            <section class="mine" aria-label=words::MINE>
                <For each=move || own.get() key=|seat| *seat children=move |seat| view! { <SeatPlace frame seat/> }/>
            </section>
            <Side frame/>
        </main>
        {move || is_ended.get().then(|| view! { <End frame/> })}
    }
    .into_any()
}
