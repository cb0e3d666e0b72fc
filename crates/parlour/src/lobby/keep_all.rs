//! Storing all games at once, for playing without a network.

use board::browser;
use leptos::prelude::*;
use shelf::GameId;

use crate::offline;
use crate::parcels::parcels;
use crate::words;

/// The progress.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Keeping {
    /// Nobody has asked for it.
    AsOpened,
    /// This many are stored.
    Kept(usize),
    /// All are.
    All,
    /// One could not be fetched.
    Failed,
}

/// A button that stores all games, and a line that says when that is done and how large they are.
#[component]
pub(crate) fn KeepAll() -> impl IntoView {
    if !offline::is_possible() {
        return view! { <p class="keeping">{words::KEEPS_NOTHING}</p> }.into_any();
    }
    let keeping = RwSignal::new(Keeping::AsOpened);
    browser::run(async move {
        for game in GameId::ALL {
            if !offline::is_kept(game).await {
                return;
            }
        }
        let _ = keeping.try_set(Keeping::All);
    });
    let keep = move |_| {
        keeping.set(Keeping::Kept(0));
        browser::run(async move {
            for (game, n_kept) in GameId::ALL.into_iter().zip(1..) {
                let now = match offline::keep(game).await {
                    Ok(()) if n_kept == GameId::ALL.len() => Keeping::All,
                    Ok(()) => Keeping::Kept(n_kept),
                    Err(_) => Keeping::Failed,
                };
                let _ = keeping.try_set(now);
                if now == Keeping::Failed {
                    return;
                }
            }
        });
    };
    let bytes = parcels().bytes;
    let said = move || match keeping.get() {
        Keeping::AsOpened => format!("{} {}", words::KEPT_AS_OPENED, words::will_take(bytes)),
        Keeping::Kept(n_kept) => words::keeping(n_kept, GameId::ALL.len()),
        Keeping::All => words::all_kept(bytes),
        Keeping::Failed => words::NOT_ALL_KEPT.to_owned(),
    };
    let may_ask = move || matches!(keeping.get(), Keeping::AsOpened | Keeping::Failed);
    view! {
        <section class="keeping">
            <h3>{words::KEEPING}</h3>
            <p role="status">{said}</p>
            {move || may_ask().then(|| view! {
                <button type="button" class="choice small" on:click=keep>{words::KEEP_ALL}</button>
            })}
        </section>
    }
    .into_any()
}
