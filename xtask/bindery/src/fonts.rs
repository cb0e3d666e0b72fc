//! The fonts of the client, cut to the letters that our sentences and most names need; other
//! letters come from the visitor's machine.

use std::fs;
use std::path::Path;

use crate::folder::Folder;
use crate::names::hashed;

/// A font, and the file that it was cut into.
struct Face {
    /// Its name in the style sheet.
    family: &'static str,
    file: &'static str,
}

const FACES: [Face; 2] = [
    Face {
        family: "Fredoka",
        file: "cut/fredoka.woff2",
    },
    Face {
        family: "Atkinson Hyperlegible Next",
        file: "cut/atkinson-hyperlegible-next.woff2",
    },
];

/// The letters that `crates/parlour/fonts/subset.mjs` leaves in them, and the weights they are
/// declared with, so that the browser does not embolden them itself.
const RANGE: &str = "U+0020-007E, U+00A0, U+00B7, U+00C0-00FF, U+2013-2014, U+2018-2019, U+201C-201D, \
    U+2026, U+2039-203A, U+2212";
const WEIGHTS: &str = "400 700";

/// The fonts in the folder that is served.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Fonts {
    /// Their rules for the style sheet.
    pub(crate) style: String,
    /// The links with which the page preloads them.
    pub(crate) links: String,
}

/// Adds the fonts that were fetched and cut. The error names those that are missing.
pub(crate) fn add(packages: &Path, folder: &mut Folder) -> Result<Fonts, Vec<&'static str>> {
    let mut fonts = Fonts::default();
    let mut missing = Vec::new();
    for Face { family, file } in FACES {
        let path = packages.join(file);
        let Ok(bytes) = fs::read(&path) else {
            missing.push(family);
            continue;
        };
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = folder.add(&hashed(&name, &bytes), bytes);
        fonts.style += &format!(
            "@font-face {{ font-family: \"{family}\"; font-weight: {WEIGHTS}; font-display: swap; \
             src: url({name}) format(\"woff2\"); unicode-range: {RANGE}; }}\n"
        );
        fonts.links += &format!(
            "<link rel=\"preload\" as=\"font\" type=\"font/woff2\" crossorigin href=\"{name}\" />"
        );
    }
    if missing.is_empty() {
        Ok(fonts)
    } else {
        Err(missing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fonts_are_preloaded_and_missing_ones_are_named() {
        let packages = std::env::temp_dir().join(format!("menagerie-fonts-{}", std::process::id()));
        let mut folder = Folder::default();
        let missing = add(&packages, &mut folder).expect_err("nothing was fetched");
        assert_eq!(missing, ["Fredoka", "Atkinson Hyperlegible Next"]);
        for face in FACES {
            let path = packages.join(face.file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
            fs::write(path, face.family).expect("a file");
        }
        let fonts = add(&packages, &mut folder).expect("both are there");
        for name in folder.weights().keys() {
            assert!(fonts.style.contains(&format!("url({name})")), "{name}");
            assert!(fonts.links.contains(&format!("href=\"{name}\"")), "{name}");
        }
        assert_eq!(folder.weights().len(), FACES.len());
        fs::remove_dir_all(packages).expect("the folder is ours");
    }
}
