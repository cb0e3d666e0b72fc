//! Where bots think: on separate threads from those that serve people, at most as many at a time as
//! the machine has cores, and each only as long as others can bear.

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

/// Places to think.
pub(crate) struct Thinkers {
    workshop: Workshop,
    inside: Arc<Inside>,
}

struct Inside {
    queue: Mutex<Queue>,
    /// The number of waiting jobs, which running thoughts check all the time.
    n_waiting: AtomicUsize,
    thought: Duration,
    share: Duration,
    stumble: Stumble,
    /// The runtime of the tables, where answers are sent.
    tables: Handle,
}

struct Queue {
    waiting: Fair<(Job, Reply)>,
    /// Tables with a thought that was given up but is still running.
    lost: BTreeSet<TableId>,
}

/// Where an answer is sent.
struct Reply {
    seat: Seat,
    version: Version,
    table: mpsc::Sender<Call>,
}

impl Thinkers {
    pub(crate) fn new(limits: &Limits, stumble: Stumble) -> Self {
        // A thought that is told to stop needs a moment to do so.
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

    /// Thinks about a job when it is its turn; the answer goes to the table like any other call. A
    /// table that has ended in the meantime needs none.
    pub(crate) fn think(&self, asker: Asker, job: Job, table: mpsc::Sender<Call>) {
        let reply = Reply {
            seat: job.seat,
            version: job.version,
            table,
        };
        let mut queue = self.inside.queue();
        if queue.lost.contains(&asker.table) {
            // A table never costs more than one thread: its bots let their time lapse until the
            // thought that was given up has ended.
            drop(queue);
            return self.inside.answer(reply, Value::Null);
        }
        queue.waiting.add(asker, (job, reply));
        drop(queue);
        self.inside.n_waiting.fetch_add(1, Ordering::Relaxed);
        // Which job is next is decided when a place is free.
        let thought = Arc::new(Thought {
            inside: Arc::clone(&self.inside),
            answer: Mutex::new(None),
        });
        let late = Arc::clone(&thought);
        self.workshop
            .hand_in(move || thought.think(), move || late.give_up());
    }

    /// The number of thoughts that were given up but are still running.
    pub(crate) fn n_late(&self) -> usize {
        self.workshop.n_late()
    }
}

/// A place to think, for the duration of one thought.
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
        // A bot that panics has no action, which the room treats as a lapse.
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

    /// Answers with a lapse. The job is not handed out again: the room notes the lapse and goes on.
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

    /// Whether a thought has used up its time: all of it, or its share if others wait.
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
    async fn a_thought_ends_after_its_time_or_its_share_if_others_wait() {
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
