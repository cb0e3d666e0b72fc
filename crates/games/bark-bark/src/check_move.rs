//! Whether a seat may do something in the Move phase, and which rule forbids it if not.

use std::mem::discriminant;

use tabletop::{Refusal, Seat, listed};

use crate::action::{Action, Back, Crown, Landing, Move};
use crate::agenda::Step;
use crate::card::{Critter, Pile};
use crate::choices::list_choices;
use crate::grid::Cell;
use crate::rules;
use crate::side::Side;
use crate::state::{BarkBark, Phase};

impl BarkBark {
    pub(crate) fn check_move(&self, seat: Seat, action: Move) -> Result<(), Refusal> {
        if self.is_choice(seat, action)? {
            return Ok(());
        }
        match (action, self.step()) {
            (Move::Step { side }, Some(Step::Walk(_))) => Err(self.step_refusal(seat, side)),
            (Move::Explore { side, pile }, Some(Step::Walk(_) | Step::Nudge { .. })) => {
                Err(self.exploring_refusal(seat, side, pile))
            }
            (Move::Step { .. } | Move::Explore { .. }, _) => Err(not_asked()),
        }
    }

    pub(crate) fn check_crown(&self, seat: Seat, action: Crown) -> Result<(), Refusal> {
        if self.is_choice(seat, action)? {
            return Ok(());
        }
        match (action, self.step()) {
            (Crown::PlaceCrown { cell, side }, Some(Step::Crown { .. })) => {
                Err(self.crown_refusal(cell, side))
            }
            (Crown::SwapCorner { pile }, Some(Step::Swap { .. })) => Err(Refusal::new(
                rules::MBB_R39,
                "no_open_exit",
                format!(
                    "a corner from the {} pile would have no open exit, or there is none",
                    pile.word()
                ),
            )),
            (
                Crown::PlaceCrown { .. }
                | Crown::TakeShortCut
                | Crown::DeclineShortCut
                | Crown::SwapCorner { .. },
                _,
            ) => Err(not_asked()),
        }
    }

    pub(crate) fn check_landing(&self, seat: Seat, action: Landing) -> Result<(), Refusal> {
        if self.is_choice(seat, action)? {
            return Ok(());
        }
        match self.step() {
            Some(Step::Landings { .. }) => Err(self.landing_refusal(seat, action)),
            _ => Err(not_asked()),
        }
    }

    pub(crate) fn check_back(&self, seat: Seat, action: Back) -> Result<(), Refusal> {
        if self.is_choice(seat, action)? {
            return Ok(());
        }
        match (action, self.step()) {
            (Back::ChooseGate { cell }, Some(Step::Gate { .. })) => {
                let gates = self.gates_for(seat);
                let gates = gates.iter().map(|gate| self.open.garden.at(gate).cell);
                let gates = listed(gates.map(|cell| cell.to_string()));
                let because = format!("{cell} is none of the gates you can go back to: {gates}");
                Err(Refusal::new(rules::MBB_37, "no_such_gate", because))
            }
            (Back::OrderRetreat { seat: named }, Some(Step::Retreat { waiting, far, .. })) => {
                let next = self.next_to_go_back(*waiting, *far);
                let next = listed(next.iter().map(|seat| seat.to_string()));
                let because = format!("{named} cannot be sent; next to go back: {next}");
                Err(Refusal::new(rules::MBB_38, "wrong_seats", because))
            }
            (Back::ChooseGate { .. } | Back::OrderRetreat { .. }, _) => Err(not_asked()),
        }
    }

    /// Whether an action is one of the seat's choices. If the seat is not asked at all, that is
    /// the refusal.
    fn is_choice(&self, seat: Seat, action: impl Into<Action>) -> Result<bool, Refusal> {
        if self.open.phase != Phase::Move {
            return Err(self.wrong_phase(rules::MBB_25, "critters move in the Move phase"));
        }
        if !self.open.waits.contains(seat) {
            let asked = self.open.waits.first();
            let because = asked.map_or_else(String::new, |asked| {
                format!("it is for {asked} to decide now")
            });
            return Err(Refusal::new(rules::MBB_25, "not_your_turn", because));
        }
        let mut choices = Vec::new();
        list_choices(self, seat, &mut choices);
        Ok(choices.contains(&action.into()))
    }

    fn step_refusal(&self, seat: Seat, side: Side) -> Refusal {
        let at = self.open.at(seat);
        let way = side.word();
        if at == self.open.head {
            return Refusal::new(
                rules::MBB_R22,
                "must_explore",
                "you stand where the race is headed, so you explore; you cannot walk back",
            );
        }
        match self.open.garden.over(at, side) {
            None => {
                let because = format!("no path and no bounce leads {way} from here");
                Refusal::new(rules::MBB_G3, "illegal_side", because)
            }
            Some(_) => {
                let because = format!(
                    "{way} does not lead towards the crown without turning back; a move keeps its \
                     direction"
                );
                Refusal::new(rules::MBB_39, "illegal_side", because)
            }
        }
    }

    fn exploring_refusal(&self, seat: Seat, side: Side, pile: Pile) -> Refusal {
        let at = self.open.at(seat);
        let way = side.word();
        if at != self.open.head {
            return Refusal::new(
                rules::MBB_41,
                "not_at_the_end",
                "only where the race is headed is there something to explore",
            );
        }
        if let Some(Step::Nudge { side: given, .. }) = self.step()
            && *given != side
        {
            let because = format!(
                "you were bounced {}; you pick the pile, not the side",
                given.word()
            );
            return Refusal::new(rules::MBB_R50, "illegal_side", because);
        }
        if let Some(head_side) = self.open.head_side
            && head_side != side
        {
            let because = format!(
                "the crown is on the {} side, and the next card goes through it",
                head_side.word()
            );
            return Refusal::new(rules::MBB_R21, "not_the_head_side", because);
        }
        if !self.open.garden.at(at).open.contains(side) {
            let because = format!("{way} of this card no path ends at an empty cell");
            return Refusal::new(rules::MBB_G4, "closed_cell", because);
        }
        let because = format!("the {} pile has no cards left", pile.word());
        Refusal::new(rules::MBB_42, "empty_pile", because)
    }

    fn crown_refusal(&self, cell: Cell, side: Side) -> Refusal {
        match self.open.garden.spot(cell) {
            None => {
                let because = format!("no card lies at {cell}");
                Refusal::new(rules::MBB_53, "no_card_there", because)
            }
            Some(_) => {
                let because = format!(
                    "the {} side of the card at {cell} is not an unexplored edge that you can \
                     reach",
                    side.word()
                );
                Refusal::new(rules::MBB_53, "closed_side", because)
            }
        }
    }

    fn landing_refusal(&self, seat: Seat, action: Landing) -> Refusal {
        let card = self.open.garden.at(self.open.at(seat)).card;
        let asked = if self.setup.traits(card).trampoline.is_on() {
            (rules::MBB_R51, "you are on a trampoline: bounce on")
        } else {
            match self.critter(seat) {
                Critter::Cat => (rules::MBB_55, "a cat pushes the others off"),
                Critter::Squirrel => (rules::MBB_57, "a squirrel hops off itself"),
            }
        };
        let mut choices = Vec::new();
        list_choices(self, seat, &mut choices);
        let is_asked_kind = match choices.first() {
            Some(Action::Landing(choice)) => discriminant(choice) == discriminant(&action),
            _ => false,
        };
        if !is_asked_kind {
            return Refusal::new(asked.0, "not_asked", asked.1);
        }
        let (Landing::PushOff { side, .. } | Landing::HopOff { side } | Landing::Bounce { side }) =
            action;
        let because = format!(
            "{} there is no way off: one space along the card's own path, not over a fence, and \
             not back where it has been",
            side.word()
        );
        Refusal::new(rules::MBB_59, "illegal_side", because)
    }
}

fn not_asked() -> Refusal {
    Refusal::new(
        rules::MBB_25,
        "not_asked",
        "this is not what you are asked now",
    )
}
