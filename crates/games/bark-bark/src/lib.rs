//! Monty's Bark Bark: cats and squirrels race along garden fences.
//!
//! Three to five players lay a number face down, bluff about it, show it and move, low numbers
//! first. Players with the same number have to share it. The player in front lays the track card
//! by card, until somebody comes home.
//!
//! A first round, up to the first explored card:
//!
//! ```
//! use bark_bark::{BarkBark, Move, Pile, Secret, Side};
//! use tabletop::{Chance, Game, Log, Seat, Seed, Shelved, Terms, Words, letters};
//!
//! let setup = BarkBark::set_up(&Terms::plain(3)).unwrap();
//! let mut log = Log::recording();
//! let mut deal = BarkBark::deal(&setup, Chance::new(Seed::from_number(1)), &mut log).unwrap();
//!
//! // Let time run out until colours, critters, pets and Start are settled.
//! while deal.open().round == 0 {
//!     let seat = deal.awaited().first().unwrap();
//!     deal.play(seat, &deal.lapse(seat), &mut log).unwrap();
//! }
//!
//! // Everybody lays a card; seat A claims a different one.
//! deal.play(Seat(0), &Secret::ClaimCard { value: 5, to: None }.into(), &mut log).unwrap();
//! for (seat, value) in [(Seat(0), 2), (Seat(1), 4), (Seat(2), 5)] {
//!     deal.play(seat, &Secret::ChooseCard { value }.into(), &mut log).unwrap();
//! }
//! assert_eq!(deal.open().players[0].n_false, 1, "the claim was false");
//!
//! // The lowest number moves first, takes the crown, and may not walk back.
//! let back = Move::Step { side: Side::West }.into();
//! assert_eq!(deal.play(Seat(0), &back, &mut log).unwrap_err().rule.as_str(), "MBB-R22");
//! let east = Move::Explore { side: Side::East, pile: Pile::Left }.into();
//! deal.play(Seat(0), &east, &mut log).unwrap();
//! assert_eq!(deal.open().leader, Some(Seat(0)));
//!
//! for event in log.events() {
//!     println!("{}", BarkBark::event(&setup, &letters(3), event));
//! }
//! ```
//!
//! Read on in `garden.rs` (the cards on the table), `ways.rs` (distances and ways), `agenda.rs`
//! (what is still to be done) and `apply.rs` (how it is done); `walk.rs`, `explore.rs`,
//! `setback.rs`, `landing.rs`, `retreat.rs` and `haggle.rs` are the parts of a move.

#![deny(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod action;
mod agenda;
mod apply;
mod asking;
mod bargain;
mod card;
mod check;
mod check_move;
mod check_talk;
mod choices;
mod claims;
mod crown;
mod deal;
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
mod opening;
mod options;
mod outcome;
mod retreat;
mod rounds;
pub mod rules;
mod samples;
mod scoring;
mod setback;
mod setup;
mod side;
mod sketch;
mod soundness;
mod stage;
mod state;
mod telling;
mod validate;
mod view;
mod walk;
mod ways;
mod wording;
mod words;

pub use action::{Action, Back, Crown, Landing, Move, Order, Secret, SetUp, Shares, Talk};
pub use agenda::{
    Agenda, Cause, Floor, Gait, Looked, Mover, Movers, OrderTalk, Setback, Split, Step, Walk,
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
pub use outcome::kinds;
pub use scoring::awards;
pub use setup::{Agreed, MOST_SEATS, Setup};
pub use side::{Side, Sides};
pub use state::{BarkBark, Chronicle, Open, Phase, Player, Position, RaceEnd, Story};
pub use view::{CornersSeen, View, Whisper};
pub use words::{CREDITS, STORY};

use tabletop::{
    Chance, Checked, Game, Glass, Log, Measure, Outcome, Refusal, Seat, Seats, Shelved, Viewer,
};

impl Game for BarkBark {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "bark-bark";
    const RULES_VERSION: u32 = 2;

    fn deal(setup: &Setup, chance: Chance, log: &mut Log<Event>) -> Result<Self, Refusal> {
        deal::deal(setup, chance, log)
    }

    fn seats(&self) -> Seats {
        Seats::all(self.setup.n_seats)
    }

    fn to_act(&self) -> Seats {
        choices::to_act(self)
    }

    #[inline]
    fn awaited(&self) -> Seats {
        self.open.waits
    }

    fn list_choices(&self, seat: Seat, choices: &mut Vec<Action>) {
        choices::list_choices(self, seat, choices);
    }

    fn is_written_in(action: &Action) -> bool {
        match action {
            Action::SetUp(action) => matches!(action, SetUp::TellPets { .. }),
            Action::Secret(action) => matches!(action, Secret::ClaimCard { .. }),
            Action::Talk(action) => match action {
                Talk::ProposeSplit { .. }
                | Talk::CounterSplit { .. }
                | Talk::ProposeOrder { .. }
                | Talk::CounterOrder { .. } => true,
                Talk::AcceptSplit | Talk::AcceptOrder | Talk::WalkAway => false,
            },
            Action::Move(_) | Action::Crown(_) | Action::Landing(_) | Action::Back(_) => false,
        }
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

    fn glass(&self) -> Option<Glass<Action>> {
        lapse::glass(self)
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

impl Shelved for BarkBark {
    const TITLE: &'static str = "Monty's Bark Bark";
    const BLURB: &'static str =
        "Cats and squirrels race along garden fences: bluff, haggle, and mind the dog.";
    const CATALOGUE: &'static str = include_str!("../../../../docs/rules/montys-bark-bark.md");
    const SEAT_COUNTS: &'static [u8] = &[3, 4, 5];

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
