#![no_main]
//! From any ledger a room is restored, or the ledger is refused, and a restored room can be told to
//! everybody. The ledger is arbitrary lines, or changes to a real one.

use std::sync::OnceLock;

use libfuzzer_sys::fuzz_target;
use room::{Entry, Greeting, Opening, Room};
use tabletop::{Seats, Terms, Viewer};
use wire::{Ack, ClientMsg, NewSeat, NewTable, TableId, Version};

fuzz_target!(|data: &[u8]| {
    restored(data);
    let mut ledger = a_ledger().to_vec();
    for edit in data.chunks_exact(3) {
        let place = usize::from(u16::from_le_bytes([edit[0], edit[1]])) % ledger.len();
        ledger[place] = edit[2];
    }
    restored(&ledger);
});

fn restored(ledger: &[u8]) {
    let lines = ledger.split(|byte| *byte == b'\n');
    let entries: Vec<Entry> = lines
        .map_while(|line| serde_json::from_slice(line).ok())
        .collect();
    let Ok(mut room) = Room::restore(&entries) else {
        return;
    };
    let _ = room.resume(1_000_000);
    let news = room.news(1_000_000);
    for viewer in Viewer::all(Seats::all(news.seats.n_seats())) {
        let text = room.tell(viewer, Version(0), Greeting::First, 1_000_000);
        assert!(text.starts_with("{\"msg\":\"update\""));
    }
}

/// The lines of a deal among bots.
fn a_ledger() -> &'static [u8] {
    static LEDGER: OnceLock<Vec<u8>> = OnceLock::new();
    LEDGER.get_or_init(|| {
        let here = NewSeat::Here {
            name: "Ann".to_owned(),
            salt: "rain".to_owned(),
        };
        let bot = NewSeat::Bot {
            level: "hamster".to_owned(),
        };
        let opening = Opening {
            table: TableId("abcdefghijkl".to_owned()),
            new: NewTable {
                game: "argh".to_owned(),
                terms: Terms::plain(2),
                seats: vec![here, bot],
                seconds: Some(30),
                listed: false,
            },
            fresh: [7; 32],
            now: 1_000,
        };
        let (mut new, created) = Room::open(&opening).expect("the table can be opened");
        let mut host = new.room.admit(&[created.host]).expect("the host");
        let start = ClientMsg::Start { ack: Ack(1) };
        let mut heard = new.room.hear(&mut host, &start, 1_000, [8; 32]);
        let mut entries = new.entries;
        for _ in 0..40 {
            entries.append(&mut heard.entries);
            heard = match heard.jobs.pop() {
                Some(job) => {
                    let action = room::think(&job, room::Conditions::default());
                    new.room.thought(job.seat, job.version, &action, 2_000)
                }
                None => match new.room.wake_at() {
                    Some(at) => new.room.tick(at),
                    None => break,
                },
            };
        }
        let lines = entries
            .iter()
            .map(|entry| serde_json::to_string(entry).expect("JSON"));
        lines.collect::<Vec<_>>().join("\n").into_bytes()
    })
}
