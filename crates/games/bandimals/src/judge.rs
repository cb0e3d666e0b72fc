//! What a rule-of-thumb bot thinks of each choice, from a view and nothing else.
//!
//! The unit is a hundredth of a band play. Cards are weighed by their ops and mods (`worth.rs`), never
//! by their names, so bots can play an edition of your own too.

use tabletop::{BySeat, Chance, Judge, Seat, Seats};

use crate::action::{Action, Compete, Halt, Lot, Opening, Pick, Reaction, Theme, Turn, Unasked};
use crate::agenda::{Bout, Step, TurnKind};
use crate::band::{Counts, check_fit, is_full};
use crate::by_chance::below;
use crate::card::{Card, Kind};
use crate::choices::list_choices;
use crate::entry::{Entry, Verdict};
use crate::prospects;
use crate::reflex;
use crate::setup::Setup;
use crate::state::{Bandimals, Open};
use crate::view::View;

/// A card that completes a pair.
const PAIR: i32 = 300;
/// A card whose other half is in hand.
const HALF: i32 = 150;
/// A card that fits and has no other half yet.
const LONE: i32 = 60;
/// A No U in hand.
const NO_U: i32 = 250;
/// Stopping somebody who is about to win.
pub(crate) const STOP: i32 = 2000;

impl Judge for Bandimals {
    const CAUTION: u32 = 60;

    fn weigh(setup: &Setup, view: &View, seat: Seat, choices: &[Action]) -> Vec<i32> {
        let hand = view.hands[seat].iter().filter_map(|face| face.up());
        let table = Table {
            setup,
            open: &view.open,
            hand: hand.collect(),
            sizes: BySeat::from_fn(setup.n_seats, |seat| view.hands[seat].len()),
            counts: Counts::of(setup, &view.open.bands[seat]),
            seat,
        };
        choices.iter().map(|action| table.weight(action)).collect()
    }

    fn reflex(_setup: &Setup, view: &View, _seat: Seat, choices: &[Action]) -> Option<usize> {
        reflex::reflex(&view.open, choices)
    }

    /// By the rule of thumb, because random play seldom fills a band. Luck decides between choices that
    /// are about as good.
    fn play_on(&self, seat: Seat, choices: &mut Vec<Action>, luck: &mut Chance) -> Action {
        list_choices(self, seat, choices);
        if let [only] = &choices[..] {
            return only.clone();
        }
        let table = Table {
            setup: &self.setup,
            open: &self.open,
            hand: self.hands[seat].iter().map(|held| held.card).collect(),
            sizes: BySeat::from_fn(self.setup.n_seats, |seat| self.hands[seat].len()),
            counts: Counts::of(&self.setup, self.band(seat)),
            seat,
        };
        let jitter = |luck: &mut Chance| i32::from(below::<u8>(luck, 40));
        let weighed = choices
            .iter()
            .map(|action| (table.weight(action) + jitter(luck), action));
        let best = weighed.max_by_key(|(weight, _)| *weight);
        best.map_or(Action::Unasked(Unasked::Concede), |(_, action)| {
            action.clone()
        })
    }

    fn turns(&self) -> u32 {
        self.open.chronicle.turns.into()
    }

    /// To the end of the turn: its result is known then, and what the others draw is noise.
    fn horizon(&self) -> u32 {
        1
    }

    fn prospects(&self) -> Option<BySeat<u32>> {
        Some(prospects::prospects(self))
    }
}

/// The table as the thinking seat sees it.
pub(crate) struct Table<'a> {
    pub(crate) setup: &'a Setup,
    pub(crate) open: &'a Open,
    pub(crate) hand: Vec<Card>,
    pub(crate) sizes: BySeat<usize>,
    pub(crate) counts: Counts,
    pub(crate) seat: Seat,
}

impl Table<'_> {
    fn weight(&self, action: &Action) -> i32 {
        match action {
            Action::Opening(opening) => match opening {
                Opening::KeepQuiet => 10,
                Opening::MusicTime { .. }
                | Opening::Throw { .. }
                | Opening::NameFirst { .. }
                | Opening::PickSection { .. } => 0,
            },
            Action::Lot(Lot::LeaveToChance) => 50,
            Action::Turn(turn) => self.weigh_turn(*turn),
            Action::Reaction(reaction) => match reaction {
                Reaction::RespondNoU { .. } => self.stop(),
                Reaction::PassNoU => 0,
                Reaction::PassThisTurn => -10,
            },
            Action::Pick(pick) => match *pick {
                Pick::ChooseFetch { card } => self.use_of(card),
                Pick::ChooseClear { .. } => 0,
                Pick::ChooseDiscard { card } | Pick::ChoosePass { card } => -self.use_of(card),
                Pick::ChooseRecall { card } => -self.band_use(card),
            },
            Action::Halt(halt) => match *halt {
                Halt::PlayBandHalt => 50,
                Halt::NameRival { seat } => {
                    let cards = self.open.bands[seat].cards.iter();
                    cards.fold(0, |n, _| n + 1)
                }
                Halt::SkipBandHalt | Halt::ChooseCt { .. } => 0,
            },
            Action::Compete(compete) => match compete {
                Compete::ContestEntry { entry } => self.enter(entry),
                Compete::Abstain => 0,
                Compete::Bid { card } => -self.use_of(*card),
                Compete::DoneBid => -50,
                Compete::ContestVote { .. } => 10,
            },
            Action::Theme(theme) => match theme {
                Theme::ThemeLine { .. } => 10,
                Theme::SkipLine => 0,
                // Yes exactly when the rules alone would say so (section 2.11).
                Theme::ThemeVote { seat, verdict } => {
                    let slips = self.open.active.map_or(Seats::NONE, |active| active.slips);
                    match (verdict, slips.contains(*seat)) {
                        (Verdict::Yes, false) | (Verdict::No, true) => 10,
                        (Verdict::Yes, true) | (Verdict::No, false) => 0,
                    }
                }
            },
            Action::Unasked(Unasked::Slip { .. } | Unasked::Concede) => -1_000_000,
        }
    }

    fn weigh_turn(&self, turn: Turn) -> i32 {
        match turn {
            Turn::ChooseTurn { kind } => self.weigh_kind(kind),
            Turn::PlayBand { card } => self.weigh_play(card),
            Turn::RemoveBand { card } => self.weigh_removal(card),
            Turn::DoneBand => 10,
            Turn::PlaySpecial { card, target, pick } => self.special(card, target, pick),
            Turn::Discard { card } => -self.use_of(card),
            Turn::DoneDiscard => -20,
            Turn::TakeDrumMajor => 100,
            Turn::SkipSpecial | Turn::DeclineDrumMajor => 0,
        }
    }

    /// Reorganizing is for few cards, of which at most one can be played.
    fn weigh_kind(&self, kind: TurnKind) -> i32 {
        let band = &self.open.bands[self.seat];
        let playable = self
            .hand
            .iter()
            .filter(|&&card| check_fit(self.setup, band, card).is_ok());
        let is_low = self.hand.len() <= 3 && playable.count() <= 1;
        match kind {
            TurnKind::Basic => 50,
            TurnKind::Reorganize if is_low => 100,
            TurnKind::Reorganize => 0,
        }
    }

    /// In the card's section: how many more of the other half the band has than of this card's kind.
    fn partners(&self, card: Card) -> i32 {
        match self.setup.kind(card) {
            Kind::Player(s) => {
                i32::from(self.counts.equipment[s.index()])
                    - i32::from(self.counts.players[s.index()])
            }
            Kind::Equipment(s) => {
                i32::from(self.counts.players[s.index()])
                    - i32::from(self.counts.equipment[s.index()])
            }
            Kind::Special(_) | Kind::BandHalt => 0,
        }
    }

    /// Whether the other half is in hand and would fit too.
    fn has_other_half(&self, card: Card) -> bool {
        let kind = self.setup.kind(card);
        let band = &self.open.bands[self.seat];
        self.hand.iter().any(|&other| {
            let theirs = self.setup.kind(other);
            theirs.section() == kind.section()
                && theirs.section().is_some()
                && matches!(theirs, Kind::Player(_)) != matches!(kind, Kind::Player(_))
                && check_fit(self.setup, band, other).is_ok()
        })
    }

    /// Best is a card that completes a pair, then one whose other half is in hand, then a lone half.
    fn weigh_play(&self, card: Card) -> i32 {
        let needed = self.open.required.is_some_and(|section| {
            self.setup.kind(card).section() == Some(section)
                && self.counts.in_section(section.index()) == 0
        });
        let extra = if needed { 100 } else { 0 };
        if self.partners(card) > 0 {
            PAIR + extra
        } else if self.has_other_half(card) {
            HALF + extra
        } else if self.counts.columns() < 4 || needed {
            LONE + extra
        } else {
            0
        }
    }

    /// Removing a lone half makes room for a whole pair.
    fn weigh_removal(&self, card: Card) -> i32 {
        if is_full(self.setup, self.open, self.seat) {
            return -STOP;
        }
        let Some(Step::Plays(plays)) = self.open.agenda.last() else {
            return -PAIR;
        };
        let is_lone = self.partners(card) < 0;
        let section = self.setup.kind(card).section();
        let has_pair = self.hand.iter().any(|&one| {
            let (kind, max) = (self.setup.kind(one), self.setup.numbers.max_per_section);
            kind.section().is_some_and(|s| {
                Some(s) != section
                    && matches!(kind, Kind::Player(_))
                    && self.counts.in_section(s.index()) < max
                    && self
                        .hand
                        .iter()
                        .any(|&two| self.setup.kind(two) == Kind::Equipment(s))
            })
        });
        let has_room = self.counts.columns() >= 5 && plays.left.unwrap_or(0) >= 3;
        if is_lone && has_pair && has_room {
            80
        } else {
            -PAIR
        }
    }

    /// What a card in hand is worth.
    fn use_of(&self, card: Card) -> i32 {
        match self.setup.kind(card) {
            Kind::BandHalt => 70,
            Kind::Special(_) => match self.setup.special(card) {
                Some(special) if special.reaction => NO_U,
                Some(_) | None => 110,
            },
            Kind::Player(_) | Kind::Equipment(_) => {
                let band = &self.open.bands[self.seat];
                if check_fit(self.setup, band, card).is_err() {
                    return if self.counts.pairs() >= 3 { 15 } else { 5 };
                }
                if self.partners(card) > 0 {
                    PAIR
                } else if self.has_other_half(card) {
                    HALF
                } else {
                    LONE
                }
            }
        }
    }

    fn band_use(&self, card: Card) -> i32 {
        if self.partners(card) < 0 { 10 } else { 100 }
    }

    pub(crate) fn pairs_of(&self, seat: Seat) -> i32 {
        i32::from(Counts::of(self.setup, &self.open.bands[seat]).pairs())
    }

    fn enter(&self, entry: &Entry) -> i32 {
        let Some(Step::Contest(contest)) = self.open.agenda.last() else {
            return 0;
        };
        match (contest.bout, entry) {
            // Two sets are worth the risk.
            (Bout::Nerve, Entry::March) if contest.round < 3 => 60,
            (Bout::Nerve, Entry::Halt) if contest.round >= 3 => 60,
            (_, _) => 0,
        }
    }
}
