//! How scenarios set up a table of Marching Band(-imals) in words.

use tabletop::{
    Chance, Error, Fact, Game, Log, Seat, Seats, Seed, Shelved, Staged, Staging, without_marks,
};

use crate::agenda::{Step, TurnKind};
use crate::card::{Card, Ct, Held};
use crate::edition::SpecialType;
use crate::effect::Lasts;
use crate::facts;
use crate::setup::Setup;
use crate::state::{Bandimals, Lasting, Phase, Since};
use crate::view::View;

impl Staged for Bandimals {
    /// The lines a scenario may give:
    ///
    /// ```text
    /// 3 seats                          option booster = on        host B
    /// A hand: Bison, Trumpet, no_u     (everybody else's hand is empty)
    /// B hand: everything else          (as the last line)
    /// A band: Bison, Trumpet           A bonuses: rain_plan       A penalties: slow_bus 2
    /// A holds a Drum Major             A reorganized              turn B        round 100
    /// deck: Bison, Flute               (top first; the rest of the box is below)
    /// deck: only Bison                 (nothing below)
    /// discard: Flag, Bison             (newest first)             indigo: horns_up, pirates
    /// indigo: only nothing             edition: draw = 3          (that line of the box, changed)
    /// edition: rain_plan: lasts = "game"                          (that line of one card, changed)
    /// ```
    ///
    /// Without a hand or a band it is a real deal at its first decision: from seed 0, or
    /// `dealt from seed 7`.
    fn stage(given: &[&str], outcomes: &[u32]) -> Result<(Setup, Self), Error> {
        let mut plan = Plan::default();
        for line in given {
            plan.read(line)
                .map_err(|error| error.within(format!("`{line}`")))?;
        }
        let is_laid = !plan.lines.is_empty();
        let options = &mut plan.table.terms.options;
        if is_laid && !options.contains_key("first_person") {
            options.insert("first_person".to_owned(), "random".to_owned());
        }
        let setup = Self::set_up(&plan.table.terms)?;
        let chance = Chance::new(Seed::from_number(plan.table.seed.unwrap_or(0)));
        let deal = || Self::deal(&setup, chance, &mut Log::silent());
        // Cards laid by hand replace those of the deal, which then exercises no rule.
        let mut state = if is_laid {
            without_marks(deal)?
        } else {
            deal()?
        };
        // A scenario's rolls come after the shuffles; for those it names cards.
        state.chance = Chance::loaded(Seed::from_number(0), outcomes);
        if is_laid {
            plan.lay(&setup, &mut state)?;
        }
        Ok((setup, state))
    }

    fn number(setup: &Setup, field: &str, name: &str) -> Option<u64> {
        match field {
            "card" | "pick" => Some(facts::card(setup, name).ok()?.0.into()),
            "ct" => Some(facts::ct(setup, name).ok()?.0.into()),
            _ => None,
        }
    }

    fn facts(setup: &Setup, state: &Self) -> Vec<Fact> {
        facts::open(setup, state)
    }

    fn seen(setup: &Setup, view: &View) -> Vec<Fact> {
        facts::seen(setup, view)
    }

    /// Every green card is in exactly one place, and nobody has a Drum Major without a full band
    /// (BAND-R47).
    fn soundness(setup: &Setup, state: &Self) -> Result<(), String> {
        let mut there: Vec<Card> = crate::imagine::lying(&state.open).collect();
        there.extend(&state.open.discard);
        there.extend(&state.deck);
        there.extend(state.hands.iter().flatten().map(|held| held.card));
        there.sort_unstable();
        let mut all = setup.green.clone();
        all.sort_unstable();
        let waits_for_deal = state.open.phase != Phase::Playing;
        let has_lost = |&seat: &Seat| state.band(seat).major.is_some() && !state.is_full(seat);
        if let Some(seat) = setup.seats().find(has_lost) {
            return Err(format!("{seat} has a Drum Major and no full band"));
        }
        if there == all || waits_for_deal {
            Ok(())
        } else {
            Err(format!(
                "{} cards are on the table, and the box has {}",
                there.len(),
                all.len()
            ))
        }
    }
}

struct Plan {
    table: Staging<Bandimals>,
    /// `A hand`, and what it is.
    lines: Vec<(String, String)>,
    turn: Seat,
    round: u16,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            table: Staging::of_seats(2),
            lines: Vec::new(),
            turn: Seat(0),
            round: 1,
        }
    }
}

impl Plan {
    fn read(&mut self, line: &str) -> Result<(), Error> {
        if self.table.read(line)?.is_some() {
            return Ok(());
        }
        if let Some((head, value)) = line.split_once(':') {
            self.lines
                .push((head.trim().to_owned(), value.trim().to_owned()));
            return Ok(());
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["turn", seat] => self.turn = Bandimals::read_seat(seat)?,
            ["round", round] => self.round = u16::from(facts::number(round)?),
            [seat, "holds", "a", "Drum", "Major"] => {
                self.lines.push((format!("{seat} major"), String::new()));
            }
            [seat, "reorganized"] => self.lines.push((format!("{seat} last"), String::new())),
            _ => {
                let because = "is not a line that a table can be given; see `Bandimals::stage`";
                return Err(Error::new("", because));
            }
        }
        Ok(())
    }

    fn lay(&self, setup: &Setup, state: &mut Bandimals) -> Result<(), Error> {
        let mut rest = setup.green.clone();
        state.open.discard.clear();
        for seat in setup.seats() {
            state.hands[seat].clear();
        }
        let mut deck: Vec<Card> = Vec::new();
        let mut only = false;
        for (head, value) in &self.lines {
            let value = match (head.as_str(), value.strip_prefix("only ")) {
                ("deck", Some(named)) => {
                    only = true;
                    named
                }
                _ => value,
            };
            match head.as_str() {
                "indigo" => lay_indigo(setup, state, value)?,
                "deck" => deck = take_all(setup, &mut rest, value)?,
                "discard" => {
                    state.open.discard = take_all(setup, &mut rest, value)?;
                    state.open.discard.reverse();
                }
                _ => self.lay_before_seat(setup, state, &mut rest, head, value)?,
            }
        }
        deck.reverse();
        if only {
            // Cards that the scenario does not name go under the discard pile, so that every card is
            // somewhere.
            let on_top = std::mem::take(&mut state.open.discard);
            state.open.discard = rest;
            state.open.discard.extend(on_top);
        } else {
            rest.append(&mut deck);
            deck = rest;
        }
        state.deck = deck;
        let open = &mut state.open;
        open.phase = Phase::Playing;
        open.waits = Seats::NONE;
        open.agenda.clear();
        (open.turn, open.first, open.round) = (self.turn, Seat(0), self.round);
        open.chronicle = Default::default();
        state.push(Step::Begin);
        state.run(&mut Log::silent());
        Ok(())
    }

    fn lay_before_seat(
        &self,
        setup: &Setup,
        state: &mut Bandimals,
        rest: &mut Vec<Card>,
        head: &str,
        value: &str,
    ) -> Result<(), Error> {
        let (seat, what) = head
            .split_once(' ')
            .ok_or_else(|| Error::new(head, "is not something a table can be given"))?;
        let seat = Bandimals::read_seat(seat)?;
        if seat.0 >= setup.n_seats {
            return Err(Error::new(seat.to_string(), "is not at this table"));
        }
        match what {
            "hand" => {
                let cards = match value {
                    "everything else" => std::mem::take(rest),
                    _ => take_all(setup, rest, value)?,
                };
                state.hands[seat] = cards.into_iter().map(Held::secret).collect();
            }
            "band" => {
                state.open.bands[seat].cards = take_all(setup, rest, value)?.into_iter().collect();
            }
            "bonuses" | "penalties" => {
                for word in list(value) {
                    let (id, left) = word.split_once(' ').unwrap_or((word, ""));
                    let card = take(setup, rest, id)?;
                    let special = setup.special(card);
                    let lasts = special.and_then(|special| special.lasts);
                    let left = match (left, lasts) {
                        ("", Some(lasts)) => lasts,
                        (left, Some(_)) => Lasts::Turns(facts::number(left)?),
                        (_, None) => return Err(Error::new(id, "does not stay in a band")),
                    };
                    let lasting = Lasting {
                        card,
                        left,
                        since: Since::Earlier,
                    };
                    let band = &mut state.open.bands[seat];
                    match special.map(|special| special.kind) {
                        Some(SpecialType::BandBonus) => band.bonuses.push(lasting),
                        _ => band.penalties.push(lasting),
                    }
                }
            }
            "major" => state.open.bands[seat].major = state.open.majors.pop(),
            "last" => state.open.bands[seat].last = TurnKind::Reorganize,
            _ => return Err(Error::new(what, "is not something a seat can be given")),
        }
        Ok(())
    }
}

fn lay_indigo(setup: &Setup, state: &mut Bandimals, value: &str) -> Result<(), Error> {
    let mut pile: Vec<Held<Ct>> = Vec::new();
    for word in list(value.trim_start_matches("only ")) {
        pile.push(Held::secret(facts::ct(setup, word)?));
    }
    let all = (0..setup.edition.ct.len()).map(|ct| Held::secret(Ct::nth(ct)));
    let mut rest: Vec<_> = all.filter(|held| !pile.contains(held)).collect();
    if value.starts_with("only ") {
        rest.clear();
    }
    pile.reverse();
    state.indigo = rest.into_iter().chain(pile).collect();
    Ok(())
}

fn list(value: &str) -> impl Iterator<Item = &str> {
    value
        .split(',')
        .map(str::trim)
        .filter(|word| !word.is_empty() && *word != "nothing")
}

fn take_all(setup: &Setup, rest: &mut Vec<Card>, value: &str) -> Result<Vec<Card>, Error> {
    list(value).map(|word| take(setup, rest, word)).collect()
}

fn take(setup: &Setup, rest: &mut Vec<Card>, word: &str) -> Result<Card, Error> {
    let card = facts::card(setup, word)?;
    let place = rest.iter().position(|&other| other == card);
    let place = place.ok_or_else(|| Error::new(word, "is not in the box any more"))?;
    Ok(rest.remove(place))
}
