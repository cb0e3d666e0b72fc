//! Distances and ways through the garden (MBB-G8, MBB-G9, MBB-G10).

use tabletop::mark;

use crate::garden::{Garden, MOST_LAID, Spot, Spots};
use crate::rules;

/// The distance of a card that has no way to the goal: further than any other.
const CUT_OFF: u8 = u8::MAX;

/// How far each laid card is from a goal, in links.
#[derive(Clone, Debug)]
pub(crate) struct Distances {
    far: [u8; MOST_LAID],
    reached: Spots,
}

impl Distances {
    /// The fewest links from every card to `goal`.
    pub(crate) fn to(garden: &Garden, goal: Spot) -> Self {
        mark!(rules::MBB_G8);
        let mut far = [CUT_OFF; MOST_LAID];
        far[goal.index()] = 0;
        let mut reached = Spots::one(goal);
        let mut rim = reached;
        let mut links = 0;
        while !rim.is_empty() {
            links += 1;
            let next = spread(garden, rim).minus(reached);
            for spot in next.iter() {
                far[spot.index()] = links;
            }
            reached = reached.or(next);
            rim = next;
        }
        Self { far, reached }
    }

    /// The distance of a card. During a race every card but Bark Bark has one. A card linked only to
    /// a trampoline is cut off when that becomes Home (MBB-R73).
    #[inline]
    pub(crate) fn of(&self, spot: Spot) -> u8 {
        self.far[spot.index()]
    }

    /// The cards that have a way to the goal.
    pub(crate) fn reached(&self) -> Spots {
        self.reached
    }
}

/// The cards linked to any of these.
fn spread(garden: &Garden, spots: Spots) -> Spots {
    spots
        .iter()
        .fold(Spots::NONE, |all, spot| all.or(garden.at(spot).linked))
}

/// The cards from which `head` can be reached without entering a used card (MBB-G9), including the
/// head itself unless it is used.
pub(crate) fn leading_to(garden: &Garden, head: Spot, used: Spots) -> Spots {
    let mut reached = Spots::one(head).minus(used);
    let mut rim = reached;
    while !rim.is_empty() {
        rim = spread(garden, rim).minus(reached).minus(used);
        reached = reached.or(rim);
    }
    reached
}

/// The nearest gates behind `from`, on ways that lead one further from the head with each link.
/// `from` itself does not count (MBB-31).
pub(crate) fn gates_behind(
    garden: &Garden,
    distances: &Distances,
    from: Spot,
    is_gate: impl Fn(Spot) -> bool,
) -> Spots {
    let mut rim = Spots::one(from);
    while !rim.is_empty() {
        let mut next = Spots::NONE;
        for spot in rim.iter() {
            // Nothing is behind a card that is cut off.
            let one_more = distances.of(spot).checked_add(1);
            let further = garden.at(spot).linked.iter();
            let further = further.filter(|&other| Some(distances.of(other)) == one_more);
            next = further.fold(next, Spots::with);
        }
        let gates = next.iter().filter(|&spot| is_gate(spot));
        let gates = gates.fold(Spots::NONE, Spots::with);
        if !gates.is_empty() {
            mark!(rules::MBB_G10);
            return gates;
        }
        rim = next;
    }
    Spots::NONE
}

#[cfg(test)]
mod tests {
    use tabletop::Staged;

    use super::*;
    use crate::BarkBark;

    /// A garden can be in two parts only when its race is over (MBB-R73).
    #[test]
    fn nothing_is_behind_a_card_that_is_cut_off() {
        let given = ["3 seats", "row 1: . . . . - g- -", "row 3: . S:BC g- -:A*"];
        let (_, state) = BarkBark::stage(&given, &[]).expect("a table");
        let garden = &state.open.garden;
        let distances = state.open.distances();
        let everywhere = |_: Spot| true;
        for (spot, laid) in garden.iter() {
            let is_linked = distances.reached().contains(spot);
            assert_eq!(is_linked, laid.cell.y == 3, "{}", laid.cell);
            let gates = gates_behind(garden, &distances, spot, everywhere);
            assert!(is_linked || gates.is_empty(), "{}", laid.cell);
            assert_eq!(is_linked, distances.of(spot) < CUT_OFF);
        }
    }
}
