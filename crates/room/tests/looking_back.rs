//! Looking back shows exactly what was shown at the time, to the letter, and nothing else.

use std::collections::BTreeMap;

use room::{Greeting, Guest, News, Room};
use serde::Deserialize;
use serde_json::value::RawValue;
use tabletop::{Seat, Viewer};
use wire::{ClientMsg, ErrorCode, NewSeat, ServerMsg, Stage, Version};

use crate::sitting::{
    Sitting, answer, bot, code, here, new_table, sit, step_in, step_out, take_back,
};

/// The text of the view in a current update.
fn view_now(sitting: &Sitting, viewer: Viewer) -> String {
    #[derive(Deserialize)]
    struct Message<'a> {
        #[serde(borrow)]
        update: Update<'a>,
    }
    #[derive(Deserialize)]
    struct Update<'a> {
        #[serde(borrow)]
        view: &'a RawValue,
    }
    let room = &sitting.room;
    let text = room.tell(viewer, Version(0), Greeting::First, sitting.now);
    let message: Message<'_> = serde_json::from_str(&text).unwrap();
    message.update.view.get().to_owned()
}

fn look_back(version: u32) -> impl FnOnce(wire::Ack) -> ClientMsg {
    move |ack| ClientMsg::LookBack {
        ack,
        seat: None,
        version: Version(version),
    }
}

/// The answer to a viewer who looks back.
fn seen_again(sitting: &mut Sitting, viewer: Viewer, version: Version) -> String {
    let mut guest = match viewer {
        Viewer::Seat(seat) => sitting.guest(seat.0),
        Viewer::Spectator => Guest::default(),
    };
    let msg = look_back(version.0)(sitting.ack());
    let heard = sitting.room.hear(&mut guest, &msg, sitting.now, [0; 32]);
    assert!(heard.entries.is_empty() && heard.news == News::None);
    match &heard.replies[..] {
        [
            ServerMsg::LookedBack {
                seat,
                version: at,
                view,
                ..
            },
        ] => {
            assert_eq!(seat.map_or(Viewer::Spectator, Viewer::Seat), viewer);
            assert_eq!(*at, version);
            view.text().to_owned()
        }
        replies => panic!("{replies:?}"),
    }
}

/// A deal in which actions are taken back and seats pass to bots and back, with the text of every
/// view that anybody was sent.
fn watched(number: u8) -> (Sitting, BTreeMap<(Version, Viewer), String>) {
    let seats = vec![here("Ann"), here("Ben"), here("Cem")];
    let mut sitting = Sitting::begun(new_table(seats), number);
    let mut told = BTreeMap::new();
    for round in 0..400 {
        for viewer in sitting.viewers() {
            let at = (sitting.room.version(), viewer);
            told.insert(at, view_now(&sitting, viewer));
        }
        if sitting.room.stage() == Stage::Over {
            break;
        }
        if let Some(job) = sitting.jobs.pop() {
            sitting.thinks(&job);
            continue;
        }
        let asked = sitting.room.news(sitting.now).take_back;
        if let Some(asked) = asked {
            let seat = asked.asked.first().unwrap().0;
            sitting.says(seat, |ack| answer(ack, wire::Answer::Agree));
            continue;
        }
        let seat = sitting.awaited();
        let choices = sitting.choices(seat);
        match round % 11 {
            // Everybody agrees to everything, so without a limit the deal would never end.
            4 | 7 if round < 40 => drop(sitting.says(seat, take_back)),
            5 => drop(sitting.says(2, step_out)),
            9 => drop(sitting.says(2, step_in)),
            _ => sitting.plays(seat, choices[round % choices.len()].clone()),
        }
    }
    assert_eq!(sitting.room.stage(), Stage::Over);
    (sitting, told)
}

#[test]
fn looking_back_shows_what_was_shown_to_the_letter() {
    for number in 60..64 {
        let (mut sitting, told) = watched(number);
        let undone = sitting
            .saved
            .iter()
            .filter(|entry| matches!(entry.deed, room::Deed::TookBack { .. }))
            .count();
        assert!(undone > 0, "something was taken back");
        assert!(told.len() > 100);
        for ((version, viewer), view) in &told {
            let again = seen_again(&mut sitting, *viewer, *version);
            assert_eq!(&again, view, "{viewer} at {version:?}");
        }
        // The same after a restart.
        sitting.room = Room::restore(&sitting.saved).unwrap();
        for ((version, viewer), view) in told.iter().step_by(7) {
            assert_eq!(&seen_again(&mut sitting, *viewer, *version), view);
        }
    }
}

#[test]
fn before_the_deal_there_was_nothing_to_see() {
    let mut sitting = Sitting::open(new_table(vec![here("Ann"), NewSeat::Invited]), 65);
    assert_eq!(
        seen_again(&mut sitting, Viewer::Spectator, Version(0)),
        "null"
    );
    let msg = sit(sitting.ack(), 1, "Ben");
    sitting.hear(&mut Guest::default(), &msg);
    for version in [0, 1] {
        let ann = Viewer::Seat(Seat(0));
        assert_eq!(seen_again(&mut sitting, ann, Version(version)), "null");
    }
    assert_ne!(
        seen_again(&mut sitting, Viewer::Spectator, Version(2)),
        "null"
    );
}

#[test]
fn nobody_can_see_a_future_version_or_the_view_of_another_seat() {
    let mut sitting = Sitting::begun(new_table(vec![here("Ann"), here("Ben"), bot("fox")]), 66);
    let next = sitting.room.version().0 + 1;
    for version in [next, u32::MAX] {
        let heard = sitting.says(0, look_back(version));
        let (code, because) = code(&heard);
        assert_eq!(code, ErrorCode::NoSuchVersion);
        assert!(because.contains(&version.to_string()), "{because}");
    }
    let looks = |ack, seat| ClientMsg::LookBack {
        ack,
        seat: Some(Seat(seat)),
        version: Version(1),
    };
    for seat in [1, 2, 9] {
        let heard = sitting.says(0, |ack| looks(ack, seat));
        assert_eq!(code(&heard).0, ErrorCode::NotYourSeat);
        let msg = looks(sitting.ack(), seat);
        let heard = sitting.hear(&mut Guest::default(), &msg);
        assert_eq!(code(&heard).0, ErrorCode::NotYourSeat, "a spectator");
    }
    // A screen with two seats has to say which one it means.
    let tokens: Vec<_> = sitting
        .created
        .tokens
        .iter()
        .map(|(_, token)| *token)
        .collect();
    let mut both = sitting.room.admit(&tokens).unwrap();
    let msg = look_back(1)(sitting.ack());
    let heard = sitting.hear(&mut both, &msg);
    assert_eq!(code(&heard).0, ErrorCode::NotYourSeat);
}

#[test]
fn there_is_no_version_before_the_first() {
    for version in ["-1", "1.5", "4294967296", "null"] {
        let text = format!("{{\"msg\":\"look_back\",\"ack\":1,\"version\":{version}}}");
        assert!(
            serde_json::from_str::<ClientMsg>(&text).is_err(),
            "{version}"
        );
    }
}
