//! Nobody is told what their seat may not know.

use argh::Argh;
use room::{Deed, Greeting};
use serde_json::{Value, json};
use tabletop::{BySeat, Chance, Game, Log, Salt, Seat, Shelved, Terms, Viewer};
use wire::{Stage, Version, Written};

use crate::sitting::{Sitting, act, bot, here, new_table, step_out, take_back};

/// The deal by the rules alone, from the saved entries: the state, and the events of each chapter.
fn by_the_rules(sitting: &Sitting) -> (Argh, Vec<Vec<argh::Event>>) {
    let Deed::Opened(opened) = &sitting.saved[0].deed else {
        panic!("the first entry opens");
    };
    let setup = Argh::set_up(&opened.terms).unwrap();
    let salts: BySeat<Salt> = opened
        .places
        .iter()
        .map(|place| place.salt.clone())
        .collect();
    let mut log = Log::recording();
    let luck = || Chance::new(opened.secret.seed(&salts));
    let mut state = Argh::deal(&setup, luck(), &mut log).unwrap();
    let mut states = vec![state.clone()];
    let mut chapters = vec![log.take()];
    for entry in &sitting.saved[2..] {
        match &entry.deed {
            Deed::Played { seat, action, .. } => {
                let action = serde_json::from_value(action.written().clone()).unwrap();
                state.play(*seat, &action, &mut log).unwrap();
                states.push(state.clone());
            }
            Deed::TookBack { standing, .. } => {
                states.truncate(*standing as usize + 1);
                state = states.last().unwrap().clone();
            }
            _ => {}
        }
        chapters.push(log.take());
    }
    (state, chapters)
}

/// Checks that everybody is told exactly what the rules show them, and no more.
fn look_at_everything_told(sitting: &Sitting) {
    let (state, chapters) = by_the_rules(sitting);
    let spectators = sitting.update(Viewer::Spectator, Version(0));
    for viewer in sitting.viewers() {
        let update = sitting.update(viewer, Version(0));
        let keys: Vec<&String> = update.as_object().unwrap().keys().collect();
        assert_eq!(
            keys,
            [
                "chapters", "choices", "setup", "since", "table", "version", "view", "viewer"
            ]
        );
        assert_eq!(update["view"], json!(state.view(viewer)));
        let choices = match viewer {
            Viewer::Seat(seat) => state.choices(seat),
            Viewer::Spectator => Vec::new(),
        };
        assert_eq!(update["choices"], json!(choices));
        assert_eq!(update["table"], spectators["table"], "the same for all");
        assert_eq!(update["setup"], spectators["setup"], "the same for all");
        let told = update["chapters"].as_array().unwrap();
        assert_eq!(told.len(), chapters.len());
        for (chapter, events) in told.iter().zip(&chapters) {
            let seen: Vec<_> = events
                .iter()
                .filter_map(|event| Argh::redact(event, viewer))
                .collect();
            assert_eq!(chapter["events"], json!(seen), "{viewer}");
            let n_keys = chapter.as_object().unwrap().len();
            assert_eq!(n_keys, 3, "version, happening, events");
        }
    }
}

/// Checks that a text contains nothing of the deal's luck, the tokens or the salts.
fn look_for_secrets(sitting: &Sitting, text: &str) {
    let Deed::Opened(opened) = &sitting.saved[0].deed else {
        panic!("the first entry opens");
    };
    let salts: BySeat<Salt> = opened
        .places
        .iter()
        .map(|place| place.salt.clone())
        .collect();
    let seed = opened.secret.seed(&salts);
    let mut hidden = vec![
        opened.secret.0.to_string(),
        seed.0.to_string(),
        sitting.created.host.0.to_string(),
        opened.host.0.to_string(),
    ];
    hidden.extend(
        sitting
            .created
            .tokens
            .iter()
            .map(|(_, token)| token.0.to_string()),
    );
    hidden.extend(
        opened
            .places
            .iter()
            .filter_map(|place| Some(place.token?.0.to_string())),
    );
    hidden.extend(
        salts
            .iter()
            .map(|Salt(salt)| salt.clone())
            .filter(|salt| !salt.is_empty()),
    );
    for secret in hidden {
        assert!(!text.contains(&secret), "{secret} in {text}");
    }
}

#[test]
fn everybody_is_told_what_the_rules_show_them_and_nothing_else() {
    for number in 20..23 {
        let seats = vec![here("Ann"), here("Ben"), bot("fox"), here("Cem")];
        let mut sitting = Sitting::begun(new_table(seats), number);
        let mut round = 0;
        while sitting.room.stage() == Stage::Playing {
            round += 1;
            look_at_everything_told(&sitting);
            for viewer in sitting.viewers() {
                let told = sitting
                    .room
                    .tell(viewer, Version(0), Greeting::First, sitting.now);
                look_for_secrets(&sitting, &told);
            }
            if let Some(job) = sitting.jobs.pop() {
                look_at_the_job(&sitting, &job);
                sitting.thinks(&job);
                continue;
            }
            let seat = sitting.awaited();
            let choices = sitting.choices(seat);
            match round % 9 {
                4 => drop(sitting.says(seat, take_back)),
                _ => sitting.plays(seat, choices[round % choices.len()].clone()),
            }
        }
        look_at_everything_told(&sitting);
    }
}

fn look_at_the_job(sitting: &Sitting, job: &room::Job) {
    let (state, _) = by_the_rules(sitting);
    let text = serde_json::to_string(job).unwrap();
    look_for_secrets(sitting, &text);
    let told: Value = serde_json::from_str(&text).unwrap();
    let keys: Vec<&String> = told.as_object().unwrap().keys().collect();
    assert_eq!(
        keys,
        [
            "choices", "game", "level", "seat", "seed", "setup", "version", "view"
        ]
    );
    let view = state.view(Viewer::Seat(job.seat));
    assert_eq!(job.view, Written::of(&view));
    assert_eq!(job.choices, Written::of(&state.choices(job.seat)));
    let again: room::Job = serde_json::from_str(&text).unwrap();
    assert_eq!(json!(again), json!(job));
}

/// Two tables with different luck where the same is done: as long as no card is turned up,
/// everybody but the seat that draws must be told the same, byte for byte.
#[test]
fn tables_that_differ_only_in_hidden_cards_look_the_same() {
    let table = |number: u8| {
        let mut new = new_table(vec![here("Ann"), here("Ben"), here("Cem")]);
        new.terms = Terms::plain(3).with("first_player", "host_picks");
        Sitting::begun(new, number)
    };
    let (mut one, mut other) = (table(30), table(31));
    let commitments = [&one, &other].map(|sitting| sitting.created.commitment.to_string());
    let script = [
        (0, json!({"do": "choose_first_player", "seat": 1})),
        (1, json!({"do": "take_card", "location": "garden"})),
        (1, json!({"do": "keep_card"})),
        (2, json!({"do": "take_card", "location": "house"})),
        (2, json!({"do": "keep_card"})),
        (0, json!({"do": "take_card", "location": "garden"})),
        (0, json!({"do": "offer_card", "to": 1})),
    ];
    let mut have_seen = Vec::new();
    let mut n_differences = 0;
    for (seat, action) in script {
        one.plays(seat, action.clone());
        other.plays(seat, action);
        if !have_seen.contains(&seat) && one.room.version().0 > 2 {
            have_seen.push(seat);
        }
        for viewer in one.viewers() {
            let told = |sitting: &Sitting| {
                sitting
                    .room
                    .tell(viewer, Version(0), Greeting::First, sitting.now)
            };
            let same = told(&one) == told(&other).replace(&commitments[1], &commitments[0]);
            let may_differ = have_seen.iter().any(|seat| viewer.is(Seat(*seat)));
            assert!(same || may_differ, "{viewer}");
            n_differences += u32::from(!same);
        }
        // A refusal says no more than a view does.
        let refused = |sitting: &mut Sitting| {
            let heard = sitting.says(2, |ack| act(ack, json!({"do": "accept_card"})));
            serde_json::to_string(&heard.replies).unwrap()
        };
        assert_eq!(refused(&mut one), refused(&mut other));
    }
    assert!(n_differences > 0, "those who drew a card know it");
}

#[test]
fn a_bots_luck_is_its_own_at_every_decision() {
    let mut sitting = Sitting::of_persons(&["Ann", "Ben"], 32);
    let mut seeds = Vec::new();
    for seat in [0, 1] {
        sitting.says(seat, step_out);
    }
    while let Some(job) = sitting.jobs.pop() {
        assert!(!seeds.contains(&job.seed));
        seeds.push(job.seed);
        sitting.thinks(&job);
    }
    assert!(seeds.len() > 10);
}
