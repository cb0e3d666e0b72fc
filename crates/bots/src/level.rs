//! How well a bot plays, as people write it: `hamster`, `fox`, `owl`, `owl:2000`, `owl:500ms`.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use tabletop::{Error, Judge};

/// How well a bot plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum Level {
    /// Plays at random.
    Hamster,
    /// Plays by rule of thumb.
    Fox,
    /// Thinks ahead, for as long as the budget lasts.
    Owl(Budget),
}

/// How long an owl may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Budget {
    /// What `owl` alone means: the number of iterations that suits the game,
    /// [`Judge::USUAL_ITERATIONS`].
    Usual,
    /// A number of iterations: the same luck gives the same choice on every machine.
    Iterations(u32),
    /// A number of milliseconds: the choice depends on the speed of the machine.
    Millis(u32),
}

impl Budget {
    const MOST_ITERATIONS: u32 = 10_000_000;
    const MOST_MILLIS: u32 = 60_000;

    fn parse(text: &str) -> Result<Self, &'static str> {
        const WRONG: &str = "an owl's budget is a number of iterations from 1 to 10000000, as in \
                             `owl:2000`, or of milliseconds from 1 to 60000, as in `owl:500ms`";
        let (digits, most, budget): (_, _, fn(u32) -> Self) = match text.strip_suffix("ms") {
            Some(digits) => (digits, Self::MOST_MILLIS, Self::Millis),
            None => (text, Self::MOST_ITERATIONS, Self::Iterations),
        };
        // `parse` alone would accept `+5`.
        let is_number = digits.bytes().all(|digit| digit.is_ascii_digit());
        match digits.parse() {
            Ok(amount) if is_number && (1..=most).contains(&amount) => Ok(budget(amount)),
            Ok(_) | Err(_) => Err(WRONG),
        }
    }
}

impl Level {
    /// The same level with its budget as a number, so that a record keeps its meaning when the
    /// usual budget of a game changes.
    #[must_use]
    pub fn written_out<G: Judge>(self) -> Self {
        match self {
            Self::Owl(Budget::Usual) => Self::Owl(Budget::Iterations(G::USUAL_ITERATIONS)),
            Self::Hamster | Self::Fox | Self::Owl(Budget::Iterations(_) | Budget::Millis(_)) => {
                self
            }
        }
    }
}

impl FromStr for Level {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        const WRONG: &str = "is not a bot: there are hamster (plays at random), fox (plays by \
                             rule of thumb) and owl (thinks ahead), and owl takes a budget, as in \
                             `owl:2000` or `owl:500ms`";
        match (text, text.split_once(':')) {
            ("hamster", None) => Ok(Self::Hamster),
            ("fox", None) => Ok(Self::Fox),
            ("owl", None) => Ok(Self::Owl(Budget::Usual)),
            (_, Some(("owl", budget))) => Budget::parse(budget)
                .map(Self::Owl)
                .map_err(|because| Error::new(format!("`{text}`"), because)),
            (_, Some((name @ ("hamster" | "fox"), _))) => Err(Error::new(
                format!("`{text}`"),
                format!("a {name} does not think ahead and takes no budget: write `{name}`"),
            )),
            (_, _) => Err(Error::new(format!("`{text}`"), WRONG)),
        }
    }
}

impl fmt::Display for Level {
    /// Records write the budget out, so that they do not depend on the usual budget of the game:
    /// see [`Level::written_out`].
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Hamster => f.write_str("hamster"),
            Self::Fox => f.write_str("fox"),
            Self::Owl(Budget::Usual) => f.write_str("owl"),
            Self::Owl(Budget::Iterations(iterations)) => write!(f, "owl:{iterations}"),
            Self::Owl(Budget::Millis(millis)) => write!(f, "owl:{millis}ms"),
        }
    }
}

impl TryFrom<String> for Level {
    type Error = Error;

    fn try_from(text: String) -> Result<Self, Error> {
        text.parse()
    }
}

impl From<Level> for String {
    fn from(level: Level) -> Self {
        level.to_string()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_level_is_read_as_it_is_written() {
        for (text, level) in [
            ("hamster", Level::Hamster),
            ("fox", Level::Fox),
            ("owl", Level::Owl(Budget::Usual)),
            ("owl:2000", Level::Owl(Budget::Iterations(2000))),
            ("owl:500ms", Level::Owl(Budget::Millis(500))),
        ] {
            assert_eq!(text.parse(), Ok(level));
            assert_eq!(level.to_string(), text);
            let json = serde_json::to_string(&level).unwrap();
            assert_eq!(json, format!("{text:?}"));
            assert_eq!(serde_json::from_str::<Level>(&json).unwrap(), level);
        }
    }

    #[test]
    fn the_error_for_an_unknown_level_says_what_would_be_right() {
        for (text, right) in [
            ("", "there are hamster"),
            ("badger", "there are hamster"),
            ("Owl", "there are hamster"),
            ("owl:", "`owl:2000`"),
            ("owl:0", "from 1 to 10000000"),
            ("owl:+5", "`owl:2000`"),
            ("owl:-5", "`owl:2000`"),
            ("owl:10000001", "from 1 to 10000000"),
            ("owl:99999999999", "from 1 to 10000000"),
            ("owl:0ms", "from 1 to 60000"),
            ("owl:500 ms", "`owl:500ms`"),
            ("owl:5s", "`owl:500ms`"),
            ("fox:500ms", "write `fox`"),
            ("hamster:2", "write `hamster`"),
        ] {
            let error = text.parse::<Level>().unwrap_err();
            assert_eq!(error.about, format!("`{text}`"));
            assert!(error.because.contains(right), "{error}");
        }
    }
}
