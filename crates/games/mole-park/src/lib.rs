//! Mole Park: Whack and Win!
//!
//! Two to eight players, no turns: in every round everybody secretly picks one die. Whacking dice
//! fetch moles out of five holes, the Prize die cashes the whole hand in. Who announces Going for
//! the Crown and then comes to forty stars wins.
//!
//! A first round: colours, King Mole, everybody chooses at once, and the signal.
//!
//! ```
//! use mole_park::{Action, Die, MolePark};
//! use tabletop::{Chance, Game, Log, Seat, Seed, Shelved, Terms, Viewer, Words, letters};
//!
//! let setup = MolePark::set_up(&Terms::plain(3)).unwrap();
//! let mut log = Log::recording();
//! let mut deal = MolePark::deal(&setup, Chance::new(Seed::from_number(1)), &mut log).unwrap();
//! while deal.round() == 0 {
//!     let seat = deal.awaited().first().unwrap();
//!     deal.play(seat, &deal.lapse(seat), &mut log).unwrap();
//! }
//!
//! // Nobody can cash in without a mole, and the refusal says which rule forbids it.
//! let prize = Action::ChooseDie { die: Die::Prize };
//! let refusal = deal.play(Seat(0), &prize, &mut log).unwrap_err();
//! assert_eq!(refusal.rule.as_str(), "MOLE-24");
//!
//! // All choose in secret: the others see that A is ready, and not with what.
//! deal.play(Seat(0), &Action::ChooseDie { die: Die::Mallet }, &mut log).unwrap();
//! let seen = deal.view(Viewer::Seat(Seat(1)));
//! assert!(seen.areas[Seat(0)].answer.is_some_and(|answer| !answer.is_up()));
//! for (seat, die) in [(Seat(1), Die::Glove), (Seat(2), Die::Pan)] {
//!     deal.play(seat, &Action::ChooseDie { die }, &mut log).unwrap();
//! }
//! let king = deal.king().unwrap();
//! deal.play(king, &Action::SayGo { text: None }, &mut log).unwrap();
//!
//! for event in log.events() {
//!     let seen = MolePark::redact(event, Viewer::Spectator);
//!     println!("{}", seen.map_or(String::new(), |event| MolePark::event(&setup, &letters(3), &event)));
//! }
//! ```
//!
//! Read on in `state.rs` (the table as data) and along a round: `opening.rs`, `round.rs`,
//! `whack.rs`, `winning.rs`, `closing.rs`, `showdown.rs`.

#![deny(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod action;
mod check;
mod choices;
mod closing;
mod crowd;
mod die;
mod edition;
mod event;
mod facts;
mod imagine;
mod instinct;
mod judge;
mod lapse;
mod mole;
mod number;
mod opening;
mod options;
mod pace;
mod picture;
mod play;
mod power;
mod prize;
mod reading;
mod round;
pub mod rules;
mod scoring;
mod setup;
mod showdown;
mod stage;
mod state;
pub mod table;
mod telling;
mod thumb;
mod validate;
mod view;
mod whack;
mod winning;
mod words;

pub use action::{Action, Colour, Signal, Visit};
pub use die::{Die, DieSet, Hole, HoleSet, MOST_HOLES, Roll, Rolled};
pub use edition::{
    About, CrownInfo, DealRow, Dice, DieFace, DieInfo, Edition, MoleInfo, Numbers, PrizeInfo,
    StandInfo,
};
pub use event::{Draw, Event, KingBy, Matter, Sum};
pub use mole::{MOST_MOLES, Mole, MoleSet};
pub use options::{
    CrownWindows, EmptyPrizeRoll, HillView, KingSelection, MayDeclinePrize, Options, PrizePowers,
    ShowdownHandLimit,
};
pub use power::{Effect, EffectInfo, Powers};
pub use prize::{MOST_PRIZES, MOST_STANDS, Prize, PrizeSet, Stand};
pub use scoring::kinds;
pub use setup::{Agreed, Setup};
pub use state::{Ending, Gain, MolePark, Phase, Sealed, Showdown};
pub use view::{Area, StandSeen, View};
pub use words::{CREDITS, MOTTO, effect_text};

use printed::Printed;
use tabletop::{
    Chance, Complaint, Game, Glass, Log, Measure, OptionInfo, Outcome, Refusal, Seat, Seats,
    Shelved, Terms, Viewer,
};

impl Game for MolePark {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "mole-park";
    /// 2: the winner becomes King Mole, surplus reaches the Hill in the order in which it was chosen,
    /// and visits are told by how many days ago they were.
    const RULES_VERSION: u32 = 2;

    fn deal(setup: &Setup, chance: Chance, log: &mut Log<Event>) -> Result<Self, Refusal> {
        Ok(Self::open_park(setup, chance, log))
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
        self.fill_choices(seat, choices);
    }

    fn is_written_in(action: &Action) -> bool {
        matches!(
            action,
            Action::SayGo { text: Some(_) } | Action::AnswerArcade { .. }
        )
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.judge_action(seat, *action)
    }

    #[inline]
    fn apply(&mut self, seat: Seat, action: &Action, log: &mut Log<Event>) {
        self.perform(seat, *action, log);
    }

    fn lapse(&self, seat: Seat) -> Action {
        self.answer_for(seat)
    }

    fn glass(&self) -> Option<Glass<Action>> {
        self.signal_glass()
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

impl Shelved for MolePark {
    const TITLE: &'static str = "Mole Park";
    const BLURB: &'static str =
        "Whack moles at the fair, cash them in for prizes, and go for King Mole's crown.";
    const CATALOGUE: &'static str = include_str!("../../../../docs/rules/mole-park.md");
    const EDITION: &'static str = Edition::TEXT;
    const SEAT_COUNTS: &'static [u8] = &[2, 3, 4, 5, 6, 7, 8];

    fn options() -> &'static [OptionInfo] {
        options::INFO
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

    /// What the catalogue's table of balance counts (section 2.6).
    fn measures(state: &Self) -> Vec<Measure> {
        let per_game = |name: &'static str, amount: u32| Measure {
            name: name.into(),
            amount,
            of: 1,
        };
        let prizes = state.won.iter().map(|won| u32::from(won.len()));
        vec![
            per_game("rounds per game", state.round.into()),
            Measure {
                name: "prizes per player".into(),
                amount: prizes.sum(),
                of: state.setup.n_seats.into(),
            },
            per_game("failed announcements per game", state.n_missed.into()),
            per_game("games with a Showdown", state.showdown.is_some().into()),
        ]
    }
}
