//! What a card will do, in a sentence that is made of its ops and mods: the same for a box of one's own.

use crate::card::{Card, Ct, Section};
use crate::edition::{CtInfo, Special};
use crate::effect::{Chooser, How, Lasts, Lying, Mod, Op, Plus, Sort, To, Who};
use crate::setup::Setup;

impl Setup {
    /// What a Bonus or Penalty will do: "draw 2 cards, then make up to 2 band plays". Nothing for
    /// any other card.
    pub fn explain(&self, card: Card) -> Option<String> {
        self.special(card).map(special)
    }
}

impl Setup {
    /// What an indigo card says, and what is won with it: "Count the notes; the closest wins.
    /// Reward: draw 3 cards."
    pub fn tell(&self, ct: Ct) -> String {
        self::ct(self.ct(ct))
    }
}

/// What an indigo card says, and what is won with it.
pub(crate) fn ct(info: &CtInfo) -> String {
    // The only other person that a reward can be about is the loser of a duel.
    let told = |reward: &[Op]| {
        ops(reward)
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
pub(crate) fn special(special: &Special) -> String {
    if special.reaction {
        return "stop a Penalty as it is played, in anybody's turn".to_owned();
    }
    let mut words = ops(&special.ops);
    if !special.mods.is_empty() {
        words.push(mods(&special.mods));
    }
    let mut text = words.join(", then ");
    match special.lasts {
        Some(Lasts::Turns(1)) => text += ", for 1 turn",
        Some(Lasts::Turns(n)) => text += &format!(", for {n} turns"),
        Some(Lasts::Game) => text += ", to the end of the game",
        Some(Lasts::Uses(_)) | None => (),
    }
    text
}

/// Ops, each in words.
pub(crate) fn ops(ops: &[Op]) -> Vec<String> {
    ops.iter().map(op).collect()
}

/// Mods, in words.
pub(crate) fn mods(mods: &[Mod]) -> String {
    mods.iter().map(held).collect::<Vec<_>>().join(" and ")
}

fn op(op: &Op) -> String {
    match *op {
        Op::Draw { who, n, plus } => {
            let n = match (plus, n) {
                (Plus::Nothing, n) => cards(n),
                (Plus::Bid, n) => format!("{} more than were bid", cards(n)),
                (Plus::Score, 0) => "a card for each set completed".to_owned(),
                (Plus::Score, n) => format!("{} and one for each set completed", cards(n)),
            };
            does(who, "draw", &n)
        }
        Op::Discard { who, n, how } => match how {
            How::All => does(who, "discard", "the whole hand"),
            How::Random => does(who, "discard", &format!("{} at random", cards(n))),
            How::Choose => does(who, "discard", &format!("{} of one's choice", cards(n))),
        },
        Op::Take { n } => format!("take {} at random from the target's hand", cards(n)),
        Op::Pass { n } => format!(
            "everyone passes {} to the left at the same moment",
            cards(n)
        ),
        Op::Fetch {
            kind,
            section,
            else_draw,
        } => {
            let what = sort(kind, section, 1);
            let text = format!("take {what} from the discard pile");
            otherwise(text, else_draw)
        }
        Op::Plays { who, n, section } => {
            let only = section.map_or(String::new(), |s| format!(" of {}", s.word()));
            let plays = if n == 1 { "band play" } else { "band plays" };
            does(who, "make", &format!("up to {n} {plays}{only}"))
        }
        Op::Remove {
            who,
            kind,
            section,
            n,
            chooser,
            to,
        } => {
            let picked = match chooser {
                Chooser::Actor => " that you name",
                Chooser::Owner => " of the owner's choice",
                Chooser::Random => " at random",
            };
            let goes = match to {
                To::Discard => "to the discard pile",
                To::OwnerHand => "back to the hand",
                To::ActorHand => "to your hand",
            };
            let what = sort(kind, section, n);
            does(who, "lose", &format!("{what}{picked}, {goes}"))
        }
        Op::Clear { n, what, else_draw } => {
            let lying = match what {
                Lying::Penalty => "Band Penalties",
                Lying::Bonus => "Band Bonuses",
                Lying::Either => "Band Bonuses and Penalties",
            };
            let what = match n {
                1 => format!("one of your {lying}"),
                n => format!("{n} of your {lying}"),
            };
            otherwise(format!("discard {what}"), else_draw)
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
                ops(later).join(", then ")
            )
        }
    }
}

/// "draw 2 cards", "the target draws 2 cards", "everyone draws 2 cards".
fn does(who: Who, verb: &str, what: &str) -> String {
    match who {
        Who::Actor => format!("{verb} {what}"),
        Who::Target => format!("the target {verb}s {what}"),
        Who::Each => format!("everyone {verb}s {what}"),
    }
}

fn otherwise(text: String, else_draw: u8) -> String {
    match else_draw {
        0 => text,
        n => format!("{text}, or draw {n} if there is none"),
    }
}

fn cards(n: u8) -> String {
    match n {
        1 => "1 card".to_owned(),
        n => format!("{n} cards"),
    }
}

fn sort(kind: Sort, section: Option<Section>, n: u8) -> String {
    let kind = match kind {
        Sort::Player => "Player",
        Sort::Equipment => "Equipment",
        Sort::Either => "band",
    };
    let only = section.map_or(String::new(), |s| format!(" of {}", s.word()));
    match n {
        1 => format!("1 {kind} card{only}"),
        n => format!("{n} {kind} cards{only}"),
    }
}

#[cfg(test)]
mod tests {
    use printed::Printed;

    use super::*;
    use crate::edition::Edition;

    fn explained(id: &str) -> String {
        let specials = Edition::base().specials.iter();
        let card = specials.clone().find(|card| card.id == id);
        special(card.unwrap_or_else(|| panic!("no {id} in the box")))
    }

    #[test]
    fn every_indigo_card_says_what_is_won() {
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
    fn every_card_of_the_box_explains_itself() {
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
            ("left_on_the_bus", "the target discards the whole hand"),
            ("rainout", "everyone discards 2 cards of one's choice"),
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
            let text = special(card);
            assert!(
                text.len() > 10 && !text.contains("  "),
                "{}: {text}",
                card.id
            );
        }
    }
}
