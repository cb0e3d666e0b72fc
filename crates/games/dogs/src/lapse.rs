//! What a seat does when its time runs out (section 5 of the catalogue).

use tabletop::{Seat, mark};

use crate::action::Action;
use crate::card::{Card, Kind};
use crate::lookup::Line;
use crate::rules;
use crate::space::Space;
use crate::state::{Dogs, Phase};

/// What happens when `seat` runs out of time. An abandoned seat plays like this until a bot takes it
/// over.
pub(crate) fn lapse(state: &Dogs, seat: Seat) -> Action {
    mark!(rules::DOGS_R39);
    match state.phase {
        Phase::ChooseColours => {
            let free = state.free_colours().next();
            let colour = free.expect("validated: there are enough colours");
            Action::ChooseColour { colour }
        }
        Phase::ChooseDealer => Action::LeaveToChance,
        // A lapse never draws.
        Phase::Turn | Phase::Claim { .. } if seat != state.active => {
            mark!(rules::DOGS_R30);
            Action::LeaveCard
        }
        Phase::Turn => state.lapsed_turn(seat),
        Phase::Claim { space } => Action::ClaimSequence {
            line: state.best_claim(seat, space),
        },
        Phase::Over(_) => unreachable!("nobody is awaited when the game is over"),
    }
}

impl Dogs {
    /// The first playable breed, or else a doghouse, or else a hydrant, each on its first space. A
    /// dead card is turned in only if nothing can be played.
    fn lapsed_turn(&self, seat: Seat) -> Action {
        for kind in [Kind::Breed, Kind::Doghouse, Kind::Hydrant] {
            if let Some((card, space)) = self.first_play(seat, kind) {
                return Action::PlayCard { card, space };
            }
        }
        if self.must_draw() {
            mark!(rules::DOGS_R29, rules::DOGS_R30);
            return Action::DrawCard;
        }
        let mut hand = self.hands[seat.index()].iter().copied();
        let dead = hand.find(|&card| self.is_dead(card));
        Action::TurnInDeadCard {
            card: dead.expect("a seat that can do nothing is skipped"),
        }
    }

    fn first_play(&self, seat: Seat, kind: Kind) -> Option<(Card, Space)> {
        let side = self.setup.side(seat);
        let hand = self.hands[seat.index()].iter().copied();
        let mut of_kind = hand.filter(|&card| self.setup.kind(card) == kind);
        of_kind.find_map(|card| Some((card, self.targets(side, card).first()?)))
    }

    /// The line with which the most lines can be claimed, the first in reading order if several.
    pub(crate) fn best_claim(&self, seat: Seat, space: Space) -> Line {
        mark!(rules::DOGS_R36);
        let side = self.setup.side(seat);
        let lines: Vec<Line> = self.claimable(side, space).collect();
        let spaces = |line: &Line| self.setup.lookup.lines[line.index()];
        let n_further = |line: &&Line| {
            let others = lines.iter().filter(|other| other != line);
            others
                .filter(|other| spaces(other).and(spaces(line)).len() <= 1)
                .count()
                .min(1)
        };
        let most = lines.iter().map(|line| n_further(&line)).max();
        let best = lines.iter().find(|line| Some(n_further(line)) == most);
        *best.expect("a claim is asked for where there are several")
    }
}
