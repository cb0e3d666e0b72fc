//! The front page: the shelf, the ways to sit down, settings and credits.

mod credits;
mod keep_all;
mod new_table;
mod open_tables;
mod seating;
mod settings_panel;
mod waiting;
mod ways;

use board::{drawn, picture};
use leptos::prelude::*;
use shelf::{GameId, with_game};
use tabletop::Shelved;

pub(crate) use new_table::lay;
pub(crate) use seating::Way;
pub(crate) use settings_panel::SettingsPanel;

use crate::boards;
use crate::bring::fetched;
use crate::connection::shelf_life;
use crate::parcels;
use crate::route::Route;
use crate::settings::settings;
use crate::words;
use credits::Credits;
use keep_all::KeepAll;
use open_tables::OpenTables;

/// What is open over the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Sheet {
    /// Nothing.
    None,
    /// The dialog for a new table.
    NewTable(GameId, Way),
    /// Settings.
    Settings,
    /// Credits.
    Credits,
}

/// The front page.
#[component]
pub(crate) fn Front() -> impl IntoView {
    let sheet = RwSignal::new(Sheet::None);
    waiting::watch();
    view! {
        <div class="lobby">
            <header class="masthead">
                <h1><span class="paw" aria-hidden="true">{drawn(picture::SPRITE.picture("paw"))}</span>{words::HOUSE}</h1>
                <p>{words::TAGLINE}</p>
                <nav aria-label=words::NAV>
                    <button class="tool" on:click=move |_| sheet.set(Sheet::Settings)>{words::SETTINGS}</button>
                    <button class="tool" on:click=move |_| sheet.set(Sheet::Credits)>{words::CREDITS}</button>
                </nav>
            </header>
            <main>
                <section class="shelf" aria-label=words::SHELF>
                    {GameId::ALL.map(|game| view! { <Featured game sheet/> })}
                    {ways::legend()}
                </section>
                <OpenTables/>
            </main>
            <footer><p>{words::UNOFFICIAL}</p></footer>
            {move || match sheet.get() {
                Sheet::None => ().into_any(),
                Sheet::NewTable(game, way) => over(sheet, fetched(game, move |brought| brought.lay(way))),
                Sheet::Settings => over(sheet, view! { <h2>{words::SETTINGS}</h2> <SettingsPanel/> <KeepAll/> }.into_any()),
                Sheet::Credits => over(sheet, view! { <Credits/> }.into_any()),
            }}
        </div>
    }
}

/// A game with all the ways to sit down.
#[component]
fn Featured(
    /// Which game.
    game: GameId,
    /// What is open over the shelf.
    sheet: RwSignal<Sheet>,
) -> impl IntoView {
    let settings = settings();
    let wanted = RwSignal::new(false);
    let play = move || {
        fetched(game, move |brought| {
            let name = settings.with_untracked(crate::settings::Settings::called);
            let new = seating::against_bots(game, &name);
            if let Ok(table) = brought.open(&new) {
                Route::Local { table }.go();
            }
            ().into_any()
        })
    };
    let (title, blurb) = with_game!(game, G => (G::TITLE, G::BLURB));
    let unfinished = shelf_life::tables()
        .into_iter()
        .find(|table| !table.is_over && table.game == game.as_str());
    view! {
        <article class=format!("featured {}", boards::cover(game).mood) data-game=game.as_str()
            on:pointerenter=move |_| parcels::prefetch(game) on:focusin=move |_| parcels::prefetch(game)>
            <span class="art" aria-hidden="true">{drawn(boards::cover(game).poster)}</span>
            <div class="said">
                <h2>{title}</h2>
                <p>{blurb}</p>
            </div>
            <div class="ways">
                <button class="choice big" aria-label=words::about(words::PLAY_NOW, title) on:click=move |_| wanted.set(true)>{words::PLAY_NOW}</button>
                {move || wanted.get().then(play)}
                {unfinished.map(|table| view! {
                    <button class="choice small" aria-label=words::about(words::GO_ON, title)
                        on:click=move |_| Route::Local { table: table.table.clone() }.go()>
                        {words::GO_ON}
                    </button>
                })}
                {ways::buttons(title, move |way| sheet.set(Sheet::NewTable(game, way)))}
            </div>
        </article>
    }
}

/// A sheet over the shelf, closed by Escape and by a button.
fn over(sheet: RwSignal<Sheet>, inside: AnyView) -> AnyView {
    let dialog = NodeRef::<leptos::html::Dialog>::new();
    Effect::new(move |_| {
        if let Some(dialog) = dialog.get() {
            // The browser keeps the keyboard focus inside, and closes it on Escape.
            let _ = dialog.show_modal();
        }
    });
    view! {
        <dialog class="sheet" node_ref=dialog on:close=move |_| sheet.set(Sheet::None)>
            <button class="tool close" on:click=move |_| sheet.set(Sheet::None)>{words::CLOSE}</button>
            {inside}
        </dialog>
    }
    .into_any()
}
