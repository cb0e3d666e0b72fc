//! The question of each step, as a sentence.

use tabletop::{Narrator, Seat, counted};

use crate::agenda::{Bout, Stage, Step, What};
use crate::effect::Lying;
use crate::explain::{self, Voice};
use crate::setup::Setup;
use crate::view::View;

/// The question of the current step.
pub(crate) fn question(setup: &Setup, narrator: &Narrator, view: &View, seat: Seat) -> String {
    let open = &view.open;
    let Some(step) = open.agenda.last() else {
        return "It is over.".to_owned();
    };
    match step {
        Step::Kind => "A Basic turn, or Reorganize?".to_owned(),
        Step::Plays(plays) => {
            let left = plays.left.unwrap_or(0);
            let only = plays
                .section
                .map_or(String::new(), |s| format!(" of {}", s.word()));
            let left = counted(left.into(), "play");
            format!("Which card do you play to your band, or remove? {left}{only} left.")
        }
        Step::Specials { .. } => "Do you play a Bonus or Penalty?".to_owned(),
        Step::Halt => "Do you play Band Halt!?".to_owned(),
        Step::Discard { keep } => match keep {
            Some(keep) => {
                let over = view.hands[seat].len().saturating_sub(keep.limit.into());
                match over.max(keep.least.into()) {
                    0 => format!("Discard more? {} may remain.", keep.limit),
                    n if over > usize::from(keep.least) => {
                        format!("Discard at least {n}: {} may remain.", keep.limit)
                    }
                    n => format!("Discard at least {n}."),
                }
            }
            None => "What do you discard?".to_owned(),
        },
        Step::Major => "Your band is full. Do you take a Drum Major?".to_owned(),
        Step::Window(window) => {
            // `None` if the reader is the target.
            let target = match window.target {
                None => Some("everybody"),
                Some(target) => (target != seat).then_some(narrator.name(target)),
            };
            let at = target.unwrap_or("you");
            let by = narrator.begin(window.by);
            let card = setup.name(window.card);
            let pick = window.pick.map_or(String::new(), |pick| {
                format!(", naming {}", setup.label(pick))
            });
            let does = setup.explain_to(window.card, Voice::Told { by, target });
            let does = does.unwrap_or_default();
            format!("{by} plays {card} at {at}{pick}: {does}. Do you stop it?")
        }
        Step::Fetch { .. } => "Which card do you take from the discard pile?".to_owned(),
        Step::Clear { what, .. } => match what {
            Lying::Penalty => "Which Band Penalty do you discard?".to_owned(),
            Lying::Bonus => "Which Band Bonus do you discard?".to_owned(),
            Lying::Either => "Which Band Bonus or Penalty do you discard?".to_owned(),
        },
        Step::Picks(picks) => match picks.what {
            What::Discard => format!("Pick {} to discard.", counted(picks.n.into(), "card")),
            What::Pass => format!(
                "Pick {} to pass to the left.",
                counted(picks.n.into(), "card")
            ),
            What::Recall { .. } => "Which card leaves your band?".to_owned(),
        },
        Step::Rival { .. } => "Whom do you challenge?".to_owned(),
        Step::ChooseCt { .. } => "Which of the two cards becomes active?".to_owned(),
        Step::Contest(contest) if contest.stage == Stage::Voting => {
            "Which entry do you vote for?".to_owned()
        }
        Step::Contest(contest) => {
            let info = setup.ct(contest.ct);
            match contest.bout {
                Bout::Guess => format!("{}: guess a number from 1 to 20.", info.name),
                Bout::Nerve => format!("{}: set {}, march or halt?", info.name, contest.round),
                _ => format!("{}: {}", info.name, setup.tell(contest.ct)),
            }
        }
        Step::Line { .. } => {
            let Some(active) = open.active else {
                return "Deliver a line.".to_owned();
            };
            let info = setup.ct(active.ct);
            format!(
                "{}: deliver a line with one of {}. Who stays in character for the round may {}.",
                info.name,
                info.words.join(", "),
                explain::ops(&info.reward, Voice::Player).join(", then ")
            )
        }
        Step::ThemeVote { .. } => "Who stayed in character?".to_owned(),
        Step::Begin
        | Step::EndHalt { .. }
        | Step::Late
        | Step::Count { .. }
        | Step::Next
        | Step::Ops(_)
        | Step::Finish { .. }
        | Step::Rewards(_)
        | Step::Retire => "Nothing is asked.".to_owned(),
    }
}
