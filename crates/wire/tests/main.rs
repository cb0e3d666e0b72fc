//! Samples of every message, in both directions.

use serde_json::{Value, json};
use tabletop::Seat;
use wire::{ClientMsg, NewTable, ServerMsg, TableId, Token, UpdateMsg};

/// Every message a client can send, with only the required fields.
fn samples() -> Vec<Value> {
    vec![
        json!({"msg": "hello", "table": "k3v9hq2mxw7p"}),
        json!({"msg": "sit", "ack": 1, "seat": 1, "name": "Ben"}),
        json!({"msg": "salt", "ack": 2, "salt": "rain"}),
        json!({"msg": "start", "ack": 3}),
        json!({"msg": "act", "ack": 4, "action": {"do": "offer_card", "to": 0}}),
        json!({"msg": "take_back", "ack": 5}),
        json!({"msg": "answer_take_back", "ack": 6, "answer": "agree"}),
        json!({"msg": "step_out", "ack": 7}),
        json!({"msg": "step_in", "ack": 8}),
        json!({"msg": "say", "text": "It is a lizard."}),
        json!({"msg": "rematch", "ack": 9}),
        json!({"msg": "look_back", "ack": 10, "version": 17}),
        json!({"msg": "ping"}),
    ]
}

#[test]
fn every_message_is_understood_with_only_its_required_fields() {
    for sample in samples() {
        let msg: ClientMsg = serde_json::from_value(sample.clone()).expect("a message");
        let written = serde_json::to_value(&msg).unwrap();
        assert_eq!(written["msg"], sample["msg"]);
        let again: ClientMsg = serde_json::from_value(written).unwrap();
        assert_eq!(again, msg);
    }
}

#[test]
fn a_message_with_an_unknown_or_a_missing_field_is_not_understood() {
    for sample in samples() {
        // A message without fields has none that could be wrong.
        if sample["msg"] == "ping" {
            continue;
        }
        let mut more = sample.clone();
        more["cheat"] = json!(true);
        assert!(
            serde_json::from_value::<ClientMsg>(more).is_err(),
            "{sample}"
        );
        let fields = sample.as_object().unwrap();
        for needed in fields.keys() {
            let mut less = fields.clone();
            less.remove(needed);
            let less = serde_json::from_value::<ClientMsg>(Value::Object(less));
            assert!(less.is_err(), "{sample} without {needed}");
        }
    }
}

#[test]
fn every_answer_is_read_as_it_was_written() {
    let samples = [
        json!({"msg": "update", "seat": null, "update": {"version": 3}}),
        json!({"msg": "done", "ack": 4, "version": 18}),
        json!({"msg": "seated", "ack": 1, "seat": 1, "token": "07".repeat(32)}),
        json!({"msg": "refused", "ack": 4, "refusal":
            {"rule": "ARGH-19", "code": "not_your_turn", "because": "It is Ben's turn."}}),
        json!({"msg": "error", "ack": null, "code": "not_your_seat", "because": "Watch."}),
        json!({"msg": "said", "seat": 0, "text": "It is a lizard."}),
        json!({"msg": "looked_back", "ack": 10, "seat": 0, "version": 17, "view": {"piles": [6]}}),
        json!({"msg": "pong"}),
    ];
    for sample in samples {
        let msg: ServerMsg = serde_json::from_value(sample.clone()).expect("an answer");
        assert_eq!(serde_json::to_value(&msg).unwrap(), sample);
    }
}

#[test]
fn an_update_of_known_types_is_the_same_message() {
    let update = json!({
        "version": 1, "since": 0, "viewer": {"seat": 0}, "view": 5, "choices": ["a"],
        "chapters": [{"version": 1, "happening": {"happening": "dealt"}, "events": ["e"]}],
        "table": {
            "table": "k3v9hq2mxw7p", "game": "argh", "stage": "playing",
            "seats": [{"name": "Ann", "sitter": {"sitter": "person"}, "present": true}],
            "to_act": [0], "awaited": [0],
            "clock": {"seconds": 30, "until": [[0, 31000]], "now": 1000,
                "shared": {"seats": [0, 1], "seconds": 120, "until": 121000}},
            "take_back": {"seat": 0, "asked": [1]}, "outcome": null,
            "commitment": "07".repeat(32), "revealed": null,
        },
    });
    let sample = json!({"msg": "update", "seat": 0, "update": update});
    let typed: UpdateMsg<u8, String, String, ()> = serde_json::from_value(sample.clone()).unwrap();
    assert_eq!(typed.update.view, Some(5));
    assert_eq!(serde_json::to_value(&typed).unwrap(), sample);
    let untyped: ServerMsg = serde_json::from_value(sample).unwrap();
    assert!(matches!(
        untyped,
        ServerMsg::Update {
            seat: Some(Seat(0)),
            ..
        }
    ));
}

#[test]
fn a_request_for_a_new_table_is_understood() {
    let sample = json!({
        "game": "argh",
        "terms": {"n_seats": 3, "options": {"claims": "off"}},
        "seats": [
            {"sits": "here", "name": "Ann", "salt": "rain"},
            {"sits": "invited"},
            {"sits": "bot", "level": "fox"},
        ],
        "seconds": 60,
    });
    let new: NewTable = serde_json::from_value(sample).unwrap();
    assert_eq!(
        (new.seats.len(), new.seconds, new.listed),
        (3, Some(60), false)
    );
}

#[test]
fn a_token_does_not_print_and_a_table_id_has_twelve_letters() {
    let token: Token = serde_json::from_value(json!("ab".repeat(32))).unwrap();
    assert_eq!(format!("{token:?}"), "Token(hidden)");
    let bytes = std::array::from_fn(|number| (number * 21) as u8);
    assert_eq!(
        TableId::from_luck(bytes),
        TableId("axk9wj8vi7uh".to_owned())
    );
}
