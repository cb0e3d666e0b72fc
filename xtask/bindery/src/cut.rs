//! Cuts the client's wasm into the frame and the parts of each game.
//!
//! The splitter makes a module for every set of games that share something, which is two dozen of
//! them. They are shipped in packs: one for what several games share, one for each game, and one
//! for what a table of a game fetches when it first needs it.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::Infallible;
use std::fs;
use std::path::{Path, PathBuf};

use wasm_encoder::Module;
use wasm_encoder::reencode::{self, Reencode};
use wasm_split_cli_support::{Options, transform};
use wasmparser::{CustomSectionReader, Parser};

use crate::folder::{Folder, of, read_text};
use crate::names::hashed;

/// The script that loads what was cut off, as the frame's wasm names it.
pub(crate) const LINK: &str = "./__wasm_split.js";

/// The pack of what several games share.
const SHARED: &str = "games";

/// Takes a module out of its pack, which is fetched once. A pack that could not be fetched is
/// requested again; one that was is dropped after a while, when everything was taken out.
const UNPACK: &str = r#"const packs = new Map();
function unpack(name, start, end) {
    if (!packs.has(name)) {
        const pack = fetch(new URL(name, import.meta.url)).then((answer) => {
            if (!answer.ok) throw new Error(`${name}: ${answer.status}`);
            return answer.arrayBuffer();
        });
        const forget = () => packs.delete(name);
        pack.then(() => setTimeout(forget, 10000), forget);
        packs.set(name, pack);
    }
    const type = { headers: { "content-type": "application/wasm" } };
    return packs.get(name).then((bytes) => new Response(bytes.slice(start, end), type));
}
"#;

/// The parts.
pub(crate) struct Cut {
    /// The frame, as input for wasm-bindgen.
    pub(crate) frame: PathBuf,
    /// The script that loads the rest, with the final file names.
    pub(crate) link: String,
    /// The packs that each game needs.
    pub(crate) needs: BTreeMap<String, BTreeSet<String>>,
    /// The packs that a table of it fetches later.
    pub(crate) later: BTreeMap<String, BTreeSet<String>>,
}

/// Cuts the wasm as cargo linked it, with its relocations, and puts all but the frame into `folder`
/// under names that tell their contents. `script` is the path of the frame's script.
pub(crate) fn cut(
    wasm: &Path,
    script: &str,
    squeeze: bool,
    folder: &mut Folder,
) -> Result<Cut, String> {
    let bytes = fs::read(wasm).map_err(|error| of(wasm, &error))?;
    let bench = wasm.with_extension("cut");
    // The output of an older build must not be mistaken for ours.
    if bench.exists() {
        fs::remove_dir_all(&bench).map_err(|error| of(&bench, &error))?;
    }
    let frame = bench.join("frame.wasm");
    let mut options = Options::new(&bytes);
    options.output_dir = &bench;
    options.main_out_path = &frame;
    options.link_name = LINK;
    options.main_module = script;
    let pieces = transform(options).map_err(|error| format!("{}: {error:#}", wasm.display()))?;
    let pieces: Vec<(String, Vec<String>)> = pieces.prefetch_map.into_iter().collect();
    let owners = owners(&pieces);
    let mut packs: BTreeMap<String, Vec<u8>> = BTreeMap::new();
    let mut places = Vec::new();
    for (stem, pieces) in &owners {
        let path = bench.join(format!("{stem}.wasm"));
        let module = fs::read(&path).map_err(|error| of(&path, &error))?;
        let module = if squeeze { tightened(&module)? } else { module };
        let pack = pack_of(pieces);
        let packed = packs.entry(pack.clone()).or_default();
        let start = packed.len();
        packed.extend(module);
        places.push((stem, pack, start..packed.len()));
    }
    let names = packs.into_iter().map(|(pack, bytes)| {
        let name = folder.add(&hashed(&format!("{pack}.pack"), &bytes), bytes);
        (pack, name)
    });
    let names: BTreeMap<String, String> = names.collect();
    let mut link = format!("{UNPACK}{}", read_text(&bench.join(LINK))?);
    for (stem, pack, range) in places {
        let asked = format!("fetch(new URL(\"./{stem}.wasm\", import.meta.url))");
        if !link.contains(&asked) {
            return Err(format!(
                "the script that loads {stem} fetches it in an unknown way"
            ));
        }
        let (name, start, end) = (&names[&pack], range.start, range.end);
        link = link.replace(&asked, &format!("unpack(\"./{name}\", {start}, {end})"));
    }
    let (mut needs, mut later) = (BTreeMap::new(), BTreeMap::new());
    for pieces in owners.values() {
        for piece in pieces {
            let packs: &mut BTreeMap<String, BTreeSet<String>> = match piece.later {
                None => &mut needs,
                Some(_) => &mut later,
            };
            let pack = names[&pack_of(pieces)].clone();
            packs.entry(piece.game.clone()).or_default().insert(pack);
        }
    }
    for (game, packs) in &mut later {
        let here = needs.get(game);
        packs.retain(|pack| here.is_none_or(|here| !here.contains(pack)));
    }
    Ok(Cut {
        frame,
        link,
        needs,
        later,
    })
}

/// A part that was cut off: a game, or something a table of it fetches later.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Piece {
    game: String,
    later: Option<String>,
}

impl Piece {
    /// The piece with this name: `mole_park` is Mole Park's, and `mole_park_more` next to it comes
    /// later.
    fn called<'a>(name: &str, mut all: impl Iterator<Item = &'a str>) -> Self {
        let part = |game: &'a str| {
            let rest = name.strip_prefix(game)?.strip_prefix('_')?;
            Some((game, rest))
        };
        let (game, later) = match all.find_map(part) {
            Some((game, rest)) => (game, Some(rest)),
            None => (name, None),
        };
        Self {
            game: game.replace('_', "-"),
            later: later.map(str::to_owned),
        }
    }
}

/// The pieces that need each module.
fn owners(pieces: &[(String, Vec<String>)]) -> BTreeMap<String, BTreeSet<Piece>> {
    let mut owners: BTreeMap<String, BTreeSet<Piece>> = BTreeMap::new();
    let names = || pieces.iter().map(|(name, _)| name.as_str());
    for (name, stems) in pieces {
        let piece = Piece::called(name, names());
        for stem in stems {
            let owners = owners.entry(stem.clone()).or_default();
            owners.insert(piece.clone());
        }
    }
    owners
}

fn pack_of(pieces: &BTreeSet<Piece>) -> String {
    let games: BTreeSet<&str> = pieces.iter().map(|piece| piece.game.as_str()).collect();
    // A game sorts before what comes later to it.
    match (games.len(), pieces.first()) {
        (1, Some(Piece { game, later: None })) => game.clone(),
        (
            1,
            Some(Piece {
                game,
                later: Some(later),
            }),
        ) => format!("{game}-{later}"),
        _ => SHARED.to_owned(),
    }
}

/// The same module in its shortest encoding: numbers that the linker padded take what they need,
/// and the names of functions, which are only for debugging, are left out.
fn tightened(wasm: &[u8]) -> Result<Vec<u8>, String> {
    let mut module = Module::new();
    let read = Tight.parse_core_module(&mut module, Parser::new(0), wasm);
    read.map_err(|error| error.to_string())?;
    Ok(module.finish())
}

struct Tight;

impl Reencode for Tight {
    type Error = Infallible;

    fn parse_custom_section(
        &mut self,
        _: &mut Module,
        _: CustomSectionReader<'_>,
    ) -> Result<(), reencode::Error<Infallible>> {
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_only_one_game_needs_is_in_its_pack_and_the_rest_is_shared() {
        let pieces = [
            ("bark_bark", vec!["chunk_2", "split_bark_bark", "chunk_3"]),
            ("bark_bark_more", vec!["chunk_2", "chunk_3", "split_more"]),
            ("dogs", vec!["chunk_2", "split_dogs"]),
        ];
        let pieces = pieces.map(|(piece, stems)| {
            let stems = stems.into_iter().map(str::to_owned).collect();
            (piece.to_owned(), stems)
        });
        let owners = owners(&pieces);
        let packs: Vec<_> = owners
            .iter()
            .map(|(stem, games)| (stem.as_str(), pack_of(games)))
            .collect();
        let told = [
            ("chunk_2", "games"),
            ("chunk_3", "bark-bark"),
            ("split_bark_bark", "bark-bark"),
            ("split_dogs", "dogs"),
            ("split_more", "bark-bark-more"),
        ];
        assert_eq!(packs, told.map(|(stem, pack)| (stem, pack.to_owned())));
    }

    #[test]
    fn a_module_is_encoded_tightly_and_without_names() {
        let long = b"\0asm\x01\0\0\0\x01\x84\x80\x80\x80\0\x01\x60\0\0\0\x05\x04name";
        let short = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0";
        assert_eq!(tightened(long), Ok(short.to_vec()));
    }
}
