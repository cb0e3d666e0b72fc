//! A deal of one game with its types: the only implementation of [`Referee`].

use serde_json::Value;
use tabletop::{
    By, Chance, Checked, Closing, FORMAT, Game, Glass, Judge, Log, Opening, Outcome, Play, Record,
    Replay, Seat, Seats, Seed, Shelved, Terms, Viewer, Words,
};
use wire::{Chapter, Happening, Update, UpdateMsg, Version, Written};

use crate::error::Error;
use crate::lesson::{Lesson, lesson};
use crate::reading::read_action;
use crate::referee::{Case, Choosing, Fair, Greeting, Referee};
use crate::talk::{hear_words, overheard};
use crate::{Act, News};

/// A game at a table.
pub(crate) struct Hosted<G: Game> {
    setup: G::Setup,
    deal: Option<Deal<G>>,
    story: Vec<Told<G>>,
}

/// A chapter with everything that happened in it, public or not.
struct Told<G: Game> {
    happening: Happening,
    events: Vec<G::Event>,
    /// What was done, if it was an action. It stays here even if it was taken back later.
    action: Option<G::Action>,
    /// Who is told that it happened.
    hearers: News,
}

impl<G: Game> Told<G> {
    /// Something that everybody is told.
    fn to_all(happening: Happening, events: Vec<G::Event>) -> Self {
        Self {
            happening,
            events,
            action: None,
            hearers: News::Everyone,
        }
    }

    fn is_heard_by(&self, viewer: Viewer) -> bool {
        match self.hearers {
            News::None => false,
            News::Only(seats) => matches!(viewer, Viewer::Seat(seat) if seats.contains(seat)),
            News::Everyone => true,
        }
    }
}

/// Who notices what `doer` did: everybody who is told something about it, or sees the table change.
fn noticed<G: Game>(doer: Seat, before: &G, after: &G, events: &[G::Event]) -> News {
    let notices = |viewer: Viewer| {
        let mut told = events.iter().filter_map(|event| G::redact(event, viewer));
        told.next().is_some() || before.view(viewer) != after.view(viewer)
    };
    if notices(Viewer::Spectator) {
        return News::Everyone;
    }
    let seats = after.seats().iter();
    let seats = seats.filter(|&seat| seat == doer || notices(Viewer::Seat(seat)));
    News::Only(seats.collect())
}

/// A deal that is being played. The state is what the record folds to.
struct Deal<G: Game> {
    fair: Fair,
    record: Record<G>,
    state: G,
}

impl<G: Shelved> Hosted<G> {
    /// A table before the deal. The error says what is wrong with its terms.
    pub(crate) fn new(terms: &Terms) -> Result<Self, tabletop::Error> {
        Self::of_setup(G::set_up(terms)?)
    }

    /// The same for terms that have already been made into a setup.
    pub(crate) fn of_setup(setup: G::Setup) -> Result<Self, tabletop::Error> {
        // A table that cannot be dealt is refused now, not after everybody has sat down.
        G::deal(
            &setup,
            Chance::new(Seed::from_number(0)),
            &mut Log::silent(),
        )?;
        Ok(Self {
            setup,
            deal: None,
            story: Vec::new(),
        })
    }

    fn state(&self) -> Option<&G> {
        self.deal.as_ref().map(|deal| &deal.state)
    }

    fn replayed(&self, n_plays: usize) -> Result<Option<Replay<G>>, tabletop::Error> {
        let deal = self.deal.as_ref();
        deal.map(|deal| deal.record.replay(deal.fair.secret, n_plays))
            .transpose()
    }

    /// The state of the table at a version; `None` before the deal.
    fn state_at(&self, version: Version) -> Result<Option<G>, tabletop::Error> {
        let Some(deal) = &self.deal else {
            return Ok(None);
        };
        let mut is_dealt = false;
        let mut plays: Vec<Play<G::Action>> = Vec::new();
        for told in self.story.iter().take(version.0 as usize) {
            match (&told.happening, &told.action) {
                (Happening::Played { seat, by }, Some(action)) => plays.push(Play {
                    seat: *seat,
                    action: action.clone(),
                    by: *by,
                    at: None,
                }),
                (Happening::TakenBack { n_actions, .. }, _) => {
                    plays.truncate(plays.len().saturating_sub(*n_actions as usize));
                }
                (Happening::Dealt, _) => is_dealt = true,
                (_, _) => (),
            }
        }
        if !is_dealt {
            return Ok(None);
        }
        let n_plays = plays.len();
        let record = Record::<G> {
            opening: deal.record.opening.clone(),
            plays,
            closing: None,
        };
        let replay = record.replay(deal.fair.secret, n_plays)?;
        Ok(Some(replay.state))
    }

    fn checked(&self, seat: Seat, action: &Value) -> Result<Checked<G::Action>, Error> {
        let Some(state) = self.state() else {
            return Err(not_dealt());
        };
        let action = read_action::<G>(action)?;
        state.check(seat, action).map_err(Error::Refused)
    }

    fn n_chapters(&self) -> Version {
        Version(self.story.len() as u32)
    }

    /// A choice of the game's own: a lapse.
    fn own(&self, seat: Seat, choice: G::Action) -> Act {
        Act::checked(self.n_chapters(), Checked::listed(seat, choice))
    }

    /// The chapters after `since`, as `viewer` may see them.
    fn chapters(&self, viewer: Viewer, since: Version) -> Vec<Chapter<G::Event>> {
        let told = self.story.iter().zip(1..).skip(since.0 as usize);
        told.map(|(told, version)| {
            let events = told.events.iter();
            let events: Vec<G::Event> = events.filter_map(|it| G::redact(it, viewer)).collect();
            Chapter {
                version: Version(version),
                happening: if told.is_heard_by(viewer) {
                    told.happening.clone()
                } else {
                    Happening::Quiet
                },
                events,
            }
        })
        .collect()
    }
}

impl<G: Shelved + Judge + Words> Referee for Hosted<G> {
    fn deal(&mut self, fair: Fair) -> Result<(), tabletop::Error> {
        let record = Record::<G> {
            opening: Opening {
                format: FORMAT,
                game: G::ID.to_owned(),
                rules: G::RULES_VERSION,
                setup: self.setup.clone(),
                seats: fair.seats.clone(),
                commitment: fair.secret.commitment(),
                salts: fair.salts.clone(),
                loaded: Vec::new(),
            },
            plays: Vec::new(),
            closing: None,
        };
        let Replay { state, chapters } = record.replay(fair.secret, 0)?;
        let events = chapters.into_iter().flatten().collect();
        self.story.push(Told::to_all(Happening::Dealt, events));
        self.deal = Some(Deal {
            fair,
            record,
            state,
        });
        Ok(())
    }

    fn check(&self, seat: Seat, action: &Value) -> Result<Act, Error> {
        let checked = self.checked(seat, action)?;
        Ok(Act::checked(self.version(), checked))
    }

    fn overheard(&self, seat: Seat, text: &str) -> Option<Act> {
        let checked = overheard(&self.setup, self.state()?, seat, text)?;
        Some(Act::checked(self.version(), checked))
    }

    fn play(&mut self, seat: Seat, action: &Act, by: By, at: u64) -> Result<(), Error> {
        let checked = match action.proof::<G::Action>(self.version()) {
            Some(checked) if checked.seat() == seat => checked.clone(),
            _ => self.checked(seat, action.written())?,
        };
        let deal = self.deal.as_mut().ok_or_else(not_dealt)?;
        let mut log = Log::recording();
        let before = deal.state.clone();
        deal.state.apply(checked.as_ref(), &mut log);
        let (seat, action) = checked.into_parts();
        let events = log.take();
        let hearers = match by {
            By::Person | By::Bot => noticed(seat, &before, &deal.state, &events),
            // Everybody sees that time ran out.
            By::Lapse => News::Everyone,
        };
        deal.record.plays.push(Play {
            seat,
            action: action.clone(),
            by,
            at: Some(at),
        });
        deal.record.closing = Closing::of(&deal.state, deal.fair.secret);
        self.story.push(Told {
            happening: Happening::Played { seat, by },
            events,
            action: Some(action),
            hearers,
        });
        Ok(())
    }

    fn lapse(&self, seat: Seat) -> Option<Act> {
        let state = self.state()?;
        let is_awaited = state.awaited().contains(seat);
        is_awaited.then(|| self.own(seat, state.lapse(seat)))
    }

    fn glass(&self) -> Option<Glass<Act>> {
        let glass = self.state()?.glass()?;
        let seat = glass.seat;
        Some(glass.map(|lapse| self.own(seat, lapse)))
    }

    fn take_back(&mut self, standing: usize) -> Result<(), tabletop::Error> {
        let replay = self.replayed(standing)?;
        if let (Some(deal), Some(replay)) = (&mut self.deal, replay) {
            deal.record.plays.truncate(standing);
            deal.record.closing = None;
            deal.state = replay.state;
        }
        Ok(())
    }

    fn note(&mut self, happening: Happening) {
        self.story.push(Told::to_all(happening, Vec::new()));
    }

    fn version(&self) -> Version {
        self.n_chapters()
    }

    fn news_since(&self, since: Version) -> News {
        let told = self.story.iter().skip(since.0 as usize);
        told.fold(News::None, |news, told| news.and(told.hearers))
    }

    fn is_dealt(&self) -> bool {
        self.deal.is_some()
    }

    fn to_act(&self) -> Seats {
        self.state().map_or(Seats::NONE, G::to_act)
    }

    fn awaited(&self) -> Seats {
        self.state().map_or(Seats::NONE, G::awaited)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.state()?.outcome()
    }

    fn actors(&self) -> Vec<Seat> {
        let plays = self.deal.iter().flat_map(|deal| &deal.record.plays);
        plays.map(|play| play.seat).collect()
    }

    fn learnt_since(
        &self,
        standing: usize,
        taker: Seat,
        others: Seats,
        luck: &mut Chance,
    ) -> Lesson {
        let (Some(deal), Ok(Some(Replay { state, .. }))) = (&self.deal, self.replayed(standing))
        else {
            return Lesson::Others(Seats::NONE);
        };
        let plays = &deal.record.plays[standing..];
        lesson(&self.setup, state, plays, taker, others, luck)
    }

    fn case(&self, seat: Seat) -> Option<Case> {
        let state = self.state()?;
        Some(Case {
            setup: Written::of(&self.setup),
            view: Written::of(&state.view(Viewer::Seat(seat))),
            choices: Written::of(&state.choices(seat)),
        })
    }

    fn tell(
        &self,
        viewer: Viewer,
        since: Version,
        (greeting, choosing): (Greeting, Choosing),
        table: &Written,
    ) -> String {
        let version = self.version();
        // A client that has seen more than there is saw another room, so it is sent everything.
        let since = if since <= version { since } else { Version(0) };
        let seat = match viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator => None,
        };
        let (state, over) = (self.state(), self.outcome());
        let update = Update {
            version,
            since,
            chapters: self.chapters(viewer, since),
            viewer,
            view: state.map(|state| state.view(viewer)),
            choices: match (state, seat, over) {
                (Some(state), Some(seat), None) if choosing == Choosing::On => state.choices(seat),
                (_, _, _) => Vec::new(),
            },
            setup: match greeting {
                Greeting::First => Some(&self.setup),
                Greeting::Again => None,
            },
            table,
        };
        written(&UpdateMsg { seat, update })
    }

    fn look_back(&self, viewer: Viewer, version: Version) -> Result<Written, tabletop::Error> {
        let state = self.state_at(version)?;
        Ok(Written::of(&state.map(|state| state.view(viewer))))
    }

    fn carry_over(&self, terms: &mut Terms) {
        if let Some(state) = self.state() {
            G::carry_over(state, terms);
        }
    }

    fn hear_words(&self, seat: Option<Seat>, text: &str) -> Result<(), String> {
        hear_words(&self.setup, self.state(), seat, text)
    }

    fn record(&self) -> Option<String> {
        let record = &self.deal.as_ref()?.record;
        // The actions of an unfinished deal may show what somebody holds.
        record.closing.is_some().then(|| record.to_text())
    }
}

/// The text of a message. It starts with enough capacity for most messages, because growing it step
/// by step took longer than writing.
fn written<T: serde::Serialize>(message: &T) -> String {
    const USUAL: usize = 2048;
    let mut text = Vec::with_capacity(USUAL);
    serde_json::to_writer(&mut text, message).expect("types of the table have JSON");
    String::from_utf8(text).expect("JSON is text")
}

fn not_dealt() -> Error {
    Error::not_understood("nothing was dealt yet")
}
