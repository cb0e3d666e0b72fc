//! What is agreed before the first card: seats, options, edition, and what follows from them.

use std::ops::{Deref, RangeInclusive};

use printed::{Agreement, Given, check_seat};
use tabletop::{Error, Refusal, Seat, counted, mark};

use crate::card::{Card, Ct, Kind, Section};
use crate::edition::{CtInfo, Edition, Special};
use crate::effect::{Mod, Op};
use crate::options::{HaltDeal, Options, Preset, Required, Switch};
use crate::rules;

/// The setup of a table. Cheap to clone.
pub type Setup = printed::Setup<Agreed>;

/// What the table agreed on, and what follows from it.
#[derive(Debug)]
pub struct Agreed {
    given: Given<Options, Edition>,
    /// The cards in play: the table's own, and the booster where it is played.
    pub edition: Edition,
    /// The numbers of a turn.
    pub numbers: Numbers,
    /// What each green card is.
    pub(crate) kinds: Vec<Kind>,
    /// Every green card, with all its copies.
    pub(crate) green: Vec<Card>,
    /// The Band Halt! card, with the booster.
    pub(crate) halt: Option<Card>,
}

/// When a Drum Major wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Win {
    /// At the start of one's next turn (BAND-46).
    NextTurn,
    /// As it is added (BAND-76, BAND-81).
    AtOnce,
}

/// The numbers of a turn (section 7 of the catalogue).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Numbers {
    /// Step 1.
    pub draw: u8,
    /// Step 2.
    pub plays: u8,
    /// The hand limit.
    pub hand_limit: u8,
    /// Sections a full band needs.
    pub min_sections: u8,
    /// Pairs a section may supply.
    pub max_per_section: u8,
    /// When a Drum Major wins.
    pub win: Win,
}

impl Agreement for Agreed {
    type Options = Options;
    type Edition = Edition;

    const SEATS: RangeInclusive<u8> = 2..=8;

    fn agree(given: Given<Options, Edition>) -> Result<Self, Error> {
        let edition = match given.options.booster {
            Switch::On => {
                // On top of the base game, which it needs.
                mark!(rules::BAND_88);
                given.edition.clone().with_booster()
            }
            Switch::Off => given.edition.clone(),
        };
        let mut kinds: Vec<Kind> = Vec::new();
        let mut counts: Vec<u8> = Vec::new();
        for card in &edition.players {
            kinds.push(Kind::Player(card.section));
            counts.push(card.count);
        }
        for card in &edition.equipment {
            kinds.push(Kind::Equipment(card.section));
            counts.push(card.count);
        }
        for (place, card) in (0u8..).zip(&edition.specials) {
            kinds.push(Kind::Special(place));
            counts.push(card.count);
        }
        let mut halt = None;
        if let (Switch::On, Some(cards)) = (given.options.booster, edition.band_halt) {
            mark!(rules::BAND_89);
            halt = Some(Card::nth(kinds.len()));
            kinds.push(Kind::BandHalt);
            counts.push(cards.count);
        }
        let copies = counts.iter().enumerate();
        let green = copies.flat_map(|(kind, &n)| std::iter::repeat_n(Card::nth(kind), n.into()));
        let numbers = Numbers::of(&edition, &given.options);
        let agreed = Self {
            numbers,
            green: green.collect(),
            kinds,
            halt,
            edition,
            given,
        };
        agreed.check_all()?;
        Ok(agreed)
    }

    fn check_new(&self) -> Result<(), Error> {
        check_seat("option `last_first`", self.options.last_first, self.n_seats)
    }
}

impl Agreed {
    /// Whether these seats may play by these options with these cards.
    pub(crate) fn check_all(&self) -> Result<(), Error> {
        self.check_table()?;
        self.edition.validate_for(self.n_seats)?;
        self.check_sections()
    }

    /// Whether this many may play by these options.
    pub(crate) fn check_table(&self) -> Result<(), Refusal> {
        let no = |rule, code, because: String| Err(Refusal::new(rule, code, because));
        let n = self.n_seats;
        if !(2..=8).contains(&n) {
            let because = format!(
                "{} cannot play: 2 to 8 can, and bots may fill seats",
                counted(n.into(), "seat")
            );
            return no(rules::BAND_R55, "bad_table_size", because);
        }
        let options = &self.options;
        let seats = match options.preset {
            Preset::Base => 2..=8,
            Preset::Alternate24 | Preset::Quicker24 => 2..=4,
            Preset::Alternate68 => 6..=8,
        };
        if !seats.contains(&n) {
            mark!(rules::BAND_R55);
            if options.any_count == Switch::Off {
                let because = format!(
                    "this preset is for {} to {} persons, not {n}; `any_count` allows it",
                    seats.start(),
                    seats.end()
                );
                return no(rules::BAND_R55, "bad_table_size", because);
            }
        }
        let halts = self.edition.band_halt.map_or(0, |halt| halt.count);
        if self.halt.is_some() && options.band_halt_deal == HaltDeal::OneEach && n > halts {
            let because = format!(
                "one Band Halt! each takes {n} cards, and there are {halts}; shuffle them in"
            );
            return no(rules::BAND_R62, "bad_combination", because);
        }
        if options.one_section_each == Switch::Off {
            return Ok(());
        }
        if n > 5 {
            let because = format!("one section each is for 2 to 5 persons, not {n}");
            return no(rules::BAND_R59, "bad_table_size", because);
        }
        match (options.preset, options.required_section) {
            (Preset::Alternate24 | Preset::Alternate68, _) => {
                let because = "one section each goes with the base or the quicker numbers";
                no(rules::BAND_R61, "bad_combination", because.to_owned())
            }
            (_, Required::Random | Required::Section(_)) => {
                let because = "one section each does not go with a required section";
                no(rules::BAND_R61, "bad_combination", because.to_owned())
            }
            (Preset::Base | Preset::Quicker24, Required::None) => {
                mark!(rules::BAND_R61);
                Ok(())
            }
        }
    }

    /// Every section has enough Players and Equipment names for the largest number of its pairs. With one
    /// section each that is five, and a seat whose section had fewer could never win (BAND-R59).
    fn check_sections(&self) -> Result<(), Error> {
        let needed = usize::from(self.numbers.max_per_section);
        for section in Section::ALL {
            let players = self.edition.players.iter();
            let players = players.filter(|card| card.section == section);
            let players: usize = players.map(|card| usize::from(card.count)).sum();
            if players < needed {
                let because = format!(
                    "have {players} cards of {}, and these options ask for {needed}",
                    section.word()
                );
                return Err(Error::new("players", because));
            }
            let names = self.edition.equipment.iter();
            let names = names.filter(|card| card.section == section).count();
            if names < needed {
                let because = format!(
                    "has {names} names of {}, and these options ask for {needed}",
                    section.word()
                );
                return Err(Error::new("equipment", because));
            }
        }
        Ok(())
    }

    /// What a card is.
    #[inline]
    pub fn kind(&self, card: Card) -> Kind {
        self.kinds[card.index()]
    }

    /// What is printed on a Bonus or Penalty.
    #[inline]
    pub fn special(&self, card: Card) -> Option<&Special> {
        match self.kinds.get(card.index())? {
            Kind::Special(place) => Some(&self.edition.specials[usize::from(*place)]),
            Kind::Player(_) | Kind::Equipment(_) | Kind::BandHalt => None,
        }
    }

    /// What an indigo card says.
    #[inline]
    pub fn ct(&self, ct: Ct) -> &CtInfo {
        &self.edition.ct[ct.index()]
    }

    /// What a card changes while it is in a band.
    pub(crate) fn mods(&self, card: Card) -> &[Mod] {
        self.special(card).map_or(&[], |special| &special.mods)
    }

    /// What a card does at the start of the owner's next turn.
    pub(crate) fn late_ops(&self, card: Card) -> Option<&[Op]> {
        for changed in self.mods(card) {
            if let Mod::StartTurn { ops } = changed {
                return Some(ops);
            }
        }
        None
    }

    /// A card's name.
    pub fn name(&self, card: Card) -> &str {
        let edition = &self.edition;
        let (players, equipment) = (edition.players.len(), edition.equipment.len());
        let place = card.index();
        if place < players {
            &edition.players[place].name
        } else if place < players + equipment {
            &edition.equipment[place - players].name
        } else {
            let special = edition.specials.get(place - players - equipment);
            special.map_or("Band Halt!", |special| &special.name)
        }
    }

    /// A card's name with its section where it has one, because that is what pairs: "Koala (front)".
    pub fn label(&self, card: Card) -> String {
        match self.kind(card).section() {
            Some(section) => format!("{} ({})", self.name(card), section.word()),
            None => self.name(card).to_owned(),
        }
    }

    /// A name that scenarios use: an id for a Bonus or Penalty, else the name.
    pub(crate) fn short(&self, card: Card) -> String {
        match self.special(card) {
            Some(special) => special.id.clone(),
            None if Some(card) == self.halt => "band_halt".to_owned(),
            None => self.name(card).to_owned(),
        }
    }

    /// The card with this name in a scenario.
    pub(crate) fn find(&self, word: &str) -> Option<Card> {
        let all = (0..self.kinds.len()).map(Card::nth);
        let word = word.trim();
        all.into_iter()
            .find(|&card| self.short(card) == word || self.name(card) == word)
    }

    /// Whether everybody starts with a Band Halt!.
    pub(crate) fn halts_one_each(&self) -> bool {
        let count = self.edition.band_halt.map_or(0, |halt| halt.count);
        match self.options.band_halt_deal {
            HaltDeal::Shuffled => {
                mark!(rules::BAND_R62);
                false
            }
            HaltDeal::ByCount if self.n_seats > 6 => {
                mark!(rules::BAND_R62);
                false
            }
            HaltDeal::ByCount | HaltDeal::OneEach => self.n_seats <= count,
        }
    }

    /// Every seat.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.n_seats).map(Seat)
    }

    /// Every seat, clockwise from one.
    pub(crate) fn from(&self, first: Seat) -> impl Iterator<Item = Seat> + Clone + use<> {
        let n = self.n_seats;
        (0..n).map(move |step| Seat((first.0 + step) % n))
    }
}

impl Numbers {
    /// The preset's numbers, on top of the edition's (BAND-73 to BAND-84).
    fn of(edition: &Edition, options: &Options) -> Self {
        let mut numbers = Self {
            draw: edition.draw,
            plays: edition.plays,
            hand_limit: edition.hand_limit,
            min_sections: edition.min_sections,
            max_per_section: edition.max_per_section,
            win: Win::NextTurn,
        };
        match options.preset {
            Preset::Base => (),
            Preset::Alternate24 => {
                mark!(rules::BAND_73, rules::BAND_74, rules::BAND_75);
                mark!(rules::BAND_R57);
                numbers.draw = 3;
                (numbers.min_sections, numbers.max_per_section) = (5, 1);
                numbers.win = Win::AtOnce;
            }
            Preset::Quicker24 => {
                // The number of cards dealt stays the same.
                mark!(rules::BAND_77, rules::BAND_78, rules::BAND_79);
                mark!(rules::BAND_80, rules::BAND_R56);
                (numbers.draw, numbers.plays, numbers.hand_limit) = (3, 4, 9);
                numbers.win = Win::AtOnce;
            }
            Preset::Alternate68 => {
                mark!(rules::BAND_82, rules::BAND_83, rules::BAND_84);
                mark!(rules::BAND_R58);
                (numbers.min_sections, numbers.max_per_section) = (2, 4);
            }
        }
        if options.one_section_each == Switch::On {
            mark!(rules::BAND_R59);
            (numbers.min_sections, numbers.max_per_section) = (1, 5);
        }
        numbers
    }
}

impl Deref for Agreed {
    type Target = Given<Options, Edition>;

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.given
    }
}
