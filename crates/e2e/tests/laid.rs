//! Tables that were played up to a moment worth looking at, and continue in a browser.
//!
//! The room itself plays them, bots and all, outside any browser. Its entries are what a browser
//! stores of a table of its own, so that opening the page is no more than a reload.

use std::marker::PhantomData;

use e2e::{Page, Visit};
use room::{Conditions, Greeting, Guest, Heard, Job, Opening, Room, think};
use serde_json::{Value, json};
use tabletop::{Game, Seat, Terms, Viewer};
use wire::{Ack, ClientMsg, NewSeat, NewTable, Stage, TableId, UpdateMsg, Written};

type Message<G> =
    UpdateMsg<<G as Game>::View, <G as Game>::Event, <G as Game>::Action, <G as Game>::Setup>;

/// How many deals are played to find the moment.
const MOST_DEALS: u8 = 200;
/// The person's own seat.
const OWN: Seat = Seat(0);

/// A table at some moment, as a browser would store it.
pub(crate) struct Laid<G> {
    table: String,
    kept: Value,
    game: PhantomData<G>,
}

/// A table that is being played.
struct Playing<G> {
    room: Room,
    guest: Guest,
    entries: Vec<room::Entry>,
    tokens: Value,
    template: Option<Job>,
    ack: u32,
    game: PhantomData<G>,
}

/// Plays deals with foxes until it is the person's turn and the moment has come.
pub(crate) fn until<G: Game>(
    n_seats: u8,
    options: &[(&str, &str)],
    is_it: impl FnMut(&G::View, &[G::Action]) -> bool,
) -> Laid<G> {
    find(n_seats, options, is_it, |_| true)
}

/// The same, at a moment at which nobody else is asked: nothing happens while it is looked at.
pub(crate) fn until_it_rests<G: Game>(
    n_seats: u8,
    options: &[(&str, &str)],
    is_it: impl FnMut(&G::View, &[G::Action]) -> bool,
) -> Laid<G> {
    find(n_seats, options, is_it, |room| room.jobs().is_empty())
}

fn find<G: Game>(
    n_seats: u8,
    options: &[(&str, &str)],
    mut is_it: impl FnMut(&G::View, &[G::Action]) -> bool,
    is_fit: fn(&Room) -> bool,
) -> Laid<G> {
    for number in 0..MOST_DEALS {
        let mut playing = Playing::<G>::begin(n_seats, options, number);
        while playing.room.stage() == Stage::Playing {
            let (view, choices) = playing.looks();
            if !choices.is_empty() && is_fit(&playing.room) && is_it(&view, &choices) {
                return playing.kept(number);
            }
            playing.goes_on(&view, &choices);
        }
    }
    panic!("no such moment in {MOST_DEALS} deals of {n_seats} with {options:?}");
}

/// Plays a deal with foxes to its end.
pub(crate) fn ended<G: Game>(n_seats: u8, options: &[(&str, &str)]) -> Laid<G> {
    let mut playing = Playing::<G>::begin(n_seats, options, 0);
    while playing.room.stage() == Stage::Playing {
        let (view, choices) = playing.looks();
        playing.goes_on(&view, &choices);
    }
    playing.kept(0)
}

impl<G: Game> Playing<G> {
    fn begin(n_seats: u8, options: &[(&str, &str)], number: u8) -> Self {
        let mut terms = Terms::plain(n_seats);
        for (key, value) in options {
            terms = terms.with(key, value);
        }
        let person = NewSeat::Here {
            name: "Ann".to_owned(),
            salt: "salt".to_owned(),
        };
        let bots = (1..n_seats).map(|_| NewSeat::Bot {
            level: "fox".to_owned(),
        });
        let opening = Opening {
            table: TableId(format!("laid{number}")),
            new: NewTable {
                game: G::ID.to_owned(),
                terms,
                seats: [person].into_iter().chain(bots).collect(),
                seconds: None,
                listed: false,
            },
            fresh: [number + 1; 32],
            now: 1_000,
        };
        let (opened, created) = Room::open(&opening).expect("a table that can be opened");
        let mut tokens: Vec<_> = created.tokens.iter().map(|(_, token)| *token).collect();
        tokens.push(created.host);
        let mut room = opened.room;
        let guest = room.admit(&tokens).expect("our own tokens");
        let _ = room.present(guest.seats());
        let mut playing = Self {
            room,
            guest,
            entries: opened.entries,
            tokens: serde_json::to_value(tokens).expect("JSON"),
            template: None,
            ack: 0,
            game: PhantomData,
        };
        let ack = playing.next();
        playing.says(&ClientMsg::Start { ack });
        playing
    }

    fn next(&mut self) -> Ack {
        self.ack += 1;
        Ack(self.ack)
    }

    fn says(&mut self, msg: &ClientMsg) {
        let heard = self.room.hear(&mut self.guest, msg, 1_000, [9; 32]);
        self.takes(heard);
    }

    fn takes(&mut self, heard: Heard) {
        assert!(!heard.entries.is_empty(), "nothing came of it: {heard:?}");
        self.entries.extend(heard.entries);
    }

    /// What the person sees and can do.
    fn looks(&self) -> (G::View, Vec<G::Action>) {
        let version = self.room.version();
        let text = self
            .room
            .tell(Viewer::Seat(OWN), version, Greeting::Again, 1_000);
        let message: Message<G> = serde_json::from_str(&text).expect("an update");
        let update = message.update;
        (update.view.expect("the cards are dealt"), update.choices)
    }

    /// Plays one more action: a bot's, or the person's as a fox would play it.
    fn goes_on(&mut self, view: &G::View, choices: &[G::Action]) {
        if let Some(job) = self.room.jobs().into_iter().next() {
            let action = think(&job, Conditions::default());
            let heard = self.room.thought(job.seat, job.version, &action, 1_000);
            self.template = Some(job);
            return self.takes(heard);
        }
        let mine = self.template.clone().map(|job| Job {
            seat: OWN,
            view: Written::of(view),
            choices: Written::of(&choices),
            ..job
        });
        // Before any bot has thought, the first choice will do.
        let first = serde_json::to_value(&choices[0]).expect("JSON");
        let action = mine.map_or(first, |job| think(&job, Conditions::default()));
        let (ack, seat) = (self.next(), Some(OWN));
        self.says(&ClientMsg::Act { ack, seat, action });
    }

    fn kept(self, number: u8) -> Laid<G> {
        Laid {
            table: format!("laid{number}"),
            kept: json!({ "game": G::ID, "entries": self.entries, "tokens": self.tokens }),
            game: PhantomData,
        }
    }
}

impl<G: Game> Laid<G> {
    /// The view after the person has acted and the bots have answered, up to the person's next
    /// decision: to know beforehand what will happen.
    pub(crate) fn after(&self, action: &G::Action) -> G::View {
        let entries: Vec<room::Entry> =
            serde_json::from_value(self.kept["entries"].clone()).expect("entries");
        let tokens: Vec<wire::Token> =
            serde_json::from_value(self.kept["tokens"].clone()).expect("tokens");
        let room = Room::restore(&entries).expect("a room");
        let guest = room.admit(&tokens).expect("our own tokens");
        let mut playing = Playing::<G> {
            room,
            guest,
            entries,
            tokens: Value::Null,
            template: None,
            ack: 1_000_000,
            game: PhantomData,
        };
        let _ = playing.room.present(playing.guest.seats());
        let (ack, seat) = (playing.next(), Some(OWN));
        let action = serde_json::to_value(action).expect("JSON");
        playing.says(&ClientMsg::Act { ack, seat, action });
        while let Some(job) = playing.room.jobs().into_iter().next() {
            let action = think(&job, Conditions::default());
            let heard = playing.room.thought(job.seat, job.version, &action, 1_000);
            playing.takes(heard);
        }
        playing.looks().0
    }

    /// Puts it into a browser, and goes there.
    pub(crate) async fn before(&self, visit: &Visit, page: &Page) {
        let (table, game) = (&self.table, G::ID);
        let list = json!([{ "table": table, "game": G::ID, "is_over": false }]);
        let keep = format!(
            "localStorage.setItem('menagerie.table.{table}', {});
             localStorage.setItem('menagerie.tables', {});
             localStorage.setItem('menagerie.learnt.{game}', 'true'); 0",
            json!(self.kept.to_string()),
            json!(list.to_string())
        );
        page.evaluate(&keep).await;
        page.goes_to(&format!("{}#/here/{table}", visit.url()))
            .await;
        page.finds(".felt").await;
    }
}
