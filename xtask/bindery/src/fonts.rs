//! The letters of the client, cut to what our sentences and most names need; other letters come from
//! the machine.

use std::fs;
use std::path::Path;

use crate::folder::Folder;
use crate::names::hashed;

/// A font, and the file that it was cut into.
struct Face {
    /// As the style sheet calls it.
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

/// The letters that `crates/parlour/fonts/subset.mjs` leaves in them, and what they are asked for as: none is
/// to be made bold by the browser.
const RANGE: &str = "U+0020-007E, U+00A0, U+00B7, U+00C0-00FF, U+2013-2014, U+2018-2019, U+201C-201D, \
    U+2026, U+2039-203A, U+2212";
const WEIGHTS: &str = "400 700";

/// The fonts in the folder that is served.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Fonts {
    /// What the style sheet says of them.
    pub(crate) style: String,
    /// Links by which the page fetches them at once.
    pub(crate) links: String,
}

/// Puts in the fonts that were fetched and cut; those that are missing are named.
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
    match missing.is_empty() {
        true => Ok(fonts),
        false => Err(missing),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fonts_that_are_there_are_preloaded_and_those_that_are_not_are_named() {
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
        fs::remove_dir_all(packages).expect("it was ours");
    }
}
