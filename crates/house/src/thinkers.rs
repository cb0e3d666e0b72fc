//! Where bots think: on threads beside those that serve people, no more at a time than the
//! machine has cores.

use std::sync::Arc;
use std::thread::available_parallelism;

use room::{Conditions, Job, think};
use serde_json::Value;
use tokio::sync::{Semaphore, mpsc};

use crate::table::Call;

/// Places to think in.
pub(crate) struct Thinkers {
    places: Arc<Semaphore>,
}

impl Thinkers {
    pub(crate) fn new() -> Self {
        let cores = available_parallelism().map_or(1, usize::from);
        Self {
            places: Arc::new(Semaphore::new(cores)),
        }
    }

    /// Thinks about a job when a place is free; the answer goes to the table like any call. A
    /// table that has ended meanwhile needs none.
    pub(crate) fn think(&self, job: Job, table: mpsc::Sender<Call>) {
        let places = Arc::clone(&self.places);
        tokio::spawn(async move {
            let Ok(_place) = places.acquire_owned().await else {
                return;
            };
            let (seat, version) = (job.seat, job.version);
            // A bot that panics has thought of nothing, and nothing is what a room takes for time
            // run out.
            let thought =
                tokio::task::spawn_blocking(move || think(&job, Conditions::default())).await;
            let action = thought.unwrap_or(Value::Null);
            let _ = table
                .send(Call::Thought {
                    seat,
                    version,
                    action,
                })
                .await;
        });
    }
}
