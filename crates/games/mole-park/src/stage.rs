//! Setting up any table of Mole Park from the lines of a scenario.

use tabletop::{Chance, Error, Fact, Log, Seat, Seats, Seed, Staged, Staging};

use crate::action::Colour;
use crate::facts;
use crate::mole::{MoleSet, Pile};
use crate::prize::{Prize, PrizeSet};
use crate::setup::Setup;
use crate::state::MolePark;
use crate::view::View;

impl Staged for MolePark {
    /// The lines a scenario may give:
    ///
    /// ```text
    /// 3 seats                     option prize_powers = off
    /// host C                      last winner B
    /// edition: hand_limit = 3     prize C1: { kind = "peek", holes = 1 }
    /// king A                      (a round under way, just dealt, before the crown call)
    /// before the deal             (the moles of the round are not dealt yet)
    /// round 7
    /// hole 1: 4 2 1 M005          (top first, stars or ids)
    /// A hand: 2 3                 A prizes: C1 I1
    /// burrow: 2 1                 (on top; `only` for no others)
    /// hill: 1 4 4                 candy: C3 | empty       candy deck: C4 C5 | empty
    /// showdown: A B               (the holes are dealt from the Burrow)
    /// ```
    ///
    /// Without a king it is a deal from seed 0 at its first decision.
    fn stage(given: &[&str], outcomes: &[u32]) -> Result<(Setup, Self), Error> {
        let mut plan = Plan::default();
        for line in given {
            plan.read(line)
                .map_err(|error| error.within(format!("`{line}`")))?;
        }
        let (setup, mut state) = plan.table.deal(&[])?;
        // The outcomes a scenario lists are not for the shuffles: it names its cards instead.
        state.chance = Chance::loaded(Seed::from_number(0), outcomes);
        if let Some(king) = plan.king {
            plan.lay(&setup, &mut state, king)?;
        }
        Ok((setup, state))
    }

    fn number(setup: &Setup, field: &str, name: &str) -> Option<u64> {
        match field {
            "mole" => Some(facts::read_mole(setup, name).ok()?.0.into()),
            "prize" => Some(facts::read_prize(setup, name).ok()?.0.into()),
            "stand" => Some(facts::read_stand(setup, name).ok()?.0.into()),
            _ => None,
        }
    }

    fn facts(setup: &Setup, state: &Self) -> Vec<Fact> {
        facts::open(setup, state)
    }

    fn seen(setup: &Setup, view: &View) -> Vec<Fact> {
        facts::seen(setup, view)
    }

    /// No mole and no prize is in two places.
    fn soundness(setup: &Setup, state: &Self) -> Result<(), String> {
        let piles = [&state.burrow, &state.hill].into_iter();
        let piles = piles.chain(&state.holes).chain(&state.hands);
        let mut seen = MoleSet::NONE;
        for &mole in piles.flatten() {
            if seen.contains(mole) {
                return Err(format!("{} is in two places", setup.mole(mole).name));
            }
            seen = seen.with(mole);
        }
        let won = state.won.iter().flat_map(|won| won.iter());
        let stands = state
            .stands
            .iter()
            .flat_map(|stock| stock.deck.iter().chain(&stock.up));
        let mut placed = PrizeSet::NONE;
        for prize in won.chain(stands.copied()) {
            if placed.contains(prize) {
                return Err(format!("{} is in two places", setup.prize(prize).name));
            }
            placed = placed.with(prize);
        }
        Ok(())
    }
}

/// What the lines of a scenario say.
struct Plan {
    table: Staging<MolePark>,
    king: Option<Seat>,
    round: u8,
    begins: Begins,
    /// Named places and what is there.
    places: Vec<(String, String)>,
    contestants: Seats,
}

/// Where the round begins.
enum Begins {
    Dealt,
    BeforeTheDeal,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            table: Staging::default(),
            king: None,
            round: 1,
            begins: Begins::Dealt,
            places: Vec::new(),
            contestants: Seats::NONE,
        }
    }
}

impl Plan {
    fn read(&mut self, line: &str) -> Result<(), Error> {
        // A change of the edition is for every line that has the key.
        if !line.starts_with("edition: ") && self.table.read(line)?.is_some() {
            return Ok(());
        }
        if let Some((head, value)) = line.split_once(':') {
            return self.read_named(head.trim(), value.trim());
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["king", king] => self.king = Some(MolePark::read_seat(king)?),
            ["round", round] => self.round = small(round)?,
            ["before", "the", "deal"] => self.begins = Begins::BeforeTheDeal,
            _ => {
                let because = "is not a line that sets up a table; see `MolePark::stage`";
                return Err(Error::new("", because));
            }
        }
        Ok(())
    }

    fn read_named(&mut self, head: &str, value: &str) -> Result<(), Error> {
        let words: Vec<&str> = head.split_whitespace().collect();
        match words.as_slice() {
            ["edition"] => self.change_edition(|line| match value.split_once(" = ") {
                Some((key, _)) if line.starts_with(&format!("{key} = ")) => Some(value.to_owned()),
                _ => None,
            }),
            ["prize", id] => self.change_edition(|line| {
                let (card, _) = line.split_once(", copies = 1")?;
                let is_it = card.contains(&format!("id = \"{id}\""));
                is_it.then(|| format!("{card}, copies = 1, effects = [{value}] }},"))
            }),
            ["showdown"] => {
                for word in value.split_whitespace() {
                    self.contestants = self.contestants.with(MolePark::read_seat(word)?);
                }
                Ok(())
            }
            _ => {
                self.places.push((head.to_owned(), value.to_owned()));
                Ok(())
            }
        }
    }

    /// Changes those lines of the edition for which `change` returns another one.
    fn change_edition(&mut self, change: impl Fn(&str) -> Option<String>) -> Result<(), Error> {
        let text = self.table.edition_text();
        let lines: Vec<String> = text
            .lines()
            .map(|line| change(line).unwrap_or_else(|| line.to_owned()))
            .collect();
        if lines.iter().map(String::as_str).eq(text.lines()) {
            return Err(Error::new("the edition", "has no such line to change"));
        }
        self.table.play_edition(lines.join("\n"));
        Ok(())
    }

    fn lay(&self, setup: &Setup, state: &mut MolePark, king: Seat) -> Result<(), Error> {
        state.king = Some(at_table(setup, king)?);
        for seat in setup.seats() {
            state.colours[seat.index()] = Some(Colour::ALL[seat.index()]);
        }
        let mut box_ = Unpacked::new(setup);
        // Moles named by id are reserved first; stars take what is left.
        box_.reserve(setup, &self.places);
        let mut burrow = "";
        for (head, value) in &self.places {
            let place = |error: Error| error.within(format!("`{head}: {value}`"));
            let words: Vec<&str> = head.split_whitespace().collect();
            match words.as_slice() {
                ["hole", number] => {
                    let hole = usize::from(small(number)?);
                    if !(1..=setup.n_holes()).contains(&hole) {
                        return Err(place(Error::new(*number, "is no hole of this board")));
                    }
                    let mut moles = box_.moles(setup, value).map_err(place)?;
                    moles.reverse();
                    state.holes[hole - 1] = moles;
                }
                [seat, "hand"] => {
                    let seat = at_table(setup, MolePark::read_seat(seat)?)?;
                    state.hands[seat.index()] = box_.moles(setup, value).map_err(place)?;
                }
                [seat, "prizes"] => {
                    let seat = at_table(setup, MolePark::read_seat(seat)?)?;
                    for id in value.split_whitespace() {
                        let prize = facts::read_prize(setup, id)?;
                        remove_prize(state, prize);
                        state.won[seat.index()] = state.won[seat.index()].with(prize);
                    }
                }
                ["burrow"] => burrow = value,
                ["hill"] => state.hill = box_.moles(setup, value).map_err(place)?,
                [stand] | [stand, "deck"] => {
                    let index = facts::read_stand(setup, stand)?.index();
                    let ids = value.split_whitespace().filter(|id| *id != "empty");
                    let mut prizes = Vec::new();
                    for id in ids {
                        let prize = facts::read_prize(setup, id)?;
                        remove_prize(state, prize);
                        prizes.push(prize);
                    }
                    let stock = &mut state.stands[index];
                    match (words.len(), prizes.pop()) {
                        (1, up) => {
                            // The old face-up prize goes to the bottom of the deck.
                            if let Some(old) = std::mem::replace(&mut stock.up, up) {
                                stock.deck = [old]
                                    .into_iter()
                                    .chain(stock.deck.iter().copied())
                                    .collect();
                            }
                        }
                        (_, last) => {
                            prizes.extend(last);
                            stock.deck = prizes.into_iter().rev().collect();
                        }
                    }
                }
                _ => return Err(place(Error::new(head, "is no place of this table"))),
            }
        }
        let (only, on_top) = match burrow.strip_prefix("only") {
            Some(rest) => (true, rest),
            None => (false, burrow),
        };
        let mut top = box_.moles(setup, on_top)?;
        top.reverse();
        let rest: Pile = if only { Pile::new() } else { box_.rest() };
        state.burrow = rest.iter().chain(top.iter()).copied().collect();
        let log = &mut Log::silent();
        if !self.contestants.is_empty() {
            state.round = self.round;
            state.begin_showdown(self.contestants, log);
            return Ok(());
        }
        state.round = self.round.saturating_sub(1);
        match self.begins {
            Begins::BeforeTheDeal => state.begin_round(log),
            Begins::Dealt => {
                state.round = self.round;
                state.call_for_crown(1, log);
            }
        }
        Ok(())
    }
}

/// The moles that have no place yet.
struct Unpacked {
    left: MoleSet,
}

impl Unpacked {
    fn new(setup: &Setup) -> Self {
        Self {
            left: setup.moles().collect(),
        }
    }

    fn reserve(&mut self, setup: &Setup, places: &[(String, String)]) {
        for word in places
            .iter()
            .flat_map(|(_, value)| value.split_whitespace())
        {
            if let Ok(mole) = facts::read_mole(setup, word) {
                self.left = self.left.without(mole);
            }
        }
    }

    /// Reads stars and ids. A number of stars takes the first unplaced mole with as many.
    fn moles(&mut self, setup: &Setup, text: &str) -> Result<Pile, Error> {
        let words = text
            .split([' ', ','])
            .filter(|word| !word.is_empty() && *word != "empty");
        let mut pile = Pile::new();
        for word in words {
            let mole = match word.parse::<u8>() {
                Ok(stars) => {
                    let mut left = self.left.iter();
                    let found = left.find(|&mole| setup.mole_stars(mole) == stars);
                    let because = "are on no mole that is left in the box";
                    found.ok_or_else(|| Error::new(format!("{stars} stars"), because))?
                }
                Err(_) => facts::read_mole(setup, word)?,
            };
            self.left = self.left.without(mole);
            pile.push(mole);
        }
        Ok(pile)
    }

    fn rest(&self) -> Pile {
        self.left.iter().collect()
    }
}

/// Removes a prize from its stand.
fn remove_prize(state: &mut MolePark, prize: Prize) {
    for stock in &mut state.stands {
        stock.deck.retain(|other| *other != prize);
        if stock.up == Some(prize) {
            stock.up = stock.deck.pop();
        }
    }
}

fn at_table(setup: &Setup, seat: Seat) -> Result<Seat, Error> {
    if seat.0 < setup.n_seats {
        Ok(seat)
    } else {
        Err(Error::new(seat.to_string(), "is not at this table"))
    }
}

fn small(word: &str) -> Result<u8, Error> {
    word.parse()
        .map_err(|_| Error::new(format!("`{word}`"), "is not a small whole number"))
}
