//! What a seat may do now, listed in an order that reveals nothing hidden.

use tabletop::{Seat, Seats, mark};

use crate::action::{Action, Back, Crown, Landing, Move, Secret, SetUp, Talk};
use crate::agenda::{Floor, OrderTalk, Split, Step};
use crate::card::{Critter, Number};
use crate::opening::Unsettled;
use crate::options::{CardLock, Claims, CritterChange};
use crate::rules;
use crate::state::{BarkBark, MOST_CLAIMS, Phase};

/// Fills `choices` with what `seat` may do.
pub(crate) fn list_choices(state: &BarkBark, seat: Seat, choices: &mut Vec<Action>) {
    choices.clear();
    if !to_act(state).contains(seat) {
        return;
    }
    match state.open.phase {
        Phase::Secret => state.list_secret(seat, choices),
        Phase::Move => state.list_move(seat, choices),
        Phase::SetUp => state.list_set_up(seat, choices),
        Phase::NamePlacer => {
            let seats = state.setup.seats();
            add(choices, seats.map(|seat| SetUp::NamePlacer { seat }));
        }
        Phase::PlaceStart => {
            // Row by row, as on the map.
            let grid = &state.setup.grid;
            let cells = grid.cells().filter(|&cell| grid.takes_start(cell));
            add(choices, cells.map(|cell| SetUp::PlaceStart { cell }));
        }
        Phase::Between { .. } => {
            choices.push(SetUp::Ready.into());
            if state.setup.options.critter_change == CritterChange::PerRace {
                let critter = match state.critter(seat) {
                    Critter::Cat => Critter::Squirrel,
                    Critter::Squirrel => Critter::Cat,
                };
                choices.push(SetUp::ChooseCritter { critter }.into());
            }
        }
        Phase::Over { .. } => (),
    }
}

/// The seats that may act. In the Secret phase that includes seats that may change their card, make
/// a claim or take one back. It depends on public facts only: where whispering is allowed, all may
/// act until the cards are shown.
pub(crate) fn to_act(state: &BarkBark) -> Seats {
    let open = &state.open;
    if open.phase != Phase::Secret {
        return open.waits;
    }
    let options = &state.setup.options;
    let may_act = |seat: &Seat| {
        let player = &open.players[seat.index()];
        match (options.card_lock, options.claims) {
            (CardLock::UntilAllReady, _) | (_, Claims::PublicAndWhispers) => true,
            (CardLock::AtOnce, Claims::Public) => {
                open.waits.contains(*seat)
                    || player.n_claims < MOST_CLAIMS
                    || player.claim.is_some()
            }
            (CardLock::AtOnce, Claims::Off) => open.waits.contains(*seat),
        }
    };
    state.setup.seats().filter(may_act).collect()
}

impl BarkBark {
    fn list_set_up(&self, seat: Seat, choices: &mut Vec<Action>) {
        match self.unsettled(seat) {
            Some(Unsettled::Colour) => {
                mark!(rules::MBB_5, rules::MBB_R1);
                let free = self.setup.colours();
                let free = free.filter(|&colour| !self.is_taken(colour));
                add(choices, free.map(|colour| SetUp::ChooseColour { colour }));
            }
            Some(Unsettled::Critter) => {
                let critters = [Critter::Cat, Critter::Squirrel];
                add(
                    choices,
                    critters.map(|critter| SetUp::ChooseCritter { critter }),
                );
            }
            Some(Unsettled::Pets) => {
                add(choices, (0..=3).map(|count| SetUp::TellPets { count }));
            }
            None => (),
        }
    }

    /// Whether somebody has a colour already.
    pub(crate) fn is_taken(&self, colour: u8) -> bool {
        let mut players = self.open.players.iter();
        players.any(|player| player.colour == Some(colour))
    }

    /// Whether a seat may lay a card, or lay another (MBB-R66). If whispering is allowed, a seat
    /// that has laid a card may always stay with it. So it has a choice however often it whispered,
    /// and who may act does not give away how often that was.
    pub(crate) fn may_lay(&self, seat: Seat, value: Number) -> bool {
        let options = &self.setup.options;
        self.open.waits.contains(seat)
            || options.card_lock == CardLock::UntilAllReady
            || (options.claims == Claims::PublicAndWhispers
                && self.laid[seat.index()] == Some(value))
    }

    fn list_secret(&self, seat: Seat, choices: &mut Vec<Action>) {
        let numbers = &self.setup.lookup.numbers;
        let may_lay = numbers.iter().filter(|&&value| self.may_lay(seat, value));
        add(choices, may_lay.map(|&value| Secret::ChooseCard { value }));
        if self.open.waits.contains(seat) {
            choices.push(Secret::LeaveToChance.into());
        }
        // Claims are listed once. More are allowed, up to five, for players who write them in.
        if self.may_speak(seat) && !self.has_claim(seat) {
            let claim = |to: Option<Seat>| {
                let claims = numbers.iter();
                claims.map(move |&value| Secret::ClaimCard { value, to })
            };
            add(choices, claim(None));
            if self.setup.options.claims == Claims::PublicAndWhispers {
                let others = self.setup.seats().filter(|&other| other != seat);
                add(choices, others.flat_map(|other| claim(Some(other))));
            }
        }
        if self.has_claim(seat) {
            choices.push(Secret::WithdrawClaim.into());
        }
    }

    fn list_move(&self, seat: Seat, choices: &mut Vec<Action>) {
        let Some(step) = self.step() else {
            return;
        };
        match step {
            Step::Split(split) => self.list_split(split, choices),
            Step::OrderTalk(talk) => self.list_orders(talk, choices),
            Step::Walk(walk) => {
                if self.open.at(seat) == self.open.head {
                    let piles = self.piles_left();
                    for side in self.open.head_sides().iter() {
                        let all = piles.iter();
                        add(choices, all.map(|&pile| Move::Explore { side, pile }));
                    }
                } else {
                    let sides = self.legal_steps(walk);
                    add(choices, sides.iter().map(|side| Move::Step { side }));
                }
            }
            Step::Nudge { side, .. } => {
                let (side, piles) = (*side, self.piles_left());
                add(
                    choices,
                    piles.into_iter().map(|pile| Move::Explore { side, pile }),
                );
            }
            Step::Landings { .. } => self.list_landing(seat, choices),
            Step::Crown { .. } => {
                let places = self.crown_places(seat);
                add(
                    choices,
                    places.map(|(spot, side)| Crown::PlaceCrown {
                        cell: self.open.garden.at(spot).cell,
                        side,
                    }),
                );
            }
            Step::ShortCut { .. } => {
                add(choices, [Crown::TakeShortCut, Crown::DeclineShortCut]);
            }
            Step::Swap { way, .. } => {
                let piles = self.swaps(*way);
                add(
                    choices,
                    piles.into_iter().map(|pile| Crown::SwapCorner { pile }),
                );
            }
            Step::Retreat { waiting, far, .. } => {
                let next = self.in_table_order(self.next_to_go_back(*waiting, *far));
                add(
                    choices,
                    next.into_iter().map(|seat| Back::OrderRetreat { seat }),
                );
            }
            Step::Gate { .. } => {
                let gates = self.gates_for(seat);
                add(
                    choices,
                    gates.iter().map(|gate| Back::ChooseGate {
                        cell: self.open.garden.at(gate).cell,
                    }),
                );
            }
            Step::Numbers { .. }
            | Step::Movers { .. }
            | Step::Level { .. }
            | Step::InOrder { .. } => (),
        }
    }

    fn list_landing(&self, seat: Seat, choices: &mut Vec<Action>) {
        let card = self.open.garden.at(self.open.at(seat)).card;
        if self.setup.traits(card).trampoline.is_on() {
            let sides = self.bounces(seat);
            add(choices, sides.iter().map(|side| Landing::Bounce { side }));
            return;
        }
        match self.critter(seat) {
            Critter::Cat => {
                let pushes = self.pushes(seat).into_iter();
                add(
                    choices,
                    pushes.map(|(seat, side)| Landing::PushOff { seat, side }),
                );
            }
            Critter::Squirrel => {
                let sides = self.ways_off(seat);
                add(choices, sides.iter().map(|side| Landing::HopOff { side }));
            }
        }
    }

    /// Whether another proposal may be made (MBB-R11).
    pub(crate) fn may_counter(&self, floor: &Floor) -> bool {
        floor.has_proposals_left(self.setup.options.proposals_per_sharer)
    }

    fn list_split(&self, split: &Split, choices: &mut Vec<Action>) {
        let is_first = split.floor.proposer.is_none();
        if !is_first {
            choices.push(Talk::AcceptSplit.into());
        }
        if is_first || self.may_counter(&split.floor) {
            let fair = self.fair_split(split);
            self.each_split(split, fair, |shares| {
                if is_first {
                    choices.push(Talk::ProposeSplit { shares }.into());
                } else if shares != split.shares {
                    choices.push(Talk::CounterSplit { shares }.into());
                }
            });
        }
        choices.push(Talk::WalkAway.into());
    }

    fn list_orders(&self, talk: &OrderTalk, choices: &mut Vec<Action>) {
        let is_first = talk.floor.proposer.is_none();
        if !is_first {
            choices.push(Talk::AcceptOrder.into());
        }
        if is_first || self.may_counter(&talk.floor) {
            for order in self.orders(talk.floor.seats) {
                if is_first {
                    choices.push(Talk::ProposeOrder { order }.into());
                } else if order != talk.order {
                    choices.push(Talk::CounterOrder { order }.into());
                }
            }
        }
        choices.push(Talk::WalkAway.into());
    }
}

/// Adds actions of one step.
fn add<A: Into<Action>>(choices: &mut Vec<Action>, actions: impl IntoIterator<Item = A>) {
    choices.extend(actions.into_iter().map(Into::<Action>::into));
}
