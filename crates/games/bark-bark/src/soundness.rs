//! What must hold after every action (MBB-G14).

use tabletop::Seat;

use crate::agenda::Step;
use crate::card::MOST_KINDS;
use crate::state::{BarkBark, Phase};

impl BarkBark {
    /// Checks the invariants of the table model, and says which one is broken.
    ///
    /// While a player is asked where to put the crown, about the short cut or for a swap, the head
    /// may be closed.
    pub fn soundness_of_race(&self) -> Result<(), String> {
        self.soundness_of_cards()?;
        self.soundness_of_sides()?;
        match self.open.phase {
            Phase::Secret | Phase::Move => (),
            Phase::SetUp
            | Phase::NamePlacer
            | Phase::PlaceStart
            | Phase::Between { .. }
            | Phase::Over { .. } => return Ok(()),
        }
        let open = &self.open;
        let distances = open.distances();
        for (spot, laid) in open.garden.iter() {
            let is_blank = laid.paths.or(laid.bounce).is_empty();
            if distances.reached().contains(spot) == is_blank {
                return Err(format!(
                    "the card at {} is linked and should not be, or the other way round",
                    laid.cell
                ));
            }
        }
        let is_settled = !open.agenda.iter().any(|step| match step {
            Step::Crown { .. } | Step::ShortCut { .. } | Step::Swap { .. } => true,
            Step::Numbers { .. }
            | Step::Split(_)
            | Step::Movers { .. }
            | Step::Level { .. }
            | Step::OrderTalk(_)
            | Step::InOrder { .. }
            | Step::Walk(_)
            | Step::Nudge { .. }
            | Step::Landings { .. }
            | Step::Retreat { .. }
            | Step::Gate { .. } => false,
        });
        let head = open.garden.at(open.head);
        if is_settled && head.open.is_empty() {
            return Err(format!("the head at {} has no open side", head.cell));
        }
        if is_settled && open.head_side.is_some_and(|side| !head.open.contains(side)) {
            return Err(format!("the head side at {} is closed", head.cell));
        }
        let there = open.on(open.head, self.setup.n_seats);
        match open.leader {
            Some(leader) if !there.contains(leader) => {
                return Err(format!("{leader} holds the crown and is elsewhere"));
            }
            None if there.len() == 1 => {
                return Err("nobody has the crown, and one pawn is alone on its card".to_owned());
            }
            Some(_) | None => (),
        }
        for seat in self.setup.seats() {
            if open.at(seat).0 >= open.garden.len() {
                return Err(format!("{seat} stands on no card"));
            }
            if open.garden.at(open.at(seat)).linked.is_empty() && open.garden.len() > 2 {
                return Err(format!("{seat} stands on a card that is linked to nothing"));
            }
        }
        Ok(())
    }

    /// A laid card bounces where its kind does and nowhere else, and Home never (MBB-G2, MBB-R73).
    /// This holds even when the race is over, because places are counted by links.
    fn soundness_of_sides(&self) -> Result<(), String> {
        for (_, laid) in self.open.garden.iter() {
            let traits = self.setup.traits(laid.card);
            if laid.bounce != traits.lie_with(laid.paths).bounce {
                let name = self.setup.name(laid.card);
                return Err(format!(
                    "{name} at {} has the wrong bounce sides",
                    laid.cell
                ));
            }
        }
        Ok(())
    }

    /// The count of cards out of the piles is right for each kind.
    fn soundness_of_cards(&self) -> Result<(), String> {
        let lookup = &self.setup.lookup;
        let mut counts = [0i32; MOST_KINDS];
        for card in lookup.garden.iter().chain(&lookup.specials) {
            counts[card.index()] += 1;
        }
        for card in lookup.corners.iter().flatten() {
            counts[card.index()] += 1;
        }
        for card in self.deck.iter().chain(self.corners.iter().flatten()) {
            counts[card.index()] -= 1;
        }
        for (kind, count) in counts.iter().enumerate() {
            if *count != i32::from(self.open.out[kind]) {
                return Err(format!(
                    "{count} cards of kind {kind} are out, but the count says otherwise"
                ));
            }
        }
        Ok(())
    }

    /// The seats that share a card for one. Between moves that is possible only if nobody could leave
    /// it (MBB-R52).
    pub fn crowded_cards(&self) -> Vec<Seat> {
        let crowded = |seat: &Seat| {
            let at = self.open.at(*seat);
            let single = self.setup.traits(self.open.garden.at(at).card).single;
            single.is_on() && self.open.on(at, self.setup.n_seats).len() > 1
        };
        self.setup.seats().filter(crowded).collect()
    }
}
