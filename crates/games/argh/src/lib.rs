//! ARGH: animals revolt against humans.
//!
//! Two to six players take cards from three piles, keep them hidden, push them at each other and
//! steal. Two bomb parts win at once; otherwise the strongest team does, unless it has an odd number
//! of spies.
//!
//! A first turn: take a card, look at it, and offer it to somebody, who declines.
//!
//! ```
//! use argh::{Action, Argh, Location};
//! use tabletop::{Chance, Game, Log, Seat, Seed, Shelved, Terms, Viewer, Words, letters};
//!
//! let setup = Argh::set_up(&Terms::plain(3)).unwrap();
//! let mut log = Log::recording();
//! let mut deal = Argh::deal(&setup, Chance::new(Seed::from_number(1)), &mut log).unwrap();
//! let ann = deal.to_act().first().unwrap();
//! let ben = ann.next(3);
//!
//! // A drawn card cannot be laid face up straight away, and the refusal says which rule forbids it.
//! deal.play(ann, &Action::TakeCard { location: Location::Garden }, &mut log).unwrap();
//! let refusal = deal.play(ann, &Action::LayCardFaceUp, &mut log).unwrap_err();
//! assert_eq!(refusal.rule.as_str(), "ARGH-R40");
//!
//! deal.play(ann, &Action::OfferCard { to: ben }, &mut log).unwrap();
//! deal.play(ben, &Action::DeclineCard, &mut log).unwrap();
//! assert_eq!(deal.to_act().first(), Some(ben), "the next player clockwise");
//!
//! // Everybody is told the same story, as far as they saw it.
//! for event in log.events() {
//!     let seen = Argh::redact(event, Viewer::Seat(ben)).unwrap();
//!     println!("{}", Argh::event(&setup, &letters(3), &seen));
//! }
//! ```
//!
//! Read on in `state.rs` (the table as data), then in the order of a deal: `deal.rs`, `choices.rs`,
//! `check.rs`, `apply.rs`, `reveal.rs`, `scoring.rs`, `outcome.rs`.

#![deny(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod action;
mod aid;
mod apply;
mod best;
mod card;
mod check;
mod choices;
mod deal;
mod edition;
mod event;
mod facts;
mod hidden;
mod imagine;
mod judge;
mod lapse;
mod made_up;
mod options;
mod outcome;
mod picture;
mod reveal;
pub mod rules;
mod scoring;
mod setup;
mod stage;
mod state;
mod talk;
mod telling;
mod validate;
mod view;
mod wording;
mod words;

pub use action::Action;
pub use aid::{AidLine, aid};
pub use card::{Card, CardSet, Kind, Location, MOST_CARDS};
pub use edition::{CardInfo, Edition, LocationInfo, Players, RemovedPerPile};
pub use event::Event;
pub use options::{Claims, EffectOrder, EndChoices, FirstPlayer, LizardCardValue, Options, Switch};
pub use outcome::kinds;
pub use setup::{Agreed, Setup};
pub use state::{Argh, Ending, Vote};
pub use talk::SQUEAK;
pub use view::{Area, HiddenCard, PhaseSeen, View};
pub use words::{CREDITS, STORY};

use tabletop::{Chance, Checked, Game, Log, Outcome, Refusal, Seat, Seats, Shelved, Viewer};

impl Game for Argh {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "argh";
    const RULES_VERSION: u32 = 2;

    fn deal(setup: &Setup, chance: Chance, log: &mut Log<Event>) -> Result<Self, Refusal> {
        deal::deal(setup, chance, log)
    }

    fn seats(&self) -> Seats {
        Seats::all(self.setup.n_seats)
    }

    #[inline]
    fn to_act(&self) -> Seats {
        self.waits
    }

    #[inline]
    fn list_choices(&self, seat: Seat, choices: &mut Vec<Action>) {
        choices::list_choices(self, seat, choices);
    }

    fn allows(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        check::allows(self, seat, action)
    }

    #[inline]
    fn apply(&mut self, checked: Checked<&Action>, log: &mut Log<Event>) {
        apply::apply(self, checked, log);
    }

    fn lapse(&self, seat: Seat) -> Action {
        lapse::lapse(self, seat)
    }

    #[inline]
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

impl Shelved for Argh {
    const TITLE: &'static str = "ARGH";
    const BLURB: &'static str = "Animals revolt against humans: bluff, bombs and an odd spy.";
    const CATALOGUE: &'static str = include_str!("../../../../docs/rules/argh.md");
    const SEAT_COUNTS: &'static [u8] = &[2, 3, 4, 5, 6];
}

/// The README's Rust code is tested here, so that it stays correct.
#[cfg(doctest)]
#[doc = include_str!("../../../../README.md")]
pub struct Readme;
