//! Nothing jumps: what lies elsewhere after the table was patched glides there from where it was.

use std::collections::BTreeMap;

use web_sys::{DomRect, Element};

use crate::table::animation::{Pose, animate};
use board::browser;

/// How long a piece glides at normal speed, in milliseconds.
pub(super) const GLIDE: u32 = 220;

/// Less than this many pixels is no jump.
const UNSEEN: f64 = 1.5;

/// Where everything was that has a name.
pub(super) struct Before(BTreeMap<String, DomRect>);

impl Before {
    /// Where something was.
    pub(super) fn at(&self, spot: &str) -> Option<&DomRect> {
        self.0.get(spot)
    }
}

/// Looks where everything is.
pub(super) fn look() -> Before {
    let spots = browser::all(".felt [data-spot]").into_iter();
    let place = |element: Element| {
        let spot = element.get_attribute("data-spot")?;
        Some((spot, element.get_bounding_client_rect()))
    };
    Before(spots.filter_map(place).collect())
}

/// Lets every piece that is elsewhere now glide there, but for those that come by air.
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
    // All are measured before any is moved: each measuring after a move would lay out the page.
    for (element, way) in moved {
        animate(&element, &[Pose::moved(way), Pose::moved("none")], millis);
    }
}

/// The pieces on the table: spots that hold no other spots, which would be moved twice.
fn pieces() -> Vec<(String, Element)> {
    let spots = browser::all(".felt [data-spot]:not(.anchor)").into_iter();
    spots
        .filter(|element| matches!(element.query_selector("[data-spot]"), Ok(None)))
        .filter_map(|element| Some((element.get_attribute("data-spot")?, element)))
        .collect()
}

/// The transform that puts a piece back where it was; nothing if it did not move.
fn way(old: &DomRect, new: &DomRect) -> Option<String> {
    if old.width() < 1.0 || new.width() < 1.0 {
        return None;
    }
    let x = old.left() + old.width() / 2.0 - new.left() - new.width() / 2.0;
    let y = old.top() + old.height() / 2.0 - new.top() - new.height() / 2.0;
    let scale = old.width() / new.width();
    let is_seen = x.abs() > UNSEEN || y.abs() > UNSEEN || (scale - 1.0).abs() > 0.05;
    is_seen.then(|| format!("translate({x}px, {y}px) scale({scale})"))
}
