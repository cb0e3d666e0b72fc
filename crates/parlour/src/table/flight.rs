//! Movement on the page: copies of pieces fly over the table, and pieces nod and shake.
//!
//! The table itself is drawn in its final state. What flies is only a picture, so nothing depends
//! on whether it arrives, is skipped, or never starts. Only transforms and opacity are animated,
//! which needs no new layout.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{DomRect, Element, HtmlElement, Node};

use crate::table::animation::{Pose, animate};
use crate::table::settle::Before;
use board::Decimal;
use board::browser::{self, document};
use board::movement::{Beat, Flight, Move};

/// How often a wait checks whether to stop, in milliseconds.
const LOOK: u32 = 40;

/// How many pixels a word rises.
const RISES: f64 = 30.0;

/// How far it stays from the edge of the window.
const EDGE: f64 = 6.0;

/// How many pixels something grows when it nods.
const SWELL: f64 = 12.0;

/// Waits for this long, or until the player is in a hurry.
pub(super) async fn wait(hurry: RwSignal<bool>, millis: u32) {
    let mut left = millis;
    while left > 0 && hurry.try_get_untracked() == Some(false) {
        let step = left.min(LOOK);
        browser::pause(step as i32).await;
        left -= step;
    }
}

/// Plays a beat over the table and waits until it is over. `before` is where everything was.
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

/// The pieces that arrive by air. They are drawn in their final place, and hidden until they land.
pub(super) fn by_air(beats: &[Beat]) -> Vec<String> {
    let moves = beats.iter().flat_map(|beat| &beat.moves);
    let becomes = |one: &Move| match one {
        Move::Fly(flight) => flight.becomes.clone(),
        Move::Come { piece: at, .. } | Move::Turn { at } => Some(at.clone()),
        Move::Nod { .. } | Move::Shake { .. } | Move::Rise { .. } | Move::Reach { .. } => None,
    };
    moves.filter_map(becomes).collect()
}

/// Hides pieces until they have landed.
pub(super) fn lift(spots: &[String]) {
    for piece in spots.iter().filter_map(|spot| browser::spot(spot)) {
        let _ = piece.class_list().add_1("lifted");
    }
}

/// Removes everything that flew: it has landed.
pub(super) fn clear() {
    if let Some(sky) = sky() {
        sky.set_inner_html("");
    }
    for piece in browser::all(".lifted") {
        let _ = piece.class_list().remove_1("lifted");
    }
}

/// Removes what turns into no piece. The rest stays where it landed until everything has.
fn sweep() {
    for bird in browser::all("#sky > :not([data-becomes])") {
        bird.remove();
    }
}

/// The layer above the table in which things fly.
fn sky() -> Option<Element> {
    document().get_element_by_id("sky")
}

/// The bird that has landed at this spot, if any. A pawn that goes space by space starts each time
/// from where it is seen.
fn landed(name: &str) -> Option<HtmlElement> {
    let landed = browser::all(&format!("#sky > [data-becomes=\"{name}\"]"));
    landed.into_iter().next()?.dyn_into().ok()
}

/// Where a spot is seen now: in the air if its piece has landed, else on the table.
fn spot(name: &str) -> Option<HtmlElement> {
    landed(name).or_else(|| browser::spot(name))
}

/// Where a spot was: in the air if its piece has landed, else its old place, else its present one.
fn origin(name: &str, before: Option<&Before>) -> Option<DomRect> {
    let flown = landed(name).map(|bird| bird.get_bounding_client_rect());
    let was = flown.or_else(|| before?.at(name).cloned());
    was.or_else(|| Some(browser::spot(name)?.get_bounding_client_rect()))
}

fn start(one: &Move, before: Option<&Before>, millis: u32) -> Option<()> {
    match one {
        Move::Fly(flight) => fly(flight, before, millis),
        Move::Come { piece, from } => come(piece, from, before, millis),
        Move::Turn { at } => turn(at, before, millis),
        Move::Reach { piece, to } => reach(piece, to, millis),
        Move::Nod { at } => {
            let piece = spot(at)?;
            // The same number of pixels for a wide name plate as for a card.
            let size = 1.0 + (SWELL / piece.get_bounding_client_rect().width()).clamp(0.01, 0.14);
            let swell =
                [1.0, size, 1.0].map(|size| Pose::moved(format!("scale({})", Decimal(size))));
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
    let looks = Looks::drawn(&flight.looks)?;
    relieve(&flight.from);
    carry(&looks, (&from, &to), flight.becomes.as_deref(), millis)
}

/// Carries something from one place to another, where it becomes a piece or fades.
pub(super) fn carry(
    looks: &Looks,
    (from, to): (&DomRect, &DomRect),
    becomes: Option<&str>,
    millis: u32,
) -> Option<()> {
    let (width, height) = looks.size.unwrap_or_else(|| {
        let width = piece_width(from);
        (width, width * 7.0 / 5.0)
    });
    let bird = bird(width)?;
    bird.append_child(&looks.turning).ok()?;
    if looks.size.is_some() {
        bird.style().set_property("height", &pixels(height)).ok()?;
    }
    if let Some(becomes) = becomes {
        let _ = bird.set_attribute("data-becomes", becomes);
    }
    // As large as the place allows: whole areas are spots, too.
    let scale = |rect: &DomRect| {
        let fits = (rect.width() / width).min(rect.height() / height);
        fits.clamp(0.3, 1.6)
    };
    let corner = |rect: &DomRect| {
        let x = rect.left() + (rect.width() - width) / 2.0;
        (x, rect.top() + (rect.height() - height) / 2.0)
    };
    let (start, end) = (corner(from), corner(to));
    let half = ((start.0 + end.0) / 2.0, (start.1 + end.1) / 2.0 - 24.0);
    let (small, large) = (scale(from), scale(to));
    let at = |(x, y): (f64, f64), scale: f64| {
        Pose::moved(format!("{} scale({})", moved(x, y), Decimal(scale)))
    };
    let mut frames = [
        at(start, small),
        at(half, small.max(large) * 1.1),
        at(end, large),
    ];
    if becomes.is_none() {
        frames[2].fades = true;
    }
    animate(&bird, &frames, millis);
    if looks.turns {
        let turned = [0, 0, 180].map(|degrees| Pose::moved(format!("rotateY({degrees}deg)")));
        animate(&looks.turning, &turned, millis);
    }
    Some(())
}

/// How something looks in the air.
pub(super) struct Looks {
    /// One or both of its sides.
    turning: HtmlElement,
    /// Whether it is turned over on the way.
    turns: bool,
    /// Its size; `None` for something drawn for the air, which is the size of a card.
    size: Option<(f64, f64)>,
}

impl Looks {
    /// Something drawn for the air, as HTML.
    fn drawn(html: &str) -> Option<Self> {
        let looks = Self::empty(None)?;
        looks.side("leaf")?.set_inner_html(html);
        Some(looks)
    }

    /// A piece that is or was on the table.
    pub(super) fn of(piece: &Element, rect: &DomRect) -> Option<Self> {
        let looks = Self::empty(Some((rect.width(), rect.height())))?;
        looks.side("leaf")?.append_child(&copy(piece)?).ok()?;
        Some(looks)
    }

    /// A piece that is turned over on its way, if it looked different before and has the same
    /// shape: a name plate does not turn into a card.
    pub(super) fn turning(
        was: Option<&Element>,
        piece: &Element,
        [from, to]: [&DomRect; 2],
    ) -> Option<Self> {
        let shape = |rect: &DomRect| rect.width() / rect.height().max(1.0);
        let is_alike = (shape(from) / shape(to) - 1.0).abs() < 0.25;
        let was = was.filter(|was| is_alike && was.inner_html() != piece.inner_html());
        let Some(was) = was else {
            return Self::of(piece, to);
        };
        let mut looks = Self::of(was, to)?;
        looks.side("leaf other")?.append_child(&copy(piece)?).ok()?;
        looks.turns = true;
        Some(looks)
    }

    fn empty(size: Option<(f64, f64)>) -> Option<Self> {
        let turning: HtmlElement = document().create_element("div").ok()?.unchecked_into();
        turning.set_class_name("turning");
        Some(Self {
            turning,
            turns: false,
            size,
        })
    }

    fn side(&self, class: &str) -> Option<Element> {
        let leaf = document().create_element("div").ok()?;
        leaf.set_class_name(class);
        self.turning.append_child(&leaf).ok()?;
        Some(leaf)
    }
}

/// A copy of a piece that is only a picture and fills its parent.
fn copy(piece: &Element) -> Option<Node> {
    let copy: Element = piece.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    for name in ["data-spot", "data-from", "data-to", "id", "title"] {
        let _ = copy.remove_attribute(name);
    }
    let _ = copy.class_list().remove_2("pressable", "lifted");
    let _ = copy.class_list().add_1("copied");
    Some(copy.into())
}

/// A piece moves towards something and back.
fn reach(piece: &str, to: &str, millis: u32) -> Option<()> {
    let piece = spot(piece)?;
    let (from, to) = (
        piece.get_bounding_client_rect(),
        spot(to)?.get_bounding_client_rect(),
    );
    let middle = |rect: &DomRect| {
        (
            rect.left() + rect.width() / 2.0,
            rect.top() + rect.height() / 2.0,
        )
    };
    let ((x, y), (there_x, there_y)) = (middle(&from), middle(&to));
    let looks = Looks::of(&piece, &from)?;
    let bird = bird(from.width())?;
    bird.append_child(&looks.turning).ok()?;
    bird.style()
        .set_property("height", &pixels(from.height()))
        .ok()?;
    let at = |share: f64| {
        let (x, y) = (
            from.left() + (there_x - x) * share,
            from.top() + (there_y - y) * share,
        );
        Pose::moved(moved(x, y))
    };
    animate(&bird, &[at(0.0), at(0.85), at(0.0)], millis);
    Some(())
}

/// A piece comes to its place.
fn come(piece: &str, from: &str, before: Option<&Before>, millis: u32) -> Option<()> {
    let element = browser::spot(piece)?;
    let (from, was) = (
        origin(from, before)?,
        before.and_then(|before| before.looks(from)),
    );
    let to = element.get_bounding_client_rect();
    let looks = Looks::turning(was, &element, [&from, &to])?;
    carry(&looks, (&from, &to), Some(piece), millis)
}

/// A piece that looks different now is turned over in place.
fn turn(at: &str, before: Option<&Before>, millis: u32) -> Option<()> {
    let piece = browser::spot(at)?;
    let rect = piece.get_bounding_client_rect();
    let was = before.and_then(|before| before.looks(at));
    let looks = Looks::turning(was, &piece, [&rect, &rect])?;
    carry(&looks, (&rect, &rect), Some(at), millis)
}

fn rise(at: &str, looks: &str, millis: u32) -> Option<()> {
    let rect = spot(at)?.get_bounding_client_rect();
    let bird = bird(0.0)?;
    bird.set_inner_html(looks);
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
    let at = |up: f64| Pose::moved(moved(x, y - up));
    let mut frames = [at(0.0), at(14.0), at(20.0), at(RISES)];
    frames[3].fades = true;
    animate(&bird, &frames, millis);
    Some(())
}

/// A position for something of this size: the desired one, or the closest that keeps it in the
/// window. Something larger than the window starts at its edge.
fn within(should: f64, size: f64, room: f64) -> f64 {
    should.min(room - size - EDGE).max(EDGE)
}

/// Something in the air, this many pixels wide.
fn bird(width: f64) -> Option<HtmlElement> {
    let bird: HtmlElement = document().create_element("div").ok()?.unchecked_into();
    bird.set_class_name("bird");
    bird.style().set_property("width", &pixels(width)).ok()?;
    sky()?.append_child(&bird).ok()?;
    Some(bird)
}

fn pixels(length: f64) -> String {
    format!("{}px", Decimal(length))
}

/// The transform that moves something by this many pixels.
pub(super) fn moved(x: f64, y: f64) -> String {
    format!("translate({}, {})", pixels(x), pixels(y))
}

/// Removes the bird of a piece that moves on, so that the piece is never seen twice.
fn relieve(spot: &str) {
    if let Some(bird) = landed(spot) {
        bird.remove();
    }
}

/// A sensible width for a piece: whole areas are spots, too.
fn piece_width(rect: &DomRect) -> f64 {
    rect.width()
        .min(rect.height() * 5.0 / 7.0)
        .clamp(24.0, 130.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_rising_word_stays_in_the_window() {
        assert_eq!(within(100.0, 50.0, 390.0), 100.0);
        assert_eq!(within(-20.0, 50.0, 390.0), EDGE);
        assert_eq!(within(380.0, 50.0, 390.0), 390.0 - 50.0 - EDGE);
        assert_eq!(within(10.0, 500.0, 390.0), EDGE);
    }
}
