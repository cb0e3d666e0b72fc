//! Whether the cards of a booster can be played: Band Halt! and the indigo pile.

use tabletop::Error;

use crate::edition::{BandHalt, Booster, CtInfo, CtKind, Entrants, Mechanism, Target};
use crate::effect::{Chooser, Op, Who};
use crate::talk::{find_word, is_word};
use crate::validate_special::validate_ops;

/// The most indigo cards.
const MOST_CTS: usize = 32;
/// The most lines of a card.
const MOST_LINES: usize = 12;
/// The most words and the most slips of a theme: everything said at the table is searched for them.
const MOST_WORDS: usize = 40;

impl Booster {
    /// Whether it can be added to the base edition.
    pub(crate) fn can_be_added(&self) -> Result<(), Error> {
        validate_halt(&self.band_halt)?;
        validate_indigo(&self.ct)
    }
}

pub(crate) fn validate_halt(halt: &BandHalt) -> Result<(), Error> {
    match halt.count {
        0 => Err(Error::new(
            "band_halt: count",
            "is 0, and without Band Halt! no indigo card is ever drawn (BAND-98)",
        )),
        _ => Ok(()),
    }
}

/// The indigo pile, card by card.
pub(crate) fn validate_indigo(cts: &[CtInfo]) -> Result<(), Error> {
    if cts.len() > MOST_CTS {
        let because = format!("has {} cards, and can have {MOST_CTS}", cts.len());
        return Err(Error::new("ct", because));
    }
    for (place, ct) in cts.iter().enumerate() {
        let about = format!("ct[{place}] `{}`", ct.id);
        validate_ct(ct).map_err(|error| error.within(&about))?;
    }
    let choices = cts.iter().filter(|ct| ct.kind == CtKind::Choice);
    if choices.count() > 1 {
        let because = "has two cards of kind `choice`: one can be";
        return Err(Error::new("ct", because));
    }
    Ok(())
}

fn validate_ct(ct: &CtInfo) -> Result<(), Error> {
    let fits = match ct.kind {
        CtKind::Theme => ct.mechanism == Mechanism::Theme,
        CtKind::Choice => ct.mechanism == Mechanism::Choice,
        CtKind::Competition => !matches!(ct.mechanism, Mechanism::Theme | Mechanism::Choice),
    };
    if !fits {
        return Err(Error::new("mechanism", "does not fit the kind of card"));
    }
    for (field, there, most) in [
        ("lines", ct.lines.len(), MOST_LINES),
        ("words", ct.words.len(), MOST_WORDS),
        ("slips", ct.slips.len(), MOST_WORDS),
    ] {
        if there > most {
            let because = format!("are {there}, and a card can have {most}");
            return Err(Error::new(field, because));
        }
    }
    validate_idle(ct)?;
    if ct.kind == CtKind::Theme {
        validate_theme(ct)?;
    }
    for (place, line) in ct.lines.iter().enumerate() {
        let is_there = ct.lines[..place].contains(line);
        if line.trim().is_empty() || is_there {
            let because = format!("`{line}` is empty or there already");
            return Err(Error::new("lines", because));
        }
    }
    if ct.mechanism == Mechanism::Ballot && ct.lines.is_empty() {
        return Err(Error::new("lines", "are what a ballot offers"));
    }
    let aim = match ct.entrants {
        Entrants::Duel => Target::Opponent,
        Entrants::All => Target::Oneself,
    };
    for (list, ops) in [("reward", &ct.reward), ("reward_drawer", &ct.reward_drawer)] {
        for (place, op) in ops.iter().enumerate() {
            let within = |error: Error| error.within(format!("{list}[{place}]"));
            validate_reward(op).map_err(within)?;
        }
        validate_ops(list, ops, aim, Some(ct.mechanism))?;
    }
    Ok(())
}

/// Fields that would have no effect on a card of this kind.
fn validate_idle(ct: &CtInfo) -> Result<(), Error> {
    let is_theme = ct.kind == CtKind::Theme;
    let is_contest = ct.kind == CtKind::Competition;
    let is_choice = ct.kind == CtKind::Choice;
    let has_lines = is_theme || ct.mechanism == Mechanism::Ballot;
    for (field, is_idle, whose) in [
        ("words", !is_theme && !ct.words.is_empty(), "a theme has"),
        ("slips", !is_theme && !ct.slips.is_empty(), "a theme has"),
        ("pose", !is_theme && ct.pose.is_some(), "a theme has"),
        (
            "lines",
            !has_lines && !ct.lines.is_empty(),
            "a theme or a ballot has",
        ),
        (
            "entrants",
            !is_contest && ct.entrants == Entrants::Duel,
            "a competition has",
        ),
        (
            "reward",
            is_choice && !ct.reward.is_empty(),
            "a competition or a theme has",
        ),
        (
            "reward_drawer",
            is_choice && !ct.reward_drawer.is_empty(),
            "a competition or a theme has",
        ),
    ] {
        if is_idle {
            let because = format!("would do nothing here: it is something that {whose}");
            return Err(Error::new(field, because));
        }
    }
    Ok(())
}

/// A theme has words and lines. A printed line must be one that a person could also write.
fn validate_theme(ct: &CtInfo) -> Result<(), Error> {
    if ct.words.is_empty() || ct.lines.is_empty() {
        return Err(Error::new("words", "and lines are what a theme needs"));
    }
    for (field, words) in [("words", &ct.words), ("slips", &ct.slips)] {
        if let Some(word) = words.iter().find(|word| !is_word(word)) {
            let because = format!("`{word}` is not one word of letters and digits");
            return Err(Error::new(field, because));
        }
    }
    for line in &ct.lines {
        let because = match (find_word(line, &ct.words), find_word(line, &ct.slips)) {
            (None, _) => format!("`{line}` has none of the theme's words"),
            (_, Some(slip)) => format!("`{line}` has `{slip}`, which is a slip"),
            (Some(_), None) => continue,
        };
        return Err(Error::new("lines", because));
    }
    Ok(())
}

/// BAND-R70: a reward breaks no other band, and no card is named for it beforehand.
fn validate_reward(op: &Op) -> Result<(), Error> {
    match op {
        Op::Remove {
            chooser: Chooser::Actor,
            ..
        } => Err(Error::new(
            "chooser",
            "is `actor`, who names a card as a Penalty is played; a reward has none to name",
        )),
        Op::Remove {
            who: Who::Target | Who::Each,
            ..
        } => Err(Error::new(
            "who",
            "loses band cards, and a reward never breaks another's band (BAND-R70)",
        )),
        Op::Remove { .. }
        | Op::Draw { .. }
        | Op::Discard { .. }
        | Op::Take { .. }
        | Op::Pass { .. }
        | Op::Fetch { .. }
        | Op::Plays { .. }
        | Op::Clear { .. } => Ok(()),
    }
}
