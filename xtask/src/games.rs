//! The games, as `games.toml` lists them.

use std::fs;
use std::sync::LazyLock;

/// The list, from the root of the repository.
pub(crate) const LIST: &str = "games.toml";

/// One game: where it lives and what it is called.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Game {
    /// The folder under `crates/games` and `crates/boards`, which is also the name of the crate.
    pub(crate) dir: &'static str,
    /// The name on the box.
    pub(crate) name: &'static str,
    /// The type of its state.
    pub(crate) state: &'static str,
    /// What every id of its catalogue starts with, as `ARGH` in `ARGH-14`.
    pub(crate) prefix: &'static str,
    /// The catalogue, from the root of the repository.
    pub(crate) catalogue: &'static str,
    /// The game in a few words.
    pub(crate) about: &'static str,
}

/// All of them, in the order of the shelf.
pub(crate) static GAMES: LazyLock<Vec<Game>> = LazyLock::new(|| {
    let path = crate::root().join(LIST);
    let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()));
    text.and_then(|text| parse(&text))
        .unwrap_or_else(|error| panic!("{error}"))
});

/// Reads the list: tables `[[game]]` of lines `key = "text"`.
pub(crate) fn parse(text: &str) -> Result<Vec<Game>, String> {
    let tables = text.split("[[game]]").skip(1);
    tables.zip(1..).map(|(table, n)| game(table, n)).collect()
}

fn game(table: &str, n: usize) -> Result<Game, String> {
    let field = |key: &str| {
        let value = table.lines().find_map(|line| {
            let (name, value) = line.split_once('=')?;
            (name.trim() == key).then(|| value.trim().trim_matches('"'))
        });
        let value = value.filter(|value| !value.is_empty());
        let value = value.ok_or_else(|| format!("{LIST}: game {n} has no `{key} = \"…\"`"))?;
        // The list is read once and lives as long as the command.
        Ok::<_, String>(&*value.to_owned().leak())
    };
    Ok(Game {
        dir: field("crate")?,
        name: field("name")?,
        state: field("type")?,
        prefix: field("prefix")?,
        catalogue: field("catalogue")?,
        about: field("about")?,
    })
}

impl Game {
    /// The folder of the crate, from the root of the repository.
    pub(crate) fn folder(&self) -> String {
        format!("crates/games/{}", self.dir)
    }

    /// The folder of its board.
    pub(crate) fn board_folder(&self) -> String {
        format!("crates/boards/{}", self.dir)
    }

    /// The generated file with the rule ids.
    pub(crate) fn rules_file(&self) -> String {
        format!("{}/src/rules.rs", self.folder())
    }

    /// The crate as Rust code names it.
    pub(crate) fn crate_name(&self) -> String {
        self.dir.replace('-', "_")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_missing_field_is_named_with_its_game() {
        let table = "[[game]]\ncrate = \"snap\"\nname = \"Snap\"\n";
        let error = parse(table).expect_err("half a game");
        assert_eq!(error, "games.toml: game 1 has no `type = \"…\"`");
    }

    #[test]
    fn the_list_can_be_read() {
        assert_eq!(GAMES[0].dir, "argh");
        assert!(GAMES.len() >= 5);
    }
}
