//! The record of a deal (`.deal`): JSON lines, which are only ever appended to.
//!
//! A first line has the setup and the commitment, then there is one line for each accepted action
//! or take-back, and once the deal is over, a last line reveals the secret. The log is the truth:
//! the state is what these lines fold to.

use serde::{Deserialize, Serialize};

use crate::{BySeat, Commitment, Digest, Error, Game, Outcome, Salt, Seat, Secret, read_text};

/// The format's version, in every first line.
pub const FORMAT: u32 = 1;

/// A deal as it was played, from its first line to the last.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Record<G: Game> {
    /// What was settled beforehand.
    pub opening: Opening<G::Setup>,
    /// The actions that stand, oldest first.
    pub plays: Vec<Play<G::Action>>,
    /// How it ended; `None` while the deal is going on.
    pub closing: Option<Closing>,
}

/// The first line: what was settled before the first card was dealt.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Opening<S> {
    /// The version of the format, [`FORMAT`].
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// Seats, options and edition.
    pub setup: S,
    /// Who sat where at the start.
    pub seats: BySeat<Sitter>,
    /// The hash of the secret.
    pub commitment: Commitment,
    /// What each seat added to the seed.
    pub salts: BySeat<Salt>,
    /// Outcomes that people rolled with real dice, in order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub loaded: Vec<u32>,
}

/// Somebody in a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sitter {
    /// Their name at this table.
    pub name: String,
    /// A bot's level; `None` for a person.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bot: Option<String>,
}

/// An accepted action.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Play<A> {
    /// Who acted.
    pub seat: Seat,
    /// What was done.
    pub action: A,
    /// Who decided it.
    pub by: By,
    /// When, in milliseconds since 1970. The rules ignore it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub at: Option<u64>,
}

/// Who decided an action.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum By {
    /// The person in the seat.
    Person,
    /// The bot in the seat.
    Bot,
    /// Nobody: time ran out.
    Lapse,
}

/// The last line: what is revealed once the deal is over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Closing {
    /// How it ended.
    pub outcome: Outcome,
    /// What the house committed to.
    pub secret: Secret,
    /// The digest of the last state.
    pub digest: Digest,
}

/// One line of a record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(remote = "Self", rename_all = "snake_case")]
pub enum Line<S, A> {
    /// The first.
    Opening(Box<Opening<S>>),
    /// An action.
    Play(Play<A>),
    /// From here on only the first `standing` actions count.
    TakeBack {
        /// How many actions still stand.
        standing: usize,
    },
    /// The last.
    Closing(Closing),
}

crate::tagged!(Line<S, A>, "line");

impl<S: Serialize, A: Serialize> Line<S, A> {
    /// The line as it is written, with its line break.
    pub fn to_text(&self) -> String {
        let mut text = serde_json::to_string(self).expect("types of the table have JSON");
        text.push('\n');
        text
    }
}

/// The game of a record, read from its first line alone.
pub fn game_of(text: &str) -> Result<String, Error> {
    #[derive(Deserialize)]
    struct Start {
        format: u32,
        game: String,
    }
    let first = text.lines().next().unwrap_or_default();
    let start: Start = read_text(first).map_err(|error| {
        Error::new(
            "line 1",
            format!("is not the first line of a record: {error}"),
        )
    })?;
    if start.format == FORMAT {
        Ok(start.game)
    } else {
        let because = format!("is {}; this house reads format {FORMAT}", start.format);
        Err(Error::new("line 1: format", because))
    }
}

impl<G: Game> Record<G> {
    /// Reads a record. A last line that was cut off while it was written is ignored, because only
    /// whole lines count; every other line must be right.
    pub fn parse(text: &str) -> Result<Self, Error> {
        let game = game_of(text)?;
        if game != G::ID {
            let because = format!("the record is of `{game}`, not of `{}`", G::ID);
            return Err(Error::new("line 1: game", because));
        }
        let whole = text.rfind('\n').map_or("", |end| &text[..end]);
        let mut lines = whole.lines().zip(1..).map(|(line, number)| {
            read_text::<Line<G::Setup, G::Action>>(line)
                .map_err(|error| Error::new(format!("line {number}"), error.to_string()))
                .map(|line| (line, number))
        });
        let Some((Line::Opening(opening), _)) = lines.next().transpose()? else {
            return Err(Error::new("line 1", "is not an opening line"));
        };
        let mut record = Self {
            opening: *opening,
            plays: Vec::new(),
            closing: None,
        };
        for line in lines {
            let (line, number) = line?;
            let at = format!("line {number}");
            if record.closing.is_some() {
                return Err(Error::new(at, "comes after the closing line"));
            }
            match line {
                Line::Opening(_) => return Err(Error::new(at, "is a second opening")),
                Line::Play(play) => record.plays.push(play),
                Line::TakeBack { standing } if standing <= record.plays.len() => {
                    record.plays.truncate(standing);
                }
                Line::TakeBack { standing } => {
                    let because = format!(
                        "lets {standing} actions stand where only {} were played",
                        record.plays.len()
                    );
                    return Err(Error::new(at, because));
                }
                Line::Closing(closing) => record.closing = Some(closing),
            }
        }
        Ok(record)
    }

    /// The record as text, with take-backs already applied.
    pub fn to_text(&self) -> String {
        let mut text = Line::<_, G::Action>::Opening(Box::new(self.opening.clone())).to_text();
        for play in &self.plays {
            text += &Line::<G::Setup, _>::Play(play.clone()).to_text();
        }
        if let Some(closing) = &self.closing {
            text += &Line::<G::Setup, G::Action>::Closing(closing.clone()).to_text();
        }
        text
    }
}
