//! The dialog for setting up a table: seats, options, clock.

use std::collections::BTreeMap;

use leptos::prelude::*;
use shelf::with_game;
use tabletop::{OptionInfo, Seat, Shelved, Takes, Terms};

use crate::bring::Brought;
use crate::connection::socket;
use crate::lobby::seating::{self, Sits, Way};
use crate::route::{Look, Route};
use crate::settings::settings;
use crate::words;
use board::browser;

/// Sets up a table of a game; the way to sit down fills in the seats.
pub(crate) fn lay(brought: Brought, way: Way) -> AnyView {
    let game = brought.game;
    let name = settings().with_untracked(|like| like.called_by_others(browser::fresh()[0], &[]));
    let seats = RwSignal::new(way.seats(game, &name));
    let options = RwSignal::new(BTreeMap::<String, String>::new());
    let seconds = RwSignal::new(None::<u32>);
    let listed = RwSignal::new(false);
    let wrong = RwSignal::new(String::new());
    let counts = with_game!(game, G => G::SEAT_COUNTS);
    let fewest = usize::from(counts.first().copied().unwrap_or(2));
    let most = usize::from(counts.last().copied().unwrap_or(2));
    let open = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        open_table(
            brought,
            way,
            &seats.get_untracked(),
            options.get_untracked(),
            seconds.get_untracked(),
            listed.get_untracked(),
            wrong,
        );
    };
    let clock = move |event| seconds.set(event_target_value(&event).parse().ok());
    let title = with_game!(game, G => G::TITLE);
    view! {
        <form class="new-table" on:submit=open>
            <h2>{title}</h2>
            <fieldset>
                <legend>{words::SEATS}</legend>
                <ol>{move || {
                    let n_seats = seats.with(Vec::len);
                    (0..n_seats).map(|index| seat_row(brought, seats, options, index, n_seats > fewest)).collect_view()
                }}</ol>
                {move || (seats.with(Vec::len) < most).then(|| view! {
                    <button type="button" class="choice small"
                        on:click=move |_| seats.update(|seats| seats.push(Sits::Bot("fox")))>{words::ADD_SEAT}</button>
                })}
            </fieldset>
            <fieldset>
                <legend>{words::CLOCK}</legend>
                <select aria-label=words::CLOCK on:change=clock>
                    <option value="">{words::NO_CLOCK}</option>
                    {words::CLOCKS.map(|(seconds, name)| view! { <option value=seconds.to_string()>{name}</option> })}
                </select>
            </fieldset>
            {move || seats.with(|seats| Way::needs_house(seats)).then(|| view! {
                <label class="tick">
                    <input type="checkbox" on:change=move |event| listed.set(event_target_checked(&event))/>
                    {words::LISTED}
                </label>
            })}
            <details>
                <summary>{words::OPTIONS}</summary>
                {brought.board.options().iter().map(|info| option_row(options, info)).collect_view()}
            </details>
            {move || (!wrong.with(String::is_empty)).then(|| view! { <p class="notice" role="alert">{wrong.get()}</p> })}
            <button class="choice big">{words::OPEN_TABLE}</button>
        </form>
    }
    .into_any()
}

/// Opens the table here or in the house, and goes there.
fn open_table(
    brought: Brought,
    way: Way,
    seats: &[Sits],
    options: BTreeMap<String, String>,
    seconds: Option<u32>,
    listed: bool,
    wrong: RwSignal<String>,
) {
    let mut new = seating::new_table(brought.game, seats, options, seconds);
    new.listed = listed;
    if let Err(error) = brought.board.check(&new.terms) {
        wrong.set(error.to_string());
        return;
    }
    if !Way::needs_house(seats) {
        match brought.open(&new) {
            Ok(table) => Route::Local { table }.go(),
            Err(error) => wrong.set(error.to_string()),
        }
        return;
    }
    let look = if way == Way::BigScreen {
        Look::Big
    } else {
        Look::Plain
    };
    browser::run(async move {
        match socket::open(&new).await {
            Ok(table) => Route::House { table, look }.go(),
            Err(because) => wrong.set(words::capital(&because)),
        }
    });
}

/// A seat: who sits in it, and their name.
fn seat_row(
    brought: Brought,
    seats: RwSignal<Vec<Sits>>,
    options: RwSignal<BTreeMap<String, String>>,
    index: usize,
    may_go: bool,
) -> AnyView {
    let n_seats = seats.with_untracked(Vec::len) as u8;
    let side = move || {
        let options = options.get();
        let terms = Terms {
            options,
            ..Terms::plain(n_seats)
        };
        brought.board.side(&terms, Seat(index as u8))
    };
    let sits = seats.with_untracked(|seats| seats[index].clone());
    let kinds = [("here", words::HERE), ("invited", words::INVITED)];
    let kind = match &sits {
        Sits::Here(_) => "here",
        Sits::Invited => "invited",
        Sits::Bot(level) => level,
    };
    let change = move |event| {
        let chosen = event_target_value(&event);
        let sits = match chosen.as_str() {
            "here" => seats.with_untracked(|seats| seating::guest(seats)),
            "invited" => Sits::Invited,
            level => words::LEVELS
                .iter()
                .find(|(id, ..)| *id == level)
                .map_or(Sits::Bot("fox"), |(id, ..)| Sits::Bot(id)),
        };
        seats.update(|seats| seats[index] = sits);
    };
    let rename = move |event| {
        let name = event_target_value(&event);
        // Not `update`: it would draw the row again while somebody is typing in it.
        seats.update_untracked(|seats| seats[index] = Sits::Here(name));
    };
    view! {
        <li>
            <select aria-label=words::seat(index + 1) on:change=change>
                {kinds.map(|(id, text)| view! { <option value=id selected=kind == id>{text}</option> })}
                {words::LEVELS.map(|(id, name, why)| view! {
                    <option value=id selected=kind == id>{words::level(name, why)}</option>
                })}
            </select>
            {match sits {
                Sits::Here(name) => view! {
                    <input type="text" maxlength="24" aria-label=words::NAME value=name on:input=rename/>
                }.into_any(),
                Sits::Invited | Sits::Bot(_) => ().into_any(),
            }}
            {move || side().map(|side| view! { <small class="side-of">{side}</small> })}
            {may_go.then(|| view! {
                <button type="button" class="tool" aria-label=words::remove_seat(index + 1)
                    on:click=move |_| seats.update(|seats| { seats.remove(index); })>"×"</button>
            })}
        </li>
    }
    .into_any()
}

/// An option with its plain explanation; the first value is the default.
fn option_row(options: RwSignal<BTreeMap<String, String>>, info: &'static OptionInfo) -> AnyView {
    let choose = move |value: &str| {
        options.update(|options| {
            if value == info.values[0].0 {
                options.remove(info.key);
            } else {
                options.insert(info.key.to_owned(), value.to_owned());
            }
        });
    };
    let list = format!("values-of-{}", info.key);
    let field = match info.takes {
        Takes::Hidden => ().into_any(),
        Takes::One | Takes::Edition => view! {
            <select aria-label=info.title on:change=move |event| choose(&event_target_value(&event))>
                {info.values.iter().map(|(value, text)| view! { <option value=*value>{*text}</option> }).collect_view()}
            </select>
        }.into_any(),
        Takes::Written => view! {
            <input type="text" maxlength="60" aria-label=info.title value=info.values[0].0 list=list.clone()
                on:change=move |event| choose(event_target_value(&event).trim())/>
            <datalist id=list>
                {info.values.iter().map(|(value, text)| view! { <option value=*value>{*text}</option> }).collect_view()}
            </datalist>
        }.into_any(),
        Takes::Any => info.values[1..].iter().map(|(value, text)| {
            let toggle = move |event| {
                let mut chosen: Vec<String> = options.with_untracked(|options| {
                    options.get(info.key).map(|text| text.split(',').map(str::to_owned).collect()).unwrap_or_default()
                });
                chosen.retain(|one| one != value);
                if event_target_checked(&event) {
                    chosen.push((*value).to_owned());
                }
                if chosen.is_empty() { choose(info.values[0].0) } else { choose(&chosen.join(",")) }
            };
            view! { <label class="tick"><input type="checkbox" on:change=toggle/>{format!("{value}: {text}")}</label> }
        }).collect_view().into_any(),
    };
    view! {
        <div class="option">
            <p><strong>{info.title}</strong> " " {info.explanation}</p>
            {field}
        </div>
    }
    .into_any()
}
