//! `menagerie rules`: the catalogues of rules, to list, to show and to search.

use std::io;

use clap::Args;
use shelf::{Catalogue, Entry, GameId};

use crate::paper::Paper;
use crate::telling;
use crate::trouble::Trouble;

/// Read the rules of a game, show one by its id, or search
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  menagerie rules                  which games have rules here
  menagerie rules argh             all rules of ARGH
  menagerie rules ARGH-14          one rule
  menagerie rules steal face up    every rule with all of these words
  menagerie rules argh spy         the same in one game")]
pub(crate) struct RulesArgs {
    /// A game, a rule's id, or words to look for
    words: Vec<String>,
}

/// Tells rules.
pub(crate) fn run(args: &RulesArgs) -> Result<(), Trouble> {
    let mut paper = Paper::new();
    let words: Vec<&str> = args
        .words
        .iter()
        .flat_map(|words| words.split_whitespace())
        .collect();
    match words.as_slice() {
        [] => list_games(&mut paper)?,
        [word, rest @ ..] => match (word.parse::<GameId>(), rest) {
            (Ok(game), []) => tell_all(&mut paper, game)?,
            (Ok(game), rest) => search(&mut paper, &[game], &rest.join(" "))?,
            (Err(_), _) => search(&mut paper, &GameId::ALL, &words.join(" "))?,
        },
    }
    paper.flush()?;
    Ok(())
}

fn list_games(paper: &mut Paper) -> io::Result<()> {
    for game in GameId::ALL {
        let n_rules = telling::count(Catalogue::of(game).entries.len(), "rule");
        paper.line(format!(
            "  {:<10}  {}, {n_rules}",
            game.as_str(),
            game.title()
        ))?;
    }
    paper.gap()?;
    paper.line("`menagerie rules GAME` tells them all, `menagerie rules WORDS` looks for some.")
}

fn tell_all(paper: &mut Paper, game: GameId) -> io::Result<()> {
    let catalogue = Catalogue::of(game);
    paper.strong(&catalogue.title)?;
    let mut section = "";
    for entry in &catalogue.entries {
        if entry.section != section {
            section = &entry.section;
            paper.gap()?;
            paper.strong(section)?;
        }
        telling::rule(paper, &entry.id, Some(entry))?;
    }
    Ok(())
}

fn search(paper: &mut Paper, games: &[GameId], words: &str) -> Result<(), Trouble> {
    let catalogues: Vec<Catalogue> = games.iter().copied().map(Catalogue::of).collect();
    if let Some(entry) = catalogues
        .iter()
        .find_map(|catalogue| catalogue.find(words))
    {
        paper.strong(format!("{}  ({})", entry.id, entry.section))?;
        paper.text(0, entry.plain())?;
        return Ok(());
    }
    let found: Vec<&Entry> = catalogues
        .iter()
        .flat_map(|catalogue| catalogue.search(words))
        .collect();
    for entry in &found {
        telling::rule(paper, &entry.id, Some(entry))?;
    }
    if found.is_empty() {
        let games: Vec<&str> = games.iter().map(|game| game.title()).collect();
        let trouble = Trouble::input(format!("no rule of {} has `{words}`", telling::and(games)));
        return Err(trouble.hint("try fewer words, or `menagerie rules argh` for all of them"));
    }
    Ok(())
}
