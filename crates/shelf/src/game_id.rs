//! The games by name.

use std::fmt;
use std::str::FromStr;

use tabletop::{Error, Game, Shelved};

use crate::{GameId, with_game};

impl GameId {
    /// The name in commands, in records and on the wire.
    pub fn as_str(self) -> &'static str {
        with_game!(self, G => G::ID)
    }

    /// The name as people write it.
    pub fn title(self) -> &'static str {
        with_game!(self, G => G::TITLE)
    }

    /// The names of all games, for errors: `argh, dogs, mole-park, …`.
    fn listed() -> String {
        Self::ALL.map(Self::as_str).join(", ")
    }
}

impl fmt::Display for GameId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for GameId {
    type Err = Error;

    /// Reads an id or a title, in upper or lower case.
    fn from_str(text: &str) -> Result<Self, Error> {
        let typed = text.trim();
        let is_meant = |id: &str, title: &str| {
            typed.eq_ignore_ascii_case(id) || typed.eq_ignore_ascii_case(title)
        };
        if let Some(id) = Self::ALL
            .iter()
            .find(|id| is_meant(id.as_str(), id.title()))
        {
            return Ok(*id);
        }
        Err(Error::new(
            format!("game `{typed}`"),
            format!("there is no such game; the games are: {}", Self::listed()),
        ))
    }
}

impl TryFrom<String> for GameId {
    type Error = Error;

    fn try_from(text: String) -> Result<Self, Error> {
        text.parse()
    }
}

impl From<GameId> for &'static str {
    fn from(id: GameId) -> Self {
        id.as_str()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_game_is_found_by_its_id_or_title_in_any_case() {
        for typed in ["argh", "ARGH", " Argh "] {
            assert_eq!(typed.parse(), Ok(GameId::Argh), "{typed:?}");
        }
        for typed in ["mole-park", "Mole Park"] {
            assert_eq!(typed.parse(), Ok(GameId::MolePark), "{typed:?}");
        }
    }

    #[test]
    fn every_id_is_read_back_from_its_own_text() {
        for id in GameId::ALL {
            assert_eq!(id.as_str().parse(), Ok(id));
        }
    }

    #[test]
    fn the_error_for_an_unknown_game_names_those_there_are() {
        let error = "chess".parse::<GameId>().unwrap_err().to_string();
        let told = "game `chess`: there is no such game; \
             the games are: argh, dogs, mole-park, bark-bark, bandimals";
        assert!(error.starts_with(told), "{error}");
    }
}
