//! The other copy of the wasm: a worker in which bots think, so that the page never stutters.

use js_sys::Date;
use room::{Brake, Conditions, Job};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Seat;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};
use wire::Version;

/// What the worker says once it listens: whatever is said to it before that is lost.
pub(crate) const READY: &str = "ready";

/// What a bot came up with.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Thought {
    /// Which seat.
    pub(crate) seat: Seat,
    /// The version it thought about.
    pub(crate) version: Version,
    /// The game's own action.
    pub(crate) action: Value,
}

/// Thinks about a job.
pub(crate) fn think(job: &Job) -> Thought {
    Thought {
        seat: job.seat,
        version: job.version,
        action: room::think(
            job,
            Conditions {
                stopwatch,
                brake: Brake::none(),
            },
        ),
    }
}

/// Listens for jobs and answers each with a thought.
pub(crate) fn serve() {
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let hear = Closure::<dyn FnMut(MessageEvent)>::new({
        let scope = scope.clone();
        move |event: MessageEvent| {
            let job = event
                .data()
                .as_string()
                .and_then(|text| serde_json::from_str::<Job>(&text).ok());
            if let Some(job) = job
                && let Ok(text) = serde_json::to_string(&think(&job))
            {
                let _ = scope.post_message(&text.into());
            }
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    let _ = scope.post_message(&READY.into());
}

/// The browser's clock, for owls that think for a time.
fn stopwatch(millis: u32) -> Box<dyn FnMut() -> bool> {
    let end = Date::now() + f64::from(millis);
    Box::new(move || Date::now() < end)
}
