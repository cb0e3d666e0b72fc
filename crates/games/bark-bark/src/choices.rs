//! What may be done, listed in an order that follows from what everybody sees.

use arrayvec::ArrayVec;
use tabletop::{Seat, Seats};

use crate::action::{Action, Order, Shares};
use crate::agenda::{Split, Step};
use crate::card::{Critter, Number};
use crate::dealing::Unsettled;
use crate::options::{CardLock, Claims, CritterChange};
use crate::setup::MOST_SEATS;
use crate::state::{BarkBark, Phase};

/// So many entries are listed at most where a person writes something in.
const MOST_SAMPLES: usize = 80;

/// Orders that are listed: all of four movers, and no more.
type Orders = ArrayVec<Order, 24>;

impl BarkBark {
    /// Fills `choices` with what `seat` may do.
    pub(crate) fn fill_choices(&self, seat: Seat, choices: &mut Vec<Action>) {
        choices.clear();
        if !self.may_act().contains(seat) {
            return;
        }
        match self.open.phase {
            Phase::Secret => self.fill_secret(seat, choices),
            Phase::Move => self.fill_move(seat, choices),
            Phase::SetUp => self.fill_set_up(seat, choices),
            Phase::NamePlacer => {
                let seats = self.setup.seats();
                choices.extend(seats.map(|seat| Action::NamePlacer { seat }));
            }
            Phase::PlaceStart => {
                // All of them, row by row, as the map shows them.
                let grid = &self.setup.grid;
                let cells = grid.cells().filter(|&cell| grid.takes_start(cell));
                choices.extend(cells.map(|cell| Action::PlaceStart { cell }));
            }
            Phase::Between { .. } => {
                choices.push(Action::Ready);
                if self.setup.options.critter_change == CritterChange::PerRace {
                    let critter = match self.critter(seat) {
                        Critter::Cat => Critter::Squirrel,
                        Critter::Squirrel => Critter::Cat,
                    };
                    choices.push(Action::ChooseCritter { critter });
                }
            }
            Phase::Over { .. } => (),
        }
    }

    fn fill_set_up(&self, seat: Seat, choices: &mut Vec<Action>) {
        match self.unsettled(seat) {
            Some(Unsettled::Colour) => {
                let free = self.setup.colours();
                let free = free.filter(|&colour| !self.is_taken(colour));
                choices.extend(free.map(|colour| Action::ChooseColour { colour }));
            }
            Some(Unsettled::Critter) => {
                let critters = [Critter::Cat, Critter::Squirrel];
                choices.extend(critters.map(|critter| Action::ChooseCritter { critter }));
            }
            Some(Unsettled::Pets) => {
                choices.extend((0..=3).map(|count| Action::TellPets { count }));
            }
            None => (),
        }
    }

    /// Whether somebody has a colour already.
    pub(crate) fn is_taken(&self, colour: u8) -> bool {
        let mut players = self.open.players.iter();
        players.any(|player| player.colour == Some(colour))
    }

    /// Whether a seat may lay a card, or lay another (MBB-R66). Where one can whisper, who has laid
    /// may always stay with that card: so they have a choice whatever they whispered, and nobody
    /// can tell from whom the table asks how often that was.
    pub(crate) fn may_lay(&self, seat: Seat, value: Number) -> bool {
        let options = &self.setup.options;
        self.open.waits.contains(seat)
            || options.card_lock == CardLock::UntilAllReady
            || (options.claims == Claims::PublicAndWhispers
                && self.laid[seat.index()] == Some(value))
    }

    fn fill_secret(&self, seat: Seat, choices: &mut Vec<Action>) {
        let numbers = &self.setup.lookup.numbers;
        let may_lay = numbers.iter().filter(|&&value| self.may_lay(seat, value));
        choices.extend(may_lay.map(|&value| Action::ChooseCard { value }));
        if self.open.waits.contains(seat) {
            choices.push(Action::LeaveToChance);
        }
        // Who has said something has said it; that another claim may follow at once, up to five
        // times, is for those who write it in.
        if self.may_speak(seat) && !self.has_claim(seat) {
            let claim = |to: Option<Seat>| {
                let claims = numbers.iter();
                claims.map(move |&value| Action::ClaimCard { value, to })
            };
            choices.extend(claim(None));
            if self.setup.options.claims == Claims::PublicAndWhispers {
                let others = self.setup.seats().filter(|&other| other != seat);
                choices.extend(others.flat_map(|other| claim(Some(other))));
            }
        }
        if self.has_claim(seat) {
            choices.push(Action::WithdrawClaim);
        }
    }

    fn fill_move(&self, seat: Seat, choices: &mut Vec<Action>) {
        let Some(step) = self.step() else {
            return;
        };
        match step {
            Step::Split(split) => self.fill_split(split, choices),
            Step::OrderTalk(talk) => {
                let is_first = talk.floor.proposer.is_none();
                if !is_first {
                    choices.push(Action::AcceptOrder);
                }
                if is_first || self.may_counter(talk.floor.n_proposals, talk.floor.seats) {
                    let orders = self.orders(talk.floor.seats);
                    let other = orders.into_iter().filter(|order| *order != talk.order);
                    choices.extend(other.map(|order| match is_first {
                        true => Action::ProposeOrder { order },
                        false => Action::CounterOrder { order },
                    }));
                }
                choices.push(Action::WalkAway);
            }
            Step::Walk(walk) => {
                if self.open.at(seat) == self.open.head {
                    let piles = self.piles_left();
                    for side in self.open.head_sides().iter() {
                        let all = piles.iter();
                        choices.extend(all.map(|&pile| Action::Explore { side, pile }));
                    }
                } else {
                    let sides = self.legal_steps(walk);
                    choices.extend(sides.iter().map(|side| Action::Step { side }));
                }
            }
            Step::Nudge { side, .. } => {
                let (side, piles) = (*side, self.piles_left());
                choices.extend(piles.into_iter().map(|pile| Action::Explore { side, pile }));
            }
            Step::Landings { .. } => self.fill_landing(seat, choices),
            Step::Crown { .. } => {
                let places = self.crown_places(seat);
                choices.extend(places.map(|(spot, side)| Action::PlaceCrown {
                    cell: self.open.garden.at(spot).cell,
                    side,
                }));
            }
            Step::ShortCut { .. } => {
                choices.extend([Action::TakeShortCut, Action::DeclineShortCut]);
            }
            Step::Swap { way, .. } => {
                let piles = self.swaps(*way);
                choices.extend(piles.into_iter().map(|pile| Action::SwapCorner { pile }));
            }
            Step::Retreat { waiting, far, .. } => {
                let next = self.in_table_order(self.next_to_go_back(*waiting, *far));
                choices.extend(next.into_iter().map(|seat| Action::OrderRetreat { seat }));
            }
            Step::Gate { .. } => {
                let gates = self.gates_for(seat);
                choices.extend(gates.iter().map(|gate| Action::ChooseGate {
                    cell: self.open.garden.at(gate).cell,
                }));
            }
            Step::Numbers { .. }
            | Step::Movers { .. }
            | Step::Level { .. }
            | Step::InOrder { .. } => (),
        }
    }

    fn fill_landing(&self, seat: Seat, choices: &mut Vec<Action>) {
        let card = self.open.garden.at(self.open.at(seat)).card;
        if self.setup.traits(card).trampoline.is_on() {
            let sides = self.bounces(seat);
            choices.extend(sides.iter().map(|side| Action::Bounce { side }));
            return;
        }
        match self.critter(seat) {
            Critter::Cat => {
                let pushes = self.pushes(seat).into_iter();
                choices.extend(pushes.map(|(seat, side)| Action::PushOff { seat, side }));
            }
            Critter::Squirrel => {
                let sides = self.ways_off(seat);
                choices.extend(sides.iter().map(|side| Action::HopOff { side }));
            }
        }
    }

    /// Whether another proposal may be made (MBB-R11).
    pub(crate) fn may_counter(&self, n_proposals: u8, seats: Seats) -> bool {
        n_proposals
            < self
                .setup
                .options
                .proposals_per_sharer
                .saturating_mul(seats.len())
    }

    fn fill_split(&self, split: &Split, choices: &mut Vec<Action>) {
        let floor = &split.floor;
        let is_first = floor.proposer.is_none();
        if !is_first {
            choices.push(Action::AcceptSplit);
        }
        if is_first || self.may_counter(floor.n_proposals, floor.seats) {
            let fair = self.fair_split(split);
            self.each_split(split, fair, |shares| {
                if is_first {
                    choices.push(Action::ProposeSplit { shares });
                } else if shares != split.shares {
                    choices.push(Action::CounterSplit { shares });
                }
            });
        }
        choices.push(Action::WalkAway);
    }

    /// The splits that are listed: all of them, or where these are many those in which nobody gets
    /// much more than a fair share; the fair one first.
    fn each_split(&self, split: &Split, fair: Shares, mut take: impl FnMut(Shares)) {
        let sharers: ArrayVec<Seat, MOST_SEATS> = split.floor.seats.iter().collect();
        let least = self.least_share(split);
        let most = most_listed(split.number, split.floor.seats.len());
        take(fair);
        let mut shares = [0; MOST_SEATS];
        fill_shares(
            &sharers,
            split.number,
            least..=most,
            &mut shares,
            &mut |shares| {
                if shares != fair {
                    take(shares);
                }
            },
        );
    }

    /// The orders that are listed: all of them up to four movers, then those that begin with each
    /// mover and go on in table order, either way round.
    pub(crate) fn orders(&self, seats: Seats) -> Orders {
        let first = self.in_table_order(seats);
        let mut orders = Orders::new();
        if first.len() <= 4 {
            permute(&first, &mut Order::new(), &mut orders);
            return orders;
        }
        for turn in 0..first.len() {
            let mut order = first.clone();
            order.rotate_left(turn);
            orders.push(order.clone());
            order.reverse();
            orders.push(order);
        }
        orders
    }
}

/// The largest share that is listed.
fn most_listed(number: Number, n_sharers: u8) -> Number {
    if n_splits(number, usize::from(n_sharers)) <= MOST_SAMPLES {
        number
    } else {
        number.div_ceil(n_sharers) + 1
    }
}

/// In how many ways a number can be shared, nothing included: the number of ways to put `sharers -
/// 1` strokes between so many spaces.
fn n_splits(number: Number, sharers: usize) -> usize {
    let strokes = sharers - 1;
    let all = usize::from(number) + strokes;
    (1..=strokes).fold(1, |ways, stroke| ways * (all - strokes + stroke) / stroke)
}

fn fill_shares(
    sharers: &[Seat],
    left: u8,
    allowed: std::ops::RangeInclusive<u8>,
    shares: &mut Shares,
    take: &mut impl FnMut(Shares),
) {
    match *sharers {
        [] => (),
        [last] => {
            if allowed.contains(&left) {
                shares[last.index()] = left;
                take(*shares);
                shares[last.index()] = 0;
            }
        }
        [seat, ref others @ ..] => {
            for share in allowed.clone().take_while(|&share| share <= left) {
                shares[seat.index()] = share;
                fill_shares(others, left - share, allowed.clone(), shares, take);
            }
            shares[seat.index()] = 0;
        }
    }
}

fn permute(left: &Order, so_far: &mut Order, orders: &mut Orders) {
    if left.is_empty() {
        orders.push(so_far.clone());
    }
    for place in 0..left.len() {
        let mut others = left.clone();
        so_far.push(others.remove(place));
        permute(&others, so_far, orders);
        so_far.pop();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However a number is shared, the list stays short: all ways to share it, or those around the
    /// fair one.
    #[test]
    fn no_list_of_splits_is_long() {
        for number in 1..=9 {
            for n_sharers in 2..=5 {
                let sharers: Vec<Seat> = (0..n_sharers).map(Seat).collect();
                let all = n_splits(number, sharers.len());
                let most = most_listed(number, n_sharers);
                let mut count = 0;
                let mut take = |_: Shares| count += 1;
                fill_shares(&sharers, number, 0..=most, &mut [0; MOST_SEATS], &mut take);
                assert!(count <= 2 * MOST_SAMPLES, "{count} ways for {number}");
                assert!(count == all || all > MOST_SAMPLES, "{count} of {all}");
            }
        }
    }

    #[test]
    fn splits_are_counted_as_they_are_listed() {
        for (number, n_sharers) in [(5, 2), (2, 3), (5, 3), (4, 4), (5, 5), (2, 5)] {
            let sharers: Vec<Seat> = (0..n_sharers).map(Seat).collect();
            let mut count = 0;
            fill_shares(&sharers, number, 0..=number, &mut [0; 5], &mut |shares| {
                assert_eq!(shares.iter().sum::<u8>(), number);
                count += 1;
            });
            assert_eq!(count, n_splits(number, sharers.len()));
        }
    }
}
