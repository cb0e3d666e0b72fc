//! `menagerie duel`: one level of bots against another.

use bots::{Duel, Level, Tally};
use clap::Args;
use lab::Watch;
use serde_json::json;
use shelf::{GameId, with_game};
use tabletop::{Judge, Shelved};

use crate::interrupt::stop_flag;
use crate::paper::Paper;
use crate::progress::bar;
use crate::terms::TermsArgs;
use crate::trouble::Trouble;

/// Let two levels of bots play against each other
///
/// One bot of level A sits alone among bots of level B, once in every seat with the same cards, so
/// that neither a good seat nor a good hand is counted for anybody.
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

    /// How many seats the table has
    #[arg(long, default_value_t = 2)]
    seats: u8,

    /// How many deals; each is played once for every seat
    #[arg(long, default_value_t = 1000, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    deals: u64,

    #[command(flatten)]
    terms: TermsArgs,

    /// The number all luck comes from
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    seed: u64,

    /// Print JSON
    #[arg(long)]
    json: bool,
}

/// Plays a duel.
pub(crate) fn run(args: &DuelArgs) -> Result<(), Trouble> {
    let tally = with_game!(args.game, G => play::<G>(args))?;
    let mut paper = Paper::new();
    let (low, high) = tally.interval();
    let is_partial = tally.n_deals() < args.deals;
    if args.json {
        paper.line(json!({
            "game": args.game,
            "challenger": args.a,
            "others": args.b,
            "seats": args.seats,
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
        tell(&mut paper, args, &tally)?;
    }
    paper.flush()?;
    match is_partial {
        true => Err(Trouble::interrupted("Interrupted: the result is partial.")),
        false => Ok(()),
    }
}

fn play<G: Judge + Shelved>(args: &DuelArgs) -> Result<Tally, Trouble> {
    let setup = args.terms.set_up::<G>(args.seats)?;
    let duel = Duel::<G> {
        setup: &setup,
        challenger: args.a,
        others: args.b,
        seed: args.seed,
    };
    let stop = stop_flag()?;
    let bar = bar(args.deals);
    let watch = Watch {
        progress: Some(&|| bar.inc(1)),
        stop: Some(&stop),
    };
    let tally = lab::duel(&duel, args.deals, &watch);
    bar.finish_and_clear();
    tally.map_err(|refusal| Trouble::wrong(format!("a deal could not be played: {refusal}")))
}

fn tell(paper: &mut Paper, args: &DuelArgs, tally: &Tally) -> std::io::Result<()> {
    let (low, high) = tally.interval();
    let per_cent = |share: f64| format!("{:.1}%", share * 100.0);
    let (a, b) = (args.a, args.b);
    let partial = if tally.n_deals() < args.deals {
        " (partial)"
    } else {
        ""
    };
    let others = match args.seats {
        2 => format!("one {b}"),
        n => format!("{} × {b}", n - 1),
    };
    paper.strong(format!(
        "One {a} against {others} at {}: {} deals{partial}",
        args.game.title(),
        tally.n_deals()
    ))?;
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
        "no difference can be told from so many deals".to_owned()
    };
    paper.line(format!("  so {verdict}"))?;
    paper.line(format!(
        "  nobody wins {}; a deal takes {:.1} actions",
        per_cent(tally.unwon()),
        tally.mean_actions()
    ))
}
