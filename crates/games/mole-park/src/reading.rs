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
        ["was", "there", day] => Action::AnswerArcade {
            visit: read_day(day)?,
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
        ["says", ..] => {
            let said = text.trim_start_matches("says").trim();
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
                "is not an action of Mole Park: takes red, names B, was there 2024-12-24, was never \
                 there, leaves it to chance, goes for the crown, passes, looks into 3, chooses pan, \
                 says go, says WORDS, uses T3, lets it lie, discards M001, lets B pick, takes candy, \
                 takes nothing, keeps M001, keeps no more, crowns B",
            ));
        }
    })
}

fn read_day(text: &str) -> Result<Visit, Complaint> {
    let parts: Vec<u16> = text
        .split('-')
        .filter_map(|part| part.parse().ok())
        .collect();
    match parts[..] {
        [year, month @ 0..100, day @ 0..100] => Ok(Visit::On {
            year,
            month: month as u8,
            day: day as u8,
        }),
        _ => Err(Complaint::new(
            format!("`{text}`"),
            "is not a day such as 2024-12-24",
        )),
    }
}
