//! What a seat thinks of each choice that takes the time to count cards, from a view and nothing else.
//! The rule of thumb for those who do not is in `thumb.rs`.
//!
//! Weights are in the order of what must be done: finish a line, draw, swap a dead card, stop a
//! rival who can finish one, and only then build, block and break in the game's own small change.

use tabletop::{Chance, Judge, Seat};

use crate::action::Action;
use crate::card::{Kind, MOST_KINDS, MOST_SIDES, Side};
use crate::lookup::Line;
use crate::setup::Setup;
use crate::space::{MOST_CELLS, Space, SpaceSet};
use crate::state::{Dogs, Phase};
use crate::thumb;
use crate::view::View;

/// A line that is finished: nothing is better.
pub(crate) const WIN: i32 = 1_000_000;
/// A card that is drawn, where it could be lost.
pub(crate) const DRAW: i32 = 500_000;
/// A dead card that is swapped: it costs nothing, and the turn is still to be played.
pub(crate) const SWAP: i32 = 300_000;
/// A rival who can finish a line is stopped by a chip on its last space.
const STOP: i32 = 20_000;
/// Or by taking one of its chips away, which leaves the space open.
const BREAK: i32 = 15_000;
/// Found, like the numbers below, by many deals against foxes (docs/benchmarks.md).
/// What a line of ours is worth with so many chips of five, all of whose open spaces we can play.
const BUILD: [i32; 5] = [3, 3, 12, 36, 525];
/// What it is worth to spoil a rival's line with so many chips of five.
const SPOIL: [i32; 5] = [1, 2, 6, 45, 300];
/// What a hydrant and a doghouse are worth in hand: a line that one lacks, or a rival's.
const HYDRANT: i32 = 1188;
const DOGHOUSE: i32 = 1040;

impl Judge for Dogs {
    /// A line is finished, and a rival who could finish one is stopped, without further thought.
    const CERTAIN: Option<i32> = Some(BREAK);
    /// A hydrant alone has eighty spaces to go to, and what is drawn decides most deals.
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
    /// How many of each card the seat does not know the place of, and how many in all.
    unseen: [u8; MOST_KINDS],
    n_unseen: i32,
    /// How likely it is, in a hundred, that the seat's side can play a space some time soon.
    reach: [i8; MOST_CELLS],
    /// The unseen hydrants.
    hydrants: i32,
    /// How many cards the hands of each side have, the seat's own left out.
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
            let n_held = i32::try_from(hand.len()).expect("validated: at most 8 cards are held");
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

    /// What is in the seat's own hand is sure, what partners hold or what may be drawn is a hope.
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
            // Whoever starts has a small advantage.
            Action::ChooseDealer { seat } => {
                i32::from(self.setup.side(seat.next(self.setup.n_seats)) == self.side)
            }
            Action::ChooseColour { .. } | Action::LeaveToChance | Action::LeaveCard => 0,
        }
    }

    /// A chip of ours on a space: it builds our lines through it and spoils those of the others.
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
                // Nobody need be kept from a space that they have no card for.
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

    /// A rival's chip is taken away: its lines lose one, and ours may go through again. A line that
    /// is complete is none to spoil: if it counted, its chips are locked, and else it shares too many
    /// with one that did.
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

    /// How likely it is, in a hundred, that our side can play these spaces some time soon.
    fn reach(&self, open: SpaceSet) -> i32 {
        let sum: i32 = open
            .iter()
            .map(|space| i32::from(self.reach[space.index()]))
            .sum();
        sum / i32::from(n_of(open).max(1))
    }

    /// How likely it is, in a hundred, that a rival side holds a card for this space.
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

/// The line that leaves room for another is claimed (DOGS-R36): so many others can be claimed with
/// it.
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

/// How many chips of five a line has that lacks these, which are not none; free corners count, and in
/// long lines of other editions what is far from the end counts as nothing.
pub(crate) fn chips_in(open: SpaceSet) -> usize {
    usize::from(5 - n_of(open))
}

/// How many spaces there are, up to five, without counting bits.
fn n_of(open: SpaceSet) -> u8 {
    let mut left = open;
    let mut n_spaces = 0;
    while !left.is_empty() && n_spaces < 5 {
        left = left.less_first();
        n_spaces += 1;
    }
    n_spaces
}
