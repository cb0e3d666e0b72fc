//! What a browser shows of one game, as a trait: everything a game has to write for it.

use std::future::ready;

use leptos::prelude::*;
use tabletop::{Game, Judge, Seat, Shelved, Words};

use crate::movement::{BEARABLE, Beat, Cue, Sound};
use crate::{Cover, Desk, Sprite, Step, Studied, Studying, livery, words};

/// A scene of the game that a board shows.
type Scene<B> = crate::Scene<<B as Board>::Game>;
/// An action of the game that a board shows.
type Action<B> = <<B as Board>::Game as Game>::Action;
/// An event of the game that a board shows.
type Event<B> = <<B as Board>::Game as Game>::Event;

/// The board of a game: middle, areas, pictures and movement. Sentences come from the game's
/// [`Words`], choices from the table; a board computes no rule.
///
/// Everything that can be pressed or moves has a name, its spot: the `data-spot` of its element on
/// the page. The frame highlights it, lets things fly to it, and presses a choice through
/// [`Desk::choice_at`].
pub trait Board: Sized + 'static {
    /// The game this board shows.
    type Game: Shelved + Words + Judge;

    /// How the front page shows it.
    const COVER: &'static Cover;

    /// A word that its rules mention, as an example of what to look up.
    const LOOKED_UP: &'static str = "turn";

    /// All drawings of the game.
    const SPRITE: Sprite;

    /// The middle of the table. It is built once per table and follows [`Desk::shown`] itself, so
    /// that a map keeps its position when the table changes.
    fn board(desk: Desk<Self>) -> AnyView;

    /// A seat's own part of the table, including the viewer's hand.
    fn area(desk: Desk<Self>, scene: &Scene<Self>, seat: Seat) -> AnyView;

    /// The spot on the table that a choice belongs to; pressing the spot takes the choice. Seats
    /// have the spots `seat-0`, `seat-1` and so on.
    fn spot(_action: &Action<Self>) -> Option<String> {
        None
    }

    /// Whether a choice has a button in the decision bar. One without is pressed on the table only,
    /// by mouse or keyboard: a wall of dozens of buttons helps nobody.
    fn in_bar(_scene: &Scene<Self>, _action: &Action<Self>) -> bool {
        true
    }

    /// The number key for a choice: its position among all of them, if it has a button. A choice on
    /// the table has a key only if the key is printed on it.
    fn key(scene: &Scene<Self>, action: &Action<Self>) -> Option<usize> {
        let place = scene.choices.iter().position(|other| other == action)?;
        Self::in_bar(scene, action).then_some(place + 1)
    }

    /// The side that a seat plays for, where sitting down means choosing one.
    fn side(_setup: &<Self::Game as Game>::Setup, _seat: Seat) -> Option<String> {
        None
    }

    /// The colour of a seat: the one its player chose, in games where players choose.
    fn colour(_scene: &Scene<Self>, seat: Seat) -> &'static str {
        livery::colour(seat)
    }

    /// How far along the deal is, for the top bar.
    fn progress(_scene: &Scene<Self>) -> String {
        String::new()
    }

    /// Whom the table waits for, and why.
    fn waiting(scene: &Scene<Self>) -> String {
        match &scene.news.outcome {
            Some(outcome) => Self::Game::ending(&scene.setup, &scene.narrator, outcome),
            None => words::waits_for(&scene.awaited()),
        }
    }

    /// The game in short, for people who have never heard of it: small pictures as HTML, each with
    /// a sentence.
    fn primer() -> Vec<(String, &'static str)> {
        vec![(Self::COVER.poster.to_owned(), Self::Game::BLURB)]
    }

    /// The player aid: every card or piece with its worth; those in the open are ticked off.
    fn aid_panel(scene: &Scene<Self>) -> AnyView {
        let view = scene.view.as_ref();
        let aid = view.map(|view| Self::Game::aid(&scene.setup, view));
        view! { <pre>{aid}</pre> }.into_any()
    }

    /// Small pictures for a line of the story, as HTML.
    fn pictures(_scene: &Scene<Self>, _event: &Event<Self>) -> String {
        String::new()
    }

    /// What is seen and heard of something that is not an event: a remark that is more than talk,
    /// or bad manners.
    fn gesture(_seat: Seat, _cue: Cue<'_>) -> Option<Beat> {
        None
    }

    /// What moves when something happens, over the table as it was before, in addition to the
    /// pieces themselves. Never empty.
    fn beats(_scene: &Scene<Self>, _event: &Event<Self>) -> Vec<Beat> {
        vec![Beat::new(*BEARABLE.start(), Sound::Slide, Vec::new())]
    }

    /// The steps of the final count, from everything that happened.
    fn count(_scene: &Scene<Self>, _events: &[Event<Self>]) -> Vec<Step> {
        Vec::new()
    }

    /// The table with nothing hidden, for watching a finished deal again. `last` is the final
    /// state, which shows more than the earlier ones.
    fn all_open(state: &Self::Game, last: &Self::Game) -> <Self::Game as Game>::View;

    /// The player aid and the replay of finished deals. A heavy board keeps them in a file that is
    /// fetched later.
    fn study() -> Studying {
        Box::pin(ready(Ok(Studied::<Self>::out())))
    }

    /// A page of the game to print.
    fn to_print() -> Option<ToPrint> {
        None
    }
}

/// A page to print.
pub struct ToPrint {
    /// Its name in the menu.
    pub name: &'static str,
    /// The page.
    pub page: fn() -> AnyView,
}
