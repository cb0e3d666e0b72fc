//! What a scenario can check on a table.

use tabletop::{Error, Face, Fact, Seats};

use crate::band::Counts;
use crate::card::{Card, Ct, Section};
use crate::effect::Lasts;
use crate::setup::Setup;
use crate::state::{Bandimals, Lasting, Open};
use crate::view::View;

/// Everything on the table, every card open.
pub(crate) fn open(setup: &Setup, state: &Bandimals) -> Vec<Fact> {
    let mut facts = public(setup, &state.open);
    for (seat, hand) in state.hands.by_seat() {
        let cards = hand.iter().map(|held| setup.short(held.card));
        facts.push(Fact::new(format!("{} hand", seat.letter()), joined(cards)));
        facts.push(Fact::new(
            format!("{} hand size", seat.letter()),
            hand.len().to_string(),
        ));
    }
    facts.push(Fact::new("deck size", state.deck.len().to_string()));
    let indigo = state
        .indigo
        .iter()
        .rev()
        .map(|held| setup.ct(held.card).id.clone());
    facts.push(Fact::new("indigo", joined(indigo)));
    facts
}

/// The table as one viewer sees it, from the view alone.
pub(crate) fn seen(setup: &Setup, view: &View) -> Vec<Fact> {
    let mut facts = public(setup, &view.open);
    for (seat, hand) in view.hands.by_seat() {
        let cards = hand.iter().map(|face| match face {
            Face::Up(card) => setup.short(*card),
            Face::Down => "?".to_owned(),
        });
        facts.push(Fact::new(format!("{} hand", seat.letter()), joined(cards)));
    }
    facts.push(Fact::new("deck size", view.deck.to_string()));
    let indigo = view.indigo.iter().rev().map(|face| match face {
        Face::Up(ct) => setup.ct(*ct).id.clone(),
        Face::Down => "?".to_owned(),
    });
    facts.push(Fact::new("indigo", joined(indigo)));
    facts
}

fn public(setup: &Setup, open: &Open) -> Vec<Fact> {
    let mut facts = vec![
        Fact::new("turn", open.turn.letter().to_string()),
        Fact::new("first", open.first.letter().to_string()),
        Fact::new("round", open.round.to_string()),
        Fact::new("drum majors", open.majors.len().to_string()),
        Fact::new("seats", open.bands.n_seats().to_string()),
        Fact::new("kinds", setup.kinds.len().to_string()),
        Fact::new("green cards", setup.green.len().to_string()),
        Fact::new("required", open.required.map_or("none", Section::word)),
    ];
    let newest_first = open.discard.iter().rev().map(|&card| setup.short(card));
    facts.push(Fact::new("discard", joined(newest_first)));
    let top = open.discard.last().map(|&card| setup.short(card));
    facts.push(Fact::new(
        "top",
        top.unwrap_or_else(|| "nothing".to_owned()),
    ));
    let active = open.active.map_or("none", |active| &setup.ct(active.ct).id);
    facts.push(Fact::new("active", active));
    let slips = open.active.map_or(Seats::NONE, |active| active.slips);
    let slips = slips.iter().map(|seat| seat.letter().to_string());
    facts.push(Fact::new("slips", joined(slips)));
    for (seat, band) in open.bands.by_seat() {
        let name = |what: &str| format!("{} {what}", seat.letter());
        let cards = band.cards.iter().map(|&card| setup.short(card));
        facts.push(Fact::new(name("band"), joined(cards)));
        let counts = Counts::of(setup, band);
        facts.push(Fact::new(name("pairs"), counts.pairs().to_string()));
        facts.push(Fact::new(name("columns"), counts.columns().to_string()));
        let full = crate::band::is_full(setup, open, seat);
        facts.push(Fact::new(name("full"), if full { "yes" } else { "no" }));
        let major = if band.major.is_some() { "yes" } else { "no" };
        facts.push(Fact::new(name("major"), major));
        let bonuses = band.bonuses.iter().map(|lasting| left(setup, lasting));
        facts.push(Fact::new(name("bonuses"), joined(bonuses)));
        let penalties = band.penalties.iter().map(|lasting| left(setup, lasting));
        facts.push(Fact::new(name("penalties"), joined(penalties)));
        let limit = open.hand_limit(setup, seat);
        facts.push(Fact::new(name("limit"), limit.to_string()));
        facts.push(Fact::new(
            name("section"),
            band.section.map_or("any", Section::word),
        ));
    }
    facts
}

fn left(setup: &Setup, lasting: &Lasting) -> String {
    let id = setup.short(lasting.card);
    match lasting.left {
        Lasts::Turns(n) => format!("{id} {n}"),
        Lasts::Uses(_) | Lasts::Game => id,
    }
}

fn joined(words: impl Iterator<Item = String>) -> String {
    let words: Vec<String> = words.collect();
    if words.is_empty() {
        "nothing".to_owned()
    } else {
        words.join(", ")
    }
}

pub(crate) fn number(word: &str) -> Result<u8, Error> {
    word.trim()
        .parse()
        .map_err(|_| Error::new(format!("`{word}`"), "is not a small whole number"))
}

pub(crate) fn card(setup: &Setup, word: &str) -> Result<Card, Error> {
    let card = setup.find(word);
    card.ok_or_else(|| Error::new(format!("`{word}`"), "is not a card of this edition"))
}

pub(crate) fn ct(setup: &Setup, word: &str) -> Result<Ct, Error> {
    let place = setup.edition.ct.iter().position(|ct| ct.id == word.trim());
    let place = place.ok_or_else(|| Error::new(format!("`{word}`"), "is not an indigo card"))?;
    Ok(Ct::nth(place))
}

#[cfg(test)]
mod tests {
    use super::*;
    use tabletop::{Shelved, Terms};

    #[test]
    fn every_special_can_be_found_by_its_id() {
        let setup = Bandimals::set_up(&Terms::plain(2)).expect("two can play");
        for special in &setup.edition.specials {
            assert!(setup.find(&special.id).is_some(), "{}", special.id);
        }
    }
}
