//! The effects of prizes, as read from the edition.

use serde::{Deserialize, Serialize};
use tabletop::{Error, mark};

use crate::die::{Die, DieSet};
use crate::number::small;
use crate::rules;

/// One effect of a prize (MOLE-P0). Several on one card work independently (MOLE-R73).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effect {
    /// The hand limit is this much higher (MOLE-P1).
    HandLimit(u8),
    /// One of these dice may be rolled again, once a round (MOLE-P2).
    Reroll(DieSet),
    /// Draws this many after whacking without getting a mole (MOLE-P3).
    UnluckyDraw(u8),
    /// Draws this many more after getting a mole from a hole (MOLE-P4).
    WhackDraw(u8),
    /// Takes one of the moles left over in a hole (MOLE-P5).
    Leftover,
    /// May keep this many cashed-in moles (MOLE-P6).
    KeepMole(u8),
    /// Moles of one printed value count more (MOLE-P7).
    MoleBonus {
        /// The printed value.
        value: u8,
        /// How many stars more.
        stars: u8,
    },
    /// A hand of at least this many moles counts more (MOLE-P8).
    FullHand {
        /// How many moles.
        moles: u8,
        /// How many stars more.
        stars: u8,
    },
    /// Draws this many after cashing in when no affordable prize is left (MOLE-P9).
    Consolation(u8),
    /// May look into this many holes (MOLE-P10).
    Peek(u8),
    /// Picks before others with the same total (MOLE-P11).
    FirstInTies,
}

/// An effect as an edition writes it: a kind and its parameters.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EffectInfo {
    /// Which effect: `hand_limit`, `reroll` and so on.
    pub kind: String,
    /// How many more.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub add: Option<u8>,
    /// Which dice.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dice: Option<Vec<String>>,
    /// How many moles.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub moles: Option<u8>,
    /// Moles of which printed value.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub value: Option<u8>,
    /// How many stars.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub stars: Option<u8>,
    /// How many holes.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub holes: Option<u8>,
}

/// Every kind of effect with the parameters it takes.
const KINDS: [(&str, &[&str]); 11] = [
    ("hand_limit", &["add"]),
    ("reroll", &["dice"]),
    ("unlucky_draw", &["moles"]),
    ("whack_draw", &["moles"]),
    ("leftover", &[]),
    ("keep_mole", &["moles"]),
    ("mole_bonus", &["value", "stars"]),
    ("full_hand", &["moles", "stars"]),
    ("consolation", &["moles"]),
    ("peek", &["holes"]),
    ("first_in_ties", &[]),
];

impl EffectInfo {
    /// The effect, or an error about how it is written. An unknown effect is refused, never played
    /// in part (MOLE-R70).
    pub(crate) fn read(&self) -> Result<Effect, Error> {
        let Some((_, wanted)) = KINDS.iter().find(|(kind, _)| *kind == self.kind) else {
            let kinds = KINDS.map(|(kind, _)| kind).join(", ");
            let because = format!(
                "is `{}`, which nobody knows how to play ({}); there are {kinds}",
                self.kind,
                rules::MOLE_R70
            );
            return Err(Error::new("kind", because));
        };
        for (name, value) in self.given() {
            let is_wanted = wanted.contains(&name);
            let because = match (is_wanted, value) {
                (true, None) => format!("is missing: `{}` needs it", self.kind),
                (true, Some(0)) => format!("is 0: `{}` would do nothing", self.kind),
                (true, Some(99..)) => "is more than 98".to_owned(),
                (false, Some(_)) => format!("is nothing that `{}` takes", self.kind),
                (true, Some(_)) | (false, None) => continue,
            };
            return Err(Error::new(name, because));
        }
        // The loop above made sure that the parameters of this kind are there.
        let number = |given: Option<u8>| given.unwrap_or_default();
        let moles = number(self.moles);
        Ok(match self.kind.as_str() {
            "hand_limit" => Effect::HandLimit(number(self.add)),
            "reroll" => Effect::Reroll(self.read_dice()?),
            "unlucky_draw" => Effect::UnluckyDraw(moles),
            "whack_draw" => Effect::WhackDraw(moles),
            "leftover" => Effect::Leftover,
            "keep_mole" => Effect::KeepMole(moles),
            "mole_bonus" => Effect::MoleBonus {
                value: number(self.value),
                stars: number(self.stars),
            },
            "full_hand" => Effect::FullHand {
                moles,
                stars: number(self.stars),
            },
            "consolation" => Effect::Consolation(moles),
            "peek" => Effect::Peek(number(self.holes)),
            _ => Effect::FirstInTies,
        })
    }

    /// Every parameter with its value; for dice, how many there are.
    fn given(&self) -> [(&'static str, Option<u8>); 6] {
        let n_dice = self.dice.as_ref().map(|dice| small(dice.len().min(98)));
        [
            ("add", self.add),
            ("dice", n_dice),
            ("moles", self.moles),
            ("value", self.value),
            ("stars", self.stars),
            ("holes", self.holes),
        ]
    }

    fn read_dice(&self) -> Result<DieSet, Error> {
        let dice = self.dice.iter().flatten();
        dice.map(|id| {
            Die::from_id(id).ok_or_else(|| {
                let because = format!("has `{id}`; there are glove, pan, mallet, prize");
                Error::new("dice", because)
            })
        })
        .collect()
    }
}

/// The effects of several prizes together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Powers {
    /// How much higher the hand limit is.
    pub hand: u8,
    /// Moles drawn after whacking without getting one.
    pub unlucky: u8,
    /// Moles drawn after getting one from a hole.
    pub lucky: u8,
    /// Whether a leftover mole is taken; several prizes still take one (MOLE-P5).
    pub leftover: bool,
    /// How many cashed-in moles may be kept.
    pub keep: u8,
    /// Moles drawn when no prize was left.
    pub consolation: u8,
    /// How many holes may be looked into.
    pub peek: u8,
    /// Whether the owner is first among equal totals.
    pub first_in_ties: bool,
}

impl Powers {
    /// Adds one more effect. Totals and rerolls are not included: they need to know the single prizes.
    pub(crate) fn add(&mut self, effect: Effect) {
        let more = |number: &mut u8, by: u8| {
            mark!(if *number > 0 => rules::MOLE_P0);
            *number = number.saturating_add(by);
        };
        match effect {
            Effect::HandLimit(add) => more(&mut self.hand, add),
            Effect::UnluckyDraw(moles) => more(&mut self.unlucky, moles),
            Effect::WhackDraw(moles) => more(&mut self.lucky, moles),
            Effect::Leftover => self.leftover = true,
            Effect::KeepMole(moles) => more(&mut self.keep, moles),
            Effect::Consolation(moles) => more(&mut self.consolation, moles),
            Effect::Peek(holes) => more(&mut self.peek, holes),
            Effect::FirstInTies => self.first_in_ties = true,
            Effect::Reroll(_) | Effect::MoleBonus { .. } | Effect::FullHand { .. } => (),
        }
    }
}
