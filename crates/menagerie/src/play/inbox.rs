//! One place where everything arrives: typed lines, a bot's finished thought, Ctrl-C.
//!
//! The table waits here and nowhere else, so that neither a slow bot nor a slow typist keeps it
//! from hearing Ctrl-C, and Ctrl-C never falls into the middle of a write.

use std::collections::VecDeque;
use std::io::{self, BufRead, IsTerminal};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::interrupt;
use crate::trouble::Trouble;

/// Something that arrived.
enum Arrival {
    Line(String),
    EndOfInput,
    ThoughtDone,
    Interrupted,
}

/// Somebody pressed Ctrl-C, or the terminal was closed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Interrupted;

/// Whether a bot has finished its thought.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Thought {
    Done,
    Going,
}

/// Where everything arrives.
pub(crate) struct Inbox {
    arrivals: Receiver<Arrival>,
    sender: Sender<Arrival>,
    /// Lines that arrived before anybody asked for them; `None` is the end of input.
    lines: VecDeque<Option<String>>,
}

impl Inbox {
    /// Begins to listen to standard input and to Ctrl-C.
    pub(crate) fn open() -> Result<Self, Trouble> {
        let (sender, arrivals) = channel();
        let bell = sender.clone();
        // Nobody listens any more only when the command is ending anyway.
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
        })
    }

    /// The next line that is typed; nothing once input has ended.
    pub(crate) fn line(&mut self) -> Result<Option<String>, Interrupted> {
        loop {
            if let Some(line) = self.typed() {
                return Ok(line);
            }
            let arrival = self.arrivals.recv().unwrap_or(Arrival::EndOfInput);
            self.take_in(arrival)?;
        }
    }

    /// The same; nothing at all if there is none before `deadline`.
    pub(crate) fn line_before(
        &mut self,
        deadline: Instant,
    ) -> Result<Option<Option<String>>, Interrupted> {
        loop {
            if let Some(line) = self.typed() {
                return Ok(Some(line));
            }
            let left = deadline.saturating_duration_since(Instant::now());
            match self.arrivals.recv_timeout(left) {
                Ok(arrival) => self.take_in(arrival)?,
                Err(RecvTimeoutError::Timeout) => return Ok(None),
                Err(RecvTimeoutError::Disconnected) => self.take_in(Arrival::EndOfInput)?,
            }
        }
    }

    /// What was typed and not asked for yet. The end stays the end, however often one asks.
    fn typed(&mut self) -> Option<Option<String>> {
        match self.lines.front() {
            Some(Some(_)) => self.lines.pop_front(),
            Some(None) => Some(None),
            None => None,
        }
    }

    fn take_in(&mut self, arrival: Arrival) -> Result<(), Interrupted> {
        match arrival {
            Arrival::Line(line) => self.lines.push_back(Some(line)),
            Arrival::EndOfInput => self.lines.push_back(None),
            Arrival::ThoughtDone => (),
            Arrival::Interrupted => return Err(Interrupted),
        }
        Ok(())
    }

    /// Waits until a bot's thought is done, or for as long as `patience` lasts.
    pub(crate) fn thought(&mut self, patience: Duration) -> Result<Thought, Interrupted> {
        loop {
            match self.arrivals.recv_timeout(patience) {
                Ok(Arrival::Line(line)) => self.lines.push_back(Some(line)),
                Ok(Arrival::EndOfInput) => self.lines.push_back(None),
                Ok(Arrival::ThoughtDone) => return Ok(Thought::Done),
                Ok(Arrival::Interrupted) => return Err(Interrupted),
                Err(RecvTimeoutError::Timeout | RecvTimeoutError::Disconnected) => {
                    return Ok(Thought::Going);
                }
            }
        }
    }

    /// Rings when a thought is done.
    pub(crate) fn bell(&self) -> impl FnOnce() + Send + use<> {
        let sender = self.sender.clone();
        move || drop(sender.send(Arrival::ThoughtDone))
    }

    /// Forgets what a person typed before there was a question, so that one key pressed too often
    /// opens no curtain and accepts no card. What a program sends in advance is kept.
    pub(crate) fn forget_typed_ahead(&mut self) -> Result<(), Interrupted> {
        if !io::stdin().is_terminal() {
            return Ok(());
        }
        while let Ok(arrival) = self.arrivals.try_recv() {
            match arrival {
                Arrival::Line(_) | Arrival::ThoughtDone => (),
                Arrival::EndOfInput => self.lines.push_back(None),
                Arrival::Interrupted => return Err(Interrupted),
            }
        }
        self.lines.retain(Option::is_none);
        Ok(())
    }
}
