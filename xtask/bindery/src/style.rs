//! One style sheet out of many, with a wall around each game's.

use std::path::{Path, PathBuf};

use crate::folder::{files_in, read_text};

/// All style sheets in one: the frame's in the order of their names, then each game's under its
/// own root. `games/argh.css` reaches what lies within an element of the class `argh`, and nothing
/// else, whatever names it uses.
pub(crate) fn gathered(folder: &Path) -> Result<String, String> {
    let mut style = String::new();
    for path in sheets(folder)? {
        style += &read_text(&path)?;
    }
    for path in sheets(&folder.join("games"))? {
        let mood = path.file_stem().unwrap_or_default().to_string_lossy();
        style += &walled(&mood, &read_text(&path)?);
    }
    Ok(style)
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
        let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/parlour/style/games");
        let sheets = sheets(&games).expect("the sheets of the games");
        let mood = |path: &PathBuf| {
            path.file_stem()
                .map(|stem| stem.to_string_lossy().into_owned())
        };
        let moods: Vec<String> = sheets.iter().filter_map(mood).collect();
        assert_eq!(moods.len(), 5, "{moods:?}");
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
