//! What a scenario can say about a table of Sequence Dogs.

use tabletop::{Error, Face, Fact, Seat, Viewer, Words};

use crate::card::{Card, Side};
use crate::picture;
use crate::setup::{Setup, check_size};
use crate::space::{Space, SpaceSet};
use crate::state::{Debt, Dogs, Phase, Stock, Swap};
use crate::telling::{cards_text, line_text};
use crate::view::{self, View};

/// Everything on the table, with every card face up.
pub(crate) fn open(setup: &Setup, state: &Dogs) -> Vec<Fact> {
    let mut facts = public(setup, &view::view(state, Viewer::Spectator));
    facts.push(Fact::new(
        "deck",
        ids(setup, state.deck().iter().rev().copied()),
    ));
    for seat in (0..setup.n_seats).map(Seat) {
        let hand = state.hands[seat.index()].iter().copied();
        facts.push(Fact::new(
            format!("{} hand", seat.letter()),
            ids(setup, hand),
        ));
    }
    facts
}

/// The table as one viewer sees it, from the view alone. A card that is face down is `?`.
pub(crate) fn seen(setup: &Setup, view: &View) -> Vec<Fact> {
    let mut facts = public(setup, view);
    for (seat, hand) in view.hands.by_seat() {
        let hand = hand.iter().map(|&face| face_text(setup, face));
        facts.push(Fact::new(format!("{} hand", seat.letter()), list(hand)));
    }
    facts.push(Fact::new(
        "aid",
        format!("{} cards", setup.edition.cards.len()),
    ));
    // DOGS-R1, DOGS-R2: which table sizes can play, and the refusals of the others.
    let sizes = (1..=8).map(|n_seats| match check_size(n_seats) {
        Ok(()) => n_seats.to_string(),
        Err(refusal) => format!("{n_seats} {} {}", refusal.rule, refusal.code),
    });
    facts.push(Fact::new("tables", list(sizes)));
    if let Viewer::Seat(seat) = view.viewer {
        let claims = Dogs::claims(setup, view, seat);
        facts.push(Fact::new("ready-made lines", claims.len().to_string()));
    }
    for card in setup.edition.all() {
        let info = setup.edition.info(card);
        facts.push(Fact::new(format!("text of {}", info.id), info.text.clone()));
    }
    facts
}

/// What everybody can see.
fn public(setup: &Setup, view: &View) -> Vec<Fact> {
    let letter = |seat: Seat| seat.letter().to_string();
    let mut facts = vec![
        Fact::new("phase", phase(setup, view.phase)),
        Fact::new("to play", letter(view.active)),
        Fact::new("dealer", view.dealer.map_or("nobody".to_owned(), letter)),
        Fact::new("deck size", cards_text(usize::from(view.deck))),
        Fact::new("rebuilt", view.rebuilds.to_string()),
        Fact::new("skipped", view.skipped.to_string()),
        Fact::new("lines", setup.lines().len().to_string()),
        Fact::new("chat", format!("{:?}", setup.options.chat).to_lowercase()),
    ];
    facts.push(Fact::new(
        "deck lasts",
        match view.stock {
            Stock::Lasts => "yes",
            Stock::UsedUp => "no",
        },
    ));
    facts.push(Fact::new(
        "dead card turned in",
        match view.swap {
            Swap::Open => "no",
            Swap::Done => "yes",
        },
    ));
    for row in 0..setup.board.rows {
        let name = format!("row {}", row + 1);
        facts.push(Fact::new(name, picture::small_row(setup, view, row)));
    }
    let last = view
        .last
        .map(|last| format!("{} {}", last.by.letter(), setup.space_name(last.space)));
    facts.push(Fact::new(
        "last move",
        last.unwrap_or_else(|| "none".to_owned()),
    ));
    let sets = view.sides.iter().filter_map(|side| side.colour);
    let sets = sets.map(|colour| setup.colour_name(colour).to_owned());
    facts.push(Fact::new("sets of chips", list(sets)));
    for (side, seen) in setup.sides().zip(&view.sides) {
        let Some(colour) = seen.colour else { continue };
        let name = setup.colour_name(colour);
        facts.push(Fact::new(
            format!("{name} chips"),
            spaces(setup, seen.chips),
        ));
        let supply = seen
            .supply
            .map_or("unlimited".to_owned(), |supply| supply.to_string());
        facts.push(Fact::new(format!("{name} supply"), supply));
        let claimed = seen.claimed.iter().map(|&line| line_text(setup, line));
        let claimed: Vec<String> = claimed.collect();
        facts.push(Fact::new(
            format!("{name} sequences"),
            none_or(claimed.join("; ")),
        ));
        let members: Vec<String> = setup.members(side).map(letter).collect();
        facts.push(Fact::new(format!("{name} team"), members.join(" ")));
    }
    for (seat, debt) in view.debts.by_seat() {
        let letter = seat.letter();
        let side: Side = setup.side(seat);
        let colour = view.sides[side.index()].colour;
        let colour = colour.map_or("none", |colour| setup.colour_name(colour));
        facts.push(Fact::new(format!("{letter} colour"), colour));
        let n_cards = view.hands[seat].len();
        facts.push(Fact::new(
            format!("{letter} hand size"),
            cards_text(n_cards),
        ));
        let pile: Vec<Face<Card>> = view.pile(seat).collect();
        let top = pile.last().map(|&face| face_text(setup, face));
        facts.push(Fact::new(
            format!("{letter} top"),
            top.unwrap_or("none".to_owned()),
        ));
        facts.push(Fact::new(
            format!("{letter} pile size"),
            cards_text(pile.len()),
        ));
        let pile = pile.into_iter().map(|face| face_text(setup, face));
        facts.push(Fact::new(format!("{letter} pile"), list(pile)));
        let owes = match debt {
            Debt::Nothing => "no",
            Debt::Fresh | Debt::Until(_) | Debt::UntilOwnMove => "yes",
        };
        facts.push(Fact::new(format!("{letter} may still draw"), owes));
    }
    facts
}

fn phase(setup: &Setup, phase: Phase) -> String {
    match phase {
        Phase::ChooseColours => "choose colours".to_owned(),
        Phase::ChooseDealer => "choose dealer".to_owned(),
        Phase::Turn => "turn".to_owned(),
        Phase::Claim { space } => format!("claim at {}", setup.space_name(space)),
        Phase::Over(_) => "over".to_owned(),
    }
}

/// What must hold after every action.
pub(crate) fn soundness(setup: &Setup, state: &Dogs) -> Result<(), String> {
    let hands = state.hands.iter().flat_map(|hand| hand.iter().copied());
    let discards = state.discards.iter().map(|discarded| discarded.card);
    let mut cards: Vec<Card> = hands
        .chain(discards)
        .chain(state.deck.iter().copied())
        .collect();
    cards.sort();
    let mut all = setup.lookup.deck.to_vec();
    all.sort();
    if cards != all {
        return Err("a card is missing, or there is one too many".to_owned());
    }
    let n_chips: u8 = state.chips.iter().map(|chips| chips.len()).sum();
    if n_chips != state.covered().len() || !state.covered().is_within(setup.spaces()) {
        return Err("two chips share a space, or one is off the board".to_owned());
    }
    for side in setup.sides() {
        if !state.locked(side).is_within(state.chips[side.index()]) {
            return Err("a claimed line is not covered".to_owned());
        }
        if state.hot[side.index()] != state.hot_spaces(side) {
            return Err("the hot spaces do not follow from the chips".to_owned());
        }
        if state.colours[side.index()].is_some()
            && setup
                .chips(state.colour(side))
                .is_some_and(|most| state.chips[side.index()].len() > most)
        {
            return Err("a side has put down more chips than it has".to_owned());
        }
    }
    Ok(())
}

/// The number of the line over these spaces, which have commas between them. One that is no line of
/// the board has a number that no line has, so that a scenario can try it.
pub(crate) fn read_line(setup: &Setup, spaces: &str) -> Option<u64> {
    let spaces = read_spaces(setup, spaces).ok()?;
    let line = setup.line_over(spaces.into_iter().collect());
    Some(line.map_or(u16::MAX, |line| line.0).into())
}

pub(crate) fn read_card(setup: &Setup, id: &str) -> Result<Card, Error> {
    setup.edition.card(id).ok_or_else(|| {
        let ids: Vec<&str> = setup
            .edition
            .cards
            .iter()
            .map(|card| card.id.as_str())
            .collect();
        Error::new(
            format!("`{id}`"),
            format!("is not a card; there are {}", ids.join(", ")),
        )
    })
}

fn read_space(setup: &Setup, name: &str) -> Result<Space, Error> {
    setup.board.named(name).ok_or_else(|| {
        let because = format!(
            "is no cell of this board of {} rows and {} columns",
            setup.board.rows, setup.board.cols
        );
        Error::new(format!("`{name}`"), because)
    })
}

/// Spaces separated by commas.
pub(crate) fn read_spaces(setup: &Setup, text: &str) -> Result<Vec<Space>, Error> {
    let names = text
        .split(',')
        .map(str::trim)
        .filter(|name| !name.is_empty());
    names.map(|name| read_space(setup, name)).collect()
}

/// `A 40, B 37`.
pub(crate) fn read_counts(text: &str) -> Result<Vec<(Seat, usize)>, Error> {
    let parts = text.split(',').map(str::trim);
    parts
        .map(|part| {
            let wrong = || Error::new(format!("`{part}`"), "is not a seat and its number: A 40");
            let (seat, number) = part.split_once(' ').ok_or_else(wrong)?;
            let seat = <Dogs as tabletop::Staged>::read_seat(seat)?;
            Ok((seat, number.trim().parse().map_err(|_| wrong())?))
        })
        .collect()
}

fn face_text(setup: &Setup, face: Face<Card>) -> String {
    match face {
        Face::Up(card) => setup.edition.info(card).id.clone(),
        Face::Down => "?".to_owned(),
    }
}

fn ids(setup: &Setup, cards: impl Iterator<Item = Card>) -> String {
    list(cards.map(|card| setup.edition.info(card).id.clone()))
}

fn spaces(setup: &Setup, spaces: SpaceSet) -> String {
    list(spaces.iter().map(|space| setup.space_name(space)))
}

fn list(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    none_or(items.join(", "))
}

fn none_or(text: String) -> String {
    if text.is_empty() {
        "none".to_owned()
    } else {
        text
    }
}
