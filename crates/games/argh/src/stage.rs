//! Setting up any table of ARGH in words, for scenarios.

use tabletop::{Error, Fact, Log, Seat, Staged, Staging};

use crate::card::{Card, CardSet, Location, MOST_CARDS};
use crate::facts;
use crate::made_up;
use crate::setup::Setup;
use crate::state::{Argh, Phase};
use crate::view::View;

impl Staged for Argh {
    /// The lines that a scenario can give:
    ///
    /// ```text
    /// 3 seats                       option promos = spider, owl
    /// host C                        last winner B
    /// edition: bombs_to_win = 3     (changes a line of the edition in the box)
    /// other cards: house 3 value -2, garden 20 mosquito, laboratory 2 spy
    /// dealt from seed 7             (a real deal; nothing below is needed then)
    /// A starts                      B is to play
    /// A shows garden_bomb, lab_spy  A hides house_parrot, garden_spy
    /// house pile: house_bomb, …     (top first; the rest is below in edition order)
    /// house pile: only house_bomb   (the rest is in the box)
    /// box: garden_spy               A holds house_bomb
    /// last round: 2 turns left      the reveal comes
    /// ```
    fn stage(given: &[&str], outcomes: &[u32]) -> Result<(Setup, Self), Error> {
        let mut plan = Plan::default();
        for line in given {
            plan.read(line)
                .map_err(|error| error.within(format!("`{line}`")))?;
        }
        let (setup, mut state) = plan.table.deal(outcomes)?;
        let settled = matches!(state.phase, Phase::Turn);
        if plan.table.seed.is_none() && (settled || !plan.cards.is_empty()) {
            plan.lay(&setup, &mut state)?;
        }
        Ok((setup, state))
    }

    fn number(setup: &Setup, field: &str, name: &str) -> Option<u64> {
        let card = setup.edition.card(name).filter(|_| field == "card")?;
        Some(card.0.into())
    }

    fn facts(setup: &Setup, state: &Self) -> Vec<Fact> {
        facts::open(setup, state)
    }

    fn seen(setup: &Setup, view: &View) -> Vec<Fact> {
        facts::seen(setup, view)
    }

    fn soundness(setup: &Setup, state: &Self) -> Result<(), String> {
        let mut places = Vec::new();
        for location in Location::ALL {
            places.extend(state.pile(location).iter().copied());
            places.extend(state.in_box(location).iter().copied());
        }
        for seat in (0..setup.n_seats).map(Seat) {
            places.extend(state.up[seat.index()].iter());
            let hidden = state.hidden.of(seat);
            places.extend(hidden.iter().map(|hidden| hidden.card));
            if hidden
                .last()
                .is_some_and(|last| last.slot > state.n_laid[seat.index()])
            {
                return Err(format!("{seat}: a card is in a slot that was never used"));
            }
        }
        if let Phase::Holding { card } | Phase::Offered { card, .. } = state.phase {
            places.push(card);
        }
        let all: CardSet = places.iter().copied().collect();
        if places.len() != usize::from(all.len()) {
            return Err("a card is in two places".to_owned());
        }
        if all != setup.lookup.in_play {
            return Err(
                "a card is missing, or a card is on the table that is not in play".to_owned(),
            );
        }
        Ok(())
    }
}

/// What a scenario gives, before it is put on the table.
#[derive(Default)]
struct Plan {
    table: Staging<Argh>,
    first: Option<Seat>,
    active: Option<Seat>,
    /// Where each card goes, in the order they were named.
    cards: Vec<(Place, String)>,
    /// Piles that hold only what was named.
    only: Vec<String>,
    turns_left: Option<u8>,
    reveal: Option<Reveal>,
}

struct Reveal;

#[derive(Clone, PartialEq, Eq)]
enum Place {
    Up(Seat),
    Down(Seat),
    Held(Seat),
    Pile(String),
    Box,
}

impl Plan {
    fn read(&mut self, line: &str) -> Result<(), Error> {
        if self.table.read(line)?.is_some() {
            return Ok(());
        }
        if let Some(cards) = line.strip_prefix("other cards: ") {
            let text = made_up::edition(&self.table.edition_text(), cards)?;
            self.table.play_edition(text);
            return Ok(());
        }
        if let Some((pile, cards)) = line.split_once(" pile:") {
            let (only, cards) = match cards.trim().strip_prefix("only ") {
                Some(cards) => (true, cards),
                None => (
                    cards.trim() == "empty",
                    cards.trim().trim_start_matches("empty"),
                ),
            };
            if only {
                self.only.push(pile.to_owned());
            }
            self.put(&Place::Pile(pile.to_owned()), cards);
            return Ok(());
        }
        if let Some(cards) = line.strip_prefix("box: ") {
            self.put(&Place::Box, cards);
            return Ok(());
        }
        let seat = |word: &str| Argh::read_seat(word);
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [first, "starts"] => self.first = Some(seat(first)?),
            [active, "is", "to", "play"] => self.active = Some(seat(active)?),
            [owner, "shows", ..] => self.put(&Place::Up(seat(owner)?), after(line, "shows")),
            [owner, "hides", ..] => self.put(&Place::Down(seat(owner)?), after(line, "hides")),
            [owner, "holds", card] => {
                self.active = Some(seat(owner)?);
                self.put(&Place::Held(seat(owner)?), card);
            }
            ["last", "round:", turns, "turns" | "turn", "left"]
                if turns.parse::<u8>().is_ok_and(|turns| turns > 0) =>
            {
                self.turns_left = turns.parse().ok();
            }
            ["the", "reveal", "comes"] => self.reveal = Some(Reveal),
            _ => {
                return Err(Error::new(
                    "",
                    "is not a line that sets up a table of ARGH; `Argh::stage` lists them",
                ));
            }
        }
        Ok(())
    }

    fn put(&mut self, place: &Place, cards: &str) {
        let named = cards
            .split(',')
            .map(str::trim)
            .filter(|card| !card.is_empty());
        self.cards
            .extend(named.map(|card| (place.clone(), card.to_owned())));
    }

    fn lay(&self, setup: &Setup, state: &mut Argh) -> Result<(), Error> {
        let mut placed = CardSet::NONE;
        let mut piles: [Vec<Card>; 3] = Default::default();
        let mut boxes: [Vec<Card>; 3] = Default::default();
        let seat_at = |seat: Seat| {
            if seat.0 < setup.n_seats {
                return Ok(seat);
            }
            let because = format!("is not at this table of {} seats", setup.n_seats);
            Err(Error::new(seat.to_string(), because))
        };
        let first = self.first.unwrap_or(Seat(0));
        state.first = seat_at(first)?;
        state.active = seat_at(self.active.unwrap_or(first))?;
        state.turns_left = self.turns_left;
        for (place, id) in &self.cards {
            let card = facts::read_card(setup, id)?;
            if placed.contains(card) || !setup.lookup.in_play.contains(card) {
                return Err(Error::new(
                    format!("`{id}`"),
                    "is named twice, or is not in play",
                ));
            }
            placed = placed.with(card);
            let location = setup.lookup.location[card.index()];
            match place {
                Place::Up(seat) => {
                    let up = &mut state.up[seat_at(*seat)?.index()];
                    *up = up.with(card);
                }
                Place::Down(seat) => {
                    let slot = &mut state.n_laid[seat_at(*seat)?.index()];
                    *slot += 1;
                    state.hidden.lay(*seat, *slot, card);
                }
                Place::Held(seat) => {
                    seat_at(*seat)?;
                    state.phase = Phase::Holding { card };
                }
                Place::Pile(name) if facts::read_location(setup, name)? == location => {
                    piles[location.index()].push(card);
                }
                Place::Pile(name) => {
                    let because = format!("does not belong to the {name} pile");
                    return Err(Error::new(format!("`{id}`"), because));
                }
                Place::Box => boxes[location.index()].push(card),
            }
        }
        for name in &self.only {
            facts::read_location(setup, name)?;
        }
        state.order = [Card(0); MOST_CARDS];
        for location in Location::ALL {
            let index = location.index();
            let (pile, boxed) = (&mut piles[index], &mut boxes[index]);
            let rest: Vec<Card> = setup.lookup.by_location[index]
                .minus(placed)
                .iter()
                .collect();
            let is_only = self.only.contains(&setup.edition.locations[index].id);
            let missing = usize::from(setup.lookup.removed).saturating_sub(boxed.len());
            let to_box = if is_only {
                rest.len()
            } else {
                missing.min(rest.len())
            };
            let (below, removed) = rest.split_at(rest.len() - to_box);
            pile.extend(below);
            boxed.extend(removed);
            let start = usize::from(setup.lookup.starts[index]);
            let end = usize::from(setup.lookup.starts[index + 1]);
            for (place, card) in state.order[start..].iter_mut().zip(pile.iter().rev()) {
                *place = *card;
            }
            state.order[end - boxed.len()..end].copy_from_slice(boxed);
            let small = |n_cards: usize| u8::try_from(n_cards).expect("at most 32 cards");
            state.tops[index] = small(start + pile.len());
            state.boxed[index] = small(boxed.len());
        }
        state.enter(state.phase);
        if let Some(Reveal) = self.reveal {
            state.turns_left = Some(0);
            state.reveal(&mut Log::silent());
        }
        Ok(())
    }
}

/// The part of a line after a word.
fn after<'a>(line: &'a str, word: &str) -> &'a str {
    line.split_once(word).map_or("", |(_, rest)| rest)
}
