//! The player aid: what has been played of each card, and what is on the discard piles.

use std::fmt::Write;

use tabletop::{Face, Seat};

use crate::card::Kind;
use crate::picture::places;
use crate::setup::Setup;
use crate::view::View;

/// Every card with its spaces and how many copies are visible on discard piles; a card is ticked off
/// when all are. Then the piles, card by card (DOGS-19).
pub(crate) fn aid(setup: &Setup, view: &View) -> String {
    let mut text = String::new();
    for card in setup.edition.all() {
        let info = setup.edition.info(card);
        let open = view
            .discards
            .iter()
            .filter(|discard| discard.card == Face::Up(card));
        let n_open = open.count();
        let mark = if n_open >= usize::from(info.copies) {
            'x'
        } else {
            ' '
        };
        let places = match info.kind {
            Kind::Breed => places(setup, view, card),
            Kind::Hydrant | Kind::Doghouse => info.text.clone(),
        };
        let _ = writeln!(
            text,
            "[{mark}] {:<3} {:<30} {n_open} of {} played  {places}",
            info.code, info.name, info.copies
        );
        // DOGS-41: the fact about the breed.
        if info.kind == Kind::Breed && !info.text.is_empty() {
            let _ = writeln!(text, "        {}", info.text);
        }
    }
    for (seat, _) in view.hands.by_seat() {
        text += &pile_lines(setup, view, seat);
    }
    text
}

/// A discard pile by its codes, top card first: "Pile of seat A: PUG BEA ???". An empty pile has no
/// line.
fn pile_lines(setup: &Setup, view: &View, seat: Seat) -> String {
    /// The number of codes that fit beside the seat's name.
    const IN_A_LINE: usize = 20;
    let pile = view.pile(seat).map(|face| match face {
        Face::Up(card) => setup.edition.info(card).code.as_str(),
        Face::Down => "???",
    });
    let codes: Vec<&str> = pile.collect::<Vec<_>>().into_iter().rev().collect();
    let mut lead = format!("Pile of {seat}:");
    let mut text = String::new();
    for line in codes.chunks(IN_A_LINE) {
        let _ = writeln!(text, "{lead} {}", line.join(" "));
        lead = " ".repeat(lead.len());
    }
    text
}
