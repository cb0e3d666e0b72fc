//! `impl Board`: which function draws or says what.

use bandimals::{
    Action, Bandimals, Compete, Entry, Event, Opening, Phase, Phrase, Pick, Step as Todo, Theme,
    Turn, Unasked, View, What,
};
use leptos::prelude::*;
use tabletop::{Seat, Words};

use super::{aid, area, art, count, middle, more, movement, spots};
use crate::Desk;
use crate::words::{self, because};
use crate::{BandimalsBoard, COVER, Scene};
use board::movement::Beat;
use board::{Board, Cover, Sprite, Step, Studying, ToPrint};

/// If there are more choices than this, they are pressed on the table and not listed.
const MOST_LISTED: usize = 9;
/// The same for choices that take a long sentence each.
const MOST_LONG: usize = 4;

impl Board for BandimalsBoard {
    type Game = Bandimals;
    const COVER: &'static Cover = &COVER;
    const LOOKED_UP: &'static str = "Drum Major";

    const SPRITE: Sprite = art::SPRITE;

    fn board(desk: Desk) -> AnyView {
        middle::middle(desk)
    }

    fn area(desk: Desk, scene: &Scene, seat: Seat) -> AnyView {
        area::area(desk, scene, seat)
    }

    fn spot(action: &Action) -> Option<String> {
        spots::of(action)
    }

    fn in_bar(scene: &Scene, action: &Action) -> bool {
        let n_choices = scene.choices.len();
        match action {
            Action::Opening(opening) => match opening {
                // The spotlight has an input for any time.
                Opening::MusicTime { .. } => false,
                Opening::KeepQuiet | Opening::Throw { .. } => true,
                Opening::NameFirst { .. } | Opening::PickSection { .. } => true,
            },
            Action::Turn(turn) => match turn {
                // These can be pressed in the hand and in the band.
                Turn::PlayBand { .. } | Turn::Discard { .. } => n_choices <= MOST_LISTED,
                Turn::RemoveBand { .. } => false,
                // Pressing the card in the hand explains it and asks for a target.
                Turn::PlaySpecial { .. } => n_choices <= MOST_LONG,
                Turn::ChooseTurn { .. } | Turn::DoneBand | Turn::SkipSpecial => true,
                Turn::DoneDiscard | Turn::TakeDrumMajor | Turn::DeclineDrumMajor => true,
            },
            Action::Pick(pick) => match pick {
                Pick::ChooseDiscard { .. }
                | Pick::ChoosePass { .. }
                | Pick::ChooseRecall { .. } => n_choices <= MOST_LISTED,
                Pick::ChooseFetch { .. } => n_choices <= MOST_LONG,
                Pick::ChooseClear { .. } => true,
            },
            Action::Compete(compete) => match compete {
                Compete::ContestEntry { entry } => match entry {
                    Entry::Number(_) => n_choices <= MOST_LISTED,
                    Entry::Millis(_) | Entry::FalseStart | Entry::Icons(_) => false,
                    Entry::Arm(_) | Entry::March | Entry::Halt | Entry::Name(_) => true,
                },
                Compete::Bid { .. } => n_choices <= MOST_LISTED,
                Compete::Abstain | Compete::DoneBid | Compete::ContestVote { .. } => true,
            },
            Action::Theme(theme) => match theme {
                // The spotlight shows them word for word.
                Theme::ThemeLine {
                    line: Phrase::Stock(_),
                } => false,
                Theme::ThemeLine {
                    line: Phrase::Written(_) | Phrase::Aloud,
                }
                | Theme::SkipLine => true,
                Theme::ThemeVote { .. } => n_choices <= MOST_LONG,
            },
            Action::Unasked(unasked) => match unasked {
                Unasked::Slip { .. } => false,
                Unasked::Concede => true,
            },
            Action::Lot(_) | Action::Reaction(_) | Action::Halt(_) => true,
        }
    }

    fn progress(scene: &Scene) -> String {
        let Some(view) = &scene.view else {
            return String::new();
        };
        match view.open.phase {
            Phase::AskTimes | Phase::Throw { .. } | Phase::NameFirst | Phase::PickSections => {
                words::WARMING_UP.to_owned()
            }
            Phase::Playing => words::progress(view.open.round, view.deck),
            Phase::Over { .. } => words::THE_END.to_owned(),
        }
    }

    fn waiting(scene: &Scene) -> String {
        board::words::minus(&reason(scene))
    }

    fn primer() -> Vec<(String, &'static str)> {
        let line = |(name, text): (&str, &'static str)| (art::lesson(name), text);
        words::PRIMER.map(line).into()
    }

    fn aid_panel(scene: &Scene) -> AnyView {
        aid::aid(scene)
    }

    fn pictures(scene: &Scene, event: &Event) -> String {
        count::pictures(scene, event)
    }

    fn beats(scene: &Scene, event: &Event) -> Vec<Beat> {
        movement::beats(scene, event)
    }

    fn count(scene: &Scene, events: &[Event]) -> Vec<Step> {
        count::steps(scene, events)
    }

    fn all_open(state: &Bandimals, _last: &Bandimals) -> View {
        state.all_open()
    }

    fn study() -> Studying {
        more::study()
    }

    fn to_print() -> Option<ToPrint> {
        Some(ToPrint {
            name: words::PLAYMAT_OPEN,
            page: more::playmat,
        })
    }
}

/// Whom the table waits for, and why.
fn reason(scene: &Scene) -> String {
    let Some(view) = &scene.view else {
        return String::new();
    };
    let n = usize::from(scene.news.awaited.len());
    let who = scene.awaited_first();
    let why = |text: &str| words::waits(&who, text);
    let doing = |text: &str| words::waits(&who, &words::is_or_are(n, text));
    match view.open.phase {
        Phase::AskTimes => doing(because::TIMES),
        Phase::Throw { .. } => doing(because::THROWS),
        Phase::NameFirst => why(because::NAMES_FIRST),
        Phase::PickSections => why(because::PICKS),
        Phase::Over { .. } => {
            let outcome = scene.news.outcome.as_ref();
            let told =
                outcome.map(|outcome| Bandimals::ending(&scene.setup, &scene.narrator, outcome));
            told.unwrap_or_default()
        }
        Phase::Playing => match view.open.agenda.last() {
            Some(Todo::Kind) => why(because::KIND),
            Some(Todo::Plays(_)) => why(because::PLAYS),
            Some(Todo::Specials { .. }) => why(because::SPECIAL),
            Some(Todo::Halt) => why(because::HALT),
            Some(Todo::Discard { .. }) => why(because::DISCARDS),
            Some(Todo::Major) => why(because::MAJOR),
            Some(Todo::Window(_)) => words::REACTIONS_OF.to_owned(),
            Some(Todo::Fetch { .. }) => why(because::FETCHES),
            Some(Todo::Clear { .. }) => why(because::CLEARS),
            Some(Todo::Picks(picks)) => match picks.what {
                What::Discard => doing(because::PICKS_DISCARDS),
                What::Pass => doing(because::PICKS_PASS),
                What::Recall { .. } => doing(because::RECALLS),
            },
            Some(Todo::Rival { .. }) => why(because::RIVAL),
            Some(Todo::ChooseCt { .. }) => why(because::DIRECTS),
            Some(Todo::Contest(contest)) => {
                let name = &scene.setup.ct(contest.ct).name;
                doing(&words::still_at(name))
            }
            Some(Todo::Line { .. }) => why(because::LINE),
            Some(Todo::ThemeVote { .. }) => doing(because::VERDICTS),
            Some(
                Todo::Begin
                | Todo::EndHalt { .. }
                | Todo::Late
                | Todo::Count { .. }
                | Todo::Next
                | Todo::Ops(_)
                | Todo::Finish { .. }
                | Todo::Rewards(_)
                | Todo::Retire,
            )
            | None => doing(because::GOES_ON),
        },
    }
}
