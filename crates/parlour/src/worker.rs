//! The second copy of the wasm: a worker in which bots think, so that the page never stutters.

use js_sys::Date;
use room::{Brake, Conditions, Job};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use tabletop::Seat;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};
use wire::Version;

use crate::boards;
use board::{NotBrought, browser};

/// What the worker says once it listens. Messages sent earlier are lost.
pub(crate) const READY: &str = "ready";

/// What a bot decided.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct Thought {
    /// Which seat.
    pub(crate) seat: Seat,
    /// The version it thought about.
    pub(crate) version: Version,
    /// The game's own action.
    pub(crate) action: Value,
}

/// Thinks about a job, once the rules of its game are loaded.
pub(crate) async fn think(job: &Job) -> Result<Thought, NotBrought> {
    let game = boards::rules(job.game).await?;
    let conditions = Conditions {
        stopwatch,
        brake: Brake::none(),
    };
    Ok(Thought {
        seat: job.seat,
        version: job.version,
        action: game.think(job, conditions),
    })
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
                .and_then(|text| tabletop::read_text::<Job>(&text).ok());
            let Some(job) = job else { return };
            let scope = scope.clone();
            browser::run(async move {
                // If the rules cannot be loaded the worker panics. The page sees that as an error
                // of the worker and starts another.
                let thought = think(&job)
                    .await
                    .expect("the rules of the game can be loaded");
                if let Ok(text) = serde_json::to_string(&thought) {
                    let _ = scope.post_message(&text.into());
                }
            });
        }
    });
    scope.set_onmessage(Some(hear.as_ref().unchecked_ref()));
    hear.forget();
    let _ = scope.post_message(&READY.into());
}

/// The browser's clock, for owls with a time limit.
fn stopwatch(millis: u32) -> Box<dyn FnMut() -> bool> {
    let end = Date::now() + f64::from(millis);
    Box::new(move || Date::now() < end)
}
