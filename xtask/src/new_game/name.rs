//! The name of a new game, in every form that the files need.

use crate::games::Game;
use std::fmt::Write as _;

/// The name of a new game.
#[derive(Debug)]
pub(crate) struct Name {
    /// The crate and its folders: `snail-race`.
    pub(crate) dir: String,
    /// On the box: `Snail Race`.
    pub(crate) title: String,
    /// The type of its state: `SnailRace`.
    state: String,
    /// The prefix of its rule ids: `SNAIL`.
    prefix: String,
}

/// Words that Rust reserves.
const KEYWORDS: &str = "abstract as async await become box break const continue crate do dyn else enum \
    extern false final fn for gen if impl in let loop macro match mod move mut override priv pub ref return \
    self static struct super trait true try type typeof unsafe unsized use virtual where while yield \
    alloc core proc_macro std test";

/// What a name looks like, for the end of an error.
const FORM: &str = "write lower-case letters, with a hyphen between words, such as snail-race";

impl Name {
    /// The name that was typed, if these games leave it free.
    pub(crate) fn new(typed: &str, games: &[Game]) -> Result<Self, String> {
        let words: Vec<&str> = typed.split('-').collect();
        let is_plain = |word: &&str| word.bytes().all(|letter| letter.is_ascii_lowercase());
        if words.iter().any(|word| word.is_empty()) || !words.iter().all(is_plain) {
            return Err(format!("`{typed}` cannot be the name of a game: {FORM}"));
        }
        if KEYWORDS.split_whitespace().any(|keyword| keyword == typed) {
            let why = "is reserved in Rust; add a word, such as";
            return Err(format!("`{typed}` {why} {typed}-race"));
        }
        let capitals: Vec<String> = words.iter().map(|word| capital(word)).collect();
        let title = capitals.join(" ");
        let is_same = |game: &&Game| game.dir == typed || game.name.eq_ignore_ascii_case(&title);
        if let Some(game) = games.iter().find(is_same) {
            return Err(format!(
                "{} is already on the shelf; take another name",
                game.name
            ));
        }
        let prefixes = [words[0].to_uppercase(), words.concat().to_uppercase()];
        let owner = |prefix: &String| games.iter().find(|game| game.prefix == prefix.as_str());
        let free = prefixes.iter().find(|prefix| owner(prefix).is_none());
        let Some(prefix) = free else {
            return Err(format!(
                "the rules of `{typed}` would be called {0}-1, {0}-2 and so on, which another game uses; start with another word",
                prefixes[0]
            ));
        };
        Ok(Self {
            dir: typed.to_owned(),
            state: capitals.concat(),
            title,
            prefix: prefix.clone(),
        })
    }

    /// Checks that the name is not that of a crate, and that the template's own code does not use
    /// it for something else.
    pub(crate) fn must_be_free(
        &self,
        lock: &str,
        template: &[(String, String)],
    ) -> Result<(), String> {
        for package in [self.dir.clone(), format!("board-{}", self.dir)] {
            if lock.contains(&format!("name = \"{package}\"\n")) {
                return Err(format!(
                    "there is already a crate `{package}`; take another name"
                ));
            }
        }
        let code = template.iter().filter(|(path, _)| path.ends_with(".rs"));
        for (path, text) in code {
            let mut words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
            let taken = [self.snake(), self.state.clone()];
            if let Some(word) = words.find(|word| taken.iter().any(|taken| taken == word)) {
                let why = "means something else in the code of the new game";
                return Err(format!(
                    "`{word}` {why} (xtask/template/{path}); take another name"
                ));
            }
        }
        Ok(())
    }

    /// The text with this name where the template says New Game.
    pub(crate) fn fill(&self, text: &str) -> String {
        let forms = [
            ("new-game", self.dir.clone()),
            ("new_game", self.snake()),
            ("NEW_GAME", self.snake().to_uppercase()),
            ("NewGame", self.state.clone()),
            ("New Game", self.title.clone()),
            ("NEW-", format!("{}-", self.prefix)),
            ("NEW_", format!("{}_", self.prefix)),
        ];
        // In one pass, because a name may contain another placeholder, as `brand-new-day` does.
        let mut filled = String::with_capacity(text.len());
        let mut rest = text;
        while let Some(letter) = rest.chars().next() {
            match forms.iter().find(|(place, _)| rest.starts_with(place)) {
                Some((place, form)) => {
                    filled += form;
                    rest = &rest[place.len()..];
                }
                None => {
                    filled.push(letter);
                    rest = &rest[letter.len_utf8()..];
                }
            }
        }
        filled
    }

    /// Its lines in the list of games.
    pub(crate) fn entry(&self) -> String {
        let fields = [
            ("crate", &self.dir),
            ("name", &self.title),
            ("type", &self.state),
            ("prefix", &self.prefix),
            ("catalogue", &format!("docs/rules/{}.md", self.dir)),
            ("about", &"Hedgehogs gather apples.".to_owned()),
        ];
        fields
            .iter()
            .fold("[[game]]\n".to_owned(), |mut entry, (key, value)| {
                writeln!(entry, "{key} = \"{value}\"").expect("writing to a string cannot fail");
                entry
            })
    }

    fn snake(&self) -> String {
        self.dir.replace('-', "_")
    }
}

fn capital(word: &str) -> String {
    let (first, rest) = word.split_at(1);
    first.to_uppercase() + rest
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games;

    /// A shelf with two games.
    fn shelf() -> Vec<Game> {
        let entry = |dir: &str, name: &str, prefix: &str| {
            format!(
                "[[game]]\ncrate = \"{dir}\"\nname = \"{name}\"\ntype = \"T\"\nprefix = \"{prefix}\"\n\
                 catalogue = \"c\"\nabout = \"a\"\n"
            )
        };
        let list =
            entry("dogs", "Sequence Dogs", "DOGS") + &entry("mole-park", "Mole Park", "MOLE");
        games::parse(&list).expect("two games")
    }

    fn name(typed: &str) -> Name {
        Name::new(typed, &shelf()).expect("a good name")
    }

    #[test]
    fn a_name_takes_every_form() {
        let text = "new-game new_game NEW_GAME_BASE NewGame New Game NEW-R1 NEW_R1 new";
        let filled = "brand-new-day brand_new_day BRAND_NEW_DAY_BASE BrandNewDay Brand New Day BRAND-R1 BRAND_R1 new";
        assert_eq!(name("brand-new-day").fill(text), filled);
    }

    #[test]
    fn the_entry_of_a_new_game_can_be_read() {
        let games = games::parse(&name("snail-race").entry()).expect("an entry");
        let game = &games[0];
        let told = [game.dir, game.name, game.state, game.prefix];
        assert_eq!(told, ["snail-race", "Snail Race", "SnailRace", "SNAIL"]);
    }

    #[test]
    fn a_prefix_that_is_taken_is_extended() {
        assert_eq!(name("mole-race").prefix, "MOLERACE");
        let error = Name::new("mole", &shelf()).expect_err("MOLE is taken");
        assert!(error.contains("start with another word"), "{error}");
    }

    #[test]
    fn an_invalid_name_is_answered_with_a_valid_one() {
        for (typed, told) in [
            ("Snail", "such as snail-race"),
            ("snail_race", "such as snail-race"),
            ("snail--race", "such as snail-race"),
            ("", "such as snail-race"),
            ("7up", "such as snail-race"),
            ("match", "match-race"),
            ("mole-park", "Mole Park is already on the shelf"),
            ("sequence-dogs", "Sequence Dogs is already on the shelf"),
        ] {
            let error = Name::new(typed, &shelf()).expect_err(typed);
            assert!(error.contains(told), "{error}");
        }
    }

    #[test]
    fn a_name_that_is_used_for_something_else_is_refused() {
        let lock =
            "[[package]]\nname = \"serde\"\nversion = \"1\"\n[[package]]\nname = \"board-cat\"\n";
        let template = [("src/state.rs".to_owned(), "struct Apple(u8);".to_owned())];
        for (typed, told) in [
            ("serde", "a crate `serde`"),
            ("cat", "a crate `board-cat`"),
            ("apple", "`Apple` means something else"),
        ] {
            let error = name(typed).must_be_free(lock, &template);
            let error = error.expect_err(typed);
            assert!(error.contains(told), "{error}");
        }
        assert_eq!(name("snail-race").must_be_free(lock, &template), Ok(()));
    }
}
