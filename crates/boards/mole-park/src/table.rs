//! The board of Mole Park: which file draws which part.

use leptos::prelude::*;
use mole_park::{Action, Die, Event, Hole, KingSelection, MolePark, Phase, Rolling, View};
use tabletop::{BySeat, Face, Game, Seat, Terms, Viewer, Words};

use super::{aid, area, art, card, count, middle, movement, spots};
use crate::Desk;
use crate::words;
use crate::{COVER, MoleParkBoard, Scene};
use board::movement::Beat;
use board::{Board, Cover, Sprite, Step};

impl Board for MoleParkBoard {
    type Game = MolePark;
    const COVER: &'static Cover = &COVER;
    const LOOKED_UP: &'static str = "crown";

    const SPRITE: Sprite = art::SPRITE;

    fn board(desk: Desk) -> AnyView {
        middle::middle(desk)
    }

    fn area(desk: Desk, scene: &Scene, seat: Seat) -> AnyView {
        area::area(desk, scene, seat)
    }

    fn spot(action: &Action) -> Option<String> {
        spots::of(action)
    }

    fn in_bar(_scene: &Scene, action: &Action) -> bool {
        match action {
            // These are on the table in front of the seat that decides, with labels of their own.
            Action::SetUp(_) | Action::Rolling(Rolling::PeekHole { .. }) => false,
            // On a phone there is no room for hand and stalls beside the board, so the bar has them too.
            // Otherwise the only button in reach would be the one that leaves the prize.
            Action::Rolling(_) | Action::Hand(_) | Action::Pick(_) => true,
            Action::Decide(_) | Action::Crown(_) => true,
        }
    }

    fn colour(scene: &Scene, seat: Seat) -> &'static str {
        match &scene.view {
            Some(view) => art::paint(view, seat),
            None => board::picture::colour(seat),
        }
    }

    fn progress(scene: &Scene) -> String {
        let Some(view) = &scene.view else {
            return String::new();
        };
        let options = &scene.setup.options;
        let king = view
            .king
            .map(|king| words::king_is(&options.king_title, scene.narrator.begin(king)));
        words::progress(view.round, options.closing_time, king.as_deref())
    }

    fn waiting(scene: &Scene) -> String {
        board::words::minus(&reason(scene))
    }

    fn primer() -> Vec<(String, &'static str)> {
        let line = |(name, text): (&str, &'static str)| (lesson(name), text);
        words::PRIMER.map(line).into()
    }

    fn aid_panel(scene: &Scene) -> AnyView {
        aid::aid(scene)
    }

    fn pictures(scene: &Scene, event: &Event) -> String {
        count::pictures(scene, event)
    }

    fn beats(scene: &Scene, event: &Event) -> Vec<Beat> {
        movement::beats(scene, event)
    }

    fn count(scene: &Scene, events: &[Event]) -> Vec<Step> {
        count::steps(scene, events)
    }

    fn all_open(state: &MolePark, _last: &MolePark) -> View {
        // Hands and secret answers come from the view of their own seat, the holes from the state.
        let mut view = state.view(Viewer::Spectator);
        let n_seats = state.setup().n_seats;
        view.areas = BySeat::from_fn(n_seats, |seat| {
            state.view(Viewer::Seat(seat)).areas[seat].clone()
        });
        let holes = (0..state.setup().n_holes()).map(|index| state.moles_in(Hole::at(index)));
        view.holes = holes.map(open).collect();
        view.hill = open(state.hill());
        view
    }
}

fn open(moles: &[mole_park::Mole]) -> Vec<Face<mole_park::Mole>> {
    moles.iter().copied().map(Face::Up).collect()
}

/// The picture of a step of the primer.
fn lesson(name: &str) -> String {
    let setup = || <MolePark as tabletop::Shelved>::set_up(&Terms::plain(2)).ok();
    let drawn = match name {
        "mole" => setup().map(|setup| art::mole(&setup, mole_park::Mole(86))),
        "prize" => setup().map(|setup| art::prize(&setup, mole_park::Prize(24))),
        _ => None,
    };
    drawn.unwrap_or_else(|| art::picture(name))
}

/// Whom the table waits for, and why.
fn reason(scene: &Scene) -> String {
    let Some(view) = &scene.view else {
        return String::new();
    };
    let who = scene.awaited();
    match view.phase {
        Phase::Colours => words::waits_for_colour(&who),
        Phase::King if scene.setup.king_selection() == KingSelection::ArcadeQuestion => {
            words::waits_for_visits(&who)
        }
        Phase::King => words::waits_for_king(&scene.setup.options.king_title, &who),
        Phase::CrownCall { .. } => words::waits_for_call(&who),
        Phase::Choose => words::waits_for_dice(&who),
        Phase::Go | Phase::ShowdownGo => words::waits_for_go(&who),
        Phase::Reroll { .. } => words::waits_for_reroll(&who),
        Phase::Discard { .. } => words::waits_for_discard(&who),
        Phase::Tie { .. } => words::waits_for_tie(&who),
        Phase::Pick { .. } => words::waits_for_pick(&who),
        Phase::Keep => words::waits_for_keep(&who),
        Phase::CrownTie { .. } => words::waits_for_winner(&who),
        Phase::Over { .. } => {
            let outcome = scene.news.outcome.as_ref();
            let told =
                outcome.map(|outcome| MolePark::ending(&scene.setup, &scene.narrator, outcome));
            told.unwrap_or_default()
        }
    }
}

/// The faces of a die, for its label.
pub(super) fn faces(scene: &Scene, die: Die) -> String {
    let faces = scene.setup.faces(die).iter();
    let faces: Vec<String> = faces.map(ToString::to_string).collect();
    faces.join(" ")
}

/// The name of a prize, its stars and what it does, for its label.
pub(super) fn about(scene: &Scene, prize: mole_park::Prize) -> String {
    card::about(&scene.setup, prize)
}
