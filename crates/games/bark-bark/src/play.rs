//! What each action does, and how the table goes on until somebody has to be asked.

use tabletop::{Log, Seat, Seats};

use crate::action::Action;
use crate::agenda::Step;
use crate::event::Event;
use crate::state::{BarkBark, Phase};

/// Whether the table can go on by itself.
pub(crate) enum Flow {
    /// It can.
    GoOn,
    /// Somebody has to be asked.
    Ask(Seat),
}

impl BarkBark {
    /// Does an action that was checked.
    pub(crate) fn perform(&mut self, seat: Seat, action: &Action, log: &mut Log<Event>) {
        match self.open.phase {
            Phase::Move => {
                self.perform_in_round(seat, action, log);
                self.run(log);
            }
            Phase::Secret => self.perform_secretly(seat, action, log),
            Phase::SetUp
            | Phase::NamePlacer
            | Phase::PlaceStart
            | Phase::Between { .. }
            | Phase::Over { .. } => self.perform_at_rest(seat, action, log),
        }
    }

    fn perform_secretly(&mut self, seat: Seat, action: &Action, log: &mut Log<Event>) {
        match *action {
            Action::ChooseCard { value } => self.lay_card(seat, value, log),
            Action::LeaveToChance => {
                let value = *self.chance.pick(&self.setup.lookup.numbers);
                self.lay_card(seat, value, log);
            }
            Action::ClaimCard { value, to } => self.claim(seat, value, to, log),
            Action::WithdrawClaim => self.withdraw_claim(seat, log),
            ref other => unreachable!("{other:?} in the Secret phase was not checked"),
        }
    }

    /// The actions before, between and after races.
    fn perform_at_rest(&mut self, seat: Seat, action: &Action, log: &mut Log<Event>) {
        match *action {
            Action::ChooseColour { colour } => {
                self.choose_colour(seat, colour, log);
                self.go_on_set_up(log);
            }
            Action::ChooseCritter { critter } => {
                self.choose_critter(seat, critter, log);
                if self.open.phase == Phase::SetUp {
                    self.go_on_set_up(log);
                }
            }
            Action::TellPets { count } => {
                self.tell_pets(seat, count, log);
                self.go_on_set_up(log);
            }
            Action::NamePlacer { seat: named } => self.choose_placer(named, log),
            Action::PlaceStart { cell } => self.place_start(cell, log),
            Action::Ready => self.become_ready(seat, log),
            ref other => unreachable!("{other:?} at rest was not checked"),
        }
    }

    fn perform_in_round(&mut self, seat: Seat, action: &Action, log: &mut Log<Event>) {
        match action {
            Action::ProposeSplit { shares } | Action::CounterSplit { shares } => {
                self.propose_split(seat, *shares, log);
            }
            Action::AcceptSplit => self.accept_split(seat, log),
            Action::ProposeOrder { order } | Action::CounterOrder { order } => {
                self.propose_order(seat, order, log);
            }
            Action::AcceptOrder => self.accept_order(seat, log),
            Action::WalkAway => self.walk_away(seat, log),
            Action::Step { side } => self.step_over(*side, log),
            Action::Explore { side, pile } => self.explore_asked(*side, *pile, log),
            Action::PlaceCrown { cell, side } => self.place_crown(*cell, *side, log),
            Action::TakeShortCut => self.take_short_cut(log),
            Action::DeclineShortCut => self.decline_short_cut(seat, log),
            Action::SwapCorner { pile } => self.swap_corner(*pile, log),
            Action::PushOff { seat: pushed, side } => self.push_off(seat, *pushed, *side, log),
            Action::HopOff { side } => self.hop_off(seat, *side, log),
            Action::Bounce { side } => self.bounce(seat, *side, log),
            Action::ChooseGate { cell } => self.choose_gate(*cell, log),
            Action::OrderRetreat { seat: next } => {
                let seat_next = *next;
                log.push(|| Event::RetreatOrdered {
                    by: seat,
                    seat: seat_next,
                });
                self.send_back(seat_next, log);
            }
            Action::ChooseColour { .. }
            | Action::ChooseCritter { .. }
            | Action::TellPets { .. }
            | Action::NamePlacer { .. }
            | Action::PlaceStart { .. }
            | Action::ChooseCard { .. }
            | Action::LeaveToChance
            | Action::ClaimCard { .. }
            | Action::WithdrawClaim
            | Action::Ready => unreachable!("{action:?} in the Move phase was not checked"),
        }
    }

    /// Goes on until somebody has to be asked or the round, the race or the match is over.
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
