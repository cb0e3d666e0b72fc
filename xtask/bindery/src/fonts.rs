//! The letters of the client. The packages carry each font cut to the Latin script, which is all that
//! our sentences and most names need; other letters come from the machine.

use std::fs;
use std::path::Path;

use crate::folder::Folder;
use crate::names::hashed;

/// A font, and where its package has it.
struct Face {
    /// As the style sheet calls it.
    family: &'static str,
    /// From the thinnest to the boldest.
    weights: &'static str,
    file: &'static str,
}

const FACES: [Face; 2] = [
    Face {
        family: "Fredoka",
        weights: "300 700",
        file: "fredoka/files/fredoka-latin-wght-normal.woff2",
    },
    Face {
        family: "Atkinson Hyperlegible Next",
        weights: "200 800",
        file: "atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
    },
];

/// What the packages call Latin: the letters of Western Europe, and the signs around them.
const RANGE: &str = "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, \
    U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD";

/// The fonts in the folder that is served.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Fonts {
    /// What the style sheet says of them.
    pub(crate) style: String,
    /// Links by which the page fetches them at once.
    pub(crate) links: String,
}

/// Puts the fonts in that npm has fetched; those that are missing are named.
pub(crate) fn add(packages: &Path, folder: &mut Folder) -> Result<Fonts, Vec<&'static str>> {
    let mut fonts = Fonts::default();
    let mut missing = Vec::new();
    for Face {
        family,
        weights,
        file,
    } in FACES
    {
        let path = packages
            .join("node_modules/@fontsource-variable")
            .join(file);
        let Ok(bytes) = fs::read(&path) else {
            missing.push(family);
            continue;
        };
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = folder.add(&hashed(&name, &bytes), bytes);
        fonts.style += &format!(
            "@font-face {{ font-family: \"{family}\"; font-weight: {weights}; font-display: swap; \
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
            let path = packages
                .join("node_modules/@fontsource-variable")
                .join(face.file);
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
