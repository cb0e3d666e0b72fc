//! Imagining: a full state in which a viewer would see exactly what they see.

use tabletop::{Chance, Face, Row, Viewer};

use crate::card::{Card, Discarded, MOST_CARDS, MOST_HELD, MOST_KINDS};
use crate::setup::Setup;
use crate::state::{Debt, Dogs, Phase};
use crate::view::View;

/// Draws what the viewer does not know from `luck`.
pub(crate) fn imagine(setup: &Setup, view: &View, luck: Chance) -> Dogs {
    let mut world = Dogs::empty(setup, luck);
    world.phase = view.phase;
    world.active = view.active;
    world.dealer = view.dealer;
    world.rebuilds = view.rebuilds;
    world.stock = view.stock;
    world.swap = view.swap;
    world.skipped = view.skipped;
    world.late = view.late;
    world.last = view.last;
    world.tally = view.tally;
    for (side, seen) in view.sides.iter().enumerate() {
        world.colours[side] = seen.colour;
        world.chips[side] = seen.chips;
        for (place, &line) in world.claimed[side].iter_mut().zip(&seen.claimed) {
            *place = Some(line);
        }
    }
    for side in setup.sides() {
        world.hot[side.index()] = world.hot_spaces(side);
    }
    let mut unseen = unseen(setup, view);
    world.chance.shuffle(&mut unseen);
    let mut card = |face: Face<Card>| match face {
        Face::Up(card) => card,
        Face::Down => unseen.pop().expect("a view counts every card"),
    };
    for (seat, hand) in view.hands.by_seat() {
        world.debts[seat.index()] = view.debts[seat];
        world.hands[seat.index()] = hand.iter().map(|&face| card(face)).collect();
    }
    for discard in &view.discards {
        world.discards.push(Discarded {
            by: discard.by,
            card: card(discard.card),
        });
    }
    for _ in 0..view.deck {
        world.deck.push(card(Face::Down));
    }
    if view.phase == Phase::Turn && view.viewer != Viewer::Seat(view.active) {
        let is_known = |place: usize| view.discards[place].card.is_up();
        give_something_to_do(&mut world, is_known, view);
    }
    world
}

/// The cards whose place the viewer does not know.
fn unseen(setup: &Setup, view: &View) -> Row<Card, MOST_CARDS> {
    let mut seen = [0u8; MOST_KINDS];
    let hands = view.hands.iter().flatten().copied();
    let faces = hands.chain(view.discards.iter().map(|discard| discard.card));
    for card in faces.filter_map(Face::up) {
        seen[card.index()] += 1;
    }
    let mut unseen = Row::new();
    for &card in setup.lookup.deck.iter() {
        match seen[card.index()].checked_sub(1) {
            Some(left) => seen[card.index()] = left,
            None => unseen.push(card),
        }
    }
    unseen
}

/// Makes sure that the active seat can do something. Everybody knows that it can, since it would have
/// been skipped otherwise (DOGS-R25). If it cannot in this world, one of its cards is swapped with a
/// useful card that the viewer has not seen.
#[cold]
fn give_something_to_do(world: &mut Dogs, is_known: impl Fn(usize) -> bool, view: &View) {
    let active = world.active;
    let may_swap = world.may_swap();
    let is_idle = !world.may_play(active)
        && world.debts[active.index()] == Debt::Nothing
        && !(may_swap && world.holds_dead(active));
    if !is_idle {
        return;
    }
    let side = world.setup.side(active);
    let helps = |world: &Dogs, card: Card| {
        !world.targets(side, card).is_empty() || may_swap && world.is_dead(card)
    };
    let places = [0, 1, 2, 3, 4, 5, 6, 7];
    let held = &places[..world.hands[active.index()].len().min(MOST_HELD)];
    if held.is_empty() {
        return;
    }
    let mine = *world.chance.pick(held);
    let idle = world.hands[active.index()][mine];
    let in_deck = world.deck.iter().position(|&card| helps(world, card));
    if let Some(place) = in_deck {
        let card = std::mem::replace(&mut world.deck[place], idle);
        world.hands[active.index()][mine] = card;
        return;
    }
    for (seat, hand) in view.hands.by_seat() {
        let hidden = hand.iter().zip(world.hands[seat.index()].iter());
        let mut hidden = hidden.map(|(face, &card)| !face.is_up() && helps(world, card));
        if let Some(place) = hidden.position(|helps| helps) {
            let hand = &mut world.hands[seat.index()];
            let card = std::mem::replace(&mut hand[place], idle);
            world.hands[active.index()][mine] = card;
            return;
        }
    }
    let mut discards = world.discards.iter().enumerate();
    let found = discards.position(|(place, there)| !is_known(place) && helps(world, there.card));
    if let Some(place) = found {
        let there = &mut world.discards[place];
        let card = std::mem::replace(&mut there.card, idle);
        world.hands[active.index()][mine] = card;
    }
}
