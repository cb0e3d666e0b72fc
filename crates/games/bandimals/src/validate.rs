//! Whether an edition can be played: an error names the card, the field and the reason.

use tabletop::Error;

use crate::card::Section;
use crate::edition::Edition;
use crate::validate_indigo::{validate_halt, validate_indigo};
use crate::validate_special::validate_special;

/// The most kinds of green card, not counting Band Halt!: a kind is one byte.
const MOST_KINDS: usize = 200;
/// The most kinds of Bonus and Penalty: a seat has one bit for each that it has played.
pub(crate) const MOST_SPECIALS: usize = 128;
/// The most green cards. Two bytes count them, and more would only slow down shuffles and bots.
const MOST_GREEN: u32 = 1000;
/// The most Drum Majors that their pile has room for.
pub(crate) const MOST_MAJORS: usize = 16;

impl Edition {
    /// Whether two can play the edition. Each table checks again for its own number of seats.
    pub(crate) fn can_be_played(&self) -> Result<(), Error> {
        let invalid = |about: &str, because: String| Err(Error::new(about, because));
        if self.game != "bandimals" {
            return invalid("game", format!("is `{}`, not `bandimals`", self.game));
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
                return invalid(name, format!("is {value}, and can be {least} to {most}"));
            }
        }
        if self.drum_majors.is_empty() || self.drum_majors.len() > MOST_MAJORS {
            let n = self.drum_majors.len();
            let because = format!("has {n} cards, and can have 1 to {MOST_MAJORS}");
            return invalid("drum_majors", because);
        }
        if let Some(place) = self
            .drum_majors
            .iter()
            .position(|name| name.trim().is_empty())
        {
            return invalid(&format!("drum_majors[{place}]"), "has no name".to_owned());
        }
        let kinds = self.players.len() + self.equipment.len() + self.specials.len();
        if kinds > MOST_KINDS {
            let because =
                format!("are {kinds} kinds of card: at most {MOST_KINDS} can be told apart");
            return invalid("players, equipment and specials", because);
        }
        if self.specials.len() > MOST_SPECIALS {
            let n = self.specials.len();
            let because = format!("are {n} kinds: at most {MOST_SPECIALS} can be told apart");
            return invalid("specials", because);
        }
        self.validate_sections()?;
        self.validate_names()?;
        for (place, special) in self.specials.iter().enumerate() {
            let about = format!("specials[{place}] `{}`", special.id);
            validate_special(special).map_err(|error| error.within(&about))?;
        }
        if self.band_halt.is_some() == self.ct.is_empty() {
            let because = "goes with `ct`: an edition has both or neither".to_owned();
            return invalid("band_halt", because);
        }
        if let Some(halt) = &self.band_halt {
            validate_halt(halt)?;
        }
        validate_indigo(&self.ct)?;
        self.validate_for(2)
    }

    /// Whether there are enough cards for this many seats (section 2.4 of the catalogue).
    pub(crate) fn validate_for(&self, n_seats: u8) -> Result<(), Error> {
        let counts = self.players.iter().chain(&self.equipment);
        let counts = counts.map(|card| card.count);
        let counts = counts.chain(self.specials.iter().map(|card| card.count));
        let halts = self.band_halt.map_or(0, |halt| u32::from(halt.count));
        let green: u32 = counts.map(u32::from).sum();
        if green + halts > MOST_GREEN {
            let because = format!(
                "are {} green cards in all, and at most {MOST_GREEN} can be shuffled",
                green + halts
            );
            return Err(Error::new("players, equipment and specials", because));
        }
        let needed = u32::from(self.deal) * u32::from(n_seats) + 20;
        if green < needed {
            let because =
                format!("are {green} green cards in all, and {n_seats} persons need {needed}");
            return Err(Error::new("players, equipment and specials", because));
        }
        Ok(())
    }

    fn validate_sections(&self) -> Result<(), Error> {
        let needed = usize::from(self.max_per_section);
        for section in Section::ALL {
            let players = self.players.iter().filter(|card| card.section == section);
            let players: usize = players.map(|card| usize::from(card.count)).sum();
            if players < needed {
                let because = format!(
                    "have {players} cards of {}, and max_per_section asks for {needed}",
                    section.word()
                );
                return Err(Error::new("players", because));
            }
            let names = self.equipment.iter().filter(|card| card.section == section);
            let names = names.count();
            if names < needed {
                let because = format!(
                    "has {names} names of {}, and max_per_section asks for {needed}",
                    section.word()
                );
                return Err(Error::new("equipment", because));
            }
        }
        Ok(())
    }

    /// Every name and id is unique, ignoring case: people, scenarios and records use them to name a card.
    fn validate_names(&self) -> Result<(), Error> {
        let mut green = Names::default();
        green.add("Band Halt!");
        green.add("band_halt");
        let lists = [("players", &self.players), ("equipment", &self.equipment)];
        for (list, cards) in lists {
            for (place, card) in cards.iter().enumerate() {
                if card.count == 0 {
                    let about = format!("{list}[{place}] `{}`: count", card.name);
                    return Err(Error::new(about, "is 0; leave the card out"));
                }
                let about = format!("{list}[{place}]: name");
                green.check(&card.name, &about)?;
                green.add(&card.name);
            }
        }
        for (place, card) in self.specials.iter().enumerate() {
            let about = format!("specials[{place}] `{}`", card.id);
            check_id(&card.id, &format!("{about}: id"))?;
            green.check(&card.id, &format!("{about}: id"))?;
            green.check(&card.name, &format!("{about}: name"))?;
            green.add(&card.id);
            green.add(&card.name);
        }
        let mut indigo = Names::default();
        for (place, card) in self.ct.iter().enumerate() {
            let about = format!("ct[{place}] `{}`", card.id);
            check_id(&card.id, &format!("{about}: id"))?;
            indigo.check(&card.id, &format!("{about}: id"))?;
            indigo.check(&card.name, &format!("{about}: name"))?;
            indigo.add(&card.id);
            indigo.add(&card.name);
        }
        Ok(())
    }
}

/// Names that are already taken.
#[derive(Default)]
struct Names(Vec<String>);

impl Names {
    fn add(&mut self, name: &str) {
        self.0.push(name.trim().to_lowercase());
    }

    fn check(&self, name: &str, about: &str) -> Result<(), Error> {
        let because = match name.trim() {
            "" => "is empty".to_owned(),
            word if self.0.contains(&word.to_lowercase()) => {
                format!("`{name}` is there already, as a name or an id")
            }
            _ => return Ok(()),
        };
        Err(Error::new(about, because))
    }
}

fn check_id(id: &str, about: &str) -> Result<(), Error> {
    let is_word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if !id.is_empty() && id.chars().all(is_word) {
        Ok(())
    } else {
        let because = format!("`{id}` is not small letters, digits and `_`");
        Err(Error::new(about, because))
    }
}
