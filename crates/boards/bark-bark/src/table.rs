//! `impl Board`: which file draws which part of the page.

use bark_bark::{
    Action, BarkBark, Crown, Event, Move, Phase, Pile, Secret, SetUp, Step as Todo, Talk, View,
};
use leptos::prelude::*;
use tabletop::{BySeat, Game, Seat, Viewer, Words};

use super::{aid, area, art, count, middle, movement, spots};
use crate::Desk;
use crate::words;
use crate::{BarkBarkBoard, COVER, Scene};
use board::movement::Beat;
use board::{Board, Cover, Sprite, Step};

/// If there are more places for the crown than this, the decision bar lists only the first. All of
/// them can be pressed in the gardens.
const MOST_LISTED: usize = 6;

impl Board for BarkBarkBoard {
    type Game = BarkBark;
    const COVER: &'static Cover = &COVER;
    const LOOKED_UP: &'static str = "trampoline";

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
        let is_first = |alike: fn(&Action) -> bool| {
            scene.choices.iter().find(|other| alike(other)) == Some(action)
        };
        match action {
            Action::SetUp(SetUp::PlaceStart { .. }) => {
                is_first(|other| matches!(other, Action::SetUp(SetUp::PlaceStart { .. })))
            }
            Action::Secret(action) => match action {
                // These are beside the hand.
                Secret::ClaimCard { .. } | Secret::WithdrawClaim => false,
                Secret::ChooseCard { .. } | Secret::LeaveToChance => true,
            },
            Action::Talk(action) => match action {
                // The round table has sliders for every split; the bar lists the fair one.
                Talk::ProposeSplit { .. } | Talk::CounterSplit { .. } => {
                    is_first(|other| match other {
                        Action::Talk(other) => {
                            matches!(other, Talk::ProposeSplit { .. } | Talk::CounterSplit { .. })
                        }
                        _ => false,
                    })
                }
                Talk::ProposeOrder { .. } | Talk::CounterOrder { .. } => {
                    is_first(|other| match other {
                        Action::Talk(other) => {
                            matches!(other, Talk::ProposeOrder { .. } | Talk::CounterOrder { .. })
                        }
                        _ => false,
                    })
                }
                Talk::AcceptSplit | Talk::AcceptOrder | Talk::WalkAway => true,
            },
            // If there are several ways on, the gardens show the corners beside each.
            Action::Move(Move::Explore { pile, .. }) => {
                *pile == Pile::Deck || scene.choices.len() <= Pile::ALL.len()
            }
            Action::Crown(Crown::PlaceCrown { .. }) => {
                scene.choices.len() <= MOST_LISTED
                    || is_first(|other| matches!(other, Action::Crown(Crown::PlaceCrown { .. })))
            }
            Action::SetUp(_)
            | Action::Move(_)
            | Action::Crown(_)
            | Action::Landing(_)
            | Action::Back(_) => true,
        }
    }

    /// The key of a movement card is its number. Other choices have no key then.
    fn key(scene: &Scene, action: &Action) -> Option<usize> {
        let is_card = |action: &Action| matches!(action, Action::Secret(Secret::ChooseCard { .. }));
        match action {
            Action::Secret(Secret::ChooseCard { value }) => Some(usize::from(*value)),
            _ if scene.choices.iter().any(is_card) => None,
            _ => {
                let place = scene.choices.iter().position(|other| other == action)?;
                Self::in_bar(scene, action).then_some(place + 1)
            }
        }
    }

    fn colour(scene: &Scene, seat: Seat) -> &'static str {
        match &scene.view {
            Some(view) => art::paint(&scene.setup, &view.open, seat),
            None => board::picture::colour(seat),
        }
    }

    fn progress(scene: &Scene) -> String {
        let Some(view) = &scene.view else {
            return String::new();
        };
        let open = &view.open;
        match open.phase {
            Phase::SetUp | Phase::NamePlacer | Phase::PlaceStart => words::GETTING_READY.to_owned(),
            Phase::Secret | Phase::Move => words::race_and_round(open.race, open.round, view.deck),
            Phase::Between { .. } | Phase::Over { .. } => words::race_over(open.race),
        }
    }

    fn waiting(scene: &Scene) -> String {
        board::words::minus(&reason(scene))
    }

    fn primer() -> Vec<(String, &'static str)> {
        let line = |(name, text): (&str, &'static str)| (art::lesson(name), text);
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

    fn all_open(state: &BarkBark, _last: &BarkBark) -> View {
        // Each seat's own view has its laid card and its whispers.
        let mut view = state.view(Viewer::Spectator);
        let of = |seat: Seat| state.view(Viewer::Seat(seat));
        view.laid = BySeat::from_fn(state.setup().n_seats, |seat| of(seat).laid[seat]);
        let whispers = state.seats().iter().flat_map(|seat| {
            of(seat)
                .whispers
                .into_iter()
                .filter(move |whisper| whisper.by == seat)
        });
        view.whispers = whispers.collect();
        view
    }
}

/// Whom the table waits for, and why.
fn reason(scene: &Scene) -> String {
    let Some(view) = &scene.view else {
        return String::new();
    };
    let who = scene.awaited();
    match view.open.phase {
        Phase::SetUp => words::gets_ready(&who),
        Phase::NamePlacer => words::names_placer(&who),
        Phase::PlaceStart => words::places_start(&who),
        Phase::Secret => words::picks(&who),
        Phase::Move => match view.open.agenda.last() {
            Some(Todo::Split(split)) => words::haggles(&who, split.number),
            Some(Todo::OrderTalk(_)) => words::orders(&who),
            Some(Todo::Crown { .. }) => words::places_crown(&who),
            Some(Todo::Retreat { .. } | Todo::Gate { .. }) => words::goes_back(&who),
            Some(Todo::Landings { .. }) => words::lands(&who),
            Some(Todo::ShortCut { .. } | Todo::Swap { .. }) => words::is_stuck(&who),
            Some(Todo::Walk(walk)) => words::walks(&who, walk.left),
            Some(
                Todo::Numbers { .. }
                | Todo::Movers { .. }
                | Todo::Level { .. }
                | Todo::InOrder { .. }
                | Todo::Nudge { .. },
            )
            | None => words::moves(&who),
        },
        Phase::Between { .. } => words::is_to_be_ready(&who),
        Phase::Over { .. } => {
            let outcome = scene.news.outcome.as_ref();
            let told =
                outcome.map(|outcome| BarkBark::ending(&scene.setup, &scene.narrator, outcome));
            told.unwrap_or_default()
        }
    }
}
