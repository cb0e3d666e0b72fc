//! Who sits where: people and bots, their names, and their salts.

use std::str::FromStr;

use bots::Level;
use room::{bot_name, is_same_name};
use tabletop::{BySeat, Judge, MOST_SEATS, Salt, Seat, Seats, Sitter};

use crate::luck::Luck;
use crate::wording::YOU;

/// Somebody in a seat, as typed: `you`, or a bot's level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sits {
    /// A person at this terminal.
    You,
    /// A bot.
    Bot(Level),
}

impl FromStr for Sits {
    type Err = tabletop::Error;

    fn from_str(text: &str) -> Result<Self, tabletop::Error> {
        let typed = text.trim();
        if typed.eq_ignore_ascii_case("you") {
            return Ok(Self::You);
        }
        typed
            .parse()
            .map(Self::Bot)
            .map_err(|error: tabletop::Error| {
                let because = format!("{}; a person is `you`", error.because);
                tabletop::Error { because, ..error }
            })
    }
}

/// Seats people and bots. Names are for the people, in the order of their seats.
pub(crate) fn seated<G: Judge>(
    sits: &[Sits],
    names: &[String],
) -> Result<BySeat<Sitter>, tabletop::Error> {
    if sits.is_empty() || sits.len() > MOST_SEATS {
        let because = format!("are {}; a table has 1 to {MOST_SEATS}", sits.len());
        return Err(tabletop::Error::new("--seats", because));
    }
    let people = sits.iter().filter(|sits| **sits == Sits::You).count();
    if names.len() > people {
        let because = format!(
            "are {} for {people} seats with `you`; bots have names already",
            names.len()
        );
        return Err(tabletop::Error::new("--names", because));
    }
    let mut named = names.iter().map(|name| name.trim().to_owned());
    let mut taken: Vec<String> = Vec::new();
    let mut sitters = Vec::new();
    for (seat, sits) in (0..).map(Seat).zip(sits) {
        let (name, bot) = match sits {
            Sits::Bot(level) => {
                let bot = level.written_out::<G>().to_string();
                (bot_name(*level, &taken), Some(bot))
            }
            Sits::You => {
                let name = named.next();
                (name.unwrap_or_else(|| person_name(seat, people)), None)
            }
        };
        check_name(&name, &taken)?;
        taken.push(name.clone());
        sitters.push(Sitter { name, bot });
    }
    Ok(sitters.into_iter().collect())
}

/// The seats with people in them.
pub(crate) fn people(sitters: &BySeat<Sitter>) -> Seats {
    let people = sitters.by_seat().filter(|(_, sitter)| sitter.bot.is_none());
    people.map(|(seat, _)| seat).collect()
}

/// The salt of each seat: what the people typed, in the order of their seats, and random ones for
/// everybody else.
pub(crate) fn salts(
    sitters: &BySeat<Sitter>,
    typed: &[String],
    luck: &mut Luck,
) -> Result<BySeat<Salt>, tabletop::Error> {
    let people = usize::from(people(sitters).len());
    if typed.len() > people {
        let because = format!("was given {} times for {people} people", typed.len());
        return Err(tabletop::Error::new("--salt", because));
    }
    let mut typed = typed.iter().cloned();
    let salt = |sitter: &Sitter| match sitter.bot {
        None => typed.next().unwrap_or_else(|| luck.word()),
        Some(_) => luck.word(),
    };
    Ok(sitters.iter().map(salt).map(Salt).collect())
}

/// A person alone is `You`; several people are told apart by their seats' letters.
fn person_name(seat: Seat, people: usize) -> String {
    match people {
        1 => YOU.to_owned(),
        _ => format!("Player {}", seat.letter()),
    }
}

fn check_name(name: &str, taken: &[String]) -> Result<(), tabletop::Error> {
    let wrong = |because: &str| Err(tabletop::Error::new(format!("name `{name}`"), because));
    if name.is_empty() || name.chars().count() > 30 {
        wrong("must have 1 to 30 letters")
    } else if name.chars().any(char::is_control) {
        wrong("must be plain text")
    } else if taken.iter().any(|other| is_same_name(other, name)) {
        wrong("is taken at this table; everybody needs a name of their own")
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names_at(seats: &str, names: &[&str]) -> Result<Vec<String>, String> {
        let sits: Result<Vec<Sits>, tabletop::Error> = seats.split(',').map(str::parse).collect();
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        sits.and_then(|sits| seated::<shelf::Argh>(&sits, &names))
            .map(|sitters| sitters.iter().map(|sitter| sitter.name.clone()).collect())
            .map_err(|error| error.to_string())
    }

    #[test]
    fn everybody_at_the_table_has_a_name_of_their_own() {
        let told: [(&str, &[&str], &[&str]); 5] = [
            ("you,fox,owl", &[], &["You", "Fox", "Owl"]),
            ("fox,you,fox,fox", &[], &["Fox", "You", "Fox 2", "Fox 3"]),
            ("you,fox,you", &[], &["Player A", "Fox", "Player C"]),
            ("you,fox,you", &["Ann"], &["Ann", "Fox", "Player C"]),
            ("you,fox", &["fox"], &["fox", "Fox 2"]),
        ];
        for (seats, names, seated_as) in told {
            let expected: Vec<String> = seated_as.iter().map(ToString::to_string).collect();
            assert_eq!(names_at(seats, names), Ok(expected), "{seats}");
        }
    }

    #[test]
    fn an_invalid_seating_is_answered_with_what_would_be_valid() {
        let told: [(&str, &[&str], &str); 6] = [
            ("you,cat", &[], "a person is `you`"),
            ("you,fox", &["Ann", "Ben"], "for 1 seats with `you`"),
            ("you,you", &["Ann", "ann"], "a name of their own"),
            ("fox,you", &["fox"], "a name of their own"),
            ("you", &[""], "1 to 30 letters"),
            ("you,you,you,you,you,you,you,you,you", &[], "1 to 8"),
        ];
        for (seats, names, right) in told {
            let error = names_at(seats, names).unwrap_err();
            assert!(error.contains(right), "{seats}: {error}");
        }
    }
}
