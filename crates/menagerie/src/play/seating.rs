//! Who sits where: people and bots, their names, and the salt they throw in.

use std::str::FromStr;

use bots::Level;
use tabletop::{BySeat, Complaint, Judge, MOST_SEATS, Names, Salt, Seat, Seats, Sitter};

use crate::luck::Luck;

/// Somebody in a seat, as it is typed: `you`, or a bot's level.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sits {
    /// A person at this terminal.
    You,
    /// A bot.
    Bot(Level),
}

impl FromStr for Sits {
    type Err = Complaint;

    fn from_str(text: &str) -> Result<Self, Complaint> {
        let typed = text.trim();
        if typed.eq_ignore_ascii_case("you") {
            return Ok(Self::You);
        }
        typed
            .parse()
            .map(Self::Bot)
            .map_err(|complaint: Complaint| {
                let because = format!("{}; a person is `you`", complaint.because);
                Complaint {
                    because,
                    ..complaint
                }
            })
    }
}

/// The seats of a table and who is in them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Seating {
    /// Who sits where.
    pub(crate) sits: BySeat<Sits>,
    /// What they are called.
    pub(crate) names: Names,
}

impl Seating {
    /// Seats people and bots. Names are for the people, in the order of their seats.
    pub(crate) fn new(sits: &[Sits], names: &[String]) -> Result<Self, Complaint> {
        if sits.is_empty() || sits.len() > MOST_SEATS {
            let because = format!("are {}; a table has 1 to {MOST_SEATS}", sits.len());
            return Err(Complaint::new("--seats", because));
        }
        let people = sits.iter().filter(|sits| **sits == Sits::You).count();
        if names.len() > people {
            let because = format!(
                "are {} for {people} seats with `you`; bots have names already",
                names.len()
            );
            return Err(Complaint::new("--names", because));
        }
        let mut named = names.iter().map(|name| name.trim().to_owned());
        let mut taken: Vec<String> = Vec::new();
        for (seat, sits) in (0..).map(Seat).zip(sits) {
            let name = match sits {
                Sits::Bot(level) => bot_name(*level, &taken),
                Sits::You => named.next().unwrap_or_else(|| person_name(seat, people)),
            };
            check_name(&name, &taken)?;
            taken.push(name);
        }
        Ok(Self {
            sits: sits.iter().copied().collect(),
            names: taken.into_iter().collect(),
        })
    }

    /// The seating of a record.
    pub(crate) fn of_sitters(sitters: &BySeat<Sitter>) -> Result<Self, Complaint> {
        let sits = |sitter: &Sitter| match &sitter.bot {
            None => Ok(Sits::You),
            Some(level) => level.parse().map(Sits::Bot),
        };
        let sits: Result<Vec<Sits>, Complaint> = sitters.iter().map(sits).collect();
        Ok(Self {
            sits: sits?.into_iter().collect(),
            names: sitters.iter().map(|sitter| sitter.name.clone()).collect(),
        })
    }

    /// The same as a record has it.
    pub(crate) fn to_sitters<G: Judge>(&self) -> BySeat<Sitter> {
        let sitter = |(sits, name): (&Sits, &String)| Sitter {
            name: name.clone(),
            bot: match sits {
                Sits::You => None,
                Sits::Bot(level) => Some(level.written_out::<G>().to_string()),
            },
        };
        self.sits
            .iter()
            .zip(self.names.iter())
            .map(sitter)
            .collect()
    }

    /// The seats with people in them.
    pub(crate) fn people(&self) -> Seats {
        let is_person = |&(_, sits): &(Seat, &Sits)| *sits == Sits::You;
        self.sits
            .by_seat()
            .filter(is_person)
            .map(|(seat, _)| seat)
            .collect()
    }

    /// What each seat throws in: the people what they typed, in the order of their seats, and
    /// everybody else something drawn.
    pub(crate) fn salts(
        &self,
        typed: &[String],
        luck: &mut Luck,
    ) -> Result<BySeat<Salt>, Complaint> {
        let people = usize::from(self.people().len());
        if typed.len() > people {
            let because = format!("is there {} times for {people} people", typed.len());
            return Err(Complaint::new("--salt", because));
        }
        let mut typed = typed.iter().cloned();
        let salt = |sits: &Sits| match sits {
            Sits::You => typed.next().unwrap_or_else(|| luck.word()),
            Sits::Bot(_) => luck.word(),
        };
        Ok(self.sits.iter().map(salt).map(Salt).collect())
    }
}

/// `Fox`, and `Fox 2` when there is a fox already.
fn bot_name(level: Level, taken: &[String]) -> String {
    let kind = match level {
        Level::Hamster => "Hamster",
        Level::Fox => "Fox",
        Level::Owl(_) => "Owl",
    };
    let numbered = (2..).map(|number| format!("{kind} {number}"));
    let mut names = [kind.to_owned()].into_iter().chain(numbered);
    names
        .find(|name| !is_taken(name, taken))
        .expect("numbers do not run out")
}

/// Alone at the terminal one is `You`; among others, a seat's letter tells people apart.
fn person_name(seat: Seat, people: usize) -> String {
    match people {
        1 => "You".to_owned(),
        _ => format!("Player {}", seat.letter()),
    }
}

fn is_taken(name: &str, taken: &[String]) -> bool {
    taken
        .iter()
        .any(|other| other.to_lowercase() == name.to_lowercase())
}

fn check_name(name: &str, taken: &[String]) -> Result<(), Complaint> {
    let wrong = |because: &str| Err(Complaint::new(format!("name `{name}`"), because));
    if name.is_empty() || name.chars().count() > 30 {
        wrong("must have 1 to 30 letters")
    } else if name.chars().any(char::is_control) {
        wrong("must be plain text")
    } else if is_taken(name, taken) {
        wrong("is taken at this table; everybody needs a name of their own")
    } else {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn seated(seats: &str, names: &[&str]) -> Result<Vec<String>, String> {
        let sits: Result<Vec<Sits>, Complaint> = seats.split(',').map(str::parse).collect();
        let names: Vec<String> = names.iter().map(ToString::to_string).collect();
        sits.and_then(|sits| Seating::new(&sits, &names))
            .map(|seating| seating.names.iter().cloned().collect())
            .map_err(|complaint| complaint.to_string())
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
            assert_eq!(seated(seats, names), Ok(expected), "{seats}");
        }
    }

    #[test]
    fn a_seating_that_cannot_be_is_answered_with_what_would_be_right() {
        let told: [(&str, &[&str], &str); 6] = [
            ("you,cat", &[], "a person is `you`"),
            ("you,fox", &["Ann", "Ben"], "for 1 seats with `you`"),
            ("you,you", &["Ann", "ann"], "a name of their own"),
            ("fox,you", &["fox"], "a name of their own"),
            ("you", &[""], "1 to 30 letters"),
            ("you,you,you,you,you,you,you,you,you", &[], "1 to 8"),
        ];
        for (seats, names, right) in told {
            let complaint = seated(seats, names).unwrap_err();
            assert!(complaint.contains(right), "{seats}: {complaint}");
        }
    }

    #[test]
    fn a_seating_comes_back_from_a_record() {
        let sits = ["you", "fox", "owl:500ms"].map(|sits| sits.parse().unwrap());
        let seating = Seating::new(&sits, &[]).unwrap();
        let sitters = seating.to_sitters::<shelf::Argh>();
        assert_eq!(Seating::of_sitters(&sitters), Ok(seating));
    }
}
