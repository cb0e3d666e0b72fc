//! The rules panel: every rule of the game, found by word or by id.

use board::{NotBrought, drawn, fetched};
use leptos::prelude::*;
use shelf::{Catalogue, Entry};

use crate::parcels::Parcel;
use crate::table::frame::Frame;
use crate::words;
use board::browser;

/// The rules, searchable.
#[component]
pub(crate) fn Rules(
    /// The table; it holds the search text, so that a refusal can open its rule.
    frame: Frame,
) -> impl IntoView {
    let ask = move || fetch(frame.board.id());
    fetched(words::RULES_OF_THE_GAME, ask, move |catalogue| {
        looked_up(frame, catalogue)
    })
}

/// The catalogue, a separate file that is fetched when somebody looks something up.
async fn fetch(game: &str) -> Result<Catalogue, NotBrought> {
    let asked = browser::window().fetch_with_str(&Parcel::called(game).rules);
    let text = browser::text_of(asked).await.ok_or(NotBrought)?;
    Ok(Catalogue::parse(&text))
}

fn looked_up(frame: Frame, catalogue: Catalogue) -> AnyView {
    let looked_up = frame.board.looked_up();
    let rule = catalogue.search(looked_up).into_iter().next();
    let hint = words::search_rules(looked_up, rule.map(|entry| entry.id.as_str()));
    let found = move || find(&catalogue, &frame.wanted.get());
    view! {
        <div class="rules">
            <input type="search" aria-label=hint.clone() placeholder=hint bind:value=frame.wanted/>
            <dl tabindex="0" aria-label=words::RULES>
                {move || {
                    let found = found();
                    let primer = frame.wanted.with(|wanted| wanted.trim().is_empty()).then(|| primer(frame));
                    if found.is_empty() {
                        view! { <dd class="quiet">{words::NO_RULE}</dd> }.into_any()
                    } else {
                        view! { {primer} {found.iter().map(entry).collect_view()} }.into_any()
                    }
                }}
            </dl>
        </div>
    }
    .into_any()
}

/// All rules if there is no search text; an exact id comes first.
fn find(catalogue: &Catalogue, wanted: &str) -> Vec<Entry> {
    if wanted.trim().is_empty() {
        return catalogue.entries.clone();
    }
    let exact = catalogue.find(wanted).cloned();
    let rest = catalogue.search(wanted).into_iter().cloned();
    let id = exact.as_ref().map(|entry| entry.id.clone());
    exact
        .into_iter()
        .chain(rest.filter(|entry| Some(&entry.id) != id.as_ref()))
        .collect()
}

/// The game in short, above its rules.
fn primer(frame: Frame) -> AnyView {
    let lines = frame.board.primer().into_iter().map(|(picture, text)| {
        view! {
            <div class="lesson">
                <dt class="lesson-art" aria-hidden="true">{drawn(picture)}</dt>
                <dd>{text}</dd>
            </div>
        }
    });
    view! {
        <div class="primer"><dt>{words::IN_SHORT}</dt></div>
        {lines.collect_view()}
        <div class="primer"><dt>{words::EVERY_RULE}</dt></div>
    }
    .into_any()
}

fn entry(entry: &Entry) -> AnyView {
    view! {
        <div class="rule">
            <dt><strong>{entry.id.clone()}</strong>" "<small>{entry.section.clone()}</small></dt>
            <dd>{entry.plain()}</dd>
        </div>
    }
    .into_any()
}
