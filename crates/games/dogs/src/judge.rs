//! How a seat that counts cards weighs its choices, from its view alone. The simpler rule that does not
//! count cards is in `thumb.rs`.
//!
//! The weights put first things first: finish a line, draw, swap a dead card, stop a rival who can
//! finish one. Building, blocking and breaking lines weigh less than any of these.

use tabletop::{Chance, Judge, Seat};

use crate::action::Action;
use crate::card::{Kind, MOST_KINDS, MOST_SIDES, Side};
use crate::lookup::Line;
use crate::setup::Setup;
use crate::space::{MOST_CELLS, Space, SpaceSet};
use crate::state::{Dogs, Phase};
use crate::thumb;
use crate::view::View;

/// Finishing a line: nothing is better.
pub(crate) const WIN: i32 = 1_000_000;
/// Drawing a card that could be lost.
pub(crate) const DRAW: i32 = 500_000;
/// Swapping a dead card: it costs nothing, and the turn goes on.
pub(crate) const SWAP: i32 = 300_000;
/// Stopping a rival who can finish a line with a chip on its last space.
const STOP: i32 = 20_000;
/// Stopping such a rival by taking a chip away, which leaves the last space open.
const BREAK: i32 = 15_000;
/// What a line of ours is worth with 0 to 4 of its five chips, if we can play all its open spaces. This
/// and the numbers below were found by playing many deals against foxes (docs/benchmarks.md).
const BUILD: [i32; 5] = [3, 3, 12, 36, 525];
/// What it is worth to spoil a rival's line with 0 to 4 of its five chips.
const SPOIL: [i32; 5] = [1, 2, 6, 45, 300];
/// What a hydrant is worth in hand, where it can finish a line later.
const HYDRANT: i32 = 1188;
/// What a doghouse is worth in hand, where it can break a rival's line later.
const DOGHOUSE: i32 = 1040;

impl Judge for Dogs {
    /// Finishing a line and stopping a rival need no search.
    const CERTAIN: Option<i32> = Some(BREAK);
    /// A hydrant alone has up to eighty spaces, and the draws decide most deals: a tree search would see
    /// mostly noise.
    const SIDE_BY_SIDE: Option<usize> = Some(6);
    const USUAL_ITERATIONS: u32 = 4_000;

    fn weigh(setup: &Setup, view: &View, seat: Seat, choices: &[Action]) -> Vec<i32> {
        thumb::weigh(setup, view, seat, choices)
    }

    /// DOGS-R30: bots draw at once.
    fn reflex(_: &Setup, _: &View, _: Seat, choices: &[Action]) -> Option<usize> {
        let draws = |action: &Action| matches!(action, Action::DrawCard);
        choices.iter().position(draws)
    }

    fn ponder(setup: &Setup, view: &View, seat: Seat, choices: &[Action]) -> Vec<i32> {
        let table = Table::new(setup, view, seat);
        choices.iter().map(|action| table.weight(*action)).collect()
    }

    fn play_on(&self, seat: Seat, choices: &mut Vec<Action>, luck: &mut Chance) -> Action {
        self.quick_choice(seat, choices, luck)
    }
}

/// The table as the thinking seat sees it.
struct Table<'a> {
    setup: &'a Setup,
    view: &'a View,
    side: Side,
    chips: [SpaceSet; MOST_SIDES],
    covered: SpaceSet,
    /// How many copies of each card the seat has not seen.
    unseen: [u8; MOST_KINDS],
    /// Their sum.
    n_unseen: i32,
    /// The chance, in percent, that the seat's side can play on a space soon.
    reach: [i8; MOST_CELLS],
    /// How many hydrants the seat has not seen.
    hydrants: i32,
    /// The number of cards that each side holds, without the seat's own hand.
    held: [i32; MOST_SIDES],
}

impl<'a> Table<'a> {
    fn new(setup: &'a Setup, view: &'a View, seat: Seat) -> Self {
        let mut unseen = [0u8; MOST_KINDS];
        for card in setup.lookup.deck.iter() {
            unseen[card.index()] += 1;
        }
        let discards = view.discards.iter().filter_map(|discard| discard.card.up());
        for card in view.known_hand(seat).chain(discards) {
            let left = &mut unseen[card.index()];
            *left = left.saturating_sub(1);
        }
        let mut chips = [SpaceSet::NONE; MOST_SIDES];
        for (place, side) in chips.iter_mut().zip(&view.sides) {
            *place = side.chips;
        }
        let mut held = [0; MOST_SIDES];
        for (other, hand) in view.hands.by_seat().filter(|&(other, _)| other != seat) {
            let n_held = i32::try_from(hand.len()).expect("validated: a hand has at most 8 cards");
            held[setup.side(other).index()] += n_held;
        }
        let all = setup.edition.all();
        let hydrants = all.filter(|&card| setup.kind(card) == Kind::Hydrant);
        let mut table = Self {
            setup,
            view,
            side: setup.side(seat),
            reach: [0; MOST_CELLS],
            chips,
            covered: view.covered(),
            hydrants: hydrants.map(|card| i32::from(unseen[card.index()])).sum(),
            n_unseen: unseen.iter().map(|&n| i32::from(n)).sum::<i32>().max(1),
            unseen,
            held,
        };
        table.find_reach(seat);
        table
    }

    /// Cards in the seat's own hand are certain. Those that partners may hold or that may be drawn are
    /// only likely.
    fn find_reach(&mut self, seat: Seat) {
        let partners = self.held[self.side.index()];
        let hand = || self.view.known_hand(seat);
        let has_hydrant = hand().any(|card| self.setup.kind(card) == Kind::Hydrant);
        for card in self.setup.edition.all() {
            let unseen = i32::from(self.unseen[card.index()]);
            let hope = 8 + 16 * unseen + 100 * unseen * partners / self.n_unseen;
            let reach = match (hand().any(|held| held == card), has_hydrant) {
                (true, _) => 100,
                (false, true) => hope.clamp(70, 100),
                (false, false) => hope.min(90),
            };
            let reach = i8::try_from(reach).expect("at most a hundred");
            for space in self.setup.pictures(card).iter() {
                self.reach[space.index()] = reach;
            }
        }
    }

    fn weight(&self, action: Action) -> i32 {
        match action {
            Action::PlayCard { card, space } => match self.setup.kind(card) {
                Kind::Breed => self.place(space),
                Kind::Hydrant => self.place(space) - HYDRANT,
                Kind::Doghouse => self.remove(space) - DOGHOUSE,
            },
            Action::TurnInDeadCard { .. } => SWAP,
            Action::DrawCard => DRAW,
            Action::ClaimSequence { line } => claim(self.setup, self.view, self.side, line),
            // Starting is a small advantage.
            Action::ChooseDealer { seat } => {
                i32::from(self.setup.side(seat.next(self.setup.n_seats)) == self.side)
            }
            Action::ChooseColour { .. } | Action::LeaveToChance | Action::LeaveCard => 0,
        }
    }

    /// What our chip on a space is worth: it builds our lines through it and spoils the rivals'.
    fn place(&self, space: Space) -> i32 {
        let mine = self.chips[self.side.index()];
        let theirs = self.covered.minus(mine);
        let mut worth = 0;
        let mut is_stop = None;
        for &(line, id) in self.setup.lookup.through(space) {
            if line.and(theirs).is_empty() && self.may_claim(self.side, id) {
                let open = line.minus(mine).without(space);
                if open.is_empty() {
                    return WIN;
                }
                worth += BUILD[chips_in(open)] * self.reach(open) / 100;
            }
            for rival in self.rivals() {
                let there = self.chips[rival.index()];
                let others = self.covered.minus(there);
                // A rival without a card for the space is no threat there.
                let threat = self.threat(rival, space);
                let is_theirs = line.and(others).is_empty() && !line.and(there).is_empty();
                if threat == 0 || !is_theirs || !self.may_claim(rival, id) {
                    continue;
                }
                let open = line.minus(there);
                if open.is_one() {
                    is_stop = is_stop.max(Some(threat));
                }
                worth += SPOIL[chips_in(open)];
            }
        }
        match is_stop {
            Some(threat) => STOP + 10 * threat + worth,
            None => worth,
        }
    }

    /// What taking a rival's chip away is worth: it spoils their lines and reopens ours. A complete line
    /// is not worth spoiling: either it is claimed and locked, or it shares too many chips with a claimed
    /// one to count.
    fn remove(&self, space: Space) -> i32 {
        let mine = self.chips[self.side.index()];
        let Some(owner) = self
            .rivals()
            .find(|rival| self.chips[rival.index()].contains(space))
        else {
            return 0;
        };
        let there = self.chips[owner.index()];
        let mut worth = 0;
        let mut breaks = None;
        for &(line, id) in self.setup.lookup.through(space) {
            if line.and(self.covered.minus(there)).is_empty() {
                let open = line.minus(there);
                if open.is_empty() || !self.may_claim(owner, id) {
                    continue;
                }
                if let (true, Some(last)) = (open.is_one(), open.first()) {
                    let threat = self.threat(owner, last);
                    if threat > 0 {
                        breaks = breaks.max(Some(threat));
                    }
                }
                worth += SPOIL[chips_in(open)];
            } else if line.and(self.covered.minus(mine)) == SpaceSet::one(space)
                && self.may_claim(self.side, id)
            {
                let open = line.minus(mine);
                worth += BUILD[chips_in(open)] * self.reach(open) / 200;
            }
        }
        match breaks {
            Some(threat) => BREAK + DOGHOUSE + 10 * threat + worth,
            None => worth,
        }
    }

    /// The chance, in percent, that our side can play on these spaces soon: the average over them.
    fn reach(&self, open: SpaceSet) -> i32 {
        let sum: i32 = open
            .iter()
            .map(|space| i32::from(self.reach[space.index()]))
            .sum();
        sum / i32::from(n_of(open).max(1))
    }

    /// The chance, in percent, that a rival side holds a card for this space.
    fn threat(&self, rival: Side, space: Space) -> i32 {
        let breed = self.setup.lookup.breeds[space.index()];
        let breeds = breed.map_or(0, |breed| i32::from(self.unseen[breed.index()]));
        let held = self.held[rival.index()];
        (100 * (breeds + self.hydrants) * held / self.n_unseen).min(100)
    }

    fn may_claim(&self, side: Side, line: Line) -> bool {
        self.view.sides[side.index()].may_claim(self.setup, line)
    }

    fn rivals(&self) -> impl Iterator<Item = Side> + use<'_> {
        self.setup.sides().filter(|&side| side != self.side)
    }
}

/// What it is worth to claim a line: the number of other lines that could be claimed with it (DOGS-R36).
pub(crate) fn claim(setup: &Setup, view: &View, side: Side, line: Line) -> i32 {
    let Phase::Claim { space } = view.phase else {
        return 0;
    };
    let mine = view.sides[side.index()].chips;
    let lines = setup.lookup.through(space).iter();
    let made = lines.filter(|(other, _)| other.is_within(mine));
    let claimed = setup.lines()[line.index()];
    let further = made.filter(|(other, _)| other.and(claimed).len() <= 1);
    further.map(|_| 1).sum()
}

/// How many of its five chips a line has if it lacks these spaces, at least one. Free corners count as
/// chips. In editions with longer lines, a line that lacks five or more counts as having none.
pub(crate) fn chips_in(open: SpaceSet) -> usize {
    usize::from(5 - n_of(open))
}

/// The number of spaces, at most five. For so few, this is faster than counting bits.
fn n_of(open: SpaceSet) -> u8 {
    let mut left = open;
    let mut n_spaces = 0;
    while !left.is_empty() && n_spaces < 5 {
        left = left.less_first();
        n_spaces += 1;
    }
    n_spaces
}
