//! Movement on the page: copies of pieces fly over the table, and pieces nod and shake.
//!
//! The table itself is drawn as it is; what flies is only a picture, so that nothing depends on
//! whether it arrives, is skipped, or was never started. Only transforms and opacity move, which a
//! browser does without laying the page out anew.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{DomRect, Element, HtmlElement};

use crate::table::animation::{Pose, animate};
use crate::table::settle::Before;
use board::browser::{self, document};
use board::movement::{Beat, Flight, Move};

/// How often a wait looks whether it is to end, in milliseconds.
const LOOK: u32 = 40;

/// By how many pixels a word rises.
const RISES: f64 = 30.0;

/// How far from the edge of the window it stays.
const EDGE: f64 = 6.0;

/// By how many pixels something grows when it nods.
const SWELL: f64 = 12.0;

/// Waits, but not longer than whoever looks wants to.
pub(super) async fn wait(hurry: RwSignal<bool>, millis: u32) {
    let mut left = millis;
    while left > 0 && hurry.try_get_untracked() == Some(false) {
        let step = left.min(LOOK);
        browser::pause(step as i32).await;
        left -= step;
    }
}

/// Plays a beat over the table, and waits until it is over. `before` is where everything was.
pub(super) async fn play(beat: &Beat, before: Option<&Before>, millis: u32, hurry: RwSignal<bool>) {
    if millis == 0 || hurry.try_get_untracked() != Some(false) {
        return;
    }
    for one in &beat.moves {
        // What is not on the page, as in a folded panel, does not move.
        let _ = start(one, before, millis);
    }
    wait(hurry, millis).await;
    sweep();
}

/// The pieces that come by air: they are drawn where they end, and not seen before they land.
pub(super) fn by_air(beats: &[Beat]) -> Vec<String> {
    let moves = beats.iter().flat_map(|beat| &beat.moves);
    let becomes = |one: &Move| match one {
        Move::Fly(flight) => flight.becomes.clone(),
        Move::Turn { at, becomes, .. } => Some(becomes.as_ref().unwrap_or(at).clone()),
        Move::Nod { .. } | Move::Shake { .. } | Move::Rise { .. } => None,
    };
    moves.filter_map(becomes).collect()
}

/// Hides pieces until they have landed.
pub(super) fn lift(spots: &[String]) {
    for piece in spots.iter().filter_map(|spot| browser::spot(spot)) {
        let _ = piece.class_list().add_1("lifted");
    }
}

/// Takes away all that flew: everything has landed.
pub(super) fn clear() {
    if let Some(sky) = sky() {
        sky.set_inner_html("");
    }
    for piece in browser::all(".lifted") {
        let _ = piece.class_list().remove_1("lifted");
    }
}

/// Takes away what became nothing. The rest stays where it landed until all have.
fn sweep() {
    for bird in browser::all("#sky > :not([data-becomes])") {
        bird.remove();
    }
}

/// The layer above the table in which things fly.
fn sky() -> Option<Element> {
    document().get_element_by_id("sky")
}

/// Something that landed in the air. A pawn that goes space by space starts each time from where it
/// is seen.
fn landed(name: &str) -> Option<HtmlElement> {
    let landed = browser::all(&format!("#sky > [data-becomes=\"{name}\"]"));
    landed.into_iter().next()?.dyn_into().ok()
}

/// Where a spot is seen now: in the air where its piece has landed, or on the table.
fn spot(name: &str) -> Option<HtmlElement> {
    landed(name).or_else(|| browser::spot(name))
}

/// Where a spot was: in the air where its piece has landed, where it lay before, or else where it
/// lies now.
fn origin(name: &str, before: Option<&Before>) -> Option<DomRect> {
    let flown = landed(name).map(|bird| bird.get_bounding_client_rect());
    let was = flown.or_else(|| before?.at(name).cloned());
    was.or_else(|| Some(browser::spot(name)?.get_bounding_client_rect()))
}

fn start(one: &Move, before: Option<&Before>, millis: u32) -> Option<()> {
    match one {
        Move::Fly(flight) => fly(flight, before, millis),
        Move::Turn {
            at,
            looks,
            shows,
            becomes,
        } => {
            let becomes = becomes.as_deref().unwrap_or(at);
            turn(&origin(at, before)?, looks, shows, (at, becomes), millis)
        }
        Move::Nod { at } => {
            let piece = spot(at)?;
            // As many pixels for a wide name plate as for a card.
            let size = 1.0 + (SWELL / piece.get_bounding_client_rect().width()).clamp(0.01, 0.14);
            let swell = [1.0, size, 1.0].map(|size| Pose::moved(format!("scale({size})")));
            animate(&piece, &swell, millis);
            Some(())
        }
        Move::Shake { at } => {
            let sway = ["0px", "-6px", "6px", "-4px", "0px"];
            let sway = sway.map(|by| Pose::moved(format!("translateX({by})")));
            let piece = spot(at)?;
            animate(&piece, &sway, millis);
            Some(())
        }
        Move::Rise { at, looks } => rise(at, looks, millis),
    }
}

fn fly(flight: &Flight, before: Option<&Before>, millis: u32) -> Option<()> {
    let from = origin(&flight.from, before)?;
    let landing = flight.becomes.as_deref().and_then(browser::spot);
    let landing = landing.or_else(|| spot(&flight.to));
    let landing = landing.map(|piece| piece.get_bounding_client_rect());
    let to = landing.or_else(|| before?.at(&flight.to).cloned())?;
    let width = piece_width(&from);
    let bird = bird(&faces(&flight.looks, flight.turns.as_deref()), width)?;
    relieve(&flight.from);
    if let Some(becomes) = &flight.becomes {
        let _ = bird.set_attribute("data-becomes", becomes);
    }
    let (start, end) = (corner(&from, width), corner(&to, width));
    let smaller = piece_width(&to) / width;
    let half = ((start.0 + end.0) / 2.0, (start.1 + end.1) / 2.0 - 24.0);
    let at = |(x, y): (f64, f64), scale: f64| {
        Pose::moved(format!("translate({x}px, {y}px) scale({scale})"))
    };
    let mut frames = [at(start, 1.0), at(half, 1.12), at(end, smaller)];
    if flight.becomes.is_none() {
        frames[2].fades = true;
    }
    animate(&bird, &frames, millis);
    if flight.turns.is_some() {
        turn_leaves(&bird, millis)?;
    }
    Some(())
}

fn turn(
    rect: &DomRect,
    looks: &str,
    shows: &str,
    (at, becomes): (&str, &str),
    millis: u32,
) -> Option<()> {
    let bird = bird(&faces(looks, Some(shows)), rect.width())?;
    relieve(at);
    let _ = bird.set_attribute("data-becomes", becomes);
    let (x, y) = (rect.left(), rect.top());
    let place = format!("translate({x}px, {y}px)");
    bird.style().set_property("transform", &place).ok()?;
    turn_leaves(&bird, millis)
}

fn rise(at: &str, looks: &str, millis: u32) -> Option<()> {
    let rect = spot(at)?.get_bounding_client_rect();
    let bird = bird(looks, 0.0)?;
    bird.style().set_property("width", "max-content").ok()?;
    let (width, height) = (
        f64::from(bird.offset_width()),
        f64::from(bird.offset_height()),
    );
    let sky = sky()?.get_bounding_client_rect();
    let x = within(
        rect.left() + (rect.width() - width) / 2.0,
        width,
        sky.width(),
    );
    let y = within(
        rect.top() + rect.height() / 2.0 - height - RISES,
        height + RISES,
        sky.height(),
    ) + RISES;
    let at = |up: f64| Pose::moved(format!("translate({x}px, {}px)", y - up));
    let mut frames = [at(0.0), at(14.0), at(20.0), at(RISES)];
    frames[3].fades = true;
    animate(&bird, &frames, millis);
    Some(())
}

/// Where something of a size begins, as near to where it should as the window has room for it. What
/// is larger than the window begins at its edge.
fn within(should: f64, size: f64, room: f64) -> f64 {
    should.min(room - size - EDGE).max(EDGE)
}

/// A picture in the air, so many pixels wide.
fn bird(looks: &str, width: f64) -> Option<HtmlElement> {
    let bird: HtmlElement = document().create_element("div").ok()?.unchecked_into();
    bird.set_class_name("bird");
    let width = format!("{width}px");
    bird.style().set_property("width", &width).ok()?;
    bird.set_inner_html(looks);
    sky()?.append_child(&bird).ok()?;
    Some(bird)
}

/// A piece that landed in the air and goes on is no longer where it was: there are never two of it.
fn relieve(spot: &str) {
    if let Some(bird) = landed(spot) {
        bird.remove();
    }
}

fn turn_leaves(bird: &HtmlElement, millis: u32) -> Option<()> {
    let leaves = bird.first_element_child()?;
    let turned = [0, 0, 180].map(|degrees| Pose::moved(format!("rotateY({degrees}deg)")));
    animate(&leaves, &turned, millis);
    Some(())
}

/// As wide as a piece may be: whole areas are spots too.
fn piece_width(rect: &DomRect) -> f64 {
    rect.width()
        .min(rect.height() * 5.0 / 7.0)
        .clamp(24.0, 130.0)
}

/// Where the corner of a piece of that width lies when it is in the middle of a spot.
fn corner(rect: &DomRect, width: f64) -> (f64, f64) {
    let height = width * 7.0 / 5.0;
    (
        rect.left() + (rect.width() - width) / 2.0,
        rect.top() + (rect.height() - height) / 2.0,
    )
}

fn faces(looks: &str, after: Option<&str>) -> String {
    let other = after.map_or_else(String::new, |after| {
        format!("<div class=\"leaf other\">{after}</div>")
    });
    format!("<div class=\"turning\"><div class=\"leaf\">{looks}</div>{other}</div>")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_rises_stays_in_the_window() {
        assert_eq!(within(100.0, 50.0, 390.0), 100.0);
        assert_eq!(within(-20.0, 50.0, 390.0), EDGE);
        assert_eq!(within(380.0, 50.0, 390.0), 390.0 - 50.0 - EDGE);
        assert_eq!(within(10.0, 500.0, 390.0), EDGE);
    }
}
