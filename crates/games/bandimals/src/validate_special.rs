//! Whether a Bonus or Penalty can be played, op by op: everything on it must have an effect.

use tabletop::Error;

use crate::edition::{Mechanism, Special, SpecialType, Target};
use crate::effect::{Chooser, How, Lasts, Mod, Op, Plus, Who};

/// The most cards that one op moves.
const MOST_MOVED: u8 = 10;
/// The most ops, and the most mods, of a card: their sums stay small numbers.
pub(crate) const MOST_OPS: usize = 8;

pub(crate) fn validate_special(special: &Special) -> Result<(), Error> {
    if special.count == 0 {
        return invalid("count", "is 0; leave the card out");
    }
    if special.reaction {
        return validate_reaction(special);
    }
    let aim = special.aim();
    match (special.kind.is_penalty(), aim) {
        (false, Target::Opponent | Target::Everyone) => {
            return invalid("target", "of a Bonus is `self` (BAND-24, BAND-26)");
        }
        (true, Target::Oneself) => {
            return invalid(
                "target",
                "of a Penalty is `opponent` or `everyone` (BAND-30, BAND-32)",
            );
        }
        (true, Target::Everyone) if special.kind == SpecialType::BandPenalty => {
            return invalid("target", "of a Band Penalty is `opponent` (BAND-32)");
        }
        (false, Target::Oneself) | (true, Target::Opponent | Target::Everyone) => (),
    }
    match special.kind {
        SpecialType::QuickBonus | SpecialType::QuickPenalty => validate_quick(special, aim),
        SpecialType::BandBonus | SpecialType::BandPenalty => validate_lasting(special),
    }
}

fn invalid(about: &str, because: &str) -> Result<(), Error> {
    Err(Error::new(about, because))
}

/// BAND-36: a No U only stops a Penalty, so it has nothing else.
fn validate_reaction(special: &Special) -> Result<(), Error> {
    if special.kind != SpecialType::QuickPenalty || !special.ops.is_empty() {
        return invalid(
            "reaction",
            "is for a Quick Penalty without ops: it stops a Penalty card",
        );
    }
    for (field, is_there) in [
        ("mods", !special.mods.is_empty()),
        ("lasts", special.lasts.is_some()),
        ("target", special.target.is_some()),
    ] {
        if is_there {
            return invalid(field, "is nothing that a card with `reaction` has");
        }
    }
    Ok(())
}

/// A Quick card.
fn validate_quick(special: &Special, aim: Target) -> Result<(), Error> {
    if special.lasts.is_some() {
        return invalid("lasts", "is for Band Bonuses and Band Penalties");
    }
    if special.ops.is_empty() || !special.mods.is_empty() {
        return invalid("ops", "are what a Quick card has, and it has no mods");
    }
    validate_ops("ops", &special.ops, aim, None)?;
    let removals = special.ops.iter().filter(|op| named_when_played(op));
    if removals.count() > 1 {
        return invalid(
            "ops",
            "have two removals that the actor names; one card can be named",
        );
    }
    if aim == Target::Opponent && !special.ops.iter().any(hits_target) {
        return invalid(
            "ops",
            "do nothing to the opponent the card is aimed at (BAND-R28)",
        );
    }
    Ok(())
}

/// A card that stays in a band.
fn validate_lasting(special: &Special) -> Result<(), Error> {
    if special.mods.is_empty() || !special.ops.is_empty() {
        return invalid(
            "mods",
            "are what a card that lies in a band has, and it has no ops",
        );
    }
    if special.mods.len() > MOST_OPS {
        let n = special.mods.len();
        let because = format!("are {n}, and a card can have {MOST_OPS}");
        return Err(Error::new("mods", because));
    }
    for (place, changed) in special.mods.iter().enumerate() {
        let within = |error: Error| error.within(format!("mods[{place}]"));
        validate_mod(special, changed).map_err(within)?;
    }
    let uses = special.mods.iter().filter(|changed| is_used_up(changed));
    match (special.lasts, uses.count()) {
        (None, _) => invalid("lasts", "is missing: `turns:3`, `uses:1` or `game`"),
        (Some(Lasts::Uses(_)), 0) => invalid(
            "lasts",
            "is `uses:1`, and nothing on the card is ever used up: only `shield` and `start_turn` are",
        ),
        (Some(Lasts::Uses(_)), 2..) => invalid(
            "mods",
            "have several of `shield` and `start_turn`, and the card is used up by the first",
        ),
        (Some(_), _) => Ok(()),
    }
}

/// Whether a mod ends by being used.
fn is_used_up(changed: &Mod) -> bool {
    match changed {
        Mod::Shield | Mod::StartTurn { .. } => true,
        Mod::HandLimit { .. }
        | Mod::Draw { .. }
        | Mod::Plays { .. }
        | Mod::Specials { .. }
        | Mod::MinDiscard { .. }
        | Mod::Protect { .. }
        | Mod::Silence { .. } => false,
    }
}

/// Whether the actor names a card of the target's band when the card is played (BAND-R31).
pub(crate) fn named_when_played(op: &Op) -> bool {
    matches!(
        op,
        Op::Remove {
            chooser: Chooser::Actor,
            ..
        }
    )
}

/// Whether an op affects the opponent that a card is aimed at (BAND-R28).
pub(crate) fn hits_target(op: &Op) -> bool {
    match op {
        Op::Draw { who, .. }
        | Op::Discard { who, .. }
        | Op::Plays { who, .. }
        | Op::Remove { who, .. } => *who == Who::Target,
        Op::Take { .. } => true,
        Op::Pass { .. } | Op::Fetch { .. } | Op::Clear { .. } => false,
    }
}

fn validate_mod(special: &Special, changed: &Mod) -> Result<(), Error> {
    let is_bonus = special.kind == SpecialType::BandBonus;
    let n = match changed {
        Mod::HandLimit { n }
        | Mod::Draw { n }
        | Mod::Plays { n }
        | Mod::Specials { n }
        | Mod::MinDiscard { n } => *n,
        Mod::Protect { .. } if !is_bonus => {
            return invalid("mod", "is `protect`, which only a Band Bonus gives");
        }
        Mod::Silence { .. } if is_bonus => {
            return invalid("mod", "is `silence`, which only a Band Penalty does");
        }
        Mod::Protect { .. } | Mod::Silence { .. } => 1,
        Mod::Shield | Mod::StartTurn { .. } => {
            if !is_bonus || special.lasts != Some(Lasts::Uses(1)) {
                return invalid("mod", "is for a Band Bonus that lasts `uses:1`");
            }
            if let Mod::StartTurn { ops } = changed {
                if ops.is_empty() {
                    return invalid("ops", "are missing: what is done when the next turn begins");
                }
                validate_ops("ops", ops, Target::Oneself, None)?;
            }
            1
        }
    };
    if n == 0 || !(-9..=9).contains(&n) {
        return Err(Error::new(
            "n",
            format!("is {n}, and can be -9 to 9, not 0"),
        ));
    }
    Ok(())
}

/// The ops of a card, one after the other; `field` is the list they are in.
pub(crate) fn validate_ops(
    field: &str,
    ops: &[Op],
    aim: Target,
    mechanism: Option<Mechanism>,
) -> Result<(), Error> {
    if ops.len() > MOST_OPS {
        let because = format!("are {}, and a card can have {MOST_OPS}", ops.len());
        return Err(Error::new(field, because));
    }
    for (place, op) in ops.iter().enumerate() {
        let within = |error: Error| error.within(format!("{field}[{place}]"));
        validate_op(op, aim).map_err(within)?;
        validate_plus(op, mechanism).map_err(within)?;
    }
    Ok(())
}

fn validate_op(op: &Op, aim: Target) -> Result<(), Error> {
    let (who, n) = match *op {
        Op::Draw { who, n, plus } => (who, if plus == Plus::Nothing { n } else { n.max(1) }),
        Op::Discard { who, n, how } => match how {
            How::All if n > 0 => {
                let because = format!("is {n}, and `all` is the whole hand: leave it out");
                return Err(Error::new("n", because));
            }
            How::All => (who, 1),
            How::Choose | How::Random => (who, n),
        },
        Op::Take { n } => (Who::Target, n),
        Op::Pass { n } => (Who::Each, n),
        Op::Fetch { else_draw, .. } => {
            validate_else(else_draw)?;
            (Who::Actor, 1)
        }
        Op::Plays { who, n, .. } => (who, n),
        Op::Remove {
            who, n, chooser, ..
        } => {
            if chooser == Chooser::Actor && (n != 1 || who != Who::Target) {
                let because = "`actor` names one card of the target: n = 1, who = \"target\"";
                return Err(Error::new("chooser", because));
            }
            (who, n)
        }
        Op::Clear { n, else_draw, .. } => {
            validate_else(else_draw)?;
            (Who::Actor, n)
        }
    };
    if n == 0 || n > MOST_MOVED {
        return Err(Error::new(
            "n",
            format!("is {n}, and can be 1 to {MOST_MOVED}"),
        ));
    }
    match (who, aim) {
        (Who::Target, Target::Oneself | Target::Everyone) => {
            invalid("who", "is `target`, and the card has no single target")
        }
        (Who::Each, Target::Oneself | Target::Opponent) => {
            invalid("who", "is `each`, and the card's target is not `everyone`")
        }
        (Who::Actor, _) | (Who::Target, Target::Opponent) | (Who::Each, Target::Everyone) => Ok(()),
    }
}

fn validate_else(else_draw: u8) -> Result<(), Error> {
    match else_draw {
        0..=MOST_MOVED => Ok(()),
        n => {
            let because = format!("is {n}, and can be 0 to {MOST_MOVED}");
            Err(Error::new("else_draw", because))
        }
    }
}

/// Only a bid has bid cards to add, and only `nerve` has completed sets.
fn validate_plus(op: &Op, mechanism: Option<Mechanism>) -> Result<(), Error> {
    let Op::Draw { plus, .. } = op else {
        return Ok(());
    };
    let because = match (plus, mechanism) {
        (Plus::Nothing, _)
        | (Plus::Bid, Some(Mechanism::Bid))
        | (Plus::Score, Some(Mechanism::Nerve)) => return Ok(()),
        (Plus::Bid, _) => "is `bid`, which is for the reward of mechanism `bid`",
        (Plus::Score, _) => "is `score`, which is for the reward of mechanism `nerve`",
    };
    invalid("plus", because)
}
