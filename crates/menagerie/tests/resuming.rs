//! Continuing a deal, no matter what ended it.

use std::fs;
use std::io::Write;

use crate::playing::first_choices;
use crate::scratch::{Scratch, between};

const TABLE: &str = "play argh --seats you,fox --seed 11";

/// The picture and the question before the last prompt.
fn table_of(told: &str) -> String {
    let start = told
        .rfind("Piles:")
        .unwrap_or_else(|| panic!("no table in\n{told}"));
    let table = &told[start..];
    table
        .split("\n> ")
        .next()
        .unwrap_or(table)
        .trim()
        .to_owned()
}

#[test]
fn a_killed_deal_continues_with_the_same_table() {
    let scratch = Scratch::new("killed");
    let mut running = scratch.begin(TABLE);
    running.type_line("garden");
    let told = running.read_until("b  offer it to Fox");
    running.kill();
    assert!(scratch.secret("argh-1").exists());
    let resumed = scratch
        .run("play --resume argh-1", "")
        .code(0)
        .says("The deal argh-1 goes on after 1 action.")
        .says("You took the Lizard on the Wall. Keep it face down");
    assert_eq!(table_of(&resumed.out), table_of(&told));
    scratch
        .run("play --resume", &first_choices())
        .code(0)
        .says("   1. ");
    scratch
        .run("verify deals/argh-1.deal", "")
        .code(0)
        .says("Verified.");
}

#[test]
fn a_line_that_was_cut_off_is_removed() {
    let scratch = Scratch::new("cut_off");
    scratch.run(TABLE, "garden\nquit\n").code(0);
    let path = scratch.deal("argh-1");
    let whole = fs::read(&path).unwrap();
    let mut file = fs::OpenOptions::new().append(true).open(&path).unwrap();
    // In the middle of a line, and of a letter.
    file.write_all(b"{\"line\":\"play\",\"seat\":0,\"na\xc3")
        .unwrap();
    scratch
        .run("play --resume argh-1", "quit\n")
        .code(0)
        .says("goes on after 1 action.");
    assert_eq!(fs::read(&path).unwrap(), whole);
    scratch
        .run("play --resume argh-1", &first_choices())
        .code(0);
    scratch.run("verify deals/argh-1.deal", "").code(0);
}

#[test]
fn a_deal_that_crashed_after_its_last_action_is_closed_when_resumed() {
    let scratch = Scratch::new("unclosed");
    scratch.run(TABLE, &first_choices()).code(0);
    let path = scratch.deal("argh-1");
    let text = fs::read_to_string(&path).unwrap();
    let (open, closing) = text.trim_end().rsplit_once('\n').unwrap();
    let secret = between(closing, "\"secret\":\"", "\"");
    fs::write(&path, format!("{open}\n")).unwrap();
    fs::write(scratch.secret("argh-1"), secret).unwrap();
    scratch.run("play --resume", "").code(0).says("   1. ");
    assert_eq!(fs::read_to_string(&path).unwrap(), text);
    assert!(!scratch.secret("argh-1").exists());
}

#[test]
fn a_finished_deal_cannot_be_resumed_and_its_secret_is_removed() {
    let scratch = Scratch::new("over");
    scratch.run(TABLE, &first_choices()).code(0);
    fs::write(scratch.secret("argh-1"), "left behind").unwrap();
    scratch
        .run("play --resume argh-1", "")
        .code(2)
        .reports("argh-1.deal: this deal is over")
        .reports("menagerie replay");
    assert!(!scratch.secret("argh-1").exists());
}

#[test]
fn the_last_deal_played_is_resumed() {
    let scratch = Scratch::new("latest");
    scratch.run(TABLE, "quit\n").code(0);
    scratch.run(TABLE, "quit\n").code(0).says("--resume argh-2");
    scratch.run("play --resume argh-1", "a\nquit\n").code(0);
    // A coarse clock makes both files equally old.
    let then = std::time::SystemTime::now();
    for deal in ["argh-1", "argh-2"] {
        let file = fs::File::options().append(true).open(scratch.deal(deal));
        file.unwrap().set_modified(then).unwrap();
    }
    scratch
        .run("play --resume argh", "quit\n")
        .code(0)
        .says("The deal argh-1 goes on");
    scratch
        .run("play argh --resume", "quit\n")
        .code(0)
        .says("The deal argh-1 goes on");
}

#[test]
fn a_deal_that_cannot_be_resumed_says_why() {
    let scratch = Scratch::new("not_resumed");
    scratch
        .run("play --resume", "")
        .code(3)
        .reports("there is no open deal here");
    scratch.run(TABLE, "quit\n").code(0);
    scratch
        .run("play --resume argh-9", "")
        .code(3)
        .reports("argh-9.deal: there is no such deal")
        .reports("open deals here: argh-1");
    let secret = fs::read_to_string(scratch.secret("argh-1")).unwrap();
    let told = [
        (None, 3, "argh-1.secret: is missing"),
        (Some("not hexadecimal"), 1, "64 hexadecimal digits"),
        (
            Some(&"0".repeat(64)),
            1,
            "is not the one the house committed to",
        ),
    ];
    for (text, code, words) in told {
        match text {
            Some(text) => fs::write(scratch.secret("argh-1"), text).unwrap(),
            None => fs::remove_file(scratch.secret("argh-1")).unwrap(),
        }
        scratch
            .run("play --resume argh-1", "")
            .code(code)
            .reports(words);
    }
    fs::write(scratch.secret("argh-1"), secret).unwrap();
    scratch.run("play --resume argh-1", "").code(0);
}

#[test]
fn a_deal_is_played_in_one_terminal_at_a_time() {
    let scratch = Scratch::new("locked");
    let mut running = scratch.begin(TABLE);
    running.read_until("c  take a laboratory card");
    scratch
        .run("play --resume argh-1", "")
        .code(3)
        .reports("is being played in another terminal");
    running.kill();
    scratch.run("play --resume argh-1", "").code(0);
}

#[cfg(unix)]
#[test]
fn ctrl_c_keeps_the_deal_even_while_a_bot_thinks() {
    let scratch = Scratch::new("ctrl_c");
    let mut running = scratch.begin(TABLE);
    running.read_until("c  take a laboratory card");
    let told = running.interrupt();
    told.code(130).reports("menagerie play --resume argh-1");
    // This owl would think for a minute.
    let mut running = scratch.begin("play argh --seats owl:60000ms,owl:60000ms --seed 11");
    running.read_until("First to play");
    running
        .interrupt()
        .code(130)
        .reports("menagerie play --resume argh-2");
}
