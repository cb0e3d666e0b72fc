//! One style sheet for the frame out of several, and one for each board, scoped to it.

use std::path::{Path, PathBuf};

use crate::folder::{files_in, read_text};

/// The frame's style sheets in one, in the order of their names.
pub(crate) fn frame(folder: &Path) -> Result<String, String> {
    let mut style = String::new();
    for path in sheets(folder)? {
        style += &read_text(&path)?;
    }
    Ok(style)
}

/// The style of a board's cover, which the front page shows before the board is fetched.
pub(crate) fn of_cover(boards: &Path, name: &str) -> Result<String, String> {
    part(boards, name, "cover")
}

/// The style of a board, which is loaded with it.
pub(crate) fn of_board(boards: &Path, name: &str) -> Result<String, String> {
    part(boards, name, "board")
}

/// A style sheet of a board, scoped to its root: `argh/style/board.css` reaches only what is inside
/// an element of the class `argh`, the name of its folder, no matter which names it uses.
fn part(boards: &Path, name: &str, part: &str) -> Result<String, String> {
    let sheet = read_text(&boards.join(name).join(format!("style/{part}.css")))?;
    Ok(walled(name, &sheet))
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
    fn a_games_sheet_is_scoped_to_its_own_root() {
        let walled = walled("argh", ".card { color: red; }\n");
        assert_eq!(walled, "@scope (.argh) {\n.card { color: red; }\n}\n");
    }

    /// A selector that names a root would look for it inside that root, and find nothing.
    #[test]
    fn a_games_sheet_calls_its_root_scope_and_names_no_other() {
        let boards = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/boards");
        let folders = std::fs::read_dir(&boards).expect("the boards");
        let name = |entry: std::fs::DirEntry| entry.file_name().into_string().ok();
        let moods: Vec<String> = folders.filter_map(|entry| name(entry.ok()?)).collect();
        assert!(moods.len() >= 5, "{moods:?}");
        for board in &moods {
            let sheets = sheets(&boards.join(board).join("style")).expect("its sheets");
            assert_eq!(sheets.len(), 2, "{sheets:?}");
            for path in &sheets {
                let sheet = read_text(path).expect("a sheet");
                for mood in &moods {
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
}
