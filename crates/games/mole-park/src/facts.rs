//! The facts that a scenario can expect, and how it names prizes, moles and stands.

use tabletop::{Error, Face, Fact, Seat, Seats, Viewer, Words};

use crate::action::Colour;
use crate::die::Die;
use crate::mole::{Mole, Pile};
use crate::number::small;
use crate::prize::{Prize, PrizeSet, Stand};
use crate::setup::Setup;
use crate::state::{Ending, Gain, MolePark, Phase, Sealed};
use crate::view::View;
use crate::{lapse, table, words};

/// Everything on the table, hidden cards included.
pub(crate) fn open(setup: &Setup, state: &MolePark) -> Vec<Fact> {
    let values = |pile: &Pile| list(pile.iter().map(|&mole| setup.mole_stars(mole).to_string()));
    let mut facts = vec![
        Fact::new("phase", phase(state.phase)),
        Fact::new("round", state.round.to_string()),
        Fact::new(
            "king",
            state
                .king
                .map_or("-".to_owned(), |king| king.letter().to_string()),
        ),
        Fact::new("burrow", state.burrow.len().to_string()),
        Fact::new("announced", letters(state.announced)),
        Fact::new("queue", letters_of(&state.queue)),
        Fact::new(
            "crown",
            setup.edition.crowns[usize::from(state.crown)].id.clone(),
        ),
        Fact::new("crowns", setup.edition.crowns.len().to_string()),
        Fact::new("moles", setup.n_moles().to_string()),
        Fact::new("mole values", mole_values(setup)),
        Fact::new("failed", state.n_missed.to_string()),
        Fact::new("signal clock", signal_clock(state)),
    ];
    let mut hill = state.hill;
    hill.sort_by_key(|&mole| setup.mole_stars(mole));
    facts.push(Fact::new("hill", values(&hill)));
    let holes = &state.holes[..setup.n_holes()];
    let sizes = holes.iter().map(|hole| hole.len().to_string());
    facts.push(Fact::new("holes", sizes.collect::<Vec<_>>().join(" ")));
    for (index, hole) in holes.iter().enumerate() {
        let top_first: Pile = hole.iter().rev().copied().collect();
        facts.push(Fact::new(format!("hole {}", index + 1), values(&top_first)));
    }
    for (info, stock) in setup.edition.stands.iter().zip(&state.stands) {
        let up = stock
            .up
            .map_or("empty".to_owned(), |up| setup.prize(up).id.clone());
        facts.push(Fact::new(info.id.clone(), up));
        facts.push(Fact::new(
            format!("{} deck", info.id),
            stock.deck.len().to_string(),
        ));
    }
    for seat in setup.seats() {
        let (letter, index) = (seat.letter(), seat.index());
        let mut add = |what: &str, value: String| {
            facts.push(Fact::new(format!("{letter} {what}"), value));
        };
        add("hand", values(&state.hands[index]));
        add("limit", state.limit(seat).to_string());
        add("prizes", prizes(setup, state.won[index]));
        add("stars", setup.stars_of(state.won[index]).to_string());
        add("total", or_dash(state.totals[index]));
        add(
            "colour",
            state.colours[index].map_or("-", Colour::name).to_owned(),
        );
        add("rerolls", prizes(setup, state.rerolls(seat)));
        let roll = state.rolls[index].map(|rolled| format!("{} {}", rolled.die.id(), rolled.roll));
        add("roll", roll.unwrap_or("-".to_owned()));
        let score = state
            .showdown
            .as_ref()
            .and_then(|showdown| showdown.scores[index]);
        add("score", or_dash(score));
    }
    facts
}

/// How many moles of each value the box has: "35 of 1, 30 of 2".
fn mole_values(setup: &Setup) -> String {
    let mut values: Vec<u8> = setup.moles().map(|mole| setup.mole_stars(mole)).collect();
    tabletop::sort_by_key(&mut values, |value| *value);
    let kinds = values.chunk_by(|one, next| one == next);
    let kinds = kinds.map(|kind| format!("{} of {}", kind.len(), kind[0]));
    kinds.collect::<Vec<_>>().join(", ")
}

/// How long King Mole has for the signal (MOLE-R24).
fn signal_clock(state: &MolePark) -> String {
    let Some(glass) = lapse::glass(state) else {
        return "none".to_owned();
    };
    let (seconds, about, seat) = (glass.seconds, glass.about, glass.seat.letter());
    format!("{seconds} seconds for the {about} of {seat}")
}

/// The table as one viewer sees it. A face-down card is `?`.
pub(crate) fn seen(setup: &Setup, view: &View) -> Vec<Fact> {
    let faces = |faces: &[Face<Mole>]| {
        list(faces.iter().map(|face| match face {
            Face::Up(mole) => setup.mole_stars(*mole).to_string(),
            Face::Down => "?".to_owned(),
        }))
    };
    let mut facts = vec![
        Fact::new("phase", phase(view.phase)),
        Fact::new("round", view.round.to_string()),
        Fact::new(
            "king",
            view.king
                .map_or("-".to_owned(), |king| king.letter().to_string()),
        ),
        Fact::new("burrow", view.burrow.to_string()),
        Fact::new("hill", faces(&view.hill)),
        Fact::new(
            "crown",
            setup.edition.crowns[usize::from(view.crown)].id.clone(),
        ),
        Fact::new("king title", setup.options.king_title.clone()),
        Fact::new(
            "peeked",
            list(view.own_peeks.iter().map(|hole| hole.to_string())),
        ),
        Fact::new(
            "aside",
            list(
                view.own_marks
                    .iter()
                    .map(|&mole| setup.mole(mole).id.clone()),
            ),
        ),
    ];
    if let Viewer::Seat(seat) = view.viewer {
        let claims = MolePark::claims(setup, view, seat);
        facts.push(Fact::new("claims", claims.join(" ")));
    }
    for die in Die::ALL {
        let shown = setup.faces(die).iter().map(ToString::to_string);
        facts.push(Fact::new(die.id(), list(shown)));
    }
    for (index, hole) in view.holes.iter().enumerate() {
        let top_first: Vec<Face<Mole>> = hole.iter().rev().copied().collect();
        facts.push(Fact::new(format!("hole {}", index + 1), faces(&top_first)));
    }
    for (info, stand) in setup.edition.stands.iter().zip(&view.stands) {
        let up = stand
            .up
            .map_or("empty".to_owned(), |up| setup.prize(up).id.clone());
        facts.push(Fact::new(info.id.clone(), up));
        facts.push(Fact::new(
            format!("{} deck", info.id),
            stand.deck.to_string(),
        ));
        facts.push(Fact::new(
            format!("{} cost", info.id),
            info.cost.to_string(),
        ));
    }
    for prize in (0..small(setup.lookup.prize_stars.len())).map(Prize) {
        let text = words::prize(setup, prize);
        facts.push(Fact::new(setup.prize(prize).id.clone(), text));
    }
    for (seat, area) in view.areas.by_seat() {
        let letter = seat.letter();
        let mut add = |what: &str, value: String| {
            facts.push(Fact::new(format!("{letter} {what}"), value));
        };
        add("hand", faces(&area.hand));
        add("limit", table::limit(setup, view, seat).to_string());
        add("prizes", prizes(setup, area.prizes));
        add("total", or_dash(area.total));
        let space = area.total.map(|total| words::space(setup, total));
        add("space", space.unwrap_or("-".to_owned()));
        add("peeks", area.peeks.to_string());
        let answer = area.answer.map_or("-".to_owned(), |answer| match answer {
            Face::Up(answer) => answer_text(setup, answer),
            Face::Down => "?".to_owned(),
        });
        add("answer", answer);
        let roll = area
            .rolled
            .map(|rolled| format!("{} {}", rolled.die.id(), rolled.roll));
        add("roll", roll.unwrap_or("-".to_owned()));
        let own = view.viewer == Viewer::Seat(seat) || area.laid;
        let totals = table::possible_totals(setup, view, seat).filter(|_| own);
        let totals = totals.map_or("-".to_owned(), |(low, high)| format!("{low} to {high}"));
        add("possible totals", totals);
    }
    facts
}

fn phase(phase: Phase) -> String {
    match phase {
        Phase::Colours => "colours".to_owned(),
        Phase::King => "king".to_owned(),
        Phase::CrownCall { window } => format!("crown call {window}"),
        Phase::Choose => "choose".to_owned(),
        Phase::Go => "go".to_owned(),
        Phase::Reroll { window } => format!("reroll {window}"),
        Phase::Discard {
            after: Gain::Whacking,
        } => "discard".to_owned(),
        Phase::Discard {
            after: Gain::Consolation,
        } => "discard at the end".to_owned(),
        Phase::Tie { among } => format!("tie {}", letters(among)),
        Phase::Pick { seat } => format!("pick {}", seat.letter()),
        Phase::Keep => "keep".to_owned(),
        Phase::ShowdownGo => "showdown".to_owned(),
        Phase::CrownTie { among } => format!("crown tie {}", letters(among)),
        Phase::Over { ending, .. } => {
            let how = match ending {
                Ending::Crown(_) => "crown",
                Ending::Showdown(_) => "showdown",
                Ending::TiedShowdown(_) => "tied showdown",
                Ending::ClosingTime(_) => "closing time",
            };
            format!("over {how} {}", ending.winner().letter())
        }
    }
}

fn answer_text(setup: &Setup, answer: Sealed) -> String {
    match answer {
        Sealed::Visit(_) => "visit".to_owned(),
        Sealed::Crown => "crown".to_owned(),
        Sealed::NoCrown => "no crown".to_owned(),
        Sealed::Die(die) => die.id().to_owned(),
        Sealed::Reroll(prize) => setup.prize(prize).id.clone(),
        Sealed::NoReroll => "no reroll".to_owned(),
        Sealed::Moles => "moles".to_owned(),
    }
}

pub(crate) fn read_prize(setup: &Setup, id: &str) -> Result<Prize, Error> {
    let mut prizes = (0..small(setup.lookup.prize_stars.len())).map(Prize);
    let found = prizes.find(|&prize| setup.prize(prize).id == id);
    found.ok_or_else(|| Error::new(format!("`{id}`"), "is no prize of this edition, such as C1"))
}

pub(crate) fn read_mole(setup: &Setup, id: &str) -> Result<Mole, Error> {
    let found = setup.moles().find(|&mole| setup.mole(mole).id == id);
    found.ok_or_else(|| {
        Error::new(
            format!("`{id}`"),
            "is no mole of this edition, such as M001",
        )
    })
}

pub(crate) fn read_stand(setup: &Setup, id: &str) -> Result<Stand, Error> {
    let stands = &setup.edition.stands;
    let found = stands.iter().position(|stand| stand.id == id);
    let found = found.or((id == "crown").then_some(stands.len()));
    found.map(|index| Stand(small(index))).ok_or_else(|| {
        let ids: Vec<&str> = stands.iter().map(|stand| stand.id.as_str()).collect();
        Error::new(
            format!("`{id}`"),
            format!("is no stand; there are {}, crown", ids.join(", ")),
        )
    })
}

fn prizes(setup: &Setup, prizes: PrizeSet) -> String {
    list(prizes.iter().map(|prize| setup.prize(prize).id.clone()))
}

fn letters(seats: Seats) -> String {
    list(seats.iter().map(|seat| seat.letter().to_string()))
}

fn letters_of(seats: &[Seat]) -> String {
    list(seats.iter().map(|seat| seat.letter().to_string()))
}

fn list(items: impl IntoIterator<Item = String>) -> String {
    let items: Vec<String> = items.into_iter().collect();
    if items.is_empty() {
        "none".to_owned()
    } else {
        items.join(" ")
    }
}

fn or_dash(number: Option<u16>) -> String {
    number.map_or_else(|| "-".to_owned(), |number| number.to_string())
}
