//! A sitting: the table goes round until the deal is over or somebody leaves.

use std::time::{Duration, Instant};

use tabletop::{BySeat, Seat, Seats, Viewer, Words};
use wire::{Stage, Version};

use super::front::{Answer, Deal, Duty, Front, Stop};
use super::inbox::Inbox;
use super::table::{Request, Table};
use crate::error::Error;

/// How long a bot thinks before the people are told.
const PATIENCE: Duration = Duration::from_millis(400);

/// Everything on and around the table.
pub(crate) struct Sitting<G: Words> {
    pub(crate) table: Table<G>,
    pub(crate) deal: Deal,
    pub(crate) inbox: Inbox,
    pub(crate) front: Box<dyn Front<G>>,
    /// The choices each seat had when it last let the others go on.
    pub(crate) let_go: BySeat<Vec<G::Action>>,
    /// The last thought that a bot was asked for.
    pub(crate) thinking: Option<(Seat, Version)>,
}

/// Whose turn it is.
enum Turn<A> {
    /// Somebody has to say whether another person may take back.
    Request(Request),
    /// Somebody has only one choice, so nobody is asked.
    Forced(Seat, A),
    /// Somebody decides.
    Person(Seat, Duty),
}

impl<G: Words> Sitting<G> {
    /// Plays until the deal is over or somebody leaves.
    pub(crate) fn run(mut self) -> Result<(), Error> {
        match self.play_on() {
            Ok(()) | Err(Stop::Left | Stop::TimeUp) => Ok(()),
            Err(Stop::Interrupted) => {
                let how = self.deal.how_to_resume();
                Err(Error::interrupted(format!(
                    "\nThe deal is kept. To go on with it: {how}"
                )))
            }
            Err(Stop::Error(error)) => Err(error.hint(format!(
                "what was played is kept: {}",
                self.deal.how_to_resume()
            ))),
        }
    }

    fn play_on(&mut self) -> Result<(), Stop> {
        self.front.open(&self.table, &self.deal)?;
        while self.table.news().stage != Stage::Over {
            self.front.tell(&mut self.table)?;
            // People decide only when everything that bots can settle is settled.
            if self.let_bot_think()? {
                continue;
            }
            let (front, table, inbox) = (&mut self.front, &mut self.table, &mut self.inbox);
            let wish = match next_turn(table, self.deal.people, &self.let_go) {
                Turn::Forced(seat, action) => Ok((seat, Answer::Play(action))),
                Turn::Request(request) => front.ask_leave(table, request, inbox),
                Turn::Person(seat, duty) => front.ask(table, seat, duty, inbox),
            };
            match wish {
                Ok((seat, Answer::LetGoOn)) => {
                    self.let_go[seat] = table.update(Viewer::Seat(seat)).choices;
                }
                Ok((seat, answer)) => {
                    for reply in table.hear(seat, answer)? {
                        front.object(table, seat, &reply)?;
                    }
                }
                Err(Stop::TimeUp) => table.tick()?,
                Err(Stop::Left) => return front.leave(&self.deal),
                Err(stop) => return Err(stop),
            }
        }
        self.table.close()?;
        self.front.tell(&mut self.table)?;
        self.front.end(&mut self.table, &self.deal)
    }

    /// Lets the bot think that the room waits for, and returns whether there was one.
    fn let_bot_think(&mut self) -> Result<bool, Stop> {
        let Some(job) = self.table.room.jobs().pop() else {
            return Ok(false);
        };
        let asked = Some((job.seat, job.version));
        let mut until = self.table.wakes();
        if self.thinking != asked {
            self.thinking = asked;
            self.inbox.think(job.clone());
            let wonder = Instant::now() + PATIENCE;
            until = Some(until.map_or(wonder, |wakes| wakes.min(wonder)));
        }
        match self.inbox.thought(until) {
            Ok(thought) => self.table.think(&thought)?,
            Err(Stop::TimeUp) => {
                self.front.wait(&self.table.names[job.seat]);
                self.table.tick()?;
            }
            Err(stop) => return Err(stop),
        }
        Ok(true)
    }
}

/// A person who has to answer a request goes first, because everybody waits for that. Then come
/// people who can act but need not, once for each list of choices, because afterwards it would be
/// too late. Among several it goes clockwise from the seat that acted last.
fn next_turn<G: Words>(
    table: &Table<G>,
    people: Seats,
    let_go: &BySeat<Vec<G::Action>>,
) -> Turn<G::Action> {
    if let Some(request) = table.request() {
        return Turn::Request(request);
    }
    let news = table.news();
    let choices = |seat| table.update(Viewer::Seat(seat)).choices;
    let may_act = |&seat: &Seat| {
        let need_not = news.to_act.contains(seat) && !news.awaited.contains(seat);
        need_not && people.contains(seat) && choices(seat) != let_go[seat]
    };
    if let Some(seat) = table.clockwise().find(may_act) {
        return Turn::Person(seat, Duty::May);
    }
    let seat = table.clockwise().find(|&seat| news.awaited.contains(seat));
    let seat = seat.expect("somebody is awaited until the deal is over");
    let is_forced = |only: &G::Action| {
        // While a sandglass is running for somebody, they decide when.
        let glass = news.clock.as_ref().and_then(|clock| clock.shared.as_ref());
        let is_timed = glass.is_some_and(|glass| glass.seats.contains(seat));
        let is_open = G::is_written_in(only) || table.reconsiders == Some(seat) || is_timed;
        !is_open && (people.len() == 1 || table.is_plainly_forced(seat))
    };
    match &choices(seat)[..] {
        [only] if is_forced(only) => Turn::Forced(seat, only.clone()),
        _ => Turn::Person(seat, Duty::Must),
    }
}
