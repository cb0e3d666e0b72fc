//! What follows from a view: limits, surpluses, possible totals. For sentences, bots and clients.

use std::cmp::Reverse;

use tabletop::{Face, Seat, mark};

use crate::die::{Die, Roll};
use crate::event::Sum;
use crate::mole::Mole;
use crate::options::{KingSelection, ShowdownHandLimit};
use crate::power::Powers;
use crate::prize::{Prize, PrizeSet};
use crate::rules;
use crate::setup::Setup;
use crate::view::View;
use crate::winning::sum_of;

/// The prizes of a seat that count this round; contestants of a Showdown have none.
pub fn counting(view: &View, seat: Seat) -> PrizeSet {
    if gave_back(view, seat) {
        mark!(rules::MOLE_P0);
        PrizeSet::NONE
    } else {
        view.areas[seat].prizes.minus(view.fresh)
    }
}

/// Whether a seat is in a Showdown and has given all prizes back (MOLE-72).
pub fn gave_back(view: &View, seat: Seat) -> bool {
    let showdown = view.showdown.as_ref();
    showdown.is_some_and(|showdown| showdown.contestants.contains(seat))
}

/// The effects of these prizes together.
pub fn powers(setup: &Setup, view: &View, seat: Seat) -> Powers {
    setup.powers_of(counting(view, seat))
}

/// How many moles a seat may hold.
pub fn limit(setup: &Setup, view: &View, seat: Seat) -> u8 {
    let usual = setup.edition.rules.hand_limit;
    usual.saturating_add(powers(setup, view, seat).hand)
}

/// The limit as it is shown: `None` in a Showdown in which all moles count (MOLE-R57).
pub fn shown_limit(setup: &Setup, view: &View, seat: Seat) -> Option<u8> {
    let is_none = setup.options.showdown_hand_limit == ShowdownHandLimit::None;
    let counts_all = is_none && gave_back(view, seat);
    (!counts_all).then(|| limit(setup, view, seat))
}

/// How many moles of a seat are too many.
pub fn surplus(setup: &Setup, view: &View, seat: Seat) -> usize {
    let n_moles = view.areas[seat].hand.len();
    n_moles.saturating_sub(limit(setup, view, seat).into())
}

/// How a hand would count with this Prize die, as far as the viewer knows it. Face-down moles count
/// nothing, because totals of others are shown only after they lay their hand down (MOLE-R72).
pub fn sum(setup: &Setup, view: &View, seat: Seat, die: u8) -> Sum {
    let hand = view.areas[seat].hand.iter().copied().filter_map(Face::up);
    let hand = hand.map(|mole| setup.mole_stars(mole));
    sum_of(setup, &hand, counting(view, seat), die)
}

/// The lowest and the highest total a seat could have now; `None` without a mole.
pub fn possible_totals(setup: &Setup, view: &View, seat: Seat) -> Option<(u16, u16)> {
    if view.areas[seat].hand.is_empty() {
        return None;
    }
    mark!(rules::MOLE_R72);
    let (least, most) = prize_stars(setup);
    let total = |die| sum(setup, view, seat, die).total();
    Some((total(least), total(most)))
}

/// The highest total a seat could have as far as everybody knows, as if all its moles were the best
/// there are. It uses only public facts, so it reveals nothing about the hand.
pub fn feared_total(setup: &Setup, view: &View, seat: Seat) -> Option<u16> {
    let n_moles = view.areas[seat].hand.len();
    let (_, die) = prize_stars(setup);
    let total = |stars: u8| {
        let hand = std::iter::repeat_n(stars, n_moles);
        sum_of(setup, &hand, counting(view, seat), die).total()
    };
    let kinds = setup.edition.moles.iter().map(|info| info.stars);
    kinds.map(total).max().filter(|_| n_moles > 0)
}

/// The space of the board for a total: its first and last number of stars. The last space has no end.
pub fn space(setup: &Setup, total: u16) -> (u16, Option<u16>) {
    mark!(rules::MOLE_46, rules::MOLE_R69);
    let stands = setup.lookup.costs.iter().map(|&cost| u16::from(cost));
    let costs = stands.chain([setup.crown_cost()]);
    let from = costs.clone().filter(|&cost| cost <= total).max();
    let next = costs.filter(|&cost| cost > total).min();
    (from.unwrap_or(0), next.map(|cost| cost - 1))
}

/// The open moles of the Hill (MOLE-R32) by stars, most stars first.
pub fn hill_by_stars(setup: &Setup, view: &View) -> Vec<(u8, Vec<Mole>)> {
    let mut open: Vec<Mole> = view.hill.iter().filter_map(|face| face.up()).collect();
    tabletop::sort_by_key(&mut open, |&mole| (Reverse(setup.mole_stars(mole)), mole));
    let kinds = open.chunk_by(|&one, &next| setup.mole_stars(one) == setup.mole_stars(next));
    kinds
        .map(|kind| (setup.mole_stars(kind[0]), kind.to_vec()))
        .collect()
}

/// The fewest and the most stars on the Prize die.
fn prize_stars(setup: &Setup) -> (u8, u8) {
    let faces = setup.faces(Die::Prize).iter();
    let stars = faces.map(|roll| match roll {
        Roll::Stars(stars) => *stars,
        Roll::Hole(_) | Roll::Miss => 0,
    });
    (stars.clone().min().unwrap_or(0), stars.max().unwrap_or(0))
}

/// Whether this is a prize of the box.
pub(crate) fn is_prize(setup: &Setup, prize: Prize) -> bool {
    prize.index() < setup.lookup.prize_stars.len()
}

/// Whether everybody is asked about their last visit, to find King Mole.
pub(crate) fn asks_about_arcades(setup: &Setup) -> bool {
    setup.king_selection() == KingSelection::ArcadeQuestion
}
