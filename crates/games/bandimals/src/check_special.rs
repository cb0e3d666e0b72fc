//! Which Bonuses and Penalties can be played, at whom, and with which card named.

use tabletop::Seat;

use crate::band::{is_protected, removable};
use crate::card::Card;
use crate::edition::{Special, SpecialType, Target};
use crate::effect::{Mod, Op};
use crate::reason::Reason;
use crate::state::Bandimals;
use crate::validate_special::{hits_target, named_when_played};

impl Bandimals {
    pub(crate) fn check_special(
        &self,
        seat: Seat,
        card: Card,
        target: Option<Seat>,
        pick: Option<Card>,
    ) -> Result<(), Reason> {
        self.check_in_hand(seat, card)?;
        let Some(special) = self.setup.special(card) else {
            return Err(Reason::NotASpecial(card));
        };
        if special.reaction {
            return Err(Reason::ReactionOnly(card));
        }
        if special.kind == SpecialType::BandBonus && self.band(seat).bonuses.is_full() {
            return Err(Reason::BonusSlotsFull);
        }
        let target = match (special.aim(), target) {
            (Target::Opponent, Some(target)) => target,
            // BAND-R30: these may be played even if they do nothing.
            (Target::Oneself | Target::Everyone, None) if pick.is_none() => return Ok(()),
            (Target::Opponent, None) | (Target::Oneself | Target::Everyone, _) => {
                return Err(Reason::IllegalTarget(card));
            }
        };
        if target == seat {
            return Err(Reason::AtOneself(card));
        }
        if !self.around(seat).any(|other| other == target) {
            return Err(Reason::IllegalTarget(card));
        }
        let band = self.band(target);
        if special.kind == SpecialType::BandPenalty && band.penalties.is_full() {
            return Err(Reason::PenaltySlotsFull);
        }
        if !self.would_hit(special, target) {
            return Err(Reason::IllegalTarget(card));
        }
        self.check_named(special, card, target, pick)
    }

    /// Whether a card does something to somebody now, as far as all can see (BAND-R28).
    fn would_hit(&self, special: &Special, target: Seat) -> bool {
        let band = self.band(target);
        let does = |op: &&Op| match **op {
            Op::Discard { .. } | Op::Take { .. } => !self.hands[target].is_empty(),
            Op::Remove { kind, section, .. } => {
                removable(&self.setup, band, kind, section).next().is_some()
            }
            Op::Draw { .. }
            | Op::Pass { .. }
            | Op::Fetch { .. }
            | Op::Plays { .. }
            | Op::Clear { .. } => true,
        };
        let holds = |changed: &Mod| match *changed {
            Mod::Silence { section } => {
                let mut cards = band.cards.iter();
                cards.any(|&card| self.setup.kind(card).section() == Some(section))
                    && !is_protected(&self.setup, band, section)
            }
            Mod::HandLimit { .. }
            | Mod::Draw { .. }
            | Mod::Plays { .. }
            | Mod::Specials { .. }
            | Mod::MinDiscard { .. }
            | Mod::Protect { .. }
            | Mod::Shield
            | Mod::StartTurn { .. } => true,
        };
        let mut ops = special.ops.iter().filter(|op| hits_target(op));
        ops.any(|op| does(&op)) || special.mods.iter().any(holds)
    }

    /// A card of the target's band must be named if there is one to name (BAND-R31).
    fn check_named(
        &self,
        special: &Special,
        card: Card,
        target: Seat,
        pick: Option<Card>,
    ) -> Result<(), Reason> {
        let named = special.ops.iter().find(|op| named_when_played(op));
        let Some(Op::Remove { kind, section, .. }) = named else {
            return match pick {
                None => Ok(()),
                Some(pick) => Err(Reason::NoMatch(pick)),
            };
        };
        let band = self.band(target);
        let mut there = removable(&self.setup, band, *kind, *section);
        let Some(pick) = pick else {
            // With nothing to name, the card may still be played for its other ops.
            return match there.next() {
                None => Ok(()),
                Some(_) => Err(Reason::NothingNamed(card)),
            };
        };
        self.check_exists(pick)?;
        if !band.cards.contains(&pick) {
            Err(Reason::NotInBand(pick))
        } else if !kind.takes(self.setup.kind(pick), *section) {
            Err(Reason::NoMatch(pick))
        } else if there.any(|other| other == pick) {
            Ok(())
        } else {
            Err(Reason::ProtectedCard(pick))
        }
    }
}
