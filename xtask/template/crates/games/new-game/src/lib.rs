//! New Game: hedgehogs gather apples until they rest, or roll over.
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

#![deny(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod action;
mod check;
mod edition;
mod imagine;
mod judge;
mod outcome;
mod play;
pub mod rules;
mod setup;
mod state;
mod view;
mod words;

pub use action::{Action, Event};
pub use edition::{Edition, Kind};
pub use setup::{Agreed, Options, Setup};
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
        Ok(Self::lay(setup, chance, log))
    }

    fn seats(&self) -> Seats {
        Seats::all(self.setup.n_seats)
    }

    fn to_act(&self) -> Seats {
        self.turn.map_or(Seats::NONE, Seats::one)
    }

    fn list_choices(&self, seat: Seat, choices: &mut Vec<Action>) {
        self.fill_choices(seat, choices);
    }

    fn allows(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.judge_action(seat, *action)
    }

    fn apply(&mut self, checked: Checked<&Action>, log: &mut Log<Event>) {
        let (seat, action) = checked.into_parts();
        self.perform(seat, *action, log);
    }

    fn lapse(&self, seat: Seat) -> Action {
        self.answer_for(seat)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look_as(viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        Some(view::redacted(event, viewer))
    }

    fn imagine(setup: &Setup, view: &View, luck: Chance) -> Self {
        imagine::world(setup, view, luck)
    }
}

impl Shelved for NewGame {
    const TITLE: &'static str = "New Game";
    const BLURB: &'static str = "Gather apples, and stop before you roll over.";
    const CATALOGUE: &'static str = include_str!("../../../../docs/rules/new-game.md");
    const SEAT_COUNTS: &'static [u8] = &[2, 3, 4];
}

/// Scenarios need no words of their own: they write the sentences that players read.
impl Staged for NewGame {}
