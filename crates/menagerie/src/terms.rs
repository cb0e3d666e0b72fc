//! What a table agrees on, as typed: options and a custom edition.

use std::path::PathBuf;

use clap::Args;
use tabletop::{EditionText, Shelved, Terms};

use crate::error::Error;
use crate::files::read_text;

/// Options and edition of a table.
#[derive(Args, Clone, Debug, Default)]
pub(crate) struct TermsArgs {
    /// Agree on an option; `menagerie games GAME` lists them
    #[arg(long = "option", value_name = "KEY=VALUE", value_parser = key_value)]
    pub(crate) options: Vec<(String, String)>,

    /// Play with an edition of your own, a TOML file
    #[arg(long, value_name = "FILE")]
    pub(crate) edition: Option<PathBuf>,
}

impl TermsArgs {
    /// The terms of a table with this many seats.
    pub(crate) fn terms(&self, n_seats: u8) -> Result<Terms, Error> {
        let mut terms = Terms::plain(n_seats);
        for (key, value) in &self.options {
            if terms.options.insert(key.clone(), value.clone()).is_some() {
                let because = "is given twice; join several values by commas";
                return Err(tabletop::Error::new(format!("option `{key}`"), because).into());
            }
        }
        terms.edition = self.edition.as_deref().map(edition_text).transpose()?;
        Ok(terms)
    }

    /// The setup of a table with this many seats and people.
    pub(crate) fn set_up<G: Shelved>(
        &self,
        n_seats: u8,
        n_people: usize,
    ) -> Result<G::Setup, Error> {
        let mut terms = self.terms(n_seats)?;
        G::suit(&mut terms, n_people);
        G::set_up(&terms).map_err(|error| {
            let error = Error::from(error);
            if self.options.is_empty() {
                error
            } else {
                error.hint(format!("`menagerie games {}` lists the options", G::ID))
            }
        })
    }
}

/// An edition file for the terms.
pub(crate) fn edition_text(path: &std::path::Path) -> Result<EditionText, Error> {
    Ok(EditionText {
        file: path.display().to_string(),
        text: read_text(path)?,
    })
}

/// Reads `key=value`.
pub(crate) fn key_value(text: &str) -> Result<(String, String), tabletop::Error> {
    match text.split_once('=') {
        Some((key, value)) if !key.trim().is_empty() && !value.trim().is_empty() => {
            Ok((key.trim().to_owned(), value.trim().to_owned()))
        }
        _ => Err(tabletop::Error::new(
            "",
            "write KEY=VALUE, such as promos=owl,twin",
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_option_is_a_key_and_a_value() {
        let told = [
            ("promos=owl", Some(("promos", "owl"))),
            (" promos = owl, twin ", Some(("promos", "owl, twin"))),
            ("promos=a=b", Some(("promos", "a=b"))),
            ("promos", None),
            ("promos=", None),
            ("=owl", None),
        ];
        for (text, read) in told {
            let read = read.map(|(key, value)| (key.to_owned(), value.to_owned()));
            assert_eq!(key_value(text).ok(), read, "{text:?}");
        }
    }
}
