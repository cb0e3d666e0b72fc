//! How a scenario writes an action after the letter of the seat.

use tabletop::{Error, Staged};

use crate::action::{Action, Colour, Crown, Decide, Hand, Pick, Rolling, SetUp, Signal, Visit};
use crate::die::{Die, Hole};
use crate::facts::{read_mole, read_prize, read_stand};
use crate::setup::Setup;
use crate::state::MolePark;

/// Reads an action.
pub(crate) fn read_action(setup: &Setup, text: &str) -> Result<Action, Error> {
    let seat = |word: &str| MolePark::read_seat(word);
    let words: Vec<&str> = text.split_whitespace().collect();
    Ok(match words.as_slice() {
        ["names", named] => Decide::NameKing { seat: seat(named)? }.into(),
        ["was", "never", "there"] => SetUp::AnswerArcade {
            visit: Visit::Never,
        }
        .into(),
        ["was", "there", when @ ..] => SetUp::AnswerArcade {
            visit: read_day(when)?,
        }
        .into(),
        // As in the list of choices.
        ["write", "down", "never"] => SetUp::AnswerArcade {
            visit: Visit::Never,
        }
        .into(),
        ["write", "down", when @ ..] => SetUp::AnswerArcade {
            visit: read_day(when)?,
        }
        .into(),
        ["leaves", "it", "to", "chance"] => Decide::LeaveToChance.into(),
        ["goes", "for", "the", "crown"] => Crown::DeclareCrown.into(),
        ["passes"] => Crown::PassCrown.into(),
        ["looks", "into", hole] => Rolling::PeekHole {
            hole: Hole(
                hole.parse()
                    .map_err(|_| Error::new(format!("`{hole}`"), "is not the number of a hole"))?,
            ),
        }
        .into(),
        ["chooses", die] => Rolling::ChooseDie {
            die: Die::from_id(die).ok_or_else(|| {
                let because = "is no die: glove, pan, mallet, prize";
                Error::new(format!("`{die}`"), because)
            })?,
        }
        .into(),
        ["says", "go"] => Rolling::SayGo { text: None }.into(),
        ["says", ..] | ["call", ..] => {
            let said = text.trim_start_matches(words[0]).trim();
            let said = said.trim_matches('"');
            let signal = Signal::from(said)
                .map_err(|_| Error::new(format!("`{said}`"), "is too long to be written down"))?;
            Rolling::SayGo { text: Some(signal) }.into()
        }
        ["uses", prize] => Rolling::UseReroll {
            prize: read_prize(setup, prize)?,
        }
        .into(),
        ["lets", "it", "lie"] => Rolling::DeclineReroll.into(),
        ["discards", mole] => Hand::DiscardMole {
            mole: read_mole(setup, mole)?,
        }
        .into(),
        ["keeps", "no", "more"] => Hand::KeepNoMore.into(),
        ["keeps", mole] => Hand::KeepMole {
            mole: read_mole(setup, mole)?,
        }
        .into(),
        ["lets", next, "pick"] => Decide::BreakTie { next: seat(next)? }.into(),
        ["takes", "nothing"] => Pick::PassPrize.into(),
        ["takes", thing] => match Colour::ALL
            .into_iter()
            .find(|colour| colour.name() == *thing)
        {
            Some(colour) => SetUp::ChooseColour { colour }.into(),
            None => Pick::TakePrize {
                stand: read_stand(setup, thing)?,
            }
            .into(),
        },
        ["crowns", winner] => Decide::NameWinner {
            seat: seat(winner)?,
        }
        .into(),
        _ => {
            return Err(Error::new(
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
fn read_day(words: &[&str]) -> Result<Visit, Error> {
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
        Error::new(
            format!("`{}`", words.join(" ")),
            "is not a day that has been: today, yesterday, 12 days ago, 3 weeks ago, 2 months ago, \
             5 years ago",
        )
    })
}
