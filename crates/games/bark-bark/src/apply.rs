//! What each action does, and how play goes on until a player has to be asked.

use tabletop::{Checked, Log, Seat, Seats};

use crate::action::{Action, Back, Crown, Landing, Move, Secret, SetUp, Talk};
use crate::agenda::Step;
use crate::event::Event;
use crate::state::{BarkBark, Phase, RaceEnd};

/// Does what was checked.
pub(crate) fn apply(state: &mut BarkBark, checked: Checked<&Action>, log: &mut Log<Event>) {
    let (seat, action) = checked.into_parts();
    match action {
        Action::SetUp(action) => return state.set_up(seat, *action, log),
        Action::Secret(action) => return state.act_secretly(seat, *action, log),
        Action::Talk(action) => state.talk(seat, action, log),
        Action::Move(Move::Step { side }) => state.step_over(*side, log),
        Action::Move(Move::Explore { side, pile }) => state.explore_asked(*side, *pile, log),
        Action::Crown(action) => state.move_crown(seat, *action, log),
        Action::Landing(action) => state.leave_card(seat, *action, log),
        Action::Back(action) => state.order_back(seat, *action, log),
    }
    state.run(log);
}

/// Whether play can go on by itself.
pub(crate) enum Flow {
    /// It can.
    GoOn,
    /// This seat has to be asked.
    Ask(Seat),
}

impl BarkBark {
    fn set_up(&mut self, seat: Seat, action: SetUp, log: &mut Log<Event>) {
        match action {
            SetUp::ChooseColour { colour } => {
                self.choose_colour(seat, colour, log);
                self.go_on_set_up(log);
            }
            SetUp::ChooseCritter { critter } => {
                self.choose_critter(seat, critter, log);
                // Between races this changes the critter and nothing else.
                if self.open.phase == Phase::SetUp {
                    self.go_on_set_up(log);
                }
            }
            SetUp::TellPets { count } => {
                self.tell_pets(seat, count, log);
                self.go_on_set_up(log);
            }
            SetUp::NamePlacer { seat: named } => self.choose_placer(named, log),
            SetUp::PlaceStart { cell } => self.place_start(cell, log),
            SetUp::Ready => self.become_ready(seat, log),
        }
    }

    fn act_secretly(&mut self, seat: Seat, action: Secret, log: &mut Log<Event>) {
        match action {
            Secret::ChooseCard { value } => self.lay_card(seat, value, log),
            Secret::LeaveToChance => {
                let value = *self.chance.pick(&self.setup.lookup.numbers);
                self.lay_card(seat, value, log);
            }
            Secret::ClaimCard { value, to } => self.claim(seat, value, to, log),
            Secret::WithdrawClaim => self.withdraw_claim(seat, log),
        }
    }

    fn talk(&mut self, seat: Seat, action: &Talk, log: &mut Log<Event>) {
        match action {
            Talk::ProposeSplit { shares } | Talk::CounterSplit { shares } => {
                self.propose_split(seat, *shares, log);
            }
            Talk::AcceptSplit => self.accept_split(seat, log),
            Talk::ProposeOrder { order } | Talk::CounterOrder { order } => {
                self.propose_order(seat, order, log);
            }
            Talk::AcceptOrder => self.accept_order(seat, log),
            Talk::WalkAway => self.walk_away(seat, log),
        }
    }

    fn move_crown(&mut self, seat: Seat, action: Crown, log: &mut Log<Event>) {
        match action {
            Crown::PlaceCrown { cell, side } => self.place_crown(cell, side, log),
            Crown::TakeShortCut => self.come_home(RaceEnd::ShortCut, log),
            Crown::DeclineShortCut => self.decline_short_cut(seat, log),
            Crown::SwapCorner { pile } => self.swap_corner(pile, log),
        }
    }

    fn leave_card(&mut self, seat: Seat, action: Landing, log: &mut Log<Event>) {
        match action {
            Landing::PushOff { seat: pushed, side } => self.push_off(seat, pushed, side, log),
            Landing::HopOff { side } => self.hop_off(seat, side, log),
            Landing::Bounce { side } => self.bounce(seat, side, log),
        }
    }

    fn order_back(&mut self, by: Seat, action: Back, log: &mut Log<Event>) {
        match action {
            Back::ChooseGate { cell } => self.choose_gate(cell, log),
            Back::OrderRetreat { seat } => {
                log.push(|| Event::RetreatOrdered { by, seat });
                self.send_back(seat, log);
            }
        }
    }

    /// Goes on until a player has to be asked or the Move phase is over.
    pub(crate) fn run(&mut self, log: &mut Log<Event>) {
        while self.open.phase == Phase::Move {
            match self.proceed(log) {
                Flow::GoOn => (),
                Flow::Ask(seat) => {
                    self.open.waits = Seats::one(seat);
                    return;
                }
            }
        }
    }

    /// Does what is next on the agenda.
    fn proceed(&mut self, log: &mut Log<Event>) -> Flow {
        let Some(step) = self.open.agenda.last() else {
            self.end_round(log);
            return Flow::GoOn;
        };
        match step {
            Step::Numbers { from } => self.next_number(*from, log),
            Step::Split(split) => Flow::Ask(split.floor.speaker),
            Step::OrderTalk(talk) => Flow::Ask(talk.floor.speaker),
            Step::Movers { movers } => self.next_level(movers.clone()),
            Step::Level { movers, leader } => self.next_of_level(movers.clone(), *leader, log),
            Step::InOrder { order, shares } => self.next_in_order(order.clone(), *shares, log),
            Step::Walk(walk) => self.walk_on(*walk, log),
            Step::Nudge { seat, side, .. } => self.ask_pile(*seat, *side, log),
            Step::Landings { pending, .. } => match pending.last() {
                Some(seat) => self.settle_landing(*seat, log),
                None => {
                    self.open.agenda.pop();
                    Flow::GoOn
                }
            },
            Step::Crown { seat, .. } | Step::ShortCut { seat } | Step::Gate { seat } => {
                Flow::Ask(*seat)
            }
            Step::Swap { seat, .. } => self.ask_swap(*seat, log),
            Step::Retreat {
                waiting,
                far,
                decider,
            } => self.next_retreat(*waiting, *far, *decider, log),
        }
    }

    /// Puts another step in place of the one on top.
    #[inline]
    pub(crate) fn set_step(&mut self, step: Step) {
        if let Some(top) = self.open.agenda.last_mut() {
            *top = step;
        }
    }
}
