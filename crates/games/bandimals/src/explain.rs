//! What a card does, as a sentence made of its ops and mods, so that cards of your own editions are
//! explained too.

use tabletop::counted;

use crate::card::{Card, Ct, Section};
use crate::edition::{CtInfo, Special};
use crate::effect::{Chooser, How, Lasts, Lying, Mod, Op, Plus, Sort, To, Who};
use crate::setup::Agreed;

/// For whom a card is explained.
#[derive(Clone, Copy)]
pub(crate) enum Voice<'a> {
    /// The player of the card: "draw 2 cards".
    Player,
    /// Somebody else, once it was played: "Ann draws 2 cards", "you discard your hand".
    Told {
        /// Who played it.
        by: &'a str,
        /// At whom; `None` if the reader is the target.
        target: Option<&'a str>,
    },
}

impl Agreed {
    /// What a Bonus or Penalty does: "draw 2 cards, then make up to 2 band plays". `None` for any other
    /// card.
    pub fn explain(&self, card: Card) -> Option<String> {
        self.special(card).map(|card| special(card, Voice::Player))
    }

    /// The same, in this voice.
    pub(crate) fn explain_to(&self, card: Card, voice: Voice<'_>) -> Option<String> {
        self.special(card).map(|card| special(card, voice))
    }

    /// What an indigo card says, and what is won with it: "Count the notes; the closest wins.
    /// Reward: draw 3 cards."
    pub fn tell(&self, ct: Ct) -> String {
        self::ct(self.ct(ct))
    }
}

/// What an indigo card says, and what is won with it.
pub(crate) fn ct(info: &CtInfo) -> String {
    // The only other person a reward can affect is the loser of a duel.
    let told = |reward: &[Op]| {
        ops(reward, Voice::Player)
            .join(", then ")
            .replace("the target", "the loser")
    };
    let mut text = info.text.clone();
    if !info.reward.is_empty() {
        let gap = if text.is_empty() { "" } else { " " };
        text += &format!("{gap}Reward: {}", told(&info.reward));
        if !info.reward_drawer.is_empty() {
            text += &format!("; for the drawer: {}", told(&info.reward_drawer));
        }
        text.push('.');
    }
    text
}

/// What a Bonus or Penalty does.
fn special(special: &Special, voice: Voice<'_>) -> String {
    if special.reaction {
        return "stop a Penalty as it is played, in anybody's turn".to_owned();
    }
    let mut words = ops(&special.ops, voice);
    if !special.mods.is_empty() {
        words.push(mods(&special.mods));
    }
    let mut text = words.join(", then ");
    match special.lasts {
        Some(Lasts::Turns(n)) => text += &format!(", for {}", counted(n.into(), "turn")),
        Some(Lasts::Game) => text += ", to the end of the game",
        Some(Lasts::Uses(_)) | None => (),
    }
    text
}

/// Ops, each in words.
pub(crate) fn ops(ops: &[Op], voice: Voice<'_>) -> Vec<String> {
    ops.iter().map(|op| voice.op(op)).collect()
}

/// Mods, in words.
pub(crate) fn mods(mods: &[Mod]) -> String {
    mods.iter().map(held).collect::<Vec<_>>().join(" and ")
}

impl Voice<'_> {
    fn op(self, op: &Op) -> String {
        match *op {
            Op::Draw { who, n, plus } => {
                let n = match (plus, n) {
                    (Plus::Nothing, n) => cards(n),
                    (Plus::Bid, n) => format!("{} more than were bid", cards(n)),
                    (Plus::Score, 0) => "a card for each set completed".to_owned(),
                    (Plus::Score, n) => format!("{} and one for each set completed", cards(n)),
                };
                self.does(who, "draw", &n)
            }
            Op::Discard { who, n, how } => {
                let own = self.own(who);
                let what = match how {
                    How::All => format!("{own} whole hand"),
                    How::Random => format!("{} at random", cards(n)),
                    How::Choose => format!("{} of {own} choice", cards(n)),
                };
                self.does(who, "discard", &what)
            }
            Op::Take { n } => {
                let hand = match self {
                    Self::Player => "the target's hand".to_owned(),
                    Self::Told { target, .. } => {
                        target.map_or("your hand".to_owned(), |name| format!("{name}'s hand"))
                    }
                };
                let what = format!("{} at random from {hand}", cards(n));
                self.does(Who::Actor, "take", &what)
            }
            Op::Pass { n } => format!(
                "everyone passes {} to the left at the same moment",
                cards(n)
            ),
            Op::Fetch {
                kind,
                section,
                else_draw,
            } => {
                let what = format!("{} from the discard pile", sort(kind, section, 1));
                otherwise(self.does(Who::Actor, "take", &what), else_draw)
            }
            Op::Plays { who, n, section } => {
                let only = section.map_or(String::new(), |s| format!(" of {}", s.word()));
                let plays = counted(n.into(), "band play");
                self.does(who, "make", &format!("up to {plays}{only}"))
            }
            Op::Remove {
                who,
                kind,
                section,
                n,
                chooser,
                to,
            } => {
                let picked = match (chooser, self) {
                    (Chooser::Actor, Self::Player) => " that you name".to_owned(),
                    (Chooser::Actor, Self::Told { by, .. }) => format!(" that {by} named"),
                    (Chooser::Owner, _) => format!(" of {} choice", self.own(who)),
                    (Chooser::Random, _) => " at random".to_owned(),
                };
                let goes = match (to, self) {
                    (To::Discard, _) => "to the discard pile".to_owned(),
                    (To::OwnerHand, _) => format!("back to {} hand", self.own(who)),
                    (To::ActorHand, Self::Player) => "to your hand".to_owned(),
                    (To::ActorHand, Self::Told { by, .. }) => format!("to {by}'s hand"),
                };
                let what = sort(kind, section, n);
                self.does(who, "lose", &format!("{what}{picked}, {goes}"))
            }
            Op::Clear { n, what, else_draw } => {
                let lying = match what {
                    Lying::Penalty => "Band Penalties",
                    Lying::Bonus => "Band Bonuses",
                    Lying::Either => "Band Bonuses and Penalties",
                };
                let n = match n {
                    1 => "one".to_owned(),
                    n => n.to_string(),
                };
                let what = format!("{n} of {} {lying}", self.own(Who::Actor));
                otherwise(self.does(Who::Actor, "discard", &what), else_draw)
            }
        }
    }

    /// "draw 2 cards", "the target draws 2 cards", "everyone draws 2 cards", "you draw 2 cards".
    fn does(self, who: Who, verb: &str, what: &str) -> String {
        match (who, self) {
            (Who::Actor, Self::Player) => format!("{verb} {what}"),
            (Who::Actor, Self::Told { by, .. }) => format!("{by} {verb}s {what}"),
            (Who::Target, Self::Player) => format!("the target {verb}s {what}"),
            (Who::Target, Self::Told { target: None, .. }) => format!("you {verb} {what}"),
            (
                Who::Target,
                Self::Told {
                    target: Some(name), ..
                },
            ) => format!("{name} {verb}s {what}"),
            (Who::Each, _) => format!("everyone {verb}s {what}"),
        }
    }

    /// Whose hand, band or choice: of the person it is done to.
    fn own(self, who: Who) -> &'static str {
        match (who, self) {
            (Who::Actor, Self::Player) | (Who::Target, Self::Told { target: None, .. }) => "your",
            (Who::Actor | Who::Target | Who::Each, _) => "their",
        }
    }
}

fn held(changed: &Mod) -> String {
    let by = |n: i8, what: &str| match n.unsigned_abs() {
        n_abs if n < 0 => format!("{what} less {n_abs}"),
        n_abs => format!("{what} plus {n_abs}"),
    };
    match changed {
        Mod::HandLimit { n } => by(*n, "hand limit"),
        Mod::Draw { n } => by(*n, "cards drawn in a turn"),
        Mod::Plays { n } => by(*n, "band plays in a turn"),
        Mod::Specials { n } => by(*n, "Bonuses and Penalties in a turn"),
        Mod::MinDiscard { n } => by(*n, "cards to discard in a turn"),
        Mod::Protect { section } => {
            let what = section.map_or("all sections", Section::word);
            format!("Penalties cannot touch {what}")
        }
        Mod::Silence { section } => {
            format!("{} does not count for a full band", section.word())
        }
        Mod::Shield => "the next Penalty at this person alone does nothing".to_owned(),
        Mod::StartTurn { ops: later } => {
            format!(
                "at the start of the next turn: {}",
                ops(later, Voice::Player).join(", then ")
            )
        }
    }
}

fn otherwise(text: String, else_draw: u8) -> String {
    match else_draw {
        0 => text,
        n => format!("{text}, or draw {n} if there is none"),
    }
}

fn cards(n: u8) -> String {
    counted(n.into(), "card")
}

fn sort(kind: Sort, section: Option<Section>, n: u8) -> String {
    let kind = match kind {
        Sort::Player => "Player card",
        Sort::Equipment => "Equipment card",
        Sort::Either => "band card",
    };
    let only = section.map_or(String::new(), |s| format!(" of {}", s.word()));
    format!("{}{only}", counted(n.into(), kind))
}

#[cfg(test)]
mod tests {
    use printed::Printed;

    use super::*;
    use crate::edition::Edition;

    fn explained(id: &str) -> String {
        let specials = Edition::base().specials.iter();
        let card = specials.clone().find(|card| card.id == id);
        let card = card.unwrap_or_else(|| panic!("no {id} in the box"));
        special(card, Voice::Player)
    }

    #[test]
    fn every_indigo_card_says_its_reward() {
        let edition = Edition::base().clone().with_booster();
        for info in &edition.ct {
            let text = ct(info);
            let is_told = text.contains("Reward: ") && text.ends_with('.');
            assert!(is_told || info.reward.is_empty(), "{}: {text}", info.id);
            assert!(!text.contains("target"), "{}: {text}", info.id);
        }
        let told = |id: &str| edition.ct.iter().find(|info| info.id == id).map(ct);
        assert_eq!(
            told("flag_rifle_sabre").as_deref(),
            Some(
                "Flag beats rifle, rifle beats sabre, sabre beats flag; two throws win. Reward: take 1 card \
                 at random from the loser's hand, then make up to 1 band play."
            )
        );
        assert_eq!(
            told("mirror_drill").as_deref(),
            Some(
                "Face as the drawer does; if nobody does, the drawer wins. Reward: draw 2 cards; for the \
                 drawer: draw 3 cards."
            )
        );
    }

    #[test]
    fn every_card_has_an_explanation() {
        for (id, text) in [
            ("bake_sale", "draw 3 cards"),
            (
                "extra_rehearsal",
                "draw 2 cards, then make up to 2 band plays",
            ),
            (
                "spare_in_the_truck",
                "take 1 Equipment card from the discard pile, or draw 1 if there is none",
            ),
            ("booster_club", "cards drawn in a turn plus 1, for 3 turns"),
            ("band_camp", "at the start of the next turn: draw 4 cards"),
            ("left_on_the_bus", "the target discards their whole hand"),
            ("rainout", "everyone discards 2 cards of their choice"),
            (
                "chapped_lips",
                "the target loses 1 Player card of brass that you name, to the discard pile",
            ),
            ("tiny_lockers", "hand limit less 3, for 3 turns"),
            ("no_u", "stop a Penalty as it is played, in anybody's turn"),
        ] {
            assert_eq!(explained(id), text);
        }
        for card in &Edition::base().specials {
            let text = special(card, Voice::Player);
            assert!(
                text.len() > 10 && !text.contains("  "),
                "{}: {text}",
                card.id
            );
        }
    }

    #[test]
    fn a_target_reads_what_a_penalty_does_to_them() {
        let specials = Edition::base().specials.iter();
        let told = |id: &str, target: Option<&str>| {
            let card = specials.clone().find(|card| card.id == id);
            let voice = Voice::Told { by: "Ann", target };
            special(card.unwrap_or_else(|| panic!("no {id} in the box")), voice)
        };
        for (id, target, text) in [
            (
                "chapped_lips",
                None,
                "you lose 1 Player card of brass that Ann named, to the discard pile",
            ),
            (
                "chapped_lips",
                Some("Ben"),
                "Ben loses 1 Player card of brass that Ann named, to the discard pile",
            ),
            (
                "wrong_locker",
                None,
                "Ann takes 1 card at random from your hand",
            ),
            ("left_on_the_bus", None, "you discard your whole hand"),
            (
                "rainout",
                Some("everybody"),
                "everyone discards 2 cards of their choice",
            ),
        ] {
            assert_eq!(told(id, target), text);
        }
    }
}
