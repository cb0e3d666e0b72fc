//! What Cargo and the code need to know about the list of games, generated from `games.toml`.
//!
//! Some files are generated whole. In manifests only the lines between two comments are.

use crate::games::{Game, LIST};
use crate::tree::Tree;
use std::fmt::Write as _;

/// The comments before and after a generated part of a manifest.
const BEGIN: &str = "# Written by `cargo xtask codegen` from games.toml:";
const END: &str = "# End of what is written.";

/// A file and the text it should have.
pub(crate) struct Written {
    pub(crate) path: &'static str,
    pub(crate) text: String,
}

/// Every file that depends on the list, as it should be.
pub(crate) fn written(tree: &Tree, games: &[Game]) -> Result<Vec<Written>, String> {
    let of_all = |line: fn(&Game) -> String| -> String { games.iter().map(line).collect() };
    let manifests: [(&str, Vec<String>); 3] = [
        (
            "Cargo.toml",
            vec![
                of_all(|game| {
                    let Game { dir, .. } = game;
                    let (games, boards) = (game.folder(), game.board_folder());
                    format!(
                        "{dir} = {{ path = \"{games}\" }}\nboard-{dir} = {{ path = \"{boards}\" }}\n"
                    )
                }),
                of_all(|game| format!("[profile.dev.package.{}]\nopt-level = 3\n", game.dir)),
                of_all(|game| {
                    format!(
                        "[profile.wasm-release.package.{}]\nopt-level = \"s\"\n",
                        game.dir
                    )
                }),
            ],
        ),
        (
            "crates/shelf/Cargo.toml",
            vec![of_all(|game| format!("{}.workspace = true\n", game.dir))],
        ),
        (
            "crates/parlour/Cargo.toml",
            vec![of_all(|game| {
                format!("board-{}.workspace = true\n", game.dir)
            })],
        ),
    ];
    let mut files = vec![
        Written {
            path: "crates/shelf/src/games.rs",
            text: shelf(games),
        },
        Written {
            path: "crates/parlour/src/boards.rs",
            text: boards(games),
        },
    ];
    for (path, parts) in manifests {
        let text = tree.text(path).unwrap_or_default();
        let text = with_parts(text, &parts).map_err(|error| format!("{path}: {error}"))?;
        files.push(Written { path, text });
    }
    Ok(files)
}

/// The lines of a manifest, or of any other text, that are not generated.
pub(crate) fn by_hand(text: &str) -> impl Iterator<Item = &str> {
    let mut is_written = false;
    text.lines().filter(move |line| {
        is_written = (is_written || *line == BEGIN) && *line != END;
        !is_written
    })
}

/// The manifest with its generated parts replaced, in order.
fn with_parts(manifest: &str, parts: &[String]) -> Result<String, String> {
    let mut pieces = manifest.split(BEGIN);
    let mut text = pieces.next().unwrap_or_default().to_owned();
    let pieces: Vec<&str> = pieces.collect();
    if pieces.len() != parts.len() {
        return Err(format!(
            "has {} parts that start with `{BEGIN}`, and should have {}",
            pieces.len(),
            parts.len()
        ));
    }
    for (piece, part) in pieces.iter().zip(parts) {
        let (_, rest) = piece
            .split_once(END)
            .ok_or_else(|| format!("is missing the line `{END}`"))?;
        write!(text, "{BEGIN}\n{part}{END}{rest}").expect("writing to a string cannot fail");
    }
    Ok(text)
}

/// The shelf's list.
fn shelf(games: &[Game]) -> String {
    let mut sorted: Vec<String> = games
        .iter()
        .map(|game| {
            format!(
                "#[doc(no_inline)]\npub use {}::{};\n",
                game.crate_name(),
                game.state
            )
        })
        .collect();
    sorted.sort();
    let variants: String = games
        .iter()
        .map(|game| format!("    /// {}\n    {},\n", game.about, game.state))
        .collect();
    let all: String = games
        .iter()
        .map(|game| format!("        Self::{},\n", game.state))
        .collect();
    let arms: String = games
        .iter()
        .map(|Game { state, .. }| {
            format!(
                "            $crate::GameId::{state} => {{\n                type $G = $crate::{state};\n                $body\n            }}\n"
            )
        })
        .collect();
    format!(
        "//! The games of the house, written from {LIST} by `cargo xtask codegen`; do not edit.

use serde::{{Deserialize, Serialize}};

{uses}
/// A game that stands on the shelf.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = \"String\", into = \"&'static str\")]
pub enum GameId {{
{variants}}}

impl GameId {{
    /// Every game on the shelf.
    pub const ALL: [Self; {n}] = [
{all}    ];
}}

/// Runs generic code for the game that a [`GameId`] names.
///
/// `with_game!(id, G => play::<G>(…))` is a match with one arm for each game, in which `G` is that
/// game's type.
#[macro_export]
macro_rules! with_game {{
    ($id:expr, $G:ident => $body:expr) => {{
        match $id {{
{arms}        }}
    }};
}}
",
        uses = sorted.concat(),
        n = games.len(),
    )
}

/// The client's list of boards, and where the wasm is cut.
fn boards(games: &[Game]) -> String {
    let arms = |arm: fn(&Game) -> String| -> String { games.iter().map(arm).collect() };
    let covers = arms(|game| {
        format!(
            "        GameId::{} => &board_{}::COVER,\n",
            game.state,
            game.crate_name()
        )
    });
    let boards = arms(|game| {
        format!(
            "        GameId::{} => {}().await,\n",
            game.state,
            game.crate_name()
        )
    });
    let thinks = arms(|game| {
        format!(
            "        GameId::{} => {}_thinks().await,\n",
            game.state,
            game.crate_name()
        )
    });
    let cuts = arms(|game| {
        let (name, state) = (game.crate_name(), game.state);
        format!(
            "
#[wasm_split({name}, wasm_split_path = ::leptos::wasm_split, fallible)]
fn {name}() -> Result<Brought, NotBrought> {{
    let board = Laid::<board_{name}::{state}Board>::out();
    Ok(Brought::new(GameId::{state}, board))
}}

#[wasm_split({name}, wasm_split_path = ::leptos::wasm_split, fallible)]
fn {name}_thinks() -> Result<AnyGame, NotBrought> {{
    Ok(AnyGame::of::<shelf::{state}>())
}}
"
        )
    });
    format!(
        "//! The boards, and where the wasm is cut; written from {LIST} by `cargo xtask codegen`, do not edit.
//!
//! The frame contains no game. Code that can be reached only through the functions marked `wasm_split`
//! for one game goes into a separate file, code that several games share into another, and none of it
//! into the frame. So the frame can use a game's constants anywhere, but its code only through here.
//!
//! Both functions of a game are one piece. Separately they would be three, with what they share, and
//! what games share a hundred instead of twenty-six, which call each other through a table.

use board::{{Cover, Laid, NotBrought}};
use leptos::wasm_split::wasm_split;
use room::AnyGame;
use shelf::GameId;

use crate::bring::Brought;

/// How the front page shows a game.
pub(crate) fn cover(game: GameId) -> &'static Cover {{
    match game {{
{covers}    }}
}}

/// The board of a game, with the table around it.
pub(crate) async fn board(game: GameId) -> Result<Brought, NotBrought> {{
    match game {{
{boards}    }}
}}

/// The rules of a game and its bots without a board, for a worker that only thinks.
pub(crate) async fn rules(game: GameId) -> Result<AnyGame, NotBrought> {{
    match game {{
{thinks}    }}
}}
{cuts}"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_part_between_the_comments_is_written() {
        let manifest = format!("a\n{BEGIN}\nold\n{END}\nz\n");
        let parts = ["new\n".to_owned()];
        let wanted = format!("a\n{BEGIN}\nnew\n{END}\nz\n");
        assert_eq!(with_parts(&manifest, &parts), Ok(wanted));
        assert!(with_parts("nothing", &parts).is_err());
        assert!(with_parts(BEGIN, &parts).is_err());
    }
}
