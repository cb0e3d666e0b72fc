//! Mole Park: Whack and Win!
//!
//! Two to eight players, no turns: in every round everybody secretly picks one die. Whacking dice
//! get moles out of five holes; the Prize die cashes in the whole hand. A player who announces Going
//! for the Crown and then reaches forty stars wins.
//!
//! A first round: colours, King Mole, the secret choices and the signal.
//!
//! ```
//! use mole_park::{Die, MolePark, Rolling};
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
//! let prize = Rolling::ChooseDie { die: Die::Prize }.into();
//! let refusal = deal.play(Seat(0), &prize, &mut log).unwrap_err();
//! assert_eq!(refusal.rule.as_str(), "MOLE-24");
//!
//! // All choose in secret: the others see that A is ready, but not with which die.
//! deal.play(Seat(0), &Rolling::ChooseDie { die: Die::Mallet }.into(), &mut log).unwrap();
//! let seen = deal.view(Viewer::Seat(Seat(1)));
//! assert!(seen.areas[Seat(0)].answer.is_some_and(|answer| !answer.is_up()));
//! for (seat, die) in [(Seat(1), Die::Glove), (Seat(2), Die::Pan)] {
//!     deal.play(seat, &Rolling::ChooseDie { die }.into(), &mut log).unwrap();
//! }
//! let king = deal.king().unwrap();
//! deal.play(king, &Rolling::SayGo { text: None }.into(), &mut log).unwrap();
//!
//! for event in log.events() {
//!     let seen = MolePark::redact(event, Viewer::Spectator);
//!     println!("{}", seen.map_or(String::new(), |event| MolePark::event(&setup, &letters(3), &event)));
//! }
//! ```
//!
//! Read on in `state.rs` (the table as data), then in the order of a round: `opening.rs`, `round.rs`,
//! `whack.rs`, `winning.rs`, `closing.rs`, `showdown.rs`.

#![deny(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod action;
mod apply;
mod check;
mod choices;
mod closing;
mod crowd;
mod deal;
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
mod outcome;
mod pace;
mod picture;
mod power;
mod prize;
mod round;
pub mod rules;
mod setup;
mod showdown;
mod stage;
mod state;
pub mod table;
mod telling;
mod thumb;
mod untimely;
mod validate;
mod view;
mod whack;
mod winning;
mod wording;
mod words;

pub use action::{Action, Colour, Crown, Decide, Hand, Pick, Rolling, SetUp, Signal, Visit};
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
pub use outcome::kinds;
pub use power::{Effect, EffectInfo, Powers};
pub use prize::{MOST_PRIZES, MOST_STANDS, Prize, PrizeSet, Stand};

pub use setup::{Agreed, Setup};
pub use state::{Ending, Gain, MolePark, Phase, Sealed, Showdown};
pub use view::{Area, StandSeen, View};
pub use words::{CREDITS, MOTTO, effect_text};

use tabletop::{
    Chance, Checked, Game, Glass, Log, Measure, Outcome, Refusal, Seat, Seats, Shelved, Viewer,
};

impl Game for MolePark {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "mole-park";
    /// 2: the winner becomes King Mole, discarded moles reach the Hill in the order in which they were
    /// chosen, and visits are given in days ago.
    const RULES_VERSION: u32 = 2;

    fn deal(setup: &Setup, chance: Chance, log: &mut Log<Event>) -> Result<Self, Refusal> {
        Ok(deal::deal(setup, chance, log))
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

    fn is_written_in(action: &Action) -> bool {
        matches!(
            action,
            Action::Rolling(Rolling::SayGo { text: Some(_) })
                | Action::SetUp(SetUp::AnswerArcade { .. })
        )
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

impl Shelved for MolePark {
    const TITLE: &'static str = "Mole Park";
    const BLURB: &'static str =
        "Whack moles at the fair, cash them in for prizes, and go for King Mole's crown.";
    const CATALOGUE: &'static str = include_str!("../../../../docs/rules/mole-park.md");
    const SEAT_COUNTS: &'static [u8] = &[2, 3, 4, 5, 6, 7, 8];

    /// The figures of the catalogue's table of balance (section 2.6).
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
