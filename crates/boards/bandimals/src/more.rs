//! Parts that most tables seldom or never need: contests and themes, the questions before the first
//! turn, the player aid, finished deals, a page to print. They are a wasm file of their own, loaded on
//! first use.

use bandimals::Contest;
use board::{NotBrought, Studied, Study, Studying, fetched};
use leptos::prelude::*;
use leptos::wasm_split::wasm_split;

use super::middle::Asked;
use super::{contest, opening, playmat, theme};
use crate::{BandimalsBoard, Desk, words};

/// Something in the spotlight that is not part of a turn.
#[derive(Clone, Copy, PartialEq)]
pub(crate) enum Act {
    /// How long has everybody played?
    Times,
    /// Rock, paper, scissors.
    Throw,
    /// Which section?
    Sections,
    /// A contest.
    Contest(Contest),
    /// A line of a theme.
    Line,
    /// Votes on a theme.
    Verdicts,
}

/// Entry points into the file. Code that is named anywhere else is loaded with the game instead.
#[derive(Clone, Copy)]
struct More {
    act: fn(Desk, Act, Asked) -> AnyView,
    playmat: fn() -> AnyView,
    study: &'static dyn Study,
}

#[wasm_split(bandimals_more, wasm_split_path = ::leptos::wasm_split, fallible)]
fn bandimals_more() -> Result<More, NotBrought> {
    Ok(More {
        act: lit,
        playmat: playmat::playmat,
        study: Studied::<BandimalsBoard>::out(),
    })
}

/// Shows an act in the spotlight, once its code is here.
pub(crate) fn act(desk: Desk, act: Act, asked: Asked) -> AnyView {
    let show = move |more: More| (more.act)(desk, act, asked);
    fetched(words::MORE, bandimals_more, show)
}

/// The page to print.
pub(crate) fn playmat() -> AnyView {
    fetched(words::MORE, bandimals_more, |more: More| (more.playmat)())
}

/// The player aid, and deals that are over.
pub(crate) fn study() -> Studying {
    Box::pin(async { bandimals_more().await.map(|more| more.study) })
}

fn lit(desk: Desk, act: Act, asked: Asked) -> AnyView {
    match act {
        Act::Times => opening::times(desk, asked),
        Act::Throw => opening::throw(desk, asked),
        Act::Sections => opening::sections(desk, asked),
        Act::Contest(bout) => contest::contest(desk, bout, asked),
        Act::Line => theme::line(desk, asked),
        Act::Verdicts => (move || theme::verdicts(desk)).into_any(),
    }
}
