//! The bots of a table. Each thinks on a thread of its own, about a view and nothing else.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::channel;
use std::thread;
use std::time::Duration;

use bots::{Bot, bot};
use tabletop::{BySeat, Judge, Seat};

use super::inbox::{Inbox, Interrupted, Thought};
use super::seating::{Seating, Sits};
use crate::luck::Luck;

type Mind<G> = Box<dyn Bot<G> + Send>;

/// The bots of a table, by seat.
pub(crate) struct Bots<G: Judge> {
    minds: BySeat<Option<Mind<G>>>,
}

/// What a bot is shown.
pub(crate) struct Shown<'a, G: Judge> {
    pub(crate) setup: &'a G::Setup,
    pub(crate) view: G::View,
    pub(crate) seat: Seat,
    pub(crate) choices: Vec<G::Action>,
}

impl<G: Judge> Bots<G> {
    /// A bot for each seat that has one.
    pub(crate) fn new(seating: &Seating, luck: &mut Luck) -> Self {
        let mind = |sits: &Sits| match sits {
            Sits::You => None,
            Sits::Bot(level) => Some(bot(*level, luck.fork())),
        };
        let minds = seating.sits.iter().map(mind).collect();
        Self { minds }
    }

    /// What the bot in the seat decides; nothing if it could not, or if no bot sits there.
    /// `waiting` is called when it takes a while.
    pub(crate) fn decide(
        &mut self,
        shown: Shown<'_, G>,
        inbox: &mut Inbox,
        mut waiting: impl FnMut(),
    ) -> Result<Option<G::Action>, Interrupted> {
        let Shown {
            setup,
            view,
            seat,
            choices,
        } = shown;
        let Some(mut mind) = self.minds[seat].take() else {
            return Ok(None);
        };
        let setup = setup.clone();
        let (answer, answers) = channel();
        let ring = inbox.bell();
        thread::spawn(move || {
            // A bot that falls over must not leave the table waiting for ever.
            let choose = AssertUnwindSafe(|| mind.choose(&setup, &view, seat, &choices));
            if let Ok(action) = catch_unwind(choose) {
                drop(answer.send((mind, action)));
            }
            ring();
        });
        while inbox.thought(Duration::from_millis(400))? == Thought::Going {
            waiting();
        }
        let Ok((mind, action)) = answers.try_recv() else {
            return Ok(None);
        };
        self.minds[seat] = Some(mind);
        Ok(Some(action))
    }
}
