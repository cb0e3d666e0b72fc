//! The board of Sequence Dogs: `impl Board`.

use dogs::{Action, Debt, Dogs, Event, Phase, Setup, View};
use leptos::prelude::*;
use tabletop::{BySeat, Game, Seat, Viewer, Words};

use super::{aid, area, art, count, gaze, middle, movement, spots, team};
use crate::Desk;
use crate::words;
use crate::{COVER, DogsBoard, Scene};
use board::movement::Beat;
use board::{Board, Cover, Sprite, Step};

/// The most spaces of a picked card that are listed as choices. More can only be pressed on the lawn.
const MOST_LISTED: usize = 4;

impl Board for DogsBoard {
    type Game = Dogs;
    const COVER: &'static Cover = &COVER;
    const LOOKED_UP: &'static str = "doghouse";

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

    fn in_bar(scene: &Scene, action: &Action) -> bool {
        match action {
            // The spaces of the picked card, unless they are too many to list.
            Action::PlayCard { card, .. } => {
                let is_picked = gaze::picked(scene).is_some_and(|picked| picked.card == *card);
                let same = |other: &&Action| matches!(other, Action::PlayCard { card: played, .. } if played == card);
                is_picked && scene.choices.iter().filter(same).count() <= MOST_LISTED
            }
            Action::ChooseColour { .. }
            | Action::ChooseDealer { .. }
            | Action::LeaveToChance
            | Action::TurnInDeadCard { .. }
            | Action::DrawCard
            | Action::LeaveCard
            | Action::ClaimSequence { .. } => true,
        }
    }

    fn side(setup: &Setup, seat: Seat) -> Option<String> {
        words::team_of(setup, seat)
    }

    fn colour(scene: &Scene, seat: Seat) -> &'static str {
        match team::of_seat(scene, seat) {
            Some(team) => team::paint(team),
            None => board::picture::colour(seat),
        }
    }

    fn progress(scene: &Scene) -> String {
        let Some(view) = &scene.view else {
            return String::new();
        };
        match view.phase {
            Phase::ChooseColours | Phase::ChooseDealer => words::GETTING_READY.to_owned(),
            Phase::Turn | Phase::Claim { .. } => {
                words::turn_and_deck(view.tally.turns + 1, view.deck)
            }
            Phase::Over(_) => words::THE_END.to_owned(),
        }
    }

    fn waiting(scene: &Scene) -> String {
        board::words::minus(&reason(scene))
    }

    fn primer() -> Vec<(String, &'static str)> {
        let line = |(name, text): (&str, &'static str)| (art::picture(name), text);
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

    fn all_open(state: &Dogs, _last: &Dogs) -> View {
        // Each hand comes from its own seat.
        let mut view = state.view(Viewer::Spectator);
        view.hands = BySeat::from_fn(state.setup().n_seats, |seat| {
            state.view(Viewer::Seat(seat)).hands[seat].clone()
        });
        view.discards = state.open_discards();
        view
    }
}

/// Who the table is waiting for, and why.
fn reason(scene: &Scene) -> String {
    let Some(view) = &scene.view else {
        return String::new();
    };
    let first = scene.news.awaited.first();
    let name = first.map_or("", |seat| scene.narrator.begin(seat));
    let debt = first.and_then(|seat| view.debts.at(seat).copied());
    match view.phase {
        Phase::ChooseColours => words::chooses(scene.news.awaited.len(), &scene.awaited_first()),
        Phase::ChooseDealer => words::deals(name),
        Phase::Turn if first != Some(view.active) && debt != Some(Debt::Nothing) => {
            words::draws(name)
        }
        Phase::Turn => words::plays(name),
        Phase::Claim { .. } => words::claims(name),
        Phase::Over(_) => {
            let outcome = scene.news.outcome.as_ref();
            let told = outcome.map(|outcome| Dogs::ending(&scene.setup, &scene.narrator, outcome));
            told.unwrap_or_default()
        }
    }
}
