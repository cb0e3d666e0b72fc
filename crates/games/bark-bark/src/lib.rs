//! Monty's Bark Bark: cats and squirrels race along garden fences.

mod action;
mod agenda;
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

use tabletop::{
    Chance, Complaint, Game, Log, OptionInfo, Outcome, Refusal, Seat, Seats, Shelved, Terms, Viewer,
};

impl Game for BarkBark {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "bark-bark";
    const RULES_VERSION: u32 = 1;

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
            | Action::PlaceStart { .. }
            | Action::ProposeSplit { .. }
            | Action::CounterSplit { .. }
            | Action::ProposeOrder { .. }
            | Action::CounterOrder { .. } => true,
            Action::ChooseColour { .. }
            | Action::ChooseCritter { .. }
            | Action::NamePlacer { .. }
            | Action::ChooseCard { .. }
            | Action::LeaveToChance
            | Action::ClaimCard { .. }
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
    const EDITION: &'static str = edition::BASE;
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
}
