//! `menagerie duel`: one level of bots against another.

use bots::{Duel, Level, Tally};
use clap::Args;
use lab::Watch;
use serde_json::json;
use shelf::{GameId, with_game};
use tabletop::{Judge, Seats, Shelved};

use crate::error::Error;
use crate::interrupt::brake;
use crate::paper::Paper;
use crate::progress::bar;
use crate::telling;
use crate::terms::TermsArgs;

/// Let two levels of bots play against each other
///
/// One bot of level A sits alone among bots of level B, once in every seat with the same cards, so
/// that neither a good seat nor a good hand helps anybody. In a team game, the bots of level A form
/// a whole team.
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  menagerie duel argh fox hamster
  menagerie duel argh owl:2000 fox --seats 3 --deals 200")]
pub(crate) struct DuelArgs {
    /// The game
    game: GameId,

    /// The level whose wins are counted: hamster, fox, owl, owl:2000, owl:500ms
    a: Level,

    /// The level in all the other seats
    b: Level,

    /// How many seats the table has [default: the fewest possible]
    #[arg(long)]
    seats: Option<u8>,

    /// How many deals; each is played once for every side
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    deals: u64,

    #[command(flatten)]
    terms: TermsArgs,

    /// The seed for all randomness
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Plays a duel.
pub(crate) fn run(args: &DuelArgs) -> Result<(), Error> {
    let (sides, tally) = with_game!(args.game, G => play::<G>(args))?;
    let mut paper = Paper::new();
    let (low, high) = tally.interval();
    let is_partial = tally.n_deals() < args.deals;
    if args.json {
        paper.line(json!({
            "game": args.game,
            "challenger": args.a,
            "others": args.b,
            "seats": sides.iter().map(|side| side.len()).sum::<u8>(),
            "sides": sides,
            "seed": args.seed,
            "deals": tally.n_deals(),
            "partial": is_partial,
            "share": tally.share(),
            "low": low,
            "high": high,
            "fair_share": tally.fair_share(),
            "nobody": tally.unwon(),
            "mean_actions": tally.mean_actions(),
        }))?;
    } else {
        tell(&mut paper, args, &sides, &tally)?;
    }
    paper.flush()?;
    if is_partial {
        Err(Error::interrupted("Interrupted: the result is partial."))
    } else {
        Ok(())
    }
}

fn play<G: Judge + Shelved>(args: &DuelArgs) -> Result<(Vec<Seats>, Tally), Error> {
    let fewest = G::SEAT_COUNTS.iter().copied().min().unwrap_or(2);
    let setup = args.terms.set_up::<G>(args.seats.unwrap_or(fewest), 0)?;
    let duel = Duel::<G> {
        setup: &setup,
        challenger: args.a,
        others: args.b,
        seed: args.seed,
    };
    let stop = brake()?;
    let unplayed = |refusal| Error::wrong(format!("a deal could not be played: {refusal}"));
    let sides = duel.sides().map_err(unplayed)?;
    let bar = bar(args.deals);
    let watch = Watch {
        progress: Some(&|| bar.inc(1)),
        stop,
    };
    let tally = lab::duel(&duel, args.deals, &watch);
    bar.finish_and_clear();
    Ok((sides, tally.map_err(unplayed)?))
}

/// Who plays against whom: `One fox against 2 × hamster`, `A team of 2 × fox against …`.
fn sitting(args: &DuelArgs, sides: &[Seats]) -> String {
    let (a, b) = (args.a, args.b);
    let size = sides.first().map_or(1, |side| side.len());
    let n_others = sides.len() - 1;
    match (size, n_others) {
        (0 | 1, 1) => format!("One {a} against one {b}"),
        (0 | 1, n) => format!("One {a} against {n} × {b}"),
        (size, 1) => format!("A team of {size} × {a} against a team of {size} × {b}"),
        (size, n) => format!("A team of {size} × {a} against {n} teams of {size} × {b}"),
    }
}

/// The teams: `A and C; B and D`; `None` if nobody has partners.
fn partners(sides: &[Seats]) -> Option<String> {
    let side = |side: &Seats| {
        let letters: Vec<String> = side.iter().map(|seat| seat.letter().to_string()).collect();
        telling::and(letters.iter().map(String::as_str))
    };
    let partners: Vec<String> = sides.iter().map(side).collect();
    let is_team = sides.iter().any(|side| side.len() > 1);
    is_team.then(|| partners.join("; "))
}

fn tell(paper: &mut Paper, args: &DuelArgs, sides: &[Seats], tally: &Tally) -> std::io::Result<()> {
    let (low, high) = tally.interval();
    let per_cent = |share: f64| format!("{:.1}%", share * 100.0);
    let (a, b) = (args.a, args.b);
    let partial = if tally.n_deals() < args.deals {
        " (partial)"
    } else {
        ""
    };
    paper.strong(format!(
        "{} at {}: {} deals{partial}",
        sitting(args, sides),
        args.game.title(),
        tally.n_deals()
    ))?;
    if let Some(partners) = partners(sides) {
        paper.line(format!(
            "  partners were {partners}; {a} had each of these sides once in every deal"
        ))?;
    }
    paper.line(format!(
        "  {a} wins {}, between {} and {} with 95 % certainty",
        per_cent(tally.share()),
        per_cent(low),
        per_cent(high)
    ))?;
    let fair = tally.fair_share() * (1.0 - tally.unwon());
    paper.line(format!(
        "  playing just as well as the others would bring {}",
        per_cent(fair)
    ))?;
    let verdict = if low > fair {
        format!("{a} plays better than {b}")
    } else if high < fair {
        format!("{a} plays worse than {b}")
    } else {
        "there are too few deals to tell a difference".to_owned()
    };
    paper.line(format!("  so {verdict}"))?;
    paper.line(format!(
        "  nobody wins {}; a deal takes {:.1} actions",
        per_cent(tally.unwon()),
        tally.mean_actions()
    ))
}
