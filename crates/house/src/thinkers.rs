//! Where bots think: on threads beside those that serve people, no more at a time than the
//! machine has cores, and each for as long as others can bear.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread::available_parallelism;
use std::time::{Duration, Instant};

use room::{Brake, Conditions, Job, think};
use serde_json::Value;
use tabletop::Seat;
use tokio::runtime::Handle;
use tokio::sync::mpsc;
use tracing::warn;
use wire::{TableId, Version};

pub(crate) use crate::fair::Asker;
use crate::fair::Fair;
use crate::options::Limits;
use crate::stumble::{Moment, Stumble};
use crate::table::Call;
use crate::workshop::{Rules, Workshop, catch};

/// Places to think in.
pub(crate) struct Thinkers {
    workshop: Workshop,
    inside: Arc<Inside>,
}

struct Inside {
    queue: Mutex<Queue>,
    /// How many wait; asked all the time by those who think.
    n_waiting: AtomicUsize,
    thought: Duration,
    share: Duration,
    stumble: Stumble,
    /// The answers go where the tables live.
    tables: Handle,
}

struct Queue {
    waiting: Fair<(Job, Reply)>,
    /// Tables with a thought that was given up and goes on all the same.
    lost: BTreeSet<TableId>,
}

/// Where an answer goes.
struct Reply {
    seat: Seat,
    version: Version,
    table: mpsc::Sender<Call>,
}

impl Thinkers {
    pub(crate) fn new(limits: &Limits, stumble: Stumble) -> Self {
        // A thought that is told to stop needs a moment to.
        let limit = limits.thought + limits.thought / 2;
        Self {
            workshop: Workshop::new(Rules {
                name: "bot",
                places: available_parallelism().map_or(1, usize::from),
                spare: limits.late,
                patience: limit,
                limit,
            }),
            inside: Arc::new(Inside {
                queue: Mutex::new(Queue {
                    waiting: Fair::new(Instant::now()),
                    lost: BTreeSet::new(),
                }),
                n_waiting: AtomicUsize::new(0),
                thought: limits.thought,
                share: limits.share,
                stumble,
                tables: Handle::current(),
            }),
        }
    }

    /// Thinks about a job when it is its turn; the answer goes to the table like any call. A table
    /// that has ended meanwhile needs none.
    pub(crate) fn think(&self, asker: Asker, job: Job, table: mpsc::Sender<Call>) {
        let reply = Reply {
            seat: job.seat,
            version: job.version,
            table,
        };
        let mut queue = self.inside.queue();
        if queue.lost.contains(&asker.table) {
            // One thread at most is ever lost to a table: its bots let their time run out until
            // the thought that was given up has ended.
            drop(queue);
            return self.inside.answer(reply, Value::Null);
        }
        queue.waiting.add(asker, (job, reply));
        drop(queue);
        self.inside.n_waiting.fetch_add(1, Ordering::Relaxed);
        // Whose turn it is shows when a place is free.
        let thought = Arc::new(Thought {
            inside: Arc::clone(&self.inside),
            answer: Mutex::new(None),
        });
        let late = Arc::clone(&thought);
        self.workshop
            .hand_in(move || thought.think(), move || late.give_up());
    }

    /// How many thoughts were given up and go on all the same.
    pub(crate) fn n_late(&self) -> usize {
        self.workshop.n_late()
    }
}

/// One place to think, for as long as one thought takes.
struct Thought {
    inside: Arc<Inside>,
    /// Whose thought it is, until it is answered.
    answer: Mutex<Option<(Asker, Reply)>>,
}

impl Thought {
    fn think(&self) {
        let next = self.inside.queue().waiting.next();
        let Some((asker, (job, reply))) = next else {
            return;
        };
        self.inside.n_waiting.fetch_sub(1, Ordering::Relaxed);
        let begun = Instant::now();
        *self.answer() = Some((asker.clone(), reply));
        let inside = Arc::clone(&self.inside);
        let brake = Brake::when(move || inside.is_enough(begun.elapsed()));
        let conditions = Conditions {
            brake,
            ..Conditions::default()
        };
        // A bot that panics has thought of nothing, and nothing is what a room takes for time run
        // out.
        let thought = catch(|| {
            self.inside.stumble.at(&Moment::Thinking(&job));
            think(&job, conditions)
        });
        let mut queue = self.inside.queue();
        let answered = self.answer().take();
        queue.waiting.note(&asker, begun.elapsed(), Instant::now());
        if answered.is_none() {
            queue.lost.remove(&asker.table);
        }
        drop(queue);
        if let Some((_, reply)) = answered {
            self.inside.answer(reply, thought.unwrap_or(Value::Null));
        }
    }

    /// Answers that time has run out. The thought is not given out again: the room notes a lapse,
    /// and goes on.
    fn give_up(&self) {
        let mut queue = self.inside.queue();
        let Some((asker, reply)) = self.answer().take() else {
            return;
        };
        warn!(table = %asker.table, seat = reply.seat.0, "a bot's thought was given up");
        queue.lost.insert(asker.table);
        drop(queue);
        self.inside.answer(reply, Value::Null);
    }

    fn answer(&self) -> MutexGuard<'_, Option<(Asker, Reply)>> {
        self.answer.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Inside {
    fn queue(&self) -> MutexGuard<'_, Queue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Whether a thought has had its time: all of it, or its share while others wait.
    fn is_enough(&self, taken: Duration) -> bool {
        let others_wait = self.n_waiting.load(Ordering::Relaxed) > 0;
        taken >= self.thought || (others_wait && taken >= self.share)
    }

    fn answer(&self, reply: Reply, action: Value) {
        let Reply {
            seat,
            version,
            table,
        } = reply;
        self.tables.spawn(async move {
            let thought = Call::Thought {
                seat,
                version,
                action,
            };
            let _ = table.send(thought).await;
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn a_thought_has_its_time_and_while_others_wait_its_share_of_it() {
        let limits = Limits {
            thought: Duration::from_secs(10),
            share: Duration::from_secs(1),
            ..Limits::default()
        };
        let thinkers = Thinkers::new(&limits, Stumble::default());
        let is_enough = |seconds| thinkers.inside.is_enough(Duration::from_secs(seconds));
        assert_eq!([0, 2, 9, 10].map(is_enough), [false, false, false, true]);
        thinkers.inside.n_waiting.store(1, Ordering::Relaxed);
        assert_eq!([0, 2, 9, 10].map(is_enough), [false, true, true, true]);
    }
}
