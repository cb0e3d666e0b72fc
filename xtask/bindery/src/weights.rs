//! How heavy the client is as transferred, and how heavy it may be.

use std::collections::BTreeMap;

use crate::folder::Folder;
use crate::parcel::{Parcel, Parcels};

/// The size limits, in bytes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// The whole front page.
    front: usize,
    /// The front page and one game.
    front_and_game: usize,
}

impl Limits {
    /// For a release: everything compressed with brotli.
    pub(crate) const FINE: Self = Self {
        front: 300_000,
        front_and_game: 600_000,
    };

    /// For a development build, plain and unoptimised. It is larger by the factor that was
    /// measured, so that a game that leaks into the frame is noticed without a release build.
    pub(crate) const ROUGH: Self = Self {
        front: 2_000_000,
        front_and_game: 6_700_000,
    };
}

/// The size of each file as transferred.
pub(crate) struct Weights<'a> {
    files: BTreeMap<&'a str, usize>,
    parcels: &'a Parcels,
}

impl<'a> Weights<'a> {
    /// The files in the folder, to be sorted by who needs them.
    pub(crate) fn of(folder: &'a Folder, parcels: &'a Parcels) -> Self {
        let files = folder.weights();
        Self { files, parcels }
    }

    /// Everything that belongs to no game.
    pub(crate) fn front(&self) -> usize {
        let games = self.parcels.files();
        let front = self.files.iter().filter(|(name, _)| !games.contains(*name));
        front.map(|(_, bytes)| bytes).sum()
    }

    /// What it takes to play a game. What it shares with others is counted for each of them; what
    /// comes later is counted separately.
    pub(crate) fn game(&self, parcel: &Parcel) -> usize {
        self.sum(parcel.files()) - self.later(parcel)
    }

    /// What is fetched when somebody looks up a rule, when a table first needs it, or to be stored.
    fn later(&self, parcel: &Parcel) -> usize {
        let code = parcel.later.iter().map(String::as_str);
        self.sum(code.chain([parcel.rules.as_str()]))
    }

    /// All games with their rules; what they share is counted once.
    pub(crate) fn games(&self) -> usize {
        self.sum(self.parcels.files())
    }

    fn sum<'b>(&self, files: impl IntoIterator<Item = &'b str>) -> usize {
        let bytes = files.into_iter().filter_map(|name| self.files.get(name));
        bytes.sum()
    }

    /// A table of all sizes.
    pub(crate) fn table(&self) -> String {
        let front = self.front();
        let line = |what: &str, figures: [String; 3]| {
            let [bytes, with_front, later] = figures;
            format!("{what:<16}{bytes:>10}{with_front:>16}{later:>10}\n")
        };
        let none = String::new;
        let heads = ["bytes", "with the front", "later"];
        let mut table = line("", heads.map(str::to_owned));
        table += &line("front page", [front.to_string(), none(), none()]);
        for (game, parcel) in &self.parcels.0 {
            let (bytes, later) = (self.game(parcel), self.later(parcel));
            table += &line(game, [bytes, front + bytes, later].map(|it| it.to_string()));
        }
        let games = self.games();
        table
            + &line(
                "all, with later",
                [games.to_string(), (front + games).to_string(), none()],
            )
    }

    /// What is too heavy.
    pub(crate) fn faults(&self, limits: Limits) -> Vec<String> {
        let front = self.front();
        let over = |what: String, bytes: usize, most: usize| {
            (bytes > most).then(|| format!("{what} takes {bytes} bytes; the limit is {most}"))
        };
        let mut faults: Vec<String> = over("the front page".to_owned(), front, limits.front)
            .into_iter()
            .collect();
        for (game, parcel) in &self.parcels.0 {
            let bytes = front + self.game(parcel);
            faults.extend(over(
                format!("the front page with {game}"),
                bytes,
                limits.front_and_game,
            ));
        }
        faults
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parcels() -> Parcels {
        let parcel = |own: &str| Parcel {
            code: [own, "shared"].map(str::to_owned).into(),
            later: [format!("{own}-more")].into(),
            style: format!("{own}.css"),
            rules: format!("{own}.md"),
        };
        Parcels(
            ["one", "two"]
                .map(|game| (game.to_owned(), parcel(game)))
                .into(),
        )
    }

    fn weights<'a>(parcels: &'a Parcels, files: &[(&'a str, usize)]) -> Weights<'a> {
        let files = files.iter().copied().collect();
        Weights { files, parcels }
    }

    #[test]
    fn shared_files_count_for_each_game_and_the_rest_for_the_front_page() {
        let parcels = parcels();
        let files = [
            ("frame", 100),
            ("one", 10),
            ("two", 20),
            ("shared", 5),
            ("one.md", 1),
        ];
        let weights = weights(&parcels, &files);
        assert_eq!(weights.front(), 100);
        assert_eq!(weights.game(&parcels.0["one"]), 15);
        assert_eq!(weights.games(), 36);
        assert_eq!(weights.faults(Limits::FINE), Vec::<String>::new());
    }

    #[test]
    fn a_heavy_front_page_and_a_heavy_game_are_named() {
        let parcels = parcels();
        let front = weights(&parcels, &[("frame", 300_001)]);
        assert_eq!(
            front.faults(Limits::FINE),
            ["the front page takes 300001 bytes; the limit is 300000"]
        );
        let game = weights(&parcels, &[("frame", 300_000), ("two", 300_001)]);
        assert_eq!(
            game.faults(Limits::FINE),
            ["the front page with two takes 600001 bytes; the limit is 600000"]
        );
    }
}
