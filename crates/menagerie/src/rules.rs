//! `menagerie rules`: lists, shows and searches the rule catalogues.

use std::io;

use clap::Args;
use shelf::{Catalogue, Entry, GameId, with_game};
use tabletop::{Chance, Log, Seed, Shelved, Terms, Viewer, Words};

use crate::error::Error;
use crate::paper::Paper;
use crate::telling;

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
pub(crate) fn run(args: &RulesArgs) -> Result<(), Error> {
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
    paper.line("`menagerie rules GAME` prints them all, `menagerie rules WORDS` searches them.")
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

fn search(paper: &mut Paper, games: &[GameId], words: &str) -> Result<(), Error> {
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
    let mut n_cards = 0;
    for game in games {
        let aid = with_game!(*game, G => aid::<G>())?;
        for card in telling::cards(&aid, words) {
            paper.text(4, format!("{}: {card}", game.title()))?;
            n_cards += 1;
        }
    }
    if found.is_empty() && n_cards == 0 {
        let titles: Vec<&str> = games.iter().map(|game| game.title()).collect();
        let nothing = format!(
            "no rule and no card of {} has `{words}`",
            telling::and(titles)
        );
        let game = games.first().map_or("GAME", |game| game.as_str());
        let hint = format!("try fewer words, or `menagerie rules {game}` for all of them");
        return Err(Error::input(nothing).hint(hint));
    }
    Ok(())
}

/// The cards of the standard box, in words.
fn aid<G: Words + Shelved>() -> Result<String, Error> {
    let n_seats = G::SEAT_COUNTS.first().copied().unwrap_or(2);
    let setup = G::set_up(&Terms::plain(n_seats))?;
    let luck = Chance::new(Seed::from_number(0));
    let deal = G::deal(&setup, luck, &mut Log::silent()).map_err(tabletop::Error::from)?;
    Ok(G::aid(&setup, &deal.view(Viewer::Spectator)))
}
