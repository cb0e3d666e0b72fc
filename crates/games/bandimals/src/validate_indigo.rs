//! Whether the cards of a booster can be played: Band Halt! and the indigo pile.

use tabletop::Complaint;

use crate::edition::{BandHalt, Booster, CtInfo, CtKind, Entrants, Mechanism, Target};
use crate::effect::{Chooser, Op, Who};
use crate::halt::has_word;
use crate::validate::{validate_op, validate_plus};

impl Booster {
    /// Whether it can be added to a box.
    pub(crate) fn can_be_added(&self) -> Result<(), Complaint> {
        validate_halt(&self.band_halt)?;
        validate_indigo(&self.ct)
    }
}

pub(crate) fn validate_halt(halt: &BandHalt) -> Result<(), Complaint> {
    match halt.count {
        0 => Err(Complaint::new(
            "band_halt: count",
            "is 0, and without Band Halt! no indigo card is ever drawn (BAND-98)",
        )),
        _ => Ok(()),
    }
}

/// The indigo pile, card by card.
pub(crate) fn validate_indigo(cts: &[CtInfo]) -> Result<(), Complaint> {
    if cts.len() > 32 {
        let because = format!("has {} cards, and can have 32", cts.len());
        return Err(Complaint::new("ct", because));
    }
    for (place, ct) in cts.iter().enumerate() {
        let about = format!("ct[{place}] `{}`", ct.id);
        validate_ct(ct).map_err(|complaint| complaint.within(&about))?;
    }
    let choices = cts.iter().filter(|ct| ct.kind == CtKind::Choice);
    if choices.count() > 1 {
        let because = "has two cards of kind `choice`: one can be";
        return Err(Complaint::new("ct", because));
    }
    Ok(())
}

fn validate_ct(ct: &CtInfo) -> Result<(), Complaint> {
    let fits = match ct.kind {
        CtKind::Theme => ct.mechanism == Mechanism::Theme,
        CtKind::Choice => ct.mechanism == Mechanism::Choice,
        CtKind::Competition => !matches!(ct.mechanism, Mechanism::Theme | Mechanism::Choice),
    };
    if !fits {
        return Err(Complaint::new("mechanism", "does not fit the kind of card"));
    }
    if ct.lines.len() > 12 {
        return Err(Complaint::new("lines", "are more than 12"));
    }
    if ct.kind == CtKind::Theme && (ct.words.is_empty() || ct.lines.is_empty()) {
        return Err(Complaint::new("words", "and lines are what a theme needs"));
    }
    if ct.kind == CtKind::Theme {
        validate_lines(ct)?;
    }
    if ct.mechanism == Mechanism::Ballot && ct.lines.is_empty() {
        return Err(Complaint::new("lines", "are what a ballot offers"));
    }
    let aim = match ct.entrants {
        Entrants::Duel => Target::Opponent,
        Entrants::All => Target::Oneself,
    };
    for (list, ops) in [("reward", &ct.reward), ("reward_drawer", &ct.reward_drawer)] {
        for (place, op) in ops.iter().enumerate() {
            let within = |complaint: Complaint| complaint.within(format!("{list}[{place}]"));
            validate_reward(op).map_err(within)?;
            validate_op(op, aim).map_err(within)?;
            validate_plus(op, Some(ct.mechanism)).map_err(within)?;
        }
    }
    Ok(())
}

/// A line that is offered passes as one that is written would.
fn validate_lines(ct: &CtInfo) -> Result<(), Complaint> {
    let wordless = |line: &&String| !has_word(line, &ct.words);
    match ct.lines.iter().find(wordless) {
        Some(line) => {
            let because = format!("`{line}` has none of the theme's words");
            Err(Complaint::new("lines", because))
        }
        None => Ok(()),
    }
}

/// BAND-R70: a reward breaks nobody else's band, and nobody names a card for it beforehand.
fn validate_reward(op: &Op) -> Result<(), Complaint> {
    match op {
        Op::Remove {
            chooser: Chooser::Actor,
            ..
        } => Err(Complaint::new(
            "chooser",
            "is `actor`, who names a card as a Penalty is played; a reward has none to name",
        )),
        Op::Remove {
            who: Who::Target | Who::Each,
            ..
        } => Err(Complaint::new(
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
