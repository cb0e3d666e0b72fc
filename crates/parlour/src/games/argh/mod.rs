//! ARGH's room: a night with hand-drawn posters, and three doors.

mod aid;
mod area;
mod art;
mod board;
mod card;
mod count;
mod movement;

use argh::{Action, Argh, CREDITS, Event, View};
use leptos::prelude::*;
use tabletop::{Game, Seat, Viewer};

use crate::games::{Flight, GameRoom, Step};
use crate::table::{Desk, Scene};

impl GameRoom for Argh {
    const MOOD: &'static str = "argh";

    fn symbols() -> String {
        art::symbols()
    }

    fn progress(scene: &Scene<Self>) -> String {
        board::progress(scene)
    }

    fn waiting(scene: &Scene<Self>) -> String {
        board::waiting(scene)
    }

    fn board(desk: Desk<Self>, scene: &Scene<Self>) -> AnyView {
        board::board(desk, scene)
    }

    fn area(desk: Desk<Self>, scene: &Scene<Self>, seat: Seat) -> AnyView {
        area::area(desk, scene, seat)
    }

    fn spot(action: &Action) -> Option<String> {
        board::spot(action)
    }

    fn flights(scene: &Scene<Self>, event: &Event) -> Vec<Flight> {
        movement::flights(scene, event)
    }

    fn pictures(scene: &Scene<Self>, event: &Event) -> String {
        count::pictures(&scene.setup, event)
    }

    fn count(scene: &Scene<Self>, events: &[Event]) -> Vec<Step> {
        count::steps(scene, events)
    }

    fn all_open(state: &Self) -> View {
        // Nobody sees everything: each area comes from its own seat, and so does a card in hand.
        let mut view = state.view(Viewer::Spectator);
        let seats = state.seats();
        view.areas = seats
            .iter()
            .map(|seat| state.view(Viewer::Seat(seat)).areas[seat].clone())
            .collect();
        if let Some(turn) = seats
            .iter()
            .map(|seat| state.view(Viewer::Seat(seat)))
            .find(board::holds)
        {
            view.phase = turn.phase;
        }
        view
    }

    fn cards(scene: &Scene<Self>) -> AnyView {
        aid::aid(scene)
    }

    fn credits() -> &'static str {
        CREDITS
    }
}
