//! A table for tests. After every step the room's promises are checked: without entries nothing
//! changes, a restored room is the same room, and catching up is the same as having seen
//! everything.

use std::collections::BTreeMap;

use room::{Entry, Greeting, Guest, Heard, Job, News, Opening, Room};
use serde_json::{Value, json};
use tabletop::{Hex32, Seat, Seats, Terms, Viewer};
use wire::{
    Ack, Answer, ClientMsg, Created, ErrorCode, NewSeat, NewTable, ServerMsg, Stage, TableId,
    Token, Version,
};

/// When every table of the tests is opened.
pub(crate) const NOON: u64 = 1_000_000;

pub(crate) struct Sitting {
    pub(crate) room: Room,
    pub(crate) saved: Vec<Entry>,
    pub(crate) created: Created,
    pub(crate) now: u64,
    /// What bots have to think about.
    pub(crate) jobs: Vec<Job>,
    /// The chapters that each viewer has seen.
    heard: BTreeMap<Viewer, Vec<Value>>,
    next_ack: u32,
}

pub(crate) fn here(name: &str) -> NewSeat {
    NewSeat::Here {
        name: name.to_owned(),
        salt: format!("{name}'s salt"),
    }
}

pub(crate) fn bot(level: &str) -> NewSeat {
    NewSeat::Bot {
        level: level.to_owned(),
    }
}

pub(crate) fn new_table(seats: Vec<NewSeat>) -> NewTable {
    NewTable {
        game: "argh".to_owned(),
        terms: Terms::plain(seats.len() as u8),
        seats,
        seconds: None,
        listed: false,
    }
}

pub(crate) fn opening(new: NewTable, number: u8) -> Opening {
    Opening {
        table: TableId("testtesttest".to_owned()),
        new,
        fresh: [number; 32],
        now: NOON,
    }
}

impl Sitting {
    /// A table before the deal; `number` determines its luck.
    pub(crate) fn open(new: NewTable, number: u8) -> Self {
        let (new, created) = Room::open(&opening(new, number)).expect("the table can be opened");
        Self {
            room: new.room,
            saved: new.entries,
            created,
            now: NOON,
            jobs: Vec::new(),
            heard: BTreeMap::new(),
            next_ack: 0,
        }
    }

    /// The table at which the same people play again.
    pub(crate) fn rematch(&mut self) -> Self {
        let heard = self.host_says(|ack| ClientMsg::Rematch { ack });
        let new = heard.opened.expect("the deal is over");
        Self {
            room: new.room,
            saved: new.entries,
            created: self.created.clone(),
            now: self.now,
            jobs: Vec::new(),
            heard: BTreeMap::new(),
            next_ack: 0,
        }
    }

    /// A table of persons at one screen, where the deal has begun.
    pub(crate) fn of_persons(names: &[&str], number: u8) -> Self {
        Self::begun(
            new_table(names.iter().map(|name| here(name)).collect()),
            number,
        )
    }

    /// A table where the deal has begun.
    pub(crate) fn begun(new: NewTable, number: u8) -> Self {
        let mut sitting = Self::open(new, number);
        sitting.host_says(|ack| ClientMsg::Start { ack });
        assert_eq!(sitting.room.stage(), Stage::Playing);
        sitting
    }

    /// Somebody follows the link and takes a seat.
    pub(crate) fn joins(&mut self, seat: u8, name: &str) {
        let msg = sit(self.ack(), seat, name);
        let mut guest = self.room.admit(&[]).expect("a spectator");
        let _ = self.hear(&mut guest, &msg);
        self.created.tokens.push((Seat(seat), token(seat)));
    }

    pub(crate) fn host(&self) -> Guest {
        self.room.admit(&[self.created.host]).expect("the host")
    }

    pub(crate) fn guest(&self, seat: u8) -> Guest {
        let mut tokens = self.created.tokens.iter();
        let token = tokens.find(|(of, _)| *of == Seat(seat));
        let token = token.expect("somebody sits there").1;
        self.room.admit(&[token]).expect("a good token")
    }

    pub(crate) fn ack(&mut self) -> Ack {
        self.next_ack += 1;
        Ack(self.next_ack)
    }

    /// Sends a message, and checks everything that must hold afterwards.
    pub(crate) fn hear(&mut self, from: &mut Guest, msg: &ClientMsg) -> Heard {
        let before = self.looks();
        let fresh = [self.saved.len() as u8; 32];
        let heard = self.room.hear(from, msg, self.now, fresh);
        self.follow(heard, &before)
    }

    /// The person of a seat sends a message.
    pub(crate) fn says(&mut self, seat: u8, msg: impl FnOnce(Ack) -> ClientMsg) -> Heard {
        let msg = msg(self.ack());
        let mut guest = self.guest(seat);
        self.hear(&mut guest, &msg)
    }

    pub(crate) fn host_says(&mut self, msg: impl FnOnce(Ack) -> ClientMsg) -> Heard {
        let msg = msg(self.ack());
        let mut host = self.host();
        self.hear(&mut host, &msg)
    }

    /// The person of a seat does something that is allowed.
    pub(crate) fn plays(&mut self, seat: u8, action: Value) {
        let heard = self.says(seat, |ack| act(ack, action));
        assert_done(&heard);
    }

    pub(crate) fn thinks(&mut self, job: &Job) -> Heard {
        let action = room::think(job, room::Conditions::default());
        self.answers(job, &action)
    }

    pub(crate) fn answers(&mut self, job: &Job, action: &Value) -> Heard {
        let before = self.looks();
        let heard = self.room.thought(job.seat, job.version, action, self.now);
        self.follow(heard, &before)
    }

    pub(crate) fn tick(&mut self) -> Heard {
        let before = self.looks();
        let heard = self.room.tick(self.now);
        self.follow(heard, &before)
    }

    /// Lets bots play until the table waits for a person or the deal is over.
    pub(crate) fn let_bots_play(&mut self) {
        while let Some(job) = self.jobs.pop() {
            self.now += 10;
            let heard = self.thinks(&job);
            assert!(!heard.entries.is_empty(), "a fresh answer counts");
        }
    }

    /// Plays everybody's first choice until the deal is over.
    pub(crate) fn play_to_the_end(&mut self) {
        for _ in 0..1_000 {
            self.let_bots_play();
            if self.room.stage() == Stage::Over {
                return;
            }
            let seat = self.awaited();
            let choice = self.choices(seat)[0].clone();
            self.now += 100;
            self.plays(seat, choice);
        }
        panic!("the deal does not end");
    }

    /// The first awaited seat.
    pub(crate) fn awaited(&self) -> u8 {
        let awaited = self.room.news(self.now).awaited;
        awaited.first().expect("somebody is awaited").0
    }

    pub(crate) fn choices(&self, seat: u8) -> Vec<Value> {
        let update = self.update(Viewer::Seat(Seat(seat)), Version(0));
        update["choices"].as_array().expect("a list").clone()
    }

    pub(crate) fn update(&self, viewer: Viewer, since: Version) -> Value {
        let text = self.room.tell(viewer, since, Greeting::First, self.now);
        let said: Value = serde_json::from_str(&text).expect("JSON");
        said["update"].clone()
    }

    pub(crate) fn viewers(&self) -> impl Iterator<Item = Viewer> + use<> {
        Viewer::all(Seats::all(self.n_seats()))
    }

    pub(crate) fn n_seats(&self) -> u8 {
        self.room.news(self.now).seats.n_seats()
    }

    /// How the room looks to everybody, and when it has to be woken.
    pub(crate) fn looks(&self) -> (Vec<String>, Option<u64>) {
        looks(&self.room, self.now)
    }

    fn follow(&mut self, heard: Heard, before: &(Vec<String>, Option<u64>)) -> Heard {
        if heard.entries.is_empty() {
            assert_eq!(&self.looks(), before, "without entries nothing changes");
            assert_eq!(heard.news, News::None);
            assert!(heard.jobs.is_empty());
            return heard;
        }
        for entry in &heard.entries {
            let line = serde_json::to_string(entry).expect("an entry has JSON");
            assert!(!line.contains('\n'));
            self.saved
                .push(serde_json::from_str(&line).expect("an entry can be read back"));
            assert_eq!(self.saved.last(), Some(entry));
        }
        let mut restored = Room::restore(&self.saved).expect("what was saved can be restored");
        let _ = restored.present(self.present());
        assert_eq!(looks(&restored, self.now), self.looks(), "restored");
        assert_eq!(
            restored.jobs(),
            self.room.jobs(),
            "a restored room thinks the same"
        );
        if let News::Only(told) = heard.news {
            self.tells_nobody_else(told, &before.0);
        }
        if heard.news != News::None {
            if !heard.jobs.is_empty() {
                assert_eq!(heard.jobs, self.room.jobs());
            }
            self.jobs = self.room.jobs();
        }
        self.catch_up();
        heard
    }

    /// To viewers who are not told, the table looks as it did before.
    fn tells_nobody_else(&self, told: Seats, before: &[String]) {
        let looks_of = |text: &String| {
            let message: Value = serde_json::from_str(text).expect("an update");
            let update = &message["update"];
            let mut table = update["table"].clone();
            table["clock"]["now"] = Value::Null;
            (update["view"].clone(), update["choices"].clone(), table)
        };
        let after = self.looks().0;
        for (viewer, (before, after)) in self.viewers().zip(before.iter().zip(&after)) {
            if !matches!(viewer, Viewer::Seat(seat) if told.contains(seat)) {
                assert_eq!(looks_of(before), looks_of(after), "{viewer} is not told");
                let update = self.update(viewer, Version(0));
                let last = update["chapters"].as_array().and_then(|all| all.last());
                let quiet = json!({ "happening": "quiet" });
                assert_eq!(last.map(|last| &last["happening"]), Some(&quiet));
            }
        }
    }

    fn present(&self) -> Seats {
        let news = self.room.news(self.now);
        let present = news.seats.by_seat().filter(|(_, seat)| seat.present);
        present.map(|(seat, _)| seat).collect()
    }

    /// Everybody gets what is new to them, and has then seen what a late joiner sees.
    fn catch_up(&mut self) {
        for viewer in self.viewers() {
            let heard = self.heard.get(&viewer).cloned().unwrap_or_default();
            let since = Version(heard.len() as u32);
            let update = self.update(viewer, since);
            assert_eq!(update["since"], json!(since));
            let mut all = heard;
            all.extend(update["chapters"].as_array().expect("a list").clone());
            let versions: Vec<_> = all.iter().map(|chapter| &chapter["version"]).collect();
            let gapless: Vec<_> = (1..=self.room.version().0).map(|n| json!(n)).collect();
            assert_eq!(versions, gapless.iter().collect::<Vec<_>>());
            let late = self.update(viewer, Version(0));
            assert_eq!(Value::Array(all.clone()), late["chapters"], "{viewer}");
            self.heard.insert(viewer, all);
        }
    }
}

fn looks(room: &Room, now: u64) -> (Vec<String>, Option<u64>) {
    let n_seats = room.news(now).seats.n_seats();
    let looks = Viewer::all(Seats::all(n_seats))
        .map(|viewer| room.tell(viewer, Version(0), Greeting::First, now))
        .collect();
    (looks, room.wake_at())
}

pub(crate) fn act(ack: Ack, action: Value) -> ClientMsg {
    ClientMsg::Act {
        ack,
        seat: None,
        action,
    }
}

pub(crate) fn take_back(ack: Ack) -> ClientMsg {
    ClientMsg::TakeBack { ack, seat: None }
}

pub(crate) fn answer(ack: Ack, answer: Answer) -> ClientMsg {
    ClientMsg::AnswerTakeBack {
        ack,
        seat: None,
        answer,
    }
}

pub(crate) fn step_out(ack: Ack) -> ClientMsg {
    ClientMsg::StepOut {
        ack,
        seat: None,
        level: None,
    }
}

pub(crate) fn step_in(ack: Ack) -> ClientMsg {
    ClientMsg::StepIn { ack, seat: None }
}

pub(crate) fn sit(ack: Ack, seat: u8, name: &str) -> ClientMsg {
    ClientMsg::Sit {
        ack,
        seat: Seat(seat),
        name: name.to_owned(),
        salt: format!("{name}'s salt"),
        token: Some(token(seat)),
    }
}

/// A token for a seat.
pub(crate) fn token(seat: u8) -> Token {
    Token(Hex32([!seat; 32]))
}

pub(crate) fn assert_done(heard: &Heard) {
    let replies = &heard.replies;
    assert!(
        matches!(replies[..], [ServerMsg::Done { .. }]),
        "{replies:?}"
    );
    assert!(!heard.entries.is_empty());
}

/// The error code and its sentence.
pub(crate) fn code(heard: &Heard) -> (ErrorCode, &str) {
    match &heard.replies[..] {
        [ServerMsg::Error { code, because, .. }] => (*code, because),
        other => panic!("no code: {other:?}"),
    }
}

/// The kind of each chapter, as a spectator sees it.
pub(crate) fn happenings(sitting: &Sitting) -> Vec<String> {
    let update = sitting.update(Viewer::Spectator, Version(0));
    let chapters = update["chapters"].as_array().expect("a list");
    let name = |chapter: &Value| {
        chapter["happening"]["happening"]
            .as_str()
            .map(str::to_owned)
    };
    chapters.iter().filter_map(name).collect()
}

pub(crate) fn take(location: &str) -> Value {
    json!({"do": "take_card", "location": location})
}

pub(crate) fn keep() -> Value {
    json!({"do": "keep_card"})
}

pub(crate) fn offer(to: u8) -> Value {
    json!({"do": "offer_card", "to": to})
}
