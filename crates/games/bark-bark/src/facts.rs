//! What a scenario can expect of a table.

use tabletop::{Error, Face, Fact, Seat, Staged, Words, letters};

use crate::card::{Card, Critter, Number, Pile};
use crate::lapse;
use crate::setup::{Setup, check_size};
use crate::sketch;
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
