//! What a scenario can check on a table of ARGH.

use tabletop::{Error, Face, Fact, Seat, Talk, Words};

use crate::aid::aid;
use crate::card::{Card, CardSet, Location};
use crate::setup::Setup;
use crate::state::{Argh, Phase};
use crate::view::{PhaseSeen, View};

/// Everything on the table, with every card face up.
pub(crate) fn open(setup: &Setup, state: &Argh) -> Vec<Fact> {
    let id = |card: Card| setup.edition.info(card).id.clone();
    let mut facts = vec![Fact::new("phase", phase_open(setup, state))];
    facts.push(Fact::new("to play", state.active.letter().to_string()));
    facts.push(Fact::new("first", state.first.letter().to_string()));
    facts.push(Fact::new("turns left", or_dash(state.turns_left)));
    let sizes = (1..=8).filter(|&n_seats| setup.check_seats(n_seats).is_ok());
    facts.push(Fact::new(
        "can play",
        list(sizes.map(|n_seats| n_seats.to_string())),
    ));
    for location in Location::ALL {
        let pile = state.pile(location).iter().rev().map(|&card| id(card));
        let name = format!("{} pile", setup.edition.locations[location.index()].id);
        facts.push(Fact::new(name, list(pile)));
    }
    let boxed = Location::ALL
        .into_iter()
        .flat_map(|location| state.in_box(location));
    facts.push(Fact::new("box", list(boxed.map(|&card| id(card)))));
    for seat in (0..setup.n_seats).map(Seat) {
        let letter = seat.letter();
        let team = state.counted(seat);
        facts.push(Fact::new(
            format!("{letter} up"),
            ids(setup, state.up[seat.index()].minus(state.discarded)),
        ));
        let down = state.hidden.of(seat).iter();
        let down = down.map(|hidden| format!("{} {}", hidden.slot, id(hidden.card)));
        facts.push(Fact::new(format!("{letter} down"), list(down)));
        facts.push(Fact::new(
            format!("{letter} switched"),
            ids(setup, team.cards.and(state.switched)),
        ));
        let discarded = state.up[seat.index()].and(state.discarded);
        facts.push(Fact::new(
            format!("{letter} discarded"),
            ids(setup, discarded),
        ));
        facts.push(Fact::new(
            format!("{letter} points"),
            team.points(setup).to_string(),
        ));
        facts.push(Fact::new(
            format!("{letter} spies"),
            team.spies(setup).to_string(),
        ));
        let highest = team
            .highest(setup)
            .map_or("none".to_owned(), |value| value.to_string());
        facts.push(Fact::new(format!("{letter} highest"), highest));
    }
    facts
}

fn phase_open(setup: &Setup, state: &Argh) -> String {
    let id = |card: Card| &setup.edition.info(card).id;
    match state.phase {
        Phase::ChooseFirst { .. } => "choose first".to_owned(),
        Phase::Turn => "turn".to_owned(),
        Phase::Holding { card } => format!("holding {}", id(card)),
        Phase::Offered { to, card } => format!("offered {} to {}", id(card), to.letter()),
        Phase::Owl { seat } => format!("owl {}", seat.letter()),
        Phase::Effects { seat, effect: None } => format!("effects of {}", seat.letter()),
        Phase::Effects {
            seat,
            effect: Some(effect),
        } => format!("{} of {}", id(effect), seat.letter()),
        Phase::Over(_) => "over".to_owned(),
    }
}

/// The table as one viewer sees it. A card that the viewer does not know shows its back and `?`.
pub(crate) fn seen(setup: &Setup, view: &View) -> Vec<Fact> {
    let back = |location: Location| &setup.edition.locations[location.index()].id;
    let face = |card: Face<Card>, location: Location| match card {
        Face::Up(card) => setup.edition.info(card).id.clone(),
        Face::Down => format!("{} ?", back(location)),
    };
    let (phase, held) = match &view.phase {
        PhaseSeen::ChooseFirst { .. } => ("choose first", None),
        PhaseSeen::Turn { .. } => ("turn", None),
        PhaseSeen::Holding { location, card, .. } => ("holding", Some(face(*card, *location))),
        PhaseSeen::Offered { location, card, .. } => ("offered", Some(face(*card, *location))),
        PhaseSeen::Owl { .. } => ("owl", None),
        PhaseSeen::Effects { .. } => ("effects", None),
        PhaseSeen::Over { .. } => ("over", None),
    };
    let mut facts = vec![
        Fact::new("phase", phase),
        Fact::new("held", held.unwrap_or_else(|| "none".to_owned())),
        Fact::new(
            "first",
            view.first
                .map_or("none".to_owned(), |seat| seat.letter().to_string()),
        ),
        Fact::new("turns left", or_dash(view.turns_left)),
    ];
    for location in Location::ALL {
        let name = format!("{} pile", back(location));
        facts.push(Fact::new(
            name,
            format!("{} cards", view.piles[location.index()]),
        ));
    }
    let removed = Location::ALL.into_iter().flat_map(|location| {
        let cards = view.removed[location.index()].iter();
        cards.map(move |&card| (card, location))
    });
    facts.push(Fact::new(
        "box",
        list(removed.map(|(card, location)| face(card, location))),
    ));
    for (seat, area) in view.areas.by_seat() {
        let letter = seat.letter();
        facts.push(Fact::new(
            format!("{letter} up"),
            ids(setup, area.up.minus(area.discarded)),
        ));
        let down = area.down.iter();
        let down =
            down.map(|hidden| format!("{} {}", hidden.slot, face(hidden.card, hidden.location)));
        facts.push(Fact::new(format!("{letter} down"), list(down)));
        facts.push(Fact::new(
            format!("{letter} revealed"),
            ids(setup, area.revealed),
        ));
        facts.push(Fact::new(
            format!("{letter} switched"),
            ids(setup, area.switched),
        ));
        facts.push(Fact::new(
            format!("{letter} discarded"),
            ids(setup, area.discarded),
        ));
        facts.push(Fact::new(
            format!("{letter} points"),
            area.points.to_string(),
        ));
    }
    let lines = aid(setup, view);
    let ticked: CardSet = lines
        .iter()
        .filter(|line| line.lies_open)
        .map(|line| line.card)
        .collect();
    facts.push(Fact::new("aid", format!("{} cards", lines.len())));
    facts.push(Fact::new("aid ticked", ids(setup, ticked)));
    let n_explained = n_explained(setup, view);
    facts.push(Fact::new(
        "quick reference",
        format!("{n_explained} cards explained"),
    ));
    let manners = match Argh::talk(setup) {
        Talk::Free => "free".to_owned(),
        Talk::ReadyMade(rule) => format!("ready-made lines only ({rule})"),
    };
    facts.push(Fact::new("talk", manners));
    if let tabletop::Viewer::Seat(seat) = view.viewer {
        facts.push(Fact::new("claims", list(Argh::claims(setup, view, seat))));
    }
    facts
}

/// The number of cards that the quick reference explains: those with a text after their name.
fn n_explained(setup: &Setup, view: &View) -> usize {
    let text = Argh::aid(setup, view);
    let cards = text.split("\n\n").next().unwrap_or_default();
    let explained = cards.lines().filter(|line| line.chars().count() > 38);
    explained.count()
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

pub(crate) fn read_location(setup: &Setup, id: &str) -> Result<Location, Error> {
    setup.edition.location_by_id(id).ok_or_else(|| {
        let ids: Vec<&str> = setup
            .edition
            .locations
            .iter()
            .map(|place| place.id.as_str())
            .collect();
        Error::new(
            format!("`{id}`"),
            format!("is not a pile; there are {}", ids.join(", ")),
        )
    })
}

fn ids(setup: &Setup, cards: CardSet) -> String {
    list(cards.iter().map(|card| setup.edition.info(card).id.clone()))
}

fn list(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    if items.is_empty() {
        "none".to_owned()
    } else {
        items.join(", ")
    }
}

fn or_dash(number: Option<u8>) -> String {
    number.map_or_else(|| "-".to_owned(), |number| number.to_string())
}
