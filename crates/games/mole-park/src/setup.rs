//! What is settled before the deal: seats, options, edition, and the lookup tables made from them.

use std::ops::{Deref, RangeInclusive};

use arrayvec::ArrayVec;
use printed::{Agreement, Given};
use tabletop::{Error, Refusal, Seat, counted, mark};

use crate::die::{Die, Hole, Roll};
use crate::edition::{DieFace, Edition, MoleInfo, PrizeInfo};
use crate::mole::{MOST_MOLES, Mole};
use crate::number::small;
use crate::options::{KingSelection, Options, PrizePowers};
use crate::pace::{self, Pace};
use crate::power::{Effect, EffectInfo, Powers};
use crate::prize::{Prize, PrizeSet, Stand};
use crate::rules;
use crate::validate::MOST_EFFECTS;

/// The setup of a table. Cheap to clone.
pub type Setup = printed::Setup<Agreed>;

/// What the table agreed on, with lookup tables made from it.
#[derive(Debug)]
pub struct Agreed {
    given: Given<Options, Edition>,
    /// Tables that replace searches during play.
    pub(crate) lookup: Lookup,
}

/// Lookup tables made from edition and options.
#[derive(Debug)]
pub(crate) struct Lookup {
    /// The stars of each mole.
    pub(crate) stars: [u8; MOST_MOLES],
    pub(crate) n_moles: u8,
    /// Where each mole is in the edition's list.
    mole_infos: Vec<u8>,
    /// What each prize counts, printed or plain (MOLE-R71).
    pub(crate) prize_stars: Vec<u8>,
    pub(crate) effects: Vec<ArrayVec<Effect, MOST_EFFECTS>>,
    /// The stand of each prize.
    pub(crate) stand_of: Vec<Stand>,
    /// Where each prize is in the edition's lists.
    prize_infos: Vec<(u8, u8)>,
    /// The prizes of each stand.
    pub(crate) by_stand: Vec<PrizeSet>,
    pub(crate) costs: Vec<u8>,
    pub(crate) faces: [Vec<Roll>; 4],
    n_faces: [u8; 4],
    /// How many moles are dealt into each hole in a round (MOLE-28 to MOLE-30).
    pub(crate) per_hole: u8,
    /// A hole with this many moles gets none.
    pub(crate) cap: Option<u8>,
    pub(crate) n_holes: u8,
    /// The worth of each prize half-way through a game, in hundredths of a star.
    pub(crate) worths: Vec<i32>,
    /// Roughly how many rounds it takes to reach the crown.
    pub(crate) pace: Pace,
}

impl Agreement for Agreed {
    type Options = Options;
    type Edition = Edition;

    const SEATS: RangeInclusive<u8> = 2..=8;

    fn agree(given: Given<Options, Edition>) -> Result<Self, Error> {
        check_table(&given.edition, given.n_seats)?;
        let lookup = Lookup::new(&given.edition, &given.options, given.n_seats);
        Ok(Self { given, lookup })
    }
}

impl Agreed {
    /// How King Mole is found at this table. The default is the last winner in a rematch, and the
    /// host's choice in a first game (MOLE-R3).
    pub fn king_selection(&self) -> KingSelection {
        let usual = match self.last_winner {
            Some(_) => KingSelection::LastWinner,
            None => KingSelection::Host,
        };
        self.options.king_selection.unwrap_or(usual)
    }

    /// What is printed on a mole.
    pub fn mole(&self, mole: Mole) -> &MoleInfo {
        &self.edition.moles[usize::from(self.lookup.mole_infos[mole.index()])]
    }

    /// What is printed on a prize.
    pub fn prize(&self, prize: Prize) -> &PrizeInfo {
        let (stand, place) = self.lookup.prize_infos[prize.index()];
        &self.edition.stands[usize::from(stand)].prizes[usize::from(place)]
    }

    /// Which of several copies of a mole this is, from 1.
    pub(crate) fn copy_of_mole(&self, mole: Mole) -> usize {
        let (same, before) = (
            self.lookup.mole_infos[mole.index()],
            &self.lookup.mole_infos[..mole.index()],
        );
        1 + before.iter().filter(|&&info| info == same).count()
    }

    /// Which of several copies of a prize this is, from 1.
    pub(crate) fn copy_of_prize(&self, prize: Prize) -> usize {
        let (same, before) = (
            self.lookup.prize_infos[prize.index()],
            &self.lookup.prize_infos[..prize.index()],
        );
        1 + before.iter().filter(|&&info| info == same).count()
    }

    /// The stars on a mole.
    #[inline]
    pub fn mole_stars(&self, mole: Mole) -> u8 {
        self.lookup.stars[mole.index()]
    }

    /// How many stars a prize adds to a total at this table (MOLE-R71).
    #[inline]
    pub fn prize_stars(&self, prize: Prize) -> u8 {
        self.lookup.prize_stars[prize.index()]
    }

    /// The effects of a prize at this table.
    #[inline]
    pub fn effects(&self, prize: Prize) -> &[Effect] {
        &self.lookup.effects[prize.index()]
    }

    /// The stars of several prizes.
    #[inline]
    pub fn stars_of(&self, prizes: PrizeSet) -> u16 {
        let stars = prizes
            .iter()
            .map(|prize| u16::from(self.prize_stars(prize)));
        stars.sum()
    }

    /// The effects of several prizes together.
    #[inline]
    pub fn powers_of(&self, prizes: PrizeSet) -> Powers {
        let mut powers = Powers::default();
        for prize in prizes.iter() {
            let effects = self.effects(prize);
            mark!(if effects.len() > 1 => rules::MOLE_R73);
            for &effect in effects {
                powers.add(effect);
            }
        }
        powers
    }

    /// How many stands there are, not counting the crown's pedestal.
    #[inline]
    pub fn n_stands(&self) -> usize {
        self.lookup.costs.len()
    }

    /// The price of a prize of this stand.
    #[inline]
    pub fn cost(&self, stand: Stand) -> u16 {
        self.lookup.costs[stand.index()].into()
    }

    /// The price of the crown.
    #[inline]
    pub fn crown_cost(&self) -> u16 {
        self.edition.rules.crown_cost.into()
    }

    /// The stand a prize belongs to.
    pub fn stand_of(&self, prize: Prize) -> Stand {
        self.lookup.stand_of[prize.index()]
    }

    /// What the faces of a die show.
    #[inline]
    pub fn faces(&self, die: Die) -> &[Roll] {
        &self.lookup.faces[die.index()]
    }

    /// How many faces a die has.
    #[inline]
    pub(crate) fn n_faces(&self, die: Die) -> u8 {
        self.lookup.n_faces[die.index()]
    }

    /// How many holes the board has.
    pub fn n_holes(&self) -> usize {
        self.lookup.n_holes.into()
    }

    /// The holes, in their order.
    #[inline]
    pub(crate) fn holes(&self) -> impl Iterator<Item = Hole> + use<> {
        (1..=self.lookup.n_holes).map(Hole)
    }

    /// How many moles the box has.
    pub fn n_moles(&self) -> usize {
        self.lookup.n_moles.into()
    }

    /// Every mole of the box.
    #[inline]
    pub(crate) fn moles(&self) -> impl Iterator<Item = Mole> + use<> {
        (0..self.lookup.n_moles).map(Mole)
    }

    /// Every seat.
    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        (0..self.n_seats).map(Seat)
    }
}

/// Whether this number of seats may play.
fn check_table(edition: &Edition, n_seats: u8) -> Result<(), Refusal> {
    let (min, max) = (edition.rules.min_players, edition.rules.max_players);
    if (min..=max).contains(&n_seats) {
        mark!(rules::MOLE_R1);
        return Ok(());
    }
    let seats = counted(n_seats.into(), "seat");
    let because = format!("{seats} cannot play: {min} to {max} can");
    Err(Refusal::new(rules::MOLE_R1, "bad_table_size", because))
}

impl Lookup {
    fn new(edition: &Edition, options: &Options, n_seats: u8) -> Self {
        let mut stars = [0; MOST_MOLES];
        let mut mole_infos = Vec::new();
        for (index, info) in edition.moles.iter().enumerate() {
            for _ in 0..info.copies {
                stars[mole_infos.len()] = info.stars;
                mole_infos.push(small(index));
            }
        }
        // The number of seats never changes during a game.
        mark!(rules::MOLE_R12);
        let mut deal = edition.rules.deal.iter();
        let row = deal
            .find(|row| (row.players[0]..=row.players[1]).contains(&n_seats))
            .expect("validated: every player count has its row");
        let mut lookup = Self {
            n_moles: small(mole_infos.len()),
            worths: Vec::new(),
            stars,
            mole_infos,
            prize_stars: Vec::new(),
            effects: Vec::new(),
            stand_of: Vec::new(),
            prize_infos: Vec::new(),
            by_stand: Vec::new(),
            costs: edition.stands.iter().map(|stand| stand.cost).collect(),
            faces: Die::ALL.map(|die| faces(edition, die)),
            n_faces: Die::ALL.map(|die| small(edition.dice.info(die).faces.len())),
            per_hole: row.per_hole,
            cap: row.cap,
            n_holes: edition.rules.holes,
            pace: Pace::new(edition, options, n_seats, row.per_hole),
        };
        lookup.add_prizes(edition, options);
        lookup
    }

    fn add_prizes(&mut self, edition: &Edition, options: &Options) {
        for (stand_no, stand) in (0..).zip(&edition.stands) {
            let mut prizes = PrizeSet::NONE;
            for (place, info) in (0..).zip(&stand.prizes) {
                let effects = info.effects.iter().map(EffectInfo::read);
                // Without powers a prize is worth its stand's plain value and does nothing.
                let (stars, effects): (u8, ArrayVec<Effect, MOST_EFFECTS>) =
                    match options.prize_powers {
                        PrizePowers::On => (info.stars, effects.flatten().collect()),
                        PrizePowers::Off => {
                            mark!(rules::MOLE_R71);
                            (stand.plain_stars, ArrayVec::new())
                        }
                    };
                let powers = effects.iter().map(|&effect| pace::worth(effect));
                let worth = 100 * i32::from(stars) + powers.sum::<i32>() / 2;
                for _ in 0..info.copies {
                    self.worths.push(worth);
                    prizes = prizes.with(Prize(small(self.prize_infos.len())));
                    self.prize_stars.push(stars);
                    self.effects.push(effects.clone());
                    self.stand_of.push(Stand(stand_no));
                    self.prize_infos.push((stand_no, place));
                }
            }
            self.by_stand.push(prizes);
        }
    }
}

fn faces(edition: &Edition, die: Die) -> Vec<Roll> {
    let faces = edition.dice.info(die).faces.iter();
    let shown = faces.map(|face| match (die, *face) {
        (_, DieFace::Miss) => Roll::Miss,
        (Die::Prize, DieFace::Number(stars)) => Roll::Stars(stars),
        (Die::Glove | Die::Pan | Die::Mallet, DieFace::Number(hole)) => Roll::Hole(Hole(hole)),
    });
    shown.collect()
}

impl Deref for Agreed {
    type Target = Given<Options, Edition>;

    #[inline]
    fn deref(&self) -> &Self::Target {
        &self.given
    }
}
