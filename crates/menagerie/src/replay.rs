//! `menagerie replay`: a finished deal told again, as one seat saw it or with all cards open.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;
use serde_json::json;
use shelf::{GameId, with_game};
use tabletop::{By, Names, Play, Record, Replay, Seat, Shelved, Staged, Viewer, Words, game_of};

use crate::error::Error;
use crate::files::read_record;
use crate::paper::Paper;
use crate::telling;
use crate::wording::{self, Wording, names_of};

/// Tell a finished deal again, as one seat saw it or with all cards open
#[derive(Args, Debug)]
#[command(after_help = "\
Examples:
  menagerie replay argh-1.deal                  with all cards open
  menagerie replay argh-1.deal --as B           as seat B saw it
  menagerie replay argh-1.deal --as B --step 7  up to the seventh action, and the table then")]
pub(crate) struct ReplayArgs {
    /// The record, a .deal file
    file: PathBuf,

    /// Whose view: a seat's letter, `spectator`, or `all` for open cards
    #[arg(long = "as", value_name = "WHO", default_value = "all")]
    eyes: Eyes,

    /// Stop after this many actions and show the table
    #[arg(long, value_name = "NUMBER")]
    step: Option<usize>,

    /// One JSON object for each action
    #[arg(long)]
    json: bool,
}

/// Whose view of a deal is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Eyes {
    /// Everything is open.
    All,
    /// As this viewer saw it.
    Of(Viewer),
}

impl FromStr for Eyes {
    type Err = tabletop::Error;

    fn from_str(text: &str) -> Result<Self, tabletop::Error> {
        let mut letters = text.chars();
        match (
            text,
            letters.next().map(|letter| letter.to_ascii_uppercase()),
            letters.next(),
        ) {
            ("all", _, _) => Ok(Self::All),
            ("spectator", _, _) => Ok(Self::Of(Viewer::Spectator)),
            (_, Some(letter), None) if Seat::from_letter(letter).is_some() => {
                let seat = Seat::from_letter(letter).expect("it was just checked");
                Ok(Self::Of(Viewer::Seat(seat)))
            }
            _ => Err(tabletop::Error::new(
                "",
                "a seat's letter (A is the first), `spectator` or `all`",
            )),
        }
    }
}

/// Replays a record.
pub(crate) fn run(args: &ReplayArgs) -> Result<(), Error> {
    let text = read_record(&args.file)?;
    let within = |error: tabletop::Error| Error::wrong(error.within(args.file.display()));
    let game: GameId = game_of(&text).and_then(|id| id.parse()).map_err(within)?;
    with_game!(game, G => {
        let record = Record::<G>::parse(&text).map_err(within)?;
        let Some(closing) = &record.closing else {
            let path = telling::quoted(&args.file);
            return Err(Error::input(format!("{path}: this deal is not over, and its cards are not open yet"))
                .hint(format!("`menagerie play --resume {path}` goes on with it")));
        };
        let n_plays = args.step.unwrap_or(record.plays.len()).min(record.plays.len());
        let replay = record.replay(closing.secret, n_plays).map_err(within)?;
        Telling::new(args, &record, &replay)?.tell()
    })
}

/// A deal that is being told.
struct Telling<'a, G: Words> {
    args: &'a ReplayArgs,
    record: &'a Record<G>,
    replay: &'a Replay<G>,
    names: Names,
}

impl<'a, G: Words + Staged + Shelved> Telling<'a, G> {
    fn new(
        args: &'a ReplayArgs,
        record: &'a Record<G>,
        replay: &'a Replay<G>,
    ) -> Result<Self, Error> {
        let names = names_of(record);
        if let Eyes::Of(Viewer::Seat(seat)) = args.eyes
            && names.at(seat).is_none()
        {
            let last = Seat(names.n_seats() - 1).letter();
            return Err(Error::input(format!(
                "no {seat} at this table; its seats are A to {last}"
            )));
        }
        Ok(Self {
            args,
            record,
            replay,
            names,
        })
    }

    fn tell(&self) -> Result<(), Error> {
        let mut paper = Paper::new();
        if !self.args.json {
            let whose = match self.args.eyes {
                Eyes::All => "with all cards open".to_owned(),
                Eyes::Of(Viewer::Spectator) => "as a spectator saw it".to_owned(),
                Eyes::Of(Viewer::Seat(seat)) => {
                    format!("as {} saw it", wording::narrator(&self.names).name(seat))
                }
            };
            let narrator = wording::narrator(&self.names);
            let names = narrator.listed(self.names.by_seat().map(|(seat, _)| seat));
            paper.strong(format!("{} with {names}, {whose}", G::TITLE))?;
        }
        for (step, events) in self.replay.chapters.iter().enumerate() {
            let play = step.checked_sub(1).map(|place| &self.record.plays[place]);
            let events: Vec<G::Event> =
                events.iter().filter_map(|event| self.seen(event)).collect();
            if self.args.json {
                self.put(&mut paper, step, play, &events)?;
            } else {
                self.put_words(&mut paper, step, play, &events)?;
            }
        }
        if !self.args.json {
            self.put_end(&mut paper)?;
        }
        paper.flush()?;
        Ok(())
    }

    fn seen(&self, event: &G::Event) -> Option<G::Event> {
        match self.args.eyes {
            Eyes::All => Some(event.clone()),
            Eyes::Of(viewer) => G::redact(event, viewer),
        }
    }

    fn wording(&self) -> Wording<'_, G> {
        let viewer = match self.args.eyes {
            Eyes::All => Viewer::Spectator,
            Eyes::Of(viewer) => viewer,
        };
        Wording::new(&self.record.opening.setup, &self.names, viewer)
    }

    fn put_words(
        &self,
        paper: &mut Paper,
        step: usize,
        play: Option<&Play<G::Action>>,
        events: &[G::Event],
    ) -> Result<(), Error> {
        let lapsed = match play.map(|play| play.by) {
            Some(By::Lapse) => " (time ran out)",
            Some(By::Person | By::Bot) | None => "",
        };
        for (place, event) in events.iter().enumerate() {
            let (number, mark) = match place {
                0 => (step.to_string(), lapsed),
                _ => (String::new(), ""),
            };
            paper.text(
                6,
                format!("{number:>4}  {}{mark}", self.wording().event(event)),
            )?;
        }
        Ok(())
    }

    fn put(
        &self,
        paper: &mut Paper,
        step: usize,
        play: Option<&Play<G::Action>>,
        events: &[G::Event],
    ) -> Result<(), Error> {
        let words: Vec<String> = events
            .iter()
            .map(|event| self.wording().event(event))
            .collect();
        // What somebody else did is known by its events; the action itself could reveal more.
        let action = play.filter(|play| match self.args.eyes {
            Eyes::All => true,
            Eyes::Of(viewer) => viewer.is(play.seat),
        });
        paper.line(json!({
            "step": step,
            "seat": play.map(|play| play.seat),
            "by": play.map(|play| play.by),
            "action": action.map(|play| &play.action),
            "events": events,
            "words": words,
        }))?;
        Ok(())
    }

    /// The table if the telling stops early, and the ending if it does not.
    fn put_end(&self, paper: &mut Paper) -> Result<(), Error> {
        let setup = &self.record.opening.setup;
        paper.gap()?;
        if self.args.step.is_some() {
            match self.args.eyes {
                Eyes::All => {
                    for fact in G::facts(setup, &self.replay.state) {
                        paper.text(4, format!("{}: {}", fact.name, fact.value))?;
                    }
                }
                Eyes::Of(viewer) => {
                    let view = self.replay.state.view(viewer);
                    paper.text(4, self.wording().picture(&view))?;
                }
            }
        }
        if let Some(outcome) = self.replay.state.outcome() {
            paper.strong(self.wording().ending(&outcome))?;
            paper.line(telling::ranking(&self.names, &outcome, G::score))?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_deal_is_seen_by_a_seat_by_a_spectator_or_openly() {
        let told = [
            ("all", Some(Eyes::All)),
            ("spectator", Some(Eyes::Of(Viewer::Spectator))),
            ("A", Some(Eyes::Of(Viewer::Seat(Seat(0))))),
            ("c", Some(Eyes::Of(Viewer::Seat(Seat(2))))),
            ("Z", None),
            ("AB", None),
            ("", None),
        ];
        for (text, eyes) in told {
            assert_eq!(text.parse().ok(), eyes, "{text:?}");
        }
    }
}
