//! The table in text, at most a hundred columns wide.

use std::fmt::Write;

use tabletop::{Face, Narrator, Seat, Viewer, counted};

use crate::die::Roll;
use crate::mole::Mole;
use crate::prize::PrizeSet;
use crate::setup::Setup;
use crate::state::Phase;
use crate::table;
use crate::view::{Area, View};
use crate::words::{effect_text, mole, space, stars};

/// The maximum width of a line.
const COLUMNS: usize = 100;

/// The table as the viewer sees it.
pub(crate) fn draw(setup: &Setup, narrator: &Narrator, view: &View, _viewer: Viewer) -> String {
    let mut text = String::new();
    let round = match view.round {
        0 => "Before the first round.".to_owned(),
        round => format!("Round {round} of at most {}.", setup.options.closing_time),
    };
    let top = view.hill.last().and_then(|face| face.up());
    let top = top.map_or(String::new(), |top| {
        format!(", {} on top", mole(setup, top))
    });
    let (burrow, hill) = (view.burrow, view.hill.len());
    line(
        &mut text,
        &format!("{round} Burrow {burrow}, Hill {hill}{top}."),
    );
    let holes = view.holes.iter().enumerate();
    let holes = holes.map(|(index, hole)| hole_text(setup, index, hole));
    line(
        &mut text,
        &format!("Holes: {}.", holes.collect::<Vec<_>>().join(" | ")),
    );
    let stands = setup
        .edition
        .stands
        .iter()
        .zip(&view.stands)
        .map(|(info, stand)| {
            let shown = match stand.up {
                Some(up) => format!("{} {}", setup.prize(up).name, setup.prize_stars(up)),
                None => "nothing".to_owned(),
            };
            format!("{}: {shown}", info.cost)
        });
    let crown = &setup.edition.crowns[usize::from(view.crown)].name;
    let stands: Vec<String> = stands.collect();
    let cost = setup.crown_cost();
    line(
        &mut text,
        &format!("Prizes: {} | {cost}: {crown}.", stands.join(" | ")),
    );
    for (seat, area) in view.areas.by_seat() {
        line(&mut text, &area_text(setup, narrator, view, seat, area));
    }
    text
}

fn hole_text(setup: &Setup, index: usize, hole: &[Face<Mole>]) -> String {
    let n_moles = match hole.len() {
        0 => "empty".to_owned(),
        n_moles => n_moles.to_string(),
    };
    let known: Vec<String> = hole
        .iter()
        .filter_map(|face| face.up())
        .map(|mole| setup.mole_stars(mole).to_string())
        .collect();
    match (known.len(), hole.len()) {
        (0, _) => format!("{}: {n_moles}", index + 1),
        (some, all) if some == all => {
            format!("{}: {n_moles} (worth {})", index + 1, known.join(" "))
        }
        _ => format!("{}: {n_moles} (below {})", index + 1, known.join(" ")),
    }
}

fn area_text(setup: &Setup, narrator: &Narrator, view: &View, seat: Seat, area: &Area) -> String {
    let mut parts = Vec::new();
    parts.push(hand_text(setup, view, seat, area));
    if table::gave_back(view, seat) {
        parts.push("prizes given back".to_owned());
    } else if !area.prizes.is_empty() {
        parts.push(prizes_text(setup, view, area.prizes));
    }
    if area.announced {
        parts.push("Going for the Crown".to_owned());
    }
    let rolled = area.rolled.filter(|_| view.showdown.is_none());
    if let Some(rolled) = rolled {
        let die = &setup.edition.dice.info(rolled.die).name;
        let rolled = match rolled.roll {
            Roll::Stars(n_stars) => format!("last roll {}", stars(n_stars.into())),
            Roll::Hole(_) | Roll::Miss => format!("last roll {die} {}", rolled.roll),
        };
        let total = area.total.map_or(String::new(), |total| {
            format!(", {} in all (on {})", stars(total), space(setup, total))
        });
        parts.push(format!("{rolled}{total}"));
    }
    let showdown = view.showdown.as_ref();
    if let Some(score) = showdown.and_then(|showdown| showdown.scores[seat.index()]) {
        parts.push(format!("Showdown {}", stars(score)));
    }
    if area.answer.is_some() {
        parts.push("ready".to_owned());
    } else if view.waits.contains(seat) && !matches!(view.phase, Phase::Over { .. }) {
        parts.push("to act".to_owned());
    }
    let colour = area
        .colour
        .map_or(String::new(), |colour| colour.name().to_owned());
    let king = if view.king == Some(seat) {
        setup.options.king_title.clone()
    } else {
        String::new()
    };
    let titles: Vec<String> = [colour, king]
        .into_iter()
        .filter(|t| !t.is_empty())
        .collect();
    let titles = if titles.is_empty() {
        String::new()
    } else {
        format!(" ({})", titles.join(", "))
    };
    format!("{}{titles}: {}.", narrator.begin(seat), parts.join(" | "))
}

fn hand_text(setup: &Setup, view: &View, seat: Seat, area: &Area) -> String {
    let limit = table::shown_limit(setup, view, seat);
    let mut known: Vec<String> = Vec::new();
    for mole in area.hand.iter().filter_map(|face| face.up()) {
        let aside = if view.own_marks.contains(&mole) {
            " aside"
        } else {
            ""
        };
        let name = setup.mole(mole).name.trim_end_matches(" Mole");
        known.push(format!("{name} {}{aside}", setup.mole_stars(mole)));
    }
    let n_moles = area.hand.len();
    let moles = match limit {
        Some(limit) => format!("{n_moles} of {limit} moles"),
        None => counted(n_moles, "mole"),
    };
    let laid = if area.laid { " cashed in" } else { "" };
    if known.is_empty() {
        moles
    } else {
        format!("{moles}{laid}: {}", known.join(", "))
    }
}

fn prizes_text(setup: &Setup, view: &View, prizes: PrizeSet) -> String {
    let shown = prizes.iter().map(|prize| {
        let new = if view.fresh.contains(prize) {
            " new"
        } else {
            ""
        };
        format!(
            "{} {}{new}",
            setup.prize(prize).name,
            setup.prize_stars(prize)
        )
    });
    let shown: Vec<String> = shown.collect();
    let worth = stars(setup.stars_of(prizes));
    format!("{worth} in prizes: {}", shown.join(", "))
}

/// Adds a line, wrapped between words if it is too long.
fn line(text: &mut String, words: &str) {
    let mut width = 0;
    for (index, word) in words.split(' ').enumerate() {
        let letters = word.chars().count();
        if index > 0 && width + 1 + letters > COLUMNS {
            text.push_str("\n   ");
            width = 3;
        }
        if index > 0 {
            text.push(' ');
            width += 1;
        }
        text.push_str(word);
        width += letters;
    }
    text.push('\n');
}

/// What is open on the Hill (MOLE-R32): how many moles of each value, or only its top.
fn hill_text(setup: &Setup, view: &View) -> String {
    let top = view.hill.last().and_then(|face| face.up());
    let Some(top) = top else {
        return "The Hill is empty.".to_owned();
    };
    if view.hill.iter().all(Face::is_up) {
        let kinds = table::hill_by_stars(setup, view).into_iter();
        let kinds =
            kinds.map(|(n_stars, moles)| format!("{} of {}", moles.len(), stars(n_stars.into())));
        let kinds: Vec<String> = kinds.collect();
        return format!("On the Hill: {}.", kinds.join(", "));
    }
    let top = mole(setup, top);
    format!("Only the top of the Hill lies open: {top}.")
}

/// The player aid: the dice and their faces, the Hill, and every prize with its effects, ticked off
/// if somebody has won it.
pub(crate) fn aid(setup: &Setup, view: &View) -> String {
    let mut text = String::new();
    let _ = writeln!(text, "{}", crate::words::MOTTO);
    for die in crate::die::Die::ALL {
        let faces: Vec<String> = setup.faces(die).iter().map(Roll::to_string).collect();
        let _ = writeln!(
            text,
            "{:<15} {}",
            setup.edition.dice.info(die).name,
            faces.join(" ")
        );
    }
    line(&mut text, &hill_text(setup, view));
    let won = view
        .areas
        .iter()
        .fold(PrizeSet::NONE, |all, area| all.or(area.prizes));
    for (index, stand) in setup.edition.stands.iter().enumerate() {
        let _ = writeln!(text, "{} ({})", stand.name, stars(stand.cost.into()));
        for prize in setup.lookup.by_stand[index].iter() {
            let mark = if won.contains(prize) { 'x' } else { ' ' };
            let effects = setup
                .effects(prize)
                .iter()
                .map(|&effect| effect_text(setup, effect));
            let effects: Vec<String> = effects.collect();
            let (name, worth) = (&setup.prize(prize).name, setup.prize_stars(prize));
            let row = format!("[{mark}] {name:<20} {worth:>2} {}", effects.join("; "));
            let _ = writeln!(text, "{}", row.trim_end());
        }
    }
    text
}
