//! The lines of a `then` block: everything a scenario can expect.

use std::collections::BTreeMap;

use tabletop::{Seat, Seats, Viewer};

use super::parse::words;

/// What a scenario expects.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expectation {
    /// `asked: A C`: the table waits for these.
    Asked(Seats),
    /// `may act: A B C`: these may do something.
    MayAct(Seats),
    /// `refused: ARGH-29 card_is_face_up`: the last action was refused, and nothing changed.
    Refused {
        /// By which rule.
        rule: String,
        /// The reason's short name, if it matters.
        code: Option<String>,
    },
    /// `because: lies face up`: the refusal's sentence contains this.
    Because(String),
    /// `table house pile: 7 cards`: a fact, with every card face up.
    Table(Fact),
    /// `B sees A up: house_bomb`: a fact as a viewer sees it.
    Sees(Listener, Fact),
    /// `B may: accept; decline`: each is listed.
    May(Seat, Vec<String>),
    /// `B may not: steal from A`: none is listed.
    MayNot(Seat, Vec<String>),
    /// `B may only: accept; decline`: these are listed and no others.
    MayOnly(Seat, Vec<String>),
    /// `B lapse: decline`: what happens when B's time runs out.
    Lapse(Seat, String),
    /// `told B: A drew the parrot.`: a sentence since the last `when` began.
    Told(Listener, String),
    /// `not told C: parrot`: no sentence since then contains this.
    NotTold(Listener, String),
    /// `outcome: A 1, B 2`: the places.
    Outcome(BTreeMap<Seat, u8>),
    /// `scores: A 5, B -`: the scores.
    Scores(BTreeMap<Seat, Option<i32>>),
    /// `ended: bomb_face_up ARGH-30`: the kind of ending, and the rule if it matters.
    Ended {
        /// The kind of ending.
        kind: String,
        /// The rule that decided it.
        rule: Option<String>,
    },
    /// `no outcome`: the deal goes on.
    NoOutcome,
    /// `learnt: A C`: these learnt something from the last action; `free to take back`: nobody did.
    Learnt(Seats),
}

/// An expected fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fact {
    /// What it is about.
    pub name: String,
    /// Its expected value.
    pub value: String,
}

/// Who sees or hears something.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Listener {
    /// One seat or a spectator.
    One(Viewer),
    /// Every seat and a spectator.
    Everyone,
}

const KNOWN: &str = "\
expected one of
  asked: B                      may act: A B
  refused: RULE-1 code          because: part of the sentence
  table NAME: VALUE             B sees NAME: VALUE (or spectator, everyone)
  B may: action; action         B may not: action
  B may only: action; action    B lapse: action
  told: sentence                told B: sentence         not told B: part
  outcome: A 1, B 2             scores: A 5, B -         no outcome
  ended: kind RULE-1            learnt: A B              free to take back";

impl Expectation {
    /// Reads a line. The error says what would be allowed.
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        match text {
            "no outcome" => return Ok(Self::NoOutcome),
            "free to take back" => return Ok(Self::Learnt(Seats::NONE)),
            _ => (),
        }
        let unknown = || format!("`{text}` is not an expectation: {KNOWN}");
        let (head, value) = text.split_once(':').ok_or_else(unknown)?;
        let (head, value) = (head.trim(), value.trim());
        if value.is_empty() {
            return Err(format!("`{text}` has nothing after the colon"));
        }
        let own = || value.to_owned();
        let fact = |name: &str| Fact {
            name: name.trim().to_owned(),
            value: own(),
        };
        match head {
            "asked" => return Ok(Self::Asked(seats(value)?)),
            "may act" => return Ok(Self::MayAct(seats(value)?)),
            "learnt" => return Ok(Self::Learnt(seats(value)?)),
            "refused" => {
                let (rule, code) = one_or_two(value).ok_or_else(unknown)?;
                return Ok(Self::Refused { rule, code });
            }
            "ended" => {
                let (kind, rule) = one_or_two(value).ok_or_else(unknown)?;
                return Ok(Self::Ended { kind, rule });
            }
            "because" => return Ok(Self::Because(own())),
            "told" => return Ok(Self::Told(Listener::One(Viewer::Spectator), own())),
            "not told" => return Ok(Self::NotTold(Listener::One(Viewer::Spectator), own())),
            "outcome" => return Ok(Self::Outcome(by_seat(value, |word| word.parse().ok())?)),
            "scores" => {
                return Ok(Self::Scores(by_seat(value, |word| match word {
                    "-" => Some(None),
                    number => number.parse().ok().map(Some),
                })?));
            }
            _ => (),
        }
        let (who, rest) = head.split_once(' ').ok_or_else(unknown)?;
        let rest = rest.trim();
        match (who, rest) {
            ("table", name) => Ok(Self::Table(fact(name))),
            ("told", who) => Ok(Self::Told(listener(who)?, own())),
            ("not", rest) if rest.starts_with("told ") => Ok(Self::NotTold(
                listener(rest["told ".len()..].trim())?,
                own(),
            )),
            (who, "may") => Ok(Self::May(seat(who)?, actions(value))),
            (who, "may not") => Ok(Self::MayNot(seat(who)?, actions(value))),
            (who, "may only") => Ok(Self::MayOnly(seat(who)?, actions(value))),
            (who, "lapse") => Ok(Self::Lapse(seat(who)?, own())),
            (who, rest) => match rest.strip_prefix("sees ") {
                Some(name) => Ok(Self::Sees(listener(who)?, fact(name))),
                None => Err(unknown()),
            },
        }
    }
}

fn seat(word: &str) -> Result<Seat, String> {
    let mut letters = word.chars();
    match (letters.next().and_then(Seat::from_letter), letters.next()) {
        (Some(seat), None) => Ok(seat),
        _ => Err(format!(
            "`{word}` is not a seat: seats are the letters A to H"
        )),
    }
}

fn seats(value: &str) -> Result<Seats, String> {
    match value {
        "nobody" => Ok(Seats::NONE),
        letters => words(letters).map(seat).collect(),
    }
}

fn listener(word: &str) -> Result<Listener, String> {
    match word {
        "everyone" => Ok(Listener::Everyone),
        "spectator" => Ok(Listener::One(Viewer::Spectator)),
        letter => match seat(letter) {
            Ok(seat) => Ok(Listener::One(Viewer::Seat(seat))),
            Err(_) => Err(format!(
                "`{word}` is not a viewer: write a seat, A to H, `spectator` or `everyone`"
            )),
        },
    }
}

/// `A 1, B -`: a value for each seat that is named.
fn by_seat<T>(value: &str, read: impl Fn(&str) -> Option<T>) -> Result<BTreeMap<Seat, T>, String> {
    let mut things = BTreeMap::new();
    for part in value.split(',') {
        let wrong = || format!("`{}` is not a seat and its number: A 1, B 2", part.trim());
        let (letter, thing) = part.trim().split_once(' ').ok_or_else(wrong)?;
        let thing = read(thing.trim()).ok_or_else(wrong)?;
        if things.insert(seat(letter)?, thing).is_some() {
            return Err(format!("seat {letter} is named twice"));
        }
    }
    Ok(things)
}

fn one_or_two(value: &str) -> Option<(String, Option<String>)> {
    let mut words = words(value).map(str::to_owned);
    match (words.next(), words.next(), words.next()) {
        (Some(first), second, None) => Some((first, second)),
        _ => None,
    }
}

fn actions(value: &str) -> Vec<String> {
    let actions = value.split(';').map(str::trim);
    actions
        .filter(|action| !action.is_empty())
        .map(str::to_owned)
        .collect()
}
