//! The five games of the house: where each one lives and which rule ids are its own.

/// One game: its folder, its catalogue and the prefix of its rule ids.
#[derive(Debug)]
pub(crate) struct Game {
    /// The folder under `crates/games`, which is also the name of the crate.
    pub(crate) dir: &'static str,
    /// The name on the box.
    pub(crate) name: &'static str,
    /// What every id of its catalogue starts with, as `ARGH` in `ARGH-14`.
    pub(crate) prefix: &'static str,
    /// The catalogue, from the root of the repository.
    pub(crate) catalogue: &'static str,
}

/// All five, whether they are on the shelf yet or not.
pub(crate) const GAMES: [Game; 5] = [
    Game {
        dir: "argh",
        name: "ARGH",
        prefix: "ARGH",
        catalogue: "docs/rules/argh.md",
    },
    Game {
        dir: "dogs",
        name: "Sequence Dogs",
        prefix: "DOGS",
        catalogue: "docs/rules/sequence-dogs.md",
    },
    Game {
        dir: "mole-park",
        name: "Mole Park",
        prefix: "MOLE",
        catalogue: "docs/rules/mole-park.md",
    },
    Game {
        dir: "bandimals",
        name: "Marching Band(-imals)",
        prefix: "BAND",
        catalogue: "docs/rules/marching-bandimals.md",
    },
    Game {
        dir: "bark-bark",
        name: "Monty's Bark Bark",
        prefix: "MBB",
        catalogue: "docs/rules/montys-bark-bark.md",
    },
];

impl Game {
    /// The folder of the crate, from the root of the repository.
    pub(crate) fn folder(&self) -> String {
        format!("crates/games/{}", self.dir)
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
