//! The command line of `cargo xtask mutants`.

use super::sample::Sample;
use crate::games::{GAMES, Game};
use std::time::Duration;

/// Which games, which mutants, and how long.
#[derive(Debug)]
pub(super) struct Plan {
    pub(super) games: Vec<&'static Game>,
    pub(super) kind: Kind,
    pub(super) sample: Sample,
    /// How long the tests of one mutant can take.
    pub(super) timeout: Duration,
}

/// What to break.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Both,
    Code,
    Boxes,
}

impl Kind {
    pub(super) fn has_code(self) -> bool {
        self != Self::Boxes
    }

    pub(super) fn has_boxes(self) -> bool {
        self != Self::Code
    }
}

impl Plan {
    /// Reads the arguments after `mutants`.
    pub(super) fn parse(args: &[String]) -> Result<Self, String> {
        let mut plan = Self {
            games: GAMES.iter().collect(),
            kind: Kind::Both,
            sample: Sample::default(),
            timeout: Duration::from_secs(120),
        };
        let mut named = None;
        let mut args = args.iter();
        while let Some(arg) = args.next() {
            let mut value = || {
                let value = args.next();
                value.ok_or_else(|| format!("`{arg}` needs a value; see `--help`"))
            };
            match arg.as_str() {
                "--code" => plan.kind = Kind::Code,
                "--boxes" => plan.kind = Kind::Boxes,
                "--sample" => {
                    let text = value()?;
                    plan.sample.size = match text.as_str() {
                        "all" => usize::MAX,
                        _ => number(arg, text)?,
                    };
                }
                "--seed" => plan.sample.seed = number(arg, value()?)?,
                "--shard" => plan.sample.shard = shard(value()?)?,
                "--timeout" => plan.timeout = Duration::from_secs(number(arg, value()?)?),
                name if named.is_none() && !name.starts_with('-') => named = Some(game(name)?),
                other => {
                    return Err(format!(
                        "`mutants` does not take `{other}`; see `cargo xtask mutants --help`"
                    ));
                }
            }
        }
        if let Some(game) = named {
            plan.games = vec![game];
        }
        Ok(plan)
    }
}

fn game(name: &str) -> Result<&'static Game, String> {
    GAMES.iter().find(|game| game.dir == name).ok_or_else(|| {
        let names: Vec<&str> = GAMES.iter().map(|game| game.dir).collect();
        format!("there is no game `{name}`; there are {}", names.join(", "))
    })
}

fn number<T: std::str::FromStr>(arg: &str, text: &str) -> Result<T, String> {
    text.parse()
        .map_err(|_| format!("`{arg} {text}` is not a number; write one, such as `{arg} 20`"))
}

fn shard(text: &str) -> Result<(usize, usize), String> {
    let parts = text.split_once('/');
    let parts = parts.and_then(|(at, of)| Some((at.parse().ok()?, of.parse().ok()?)));
    match parts {
        Some((at, of)) if at < of => Ok((at, of)),
        _ => Err(format!(
            "`--shard {text}` is not a shard; four shards are 0/4, 1/4, 2/4 and 3/4"
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parse(line: &str) -> Result<Plan, String> {
        let args: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
        Plan::parse(&args)
    }

    #[test]
    fn a_command_line_has_game_sample_and_time() {
        let plan = parse("argh --sample 20 --seed 7 --shard 1/4 --timeout 60 --code");
        let plan = plan.expect("a plan");
        assert_eq!(plan.games.len(), 1);
        assert_eq!(plan.games[0].dir, "argh");
        assert_eq!(plan.kind, Kind::Code);
        let Sample { size, seed, shard } = plan.sample;
        assert_eq!((size, seed, shard), (20, 7, (1, 4)));
        assert_eq!(plan.timeout, Duration::from_secs(60));
        assert_eq!(parse("").expect("a plan").games.len(), GAMES.len());
    }

    #[test]
    fn an_invalid_argument_is_answered_with_what_is_valid() {
        for (line, says) in [
            ("chess", "there is no game `chess`; there are argh"),
            ("argh dogs", "does not take `dogs`"),
            ("--sample", "`--sample` needs a value"),
            ("--sample few", "`--sample few` is not a number"),
            ("--shard 4/4", "`--shard 4/4` is not a shard"),
        ] {
            let error = parse(line).expect_err(line);
            assert!(error.contains(says), "{line}: {error}");
        }
    }
}
