//! Records can be written, read back and verified; the player aid.

use laws::driven::sample_record;
use mole_park::MolePark;
use tabletop::{BySeat, Digest, Game, Record, Viewer, Words};

use crate::tables::{at_every_step, plain, short, with_edition};

#[test]
fn a_record_can_be_read_back_and_verified() {
    let tables = [
        plain(3),
        short(8, "hill_view = top_card; king_selection = arcade_question"),
        with_edition(4, &[("id = \"mole-park-base\"", "id = \"ours\"")]),
    ];
    for setup in tables {
        for number in 0..2 {
            let text = sample_record::<MolePark>(&setup, number).expect("a deal that ends");
            let record = Record::<MolePark>::parse(&text).expect("what was written can be read");
            assert_eq!(record.to_text(), text);
            let replay = record.verify().unwrap_or_else(|wrong| panic!("{wrong}"));
            let closing = record.closing.expect("a finished deal has a last line");
            assert_eq!(Digest::of(&replay.state), closing.digest);
        }
    }
}

#[test]
fn the_aid_lists_every_prize_and_ticks_off_what_was_won() {
    let setup = short(4, "go_wait = 0");
    let mut n_ticked = 0;
    at_every_step(&setup, 1, |_, after| {
        let aid = MolePark::aid(&setup, &after.view(Viewer::Spectator));
        assert_eq!(aid.matches("\n[").count(), 48);
        n_ticked = aid.matches("[x]").count();
        let won: BySeat<usize> = BySeat::from_fn(4, |seat| {
            after.view(Viewer::Spectator).areas[seat]
                .prizes
                .len()
                .into()
        });
        assert_eq!(n_ticked, won.iter().sum::<usize>());
    });
    assert!(n_ticked > 0, "somebody won a prize");
}

/// Nesting actions does not show in records and messages.
#[test]
fn every_action_is_read_and_written_as_one_flat_object() {
    let actions = [
        r#"{"do":"choose_colour","colour":"red"}"#,
        r#"{"do":"answer_arcade","visit":"never"}"#,
        r#"{"do":"answer_arcade","visit":{"ago":{"days":7}}}"#,
        r#"{"do":"name_king","seat":1}"#,
        r#"{"do":"leave_to_chance"}"#,
        r#"{"do":"break_tie","next":2}"#,
        r#"{"do":"name_winner","seat":0}"#,
        r#"{"do":"declare_crown"}"#,
        r#"{"do":"pass_crown"}"#,
        r#"{"do":"peek_hole","hole":3}"#,
        r#"{"do":"choose_die","die":"mallet"}"#,
        r#"{"do":"say_go"}"#,
        r#"{"do":"say_go","text":"Whack!"}"#,
        r#"{"do":"use_reroll","prize":5}"#,
        r#"{"do":"decline_reroll"}"#,
        r#"{"do":"discard_mole","mole":17}"#,
        r#"{"do":"keep_mole","mole":17}"#,
        r#"{"do":"keep_no_more"}"#,
        r#"{"do":"take_prize","stand":2}"#,
        r#"{"do":"pass_prize"}"#,
    ];
    for text in actions {
        let action: mole_park::Action = tabletop::read_text(text).expect(text);
        assert_eq!(serde_json::to_string(&action).expect(text), text);
    }
}
