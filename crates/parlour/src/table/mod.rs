//! The table frame, written once: top bar, seats, board, decision bar, side panels, end.

mod animation;
mod countdown;
mod curtain;
mod decision;
mod desk;
mod ending;
mod facing;
mod flight;
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

use leptos::prelude::*;
use tabletop::Seat;
use wire::Stage;

pub(crate) use countdown::seconds_until;
pub(crate) use desk::Desk;

use crate::browser::Gone;
use crate::connection::{Ear, Incoming, Line};
use crate::games::GameRoom;
use crate::settings::settings;
use crate::words;
use curtain::Curtain;
use decision::DecisionBar;
use desk::Panel;
use ending::End;
use gathering::Gathering;
use seat::SeatPlace;
use side::Side;
use topbar::TopBar;

/// Opens a line: it is given what to call when something comes.
pub(crate) type Dial = Box<dyn FnOnce(Ear) -> Rc<dyn Line>>;

/// Whether a screen sits at the table or hangs above it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Screen {
    /// It plays, or watches.
    Plain,
    /// It shows what everybody may see, and a code for each seat.
    Big,
    /// It is somebody's hand: they came by the code of this seat.
    Phone(Seat),
}

/// A table of the game `G`, from sitting down to the count.
pub(crate) fn table<G: GameRoom>(dial: Dial, screen: Screen) -> AnyView {
    let settings = settings();
    let gone = Gone::default();
    // The desk needs the line, and the line needs somebody to tell: the desk comes a moment later.
    let waiting: Rc<std::cell::RefCell<Vec<Incoming>>> = Rc::default();
    let desk_later: Rc<std::cell::Cell<Option<Desk<G>>>> = Rc::default();
    let hear: Ear = Rc::new({
        let (gone, waiting, desk_later) = (gone.clone(), waiting.clone(), desk_later.clone());
        move |incoming| match desk_later.get() {
            _ if gone.get() => (),
            Some(desk) => story::hear(desk, settings, incoming),
            None => waiting.borrow_mut().push(incoming),
        }
    });
    let line = dial(hear);
    let desk = Desk::<G>::new(line.clone());
    if screen == Screen::Big {
        desk.big.set(true);
        desk.panel.set(Panel::Story);
    }
    if let Screen::Phone(seat) = screen {
        desk.meant.set(Some(seat));
    }
    desk_later.set(Some(desk));
    for incoming in waiting.take() {
        story::hear(desk, settings, incoming);
    }
    let line = StoredValue::new_local((line, gone));
    on_cleanup(move || {
        line.with_value(|(line, gone)| {
            gone.set();
            line.close();
        });
    });
    keys::listen(desk);
    frames::count(desk.moving);
    view! { <div class=format!("room {}", G::MOOD)>{frame(desk)}</div> }.into_any()
}

/// Everything on the page; while the curtain is down, nothing but the curtain.
fn frame<G: GameRoom>(desk: Desk<G>) -> AnyView {
    let stage = Memo::new(move |_| {
        desk.scene
            .with(|scene| scene.as_ref().map(|scene| scene.news.stage))
    });
    view! {
        <svg class="symbols" aria-hidden="true" inner_html=G::symbols()></svg>
        <div id="sky" aria-hidden="true"></div>
        <p class="unseen" role="status" aria-live="polite">{move || spoken(desk)}</p>
        {move || match (desk.curtain.get(), stage.get()) {
            (Some(seat), _) => view! { <Curtain desk seat/> }.into_any(),
            (None, None) => view! { <p class="waiting">{words::CONNECTING}</p> }.into_any(),
            (None, Some(Stage::Gathering)) => view! { <Gathering desk/> }.into_any(),
            (None, Some(Stage::Playing | Stage::Over)) => play_area(desk),
        }}
    }
    .into_any()
}

/// What is read aloud; behind the curtain nothing, for it was said to whoever sat here before.
fn spoken<G: GameRoom>(desk: Desk<G>) -> String {
    match desk.curtain.get() {
        Some(_) => String::new(),
        None => desk.live.get(),
    }
}

/// The table itself.
fn play_area<G: GameRoom>(desk: Desk<G>) -> AnyView {
    let own = Memo::new(move |_| desk.shown().and_then(|scene| scene.own()));
    let others = Memo::new(move |_| {
        let scene = desk.shown();
        let around = scene.map(|scene| scene.around()).unwrap_or_default();
        around
            .into_iter()
            .filter(|seat| Some(*seat) != own.get())
            .collect::<Vec<_>>()
    });
    let is_over = Memo::new(move |_| {
        desk.scene.with(|scene| {
            scene
                .as_ref()
                .is_some_and(|scene| scene.news.outcome.is_some())
        })
    });
    // While the result lies over the table, nothing under it can be reached.
    let is_ended = Memo::new(move |_| is_over.get() && !desk.aside.get() && !desk.moving.get());
    // Which moment is shown, for whoever watches the page from outside.
    let version = move || desk.shown().map(|scene| scene.version.0);
    view! {
        <TopBar desk/>
        <main class="felt" class:unfolded=move || desk.unfolded.get() class:public=move || own.get().is_none()
            class:moving=move || desk.moving.get() class:past=move || desk.past.with(Option::is_some)
            class:as-hand=move || desk.meant.with(Option::is_some) inert=move || is_ended.get() data-version=version>
            <section class="others" aria-label=words::OTHERS>
                {move || others.get().into_iter()
                    .map(|seat| view! { <SeatPlace desk seat/> })
                    .collect_view()}
            </section>
            <section class="board" aria-label=words::BOARD>
                {G::board(desk)}
            </section>
            <DecisionBar desk/>
            <section class="mine" aria-label=words::MINE>
                {move || own.get().map(|seat| view! { <SeatPlace desk seat/> })}
            </section>
            <Side desk/>
        </main>
        {move || is_ended.get().then(|| view! { <End desk/> })}
    }
    .into_any()
}
