//! Setting up any table of Sequence Dogs from the lines of a scenario.

use tabletop::{Chance, Error, Fact, Log, Row, Seat, Seed, Staged, Staging};

use crate::card::{Card, Colour, Discarded, Side};
use crate::facts;
use crate::layout::Cell;
use crate::setup::Setup;
use crate::space::{Space, SpaceSet};
use crate::state::{Debt, Dogs, Phase, Swap};
use crate::view::View;

impl Staged for Dogs {
    /// The lines a scenario may give:
    ///
    /// ```text
    /// 3 seats                       option free_corners = on
    /// host C                        edition: line_length = 4
    /// dealt from seed 7             (a real deal, without the lines below)
    /// A deals                       B is to play
    /// row 4: . b b b b . . . . . .  (a picture of a row: chips by the colours' first letters)
    /// blue on B4, C4                (the same in words)
    /// blue claimed B4, C4, D4, E4, F4
    /// A holds beagle, pug           (A's whole hand; other hands are filled in edition order)
    /// deck: akita, poodle           (top first; the rest follows in edition order)
    /// deck: only akita              (the rest is on the discard piles)
    /// A discarded pug, collie       piles: A 40, B 37
    /// rebuilt 3 times               skipped 4 turns
    /// A turned in a dead card       A owes a card
    /// ```
    fn stage(given: &[&str], outcomes: &[u32]) -> Result<(Setup, Self), Error> {
        let mut plan = Plan::default();
        for line in given {
            plan.read(line)
                .map_err(|error| error.within(format!("`{line}`")))?;
        }
        let is_staged = plan.table.seed.is_none() && !plan.lines.is_empty();
        // For a table set up by hand the rolls are meant for what follows, not for the deal.
        let loaded = if is_staged { &[] } else { outcomes };
        let (setup, mut state) = plan.table.deal(loaded)?;
        if is_staged {
            plan.fill(&setup, &mut state)?;
            state.chance = Chance::loaded(Seed::from_number(0), outcomes);
        }
        Ok((setup, state))
    }

    fn number(setup: &Setup, field: &str, name: &str) -> Option<u64> {
        match field {
            "card" => Some(setup.edition.card(name)?.0.into()),
            "space" => Some(setup.board.named(name)?.0.into()),
            "line" => facts::read_line(setup, name),
            _ => None,
        }
    }

    fn facts(setup: &Setup, state: &Self) -> Vec<Fact> {
        facts::open(setup, state)
    }

    fn seen(setup: &Setup, view: &View) -> Vec<Fact> {
        facts::seen(setup, view)
    }

    fn soundness(setup: &Setup, state: &Self) -> Result<(), String> {
        facts::soundness(setup, state)
    }
}

/// What a scenario gives, before the table is set up.
struct Plan {
    table: Staging<Dogs>,
    /// What is on the table, in the order of the lines.
    lines: Vec<Given>,
}

enum Given {
    Dealer(Seat),
    Active(Seat),
    Row(u8, String),
    Chips(String, String),
    Claimed(String, String),
    Hand(Seat, String),
    Deck(String),
    OnlyDeck(String),
    Discarded(Seat, String),
    Piles(String),
    Rebuilt(u8),
    Skipped(u8),
    TurnedIn(Seat),
    Owes(Seat),
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            table: Staging::of_seats(2),
            lines: Vec::new(),
        }
    }
}

impl Plan {
    fn read(&mut self, line: &str) -> Result<(), Error> {
        if self.table.read(line)?.is_some() {
            return Ok(());
        }
        let seat = |word: &str| Dogs::read_seat(word);
        let number = |word: &str| word.parse::<u8>().ok();
        let rest = |word: &str| after(line, word).trim().to_owned();
        let words: Vec<&str> = line.split_whitespace().collect();
        let given = match words.as_slice() {
            [dealer, "deals"] => Given::Dealer(seat(dealer)?),
            [active, "is", "to", "play"] => Given::Active(seat(active)?),
            ["row", row, ..] if number(row.trim_end_matches(':')).is_some() => {
                let row = number(row.trim_end_matches(':')).unwrap_or(0);
                Given::Row(row, rest(":"))
            }
            [colour, "on", ..] => Given::Chips((*colour).to_owned(), rest(" on ")),
            [colour, "claimed", ..] => Given::Claimed((*colour).to_owned(), rest(" claimed ")),
            [owner, "holds", ..] => Given::Hand(seat(owner)?, rest(" holds")),
            ["deck:", "only", ..] => Given::OnlyDeck(rest(" only")),
            ["deck:", ..] => Given::Deck(rest(":")),
            ["piles:", ..] => Given::Piles(rest(":")),
            [owner, "discarded", ..] => Given::Discarded(seat(owner)?, rest(" discarded")),
            ["rebuilt", times, "times" | "time"] if number(times).is_some() => {
                Given::Rebuilt(number(times).unwrap_or(0))
            }
            ["skipped", turns, "turns" | "turn"] if number(turns).is_some() => {
                Given::Skipped(number(turns).unwrap_or(0))
            }
            [owner, "turned", "in", "a", "dead", "card"] => Given::TurnedIn(seat(owner)?),
            [owner, "owes", "a", "card"] => Given::Owes(seat(owner)?),
            _ => {
                let because =
                    "is not a line that sets up a table of Sequence Dogs; `Dogs::stage` lists them";
                return Err(Error::new("", because));
            }
        };
        self.lines.push(given);
        Ok(())
    }

    fn fill(&self, setup: &Setup, state: &mut Dogs) -> Result<(), Error> {
        if state.phase != Phase::Turn {
            let because = "is not dealt yet, because colours or a dealer are chosen first";
            return Err(Error::new("the table", because));
        }
        let mut stock = Stock::new(setup);
        state.discards = Row::new();
        state.hands.iter_mut().for_each(|hand| *hand = Row::new());
        state.dealer = Some(Seat(setup.n_seats - 1));
        state.active = Seat(0);
        let mut held = [false; 8];
        let mut deck: Vec<Card> = Vec::new();
        let mut is_only = false;
        let mut piles: Vec<(Seat, usize)> = vec![(Seat(0), usize::MAX)];
        for line in &self.lines {
            match line {
                Given::Dealer(seat) => {
                    state.dealer = Some(at(setup, *seat)?);
                    state.active = seat.next(setup.n_seats);
                }
                Given::Active(seat) => state.active = at(setup, *seat)?,
                Given::Row(row, cells) => put_row(setup, state, *row, cells)?,
                Given::Chips(colour, spaces) => {
                    let side = side(setup, colour)?;
                    for space in facts::read_spaces(setup, spaces)? {
                        put(setup, state, side, space)?;
                    }
                }
                Given::Claimed(colour, spaces) => {
                    let side = side(setup, colour)?;
                    let spaces: SpaceSet = facts::read_spaces(setup, spaces)?.into_iter().collect();
                    let covered = state.chips[side.index()].or(setup.free_corners());
                    let line = setup.line_over(spaces);
                    let Some(line) = line.filter(|_| spaces.is_within(covered)) else {
                        let because = "is not a line covered with chips of that colour";
                        return Err(Error::new("the claim", because));
                    };
                    let place = usize::from(state.claimed[side.index()][0].is_some());
                    state.claimed[side.index()][place] = Some(line);
                }
                Given::Hand(seat, cards) => {
                    held[at(setup, *seat)?.index()] = true;
                    for card in stock.take(setup, cards)? {
                        if state.hands[seat.index()].len() == usize::from(setup.lookup.hand_size) {
                            let because = format!("is larger than {}", setup.lookup.hand_size);
                            return Err(Error::new("the hand", because));
                        }
                        state.hands[seat.index()].push(card);
                    }
                }
                Given::Deck(cards) => deck.extend(stock.take(setup, cards)?),
                Given::OnlyDeck(cards) => {
                    deck.extend(stock.take(setup, cards)?);
                    is_only = true;
                }
                Given::Discarded(by, cards) => {
                    let by = at(setup, *by)?;
                    for card in stock.take(setup, cards)? {
                        state.discards.push(Discarded { by, card });
                    }
                }
                Given::Piles(text) => piles = facts::read_counts(text)?,
                Given::Rebuilt(times) => state.rebuilds = *times,
                Given::Skipped(turns) => state.skipped = *turns,
                Given::TurnedIn(seat) => {
                    state.active = at(setup, *seat)?;
                    state.swap = Swap::Done;
                }
                Given::Owes(seat) => state.debts[at(setup, *seat)?.index()] = Debt::Fresh,
            }
        }
        for seat in (0..setup.n_seats)
            .map(Seat)
            .filter(|seat| !held[seat.index()])
        {
            for _ in 0..setup.lookup.hand_size {
                state.hands[seat.index()].push(stock.next()?);
            }
        }
        if is_only {
            for (by, n_cards) in piles {
                let by = at(setup, by)?;
                for _ in 0..n_cards.min(stock.cards.len()) {
                    state.discards.push(Discarded {
                        by,
                        card: stock.next()?,
                    });
                }
            }
        }
        deck.append(&mut stock.cards);
        state.deck = deck.into_iter().rev().collect();
        for side in setup.sides() {
            state.hot[side.index()] = state.hot_spaces(side);
        }
        state.go_on(&mut Log::silent());
        Ok(())
    }
}

/// The cards that have no place yet, in edition order.
struct Stock {
    cards: Vec<Card>,
}

impl Stock {
    fn new(setup: &Setup) -> Self {
        Self {
            cards: setup.lookup.deck.to_vec(),
        }
    }

    fn take(&mut self, setup: &Setup, ids: &str) -> Result<Vec<Card>, Error> {
        let ids = ids.split(',').map(str::trim);
        let ids = ids.filter(|id| !id.is_empty() && *id != "nothing");
        ids.map(|id| {
            let card = facts::read_card(setup, id)?;
            let place = self.cards.iter().position(|&there| there == card);
            let place = place.ok_or_else(|| {
                Error::new(
                    format!("`{id}`"),
                    "is named more often than there are copies",
                )
            })?;
            Ok(self.cards.remove(place))
        })
        .collect()
    }

    fn next(&mut self) -> Result<Card, Error> {
        if self.cards.is_empty() {
            return Err(Error::new("the cards", "are too few for this table"));
        }
        Ok(self.cards.remove(0))
    }
}

fn at(setup: &Setup, seat: Seat) -> Result<Seat, Error> {
    if seat.0 < setup.n_seats {
        return Ok(seat);
    }
    let because = format!("is not at this table of {} seats", setup.n_seats);
    Err(Error::new(seat.to_string(), because))
}

/// The side that plays a colour. At a staged table colours go by seat order, as the sides do.
fn side(setup: &Setup, id: &str) -> Result<Side, Error> {
    let colour = setup
        .edition
        .colour(id)
        .filter(|Colour(colour)| *colour < setup.n_sides);
    let colour =
        colour.ok_or_else(|| Error::new(format!("`{id}`"), "is not a colour at this table"))?;
    Ok(Side(colour.0))
}

fn put(setup: &Setup, state: &mut Dogs, side: Side, space: Space) -> Result<(), Error> {
    if !setup.spaces().contains(space) || state.covered().contains(space) {
        let because = "is not an open space";
        return Err(Error::new(setup.space_name(space), because));
    }
    let chips = &mut state.chips[side.index()];
    *chips = chips.with(space);
    Ok(())
}

/// Puts down the chips of a row that is given as a picture.
fn put_row(setup: &Setup, state: &mut Dogs, row: u8, cells: &str) -> Result<(), Error> {
    let cells: Vec<&str> = cells.split_whitespace().collect();
    if !(1..=setup.board.rows).contains(&row) || cells.len() != usize::from(setup.board.cols) {
        let because = format!(
            "does not fit: the board has {} rows of {} cells",
            setup.board.rows, setup.board.cols
        );
        return Err(Error::new(format!("row {row}"), because));
    }
    for (col, cell) in (0..setup.board.cols).zip(cells) {
        let space = Space((row - 1) * setup.board.cols + col);
        let mut sides = setup.sides();
        let by_letter = sides.find(|side| setup.edition.colours[side.index()].id.starts_with(cell));
        match (cell, setup.board.cell(space), by_letter) {
            (".", Some(Cell::Space(_)), _) | ("+", Some(Cell::Corner), _) => (),
            ("_", Some(Cell::Hole), _) => (),
            (_, Some(Cell::Space(_)), Some(side)) => put(setup, state, side, space)?,
            _ => {
                let because = format!(
                    "cannot be `{cell}`: a space is `.` or the first letter of a colour at this table, a corner `+`, a hole `_`"
                );
                return Err(Error::new(setup.space_name(space), because));
            }
        }
    }
    Ok(())
}

/// The part of a line after a word.
fn after<'a>(line: &'a str, word: &str) -> &'a str {
    line.split_once(word).map_or("", |(_, rest)| rest)
}
