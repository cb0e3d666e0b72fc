//! ARGH as a room of the parlour: where each part of it is.

use argh::{Action, Argh, CREDITS, Event, PhaseSeen, STORY, View};
use leptos::prelude::*;
use shelf::GameId;
use tabletop::{Game, Seat, Viewer};

use super::{aid, area, art, board, count, movement, spots};
use crate::games::{GameRoom, Step};
use crate::lobby::poster;
use crate::movement::{Beat, Cue};
use crate::scene::Scene;
use crate::table::Desk;
use crate::words::argh as words;

impl GameRoom for Argh {
    const GAME: GameId = GameId::Argh;
    const MOOD: &'static str = "argh";
    const LOOKED_UP: &'static str = "spy";

    fn symbols() -> String {
        art::symbols()
    }

    fn board(desk: Desk<Self>) -> AnyView {
        board::board(desk)
    }

    fn area(desk: Desk<Self>, scene: &Scene<Self>, seat: Seat) -> AnyView {
        area::area(desk, scene, seat)
    }

    fn spot(action: &Action) -> Option<String> {
        spots::of(action)
    }

    fn progress(scene: &Scene<Self>) -> String {
        board::progress(scene)
    }

    fn waiting(scene: &Scene<Self>) -> String {
        board::waiting(scene)
    }

    fn primer() -> Vec<(String, &'static str)> {
        let line = |(name, text): (&str, &'static str)| (art::picture(name), text);
        let story = (poster::of(GameId::Argh), STORY);
        std::iter::once(story)
            .chain(words::PRIMER.map(line))
            .collect()
    }

    fn aid_panel(scene: &Scene<Self>) -> AnyView {
        aid::aid(scene)
    }

    fn pictures(scene: &Scene<Self>, event: &Event) -> String {
        count::pictures(&scene.setup, event)
    }

    fn gesture(seat: Seat, cue: Cue<'_>) -> Option<Beat> {
        movement::gesture(seat, cue)
    }

    fn beats(scene: &Scene<Self>, event: &Event) -> Vec<Beat> {
        movement::beats(scene, event)
    }

    fn count(scene: &Scene<Self>, events: &[Event]) -> Vec<Step> {
        count::steps(scene, events)
    }

    fn all_open(state: &Self, last: &Self) -> View {
        // Nobody sees everything: each area comes from its own seat, and so does a card in hand.
        // The box is opened for everybody at the end, and its cards never change.
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

    fn credits() -> &'static str {
        CREDITS
    }
}

/// Whether the viewer knows the card that is being decided on.
fn holds(view: &View) -> bool {
    match view.phase {
        PhaseSeen::Holding { card, .. } | PhaseSeen::Offered { card, .. } => card.is_up(),
        _ => false,
    }
}
