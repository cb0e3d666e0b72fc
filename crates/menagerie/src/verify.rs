//! `menagerie verify`: whether a finished deal is what its record says.

use std::path::PathBuf;

use clap::Args;
use shelf::{GameId, with_game};
use tabletop::{Digest, Record, Viewer, Words, game_of};

use crate::error::Error;
use crate::files::read_record;
use crate::paper::Paper;
use crate::telling;
use crate::wording::{Wording, names_of};

/// Verify the record of a finished deal: commitment, seed, every action, outcome, digest
///
/// The house commits to a secret before the first card is dealt and reveals it at the end. That
/// proves that nothing was changed in between; it does not prove that the host did not look.
#[derive(Args, Debug)]
#[command(after_help = "\
Example:
  menagerie verify argh-1.deal")]
pub(crate) struct VerifyArgs {
    /// The record, a .deal file
    file: PathBuf,
}

/// Verifies a record.
pub(crate) fn run(args: &VerifyArgs) -> Result<(), Error> {
    let text = read_record(&args.file)?;
    let within = |error: tabletop::Error| Error::wrong(error.within(args.file.display()));
    let game: GameId = game_of(&text).and_then(|id| id.parse()).map_err(within)?;
    let mut paper = Paper::new();
    with_game!(game, G => {
        let record = Record::<G>::parse(&text).map_err(within)?;
        let replay = record.verify().map_err(within)?;
        tell(&mut paper, &record, Digest::of(&replay.state))
    })
}

fn tell<G: Words>(paper: &mut Paper, record: &Record<G>, digest: Digest) -> Result<(), Error> {
    let opening = &record.opening;
    let words = Wording::<G>::new(&opening.setup, &names_of(record), Viewer::Spectator);
    let actions = telling::count(record.plays.len(), "action");
    let n_salts = telling::count(usize::from(opening.salts.n_seats()), "seat");
    paper.line(format!("commitment  {}", opening.commitment))?;
    paper
        .line("            the secret revealed at the end is the one committed to at the start")?;
    paper.line(format!(
        "seed        follows from that secret and the salt of {n_salts}"
    ))?;
    paper.line(format!(
        "actions     {actions}, each allowed by the rules when it was played"
    ))?;
    if !opening.loaded.is_empty() {
        // The commitment does not cover what people rolled themselves.
        let outcomes = telling::count(opening.loaded.len(), "outcome");
        let told =
            format!("by hand     {outcomes} of chance were given by people, not by the seed");
        paper.text(12, told)?;
    }
    if let Some(closing) = &record.closing {
        let ending = words.ending(&closing.outcome);
        paper.text(12, format!("outcome     as the record says: {ending}"))?;
    }
    paper.line(format!("digest      {digest}"))?;
    paper.line("            the last state of the table is the one the record states")?;
    paper.gap()?;
    paper.strong("Verified.")?;
    paper.text(
        0,
        "If the commitment above is the one you were shown before the deal, this proves that the \
         deal was not changed since: cards, dice and actions are what they were. It does not prove \
         that the host did not look at them.",
    )?;
    paper.flush()?;
    Ok(())
}
