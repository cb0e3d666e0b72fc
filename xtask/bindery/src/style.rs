//! One style sheet out of many, with a wall around each game's.

use std::fs;
use std::path::{Path, PathBuf};

use crate::folder::{files_in, read_text};

/// All style sheets in one: the frame's in the order of their names, then each board's under its
/// own root. `argh/style/board.css` reaches what lies within an element of the class `argh`, and
/// nothing else, whatever names it uses.
pub(crate) fn gathered(frame: &Path, boards: &Path) -> Result<String, String> {
    let mut style = String::new();
    for path in sheets(frame)? {
        style += &read_text(&path)?;
    }
    for (mood, path) in of_boards(boards)? {
        style += &walled(&mood, &read_text(&path)?);
    }
    Ok(style)
}

/// The sheet of each board, with the class that its table has: the name of its folder.
fn of_boards(boards: &Path) -> Result<Vec<(String, PathBuf)>, String> {
    let folders = fs::read_dir(boards).map_err(|error| format!("{}: {error}", boards.display()))?;
    let mut names: Vec<String> = folders
        .filter_map(|entry| entry.ok()?.file_name().into_string().ok())
        .collect();
    names.sort();
    let sheet = |name: String| {
        let path = boards.join(&name).join("style/board.css");
        (name, path)
    };
    Ok(names.into_iter().map(sheet).collect())
}

/// A game's sheet under its own root, which it calls `:scope`.
fn walled(mood: &str, sheet: &str) -> String {
    format!("@scope (.{mood}) {{\n{sheet}}}\n")
}

fn sheets(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut paths = files_in(folder)?;
    paths.retain(|path| path.extension().is_some_and(|end| end == "css"));
    paths.sort();
    Ok(paths)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_games_sheet_stands_under_its_own_root() {
        let walled = walled("argh", ".card { color: red; }\n");
        assert_eq!(walled, "@scope (.argh) {\n.card { color: red; }\n}\n");
    }

    /// A selector that names a root would look for it within that root, and find nothing.
    #[test]
    fn a_games_sheet_calls_its_root_scope_and_names_no_other() {
        let boards = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/boards");
        let sheets = of_boards(&boards).expect("the sheets of the boards");
        assert_eq!(sheets.len(), 5, "{sheets:?}");
        for (_, path) in &sheets {
            let sheet = read_text(path).expect("a sheet");
            for (mood, _) in &sheets {
                let root = format!(".{mood}");
                let named = sheet.split(&root).skip(1);
                let whole = named.filter(|rest| {
                    !rest.starts_with(|next: char| next == '-' || next.is_alphanumeric())
                });
                assert_eq!(whole.count(), 0, "{} names .{mood}", path.display());
            }
        }
    }
}
