//! `menagerie lab`: many deals by bots, and what they tell about a game or an edition.

use std::path::PathBuf;

use bots::Level;
use clap::Args;
use lab::{Comparison, Experiment, Extent, Finding, Watch};
use shelf::{GameId, with_game};
use tabletop::{Judge, Shelved};

use crate::error::Error;
use crate::interrupt::brake;
use crate::paper::Paper;
use crate::progress::bar;
use crate::terms::{TermsArgs, key_value};

/// Measure a game: many deals by bots, wins by seat and by bot, lengths, ends
///
/// Bots move on by one seat from deal to deal. The same seed gives the same report, on any number
/// of cores. With `--against-option` or `--against-edition` a second measurement is made under
/// those terms, and the differences are printed with their intervals.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  menagerie lab argh --bots fox,fox,owl --deals 1000
  menagerie lab argh --seats 4 --deals 100000 --json > argh.json
  menagerie lab argh --seats 2 --against-option promos=spider,owl,twin
  menagerie lab argh --seats 3 --against-edition mine.toml")]
pub(crate) struct LabArgs {
    /// The game
    game: GameId,

    /// How many seats [default: as many as there are bots]
    #[arg(long)]
    seats: Option<u8>,

    /// The bots, one for each seat or one for all [default: all foxes]
    #[arg(long, value_delimiter = ',')]
    bots: Vec<Level>,

    /// How many deals
    #[arg(long, default_value_t = 10_000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    deals: u64,

    #[command(flatten)]
    terms: TermsArgs,

    /// Compare with this option changed
    #[arg(long, value_name = "KEY=VALUE", value_parser = key_value)]
    against_option: Vec<(String, String)>,

    /// Compare with this edition
    #[arg(long, value_name = "FILE")]
    against_edition: Option<PathBuf>,

    /// The seed for all randomness
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Measures.
pub(crate) fn run(args: &LabArgs) -> Result<(), Error> {
    let findings = with_game!(args.game, G => measure::<G>(args))?;
    let is_partial = findings
        .iter()
        .any(|finding| finding.extent != Extent::Whole);
    let mut reports = findings.iter().map(Finding::report);
    let mut paper = Paper::new();
    let json = |value: serde_json::Result<String>| value.expect("reports have JSON");
    match (reports.next(), reports.next()) {
        (Some(one), Some(other)) => {
            let comparison = Comparison::of(one, other);
            if args.json {
                paper.line(json(serde_json::to_string_pretty(&comparison)))?;
            } else {
                paper.line(comparison.to_string().trim_end())?;
            }
        }
        (Some(report), None) => {
            if args.json {
                paper.line(json(serde_json::to_string_pretty(&report)))?;
            } else {
                paper.line(report.to_string().trim_end())?;
            }
        }
        (None, _) => (),
    }
    paper.flush()?;
    if is_partial {
        Err(Error::interrupted("Interrupted: the results are partial."))
    } else {
        Ok(())
    }
}

fn measure<G: Judge + Shelved>(args: &LabArgs) -> Result<Vec<Finding>, Error> {
    let bots = bots::<G>(args)?;
    let n_seats = bots.len() as u8;
    let mut setups = vec![args.terms.set_up::<G>(n_seats, 0)?];
    if let Some(other) = against(args) {
        setups.push(other.set_up::<G>(n_seats, 0)?);
    }
    let stop = brake()?;
    let bar = bar(args.deals * setups.len() as u64);
    let watch = Watch {
        progress: Some(&|| bar.inc(1)),
        stop,
    };
    let run = |setup| {
        let experiment = Experiment::<G> {
            setup,
            bots: &bots,
            seed: args.seed,
        };
        experiment.run(args.deals, &watch)
    };
    let findings: Result<Vec<Finding>, _> = setups.iter().map(run).collect();
    bar.finish_and_clear();
    findings.map_err(|refusal| Error::wrong(format!("a deal could not be played: {refusal}")))
}

/// A bot for each seat; a single one is used for all seats.
fn bots<G: Shelved>(args: &LabArgs) -> Result<Vec<Level>, Error> {
    match (args.seats, args.bots.as_slice()) {
        (None, []) => Ok(vec![
            Level::Fox;
            usize::from(*G::SEAT_COUNTS.first().unwrap_or(&2))
        ]),
        (Some(seats), []) => Ok(vec![Level::Fox; usize::from(seats)]),
        (Some(seats), [bot]) => Ok(vec![*bot; usize::from(seats)]),
        (Some(seats), bots) if usize::from(seats) != bots.len() => Err(Error::input(format!(
            "--seats {seats} and {} bots: name one for each seat, or one for all",
            bots.len()
        ))),
        (_, bots) => Ok(bots.to_vec()),
    }
}

/// The second terms, if any: the first with changes.
fn against(args: &LabArgs) -> Option<TermsArgs> {
    if args.against_option.is_empty() && args.against_edition.is_none() {
        return None;
    }
    let mut other = args.terms.clone();
    let is_changed = |key: &String| {
        args.against_option
            .iter()
            .any(|(changed, _)| changed == key)
    };
    other.options.retain(|(key, _)| !is_changed(key));
    other.options.extend(args.against_option.iter().cloned());
    other.edition = args.against_edition.clone().or(other.edition);
    Some(other)
}
