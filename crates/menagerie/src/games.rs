//! `menagerie games`: the games on the shelf, and their options.

use std::io;

use clap::Args;
use shelf::{GameId, with_game};
use tabletop::{Game, OptionInfo, Shelved, Takes};

use crate::error::Error;
use crate::paper::Paper;

/// List the games, or one game with its options
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  menagerie games         the games there are
  menagerie games argh    how many can play it, and its options with their values")]
pub(crate) struct GamesArgs {
    /// A game, to see its options
    game: Option<GameId>,
}

/// Lists games.
pub(crate) fn run(args: &GamesArgs) -> Result<(), Error> {
    let mut paper = Paper::new();
    match args.game {
        Some(game) => with_game!(game, G => one::<G>(&mut paper))?,
        None => all(&mut paper)?,
    }
    paper.flush()?;
    Ok(())
}

fn all(paper: &mut Paper) -> io::Result<()> {
    paper.strong("On the shelf")?;
    for game in GameId::ALL {
        with_game!(game, G => {
            paper.text(14, format!("  {:<10}  {}, {} seats. {}", G::ID, G::TITLE, seats::<G>(), G::BLURB))?;
        });
    }
    paper.gap()?;
    paper.line("`menagerie games GAME` shows a game's options, `menagerie play GAME` plays it.")
}

fn one<G: Shelved>(paper: &mut Paper) -> io::Result<()> {
    paper.strong(G::TITLE)?;
    paper.text(0, G::BLURB)?;
    paper.gap()?;
    paper.line(format!("Seats: {}", seats::<G>()))?;
    paper.gap()?;
    paper.strong("Options")?;
    for option in G::options() {
        tell(paper, option, G::option_rules(option.key))?;
    }
    let Some(option) = G::options().next() else {
        return paper.line("  none");
    };
    let value = option.values.last().map_or("", |(value, _)| value);
    paper.gap()?;
    paper.line(format!(
        "Example: menagerie play {} --option {}={value}",
        G::ID,
        option.key
    ))
}

fn tell(paper: &mut Paper, option: &OptionInfo, rules: &[&str]) -> io::Result<()> {
    paper.gap()?;
    let several = match option.takes {
        Takes::One | Takes::Edition | Takes::Hidden => "",
        Takes::Any => " (several can be joined by commas)",
        Takes::Written => " (or another value)",
    };
    let rules = match rules {
        [] => String::new(),
        rules => format!(" ({})", rules.join(", ")),
    };
    paper.text(
        4,
        format!(
            "  {}: {}. {}{several}{rules}",
            option.key, option.title, option.explanation
        ),
    )?;
    let width = option
        .values
        .iter()
        .map(|(value, _)| value.len())
        .max()
        .unwrap_or(0);
    for (place, (value, explanation)) in option.values.iter().enumerate() {
        let mark = if place == 0 { " (default)" } else { "" };
        paper.text(
            width + 8,
            format!("      {value:<width$}  {explanation}{mark}"),
        )?;
    }
    Ok(())
}

/// `2 to 6`, or `2, 3, 4 or 6` where there is a gap.
fn seats<G: Shelved>() -> String {
    spoken(G::SEAT_COUNTS)
}

fn spoken(counts: &[u8]) -> String {
    match counts {
        [] => "no".to_owned(),
        [one] => one.to_string(),
        [first, .., last] if usize::from(last - first) + 1 == counts.len() => {
            format!("{first} to {last}")
        }
        [counts @ .., last] => {
            let counts: Vec<String> = counts.iter().map(u8::to_string).collect();
            format!("{} or {last}", counts.join(", "))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seat_counts_are_listed_as_a_range_or_one_by_one() {
        let told: [(&[u8], &str); 4] = [
            (&[2, 3, 4, 5, 6], "2 to 6"),
            (&[2, 3, 4, 6], "2, 3, 4 or 6"),
            (&[4], "4"),
            (&[2, 3], "2 to 3"),
        ];
        for (counts, text) in told {
            assert_eq!(spoken(counts), text);
        }
    }
}
