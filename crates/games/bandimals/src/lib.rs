//! Marching Band(-imals): everybody builds a marching band of animals.
//!
//! Sit down, and play a first card to a band:
//!
//! ```
//! use bandimals::{Action, Bandimals, Turn, TurnKind};
//! use tabletop::{Chance, Game, Log, Seed, Shelved, Terms, Words, letters};
//!
//! let terms = Terms::plain(3).with("first_person", "random");
//! let setup = Bandimals::set_up(&terms).unwrap();
//! let mut log = Log::recording();
//! let mut deal = Bandimals::deal(&setup, Chance::new(Seed::from_number(1)), &mut log).unwrap();
//!
//! // A full hand leaves no choice: the turn is Basic, and two cards have been drawn.
//! let seat = deal.awaited().first().unwrap();
//! let reorganize = Action::Turn(Turn::ChooseTurn { kind: TurnKind::Reorganize });
//! let refusal = deal.play(seat, &reorganize, &mut log).unwrap_err();
//! assert_eq!(refusal.rule.as_str(), "BAND-R17");
//!
//! let choices = deal.choices(seat);
//! let play = choices.iter().find(|action| matches!(action, Action::Turn(Turn::PlayBand { .. }))).unwrap();
//! deal.play(seat, play, &mut log).unwrap();
//! assert_eq!(deal.open().bands[seat].cards.len(), 1);
//!
//! for event in log.events() {
//!     println!("{}", Bandimals::event(&setup, &letters(3), event));
//! }
//! ```
//!
//! Read on in `state.rs` (the table as data), `agenda.rs` (what is still to be done), `turn.rs` (a
//! turn, step by step), `effects.rs` (what Bonus and Penalty cards do) and `halt.rs` with
//! `contest.rs` (the booster).

// A number that does not fit is refused in the edition (`validate.rs`) and never truncated here.
#![deny(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod action;
mod agenda;
mod apply;
mod band;
mod by_chance;
mod card;
mod check;
mod check_contest;
mod check_pick;
mod check_special;
mod check_step;
mod check_turn;
mod choices;
mod contest;
mod deal;
mod edition;
mod effect;
mod effects;
mod entry;
mod event;
mod explain;
mod facts;
mod halt;
mod hands;
mod imagine;
mod impact;
mod judge;
mod lapse;
mod leaving;
mod opening;
mod options;
mod outcome;
mod picks;
mod playmat;
mod prospects;
mod questions;
mod reason;
mod reflex;
pub mod rules;
mod setup;
mod sight;
mod stage;
mod state;
mod talk;
mod telling;
mod turn;
mod turn_end;
mod validate;
mod validate_indigo;
mod validate_special;
mod view;
mod window;
mod wording;
mod words;
mod worth;

pub use action::{Action, Compete, Halt, Lot, Opening, Pick, Reaction, Theme, Turn, Unasked};
pub use agenda::{
    Agenda, Bout, Contest, Keep, Ops, Picks, Plays, Rewards, Source, Stage, Step, TurnKind, What,
    Window,
};
pub use card::{Card, Ct, Held, Kind, Known, Section};
pub use edition::{
    BandCard, BandHalt, Corner, CtInfo, CtKind, Edition, Entrants, Mechanism, Special, SpecialType,
    Target,
};
pub use effect::{Chooser, How, Lasts, Lying, Mod, Op, Plus, Sort, To, Who};
pub use entry::{Arm, Entry, Phrase, Throw, Verdict};
pub use event::Event;
pub use impact::Used;
pub use options::{
    Assign, First, HaltDeal, Leaver, Options, Placement, Preset, RemovedTo, Required, Switch,
    ThemeJudge,
};
pub use playmat::{PLAYMAT, Paper, Place, Playmat};
pub use setup::{Agreed, Numbers, Setup, Win};
pub use sight::Column;
pub use state::{
    Active, Answer, Band, Bandimals, Chronicle, End, Lasting, Open, Phase, Sealed, Shown, Since,
};
pub use view::View;

use options::LAST_FIRST;
use tabletop::{
    Chance, Checked, Game, Glass, Log, Measure, Outcome, Refusal, Seat, Seats, Shelved, Terms,
    Viewer,
};

impl Game for Bandimals {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "bandimals";
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
            Action::Opening(opening) => matches!(opening, Opening::MusicTime { .. }),
            Action::Compete(Compete::ContestEntry { entry }) => entry.is_written_in(),
            Action::Theme(theme) => matches!(theme, Theme::ThemeLine { .. }),
            Action::Unasked(unasked) => matches!(unasked, Unasked::Slip { .. }),
            Action::Lot(_) | Action::Turn(_) | Action::Reaction(_) => false,
            Action::Pick(_) | Action::Halt(_) | Action::Compete(_) => false,
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

impl Shelved for Bandimals {
    const TITLE: &'static str = "Marching Band(-imals)";
    const BLURB: &'static str =
        "Build a marching band of animals, guard it for a round, and say No U at the right moment.";
    const CATALOGUE: &'static str = include_str!("../../../../docs/rules/marching-bandimals.md");
    const SEAT_COUNTS: &'static [u8] = &[2, 3, 4, 5, 6, 7, 8];

    /// BAND-R2: people are asked for their times only if there are two or more. A theme is voted on only
    /// by three or more (section 2.11).
    fn suit(terms: &mut Terms, n_people: usize) {
        for (option, least, value) in [("first_person", 2, "random"), ("theme_judge", 3, "auto")] {
            if n_people < least && !terms.options.contains_key(option) {
                terms.options.insert(option.to_owned(), value.to_owned());
            }
        }
    }

    /// BAND-R5: in a series the next seat goes first in each game.
    fn carry_over(state: &Self, terms: &mut Terms) {
        if state.setup.options.first_person == First::Rotate {
            let letter = state.open.first.letter().to_string();
            terms.options.insert(LAST_FIRST.to_owned(), letter);
        }
    }

    /// What the catalogue's reference figures measure (section 2.12).
    fn measures(state: &Self) -> Vec<Measure> {
        let chronicle = state.open.chronicle;
        let per_game = |name: &'static str, amount: u16| Measure {
            name: name.into(),
            amount: u32::from(amount),
            of: 1,
        };
        let mut measures = vec![
            per_game("rounds per game", state.open.round),
            per_game("turns per game", chronicle.turns),
            per_game("Drum Majors taken", chronicle.taken),
            per_game("Drum Majors lost", chronicle.lost),
            per_game("Band Halts", chronicle.halts),
            per_game("Penalties stopped", chronicle.stopped),
        ];
        measures.extend(impact::of_cards(state));
        measures
    }
}
