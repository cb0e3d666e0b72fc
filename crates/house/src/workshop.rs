//! Work that can take long, on separate threads from those that serve people.
//!
//! A thread cannot be stopped from outside, so a piece of work that does not end keeps its thread.
//! But it keeps nothing else: after a moment its place goes to another thread, and after a longer
//! time the caller is told that it was given up.

use std::any::Any;
use std::collections::VecDeque;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use tokio::sync::oneshot;
use tracing::error;

/// How a workshop is run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rules {
    /// The name of its threads.
    pub(crate) name: &'static str,
    /// How many pieces of work run at a time.
    pub(crate) places: usize,
    /// How many extra threads there can be, to replace lost places.
    pub(crate) spare: usize,
    /// How long a piece of work keeps its place.
    pub(crate) patience: Duration,
    /// How long a piece of work can take before it is given up.
    pub(crate) limit: Duration,
}

/// A workshop. Its threads start when there is work, and end with the workshop.
pub(crate) struct Workshop(Arc<Inside>);

/// Why a piece of work was not done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Undone {
    /// It took too long. Its thread may still be running it.
    Overran,
    /// It panicked, with this message.
    Panicked(String),
}

struct Inside {
    rules: Rules,
    state: Mutex<State>,
    /// There is work, or there will be no more.
    work: Condvar,
    /// There is something to watch.
    watch: Condvar,
}

struct State {
    waiting: VecDeque<Piece>,
    running: Vec<Running>,
    next: u64,
    n_threads: usize,
    n_idle: usize,
    /// How many of the running pieces have lost their place.
    n_late: usize,
    watch: Watch,
    is_open: bool,
}

/// The state of the thread that watches how long pieces take.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Watch {
    NotYet,
    Looking,
    /// Nothing is running; it waits to be notified.
    Resting,
}

struct Piece {
    work: Once,
    give_up: Once,
}

type Once = Box<dyn FnOnce() + Send>;

struct Running {
    number: u64,
    since: Instant,
    is_late: bool,
    give_up: Option<Once>,
}

impl Workshop {
    pub(crate) fn new(rules: Rules) -> Self {
        Self(Arc::new(Inside {
            rules,
            state: Mutex::new(State {
                waiting: VecDeque::new(),
                running: Vec::new(),
                next: 0,
                n_threads: 0,
                n_idle: 0,
                n_late: 0,
                watch: Watch::NotYet,
                is_open: true,
            }),
            work: Condvar::new(),
            watch: Condvar::new(),
        }))
    }

    /// Runs a piece of work and waits for it.
    pub(crate) async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Undone> {
        let (done, answer) = oneshot::channel();
        let done = Arc::new(Mutex::new(Some(done)));
        let late = Arc::clone(&done);
        self.hand_in(
            move || answer_with(&done, catch(work)),
            move || answer_with(&late, Err(Undone::Overran)),
        );
        let gone = |_| Err(Undone::Panicked("the workshop has gone".to_owned()));
        answer.await.unwrap_or_else(gone)
    }

    /// Queues a piece of work. If it takes too long, `give_up` is called on another thread, while
    /// the work may still be running.
    pub(crate) fn hand_in(
        &self,
        work: impl FnOnce() + Send + 'static,
        give_up: impl FnOnce() + Send + 'static,
    ) {
        let mut state = self.0.lock();
        state.waiting.push_back(Piece {
            work: Box::new(work),
            give_up: Box::new(give_up),
        });
        if state.waiting.len() <= state.n_idle {
            self.0.work.notify_one();
        } else {
            self.0.grow(&mut state);
        }
    }

    /// The number of pieces that have lost their place because they take too long.
    pub(crate) fn n_late(&self) -> usize {
        self.0.lock().n_late
    }
}

impl Drop for Workshop {
    fn drop(&mut self) {
        self.0.lock().is_open = false;
        self.0.work.notify_all();
        self.0.watch.notify_all();
    }
}

impl Inside {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Starts a thread, if there is a place for one.
    fn grow(self: &Arc<Self>, state: &mut State) {
        let places = self.rules.places + state.n_late.min(self.rules.spare);
        if state.n_threads >= places {
            return;
        }
        let inside = Arc::clone(self);
        match thread::Builder::new()
            .name(self.rules.name.to_owned())
            .spawn(move || inside.serve())
        {
            Ok(_) => state.n_threads += 1,
            Err(error) => error!(%error, "a thread could not be started"),
        }
        if state.watch == Watch::NotYet {
            let inside = Arc::clone(self);
            let watch = thread::Builder::new().name(format!("{} watch", self.rules.name));
            if watch.spawn(move || inside.look()).is_ok() {
                state.watch = Watch::Looking;
            }
        }
    }

    /// The life of a worker thread.
    fn serve(&self) {
        let mut state = self.lock();
        loop {
            if let Some(piece) = state.waiting.pop_front() {
                let number = state.begin(piece.give_up);
                if state.watch == Watch::Resting {
                    state.watch = Watch::Looking;
                    self.watch.notify_one();
                }
                drop(state);
                // Work that is waited for catches panics itself; this one keeps the thread alive.
                let _ = catch(piece.work);
                state = self.lock();
                state.end(number);
                if state.n_threads > self.rules.places + state.n_late {
                    break;
                }
            } else if state.is_open {
                state.n_idle += 1;
                state = self
                    .work
                    .wait(state)
                    .unwrap_or_else(PoisonError::into_inner);
                state.n_idle -= 1;
            } else {
                break;
            }
        }
        state.n_threads -= 1;
    }

    /// The life of the thread that watches how long the others take.
    fn look(self: Arc<Self>) {
        let often = self.rules.patience.min(self.rules.limit) / 2;
        let mut state = self.lock();
        while state.is_open {
            if state.running.is_empty() {
                state.watch = Watch::Resting;
                let waited = self.watch.wait(state);
                state = waited.unwrap_or_else(PoisonError::into_inner);
                continue;
            }
            let waited = self.watch.wait_timeout(state, often);
            (state, _) = waited.unwrap_or_else(PoisonError::into_inner);
            let given_up = state.note_late(&self.rules, Instant::now());
            for _ in state.n_idle..state.waiting.len() {
                self.grow(&mut state);
            }
            drop(state);
            for give_up in given_up {
                let _ = catch(give_up);
            }
            state = self.lock();
        }
    }
}

impl State {
    fn begin(&mut self, give_up: Once) -> u64 {
        self.next += 1;
        self.running.push(Running {
            number: self.next,
            since: Instant::now(),
            is_late: false,
            give_up: Some(give_up),
        });
        self.next
    }

    fn end(&mut self, number: u64) {
        let ended = self.running.iter().position(|it| it.number == number);
        if let Some(at) = ended
            && self.running.swap_remove(at).is_late
        {
            self.n_late -= 1;
        }
    }

    /// Takes away the places of late pieces, and returns those to give up.
    fn note_late(&mut self, rules: &Rules, now: Instant) -> Vec<Once> {
        let mut given_up = Vec::new();
        for running in &mut self.running {
            let taken = now.saturating_duration_since(running.since);
            if taken >= rules.patience && !running.is_late {
                running.is_late = true;
                self.n_late += 1;
            }
            if taken >= rules.limit {
                given_up.extend(running.give_up.take());
            }
        }
        given_up
    }
}

/// Answers, unless it has been answered already. The receiver may be gone.
fn answer_with<T>(
    to: &Mutex<Option<oneshot::Sender<Result<T, Undone>>>>,
    answer: Result<T, Undone>,
) {
    let to = to.lock().unwrap_or_else(PoisonError::into_inner).take();
    if let Some(to) = to {
        let _ = to.send(answer);
    }
}

/// Runs a piece of work and catches its panic.
pub(crate) fn catch<T>(work: impl FnOnce() -> T) -> Result<T, Undone> {
    // Everything the work has touched is dropped with it.
    catch_unwind(AssertUnwindSafe(work)).map_err(|panic| Undone::Panicked(words(&*panic)))
}

fn words(panic: &(dyn Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str));
    text.unwrap_or("without words").to_owned()
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;

    use super::*;

    #[tokio::test]
    async fn long_work_loses_its_place_and_its_thread_ends_when_it_is_done() {
        let workshop = Workshop::new(Rules {
            name: "test",
            places: 1,
            spare: 1,
            patience: Duration::from_millis(20),
            limit: Duration::from_millis(60),
        });
        let (go_on, wait) = channel::<()>();
        let stuck = workshop.work(move || wait.recv());
        let other = workshop.work(|| 7);
        // Both run at once, although there is one place.
        let (stuck, other) = tokio::join!(stuck, other);
        assert!(matches!(stuck, Err(Undone::Overran)));
        assert_eq!(other, Ok(7));
        assert_eq!(workshop.n_late(), 1);
        drop(go_on);
        while workshop.n_late() > 0 || workshop.0.lock().n_threads > 1 {
            tokio::time::sleep(Duration::from_millis(5)).await;
        }
        // `resume_unwind` prints nothing: printing could take longer than the limit here.
        let falls = || -> u8 { std::panic::resume_unwind(Box::new("no")) };
        let panicked = workshop.work(falls).await;
        assert_eq!(panicked, Err(Undone::Panicked("no".to_owned())));
        assert_eq!(
            workshop.work(|| 8).await,
            Ok(8),
            "the thread is still alive"
        );
    }
}
