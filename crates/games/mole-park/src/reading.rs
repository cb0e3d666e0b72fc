//! How a scenario writes an action, after the letter of the seat.

use tabletop::{Complaint, Staged};

use crate::action::{Action, Colour, Signal, Visit};
use crate::die::{Die, Hole};
use crate::facts::{read_mole, read_prize, read_stand};
use crate::setup::Setup;
use crate::state::MolePark;

/// Reads an action.
pub(crate) fn read_action(setup: &Setup, text: &str) -> Result<Action, Complaint> {
    let seat = |word: &str| MolePark::read_seat(word);
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["names", named] => Action::NameKing { seat: seat(named)? },
        ["was", "never", "there"] => Action::AnswerArcade {
            visit: Visit::Never,
        },
        ["was", "there", when @ ..] => Action::AnswerArcade {
            visit: read_day(when)?,
        },
        // As the list of choices writes it.
        ["write", "down", "never"] => Action::AnswerArcade {
            visit: Visit::Never,
        },
        ["write", "down", when @ ..] => Action::AnswerArcade {
            visit: read_day(when)?,
        },
        ["leaves", "it", "to", "chance"] => Action::LeaveToChance,
        ["goes", "for", "the", "crown"] => Action::DeclareCrown,
        ["passes"] => Action::PassCrown,
        ["looks", "into", hole] => {
            Action::PeekHole {
                hole: Hole(hole.parse().map_err(|_| {
                    Complaint::new(format!("`{hole}`"), "is not the number of a hole")
                })?),
            }
        }
        ["chooses", die] => Action::ChooseDie {
            die: Die::from_id(die).ok_or_else(|| {
                let because = "is no die: glove, pan, mallet, prize";
                Complaint::new(format!("`{die}`"), because)
            })?,
        },
        ["says", "go"] => Action::SayGo { text: None },
        ["says", ..] | ["call", ..] => {
            let said = text.trim_start_matches(words[0]).trim();
            let said = said.trim_matches('"');
            let signal = Signal::from(said).map_err(|_| {
                Complaint::new(format!("`{said}`"), "is too long to be written down")
            })?;
            Action::SayGo { text: Some(signal) }
        }
        ["uses", prize] => Action::UseReroll {
            prize: read_prize(setup, prize)?,
        },
        ["lets", "it", "lie"] => Action::DeclineReroll,
        ["discards", mole] => Action::DiscardMole {
            mole: read_mole(setup, mole)?,
        },
        ["keeps", "no", "more"] => Action::KeepNoMore,
        ["keeps", mole] => Action::KeepMole {
            mole: read_mole(setup, mole)?,
        },
        ["lets", next, "pick"] => Action::BreakTie { next: seat(next)? },
        ["takes", "nothing"] => Action::PassPrize,
        ["takes", thing] => match Colour::ALL
            .into_iter()
            .find(|colour| colour.name() == *thing)
        {
            Some(colour) => Action::ChooseColour { colour },
            None => Action::TakePrize {
                stand: read_stand(setup, thing)?,
            },
        },
        ["crowns", winner] => Action::NameWinner {
            seat: seat(winner)?,
        },
        _ => {
            return Err(Complaint::new(
                format!("`{text}`"),
                "is not an action of Mole Park: takes red, names B, was there 12 days ago, was \
                 never there, leaves it to chance, goes for the crown, passes, looks into 3, chooses pan, \
                 says go, says WORDS, uses T3, lets it lie, discards M001, lets B pick, takes candy, \
                 takes nothing, keeps M001, keeps no more, crowns B",
            ));
        }
    })
}

/// A day by how long ago it was: `today`, `yesterday`, `12 days ago`, `3 years ago`.
fn read_day(words: &[&str]) -> Result<Visit, Complaint> {
    let days = match words {
        ["today"] => Some(0),
        ["yesterday"] => Some(1),
        [number, unit, "ago"] => {
            let unit = match unit.trim_end_matches('s') {
                "day" => Some(1),
                "week" => Some(7),
                "month" => Some(30),
                "year" => Some(365),
                _ => None,
            };
            let number = number.parse::<u16>().ok();
            number.zip(unit).and_then(|(n, days)| n.checked_mul(days))
        }
        _ => None,
    };
    days.map(|days| Visit::Ago { days }).ok_or_else(|| {
        Complaint::new(
            format!("`{}`", words.join(" ")),
            "is not a day that has been: today, yesterday, 12 days ago, 3 weeks ago, 2 months ago, \
             5 years ago",
        )
    })
}
