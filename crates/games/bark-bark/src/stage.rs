//! Setting up any table of Monty's Bark Bark from the lines of a scenario.

use arrayvec::ArrayVec;
use tabletop::{Chance, Error, Fact, Game, Log, Seat, Seats, Seed, Staged, Staging};

use crate::action::Secret;
use crate::card::{Card, Critter, MOST_KINDS, Number, Pile, Role};
use crate::facts;
use crate::setup::Setup;
use crate::sketch::{self, Drawn};
use crate::state::{BarkBark, Position};
use crate::view::View;

impl Staged for BarkBark {
    /// The lines a scenario may give:
    ///
    /// ```text
    /// 3 seats                          option claims = off
    /// host C                           on a table 5x2 0.1     (an option, in short)
    /// edition: target_points = 9       card tree: gate = true (changes the edition in the box)
    /// row 3: . S:D -:A g-:B - -:C*     (a race under way, drawn; see sketch.rs)
    /// deck: std, gate, tree            (top first; the rest lies below)
    /// deck: only std                   left pile: gate, corner      right pile: empty
    /// B is a squirrel                  C places Start
    /// points: A 3, B 4, C 5            9 rounds without a card     only A B can win
    /// cards: A 5, B 5, C 2             (laid and shown; the round goes on from there)
    /// ```
    ///
    /// Without a row it is a deal from seed 0 at its first decision.
    fn stage(given: &[&str], outcomes: &[u32]) -> Result<(Setup, Self), Error> {
        let mut plan = Plan::default();
        for line in given {
            plan.read(line)
                .map_err(|error| error.within(format!("`{line}`")))?;
        }
        let mut setup = Setup::new(&plan.table.terms)?;
        if plan.enlarge_box(&setup)? {
            setup = Setup::new(&plan.table.terms)?;
        }
        let seed = Seed::from_number(0);
        let mut state = Self::deal(&setup, Chance::new(seed), &mut Log::silent())?;
        // The outcomes a scenario lists are not for the shuffles, because it names its cards.
        state.chance = Chance::loaded(seed, outcomes);
        if !plan.rows.is_empty() {
            plan.lay(&setup, &mut state)?;
        }
        Ok((setup, state))
    }

    fn number(setup: &Setup, field: &str, name: &str) -> Option<u64> {
        let colours = setup.edition.colours.iter();
        let mut numbers = (0..).zip(colours.filter(|_| field == "colour"));
        numbers.find_map(|(number, colour)| (colour == name).then_some(number))
    }

    fn facts(setup: &Setup, state: &Self) -> Vec<Fact> {
        facts::open(setup, state)
    }

    fn seen(setup: &Setup, view: &View) -> Vec<Fact> {
        facts::seen(setup, view)
    }

    fn soundness(_setup: &Setup, state: &Self) -> Result<(), String> {
        state.soundness_of_race()
    }
}

/// What the lines of a scenario say.
struct Plan {
    table: Staging<BarkBark>,
    rows: Vec<(u8, String)>,
    piles: Vec<(Pile, String)>,
    squirrels: Vec<Seat>,
    placer: Seat,
    points: Vec<(Seat, u8)>,
    contenders: Seats,
    n_stalled: u8,
    cards: Vec<(Seat, Number)>,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            table: Staging::default(),
            rows: Vec::new(),
            piles: Vec::new(),
            squirrels: Vec::new(),
            placer: Seat(0),
            points: Vec::new(),
            contenders: Seats::NONE,
            n_stalled: 0,
            cards: Vec::new(),
        }
    }
}

impl Plan {
    fn read(&mut self, line: &str) -> Result<(), Error> {
        if self.table.read(line)?.is_some() {
            return Ok(());
        }
        if let Some((head, value)) = line.split_once(':') {
            return self.read_named(head.trim(), value.trim());
        }
        if let Some(table) = line.strip_prefix("on a table ") {
            self.table
                .terms
                .options
                .insert("custom_table".to_owned(), table.to_owned());
            return Ok(());
        }
        let seat = |word: &str| BarkBark::read_seat(word);
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            [who, "is", "a", "squirrel"] => self.squirrels.push(seat(who)?),
            [who, "places", "Start"] => self.placer = seat(who)?,
            ["only", level @ .., "can", "win"] => {
                let level: Result<Vec<Seat>, Error> = level.iter().map(|who| seat(who)).collect();
                self.contenders = level?.into_iter().collect();
            }
            [rounds, "rounds", "without", "a", "card"] => self.n_stalled = small(rounds)?,
            _ => {
                let because = "is not something a table can be given; see `BarkBark::stage`";
                return Err(Error::new("", because));
            }
        }
        Ok(())
    }

    fn read_named(&mut self, head: &str, value: &str) -> Result<(), Error> {
        let words: Vec<&str> = head.split_whitespace().collect();
        match words.as_slice() {
            ["row", y] => self.rows.push((small(y)?, value.to_owned())),
            ["deck"] => self.piles.push((Pile::Deck, value.to_owned())),
            ["left", "pile"] => self.piles.push((Pile::Left, value.to_owned())),
            ["right", "pile"] => self.piles.push((Pile::Right, value.to_owned())),
            ["points"] => self.points = facts::read_pairs(value)?,
            ["cards"] => self.cards = facts::read_pairs(value)?,
            ["card", id] => self.table.change_card(id, value)?,
            _ => {
                let because = "is not something a table can be given; see `BarkBark::stage`";
                return Err(Error::new(head, because));
            }
        }
        Ok(())
    }

    /// If the rows show more copies of a card than the box has, the box gets more. Returns whether it
    /// was changed.
    fn enlarge_box(&mut self, setup: &Setup) -> Result<bool, Error> {
        let mut counts = [0u8; MOST_KINDS];
        for (y, text) in &self.rows {
            for drawn in sketch::read_row(setup, *y, text)? {
                counts[drawn.card.index()] += 1;
            }
        }
        for (pile, text) in &self.piles {
            let names = text.trim_start_matches("only ").trim_start_matches("empty");
            for word in names.split(',').map(str::trim).filter(|w| !w.is_empty()) {
                counts[sketch::read_kind(setup, word, *pile)?.index()] += 1;
            }
        }
        let mut changed = false;
        for (info, &count) in setup.edition.cards.iter().zip(&counts) {
            if count > info.count {
                self.table
                    .change_card(&info.id, &format!("count = {count}"))?;
                changed = true;
            }
        }
        Ok(changed)
    }

    /// Sets up the race as drawn, at the beginning of a round.
    fn lay(&self, setup: &Setup, state: &mut BarkBark) -> Result<(), Error> {
        let mut drawn: Vec<Drawn> = Vec::new();
        for (y, text) in &self.rows {
            drawn.extend(sketch::read_row(setup, *y, text)?);
        }
        drawn.sort_by_key(|drawn| drawn.card != setup.lookup.start);
        if drawn.first().map(|drawn| drawn.card) != Some(setup.lookup.start) {
            return Err(Error::new("the rows", "show no Start"));
        }
        let open = &mut state.open;
        for (seat, player) in (0..).zip(&mut open.players) {
            let is_here = seat < setup.n_seats;
            player.colour = is_here.then_some(seat);
            let is_squirrel = self.squirrels.contains(&Seat(seat));
            let critter = if is_squirrel {
                Critter::Squirrel
            } else {
                Critter::Cat
            };
            player.critter = is_here.then_some(critter);
            player.pets = is_here.then_some(0);
        }
        open.placer = self.placer;
        open.n_stalled = self.n_stalled;
        open.contenders = self.contenders;
        for &(seat, points) in &self.points {
            open.players[seat.index()].points = points;
        }
        for drawn in &drawn {
            if !setup.grid.is_free(drawn.cell) || open.garden.spot(drawn.cell).is_some() {
                let because = "is not a free cell of this table";
                return Err(Error::new(drawn.cell.to_string(), because));
            }
            let lie = setup.traits(drawn.card).lie_with(drawn.paths);
            let spot = open.garden.lay(&setup.grid, drawn.cell, drawn.card, lie);
            for seat in &drawn.pawns {
                if seat.0 >= setup.n_seats {
                    return Err(Error::new(seat.to_string(), "is not at this table"));
                }
                open.players[seat.index()].at = Position(spot);
            }
            if let Some(side) = drawn.head {
                (open.head, open.head_side) = (spot, side);
            } else if drawn.leader.is_some() {
                (open.head, open.head_side) = (spot, None);
            }
            open.leader = drawn.leader.or(open.leader);
        }
        self.lay_piles(setup, state, &drawn)?;
        state.settle_crown(&mut Log::silent());
        state.begin_round(&mut Log::silent());
        for &(seat, value) in &self.cards {
            state.play(
                seat,
                &Secret::ChooseCard { value }.into(),
                &mut Log::silent(),
            )?;
        }
        Ok(())
    }

    /// The deck and the corner piles: the named cards on top, below them the rest of the box without
    /// the cards on the table.
    fn lay_piles(&self, setup: &Setup, state: &mut BarkBark, drawn: &[Drawn]) -> Result<(), Error> {
        let lookup = &setup.lookup;
        let all = |pile: Pile| -> Vec<Card> {
            match pile.corner() {
                Some(corner) => lookup.corners[corner].to_vec(),
                None => {
                    let deck = lookup.specials.iter().chain(&lookup.garden);
                    deck.copied().collect()
                }
            }
        };
        let stage = lookup
            .specials
            .iter()
            .find(|&&card| setup.traits(card).role == Role::HomeStage);
        let mut out: Vec<Card> = Vec::new();
        for drawn in drawn {
            let is_home_path = lookup.home_path.contains(&drawn.card);
            match (is_home_path, stage) {
                (true, Some(stage)) => {
                    state.open.n_home_path += 1;
                    out.push(*stage);
                }
                _ if drawn.card != lookup.start => out.push(drawn.card),
                _ => (),
            }
        }
        for pile in Pile::ALL {
            let mut rest = all(pile);
            let mut missing = Vec::new();
            let mut take = |card: &Card, rest: &mut Vec<Card>| {
                let place = rest.iter().position(|other| other == card);
                if let Some(place) = place {
                    rest.remove(place);
                    missing.push(*card);
                }
                place.is_some()
            };
            out.retain(|card| !take(card, &mut rest));
            let text = self.piles.iter().find(|(named, _)| *named == pile);
            let text = text.map_or("", |(_, text)| text.as_str());
            let (only, names) = match text.strip_prefix("only ") {
                Some(names) => (true, names),
                None => (text == "empty", text.trim_start_matches("empty")),
            };
            let mut top = Vec::new();
            for word in names.split(',').map(str::trim).filter(|w| !w.is_empty()) {
                let card = sketch::read_kind(setup, word, pile)?;
                let place = rest.iter().position(|&other| other == card);
                let place = place.ok_or_else(|| {
                    Error::new(format!("`{word}`"), "is not in this pile any more")
                })?;
                top.push(rest.remove(place));
            }
            if only {
                missing.append(&mut rest);
            }
            for card in missing {
                state.open.out[card.index()] += 1;
            }
            top.reverse();
            let cards = rest.into_iter().chain(top);
            match pile.corner() {
                Some(corner) => state.corners[corner] = cards.collect(),
                None => state.deck = cards.collect::<ArrayVec<_, _>>(),
            }
        }
        if out.is_empty() {
            Ok(())
        } else {
            Err(Error::new("the rows", "show more cards than the box has"))
        }
    }
}

fn small(word: &str) -> Result<u8, Error> {
    word.parse()
        .map_err(|_| Error::new(format!("`{word}`"), "is not a small whole number"))
}
