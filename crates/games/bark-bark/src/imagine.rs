//! Imagining: a full state in which a viewer would see exactly what they see.

use arrayvec::ArrayVec;
use tabletop::{Chance, Face, Viewer};

use crate::card::{Card, MOST_KINDS};
use crate::garden::MOST_LAID;
use crate::setup::{MOST_SEATS, Setup};
use crate::state::BarkBark;
use crate::view::View;

/// Draws what the viewer does not know from `luck`: sealed cards, deck and corner piles. Whispers
/// between others are left out, because nothing follows from them.
pub(crate) fn imagine(setup: &Setup, view: &View, mut luck: Chance) -> BarkBark {
    let mut laid = [None; MOST_SEATS];
    for (seat, card) in view.laid.by_seat() {
        laid[seat.index()] = card.map(|card| match card {
            Face::Up(value) => value,
            Face::Down => *luck.pick(&setup.lookup.numbers),
        });
    }
    let mut last = [None; MOST_SEATS];
    for (seat, card) in view.last.by_seat() {
        last[seat.index()] = card.and_then(Face::up);
    }
    let mut whispers = [[None; MOST_SEATS]; MOST_SEATS];
    for whisper in &view.whispers {
        whispers[whisper.by.index()][whisper.to.index()] = Some(whisper.value);
    }
    let mut n_whispers = [0; MOST_SEATS];
    if let Viewer::Seat(seat) = view.viewer {
        n_whispers[seat.index()] = view.n_whispers;
    }
    let mut corners: [ArrayVec<Card, _>; 2] = Default::default();
    for (pile, all) in setup.lookup.corners.iter().enumerate() {
        // What everybody saw go under the pile is still there.
        let sunk = &view.open.sunk[pile];
        let mut left = unseen(all, &view.open.out);
        for card in sunk {
            if let Some(place) = left.iter().position(|other| other == card) {
                left.remove(place);
            }
        }
        luck.shuffle(&mut left);
        if let Some(top) = view.corners[pile].top
            && let Some(place) = left.iter().position(|&card| card == top)
        {
            let last = left.len() - 1;
            left.swap(place, last);
        }
        corners[pile] = sunk.iter().copied().chain(left).collect();
    }
    BarkBark {
        setup: setup.clone(),
        open: view.open.clone(),
        laid,
        last,
        whispers,
        n_whispers,
        deck: deck(setup, view, &mut luck),
        corners,
        chance: luck,
    }
}

/// The deck in a possible order: cards above the bottom part are all garden cards (MBB-19).
fn deck(setup: &Setup, view: &View, luck: &mut Chance) -> ArrayVec<Card, MOST_LAID> {
    let lookup = &setup.lookup;
    let mut garden = unseen(&lookup.garden, &view.open.out);
    let specials = unseen(&lookup.specials, &view.open.out);
    luck.shuffle(&mut garden);
    let on_top = usize::from(view.deck).saturating_sub(usize::from(lookup.bottom));
    let top: ArrayVec<Card, MOST_LAID> = garden.drain(..on_top.min(garden.len())).collect();
    let mut deck = garden;
    deck.extend(specials);
    luck.shuffle(&mut deck);
    deck.extend(top);
    deck
}

/// The cards that are still in a pile.
fn unseen(all: &[Card], out: &[u8; MOST_KINDS]) -> ArrayVec<Card, MOST_LAID> {
    let mut out = *out;
    let mut left = ArrayVec::new();
    for card in all {
        match out[card.index()].checked_sub(1) {
            Some(fewer) => out[card.index()] = fewer,
            None => left.push(*card),
        }
    }
    left
}
