//! Bands: what may be played to one, and when it is full (BAND-59 to BAND-65).

use tabletop::{Seat, mark};

use crate::card::{Card, Kind, Section};
use crate::effect::{Mod, Sort};
use crate::options::Placement;
use crate::reason::Reason;
use crate::rules;
use crate::setup::Setup;
use crate::state::{Band, Bandimals, Open};

/// How many Player and Equipment cards a band has, by section.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Counts {
    pub(crate) players: [u8; 5],
    pub(crate) equipment: [u8; 5],
}

impl Counts {
    pub(crate) fn of(setup: &Setup, band: &Band) -> Self {
        let mut counts = Self::default();
        for &card in &band.cards {
            counts.add(setup.kind(card));
        }
        counts
    }

    /// Saturating: a band never has more than 255 cards, but band and hand together might.
    pub(crate) fn add(&mut self, kind: Kind) {
        let count = match kind {
            Kind::Player(section) => &mut self.players[section.index()],
            Kind::Equipment(section) => &mut self.equipment[section.index()],
            Kind::Special(_) | Kind::BandHalt => return,
        };
        *count = count.saturating_add(1);
    }

    /// BAND-R7: per section the smaller number are pairs.
    pub(crate) fn pairs(&self) -> u8 {
        (0..5).map(|s| self.players[s].min(self.equipment[s])).sum()
    }

    /// BAND-R7: per section the larger number are columns.
    pub(crate) fn columns(&self) -> u8 {
        (0..5).map(|s| self.in_section(s)).sum()
    }

    pub(crate) fn in_section(&self, section: usize) -> u8 {
        self.players[section].max(self.equipment[section])
    }

    fn sections(&self) -> u8 {
        (0..5).map(|s| u8::from(self.in_section(s) > 0)).sum()
    }
}

/// Whether Penalties leave a section of this band alone.
pub(crate) fn is_protected(setup: &Setup, band: &Band, section: Section) -> bool {
    let mut mods = band.bonuses.iter().flat_map(|bonus| setup.mods(bonus.card));
    mods.any(|changed| match changed {
        Mod::Protect { section: only } => only.is_none_or(|only| only == section),
        Mod::HandLimit { .. }
        | Mod::Draw { .. }
        | Mod::Plays { .. }
        | Mod::Specials { .. }
        | Mod::MinDiscard { .. }
        | Mod::Silence { .. }
        | Mod::Shield
        | Mod::StartTurn { .. } => false,
    })
}

/// Whether a section of this band does not count. Protected cards are never silenced (BAND-R33).
pub(crate) fn is_silenced(setup: &Setup, band: &Band, section: Section) -> bool {
    let mut mods = band.penalties.iter().flat_map(|card| setup.mods(card.card));
    if !mods.any(|changed| *changed == Mod::Silence { section }) {
        return false;
    }
    mark!(rules::BAND_R33);
    !is_protected(setup, band, section)
}

/// Whether a band is full (BAND-R12).
pub(crate) fn is_full(setup: &Setup, open: &Open, seat: Seat) -> bool {
    let band = &open.bands[seat];
    let numbers = &setup.numbers;
    if band.cards.len() < 10 {
        mark!(rules::BAND_20);
        return false;
    }
    let counts = Counts::of(setup, band);
    if counts.players != counts.equipment {
        mark!(rules::BAND_19, rules::BAND_61);
        return false;
    }
    if counts.sections() < numbers.min_sections {
        mark!(rules::BAND_62, rules::BAND_R9);
        return false;
    }
    if counts.players.iter().any(|&n| n > numbers.max_per_section) {
        mark!(rules::BAND_63);
        return false;
    }
    // Equipment is compared by name, and a kind is a name.
    let is_twin = |(place, card): (usize, &Card)| {
        matches!(setup.kind(*card), Kind::Equipment(_)) && band.cards[..place].contains(card)
    };
    if band.cards.iter().enumerate().any(is_twin) {
        mark!(rules::BAND_64, rules::BAND_R10);
        return false;
    }
    let n_players = |section: Section| counts.players[section.index()];
    if open.required.is_some_and(|section| n_players(section) == 0) {
        mark!(rules::BAND_86, rules::BAND_R60);
        return false;
    }
    if band.section.is_some_and(|section| n_players(section) < 5) {
        mark!(rules::BAND_85);
        return false;
    }
    let is_silent = |section| n_players(section) > 0 && is_silenced(setup, band, section);
    if Section::ALL.into_iter().any(is_silent) {
        mark!(rules::BAND_R12);
        return false;
    }
    mark!(rules::BAND_59, rules::BAND_R12);
    true
}

/// A number of a turn that cards can change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Allowance {
    HandLimit,
    Draw,
    Plays,
    Specials,
    MinDiscard,
}

/// A number of a turn with all mods, within its floor.
pub(crate) fn allowance(setup: &Setup, band: &Band, which: Allowance) -> u8 {
    let numbers = &setup.numbers;
    let (base, floor) = match which {
        Allowance::HandLimit => (numbers.hand_limit, 1),
        Allowance::Draw => (numbers.draw, 0),
        Allowance::Plays => (numbers.plays, 0),
        Allowance::Specials => (setup.edition.specials_a_turn, 0),
        Allowance::MinDiscard => (setup.edition.min_discard, 0),
    };
    let lying = band.bonuses.iter().chain(&band.penalties);
    let mods = lying.flat_map(|lasting| setup.mods(lasting.card));
    let sum: i16 = mods
        .map(|changed| match (changed, which) {
            (Mod::HandLimit { n }, Allowance::HandLimit) => {
                mark!(rules::BAND_54);
                i16::from(*n)
            }
            (Mod::Draw { n }, Allowance::Draw)
            | (Mod::Plays { n }, Allowance::Plays)
            | (Mod::Specials { n }, Allowance::Specials)
            | (Mod::MinDiscard { n }, Allowance::MinDiscard) => i16::from(*n),
            (
                Mod::HandLimit { .. }
                | Mod::Draw { .. }
                | Mod::Plays { .. }
                | Mod::Specials { .. }
                | Mod::MinDiscard { .. }
                | Mod::Protect { .. }
                | Mod::Silence { .. }
                | Mod::Shield
                | Mod::StartTurn { .. },
                _,
            ) => 0,
        })
        .sum();
    let number = i16::from(base) + sum;
    mark!(if number < floor => rules::BAND_R26);
    u8::try_from(number.clamp(floor, 50)).expect("it is between 0 and 50")
}

/// Whether a card may be played to a band now, and if not, which limit it breaks first, in the
/// catalogue's order (BAND-60, BAND-R8). A lone half may be played (BAND-R6).
pub(crate) fn check_fit(setup: &Setup, band: &Band, card: Card) -> Result<(), Reason> {
    let kind = setup.kind(card);
    let Some(section) = kind.section() else {
        return Err(Reason::NotABandCard(card));
    };
    if band.section.is_some_and(|only| only != section) {
        return Err(Reason::WrongSection(card));
    }
    let mut counts = Counts::of(setup, band);
    let of_kind = match kind {
        Kind::Player(_) => counts.players,
        Kind::Equipment(_) | Kind::Special(_) | Kind::BandHalt => counts.equipment,
    };
    if of_kind.iter().sum::<u8>() >= 5 {
        return Err(Reason::KindFull(card));
    }
    if setup.options.placement == Placement::Loose {
        mark!(rules::BAND_R8);
        return Ok(());
    }
    if matches!(kind, Kind::Equipment(_)) && band.cards.contains(&card) {
        return Err(Reason::DuplicateEquipment(card));
    }
    counts.add(kind);
    if counts.in_section(section.index()) > setup.numbers.max_per_section {
        return Err(Reason::SectionCap(card));
    }
    if counts.columns() > 5 {
        return Err(Reason::NoColumn(card));
    }
    Ok(())
}

/// The cards of a band that a Penalty of this kind can remove.
pub(crate) fn removable<'a>(
    setup: &'a Setup,
    band: &'a Band,
    sort: Sort,
    section: Option<Section>,
) -> impl Iterator<Item = Card> + 'a {
    band.cards.iter().copied().filter(move |&card| {
        let kind = setup.kind(card);
        sort.takes(kind, section)
            && kind
                .section()
                .is_some_and(|section| !is_protected(setup, band, section))
    })
}

impl Bandimals {
    pub(crate) fn is_full(&self, seat: Seat) -> bool {
        is_full(&self.setup, &self.open, seat)
    }

    pub(crate) fn allowance(&self, seat: Seat, which: Allowance) -> u8 {
        allowance(&self.setup, self.band(seat), which)
    }
}
