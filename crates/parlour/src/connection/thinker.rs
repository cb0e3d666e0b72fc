//! The bots of a table in this tab think in a worker, or in the page if there is none.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::{Rc, Weak};

use room::Job;
use serde_json::Value;
use wasm_bindgen::prelude::*;
use web_sys::{Event, MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::worker::{self, READY, Thought};
use board::browser;

/// Lets bots think elsewhere and passes on their answers.
pub(crate) struct Thinker {
    me: Weak<Self>,
    state: RefCell<State>,
    answer: Rc<dyn Fn(Thought)>,
}

#[derive(Default)]
struct State {
    desk: Option<Desk>,
    is_ready: bool,
    /// Jobs that have not been answered, oldest first.
    open: VecDeque<Job>,
}

/// A worker, with the closures it calls while it lives.
struct Desk {
    worker: Worker,
    _hear: Closure<dyn FnMut(MessageEvent)>,
    _fail: Closure<dyn FnMut(Event)>,
}

impl Thinker {
    /// Starts a worker on the same script as the page.
    pub(crate) fn start(answer: Rc<dyn Fn(Thought)>) -> Rc<Self> {
        let thinker = Rc::new_cyclic(|me: &Weak<Self>| Self {
            me: me.clone(),
            state: RefCell::default(),
            answer,
        });
        thinker.begin();
        thinker
    }

    /// Lets a bot think about a job.
    pub(crate) fn think(&self, job: &Job) {
        let mut state = self.state.borrow_mut();
        if state.desk.is_some() {
            state.open.push_back(job.clone());
            if state.is_ready {
                state.give_out(job);
            }
            return;
        }
        // Not now: the room is borrowed while we are called, and the answer needs it.
        let (job, answer) = (job.clone(), self.answer.clone());
        browser::run(async move {
            browser::pause(1).await;
            if let Ok(thought) = worker::think(&job).await {
                answer(thought);
            }
        });
    }

    /// Terminates the worker.
    pub(crate) fn stop(&self) {
        if let Some(desk) = self.state.borrow_mut().desk.take() {
            desk.worker.set_onmessage(None);
            desk.worker.set_onerror(None);
            desk.worker.terminate();
        }
    }

    fn begin(&self) {
        let Some(worker) = start_worker() else {
            return;
        };
        let me = self.me.clone();
        let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
            if let (Some(me), Some(text)) = (me.upgrade(), event.data().as_string()) {
                me.hear(&text);
            }
        });
        let me = self.me.clone();
        let fail = Closure::<dyn FnMut(Event)>::new(move |_| {
            let me = me.clone();
            // Not from within a callback of the worker that is about to be dropped.
            browser::run(async move {
                browser::pause(1).await;
                if let Some(me) = me.upgrade() {
                    me.fail();
                }
            });
        });
        worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
        worker.set_onerror(Some(fail.as_ref().unchecked_ref()));
        let mut state = self.state.borrow_mut();
        state.is_ready = false;
        state.desk = Some(Desk {
            worker,
            _hear: hear,
            _fail: fail,
        });
    }

    fn hear(&self, text: &str) {
        if text == READY {
            let mut state = self.state.borrow_mut();
            state.is_ready = true;
            for job in &state.open {
                state.give_out(job);
            }
        } else if let Ok(thought) = tabletop::read_text::<Thought>(text) {
            self.state.borrow_mut().open.pop_front();
            (self.answer)(thought);
        }
    }

    /// A worker crashed. The bot gives no action, which lets its time lapse, and a new worker takes
    /// the next job.
    fn fail(&self) {
        self.stop();
        let fallen = self.state.borrow_mut().open.pop_front();
        self.begin();
        if let Some(job) = fallen {
            (self.answer)(Thought {
                seat: job.seat,
                version: job.version,
                action: Value::Null,
            });
        }
    }
}

impl State {
    fn give_out(&self, job: &Job) {
        if let (Some(desk), Ok(text)) = (&self.desk, serde_json::to_string(job)) {
            let _ = desk.worker.post_message(&text.into());
        }
    }
}

fn start_worker() -> Option<Worker> {
    let boot = browser::document()
        .get_element_by_id("boot")?
        .get_attribute("src")?;
    let options = WorkerOptions::new();
    options.set_type(WorkerType::Module);
    Worker::new_with_options(&boot, &options).ok()
}
