//! Magpies in scenarios.
//!
//! `given` knows `3 seats`, `A holds 3 7`, `A has 5 points`, `deck: 5 9` (the top card first) and
//! `round 2`. All other cards are dealt from the lowest up.

use tabletop::{
    BySeat, Chance, Error, Face, Fact, OptionInfo, Seat, Seats, Seed, Settled, Shelved, Staged,
    Terms,
};

use super::view::Stage;
use super::words::row;
use super::{Fault, Ink, Lying, Magpies, N_CARDS, Phase, Setup, View};

impl Staged for Magpies {
    fn stage(given: &[&str], outcomes: &[u32]) -> Result<(Setup, Self), Error> {
        let mut table = Table::default();
        for line in given {
            table.read(line)?;
        }
        let setup = Setup {
            n_seats: table.n_seats,
            fault: Fault::None,
        };
        if !(2..=4).contains(&setup.n_seats) {
            return Err(Error::new("given", "begin with `2 seats`, up to `4 seats`"));
        }
        Ok((setup, table.lay(outcomes)))
    }

    fn facts(_: &Setup, state: &Self) -> Vec<Fact> {
        let cards = |lying: &[Lying]| spelled(lying.iter().map(|lying| lying.card));
        let mut facts = Vec::new();
        for (seat, hand) in state.hands.by_seat() {
            let letter = seat.letter();
            facts.push(Fact::new(format!("{letter} hand"), cards(hand)));
            facts.push(Fact::new(
                format!("{letter} score"),
                state.scores[seat].to_string(),
            ));
            if let Phase::Seal { sealed } = &state.phase {
                let sealed = sealed[seat].map_or("-".to_owned(), |card| card.to_string());
                facts.push(Fact::new(format!("{letter} sealed"), sealed));
            }
        }
        let deck: Vec<Lying> = state.deck.iter().rev().copied().collect();
        facts.push(Fact::new("deck", cards(&deck)));
        facts.push(Fact::new("discard", spelled(state.discard.iter().copied())));
        facts.push(Fact::new("round", state.round.to_string()));
        if let Phase::Look { die, .. } | Phase::Window { die, .. } = state.phase {
            facts.push(Fact::new("die", die.to_string()));
        }
        facts
    }

    fn seen(_: &Setup, view: &View) -> Vec<Fact> {
        let mut facts = Vec::new();
        for (seat, hand) in view.hands.by_seat() {
            let letter = seat.letter();
            facts.push(Fact::new(format!("{letter} hand"), row(hand)));
            facts.push(Fact::new(
                format!("{letter} score"),
                view.scores[seat].to_string(),
            ));
            if let Stage::Seal { sealed } = &view.stage {
                let sealed = match sealed[seat] {
                    Some(Face::Up(card)) => card.to_string(),
                    Some(Face::Down) => "?".to_owned(),
                    None => "-".to_owned(),
                };
                facts.push(Fact::new(format!("{letter} sealed"), sealed));
            }
        }
        let deck: Vec<_> = view.deck.iter().rev().copied().collect();
        facts.push(Fact::new("deck", row(&deck)));
        facts.push(Fact::new("discard", spelled(view.discard.iter().copied())));
        facts
    }

    fn soundness(_: &Setup, state: &Self) -> Result<(), String> {
        let lying = state.hands.iter().flatten().chain(&state.deck);
        let mut cards: Vec<u8> = lying.map(|lying| lying.card).collect();
        cards.extend(&state.discard);
        cards.sort_unstable();
        if cards == (0..N_CARDS).collect::<Vec<_>>() {
            return Ok(());
        }
        Err(format!(
            "each card must be there once, but there are {}",
            spelled(cards.into_iter())
        ))
    }
}

/// What the `given` lines have said so far.
#[derive(Default)]
struct Table {
    n_seats: u8,
    hands: Vec<(Seat, Vec<u8>)>,
    points: Vec<(Seat, u8)>,
    top: Vec<u8>,
    round: u8,
}

impl Table {
    fn read(&mut self, line: &str) -> Result<(), Error> {
        let words: Vec<&str> = line
            .split([' ', ','])
            .filter(|word| !word.is_empty())
            .collect();
        let seat = |word| Magpies::read_seat(word);
        match words.as_slice() {
            [count, "seats"] => self.n_seats = number(count)?,
            [who, "holds", cards @ ..] => self.hands.push((seat(who)?, self.fresh(cards)?)),
            [who, "has", points, "points"] => self.points.push((seat(who)?, number(points)?)),
            ["deck:", cards @ ..] => self.top = self.fresh(cards)?,
            ["round", round] => self.round = number(round)?,
            _ => {
                let about = format!("`{line}`");
                return Err(Error::new(
                    about,
                    "cannot be given: write 3 seats, A holds 3 7, A has 5 points, deck: 5 9 or \
                     round 2",
                ));
            }
        }
        Ok(())
    }

    /// Cards that are not on the table yet.
    fn fresh(&self, words: &[&str]) -> Result<Vec<u8>, Error> {
        let mut cards: Vec<u8> = Vec::new();
        for word in words {
            let card = number(word)?;
            let lies = self
                .top
                .iter()
                .chain(self.hands.iter().flat_map(|(_, hand)| hand));
            if card >= N_CARDS || cards.contains(&card) || lies.clone().any(|&other| other == card)
            {
                let because = format!("the cards are 0 to {}, each once", N_CARDS - 1);
                return Err(Error::new(format!("card {card}"), because));
            }
            cards.push(card);
        }
        Ok(cards)
    }

    fn lay(self, outcomes: &[u32]) -> Magpies {
        let given = |card: &u8| {
            self.top.contains(card) || self.hands.iter().any(|(_, hand)| hand.contains(card))
        };
        let mut rest: Vec<u8> = (0..N_CARDS).rev().filter(|card| !given(card)).collect();
        let lie = |known: Seats| move |card: u8| Lying { card, known };
        let hands = BySeat::from_fn(self.n_seats, |seat| {
            let own = self.hands.iter().find(|(other, _)| *other == seat);
            let cards = match own {
                Some((_, cards)) => cards.clone(),
                None => (0..4).filter_map(|_| rest.pop()).collect(),
            };
            cards.into_iter().map(lie(Seats::one(seat))).collect()
        });
        let deck = rest.into_iter().chain(self.top.iter().rev().copied());
        Magpies {
            fault: Fault::None,
            hands,
            deck: deck.map(lie(Seats::NONE)).collect(),
            discard: Vec::new(),
            scores: BySeat::from_fn(self.n_seats, |seat| {
                let points = self.points.iter().find(|(other, _)| *other == seat);
                points.map_or(0, |(_, points)| *points)
            }),
            round: self.round.max(1),
            phase: Phase::Seal {
                sealed: BySeat::from_fn(self.n_seats, |_| None),
            },
            chance: Chance::loaded(Seed::from_number(0), outcomes),
            scratch: Ink::default(),
        }
    }
}

fn number(word: &str) -> Result<u8, Error> {
    word.parse()
        .map_err(|_| Error::new(format!("`{word}`"), "is not a number"))
}

fn spelled(cards: impl Iterator<Item = u8>) -> String {
    let cards: Vec<String> = cards.map(|card| card.to_string()).collect();
    if cards.is_empty() {
        "-".to_owned()
    } else {
        cards.join(" ")
    }
}

impl Settled for Setup {
    const OPTIONS: &'static [OptionInfo] = &[];
    const OPTION_RULES: &'static [(&'static str, &'static [&'static str])] = &[];
    const EDITION: &'static str = "";

    fn set_up(terms: &Terms) -> Result<Self, Error> {
        Ok(Self {
            n_seats: terms.n_seats,
            fault: Fault::None,
        })
    }

    fn n_seats(&self) -> u8 {
        self.n_seats
    }

    fn edition(&self) -> String {
        String::new()
    }
}

impl Shelved for Magpies {
    const TITLE: &'static str = "Magpies";
    const BLURB: &'static str = "A toy.";
    const CATALOGUE: &'static str = "";
    const SEAT_COUNTS: &'static [u8] = &[2, 3, 4];
}
