//! The fox's rule of thumb for five in a row: a space is worth the lines through it, our own and the
//! rivals' alike. It looks at chips only. It counts no cards, and plays hydrants and doghouses as soon
//! as they look best.

use tabletop::Seat;

use crate::action::Action;
use crate::card::{Kind, MOST_SIDES, Side};
use crate::judge::{DRAW, SWAP, WIN, chips_in, claim};
use crate::lookup::Line;
use crate::setup::Setup;
use crate::space::{Space, SpaceSet};
use crate::view::View;

/// What a line is worth in which a side has 0 to 4 of the five chips and nobody else has any.
const LINE: [i32; 5] = [1, 4, 16, 64, 256];

/// A weight for each choice.
pub(crate) fn weigh(setup: &Setup, view: &View, seat: Seat, choices: &[Action]) -> Vec<i32> {
    let mut chips = [SpaceSet::NONE; MOST_SIDES];
    for (place, side) in chips.iter_mut().zip(&view.sides) {
        *place = side.chips;
    }
    let thumb = Thumb {
        setup,
        view,
        chips,
        covered: view.covered(),
        side: setup.side(seat),
    };
    let weight = |action: &Action| match *action {
        Action::PlayCard { card, space } => match setup.kind(card) {
            Kind::Breed | Kind::Hydrant => thumb.place(space),
            Kind::Doghouse => thumb.remove(space),
        },
        Action::DrawCard => DRAW,
        Action::TurnInDeadCard { .. } => SWAP,
        Action::ChooseDealer { seat } => {
            i32::from(setup.side(seat.next(setup.n_seats)) == thumb.side)
        }
        Action::ClaimSequence { line } => claim(setup, view, thumb.side, line),
        Action::ChooseColour { .. } | Action::LeaveToChance | Action::LeaveCard => 0,
    };
    choices.iter().map(weight).collect()
}

struct Thumb<'a> {
    setup: &'a Setup,
    view: &'a View,
    chips: [SpaceSet; MOST_SIDES],
    covered: SpaceSet,
    side: Side,
}

impl Thumb<'_> {
    /// What our chip on a space is worth: it extends our side's lines and blocks the rivals'. All lines
    /// through the space add up, so a fork is worth more than either line. A line that its side can no
    /// longer claim counts for nobody (DOGS-R36).
    fn place(&self, space: Space) -> i32 {
        let lines = self.setup.lookup.through(space).iter();
        lines.fold(0, |worth, &(line, id)| {
            let owners = self.setup.sides();
            let mut owners = owners.filter(|side| !line.and(self.chips[side.index()]).is_empty());
            let (owner, another) = (owners.next(), owners.next());
            let there = owner.map_or(SpaceSet::NONE, |owner| self.chips[owner.index()]);
            let open = line.minus(there);
            match another {
                Some(_) => worth,
                None if !owner.is_none_or(|owner| self.may_claim(owner, id)) => worth,
                None if open.is_one() && owner == Some(self.side) => WIN,
                None => worth + LINE[chips_in(open)],
            }
        })
    }

    /// What taking a rival's chip away is worth: the lines through it. A complete line is worth nothing:
    /// either it is claimed and locked, or it shares too many chips with a claimed one to count.
    fn remove(&self, space: Space) -> i32 {
        let mut sides = self.setup.sides();
        let owner = sides.find(|side| self.chips[side.index()].contains(space));
        let Some(owner) = owner else {
            return 0;
        };
        let there = self.chips[owner.index()];
        let lines = self.setup.lookup.through(space).iter();
        let pure = lines.filter(|&&(line, id)| {
            line.and(self.covered).is_within(there) && self.may_claim(owner, id)
        });
        let open = pure.map(|(line, _)| line.minus(there));
        let worth = open.filter(|open| !open.is_empty());
        worth.map(|open| LINE[chips_in(open)]).sum()
    }

    fn may_claim(&self, side: Side, line: Line) -> bool {
        self.view.sides[side.index()].may_claim(self.setup, line)
    }
}
