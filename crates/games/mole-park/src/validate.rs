//! Checks that an edition can be played. Errors name the thing, the field and the reason.

use tabletop::{Error, MOST_SEATS};

use crate::die::{Die, MOST_HOLES};
use crate::edition::{DieFace, Edition, StandInfo};
use crate::mole::MOST_MOLES;
use crate::power::{Effect, EffectInfo};
use crate::prize::{MOST_PER_STAND, MOST_PRIZES, MOST_STANDS};

/// The maximum number of effects of a prize.
pub(crate) const MOST_EFFECTS: usize = 4;
/// The maximum number of faces of a die.
const MOST_FACES: usize = 24;
/// The maximum number of stars of a whole box, because totals are small numbers.
const MOST_TOTAL: u32 = 9_999;
/// The maximum length of a name on a card.
const MOST_LETTERS: usize = 40;

/// An error about a field.
fn invalid(field: impl Into<String>, because: impl Into<String>) -> Result<(), Error> {
    Err(Error::new(field, because))
}

impl Edition {
    /// Checks that every table can be played with this edition.
    pub(crate) fn can_be_played(&self) -> Result<(), Error> {
        if self.game != "mole-park" {
            let because = format!(
                "is `{}`; an edition of Mole Park says `mole-park`",
                self.game
            );
            return invalid("game", because);
        }
        if self.edition.id.is_empty() {
            return invalid("edition.id", "is empty; records need a name");
        }
        self.validate_numbers()?;
        self.validate_deal()?;
        self.validate_dice()?;
        self.validate_moles()?;
        self.validate_stands()?;
        if self.crowns.is_empty() || self.crowns.len() > MOST_PER_STAND {
            let because = format!(
                "are {}; one at least is needed to win, and {MOST_PER_STAND} are the most",
                self.crowns.len()
            );
            return invalid("crowns", because);
        }
        self.validate_totals()?;
        self.validate_names()?;
        self.validate_ids()
    }

    fn validate_numbers(&self) -> Result<(), Error> {
        let rules = &self.rules;
        let (min, max) = (rules.min_players, rules.max_players);
        if !(2 <= min && min <= max && usize::from(max) <= MOST_SEATS) {
            let because = format!("are {min} and {max}; 2 and 8 are the widest");
            return invalid("rules.min_players and rules.max_players", because);
        }
        if !(1..=MOST_HOLES).contains(&usize::from(rules.holes)) {
            let because = format!("are {}, but must be 1 to {MOST_HOLES}", rules.holes);
            return invalid("rules.holes", because);
        }
        if !(1..=20).contains(&rules.hand_limit) {
            let because = format!("is {}, but must be 1 to 20", rules.hand_limit);
            return invalid("rules.hand_limit", because);
        }
        Ok(())
    }

    fn validate_deal(&self) -> Result<(), Error> {
        let rules = &self.rules;
        for (index, row) in rules.deal.iter().enumerate() {
            let [from, to] = row.players;
            if from > to || !(1..=8).contains(&row.per_hole) {
                let field = format!("rules.deal[{index}]");
                let because = "needs players from fewer to more, and 1 to 8 moles per hole";
                return invalid(field, because);
            }
            if row.cap == Some(0) {
                let because = "is 0: no mole would ever be dealt; leave it out, or say 1 or more";
                return invalid(format!("rules.deal[{index}]: cap"), because);
            }
        }
        for players in rules.min_players..=rules.max_players {
            let rows = rules.deal.iter();
            let covering = rows.filter(|row| (row.players[0]..=row.players[1]).contains(&players));
            let n_rows = covering.count();
            if n_rows != 1 {
                let because =
                    format!("say {n_rows} times what {players} players are dealt; once is right");
                return invalid("rules.deal", because);
            }
        }
        Ok(())
    }

    fn validate_dice(&self) -> Result<(), Error> {
        for die in Die::ALL {
            let faces = &self.dice.info(die).faces;
            let field = format!("dice.{}.faces", die.id());
            if !(2..=MOST_FACES).contains(&faces.len()) {
                let because = format!("are {}, but must be 2 to {MOST_FACES}", faces.len());
                return invalid(field, because);
            }
            let is_whacking = die != Die::Prize;
            for face in faces {
                let because = match face {
                    DieFace::Miss if is_whacking => continue,
                    DieFace::Miss => "have an X; a Prize die shows stars".to_owned(),
                    DieFace::Number(hole) if is_whacking => {
                        if (1..=self.rules.holes).contains(hole) {
                            continue;
                        }
                        format!("have {hole}; the holes are 1 to {}", self.rules.holes)
                    }
                    DieFace::Number(0..=20) => continue,
                    DieFace::Number(stars) => format!("have {stars} stars; 20 are the most"),
                };
                return invalid(field, because);
            }
        }
        for hole in 1..=self.rules.holes {
            let is_on = |die: &Die| {
                let faces = &self.dice.info(*die).faces;
                faces.contains(&DieFace::Number(hole))
            };
            if !Die::WHACKING.iter().any(is_on) {
                let because = format!("have no face for hole {hole}; nobody could ever whack it");
                return invalid("dice", because);
            }
        }
        Ok(())
    }

    fn validate_moles(&self) -> Result<(), Error> {
        if let Some(mole) = self.moles.iter().find(|mole| mole.copies == 0) {
            let because = "are 0; leave out what the box does not have";
            return invalid(format!("moles {}: copies", mole.id), because);
        }
        let n_moles: usize = self.moles.iter().map(|mole| usize::from(mole.copies)).sum();
        // There must be enough for a Showdown of all players (MOLE-R62).
        let fewest = usize::from(self.rules.holes) * usize::from(self.rules.max_players);
        if !(fewest..=MOST_MOLES).contains(&n_moles) {
            let because = format!(
                "are {n_moles}; {fewest} are needed for a Showdown of all players, and \
                 {MOST_MOLES} are the most"
            );
            return invalid("moles", because);
        }
        match self.moles.iter().find(|mole| mole.stars > 20) {
            Some(mole) => invalid(format!("moles {}: stars", mole.id), "are more than 20"),
            None => Ok(()),
        }
    }

    fn validate_stands(&self) -> Result<(), Error> {
        if !(1..=MOST_STANDS).contains(&self.stands.len()) {
            let because = format!("are {}, but must be 1 to {MOST_STANDS}", self.stands.len());
            return invalid("stands", because);
        }
        for two in self.stands.windows(2) {
            if two[0].cost >= two[1].cost {
                let field = format!("stand {}: cost", two[1].id);
                let because = format!(
                    "is {}, after {} for {}; costs must rise from stand to stand",
                    two[1].cost, two[0].cost, two[0].id
                );
                return invalid(field, because);
            }
        }
        let crown_cost = self.rules.crown_cost;
        if let Some(stand) = self.stands.iter().find(|stand| stand.cost >= crown_cost) {
            let because = format!(
                "is {}; the crown costs {crown_cost} and is dearest",
                stand.cost
            );
            return invalid(format!("stand {}: cost", stand.id), because);
        }
        self.stands.iter().try_for_each(validate_stand)?;
        let prizes = self.stands.iter().flat_map(|stand| &stand.prizes);
        let n_prizes: usize = prizes.map(|prize| usize::from(prize.copies)).sum();
        match n_prizes {
            0..=MOST_PRIZES => Ok(()),
            _ => invalid(
                "stands",
                format!("have {n_prizes} prizes; {MOST_PRIZES} are the most"),
            ),
        }
    }

    /// A total must not be too large even with every mole and every prize.
    fn validate_totals(&self) -> Result<(), Error> {
        let times = |stars: u8, copies: u8| u32::from(stars) * u32::from(copies);
        let moles = self.moles.iter();
        let moles: u32 = moles.map(|mole| times(mole.stars, mole.copies)).sum();
        let mut total = moles;
        for stand in &self.stands {
            for prize in &stand.prizes {
                let stars = u32::from(prize.stars.max(stand.plain_stars));
                let effects = prize.effects.iter().flat_map(EffectInfo::read);
                let more: u32 = effects.map(|effect| self.most_stars(effect)).sum();
                total = total.saturating_add((stars + more) * u32::from(prize.copies));
            }
        }
        let faces = self.dice.prize.faces.iter().map(|face| match face {
            DieFace::Number(stars) => u32::from(*stars),
            DieFace::Miss => 0,
        });
        total = total.saturating_add(faces.max().unwrap_or(0));
        if total <= MOST_TOTAL {
            return Ok(());
        }
        let because = format!(
            "with all moles and prizes could make {total} stars; {MOST_TOTAL} are the most that can \
             be counted"
        );
        invalid("stars", because)
    }

    /// The most stars an effect can add to a total, with every mole of the box in hand.
    fn most_stars(&self, effect: Effect) -> u32 {
        match effect {
            Effect::MoleBonus { value, stars } => {
                let fitting = self.moles.iter().filter(|mole| mole.stars == value);
                let n_moles: u32 = fitting.map(|mole| u32::from(mole.copies)).sum();
                n_moles * u32::from(stars)
            }
            Effect::FullHand { stars, .. } => stars.into(),
            Effect::HandLimit(_)
            | Effect::Reroll(_)
            | Effect::UnluckyDraw(_)
            | Effect::WhackDraw(_)
            | Effect::Leftover
            | Effect::KeepMole(_)
            | Effect::Consolation(_)
            | Effect::Peek(_)
            | Effect::FirstInTies => 0,
        }
    }

    /// Names must be unique, because people choose by name.
    fn validate_names(&self) -> Result<(), Error> {
        let prizes = self.stands.iter().flat_map(|stand| &stand.prizes);
        let kinds: [(&str, Vec<&str>); 5] = [
            (
                "dice",
                Die::ALL.map(|die| self.dice.info(die).name.as_str()).into(),
            ),
            (
                "moles",
                self.moles.iter().map(|mole| mole.name.as_str()).collect(),
            ),
            (
                "stands",
                self.stands
                    .iter()
                    .map(|stand| stand.name.as_str())
                    .collect(),
            ),
            ("prizes", prizes.map(|prize| prize.name.as_str()).collect()),
            (
                "crowns",
                self.crowns
                    .iter()
                    .map(|crown| crown.name.as_str())
                    .collect(),
            ),
        ];
        for (kind, mut names) in kinds {
            let field = |name: &str| format!("{kind}: name `{name}`");
            let is_odd = |name: &&&str| {
                let letters = name.chars().count();
                name.trim() != **name
                    || !(1..=MOST_LETTERS).contains(&letters)
                    || name.chars().any(char::is_control)
            };
            if let Some(name) = names.iter().find(is_odd) {
                let because = format!("is no name of 1 to {MOST_LETTERS} letters on one line");
                return invalid(field(name), because);
            }
            tabletop::sort_by_key(&mut names, |name| *name);
            if let Some(two) = names.windows(2).find(|two| two[0] == two[1]) {
                let because = "is there twice; what there is several of is one entry with copies";
                return invalid(field(two[0]), because);
            }
        }
        Ok(())
    }

    /// Ids must be unique, because scenarios name things by id.
    fn validate_ids(&self) -> Result<(), Error> {
        let moles = self.moles.iter().map(|mole| &mole.id);
        let stands = self.stands.iter().map(|stand| &stand.id);
        let prizes = self.stands.iter().flat_map(|stand| &stand.prizes);
        let crowns = self.crowns.iter().map(|crown| &crown.id);
        let ids = moles.chain(stands).chain(prizes.map(|prize| &prize.id));
        let mut ids: Vec<&String> = ids.chain(crowns).collect();
        tabletop::sort_by_key(&mut ids, |id| *id);
        let twice = ids.windows(2).find(|two| two[0] == two[1]);
        let bad = ids
            .iter()
            .find(|id| id.is_empty() || id.contains(char::is_whitespace));
        match (twice, bad) {
            (Some(two), _) => invalid(format!("id `{}`", two[0]), "is there twice"),
            (None, Some(id)) => invalid(format!("id `{id}`"), "is empty or has a space in it"),
            (None, None) if ids.iter().any(|id| *id == "crown") => {
                invalid("id `crown`", "is the crown's own")
            }
            (None, None) => Ok(()),
        }
    }
}

fn validate_stand(stand: &StandInfo) -> Result<(), Error> {
    let of_stand = |what: &str| format!("stand {}: {what}", stand.id);
    let n_prizes: usize = stand
        .prizes
        .iter()
        .map(|prize| usize::from(prize.copies))
        .sum();
    if n_prizes > MOST_PER_STAND {
        let because = format!("are {n_prizes}; {MOST_PER_STAND} are the most");
        return invalid(of_stand("prizes"), because);
    }
    if stand.plain_stars > 50 {
        return invalid(of_stand("plain_stars"), "are more than 50");
    }
    for prize in &stand.prizes {
        let of_prize = |what: &str| format!("prize {} ({}): {what}", prize.id, prize.name);
        if prize.copies == 0 {
            let because = "are 0; leave out what the box does not have";
            return invalid(of_prize("copies"), because);
        }
        if prize.stars > 50 {
            return invalid(of_prize("stars"), "are more than 50");
        }
        if prize.effects.len() > MOST_EFFECTS {
            let because = format!("are {}; {MOST_EFFECTS} are the most", prize.effects.len());
            return invalid(of_prize("effects"), because);
        }
        for (index, effect) in prize.effects.iter().enumerate() {
            let place = of_prize(&format!("effects[{index}]"));
            effect.read().map_err(|error| error.within(place))?;
        }
    }
    Ok(())
}
