//! One place where everything arrives: typed lines, a bot's finished thought, Ctrl-C.
//!
//! The table waits only here, so that neither a slow bot nor a slow typist keeps it from hearing
//! Ctrl-C, and Ctrl-C never interrupts a write.

use std::collections::VecDeque;
use std::io::{self, BufRead, IsTerminal};
use std::panic::catch_unwind;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;
use std::time::Instant;

use room::{Conditions, Job};
use serde_json::Value;
use tabletop::Seat;
use wire::Version;

use super::front::Stop;
use crate::error::Error;
use crate::interrupt;

/// Something that arrived.
enum Arrival {
    Line(String),
    EndOfInput,
    Thought(Thought),
    Interrupted,
}

/// What a bot decided.
pub(crate) struct Thought {
    pub(crate) seat: Seat,
    /// The version of the table it was about.
    pub(crate) version: Version,
    pub(crate) action: Value,
}

/// Where everything arrives.
pub(crate) struct Inbox {
    arrivals: Receiver<Arrival>,
    sender: Sender<Arrival>,
    /// Lines that arrived before they were asked for.
    lines: VecDeque<String>,
    has_ended: bool,
}

impl Inbox {
    /// Starts listening to standard input and Ctrl-C.
    pub(crate) fn open() -> Result<Self, Error> {
        let (sender, arrivals) = channel();
        let bell = sender.clone();
        // The receiver is gone only when the command is ending anyway.
        interrupt::on_ctrl_c(move || drop(bell.send(Arrival::Interrupted)))?;
        let typed = sender.clone();
        thread::spawn(move || {
            let mut input = io::stdin().lock();
            let mut line = Vec::new();
            while input
                .read_until(b'\n', &mut line)
                .is_ok_and(|n_bytes| n_bytes > 0)
            {
                let text = String::from_utf8_lossy(&line)
                    .trim_end_matches(['\n', '\r'])
                    .to_owned();
                if typed.send(Arrival::Line(text)).is_err() {
                    return;
                }
                line.clear();
            }
            drop(typed.send(Arrival::EndOfInput));
        });
        Ok(Self {
            arrivals,
            sender,
            lines: VecDeque::new(),
            has_ended: false,
        })
    }

    /// The next typed line, unless the table has something to do first.
    pub(crate) fn line(&mut self, until: Option<Instant>) -> Result<String, Stop> {
        loop {
            if let Some(line) = self.lines.pop_front() {
                return Ok(line);
            }
            if self.has_ended {
                return Err(Stop::Left);
            }
            // A bot's answer is not needed any more once a person is asked.
            let arrival = self.next(until)?;
            self.take_in(arrival);
        }
    }

    /// Lets a bot think on a separate thread.
    pub(crate) fn think(&self, job: Job) {
        let sender = self.sender.clone();
        thread::spawn(move || {
            // A bot that panics must not leave the table waiting forever: null is not an action of
            // any game, and the room plays a lapse.
            let think = || room::think(&job, Conditions::default());
            let action = catch_unwind(think).unwrap_or(Value::Null);
            let Job { seat, version, .. } = job;
            drop(sender.send(Arrival::Thought(Thought {
                seat,
                version,
                action,
            })));
        });
    }

    /// The next thought of a bot, unless the table has something to do first.
    pub(crate) fn thought(&mut self, until: Option<Instant>) -> Result<Thought, Stop> {
        loop {
            match self.next(until)? {
                Arrival::Thought(thought) => return Ok(thought),
                arrival => self.take_in(arrival),
            }
        }
    }

    /// Drops what a person typed before there was a question, so that a key pressed once too often
    /// opens no curtain and accepts no card. What a program sends in advance is kept.
    pub(crate) fn forget_typed_ahead(&mut self) -> Result<(), Stop> {
        if !io::stdin().is_terminal() {
            return Ok(());
        }
        while let Ok(arrival) = self.arrivals.try_recv() {
            if matches!(arrival, Arrival::Interrupted) {
                return Err(Stop::Interrupted);
            }
            self.take_in(arrival);
        }
        self.lines.clear();
        Ok(())
    }

    /// The next arrival, if it comes in time.
    fn next(&mut self, until: Option<Instant>) -> Result<Arrival, Stop> {
        let arrival = match until {
            None => self.arrivals.recv().ok(),
            Some(until) => {
                let left = until.saturating_duration_since(Instant::now());
                self.arrivals.recv_timeout(left).ok()
            }
        };
        match arrival {
            Some(Arrival::Interrupted) => Err(Stop::Interrupted),
            Some(arrival) => Ok(arrival),
            // The channel is never closed: we hold a sender ourselves.
            None => Err(Stop::TimeUp),
        }
    }

    fn take_in(&mut self, arrival: Arrival) {
        match arrival {
            Arrival::Line(line) => self.lines.push_back(line),
            Arrival::EndOfInput => self.has_ended = true,
            Arrival::Thought(_) | Arrival::Interrupted => (),
        }
    }
}
