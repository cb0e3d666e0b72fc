//! The table as data.

use arrayvec::ArrayVec;
use serde::{Deserialize, Serialize};
use tabletop::{Chance, MOST_SEATS, Row, Seat, Seats, mark};

use crate::action::{Colour, Visit};
use crate::die::{Die, Hole, HoleSet, MOST_HOLES, Roll, Rolled};
use crate::mole::{Mole, MoleSet, Pile};
use crate::power::{Effect, Powers};
use crate::prize::{MOST_PER_STAND, MOST_STANDS, Prize, PrizeSet, Stand};
use crate::rules;
use crate::setup::Setup;

/// A deal of Mole Park.
///
/// It consists of small arrays and bit sets without a heap, because a search copies it thousands of
/// times a second.
///
/// Invariants: every mole is in exactly one place (Burrow, Hill, a hole or a hand). A cashed-in hand
/// stays a hand, face up, until the round ends (MOLE-R50). Every prize is on its stand or with a
/// seat. Arrays by seat are empty beyond the table's seats.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MolePark {
    pub(crate) setup: Setup,
    pub(crate) chance: Chance,
    pub(crate) phase: Phase,
    /// The seats the phase waits for; the two always change together.
    pub(crate) waits: Seats,
    pub(crate) colours: [Option<Colour>; MOST_SEATS],
    /// When each player was last at an arcade, once that is shown (MOLE-9).
    pub(crate) visits: [Option<Visit>; MOST_SEATS],
    /// King Mole for the whole game (MOLE-R5), who decides ties and gives the signal (MOLE-11), and
    /// nothing else (MOLE-R6). `None` until King Mole is found; the winner when the deal is over
    /// (MOLE-R4).
    pub(crate) king: Option<Seat>,
    pub(crate) round: u8,
    /// The draw pile, its top last.
    pub(crate) burrow: Pile,
    /// The discard pile, its top last (MOLE-42).
    pub(crate) hill: Pile,
    pub(crate) holes: [Pile; MOST_HOLES],
    /// How many moles each seat knows in each hole, from the bottom up: it looked into the hole, and
    /// later moles lie on top (MOLE-R77).
    pub(crate) known: [[u8; MOST_HOLES]; MOST_SEATS],
    /// The hands, oldest mole first.
    pub(crate) hands: [Pile; MOST_SEATS],
    /// Moles in hands that everybody knows, because they were cashed in and kept (MOLE-P6).
    pub(crate) open: MoleSet,
    /// Moles put aside in secret, to be discarded or kept, in that order.
    pub(crate) marked: Pile,
    /// What each seat has answered in the window that is open.
    pub(crate) sealed: [Option<Sealed>; MOST_SEATS],
    /// Holes looked into this round.
    pub(crate) peeked: [HoleSet; MOST_SEATS],
    pub(crate) stands: ArrayVec<Stock, MOST_STANDS>,
    /// Which of the edition's crowns is face up (MOLE-R2).
    pub(crate) crown: u8,
    /// The prizes of each seat.
    pub(crate) won: [PrizeSet; MOST_SEATS],
    /// Prizes won this round, which do not count yet (MOLE-R47).
    pub(crate) fresh: PrizeSet,
    /// Prizes whose reroll was used this round.
    pub(crate) used: PrizeSet,
    /// Who is Going for the Crown this round.
    pub(crate) announced: Seats,
    /// Who has declined to roll again this round (MOLE-R27).
    pub(crate) declined: Seats,
    /// What each seat rolled last.
    pub(crate) rolls: [Option<Rolled>; MOST_SEATS],
    /// Whose hand is cashed in and face up on the table (MOLE-43).
    pub(crate) laid: Seats,
    /// The totals of the latest roll.
    pub(crate) totals: [Option<u16>; MOST_SEATS],
    /// What each seat has laid down or discarded openly since the latest roll.
    pub(crate) showed: [MoleSet; MOST_SEATS],
    /// Who still has to pick a prize.
    pub(crate) to_pick: Seats,
    /// The order in which seats with the same total pick.
    pub(crate) queue: ArrayVec<Seat, MOST_SEATS>,
    /// Seats for which no prize was left (MOLE-P9).
    pub(crate) unprized: Seats,
    pub(crate) showdown: Option<Showdown>,
    /// How many announcements have failed.
    pub(crate) n_missed: u8,
}

/// What the table is waiting for. All of it is public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Everybody takes a colour (MOLE-7).
    Colours,
    /// King Mole is found (MOLE-8, MOLE-9).
    King,
    /// Who is Going for the Crown (MOLE-R15)? Windows are counted from 1.
    CrownCall {
        /// Which window.
        window: u8,
    },
    /// Everybody else looks into holes and chooses a die (MOLE-31).
    Choose,
    /// King Mole gives the signal (MOLE-32).
    Go,
    /// Dice may be rolled again (MOLE-R27). Windows are counted from 1.
    Reroll {
        /// Which window.
        window: u8,
    },
    /// Seats with too many moles discard (MOLE-41, MOLE-R52).
    Discard {
        /// What made the hands too large.
        after: Gain,
    },
    /// King Mole puts tied players in an order (MOLE-R43).
    Tie {
        /// Those who have no place in it yet, without King Mole.
        among: Seats,
    },
    /// Somebody takes a prize (MOLE-48).
    Pick {
        /// Who.
        seat: Seat,
    },
    /// Some cashed-in moles may be kept (MOLE-P6).
    Keep,
    /// King Mole gives the signal for the Showdown (MOLE-R60).
    ShowdownGo,
    /// King Mole decides between tied contestants (MOLE-79).
    CrownTie {
        /// Between whom.
        among: Seats,
    },
    /// The deal is over.
    Over {
        /// How it ended.
        ending: Ending,
        /// Who was King Mole until then; now the winner is (MOLE-R4).
        reigned: Option<Seat>,
    },
}

/// What made hands grow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Gain {
    /// Whacking.
    Whacking,
    /// Drawing at the end of the round.
    Consolation,
}

/// What a seat has answered in secret.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sealed {
    /// When it was last at an arcade.
    Visit(Visit),
    /// It goes for the crown.
    Crown,
    /// It does not, in this window.
    NoCrown,
    /// A die.
    Die(Die),
    /// A reroll by a prize.
    Reroll(Prize),
    /// No reroll.
    NoReroll,
    /// Moles put aside.
    Moles,
}

/// How it ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ending {
    /// One announcer alone reached the price of the crown (MOLE-69).
    Crown(Seat),
    /// The highest score of a Showdown (MOLE-78).
    Showdown(Seat),
    /// A tie in a Showdown, decided by King Mole or because King Mole was part of it (MOLE-79,
    /// MOLE-80).
    TiedShowdown(Seat),
    /// The most prize stars when the park closed (MOLE-R65).
    ClosingTime(Seat),
}

impl Ending {
    /// Who won.
    pub fn winner(self) -> Seat {
        match self {
            Self::Crown(seat)
            | Self::Showdown(seat)
            | Self::TiedShowdown(seat)
            | Self::ClosingTime(seat) => seat,
        }
    }
}

/// A stand: the face-up prize, and the face-down deck, its top last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Stock {
    pub(crate) up: Option<Prize>,
    pub(crate) deck: Row<Prize, MOST_PER_STAND>,
}

/// A Showdown for the Crown.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Showdown {
    /// Between whom. They have given all prizes back (MOLE-72).
    pub contestants: Seats,
    /// What their dice show: Glove, Pan, Mallet, Prize; nothing before the roll.
    pub rolls: [Option<[Roll; 4]>; MOST_SEATS],
    /// Their scores.
    pub scores: [Option<u16>; MOST_SEATS],
}

impl MolePark {
    /// What the table agreed on.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// What the table waits for.
    pub fn phase(&self) -> Phase {
        self.phase
    }

    /// King Mole, once found.
    pub fn king(&self) -> Option<Seat> {
        self.king
    }

    /// The number of the round, from 1; 0 before the first.
    pub fn round(&self) -> u8 {
        self.round
    }

    /// All moles of a hole, hidden ones included, the top one last.
    pub fn moles_in(&self, hole: Hole) -> &[Mole] {
        &self.holes[hole.index()]
    }

    /// The whole Hill, hidden moles included, its top last.
    pub fn hill(&self) -> &[Mole] {
        &self.hill
    }

    /// The seats in King-last order: clockwise from the seat after King Mole.
    #[inline]
    pub(crate) fn king_last(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        mark!(rules::MOLE_R7);
        king_last(
            self.king.unwrap_or(Seat(self.setup.n_seats - 1)),
            self.setup.n_seats,
        )
    }

    /// Some of the seats in that order.
    #[inline]
    pub(crate) fn in_order(&self, seats: Seats) -> impl Iterator<Item = Seat> + Clone + use<> {
        self.king_last().filter(move |&seat| seats.contains(seat))
    }

    /// The prizes of a seat that count this round. Contestants of a Showdown have given theirs back
    /// (MOLE-72).
    #[inline]
    pub(crate) fn counting(&self, seat: Seat) -> PrizeSet {
        let won = self.won[seat.index()];
        match &self.showdown {
            Some(showdown) if showdown.contestants.contains(seat) => PrizeSet::NONE,
            _ => {
                mark!(if !won.and(self.fresh).is_empty() => rules::MOLE_P0, rules::MOLE_R47);
                won.minus(self.fresh)
            }
        }
    }

    /// The effects of these prizes together.
    #[inline]
    pub(crate) fn powers(&self, seat: Seat) -> Powers {
        self.setup.powers_of(self.counting(seat))
    }

    /// How many moles a seat may hold (MOLE-40).
    #[inline]
    pub(crate) fn limit(&self, seat: Seat) -> usize {
        let more = usize::from(self.powers(seat).hand);
        mark!(if more > 0 => rules::MOLE_P1);
        usize::from(self.setup.edition.rules.hand_limit) + more
    }

    /// How many moles of a seat are too many.
    #[inline]
    pub(crate) fn surplus(&self, seat: Seat) -> usize {
        self.hands[seat.index()]
            .len()
            .saturating_sub(self.limit(seat))
    }

    /// How many moles of a seat are put aside.
    #[inline]
    pub(crate) fn n_marked(&self, seat: Seat) -> usize {
        self.marked_by(seat).count()
    }

    /// The moles a seat has put aside, in that order.
    #[inline]
    pub(crate) fn marked_by(&self, seat: Seat) -> impl Iterator<Item = Mole> + '_ {
        let hand = &self.hands[seat.index()];
        let marked = self.marked.iter().copied();
        marked.filter(|mole| hand.contains(mole))
    }

    /// The prizes with which a seat may still roll its die again (MOLE-P2).
    pub(crate) fn rerolls(&self, seat: Seat) -> PrizeSet {
        let Some(Rolled { die, .. }) = self.rolls[seat.index()] else {
            return PrizeSet::NONE;
        };
        let fits = |effect: &Effect| matches!(effect, Effect::Reroll(dice) if dice.contains(die));
        let owned = self.counting(seat).minus(self.used);
        let fitting = owned
            .iter()
            .filter(|&prize| self.setup.effects(prize).iter().any(fits));
        fitting.collect()
    }

    /// The stands whose face-up prize is affordable with a total (MOLE-48). The cost of the stand
    /// counts, not the stars of the prize.
    #[inline]
    pub(crate) fn affordable(&self, total: u16) -> impl Iterator<Item = Stand> + '_ {
        let stands = (0..).map(Stand).zip(&self.stands);
        stands.filter_map(move |(stand, stock)| {
            let is_affordable = stock.up.is_some() && self.setup.cost(stand) <= total;
            if is_affordable {
                mark!(rules::MOLE_21, rules::MOLE_R36);
                match stand.0 {
                    0 => mark!(rules::MOLE_50),
                    1 => mark!(rules::MOLE_51),
                    2 => mark!(rules::MOLE_52),
                    3 => mark!(rules::MOLE_53),
                    4 => mark!(rules::MOLE_54),
                    _ => mark!(rules::MOLE_55),
                }
            }
            is_affordable.then_some(stand)
        })
    }
}

/// Clockwise from the seat after King Mole, King Mole last (MOLE-R7).
#[inline]
pub(crate) fn king_last(king: Seat, n_seats: u8) -> impl Iterator<Item = Seat> + Clone {
    (1..=n_seats).map(move |step| {
        let seat = king.0 + step;
        Seat(if seat < n_seats { seat } else { seat - n_seats })
    })
}
