//! The board of New Game: the tree in the middle, and the apples of each seat.

use board::{Board, Cover, Sprite, drawn, key, look, pieces};
use leptos::prelude::*;
use new_game::{Action, Apple, Mood, NewGame, View};
use tabletop::{Face, Game, Seat, Viewer};

use crate::{COVER, NewGameBoard, SPRITE, words};

type Desk = board::Desk<NewGameBoard>;
type Scene = board::Scene<NewGame>;

/// The spot of the tree. Pressing it gathers an apple, and apples fly in from there.
const TREE: &str = "tree";

impl Board for NewGameBoard {
    type Game = NewGame;
    const COVER: &'static Cover = &COVER;
    const SPRITE: Sprite = SPRITE;

    fn board(desk: Desk) -> AnyView {
        (move || desk.shown().map(|scene| tree(desk, &scene))).into_any()
    }

    fn area(_desk: Desk, scene: &Scene, seat: Seat) -> AnyView {
        let Some(view) = &scene.view else {
            return ().into_any();
        };
        let seen = &view.hedgehogs[seat];
        let apples = seen.hand.iter().enumerate().map(|(place, face)| {
            let spot = format!("apple-{}-{place}", seat.0);
            (spot.clone(), apple(spot, *face))
        });
        let mood = match seen.mood {
            Mood::Gathering => "",
            Mood::Resting => words::RESTS,
            Mood::RolledOver => words::ROLLED_OVER,
        };
        let is_out = seen.mood == Mood::RolledOver;
        view! {
            <p class="tally">
                <span>{words::carried(seen)}</span>
                <strong>{mood}</strong>
            </p>
            <ul class="apples" class:out=is_out>{pieces(apples)}</ul>
        }
        .into_any()
    }

    fn spot(action: &Action) -> Option<String> {
        match action {
            Action::GatherApple => Some(TREE.to_owned()),
            Action::Rest => None,
        }
    }

    fn progress(scene: &Scene) -> String {
        words::limit(scene.setup.edition.limit)
    }

    fn primer() -> Vec<(String, &'static str)> {
        let poster = (COVER.poster.to_owned(), words::STORY);
        let lessons = words::PRIMER.map(|(name, text)| (SPRITE.picture(name), text));
        std::iter::once(poster).chain(lessons).collect()
    }

    fn all_open(state: &NewGame, _last: &NewGame) -> View {
        // No view has everything, so each hand comes from the view of its own seat.
        let mut view = state.view(Viewer::Spectator);
        for seat in state.seats().iter() {
            view.hedgehogs[seat] = state.view(Viewer::Seat(seat)).hedgehogs[seat].clone();
        }
        view
    }
}

/// The tree, with the number of apples left.
fn tree(desk: Desk, scene: &Scene) -> Option<AnyView> {
    let left = scene.view.as_ref()?.tree;
    let label = words::apples_left(left);
    let inside = view! {
        {look("leaves", SPRITE.picture("tree"))}
        <span class="left">{left}</span>
    };
    let tree = key("tree")
        .at(TREE.to_owned())
        .named(label.clone(), label)
        .plays(desk, desk.choice_at(scene, TREE));
    Some(tree.with(inside))
}

/// An apple in a hand. It shows its weight if the viewer knows it.
fn apple(spot: String, face: Face<Apple>) -> AnyView {
    let (picture, number, label) = match face {
        Face::Up(Apple(weight)) => ("apple", weight.to_string(), words::weighs(weight)),
        Face::Down => ("leaf", String::new(), words::UNKNOWN.to_owned()),
    };
    view! {
        <li class="apple" role="img" title=label.clone() aria-label=label data-spot=spot data-from=TREE>
            {drawn(SPRITE.picture(picture))}
            <span class="weight">{number}</span>
        </li>
    }
    .into_any()
}
