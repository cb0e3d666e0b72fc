//! What a browser shows of a game, as a trait: all that a game writes for it.

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
/// What can be pressed or moves has a name, its spot: an element with that `data-spot` on the
/// page. The frame lights it up, lets things fly to it, and presses a choice through
/// [`Desk::choice_at`].
pub trait Board: Sized + 'static {
    /// The game whose board it is.
    type Game: Shelved + Words + Judge;

    /// What the front page shows of it.
    const COVER: &'static Cover;

    /// A word that its rules have something to say about, as an example of what to look up.
    const LOOKED_UP: &'static str = "turn";

    /// All drawings of the game.
    const SPRITE: Sprite;

    /// The middle of the table. It is made once for each table and follows [`Desk::shown`] itself,
    /// so that a map keeps its place when the table changes under it.
    fn board(desk: Desk<Self>) -> AnyView;

    /// What lies before a seat, the viewer's own hand included.
    fn area(desk: Desk<Self>, scene: &Scene<Self>, seat: Seat) -> AnyView;

    /// The spot on the table that a choice belongs to; pressing it there does it too. Seats have
    /// the spots `seat-0`, `seat-1` and so on.
    fn spot(_action: &Action<Self>) -> Option<String> {
        None
    }

    /// Whether a choice has a button in the decision bar. One that has not is pressed on the table
    /// alone, by mouse and keyboard: where there are dozens, a wall of buttons helps nobody.
    fn in_bar(_scene: &Scene<Self>, _action: &Action<Self>) -> bool {
        true
    }

    /// The number key that makes a choice: its place among all of them, for one that has a button.
    /// What lies on the table has a key only where it is written on it.
    fn key(scene: &Scene<Self>, action: &Action<Self>) -> Option<usize> {
        let place = scene.choices.iter().position(|other| other == action)?;
        Self::in_bar(scene, action).then_some(place + 1)
    }

    /// The side that a seat plays for, where sitting down means choosing one.
    fn side(_setup: &<Self::Game as Game>::Setup, _seat: Seat) -> Option<String> {
        None
    }

    /// The colour of a seat: the one it chose, in games where one does.
    fn colour(_scene: &Scene<Self>, seat: Seat) -> &'static str {
        livery::colour(seat)
    }

    /// How far the deal is, for the top bar.
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

    /// The game in short, for people who have never heard of it: little pictures as HTML, a sentence.
    fn primer() -> Vec<(String, &'static str)> {
        vec![(Self::COVER.poster.to_owned(), Self::Game::BLURB)]
    }

    /// The player aid: every card or piece with what it is worth, those that lie open ticked off.
    fn aid_panel(scene: &Scene<Self>) -> AnyView {
        let view = scene.view.as_ref();
        let aid = view.map(|view| Self::Game::aid(&scene.setup, view));
        view! { <pre>{aid}</pre> }.into_any()
    }

    /// Little pictures for a line of the story, as HTML.
    fn pictures(_scene: &Scene<Self>, _event: &Event<Self>) -> String {
        String::new()
    }

    /// What is to be seen and heard of something that is no event: a word that is more than a word,
    /// or bad manners.
    fn gesture(_seat: Seat, _cue: Cue<'_>) -> Option<Beat> {
        None
    }

    /// What moves when something happens, over the table as it was before, besides the pieces
    /// themselves. Never nothing.
    fn beats(_scene: &Scene<Self>, _event: &Event<Self>) -> Vec<Beat> {
        vec![Beat::new(*BEARABLE.start(), Sound::Slide, Vec::new())]
    }

    /// The steps of the count at the end, from all that happened.
    fn count(_scene: &Scene<Self>, _events: &[Event<Self>]) -> Vec<Step> {
        Vec::new()
    }

    /// The table with nothing hidden, to watch a finished deal again; `last` is how it ended, when
    /// more lay open than before.
    fn all_open(state: &Self::Game, last: &Self::Game) -> <Self::Game as Game>::View;

    /// The player aid and finished deals. A board that is heavy keeps them in a file that comes later.
    fn study() -> Studying {
        Box::pin(ready(Ok(Studied::<Self>::out())))
    }

    /// A page of the game that people print.
    fn to_print() -> Option<ToPrint> {
        None
    }
}

/// A page to print.
pub struct ToPrint {
    /// What the menu calls it.
    pub name: &'static str,
    /// The page.
    pub page: fn() -> AnyView,
}
