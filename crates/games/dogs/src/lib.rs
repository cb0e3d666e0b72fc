//! Sequence Dogs: five in a row on a board of dog pictures.
//!
//! Two, three, four or six players put chips on pictures of the breeds they hold. The first side with
//! five chips in a straight line wins.
//!
//! A first turn: play a breed on one of its two pictures. Then it is the next player's turn.
//!
//! ```
//! use dogs::{Action, Dogs, Kind};
//! use tabletop::{Chance, Game, Log, Seed, Shelved, Terms, Viewer, Words, letters};
//!
//! let setup = Dogs::set_up(&Terms::plain(2)).unwrap();
//! let mut log = Log::recording();
//! let mut deal = Dogs::deal(&setup, Chance::new(Seed::from_number(1)), &mut log).unwrap();
//! let ann = deal.to_act().first().unwrap();
//! let ben = ann.next(2);
//!
//! // A chip goes on a picture of the breed that was played. A refusal names the rule.
//! let hand: Vec<_> = deal.view(Viewer::Seat(ann)).known_hand(ann).collect();
//! let breed = *hand.iter().find(|&&card| setup.kind(card) == Kind::Breed).unwrap();
//! let elsewhere = setup.spaces().minus(setup.pictures(breed)).first().unwrap();
//! let wrong = Action::PlayCard { card: breed, space: elsewhere };
//! assert_eq!(deal.play(ann, &wrong, &mut log).unwrap_err().rule.as_str(), "DOGS-20");
//!
//! let space = setup.pictures(breed).first().unwrap();
//! deal.play(ann, &Action::PlayCard { card: breed, space }, &mut log).unwrap();
//! assert_eq!(deal.to_act().first(), Some(ben), "the next player clockwise");
//!
//! // Everybody is told the same events, each as they saw them.
//! for event in log.events() {
//!     let seen = Dogs::redact(event, Viewer::Seat(ben)).unwrap();
//!     println!("{}", Dogs::event(&setup, &letters(2), &seen));
//! }
//! ```
//!
//! Read on in `state.rs` (the table as data), then in the order of a deal: `deal.rs`, `choices.rs`,
//! `check.rs`, `apply.rs`, `draw.rs`, `claim.rs`, `outcome.rs`.

#![deny(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod action;
mod aid;
mod apply;
mod card;
mod check;
mod choices;
mod claim;
mod deal;
mod draw;
mod edition;
mod event;
mod facts;
mod imagine;
mod instinct;
mod judge;
mod lapse;
mod layout;
mod lookup;
mod options;
mod outcome;
mod picture;
pub mod rules;
mod setup;
mod space;
mod stage;
mod state;
mod telling;
mod thumb;
mod validate;
mod view;
mod wording;
mod words;

pub use action::Action;
pub use card::{Card, Colour, Kind, MOST_CARDS, MOST_SIDES, Side};
pub use claim::Found;
pub use edition::{CardInfo, ColourInfo, Edition};
pub use event::{Drawn, Event};
pub use layout::{Board, Cell, Layout};
pub use lookup::Line;
pub use options::{
    Chat, Chips, Colours, DeadlockResult, Dealer, DiscardView, DrawMode, Options, SequencesToWin,
    SixPlayers, Switch,
};
pub use outcome::kinds;
pub use setup::{Agreed, Setup};
pub use space::{MOST_CELLS, Space, SpaceSet};
pub use state::{Debt, Dogs, Ending, Move, Phase, Stock, Swap, Tally};
pub use view::{DiscardSeen, SideSeen, View};

use printed::Printed;
use tabletop::{
    Chance, Checked, EditionText, Error, Game, Log, Measure, Outcome, Refusal, Seat, Seats,
    Shelved, Terms, Viewer,
};

impl Game for Dogs {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "dogs";
    const RULES_VERSION: u32 = 1;

    fn deal(setup: &Setup, chance: Chance, log: &mut Log<Event>) -> Result<Self, Refusal> {
        deal::deal(setup, chance, log)
    }

    fn seats(&self) -> Seats {
        Seats::all(self.setup.n_seats)
    }

    #[inline]
    fn to_act(&self) -> Seats {
        choices::to_act(self)
    }

    #[inline]
    fn awaited(&self) -> Seats {
        choices::awaited(self)
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

impl Shelved for Dogs {
    const TITLE: &'static str = "Sequence Dogs";
    const BLURB: &'static str = "Five in a row on a board of dogs: hydrants, doghouses and blocks.";
    const CATALOGUE: &'static str = include_str!("../../../../docs/rules/sequence-dogs.md");
    const SEAT_COUNTS: &'static [u8] = &[2, 3, 4, 6];

    fn oddities(edition: &EditionText) -> Vec<Error> {
        let edition = Edition::parse(edition);
        edition.map_or_else(|_| Vec::new(), |edition| edition.warnings())
    }

    /// DOGS-R6: in a rematch the deal moves one seat on from this deal's dealer.
    fn carry_over(state: &Self, terms: &mut Terms) {
        if let Some(dealer) = state.dealer {
            let letter = dealer.letter().to_string();
            terms
                .options
                .insert(options::LAST_DEALER.to_owned(), letter);
        }
    }

    /// What the catalogue's simulation measures (section 2.6), and how often the special rules matter.
    fn measures(state: &Self) -> Vec<Measure> {
        let tally = state.tally;
        let per_deal = |name: &'static str, amount: u32| Measure {
            name: name.into(),
            amount,
            of: 1,
        };
        let on_board = state.covered().len();
        let first = state.dealer.map(|dealer| dealer.next(state.setup.n_seats));
        let winner = match state.phase {
            Phase::Over(ending) => ending.winner(),
            Phase::ChooseColours | Phase::ChooseDealer | Phase::Turn | Phase::Claim { .. } => None,
        };
        let first_won = first.is_some_and(|first| Some(state.setup.side(first)) == winner);
        vec![
            per_deal("turns per deal", tally.turns.into()),
            per_deal("turns skipped per deal", tally.skipped.into()),
            per_deal("dead cards turned in per deal", tally.dead.into()),
            per_deal("chips taken away per deal", tally.removed.into()),
            per_deal("cards lost per deal", tally.lost.into()),
            per_deal("decks rebuilt per deal", state.rebuilds.into()),
            per_deal("chips on the board at the end", on_board.into()),
            per_deal("deals won by the side that started", u32::from(first_won)),
        ]
    }
}
