//! What a scenario can expect of a table, and how it writes actions.

use tabletop::{Error, Face, Fact, Seat, Staged, Words, letters};

use crate::action::{Action, Back, Crown, Landing, Move, Order, Secret, SetUp, Shares, Talk};
use crate::card::{Card, Critter, Number, Pile};
use crate::grid::Cell;
use crate::lapse;
use crate::setup::{MOST_SEATS, Setup, check_size};
use crate::sketch::{self, read_side};
use crate::state::{BarkBark, Open, Phase};
use crate::view::View;

/// Everything on the table, hidden cards included.
pub(crate) fn open(setup: &Setup, state: &BarkBark) -> Vec<Fact> {
    let mut facts = public(setup, &state.open);
    let ids = |cards: &[Card]| {
        let ids = cards
            .iter()
            .rev()
            .map(|&card| setup.edition.info(card).id.clone());
        list(ids)
    };
    facts.push(Fact::new("deck", ids(&state.deck)));
    facts.push(Fact::new("deck size", state.deck.len().to_string()));
    facts.push(Fact::new("left pile", ids(&state.corners[0])));
    facts.push(Fact::new("right pile", ids(&state.corners[1])));
    for seat in setup.seats() {
        let card = state.laid[seat.index()];
        let name = format!("{} card", seat.letter());
        facts.push(Fact::new(name, or_none(card)));
    }
    facts
}

/// The table as one viewer sees it.
pub(crate) fn seen(setup: &Setup, view: &View) -> Vec<Fact> {
    let mut facts = public(setup, &view.open);
    facts.push(Fact::new("deck", format!("{} cards", view.deck)));
    for (pile, seen) in Pile::CORNERS.into_iter().zip(view.corners) {
        let top = seen.top.map_or("?", |card| &setup.edition.info(card).id);
        let value = match seen.left {
            0 => "empty".to_owned(),
            left => format!("{left} cards, {top} on top"),
        };
        facts.push(Fact::new(format!("{} pile", pile.word()), value));
    }
    for (seat, card) in view.laid.by_seat() {
        let value = match card {
            None => "none".to_owned(),
            Some(Face::Down) => "?".to_owned(),
            Some(Face::Up(value)) => value.to_string(),
        };
        facts.push(Fact::new(format!("{} card", seat.letter()), value));
    }
    let whispers = view.whispers.iter().map(|whisper| {
        let (by, to) = (whisper.by.letter(), whisper.to.letter());
        format!("{by} to {to}: {}", whisper.value)
    });
    facts.push(Fact::new("whispers", list(whispers)));
    facts.push(Fact::new(
        "negotiation clock",
        negotiation_clock(setup, view),
    ));
    // The first line of the aid explains the map.
    let aid = BarkBark::aid(setup, view);
    let lines = setup.edition.cards.iter().zip(aid.lines().skip(1));
    facts.extend(lines.map(|(card, line)| {
        let count = line.split("  ").next().unwrap_or(line);
        Fact::new(format!("aid {}", card.id), count)
    }));
    // Which numbers of seats can play, and the refusals of the others.
    let players = setup.edition.players;
    let sizes = (1..=8).map(|n_seats| match check_size(players, n_seats) {
        Ok(()) => n_seats.to_string(),
        Err(refusal) => format!("{n_seats} {} {}", refusal.rule, refusal.code),
    });
    facts.push(Fact::new("tables", list(sizes)));
    facts
}

/// "120 seconds for the split of B, C, then C is to walk away".
fn negotiation_clock(setup: &Setup, view: &View) -> String {
    let Some(glass) = lapse::glass_on(setup, &view.open) else {
        return "none".to_owned();
    };
    let seats = list(glass.seats.iter().map(|seat| seat.letter().to_string()));
    let (about, seconds, seat) = (glass.about, glass.seconds, glass.seat.letter());
    let names = letters(setup.n_seats);
    let does = BarkBark::choice(setup, &names, view, glass.seat, &glass.lapse);
    format!("{seconds} seconds for the {about} of {seats}, then {seat} is to {does}")
}

fn public(setup: &Setup, open: &Open) -> Vec<Fact> {
    let mut facts = vec![
        Fact::new("phase", phase(open)),
        Fact::new("race", open.race.to_string()),
        Fact::new("round", open.round.to_string()),
        Fact::new("placer", open.placer.letter().to_string()),
        Fact::new("stalled", open.n_stalled.to_string()),
        Fact::new("cards laid", open.n_laid.to_string()),
        Fact::new("pawns", pawns(setup, open)),
    ];
    let contenders = open.contenders.iter();
    let contenders = contenders.map(|seat| seat.letter().to_string());
    facts.push(Fact::new("only these can win", list(contenders)));
    let story = open.story;
    let told = format!(
        "{} barks, {} dead-ends, {} loops",
        story.barks, story.dead_ends, story.loops
    );
    facts.push(Fact::new("happened", told));
    if !open.garden.is_empty() {
        for y in 0..setup.grid.rows {
            facts.push(Fact::new(format!("row {y}"), sketch::row(setup, open, y)));
        }
        let leader = open.leader;
        let leader = leader.map_or("nobody".to_owned(), |seat| seat.letter().to_string());
        facts.push(Fact::new("leader", leader));
        let head = open.garden.at(open.head).cell;
        let side = open
            .head_side
            .map_or_else(String::new, |side| format!(" {}", side.letter()));
        facts.push(Fact::new("head", format!("{}{side}", head.as_pair())));
        let far = setup.seats().map(|seat| match open.behind(seat) {
            Some(far) => format!("{} {far}", seat.letter()),
            None => format!("{} cut off", seat.letter()),
        });
        facts.push(Fact::new("behind", list(far)));
    }
    for seat in setup.seats() {
        let player = &open.players[seat.index()];
        let letter = seat.letter();
        let mut fact = |name: &str, value: String| {
            facts.push(Fact::new(format!("{letter} {name}"), value));
        };
        let colour = player.colour.map_or("none", |colour| setup.colour(colour));
        fact("colour", colour.to_owned());
        let critter = player.critter.map_or("none", Critter::word);
        fact("critter", critter.to_owned());
        if !open.garden.is_empty() {
            fact("at", open.garden.at(open.at(seat)).cell.as_pair());
        }
        fact("claim", or_none(player.claim));
        fact(
            "tally",
            format!("{} true, {} false", player.n_true, player.n_false),
        );
        fact("points", player.points.to_string());
        fact("place", player.place.to_string());
    }
    facts
}

fn phase(open: &Open) -> &'static str {
    match open.phase {
        Phase::SetUp => "set up",
        Phase::NamePlacer => "name placer",
        Phase::PlaceStart => "place start",
        Phase::Secret => "secret",
        Phase::Move => "move",
        Phase::Between { .. } => "between",
        Phase::Over { .. } => "over",
    }
}

/// Where the pawns stand: "A (2,3), B (3,3)".
fn pawns(setup: &Setup, open: &Open) -> String {
    if open.garden.is_empty() {
        return "none".to_owned();
    }
    let pawns = setup.seats().map(|seat| {
        let cell = open.garden.at(open.at(seat)).cell;
        format!("{} {}", seat.letter(), cell.as_pair())
    });
    list(pawns)
}

/// Reads an action as a scenario writes it after the seat's letter.
pub(crate) fn read_action(setup: &Setup, text: &str) -> Result<Action, Error> {
    let words: Vec<&str> = text.split_whitespace().collect();
    let seat = |word: &str| BarkBark::read_seat(word);
    let shares = |words: &[&str]| -> Result<Shares, Error> {
        let mut shares = [0; MOST_SEATS];
        for (seat, share) in read_pairs(&words.join(" "))? {
            let place = shares.get_mut(seat.index());
            *place.ok_or_else(|| Error::new(seat.to_string(), "cannot share"))? = share;
        }
        Ok(shares)
    };
    let order = |words: &[&str]| -> Result<Order, Error> {
        let seats: Result<Vec<Seat>, Error> = words.iter().map(|word| seat(word)).collect();
        Ok(seats?.into_iter().take(MOST_SEATS).collect())
    };
    Ok(match words.as_slice() {
        ["takes", "the", "short", "cut"] => Crown::TakeShortCut.into(),
        ["takes", colour] => SetUp::ChooseColour {
            colour: read_colour(setup, colour)?,
        }
        .into(),
        ["races", "on"] => Crown::DeclineShortCut.into(),
        ["races", "as", "cat"] => SetUp::ChooseCritter {
            critter: Critter::Cat,
        }
        .into(),
        ["races", "as", "squirrel"] => SetUp::ChooseCritter {
            critter: Critter::Squirrel,
        }
        .into(),
        ["has", count, "pets" | "pet"] => SetUp::TellPets {
            count: number(count)?,
        }
        .into(),
        ["names", named] => SetUp::NamePlacer { seat: seat(named)? }.into(),
        ["places", "Start", x, y] => SetUp::PlaceStart { cell: cell(x, y)? }.into(),
        ["lays", value] => Secret::ChooseCard {
            value: number(value)?,
        }
        .into(),
        ["leaves", "it", "to", "chance"] => Secret::LeaveToChance.into(),
        ["claims", value] => Secret::ClaimCard {
            value: number(value)?,
            to: None,
        }
        .into(),
        ["whispers", value, "to", to] => Secret::ClaimCard {
            value: number(value)?,
            to: Some(seat(to)?),
        }
        .into(),
        ["withdraws"] => Secret::WithdrawClaim.into(),
        ["proposes", "order", seats @ ..] => Talk::ProposeOrder {
            order: order(seats)?,
        }
        .into(),
        ["counters", "order", seats @ ..] => Talk::CounterOrder {
            order: order(seats)?,
        }
        .into(),
        ["proposes", split @ ..] => Talk::ProposeSplit {
            shares: shares(split)?,
        }
        .into(),
        ["counters", split @ ..] => Talk::CounterSplit {
            shares: shares(split)?,
        }
        .into(),
        ["agrees"] => Talk::AcceptSplit.into(),
        ["agrees", "to", "the", "order"] => Talk::AcceptOrder.into(),
        ["walks", "away"] => Talk::WalkAway.into(),
        ["steps", side] => Move::Step {
            side: read_side(side)?,
        }
        .into(),
        ["explores", side, pile] => Move::Explore {
            side: read_side(side)?,
            pile: read_pile(pile)?,
        }
        .into(),
        ["crowns", x, y, side] => Crown::PlaceCrown {
            cell: cell(x, y)?,
            side: read_side(side)?,
        }
        .into(),
        ["swaps", pile] => Crown::SwapCorner {
            pile: read_pile(pile)?,
        }
        .into(),
        ["pushes", pushed, side] => Landing::PushOff {
            seat: seat(pushed)?,
            side: read_side(side)?,
        }
        .into(),
        ["hops", side] => Landing::HopOff {
            side: read_side(side)?,
        }
        .into(),
        ["bounces", side] => Landing::Bounce {
            side: read_side(side)?,
        }
        .into(),
        ["goes", "back", "to", x, y] => Back::ChooseGate { cell: cell(x, y)? }.into(),
        ["sends", sent] => Back::OrderRetreat { seat: seat(sent)? }.into(),
        ["is", "ready"] => SetUp::Ready.into(),
        _ => {
            return Err(Error::new(
                format!("`{text}`"),
                "is not an action: takes blue, races as cat, has 2 pets, names B, places Start 5 3, \
                 lays 4, leaves it to chance, claims 4, whispers 4 to B, withdraws, \
                 proposes A 2 B 3, counters A 2 B 3, agrees, proposes order A B, \
                 counters order B A, agrees to the order, walks away, steps N, explores E deck, \
                 crowns 5 3 N, takes the short cut, races on, swaps left, pushes B W, hops E, \
                 bounces S, goes back to 5 2, sends B, is ready",
            ));
        }
    })
}

/// Reads `A 3, B 4`.
pub(crate) fn read_pairs(text: &str) -> Result<Vec<(Seat, u8)>, Error> {
    let text = text.replace(',', " ");
    let words: Vec<&str> = text.split_whitespace().collect();
    let pairs = words.chunks(2).map(|pair| match pair {
        [who, value] => Ok((BarkBark::read_seat(who)?, number(value)?)),
        _ => Err(Error::new("`A 3, B 4`", "is how pairs are written")),
    });
    pairs.collect()
}

fn number(word: &str) -> Result<Number, Error> {
    word.parse()
        .map_err(|_| Error::new(format!("`{word}`"), "is not a number"))
}

fn cell(x: &str, y: &str) -> Result<Cell, Error> {
    Ok(Cell::new(number(x)?, number(y)?))
}

fn read_colour(setup: &Setup, name: &str) -> Result<u8, Error> {
    let colours = &setup.edition.colours;
    let mut places = (0..).zip(colours);
    let place = places.find_map(|(place, colour)| (colour == name).then_some(place));
    place.or_else(|| name.parse().ok()).ok_or_else(|| {
        let because = format!("is no colour; there are {}", colours.join(", "));
        Error::new(format!("`{name}`"), because)
    })
}

fn read_pile(word: &str) -> Result<Pile, Error> {
    let pile = Pile::ALL.into_iter().find(|pile| pile.word() == word);
    pile.ok_or_else(|| Error::new(format!("`{word}`"), "is no pile: deck, left or right"))
}

fn list(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    if items.is_empty() {
        "none".to_owned()
    } else {
        items.join(", ")
    }
}

fn or_none(number: Option<u8>) -> String {
    number.map_or_else(|| "none".to_owned(), |number| number.to_string())
}
