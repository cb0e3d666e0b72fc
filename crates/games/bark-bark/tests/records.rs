//! Records can be written, read back and verified.

use bark_bark::BarkBark;
use laws::driven::sample_record;
use tabletop::{Digest, Record};

use crate::tables::{plain, race, with_edition};

#[test]
fn a_record_can_be_read_back_and_verified() {
    let tables = [
        plain(3),
        race(4, "claims = public_and_whispers; table = tea_tray"),
        race(5, "custom_table = 8x5 2.2"),
        with_edition(
            3,
            &[("edition_id = \"bark-bark-base\"", "edition_id = \"ours\"")],
        ),
    ];
    for setup in tables {
        for number in 0..3 {
            let text = sample_record::<BarkBark>(&setup, number).expect("a deal that ends");
            let record = Record::<BarkBark>::parse(&text).expect("what was written can be read");
            assert_eq!(record.to_text(), text);
            let replay = record.verify().unwrap_or_else(|wrong| panic!("{wrong}"));
            let closing = record.closing.expect("a finished deal has a last line");
            assert_eq!(Digest::of(&replay.state), closing.digest);
        }
    }
}

/// Nesting actions by step does not show in records and messages.
#[test]
fn every_action_is_read_and_written_as_one_flat_object() {
    let actions = [
        r#"{"do":"choose_colour","colour":2}"#,
        r#"{"do":"choose_critter","critter":"squirrel"}"#,
        r#"{"do":"tell_pets","count":3}"#,
        r#"{"do":"name_placer","seat":1}"#,
        r#"{"do":"place_start","cell":{"x":5,"y":3}}"#,
        r#"{"do":"ready"}"#,
        r#"{"do":"choose_card","value":4}"#,
        r#"{"do":"leave_to_chance"}"#,
        r#"{"do":"claim_card","value":4,"to":null}"#,
        r#"{"do":"claim_card","value":4,"to":2}"#,
        r#"{"do":"withdraw_claim"}"#,
        r#"{"do":"propose_split","shares":[2,3,0,0,0]}"#,
        r#"{"do":"accept_split"}"#,
        r#"{"do":"counter_split","shares":[3,2,0,0,0]}"#,
        r#"{"do":"propose_order","order":[0,2]}"#,
        r#"{"do":"accept_order"}"#,
        r#"{"do":"counter_order","order":[2,0]}"#,
        r#"{"do":"walk_away"}"#,
        r#"{"do":"step","side":"north"}"#,
        r#"{"do":"explore","side":"east","pile":"deck"}"#,
        r#"{"do":"place_crown","cell":{"x":1,"y":2},"side":"west"}"#,
        r#"{"do":"take_short_cut"}"#,
        r#"{"do":"decline_short_cut"}"#,
        r#"{"do":"swap_corner","pile":"left"}"#,
        r#"{"do":"push_off","seat":1,"side":"south"}"#,
        r#"{"do":"hop_off","side":"north"}"#,
        r#"{"do":"bounce","side":"east"}"#,
        r#"{"do":"choose_gate","cell":{"x":1,"y":2}}"#,
        r#"{"do":"order_retreat","seat":0}"#,
    ];
    for text in actions {
        let action: bark_bark::Action = tabletop::read_text(text).expect(text);
        assert_eq!(serde_json::to_string(&action).expect(text), text);
    }
}
