//! The table in text, for terminals and screen readers, and the player aid.

use std::fmt::Write;

use tabletop::{Face, Narrator, Words, counted, mark};

use crate::card::{Card, Location};
use crate::rules;
use crate::setup::Setup;
use crate::state::Argh;
use crate::view::{Area, View};
use crate::words::{CREDITS, card, cards, face};

/// The piles, the removed cards, and a line about each seat.
pub(crate) fn picture(setup: &Setup, narrator: &Narrator, view: &View) -> String {
    let mut picture = String::new();
    let piles: Vec<String> = Location::ALL
        .iter()
        .map(|location| {
            let size = view.piles[location.index()];
            format!("{} {size}", setup.location_name(*location))
        })
        .collect();
    let _ = write!(picture, "Piles: {}.", piles.join(", "));
    if let Some(left @ 1..) = view.turns_left {
        let _ = write!(picture, " Last round: {left} to play.");
    }
    picture.push('\n');
    let removed: Vec<String> = Location::ALL
        .iter()
        .filter_map(|location| removed_text(setup, &view.removed[location.index()], *location))
        .collect();
    let _ = if removed.is_empty() {
        writeln!(picture, "Removed: nothing.")
    } else {
        writeln!(picture, "Removed: {}.", removed.join(", "))
    };
    for (seat, area) in view.areas.by_seat() {
        let _ = writeln!(picture, "{}", area_line(setup, narrator.begin(seat), area));
    }
    picture
}

/// The player aid: every card, ticked off if everybody can see where it is, and the credits.
pub(crate) fn aid(setup: &Setup, view: &View) -> String {
    let lines = crate::aid::aid(setup, view);
    let mut text = lines.iter().fold(String::new(), |mut text, line| {
        let info = setup.edition.info(line.card);
        let mark = if line.lies_open { 'x' } else { ' ' };
        let what = info
            .text
            .clone()
            .or(info.value.map(|value| format!("{value:+}")));
        let place = &info.location;
        let _ = writeln!(
            text,
            "[{mark}] {place:<10} {:<22} {}",
            info.name,
            what.unwrap_or_default()
        );
        text
    });
    // The quick reference is the last page, with the credits below it (ARGH-48).
    mark!(rules::ARGH_8);
    let _ = writeln!(text, "\n{CREDITS}");
    text
}

/// The removed cards of a location: known ones by name, and how many others there are.
fn removed_text(setup: &Setup, removed: &[Face<Card>], location: Location) -> Option<String> {
    let known = removed.iter().filter_map(|face| face.up());
    let mut parts: Vec<String> = known.map(|known| card(setup, known)).collect();
    let name = setup.location_name(location);
    match removed.len() - parts.len() {
        0 => (),
        n => parts.push(counted(n, &format!("{name} card"))),
    }
    (!parts.is_empty()).then(|| parts.join(", "))
}

fn area_line(setup: &Setup, name: &str, area: &Area) -> String {
    let mut parts = Vec::new();
    let kept = area.up.minus(area.discarded);
    if !kept.is_empty() {
        let shown: Vec<String> = kept
            .iter()
            .map(|one| {
                let mark = if area.switched.contains(one) {
                    ", switched"
                } else {
                    ""
                };
                format!("{}{mark}", card(setup, one))
            })
            .collect();
        parts.push(format!("face up {}", shown.join("; ")));
    }
    if !area.down.is_empty() {
        let hidden: Vec<String> = area
            .down
            .iter()
            .map(|hidden| {
                format!(
                    "[{}] {}",
                    hidden.slot,
                    face(setup, hidden.card, hidden.location)
                )
            })
            .collect();
        parts.push(format!("face down {}", hidden.join("; ")));
    }
    if !area.discarded.is_empty() {
        parts.push(format!("discarded {}", cards(setup, area.discarded)));
    }
    if parts.is_empty() {
        parts.push("no cards".to_owned());
    }
    format!(
        "{name}: {} ({} in sight).",
        parts.join(" | "),
        Argh::score(area.points)
    )
}
