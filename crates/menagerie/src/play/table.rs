//! The table at this terminal: a room, and the file that stores what happens there. Everything is
//! on disk before anybody is told.

use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use room::{Deed, Greeting, Guest, Heard, Room};
use tabletop::{
    By, BySeat, Chance, Game, Line, Names, Narrator, Play, Record, Seat, Seed, Viewer, Words,
    read_text,
};
use wire::{Ack, ClientMsg, Happening, ServerMsg, TableNews, UpdateMsg, Version};

use super::deal_file::DealFile;
use super::front::Answer;
use super::inbox::Thought;
use crate::error::Error;
use crate::wording::{Wording, names_of, narrator};

/// What the room tells one viewer.
pub(crate) type Update<G> =
    wire::Update<<G as Game>::View, <G as Game>::Event, <G as Game>::Action, <G as Game>::Setup>;

/// A deal in progress.
pub(crate) struct Table<G: Game> {
    /// Seats, options and edition.
    pub(crate) setup: G::Setup,
    /// The names of those at the table.
    pub(crate) names: Names,
    pub(crate) room: Room,
    /// Those in front of this terminal.
    guest: Guest,
    file: DealFile,
    n_asked: u32,
    /// How many actions the last take-back request was about.
    n_wanted: usize,
    /// The actor of each action that has not been taken back.
    actors: Vec<Seat>,
    /// News that is not a chapter of the room, with the version it followed.
    asides: Vec<(Version, News<G::Event>)>,
    /// How much each seat has been told.
    told: BySeat<Mark>,
    /// Who took back and has not acted since.
    pub(crate) reconsiders: Option<Seat>,
}

/// How much of the story somebody knows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Mark {
    version: Version,
    n_asides: usize,
}

/// Something to tell the people at the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum News<E> {
    /// Something happened.
    Event(E),
    /// Somebody said something.
    Said(Seat, String),
    /// Time ran out, and the next event was done for somebody.
    TimeUp,
    /// Somebody wants to take back this many actions, and others are asked.
    WantsBack(Seat, usize),
    /// Somebody declined that.
    Declined(Seat),
    /// Somebody took back this many actions.
    TookBack(Seat, usize),
}

/// Somebody wants to take back, and somebody else is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Request {
    /// Who wants to.
    pub(crate) by: Seat,
    /// How many actions.
    pub(crate) n_actions: usize,
    /// Who is asked.
    pub(crate) asked: Seat,
}

impl<G: Words> Table<G> {
    /// Sits down in a room that was restored from a record.
    pub(crate) fn new((room, guest): (Room, Guest), record: &Record<G>, file: DealFile) -> Self {
        let actors: Vec<Seat> = record.plays.iter().map(|play| play.seat).collect();
        let n_seats = record.opening.seats.n_seats();
        // People who return are told again what has happened since their own last action. The first
        // chapter is the deal itself.
        let told = BySeat::from_fn(n_seats, |seat| {
            let last = actors.iter().rposition(|&actor| actor == seat);
            Mark {
                version: Version(last.map_or(0, |place| place as u32 + 2)),
                n_asides: 0,
            }
        });
        Self {
            setup: record.opening.setup.clone(),
            names: names_of(record),
            room,
            guest,
            file,
            n_asked: 0,
            n_wanted: 0,
            actors,
            asides: Vec::new(),
            told,
            reconsiders: None,
        }
    }

    /// What everybody knows about the table.
    pub(crate) fn news(&self) -> TableNews {
        self.room.news(now())
    }

    /// What `viewer` sees and can do.
    pub(crate) fn update(&self, viewer: Viewer) -> Update<G> {
        self.update_since(viewer, self.room.version())
    }

    fn update_since(&self, viewer: Viewer, since: Version) -> Update<G> {
        let text = self.room.tell(viewer, since, Greeting::Again, now());
        let told: UpdateMsg<G::View, G::Event, G::Action, G::Setup> =
            read_text(&text).expect("a room tells what can be read");
        told.update
    }

    /// What `viewer` sees.
    pub(crate) fn view(&self, viewer: Viewer) -> G::View {
        let view = self.update(viewer).view;
        view.expect("it was dealt when everybody sat down")
    }

    /// The narrator for those in front of this terminal.
    pub(crate) fn narrator(&self) -> Narrator {
        narrator(&self.names)
    }

    /// The sentences of this table, for `viewer`.
    pub(crate) fn wording(&self, viewer: Viewer) -> Wording<'_, G> {
        Wording::new(&self.setup, &self.names, viewer)
    }

    /// The number of actions that have not been taken back.
    pub(crate) fn n_played(&self) -> usize {
        self.actors.len()
    }

    /// The seats in the order in which they are asked: clockwise after the seat that acted last.
    pub(crate) fn clockwise(&self) -> impl Iterator<Item = Seat> + use<G> {
        let n_seats = self.names.n_seats();
        let last = self.actors.last().copied().unwrap_or(Seat(n_seats - 1));
        let seats = std::iter::successors(Some(last), move |seat| Some(seat.next(n_seats)));
        seats.skip(1).take(n_seats.into())
    }

    /// Whether everybody at the table can tell that `seat` has only one choice. Otherwise skipping
    /// the seat would reveal something.
    pub(crate) fn is_plainly_forced(&self, seat: Seat) -> bool {
        const WORLDS: u64 = 32;
        let view = self.view(Viewer::Spectator);
        let is_forced = |number| {
            let luck = Chance::new(Seed::from_number(number));
            G::imagine(&self.setup, &view, luck).choices(seat).len() == 1
        };
        (0..WORLDS).all(is_forced)
    }

    /// When [`Table::tick`] has something to do.
    pub(crate) fn wakes(&self) -> Option<Instant> {
        let left = self.room.wake_at()?.saturating_sub(now());
        Some(Instant::now() + Duration::from_millis(left))
    }

    /// Who is asked next about a take-back.
    pub(crate) fn request(&self) -> Option<Request> {
        let wanted = self.news().take_back?;
        Some(Request {
            by: wanted.seat,
            n_actions: self.n_wanted,
            asked: wanted.asked.first()?,
        })
    }

    /// Passes on what somebody here wants, and returns the room's replies.
    pub(crate) fn hear(
        &mut self,
        by: Seat,
        answer: Answer<G::Action>,
    ) -> Result<Vec<ServerMsg>, Error> {
        self.n_asked += 1;
        let (seat, ack) = (Some(by), Ack(self.n_asked));
        let message = match answer {
            Answer::Play(action) => {
                let action = wire::to_value(&action);
                ClientMsg::Act { ack, seat, action }
            }
            Answer::Say(text) => ClientMsg::Say { seat, text },
            Answer::TakeBack => ClientMsg::TakeBack { ack, seat },
            Answer::Reply(answer) => {
                if answer == wire::Answer::Decline {
                    self.aside(News::Declined(by));
                }
                ClientMsg::AnswerTakeBack { ack, seat, answer }
            }
            Answer::LetGoOn => return Ok(Vec::new()),
        };
        let before = self.room.version();
        // The random bytes are for sitting down or opening another table, which nobody does here.
        let heard = self.room.hear(&mut self.guest, &message, now(), [0; 32]);
        if let Some(ServerMsg::Said { text, .. }) = &heard.said {
            self.asides.push((before, News::Said(by, text.clone())));
        }
        self.keep(&heard)?;
        Ok(heard.replies)
    }

    /// Passes on a bot's decision.
    pub(crate) fn think(&mut self, thought: &Thought) -> Result<(), Error> {
        let (seat, version) = (thought.seat, thought.version);
        let heard = self.room.thought(seat, version, &thought.action, now());
        self.keep(&heard)
    }

    /// Lets the room look at its clock.
    pub(crate) fn tick(&mut self) -> Result<(), Error> {
        let heard = self.room.tick(now());
        self.keep(&heard)
    }

    /// Closes the record of a finished deal.
    pub(crate) fn close(&mut self) -> Result<(), Error> {
        let record = self.room.record().unwrap_or_default();
        let closing = record.lines().last().unwrap_or_default();
        self.file.close(closing)
    }

    /// Writes down what was done. A request that is waiting for an answer is not written down:
    /// after an interruption it can be made again.
    fn keep(&mut self, heard: &Heard) -> Result<(), Error> {
        for entry in &heard.entries {
            match &entry.deed {
                Deed::Played { seat, action, by } => {
                    let play = Play {
                        seat: *seat,
                        action: wire::read_value(action.written()).expect("the room has read it"),
                        by: *by,
                        at: Some(entry.at),
                    };
                    self.file.write(&Line::<G::Setup, G::Action>::Play(play))?;
                    self.actors.push(*seat);
                    self.reconsiders = self.reconsiders.filter(|other| other != seat);
                }
                Deed::TookBack { seat, standing } => {
                    let standing = *standing as usize;
                    let line = Line::<G::Setup, G::Action>::TakeBack { standing };
                    self.file.write(&line)?;
                    self.actors.truncate(standing);
                    self.reconsiders = Some(*seat);
                }
                Deed::TakeBackAsked { seat, standing, .. } => {
                    self.n_wanted = self.actors.len() - *standing as usize;
                    self.aside(News::WantsBack(*seat, self.n_wanted));
                }
                _ => (),
            }
        }
        Ok(())
    }

    fn aside(&mut self, news: News<G::Event>) {
        self.asides.push((self.room.version(), news));
    }

    /// How much there is to know now.
    pub(crate) fn mark(&self) -> Mark {
        Mark {
            version: self.room.version(),
            n_asides: self.asides.len(),
        }
    }

    /// What `seat` has not been told yet; it counts as told afterwards.
    pub(crate) fn news_for(&mut self, seat: Seat) -> Vec<News<G::Event>> {
        let mark = self.mark();
        let since = std::mem::replace(&mut self.told[seat], mark);
        self.news_since(since, Viewer::Seat(seat))
    }

    /// What has happened since, as `viewer` may hear it.
    pub(crate) fn news_since(&self, since: Mark, viewer: Viewer) -> Vec<News<G::Event>> {
        let mut told = Vec::new();
        let mut asides = self.asides[since.n_asides..].iter().peekable();
        for chapter in self.update_since(viewer, since.version).chapters {
            while let Some((_, aside)) = asides.next_if(|(after, _)| *after < chapter.version) {
                told.push(aside.clone());
            }
            match chapter.happening {
                Happening::TakenBack { seat, n_actions } => {
                    told.push(News::TookBack(seat, n_actions as usize));
                }
                Happening::Played { by: By::Lapse, .. } => told.push(News::TimeUp),
                _ => (),
            }
            told.extend(chapter.events.into_iter().map(News::Event));
        }
        told.extend(asides.map(|(_, aside)| aside.clone()));
        told
    }
}

/// Milliseconds since 1970; 0 if the clock is before that.
pub(crate) fn now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_millis() as u64)
}
