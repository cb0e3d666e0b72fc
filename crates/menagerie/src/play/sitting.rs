//! A sitting: the table goes round, everything is on disk before it is told, until the deal is
//! over or somebody leaves.

use std::time::{SystemTime, UNIX_EPOCH};

use tabletop::{By, BySeat, Closing, Judge, Play, Seat, Secret, Viewer, Words};

use super::deal_file::DealFile;
use super::front::{Answer, Deal, Duty, Front, Stop};
use super::inbox::Inbox;
use super::table::{Table, TakeBack};
use super::thinking::{Bots, Shown};
use crate::luck::Luck;
use crate::trouble::Trouble;

/// Everything that is on and around the table.
pub(crate) struct Sitting<G: Judge + Words> {
    pub(crate) table: Table<G>,
    pub(crate) file: DealFile,
    pub(crate) secret: Secret,
    pub(crate) deal: Deal,
    pub(crate) bots: Bots<G>,
    pub(crate) luck: Luck,
    pub(crate) inbox: Inbox,
    pub(crate) front: Box<dyn Front<G>>,
    /// What each seat had the choice of when it last let the others go on.
    pub(crate) let_go: BySeat<Vec<G::Action>>,
}

/// Whose move it is.
enum Turn {
    Bot(Seat),
    Person(Seat, Duty),
}

impl<G: Judge + Words> Sitting<G> {
    /// Plays until the deal is over or somebody leaves.
    pub(crate) fn run(mut self) -> Result<(), Trouble> {
        match self.play_on() {
            Ok(()) => Ok(()),
            Err(Stop::Interrupted) => {
                let how = self.deal.how_to_resume();
                Err(Trouble::interrupted(format!(
                    "\nThe deal is kept. To go on with it: {how}"
                )))
            }
            Err(Stop::Trouble(trouble)) => Err(trouble.hint(format!(
                "what was played is kept: {}",
                self.deal.how_to_resume()
            ))),
        }
    }

    fn play_on(&mut self) -> Result<(), Stop> {
        self.front.open(&self.table, &self.deal)?;
        while self.table.outcome().is_none() {
            self.front.tell(&mut self.table)?;
            match self.next_turn() {
                Turn::Bot(seat) => self.let_bot_play(seat)?,
                Turn::Person(seat, duty) => {
                    let answer = self
                        .front
                        .ask(&mut self.table, seat, duty, &mut self.inbox)?;
                    match answer {
                        Answer::Play(action) => self.play_for(seat, action)?,
                        Answer::Say(text) => self.say(seat, text)?,
                        Answer::TakeBack(seat) => self.take_back(seat)?,
                        Answer::Lapse(seat, action) => self.record(seat, action, By::Lapse)?,
                        Answer::LetGoOn => self.let_go[seat] = self.table.choices(seat),
                        Answer::Leave => return self.front.leave(&self.deal),
                    }
                }
            }
        }
        self.finish()
    }

    /// Bots that are awaited go first: a person should decide when everything that can be settled
    /// is, and whoever merely may act must not be asked over and over while a bot waits for its
    /// turn. Then come people who may act and need not, once for each list of choices: afterwards
    /// it would be too late. Among several it goes clockwise from whoever acted last.
    fn next_turn(&self) -> Turn {
        let (state, people) = (self.table.state(), self.deal.people);
        let (to_act, awaited) = (state.to_act(), state.awaited());
        let clockwise = self.table.clockwise();
        let find = |is_meant: &dyn Fn(Seat) -> bool| {
            clockwise.iter().copied().find(|&seat| is_meant(seat))
        };
        if let Some(seat) = find(&|seat| awaited.contains(seat) && !people.contains(seat)) {
            return Turn::Bot(seat);
        }
        let may_act = |seat| {
            let need_not = to_act.contains(seat) && !awaited.contains(seat);
            need_not && people.contains(seat) && self.table.choices(seat) != self.let_go[seat]
        };
        if let Some(seat) = find(&may_act) {
            return Turn::Person(seat, Duty::May);
        }
        let seat = find(&|seat| awaited.contains(seat));
        let seat = seat.expect("somebody is awaited until the deal is over");
        Turn::Person(seat, Duty::Must)
    }

    fn let_bot_play(&mut self, seat: Seat) -> Result<(), Stop> {
        let shown = Shown {
            setup: &self.table.setup,
            view: self.table.view(Viewer::Seat(seat)),
            seat,
            choices: self.table.choices(seat),
        };
        let name = self.table.names[seat].clone();
        let decided = self
            .bots
            .decide(shown, &mut self.inbox, || self.front.wait(&name))?;
        let (action, by) = match decided {
            Some(action) if self.table.check(seat, &action).is_ok() => (action, By::Bot),
            // A bot that could not decide is treated like anybody who runs out of time.
            _ => (self.table.state().lapse(seat), By::Lapse),
        };
        self.record(seat, action, by)
    }

    fn play_for(&mut self, seat: Seat, action: G::Action) -> Result<(), Stop> {
        match self.table.check(seat, &action) {
            Ok(()) => self.record(seat, action, By::Person),
            Err(refusal) => self.front.refuse(&self.table.names, &refusal),
        }
    }

    /// Passes words on; where the rules listen to the talk, they may amount to an action.
    fn say(&mut self, seat: Seat, text: String) -> Result<(), Stop> {
        let view = self.table.view(Viewer::Seat(seat));
        let overheard = G::overheard(&self.table.setup, &view, seat, &text);
        self.table.say(seat, text);
        match overheard.filter(|action| self.table.check(seat, action).is_ok()) {
            Some(action) => self.record(seat, action, By::Person),
            None => Ok(()),
        }
    }

    /// Writes an action down, and then plays it.
    fn record(&mut self, seat: Seat, action: G::Action, by: By) -> Result<(), Stop> {
        let play = Play {
            seat,
            action,
            by,
            at: now(),
        };
        self.file.play::<G>(&play)?;
        self.table.play(play);
        Ok(())
    }

    fn take_back(&mut self, seat: Seat) -> Result<(), Stop> {
        let what = self.table.may_take_back(seat, &mut self.luck.fork());
        match what {
            TakeBack::Free { standing } => {
                self.file.take_back::<G>(standing)?;
                self.table.take_back(seat, standing);
                Ok(())
            }
            TakeBack::Nothing | TakeBack::Learnt(_) => {
                self.front.keep(&self.table.names, seat, &what)
            }
        }
    }

    fn finish(&mut self) -> Result<(), Stop> {
        let closing = Closing::of(self.table.state(), self.secret);
        let closing = closing.expect("the deal is over");
        let outcome = closing.outcome.clone();
        self.file.close::<G>(closing)?;
        self.front.tell(&mut self.table)?;
        self.front.end(&mut self.table, &outcome, &self.deal)
    }
}

/// Milliseconds since 1970, for the record; nothing where the clock stands before that.
fn now() -> Option<u64> {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).ok()?;
    u64::try_from(since.as_millis()).ok()
}
