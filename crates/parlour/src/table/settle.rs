//! Nothing jumps: what lies elsewhere after the table was drawn anew glides there from where it
//! was, or from where it landed in the air.

use std::collections::BTreeMap;

use web_sys::{DomRect, Element};

use crate::table::animation::{Pose, animate};
use board::browser;

/// How long a piece glides at normal speed, in milliseconds.
pub(super) const GLIDE: u32 = 220;

/// Less than this many pixels is no jump.
const UNSEEN: f64 = 1.5;

/// Where every piece was.
pub(super) struct Before(BTreeMap<String, DomRect>);

/// Looks where every piece is.
pub(super) fn look() -> Before {
    let lying = pieces().into_iter();
    // What has landed is where its piece is seen, so it counts last.
    let landed = browser::all("#sky > [data-becomes]").into_iter();
    let landed = landed.filter_map(|bird| Some((bird.get_attribute("data-becomes")?, bird)));
    let places = lying.chain(landed);
    Before(
        places
            .map(|(spot, element)| (spot, element.get_bounding_client_rect()))
            .collect(),
    )
}

/// Lets every piece that is elsewhere now glide there.
pub(super) fn glide(before: &Before, millis: u32) {
    if millis == 0 {
        return;
    }
    let moved: Vec<(Element, String)> = pieces()
        .into_iter()
        .filter_map(|(spot, element)| {
            let way = way(before.0.get(&spot)?, &element.get_bounding_client_rect())?;
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
