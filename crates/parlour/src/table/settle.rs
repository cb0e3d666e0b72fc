//! Nothing jumps. When the table has been patched, a piece that has moved glides there from its old
//! place, a new one flies in from its previous place, and one that is gone flies to where such
//! pieces go.
//!
//! A piece names the spots it may come from (`data-from`) and the spot it leaves for (`data-to`).
//! Which origin it was follows from what has left the table, so nobody has to say what happened.

use std::collections::{BTreeMap, BTreeSet};

use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element};

use crate::table::animation::{Pose, animate};
use crate::table::flight::{self, Looks, moved};
use board::Decimal;
use board::browser;

/// How long a piece glides at normal speed, in milliseconds.
pub(super) const GLIDE: u32 = 220;

/// How long a piece takes to arrive or leave, at normal speed.
pub(super) const JOURNEY: u32 = 420;

/// Moving by less than this many pixels is not a jump.
const UNSEEN: f64 = 1.5;

/// Where every spot was, and how it looked.
pub(super) struct Before(BTreeMap<String, Sight>);

/// A spot as it was.
struct Sight {
    rect: DomRect,
    /// A copy of it, and where it goes when it leaves; `None` if it contains other spots.
    piece: Option<(Element, Option<String>)>,
}

/// A new piece on its way.
struct Arrival {
    spot: String,
    piece: Element,
    from: DomRect,
    /// How its origin looked, if that has become this piece.
    looked: Option<Element>,
}

impl Arrival {
    fn begin(&self, millis: u32) -> Option<()> {
        let to = self.piece.get_bounding_client_rect();
        let looks = Looks::turning(self.looked.as_ref(), &self.piece, [&self.from, &to])?;
        flight::lift(std::slice::from_ref(&self.spot));
        flight::carry(&looks, (&self.from, &to), Some(&self.spot), millis)
    }
}

impl Before {
    /// Where something was.
    pub(super) fn at(&self, spot: &str) -> Option<&DomRect> {
        self.0.get(spot).map(|sight| &sight.rect)
    }

    /// How something looked.
    pub(super) fn looks(&self, spot: &str) -> Option<&Element> {
        Some(&self.0.get(spot)?.piece.as_ref()?.0)
    }
}

/// Records where everything is.
pub(super) fn look() -> Before {
    let spots = browser::all(".felt [data-spot]").into_iter();
    let sight = |element: Element| {
        let spot = element.get_attribute("data-spot")?;
        let rect = element.get_bounding_client_rect();
        let piece = is_leaf(&element).then(|| {
            let copy = element.clone_node_with_deep(true).ok()?;
            Some((copy.dyn_into().ok()?, element.get_attribute("data-to")))
        });
        let piece = piece.flatten();
        Some((spot, Sight { rect, piece }))
    };
    // Inserted one by one: collecting would pull the library's sort into the wasm.
    let mut before = BTreeMap::new();
    before.extend(spots.filter_map(sight));
    Before(before)
}

/// Lets every piece that has moved glide to its place, except those that come by air.
pub(super) fn glide(before: &Before, by_air: &[String], millis: u32) {
    if millis == 0 {
        return;
    }
    let moved: Vec<(Element, String)> = pieces()
        .into_iter()
        .filter(|(spot, _)| !by_air.contains(spot))
        .filter_map(|(spot, element)| {
            let way = way(before.at(&spot)?, &element.get_bounding_client_rect())?;
            Some((element, way))
        })
        .collect();
    // All are measured before any is moved: measuring after a move would force a layout each time.
    for (element, way) in moved {
        animate(&element, &[Pose::moved(way), Pose::moved("none")], millis);
    }
}

/// Lets new pieces arrive and gone pieces leave, except those that come by air. Returns whether
/// anything moves.
pub(super) fn travel(before: &Before, by_air: &[String], millis: u32) -> bool {
    let now = pieces();
    let spots = browser::all(".felt [data-spot]").into_iter();
    let mut present = BTreeSet::new();
    present.extend(spots.filter_map(|element| element.get_attribute("data-spot")));
    let is_gone = |spot: &str| !present.contains(spot);
    let mut left = BTreeSet::new();
    let mut arrivals = Vec::new();
    for (spot, piece) in &now {
        if before.at(spot).is_some() || by_air.contains(spot) {
            continue;
        }
        let Some(origins) = piece.get_attribute("data-from") else {
            continue;
        };
        let Some(origin) = origin(before, &origins, &left, is_gone) else {
            continue;
        };
        let Some(from) = place(before, &origin) else {
            continue;
        };
        arrivals.push(Arrival {
            spot: spot.clone(),
            piece: piece.clone(),
            from,
            // A pile stays a pile; a piece that has left the table has become this one.
            looked: before.looks(&origin).filter(|_| is_gone(&origin)).cloned(),
        });
        if is_gone(&origin) {
            left.insert(origin);
        }
    }
    let mut is_moving = !arrivals.is_empty();
    for arrival in arrivals {
        let _ = arrival.begin(millis);
    }
    for (spot, sight) in &before.0 {
        let Some((piece, Some(to))) = &sight.piece else {
            continue;
        };
        if !is_gone(spot) || left.contains(spot) {
            continue;
        }
        let Some(to) = browser::spot(to) else {
            continue;
        };
        let to = to.get_bounding_client_rect();
        if let Some(looks) = Looks::of(piece, &sight.rect) {
            let _ = flight::carry(&looks, (&sight.rect, &to), None, millis);
            is_moving = true;
        }
    }
    is_moving
}

/// Where a spot was, or is if it is new: at a deal the cards appear together with the pile.
fn place(before: &Before, spot: &str) -> Option<DomRect> {
    let now = || Some(browser::spot(spot)?.get_bounding_client_rect());
    before.at(spot).cloned().or_else(now)
}

/// Where a piece came from: the first of its origins that has left the table, or else the first
/// that is there. An origin that ends with `*` stands for every spot with that prefix.
fn origin(
    before: &Before,
    origins: &str,
    left: &BTreeSet<String>,
    is_gone: impl Fn(&str) -> bool,
) -> Option<String> {
    let candidates = origins
        .split(' ')
        .flat_map(|origin| match origin.strip_suffix('*') {
            Some(start) => {
                let like = before.0.keys().filter(|spot| spot.starts_with(start));
                like.cloned().collect::<Vec<_>>()
            }
            None => vec![origin.to_owned()],
        });
    let (gone, stays): (Vec<_>, Vec<_>) = candidates.partition(|spot| is_gone(spot));
    let mut left_now = gone
        .into_iter()
        .filter(|spot| before.at(spot).is_some() && !left.contains(spot));
    left_now.next().or_else(|| stays.into_iter().next())
}

/// The pieces on the table: spots without other spots inside, which would be moved twice.
fn pieces() -> Vec<(String, Element)> {
    let spots = browser::all(".felt [data-spot]:not(.anchor)").into_iter();
    spots
        .filter(is_leaf)
        .filter_map(|element| Some((element.get_attribute("data-spot")?, element)))
        .collect()
}

fn is_leaf(element: &Element) -> bool {
    matches!(element.query_selector("[data-spot]"), Ok(None))
}

/// The transform that puts a piece back to its old place; `None` if it did not move.
fn way(old: &DomRect, new: &DomRect) -> Option<String> {
    if old.width() < 1.0 || new.width() < 1.0 {
        return None;
    }
    let (wider, higher) = (
        old.width() / new.width(),
        old.height() / new.height().max(1.0),
    );
    // Something with a different shape now has more or less in it, and is not stretched.
    let (share, scale) = if (wider / higher - 1.0).abs() < 0.15 {
        (0.5, wider)
    } else {
        (0.0, 1.0)
    };
    let x = old.left() - new.left() + (old.width() - new.width()) * share;
    let y = old.top() - new.top() + (old.height() - new.height()) * share;
    let is_seen = x.abs() > UNSEEN || y.abs() > UNSEEN || (scale - 1.0).abs() > 0.05;
    is_seen.then(|| format!("{} scale({})", moved(x, y), Decimal(scale)))
}
