//! Monty's Bark Bark: cats and squirrels race along garden fences.
//!
//! Three to five players lay a number face down, tell each other tales about it, show, and move,
//! low numbers first. Who has the same number as somebody else has to share it. The track is laid
//! card by card by whoever is in front, until somebody comes home.
//!
//! Sit down, lay cards, and explore a first card:
//!
//! ```
//! use bark_bark::{Action, BarkBark, Pile, Side};
//! use tabletop::{Chance, Game, Log, Seat, Seed, Shelved, Terms, Words, letters};
//!
//! let setup = BarkBark::set_up(&Terms::plain(3)).unwrap();
//! let mut log = Log::recording();
//! let mut deal = BarkBark::deal(&setup, Chance::new(Seed::from_number(1)), &mut log).unwrap();
//!
//! // Colours, critters, pets and Start: what happens when nobody says anything.
//! while deal.open().round == 0 {
//!     let seat = deal.awaited().first().unwrap();
//!     deal.play(seat, &deal.lapse(seat), &mut log).unwrap();
//! }
//!
//! // Everybody lays a card; one of them says something about it, which need not be true.
//! deal.play(Seat(0), &Action::ClaimCard { value: 5, to: None }, &mut log).unwrap();
//! for (seat, value) in [(Seat(0), 2), (Seat(1), 4), (Seat(2), 5)] {
//!     deal.play(seat, &Action::ChooseCard { value }, &mut log).unwrap();
//! }
//! assert_eq!(deal.open().players[0].n_false, 1, "led them up the garden path");
//!
//! // The lowest number moves first, takes the crown, and may not walk away from the edge.
//! let back = Action::Step { side: Side::West };
//! assert_eq!(deal.play(Seat(0), &back, &mut log).unwrap_err().rule.as_str(), "MBB-R22");
//! let east = Action::Explore { side: Side::East, pile: Pile::Left };
//! deal.play(Seat(0), &east, &mut log).unwrap();
//! assert_eq!(deal.open().leader, Some(Seat(0)));
//!
//! for event in log.events() {
//!     println!("{}", BarkBark::event(&setup, &letters(3), event));
//! }
//! ```
//!
//! Read on in `garden.rs` (the cards on the table), `ways.rs` (distances and ways), `agenda.rs`
//! (what is still to be done) and `play.rs` (how it is done); `walk.rs`, `explore.rs`,
//! `trouble.rs`, `landing.rs`, `retreat.rs` and `haggle.rs` are the parts of a move.

#![deny(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod action;
mod agenda;
mod asking;
mod bargain;
mod card;
mod check;
mod check_move;
mod check_talk;
mod choices;
mod claims;
mod crown;
mod dealing;
mod edition;
mod event;
mod explore;
mod facts;
mod garden;
mod grid;
mod haggle;
mod imagine;
mod judge;
mod landing;
mod lapse;
mod map;
mod menu;
mod options;
mod play;
mod retreat;
mod rounds;
pub mod rules;
mod scoring;
mod setup;
mod side;
mod sketch;
mod soundness;
mod stage;
mod state;
mod telling;
mod trouble;
mod validate;
mod view;
mod walk;
mod ways;
mod words;

pub use action::{Action, Order, Shares};
pub use agenda::{
    Agenda, Cause, Floor, Gait, Looked, Mover, Movers, OrderTalk, Split, Step, Trouble, Walk,
};
pub use card::{Card, Critter, MOST_KINDS, Number, Pile, Shape};
pub use edition::{CardInfo, CornerPile, Deck, Edition, Players, TableInfo, Tokens};
pub use event::Event;
pub use garden::{Garden, Laid, MOST_LAID, Spot, Spots};
pub use grid::{Cell, Grid, MOST_COLUMNS};
pub use options::{
    CardLock, Claims, CornerPiles, CritterChange, DeadEndLeftover, Match, NextStartPlacer, Options,
    Route, ShortCut, StartPlacement, StartPlacer, Switch, TieAtTarget, ZeroShare,
};
pub use scoring::{awards, kinds};
pub use setup::{Agreed, MOST_SEATS, Setup};
pub use side::{Side, Sides};
pub use state::{BarkBark, Chronicle, Open, Phase, Player, Position, RaceEnd, Story};
pub use view::{CornersSeen, View, Whisper};
pub use words::{CREDITS, STORY};

use printed::Printed;
use tabletop::{
    Chance, Complaint, Game, Glass, Log, Measure, OptionInfo, Outcome, Refusal, Seat, Seats,
    Shelved, Terms, Viewer,
};

impl Game for BarkBark {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "bark-bark";
    const RULES_VERSION: u32 = 2;

    fn deal(setup: &Setup, chance: Chance, log: &mut Log<Event>) -> Result<Self, Refusal> {
        Self::sit_down(setup, chance, log)
    }

    fn seats(&self) -> Seats {
        Seats::all(self.setup.n_seats)
    }

    fn to_act(&self) -> Seats {
        self.may_act()
    }

    #[inline]
    fn awaited(&self) -> Seats {
        self.open.waits
    }

    fn list_choices(&self, seat: Seat, choices: &mut Vec<Action>) {
        self.fill_choices(seat, choices);
    }

    fn is_written_in(action: &Action) -> bool {
        match action {
            Action::TellPets { .. }
            | Action::ClaimCard { .. }
            | Action::ProposeSplit { .. }
            | Action::CounterSplit { .. }
            | Action::ProposeOrder { .. }
            | Action::CounterOrder { .. } => true,
            Action::ChooseColour { .. }
            | Action::ChooseCritter { .. }
            | Action::NamePlacer { .. }
            | Action::PlaceStart { .. }
            | Action::ChooseCard { .. }
            | Action::LeaveToChance
            | Action::WithdrawClaim
            | Action::AcceptSplit
            | Action::AcceptOrder
            | Action::WalkAway
            | Action::Step { .. }
            | Action::Explore { .. }
            | Action::PlaceCrown { .. }
            | Action::TakeShortCut
            | Action::DeclineShortCut
            | Action::SwapCorner { .. }
            | Action::PushOff { .. }
            | Action::HopOff { .. }
            | Action::Bounce { .. }
            | Action::ChooseGate { .. }
            | Action::OrderRetreat { .. }
            | Action::Ready => false,
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.judge_action(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, log: &mut Log<Event>) {
        self.perform(seat, action, log);
    }

    fn lapse(&self, seat: Seat) -> Action {
        self.answer_for(seat)
    }

    fn glass(&self) -> Option<Glass<Action>> {
        self.negotiation_glass()
    }

    fn outcome(&self) -> Option<Outcome> {
        self.result()
    }

    fn view(&self, viewer: Viewer) -> View {
        self.look_as(viewer)
    }

    fn redact(event: &Event, viewer: Viewer) -> Option<Event> {
        view::redacted(event, viewer)
    }

    fn imagine(setup: &Setup, view: &View, luck: Chance) -> Self {
        imagine::world(setup, view, luck)
    }
}

impl Shelved for BarkBark {
    const TITLE: &'static str = "Monty's Bark Bark";
    const BLURB: &'static str =
        "Cats and squirrels race along garden fences: bluff, haggle, and mind the dog.";
    const CATALOGUE: &'static str = include_str!("../../../../docs/rules/montys-bark-bark.md");
    const EDITION: &'static str = Edition::TEXT;
    const SEAT_COUNTS: &'static [u8] = &[3, 4, 5];

    fn options() -> &'static [OptionInfo] {
        menu::INFO
    }

    fn set_up(terms: &Terms) -> Result<Setup, Complaint> {
        Setup::new(terms)
    }

    fn n_seats(setup: &Setup) -> u8 {
        setup.n_seats
    }

    fn edition(setup: &Setup) -> String {
        setup.edition.to_toml()
    }

    /// What the catalogue's simulated check measures (section 2.6).
    fn measures(state: &Self) -> Vec<Measure> {
        let chronicle = state.open.chronicle;
        let of = u32::from(chronicle.races);
        let per_race = |name: &'static str, amount: u32| Measure {
            name: name.into(),
            amount,
            of,
        };
        vec![
            per_race("rounds per race", chronicle.rounds),
            per_race("cards laid per race", chronicle.laid.into()),
            per_race("races with bark", chronicle.with_bark.into()),
            per_race("races with dead-end", chronicle.with_dead_end.into()),
            per_race("races with loop", chronicle.with_loop.into()),
            per_race("races ended early", chronicle.ended_early.into()),
        ]
    }
}
