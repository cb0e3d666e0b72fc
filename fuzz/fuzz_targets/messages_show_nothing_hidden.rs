#![no_main]
//! The room answers any message from anybody, a room restored from what it saved is the same, and
//! no answer contains a card or a secret that the asker was not told anyway.
//!
//! Each line is one message. Its first byte picks the sender, its second the kind of message; the
//! rest is the message itself or its details.

use std::collections::{BTreeMap, BTreeSet};

use libfuzzer_sys::fuzz_target;
use room::{Deed, Entry, Greeting, Guest, Heard, Opening, Room};
use serde_json::{Value, json};
use tabletop::{Seat, Seats, Terms, Viewer};
use wire::{ClientMsg, NewSeat, NewTable, Stage, TableId, Version};

fuzz_target!(|data: &[u8]| {
    let mut table = Table::open();
    for line in data.split(|byte| *byte == b'\n').take(60) {
        if let [who, kind, rest @ ..] = line {
            table.hears(*who, *kind, rest);
        }
    }
    table.is_what_was_saved();
});

struct Table {
    room: Room,
    saved: Vec<Entry>,
    guests: [Guest; 4],
    /// The cards that each viewer has been told about.
    told: BTreeMap<Viewer, BTreeSet<String>>,
    hidden: Vec<String>,
    now: u64,
}

impl Table {
    fn open() -> Self {
        let here = |name: &str| NewSeat::Here {
            name: name.to_owned(),
            salt: format!("the salt of {name}"),
        };
        let bot = NewSeat::Bot {
            level: "hamster".to_owned(),
        };
        let opening = Opening {
            table: TableId("abcdefghijkl".to_owned()),
            new: NewTable {
                game: "argh".to_owned(),
                terms: Terms::plain(3),
                seats: vec![here("Ann"), here("Ben"), bot],
                seconds: Some(30),
                listed: true,
            },
            fresh: [7; 32],
            now: 1_000,
        };
        let (new, created) = Room::open(&opening).expect("the table can be opened");
        let Deed::Opened(opened) = &new.entries[0].deed else {
            unreachable!("the first entry opens a table");
        };
        let mut hidden = vec![opened.secret.0.to_string(), created.host.0.to_string()];
        hidden.extend(created.tokens.iter().map(|(_, token)| token.0.to_string()));
        hidden.push("the salt of".to_owned());
        let admit = |tokens: &[wire::Token]| new.room.admit(tokens).expect("a good token");
        let guests = [
            admit(&[created.tokens[0].1]),
            admit(&[created.tokens[1].1]),
            admit(&[created.host]),
            admit(&[]),
        ];
        let mut table = Self {
            room: new.room,
            saved: new.entries,
            guests,
            told: BTreeMap::new(),
            hidden,
            now: 1_000,
        };
        table.says(2, &json!({"msg": "start", "ack": 0}).to_string());
        table
    }

    fn hears(&mut self, who: u8, kind: u8, rest: &[u8]) {
        let who = usize::from(who) % self.guests.len();
        let first = rest.first().copied().unwrap_or(0);
        let text = String::from_utf8_lossy(rest);
        let ack = self.saved.len() as u32 + u32::from(first % 4);
        let message = match kind % 12 {
            0 => return self.says(who, &text),
            1..=3 => match self.choice(who, first) {
                Some((seat, action)) => {
                    json!({"msg": "act", "ack": ack, "seat": seat, "action": action})
                }
                None => return self.time_passes(first),
            },
            4 => json!({"msg": "take_back", "ack": ack}),
            5 => json!({"msg": "answer_take_back", "ack": ack, "answer": "agree"}),
            6 => json!({"msg": "step_out", "ack": ack, "level": "hamster"}),
            7 => json!({"msg": "step_in", "ack": ack}),
            8 => json!({"msg": "look_back", "ack": ack, "version": first}),
            9 => json!({"msg": "say", "text": text}),
            10 => json!({"msg": "rematch", "ack": ack}),
            _ => match serde_json::from_str::<Value>(&text) {
                Ok(action) => json!({"msg": "act", "ack": ack, "action": action}),
                Err(_) => json!({"msg": "salt", "ack": ack, "salt": text}),
            },
        };
        self.says(who, &message.to_string());
    }

    fn says(&mut self, who: usize, text: &str) {
        let Ok(message) = serde_json::from_str::<ClientMsg>(text) else {
            return;
        };
        let mut guest = self.guests[who];
        let heard = self.room.hear(&mut guest, &message, self.now, [8; 32]);
        self.guests[who] = guest;
        let replies = serde_json::to_value(&heard.replies).expect("answers have JSON");
        let over = self.room.stage() == Stage::Over;
        self.follow(heard);
        let viewers = guest.viewers();
        let known: BTreeSet<&String> = viewers
            .iter()
            .flat_map(|viewer| &self.told[viewer])
            .collect();
        for card in cards(&replies) {
            assert!(known.contains(&card), "{card} in {replies} for {viewers:?}");
        }
        let letters = replies.to_string();
        for hidden in self.hidden.iter().filter(|_| !over) {
            // A client that sits down or names a token is sent that one again.
            let own = text.contains(hidden.as_str());
            assert!(
                own || !letters.contains(hidden.as_str()),
                "{hidden} in {letters}"
            );
        }
    }

    fn time_passes(&mut self, seconds: u8) {
        self.now += u64::from(seconds) * 1_000;
        let heard = self.room.tick(self.now);
        self.follow(heard);
    }

    /// Saves, tells everybody, and lets bots think.
    fn follow(&mut self, heard: Heard) {
        self.saved.extend(heard.entries);
        for viewer in Viewer::all(Seats::all(3)) {
            let text = self
                .room
                .tell(viewer, Version(0), Greeting::First, self.now);
            let update: Value = serde_json::from_str(&text).expect("an update is JSON");
            self.told.entry(viewer).or_default().extend(cards(&update));
        }
        for job in heard.jobs {
            let action = room::think(&job, room::Conditions::default());
            let heard = self.room.thought(job.seat, job.version, &action, self.now);
            self.follow(heard);
        }
    }

    /// A choice of this guest's seat.
    fn choice(&self, who: usize, number: u8) -> Option<(Seat, Value)> {
        let seat = self.guests[who].seats().first()?;
        let viewer = Viewer::Seat(seat);
        let text = self
            .room
            .tell(viewer, Version(0), Greeting::First, self.now);
        let mut update: Value = serde_json::from_str(&text).expect("an update is JSON");
        let choices = update["update"]["choices"].as_array_mut()?;
        let at = usize::from(number).checked_rem(choices.len())?;
        Some((seat, choices.swap_remove(at)))
    }

    fn is_what_was_saved(&self) {
        let restored = Room::restore(&self.saved).expect("what was saved can be restored");
        for viewer in Viewer::all(Seats::all(3)) {
            let look = |room: &Room| room.tell(viewer, Version(0), Greeting::First, self.now);
            assert_eq!(look(&restored), look(&self.room), "{viewer}");
        }
    }
}

/// Every card that is face up anywhere in JSON.
fn cards(value: &Value) -> BTreeSet<String> {
    let mut cards = BTreeSet::new();
    let mut rest = vec![value];
    while let Some(value) = rest.pop() {
        match value {
            Value::Array(items) => rest.extend(items),
            Value::Object(fields) => {
                cards.extend(fields.get("up").map(Value::to_string));
                rest.extend(fields.values());
            }
            _ => (),
        }
    }
    cards
}
