//! New Game: hedgehogs gather apples until they rest or roll over.
//!
//! A first turn: gather an apple that nobody else sees.
//!
//! ```
//! use new_game::{Action, NewGame};
//! use tabletop::{Chance, Game, Log, Seat, Seed, Shelved, Terms, Viewer};
//!
//! let setup = NewGame::set_up(&Terms::plain(2)).unwrap();
//! let mut log = Log::silent();
//! let mut deal = NewGame::deal(&setup, Chance::new(Seed::from_number(1)), &mut log).unwrap();
//! let (ann, ben) = (Seat(0), Seat(1));
//!
//! let refusal = deal.play(ann, &Action::Rest, &mut log).unwrap_err();
//! assert_eq!(refusal.rule.as_str(), "NEW-7", "nobody rests with empty paws");
//!
//! deal.play(ann, &Action::GatherApple, &mut log).unwrap();
//! assert!(deal.view(Viewer::Seat(ann)).hedgehogs[ann].hand[0].is_up());
//! assert!(!deal.view(Viewer::Seat(ben)).hedgehogs[ann].hand[0].is_up());
//! ```
//!
//! Read on in `state.rs` (the table as data), then `action.rs`, `event.rs`, `deal.rs`, `check.rs` and
//! `apply.rs`.

#![deny(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod action;
mod apply;
mod check;
mod choices;
mod deal;
mod edition;
mod event;
mod imagine;
mod judge;
mod lapse;
mod options;
mod outcome;
pub mod rules;
mod setup;
mod state;
mod view;
mod words;

pub use action::Action;
pub use edition::{Edition, Kind};
pub use event::Event;
pub use options::Options;
pub use outcome::kinds;
pub use setup::{Agreed, Setup};
pub use state::{Apple, MOST_APPLES, Mood, NewGame};
pub use view::{HedgehogSeen, View};

use tabletop::{
    Chance, Checked, Game, Log, Outcome, Refusal, Seat, Seats, Shelved, Staged, Viewer,
};

impl Game for NewGame {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "new-game";
    const RULES_VERSION: u32 = 1;

    fn deal(setup: &Setup, chance: Chance, log: &mut Log<Event>) -> Result<Self, Refusal> {
        Ok(deal::deal(setup, chance, log))
    }

    fn seats(&self) -> Seats {
        Seats::all(self.setup.n_seats)
    }

    fn to_act(&self) -> Seats {
        self.turn.map_or(Seats::NONE, Seats::one)
    }

    fn list_choices(&self, seat: Seat, choices: &mut Vec<Action>) {
        choices::list_choices(self, seat, choices);
    }

    fn allows(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        check::allows(self, seat, action)
    }

    fn apply(&mut self, checked: Checked<&Action>, log: &mut Log<Event>) {
        apply::apply(self, checked, log);
    }

    fn lapse(&self, seat: Seat) -> Action {
        lapse::lapse(self, seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        outcome::outcome(self)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::view(self, viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        view::redact(event, viewer)
    }

    fn imagine(setup: &Setup, view: &View, luck: Chance) -> Self {
        imagine::imagine(setup, view, luck)
    }
}

impl Shelved for NewGame {
    const TITLE: &'static str = "New Game";
    const BLURB: &'static str = "Gather apples, and stop before you roll over.";
    const CATALOGUE: &'static str = include_str!("../../../../docs/rules/new-game.md");
    const SEAT_COUNTS: &'static [u8] = &[2, 3, 4];
}

/// Scenarios use the sentences that players read, so the defaults are enough.
impl Staged for NewGame {}
