//! Valid records, and every way in which one can be invalid.

use std::fs;

use crate::playing::first_choices;
use crate::scratch::{Scratch, between};

/// A finished record of a deal with two seats.
fn finished(scratch: &Scratch) -> String {
    scratch
        .run("play argh --seats you,fox --seed 3", &first_choices())
        .code(0);
    fs::read_to_string(scratch.deal("argh-1")).unwrap()
}

#[test]
fn a_changed_record_is_detected() {
    let scratch = Scratch::new("changed_record");
    let good = finished(&scratch);
    let n_lines = good.lines().count();
    let without_last = |text: &str| {
        let lines: Vec<&str> = text.lines().take(n_lines - 1).collect();
        lines.join("\n") + "\n"
    };
    let secret = between(&good, "\"secret\":\"", "\"");
    let digest = between(&good, "\"digest\":\"", "\"");
    let places = between(&good, "\"places\":[", "]");
    let other_places = if places == "1,2" { "2,1" } else { "1,2" };
    let zeros = "0".repeat(64);
    let told: Vec<(&str, String, &str)> = vec![
        (
            "empty",
            String::new(),
            "line 1: is not the first line of a record",
        ),
        (
            "prose",
            "Once upon a time\n".to_owned(),
            "line 1: is not the first line of a record",
        ),
        (
            "unknown game",
            good.replacen("\"game\":\"argh\"", "\"game\":\"chess\"", 1),
            "game `chess`: there is no such game",
        ),
        (
            "a missing game",
            good.replacen("\"game\":\"argh\"", "\"game\":\"chess\"", 1),
            "there is no such game",
        ),
        (
            "another format",
            good.replacen("\"format\":1", "\"format\":9", 1),
            "line 1: format: is 9; this house reads format 1",
        ),
        (
            "other rules",
            good.replacen("\"rules\":", "\"rules\":99", 1),
            "played by version 99",
        ),
        (
            "a broken line",
            good.replacen("{\"line\":\"play\"", "{\"line\":\"pl", 1),
            "line 2",
        ),
        (
            "a changed action",
            good.replacen("\"do\":\"take_card\"", "\"do\":\"accept_card\"", 1),
            "action 1: ARGH-",
        ),
        (
            "a missing seat",
            good.replacen(
                "\"line\":\"play\",\"seat\":0",
                "\"line\":\"play\",\"seat\":7",
                1,
            ),
            "no seat H at this table",
        ),
        (
            "an action left out",
            good.lines()
                .enumerate()
                .filter(|(place, _)| *place != 1)
                .map(|(_, line)| format!("{line}\n"))
                .collect(),
            "action 1: ARGH-",
        ),
        (
            "a changed secret",
            good.replace(secret, &zeros),
            "secret: is not the one",
        ),
        (
            "a changed digest",
            good.replace(digest, &zeros),
            "last line: digest: is 0000",
        ),
        (
            "a changed outcome",
            good.replace(
                &format!("\"places\":[{places}]"),
                &format!("\"places\":[{other_places}]"),
            ),
            "last line: outcome: is not what the actions lead to",
        ),
        (
            "salt exchanged",
            good.replacen("\"salts\":[\"", "\"salts\":[\"x", 1),
            "",
        ),
        ("not over", without_last(&good), "the deal is not over"),
        (
            "cut off in the last line",
            good[..good.len() - 20].to_owned(),
            "the deal is not over",
        ),
        (
            "after the end",
            format!("{good}{}\n", good.lines().nth(1).unwrap()),
            "comes after the closing line",
        ),
    ];
    for (name, text, words) in told {
        assert_ne!(text, good, "{name} changes something");
        let file = scratch.write("bad.deal", text);
        let told = scratch.run_words(&["verify", file.to_str().unwrap()], "");
        assert_eq!(told.code, Some(1), "{name}: {told}");
        assert!(
            told.err.contains("bad.deal: ") && told.err.contains(words),
            "{name}: {told}"
        );
        assert!(!told.out.contains("Verified"), "{name}: {told}");
    }
    let told = scratch.run("verify deals/argh-1.deal", "").code(0);
    assert!(!told.out.contains("by hand"), "{told}");
}

#[test]
fn bytes_that_are_not_text_are_reported_with_their_line() {
    let scratch = Scratch::new("not_text");
    let good = finished(&scratch);
    let mut bytes = good.into_bytes();
    bytes[10] = 0xff;
    scratch.write("bad.deal", bytes);
    scratch
        .run("verify bad.deal", "")
        .code(1)
        .reports("bad.deal: line 1: is not text");
    scratch
        .run("check bad.deal", "")
        .code(1)
        .says("WRONG  bad.deal");
    scratch.run("replay bad.deal", "").code(1);
}

#[test]
fn check_prints_a_line_for_each_file_and_searches_folders() {
    let scratch = Scratch::new("check_folder");
    finished(&scratch);
    scratch
        .run("play argh --seats you,fox --seed 3", "a\nquit\n")
        .code(0);
    let edition = scratch.run("edition show", "").code(0).out;
    scratch.write("mine.toml", &edition);
    scratch.write("Cargo.toml", "[package]\nname = \"not-an-edition\"\n");
    scratch.write(
        "turn.scn",
        "title: With exactly two players two cards of each pile are removed\nrules: ARGH-14\n\n\
         given  2 seats\nthen   asked: A\n",
    );
    scratch
        .run("check .", "")
        .code(0)
        .says("argh-1.deal: finished deal of")
        .says("argh-2.deal: open deal of 3 actions, all of them allowed")
        .says("mine.toml: an edition of ARGH")
        .says("turn.scn: 1 scenario")
        .says("4 files checked, 0 wrong");
    scratch.write(
        "mine.toml",
        edition.replacen("bombs_to_win = 2", "bombs_to_win = 1", 1),
    );
    scratch.write("turn.scn", "title: x\n");
    fs::remove_file(scratch.secret("argh-2")).unwrap();
    scratch
        .run("check .", "")
        .code(1)
        .says("its secret is not here, so it was not replayed")
        .says("WRONG  ./mine.toml: bombs_to_win: is 1 with 3 bomb parts")
        .says("WRONG  ./turn.scn: turn.scn:1")
        .says("4 files checked, 2 wrong")
        .reports("2 files are wrong");
}

#[test]
fn a_deal_is_told_as_one_seat_saw_it_or_openly() {
    let scratch = Scratch::new("replayed");
    finished(&scratch);
    let tell = |words: &str| {
        scratch
            .run(&format!("replay deals/argh-1.deal {words}"), "")
            .code(0)
            .out
    };
    let (open, mine, foxs, watched) = (
        tell(""),
        tell("--as A"),
        tell("--as b"),
        tell("--as spectator"),
    );
    assert!(open.contains("with all cards open") && foxs.contains("as Fox saw it"));
    // Somebody's first card is known only to that person.
    let looked = |text: &str| text.matches("and looked: ").count();
    assert_eq!(looked(&open), looked(&mine) + looked(&foxs));
    assert!(looked(&mine) > 0 && looked(&foxs) > 0);
    assert_eq!(looked(&watched), 0);
    let part = tell("--as A --step 2");
    assert!(
        part.contains("Piles: ") && !part.contains("   1. "),
        "{part}"
    );
    for line in tell("--as spectator --json").lines() {
        let step: serde_json::Value = serde_json::from_str(line).unwrap();
        assert!(
            step["action"].is_null(),
            "a spectator knows events, not actions: {line}"
        );
    }
}
