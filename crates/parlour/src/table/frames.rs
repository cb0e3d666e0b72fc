//! Counting frames: whether things move smoothly is measured, not felt.
//!
//! With `?measure` in the address the page counts its frames while things move, and reports them on
//! its root element: `<html data-frames="412" data-slow-frames="3" data-longest-frame="31">`. A
//! frame is slow if it comes more than 20 ms after the one before it.

use std::cell::Cell;
use std::rc::Rc;

use leptos::prelude::*;

use board::browser;

/// The counters.
#[derive(Clone, Copy, Debug, Default)]
struct Count {
    frames: u32,
    slow: u32,
    longest: f64,
}

/// A longer gap between two frames, in milliseconds, looks like a stutter.
const SLOW: f64 = 20.0;

/// Counts the frames while things move, if the address asks for it.
pub(super) fn count(moving: RwSignal<bool>) {
    let search = browser::window().location().search().unwrap_or_default();
    if !search.contains("measure") {
        return;
    }
    let count: Rc<Cell<Count>> = Rc::default();
    Effect::new(move |_| {
        if moving.get() {
            next(moving, count.clone(), None);
        }
    });
}

fn next(moving: RwSignal<bool>, count: Rc<Cell<Count>>, last: Option<f64>) {
    request_animation_frame(move || {
        let now = browser::precise_now();
        if let Some(last) = last {
            let gap = now - last;
            let mut sum = count.get();
            sum.frames += 1;
            sum.slow += u32::from(gap > SLOW);
            sum.longest = sum.longest.max(gap);
            count.set(sum);
        }
        if moving.try_get_untracked() == Some(true) {
            next(moving, count, Some(now));
        } else {
            tell(count.get());
        }
    });
}

fn tell(count: Count) {
    if let Some(page) = browser::document().document_element() {
        for (name, value) in [
            ("data-frames", count.frames),
            ("data-slow-frames", count.slow),
            ("data-longest-frame", count.longest.round() as u32),
        ] {
            let _ = page.set_attribute(name, &value.to_string());
        }
    }
}
