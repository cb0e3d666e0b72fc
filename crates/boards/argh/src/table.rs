//! `impl Board`: which part of the board is in which file.

use argh::{Action, Argh, Event, PhaseSeen, STORY, View};
use leptos::prelude::*;
use tabletop::{Game, Seat, Viewer};

use super::{aid, area, art, count, middle, movement, spots};
use crate::Desk;
use crate::words;
use crate::{ArghBoard, COVER, Scene};
use board::movement::{Beat, Cue};
use board::{Board, Cover, Sprite, Step};

impl Board for ArghBoard {
    type Game = Argh;
    const COVER: &'static Cover = &COVER;
    const LOOKED_UP: &'static str = "spy";

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

    fn progress(scene: &Scene) -> String {
        middle::progress(scene)
    }

    fn waiting(scene: &Scene) -> String {
        middle::waiting(scene)
    }

    fn primer() -> Vec<(String, &'static str)> {
        let line = |(name, text): (&str, &'static str)| (art::picture(name), text);
        let story = (COVER.poster.to_owned(), STORY);
        std::iter::once(story)
            .chain(words::PRIMER.map(line))
            .collect()
    }

    fn aid_panel(scene: &Scene) -> AnyView {
        aid::aid(scene)
    }

    fn pictures(scene: &Scene, event: &Event) -> String {
        count::pictures(&scene.setup, event)
    }

    fn gesture(seat: Seat, cue: Cue<'_>) -> Option<Beat> {
        movement::gesture(seat, cue)
    }

    fn beats(scene: &Scene, event: &Event) -> Vec<Beat> {
        movement::beats(scene, event)
    }

    fn count(scene: &Scene, events: &[Event]) -> Vec<Step> {
        count::steps(scene, events)
    }

    fn all_open(state: &Argh, last: &Argh) -> View {
        // No viewer sees everything: each area comes from the view of its own seat, and so does a card
        // in hand. The removed cards never change, so they come from the end, when all see them.
        let mut view = state.view(Viewer::Spectator);
        let seats = state.seats();
        view.areas = seats
            .iter()
            .map(|seat| state.view(Viewer::Seat(seat)).areas[seat].clone())
            .collect();
        view.removed = last.view(Viewer::Spectator).removed;
        let mut views = seats.iter().map(|seat| state.view(Viewer::Seat(seat)));
        if let Some(knowing) = views.find(holds) {
            view.phase = knowing.phase;
        }
        view
    }
}

/// Whether the viewer knows the card in hand.
fn holds(view: &View) -> bool {
    match view.phase {
        PhaseSeen::Holding { card, .. } | PhaseSeen::Offered { card, .. } => card.is_up(),
        _ => false,
    }
}
