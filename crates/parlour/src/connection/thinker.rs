//! Whoever thinks for the bots of a table in this tab: a worker, or the page where there is none.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use room::Job;
use wasm_bindgen::prelude::*;
use web_sys::{MessageEvent, Worker, WorkerOptions, WorkerType};

use crate::browser;
use crate::worker::{self, READY, Thought};

/// Thinks elsewhere and calls back.
pub(crate) struct Thinker {
    worker: Option<Worker>,
    state: Rc<RefCell<State>>,
    answer: Rc<dyn Fn(Thought)>,
    // The worker calls it for as long as it lives.
    _hear: Option<Closure<dyn FnMut(MessageEvent)>>,
}

#[derive(Default)]
struct State {
    is_ready: bool,
    waiting: VecDeque<String>,
}

impl Thinker {
    /// Starts a worker on the same script as the page.
    pub(crate) fn start(answer: Rc<dyn Fn(Thought)>) -> Self {
        let state: Rc<RefCell<State>> = Rc::default();
        let worker = start_worker();
        let hear = worker.as_ref().map(|worker| {
            let (state, answer, again) = (state.clone(), answer.clone(), worker.clone());
            let hear = Closure::<dyn FnMut(MessageEvent)>::new(move |event: MessageEvent| {
                let Some(text) = event.data().as_string() else {
                    return;
                };
                if text == READY {
                    let waiting = {
                        let mut state = state.borrow_mut();
                        state.is_ready = true;
                        std::mem::take(&mut state.waiting)
                    };
                    for job in waiting {
                        let _ = again.post_message(&job.into());
                    }
                } else if let Ok(thought) = serde_json::from_str(&text) {
                    answer(thought);
                }
            });
            worker.set_onmessage(Some(hear.as_ref().unchecked_ref()));
            hear
        });
        Self {
            worker,
            state,
            answer,
            _hear: hear,
        }
    }

    /// Lets a bot think about a job.
    pub(crate) fn think(&self, job: &Job) {
        match (&self.worker, serde_json::to_string(job)) {
            (Some(worker), Ok(text)) => {
                let mut state = self.state.borrow_mut();
                if state.is_ready {
                    let _ = worker.post_message(&text.into());
                } else {
                    state.waiting.push_back(text);
                }
            }
            _ => {
                // Later, so that the room is not in somebody's hands when the answer comes.
                let (job, answer) = (job.clone(), self.answer.clone());
                browser::run(async move {
                    browser::pause(1).await;
                    answer(worker::think(&job));
                });
            }
        }
    }

    /// Sends the worker home.
    pub(crate) fn stop(&self) {
        if let Some(worker) = &self.worker {
            worker.set_onmessage(None);
            worker.terminate();
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
