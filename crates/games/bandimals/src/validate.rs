//! Whether an edition can be played: a complaint names the card, the field and the reason.

use tabletop::Complaint;

use crate::card::Section;
use crate::edition::{Edition, Mechanism, Special, SpecialType, Target};
use crate::effect::{Chooser, Lasts, Mod, Op, Plus, Who};
use crate::validate_indigo::{validate_halt, validate_indigo};

/// The most kinds of green card; a state counts them in a byte.
const MOST_KINDS: usize = 200;
/// The most cards that one op moves.
const MOST_MOVED: u8 = 10;

impl Edition {
    /// Whether the edition can be played by two; each table asks again for its own number.
    pub(crate) fn can_be_played(&self) -> Result<(), Complaint> {
        let no = |about: &str, because: String| Err(Complaint::new(about, because));
        if self.game != "bandimals" {
            return no("game", format!("is `{}`, not `bandimals`", self.game));
        }
        for (name, value, least, most) in [
            ("deal", self.deal, 1, 12),
            ("hand_limit", self.hand_limit, 1, 20),
            ("draw", self.draw, 1, 10),
            ("plays", self.plays, 1, 10),
            ("specials_a_turn", self.specials_a_turn, 0, 5),
            ("min_discard", self.min_discard, 0, 10),
            ("min_sections", self.min_sections, 1, 5),
            ("max_per_section", self.max_per_section, 1, 5),
        ] {
            if !(least..=most).contains(&value) {
                return no(name, format!("is {value}, and can be {least} to {most}"));
            }
        }
        if self.drum_majors.is_empty() || self.drum_majors.len() > 16 {
            let n = self.drum_majors.len();
            return no(
                "drum_majors",
                format!("has {n} cards, and can have 1 to 16"),
            );
        }
        let kinds = self.players.len() + self.equipment.len() + self.specials.len();
        if kinds > MOST_KINDS {
            return no(
                "players",
                format!("and the rest are {kinds} kinds: {MOST_KINDS} can be"),
            );
        }
        self.validate_sections()?;
        self.validate_names()?;
        for (place, special) in self.specials.iter().enumerate() {
            let about = format!("specials[{place}] `{}`", special.id);
            validate_special(special).map_err(|complaint| complaint.within(&about))?;
        }
        if self.band_halt.is_some() == self.ct.is_empty() {
            let because = "goes with `ct`: an edition has both or neither".to_owned();
            return no("band_halt", because);
        }
        if let Some(halt) = &self.band_halt {
            validate_halt(halt)?;
        }
        validate_indigo(&self.ct)?;
        self.validate_for(2)
    }

    /// Whether there are cards enough for so many (section 2.4 of the catalogue).
    pub(crate) fn validate_for(&self, n_seats: u8) -> Result<(), Complaint> {
        let counts = self.players.iter().chain(&self.equipment);
        let counts = counts.map(|card| card.count);
        let counts = counts.chain(self.specials.iter().map(|card| card.count));
        let green: u32 = counts.map(u32::from).sum();
        let needed = u32::from(self.deal) * u32::from(n_seats) + 20;
        if green < needed {
            let because =
                format!("are {green} green cards in all, and {n_seats} persons need {needed}");
            return Err(Complaint::new("players, equipment and specials", because));
        }
        Ok(())
    }

    fn validate_sections(&self) -> Result<(), Complaint> {
        let needed = usize::from(self.max_per_section);
        for section in Section::ALL {
            let players = self.players.iter().filter(|card| card.section == section);
            let players: usize = players.map(|card| usize::from(card.count)).sum();
            if players < needed {
                let because = format!(
                    "have {players} cards of {}, and max_per_section asks for {needed}",
                    section.word()
                );
                return Err(Complaint::new("players", because));
            }
            let names = self.equipment.iter().filter(|card| card.section == section);
            let names = names.count();
            if names < needed {
                let because = format!(
                    "has {names} names of {}, and max_per_section asks for {needed}",
                    section.word()
                );
                return Err(Complaint::new("equipment", because));
            }
        }
        Ok(())
    }

    /// Every name and id is there once, because they are how scenarios and records call a card.
    fn validate_names(&self) -> Result<(), Complaint> {
        let mut seen: Vec<&str> = Vec::new();
        let lists = [("players", &self.players), ("equipment", &self.equipment)];
        for (list, cards) in lists {
            for (place, card) in cards.iter().enumerate() {
                if card.count == 0 {
                    let about = format!("{list}[{place}] `{}`: count", card.name);
                    return Err(Complaint::new(about, "is 0; leave the card out"));
                }
                if card.name.trim().is_empty() || seen.contains(&card.name.as_str()) {
                    let about = format!("{list}[{place}]: name");
                    let because = format!("`{}` is empty or there already", card.name);
                    return Err(Complaint::new(about, because));
                }
                seen.push(&card.name);
            }
        }
        let mut ids: Vec<&str> = Vec::new();
        let named = self.specials.iter().map(|card| ("specials", &card.id));
        let named = named.chain(self.ct.iter().map(|card| ("ct", &card.id)));
        for (list, id) in named {
            let is_word = id
                .chars()
                .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_');
            if id.is_empty() || !is_word || ids.contains(&id.as_str()) {
                let because = "is there already, or is not small letters, digits and `_`";
                return Err(Complaint::new(format!("{list} `{id}`: id"), because));
            }
            ids.push(id);
        }
        Ok(())
    }
}

fn validate_special(special: &Special) -> Result<(), Complaint> {
    let no = |about: &str, because: &str| Err(Complaint::new(about, because));
    if special.count == 0 {
        return no("count", "is 0; leave the card out");
    }
    let aim = special.aim();
    let lies = matches!(
        special.kind,
        SpecialType::BandBonus | SpecialType::BandPenalty
    );
    if special.reaction {
        if special.kind != SpecialType::QuickPenalty || !special.ops.is_empty() {
            return no(
                "reaction",
                "is for a Quick Penalty without ops: it stops a Penalty card",
            );
        }
        return Ok(());
    }
    match (special.kind.is_penalty(), aim) {
        (false, Target::Opponent | Target::Everyone) => {
            return no("target", "of a Bonus is `self` (BAND-24, BAND-26)");
        }
        (true, Target::Oneself) => {
            return no(
                "target",
                "of a Penalty is `opponent` or `everyone` (BAND-30, BAND-32)",
            );
        }
        (true, Target::Everyone) if special.kind == SpecialType::BandPenalty => {
            return no("target", "of a Band Penalty is `opponent` (BAND-32)");
        }
        (false, Target::Oneself) | (true, Target::Opponent | Target::Everyone) => (),
    }
    match (lies, special.lasts) {
        (true, None) => return no("lasts", "is missing: `turns:3`, `uses:1` or `game`"),
        (false, Some(_)) => return no("lasts", "is for Band Bonuses and Band Penalties"),
        (true, Some(_)) | (false, None) => (),
    }
    if lies && (special.mods.is_empty() || !special.ops.is_empty()) {
        return no(
            "mods",
            "are what a card that lies in a band has, and it has no ops",
        );
    }
    if !lies && (special.ops.is_empty() || !special.mods.is_empty()) {
        return no("ops", "are what a Quick card has, and it has no mods");
    }
    for (place, op) in special.ops.iter().enumerate() {
        let within = |complaint: Complaint| complaint.within(format!("ops[{place}]"));
        validate_op(op, aim).map_err(within)?;
        validate_plus(op, None).map_err(within)?;
    }
    for (place, changed) in special.mods.iter().enumerate() {
        let within = |complaint: Complaint| complaint.within(format!("mods[{place}]"));
        validate_mod(special, changed).map_err(within)?;
    }
    let removals = special.ops.iter().filter(|op| named_when_played(op));
    if removals.count() > 1 {
        return no(
            "ops",
            "have two removals that the actor names; one card can be named",
        );
    }
    Ok(())
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

fn validate_mod(special: &Special, changed: &Mod) -> Result<(), Complaint> {
    let n = match changed {
        Mod::HandLimit { n }
        | Mod::Draw { n }
        | Mod::Plays { n }
        | Mod::Specials { n }
        | Mod::MinDiscard { n } => *n,
        Mod::Protect { .. } | Mod::Silence { .. } => 1,
        Mod::Shield | Mod::StartTurn { .. } => {
            if special.kind != SpecialType::BandBonus || special.lasts != Some(Lasts::Uses(1)) {
                let because = "is for a Band Bonus that lasts `uses:1`";
                return Err(Complaint::new("mod", because));
            }
            if let Mod::StartTurn { ops } = changed {
                for (place, op) in ops.iter().enumerate() {
                    let within = |complaint: Complaint| complaint.within(format!("ops[{place}]"));
                    validate_op(op, Target::Oneself).map_err(within)?;
                    validate_plus(op, None).map_err(within)?;
                }
            }
            1
        }
    };
    if n == 0 || !(-9..=9).contains(&n) {
        return Err(Complaint::new(
            "n",
            format!("is {n}, and can be -9 to 9, not 0"),
        ));
    }
    Ok(())
}

pub(crate) fn validate_op(op: &Op, aim: Target) -> Result<(), Complaint> {
    let (who, n) = match *op {
        Op::Draw { who, n, plus } => (who, if plus == Plus::Nothing { n } else { n.max(1) }),
        Op::Discard { who, n, how } => {
            let n = if how == crate::effect::How::All { 1 } else { n };
            (who, n)
        }
        Op::Take { n } => (Who::Target, n),
        Op::Pass { n } => (Who::Each, n),
        Op::Fetch { .. } => (Who::Actor, 1),
        Op::Plays { who, n, .. } => (who, n),
        Op::Remove {
            who, n, chooser, ..
        } => {
            if chooser == Chooser::Actor && (n != 1 || who != Who::Target) {
                let because = "`actor` names one card of the target: n = 1, who = \"target\"";
                return Err(Complaint::new("chooser", because));
            }
            (who, n)
        }
        Op::Clear { n, .. } => (Who::Actor, n),
    };
    if n == 0 || n > MOST_MOVED {
        return Err(Complaint::new(
            "n",
            format!("is {n}, and can be 1 to {MOST_MOVED}"),
        ));
    }
    match (who, aim) {
        (Who::Target, Target::Oneself | Target::Everyone) => Err(Complaint::new(
            "who",
            "is `target`, and the card has no single target",
        )),
        (Who::Each, Target::Oneself | Target::Opponent) => Err(Complaint::new(
            "who",
            "is `each`, and the card's target is not `everyone`",
        )),
        (Who::Actor, _) | (Who::Target, Target::Opponent) | (Who::Each, Target::Everyone) => Ok(()),
    }
}

/// Only what was bid can be added, and only sets that were completed.
pub(crate) fn validate_plus(op: &Op, mechanism: Option<Mechanism>) -> Result<(), Complaint> {
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
    Err(Complaint::new("plus", because))
}
