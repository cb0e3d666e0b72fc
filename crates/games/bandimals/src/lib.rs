//! Marching Band(-imals): everybody builds a marching band of animals.
//!
//! Sit down, and play a first card to a band:
//!
//! ```
//! use bandimals::{Action, Bandimals, TurnKind};
//! use tabletop::{Chance, Game, Log, Seed, Shelved, Terms, Words, letters};
//!
//! let terms = Terms::plain(3).with("first_person", "random");
//! let setup = Bandimals::set_up(&terms).unwrap();
//! let mut log = Log::recording();
//! let mut deal = Bandimals::deal(&setup, Chance::new(Seed::from_number(1)), &mut log).unwrap();
//!
//! // A full hand leaves no choice: the turn is Basic, and two cards have been drawn.
//! let seat = deal.awaited().first().unwrap();
//! let reorganize = Action::ChooseTurn { kind: TurnKind::Reorganize };
//! let refusal = deal.play(seat, &reorganize, &mut log).unwrap_err();
//! assert_eq!(refusal.rule.as_str(), "BAND-R17");
//!
//! let choices = deal.choices(seat);
//! let play = choices.iter().find(|action| matches!(action, Action::PlayBand { .. })).unwrap();
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

// A number that does not fit is refused in the edition (`validate.rs`), never cut off here.
#![deny(
    clippy::cast_possible_truncation,
    clippy::cast_possible_wrap,
    clippy::cast_sign_loss
)]

mod action;
mod agenda;
mod band;
mod by_chance;
mod card;
mod check;
mod check_contest;
mod check_special;
mod check_step;
mod choices;
mod contest;
mod edition;
mod effect;
mod effects;
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
mod picks;
mod play;
mod playmat;
mod prospects;
mod questions;
mod reflex;
mod refusal;
pub mod rules;
mod saved;
mod scoring;
mod setup;
mod sight;
mod stage;
mod state;
mod talk;
mod telling;
mod turn;
mod validate;
mod validate_indigo;
mod validate_special;
mod view;
mod window;
mod words;
mod worth;

pub use action::{Action, Arm, Entry, Line, Throw, Verdict};
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
use printed::Printed;
use tabletop::{
    Chance, Complaint, Game, Glass, Log, Measure, OptionInfo, Outcome, Refusal, Seat, Seats,
    Shelved, Terms, Viewer,
};

impl Game for Bandimals {
    type Setup = Setup;
    type Action = Action;
    type Event = Event;
    type View = View;

    const ID: &'static str = "bandimals";
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
            Action::MusicTime { .. } | Action::ThemeLine { .. } | Action::Slip { .. } => true,
            Action::ContestEntry { entry } => match entry {
                Entry::Millis(_)
                | Entry::FalseStart
                | Entry::Icons(_)
                | Entry::Number(_)
                | Entry::Name(_) => true,
                Entry::Arm(_) | Entry::March | Entry::Halt => false,
            },
            Action::KeepQuiet
            | Action::Throw { .. }
            | Action::NameFirst { .. }
            | Action::PickSection { .. }
            | Action::ChooseTurn { .. }
            | Action::PlayBand { .. }
            | Action::RemoveBand { .. }
            | Action::DoneBand
            | Action::PlaySpecial { .. }
            | Action::SkipSpecial
            | Action::RespondNoU { .. }
            | Action::PassNoU
            | Action::PassThisTurn
            | Action::ChooseFetch { .. }
            | Action::ChooseClear { .. }
            | Action::ChooseDiscard { .. }
            | Action::ChoosePass { .. }
            | Action::ChooseRecall { .. }
            | Action::PlayBandHalt
            | Action::SkipBandHalt
            | Action::NameRival { .. }
            | Action::LeaveToChance
            | Action::Abstain
            | Action::Bid { .. }
            | Action::DoneBid
            | Action::ContestVote { .. }
            | Action::ChooseCt { .. }
            | Action::SkipLine
            | Action::ThemeVote { .. }
            | Action::Discard { .. }
            | Action::DoneDiscard
            | Action::TakeDrumMajor
            | Action::DeclineDrumMajor
            | Action::Concede => false,
        }
    }

    fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.refuse(seat, action)
    }

    fn apply(&mut self, seat: Seat, action: &Action, log: &mut Log<Event>) {
        self.perform(seat, action, log);
    }

    fn lapse(&self, seat: Seat) -> Action {
        self.answer_for(seat)
    }

    fn glass(&self) -> Option<Glass<Action>> {
        self.reaction_glass()
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

impl Shelved for Bandimals {
    const TITLE: &'static str = "Marching Band(-imals)";
    const BLURB: &'static str =
        "Build a marching band of animals, guard it for a round, and say No U at the right moment.";
    const CATALOGUE: &'static str = include_str!("../../../../docs/rules/marching-bandimals.md");
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
        setup.brought.to_toml()
    }

    /// BAND-R2 asks people, and nobody is asked whom nobody could contradict; a vote of fewer than
    /// three people is none (section 2.11).
    fn suit(terms: &mut Terms, n_people: usize) {
        for (option, least, value) in [("first_person", 2, "random"), ("theme_judge", 3, "auto")] {
            if n_people < least && !terms.options.contains_key(option) {
                terms.options.insert(option.to_owned(), value.to_owned());
            }
        }
    }

    /// BAND-R5: in a series the next seat goes first each game.
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
