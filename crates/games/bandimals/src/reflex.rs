//! What the rules make every bot do, however well it plays (BAND-R2, and "Bots and simulation" in section
//! 2.11).

use crate::action::{Action, Halt, Lot, Opening, Theme};
use crate::agenda::{Bout, Stage, Step};
use crate::entry::{Phrase, Verdict};
use crate::state::{Active, Open, Phase};

/// The choice that a rule makes for a bot, if one does.
pub(crate) fn reflex(open: &Open, choices: &[Action]) -> Option<usize> {
    let find = |action: &Action| choices.iter().position(|choice| choice == action);
    match open.phase {
        // BAND-R2: every bot counts as longest.
        Phase::AskTimes => find(&Action::Opening(Opening::KeepQuiet)),
        Phase::Playing => match open.agenda.last()? {
            Step::Rival { .. } => rival(open, choices),
            Step::Contest(contest) if contest.stage != Stage::Voting => match contest.bout {
                // The rules say how: the game's own chance draws the entry.
                Bout::Reflex { .. }
                | Bout::Tempo { .. }
                | Bout::Recall { .. }
                | Bout::Count { .. }
                | Bout::Guess
                | Bout::Cycle
                | Bout::UniqueLow
                | Bout::Match
                | Bout::Ballot => find(&Action::Lot(Lot::LeaveToChance)),
                Bout::Bid | Bout::Nerve => None,
            },
            Step::Line { .. } => choices.iter().position(is_stock_line),
            Step::ThemeVote { .. } => {
                let active = open.active?;
                choices.iter().position(|action| is_fair(&active, action))
            }
            Step::Begin
            | Step::EndHalt { .. }
            | Step::Late
            | Step::Kind
            | Step::Plays(_)
            | Step::Specials { .. }
            | Step::Halt
            | Step::Discard { .. }
            | Step::Count { .. }
            | Step::Major
            | Step::Next
            | Step::Window(_)
            | Step::Ops(_)
            | Step::Finish { .. }
            | Step::Fetch { .. }
            | Step::Clear { .. }
            | Step::Picks(_)
            | Step::ChooseCt { .. }
            | Step::Contest(_)
            | Step::Rewards(_)
            | Step::Retire => None,
        },
        Phase::Throw { .. } | Phase::NameFirst | Phase::PickSections | Phase::Over { .. } => None,
    }
}

/// The rival with the most band cards. Choices go clockwise, and the first of equals is taken.
fn rival(open: &Open, choices: &[Action]) -> Option<usize> {
    let rivals = choices.iter().enumerate().filter_map(|(place, action)| {
        let Action::Halt(Halt::NameRival { seat }) = action else {
            return None;
        };
        Some((open.bands[*seat].cards.len(), place))
    });
    let most = rivals.max_by_key(|&(cards, place)| (cards, std::cmp::Reverse(place)))?;
    Some(most.1)
}

/// A bot says nothing aloud, and a line printed on the card never slips.
fn is_stock_line(action: &Action) -> bool {
    matches!(
        action,
        Action::Theme(Theme::ThemeLine {
            line: Phrase::Stock(_)
        })
    )
}

/// Yes exactly when `auto` would say so: a line, and no slip.
fn is_fair(active: &Active, action: &Action) -> bool {
    let Action::Theme(Theme::ThemeVote { seat, verdict }) = action else {
        return false;
    };
    let is_in_character = active.lines.contains(*seat) && !active.slips.contains(*seat);
    (*verdict == Verdict::Yes) == is_in_character
}
