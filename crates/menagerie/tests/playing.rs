//! One person at the terminal, against bots.

use std::fs;

use crate::scratch::{Scratch, between};

/// Always the first choice: more often than any deal needs.
pub(crate) fn first_choices() -> String {
    "1\n".repeat(400)
}

#[test]
fn a_whole_deal_is_played_by_numbers_and_its_record_verifies() {
    let scratch = Scratch::new("whole_deal");
    let told = scratch
        .run(
            "play argh --seats you,fox,hamster --seed 3",
            &first_choices(),
        )
        .code(0)
        .says("At the table, clockwise: You, Fox, Hamster.")
        .says("   1. ")
        .says("To check it: menagerie verify ");
    let record = scratch.deal("argh-1");
    assert!(record.exists());
    assert!(
        !scratch.secret("argh-1").exists(),
        "the secret is in the record now"
    );
    let committed = between(&told.out, "for `verify` to check: ", "\n");
    scratch
        .run_words(&["verify", record.to_str().unwrap()], "")
        .code(0)
        .says(committed)
        .says("Verified.")
        .says("It does not prove that the host did not look at them.");
}

#[test]
fn the_same_number_plays_the_same_deal_and_the_system_another_each_time() {
    let scratch = Scratch::new("same_number");
    let play = |words: &str| {
        let told = scratch.run(
            &format!("play argh --seats you,fox {words}"),
            "1\n1\nquit\n",
        );
        told.code(0)
            .out
            .lines()
            .filter(|line| !line.contains("--resume"))
            .collect::<String>()
    };
    assert_eq!(play("--seed 3"), play("--seed 3"));
    assert_ne!(play("--seed 3"), play("--seed 4"));
    assert_ne!(play("--seed 3"), play("--seed 3 --salt rain"));
    assert_ne!(play(""), play(""));
}

#[test]
fn a_choice_is_meant_by_its_words_and_anything_else_is_answered() {
    let scratch = Scratch::new("words");
    let script = "bark\n99\ntake\n\ngarden\nKEEP\nquit\n";
    scratch
        .run("play argh --seats you,fox --seed 11", script)
        .code(0)
        .says("`bark` is neither a choice nor a command. Type a number from 1 to 3")
        .says("There is no choice 99.")
        .says("`take` could be any of 1, 2, 3")
        .says("You took a garden card and looked")
        .says("You kept the Lizard on the Wall face down");
}

#[test]
fn everything_can_be_explained_and_looked_up() {
    let scratch = Scratch::new("explained");
    let script = "?\nrules ARGH-14\nrules odd spy\naid\ntable\nsay\nsay 1\nsay Hello there\n";
    scratch
        .run("play argh --seats you,fox --seed 11", script)
        .code(0)
        .says("ARGH-17   Take: draw the top card of one of the three piles")
        .says("What you can type")
        .says("ARGH-14   With exactly 2 players")
        .says("ARGH-43   Spies: an odd number of them loses the game.")
        .says("Badger                 +7")
        .says("You: “Hello there”")
        .says("The deal is kept. To go on with it: menagerie play --resume argh-1");
}

#[test]
fn a_refused_action_shows_its_rule_and_the_rules_text_and_changes_nothing() {
    let scratch = Scratch::new("refused");
    let script = "garden\ndo {\"do\":\"lay_card_face_up\"}\n{\"do\":\"accept_card\"}\n\
                  do {\"do\":\"offer_card\",\"to\":200}\ndo {\"do\":\"dance\"}\nquit\n";
    scratch
        .run("play argh --seats you,fox --seed 11", script)
        .code(0)
        .says("Not allowed: a card you took cannot be laid face up straight away")
        .says("ARGH-R40  The cocker rule (ARGH-25).")
        .says("Not allowed: there is no such seat")
        .says("This is not an action of ARGH: unknown variant `dance`")
        .says("One would be: do {\"do\":\"keep_card\"}");
    let record = fs::read_to_string(scratch.deal("argh-1")).unwrap();
    assert_eq!(
        record.lines().count(),
        2,
        "the opening and one action:\n{record}"
    );
}

#[test]
fn what_a_bot_learnt_stands() {
    let scratch = Scratch::new("learnt");
    // Whatever the fox does next, it or you have seen a card by then.
    scratch
        .run(
            "play argh --seats you,fox --seed 11",
            "undo\n1\nundo\n1\nundo\nquit\n",
        )
        .code(0)
        .says("There is nothing of You to take back.")
        .says("It stands: You have learnt something from it.")
        .says("It stands: Fox has learnt something from it.");
}

#[test]
fn bots_alone_are_watched() {
    let scratch = Scratch::new("watched");
    let told = scratch
        .run("play argh --seats fox,hamster --seed 2", "")
        .code(0)
        .says("First to play")
        .says("   1. ");
    assert!(!told.out.contains("> "), "nobody is asked:\n{}", told.out);
    assert!(
        told.out.contains("took a garden card and looked at it.")
            || told.out.contains("took a house card and looked at it."),
        "spectators see backs"
    );
}

#[test]
fn an_edition_of_ones_own_and_options_are_played() {
    let scratch = Scratch::new("own_edition");
    let box_text = scratch.run("edition show argh", "").code(0).out;
    scratch.write(
        "mine.toml",
        box_text.replace("\"Badger\"", "\"Honey Badger\""),
    );
    scratch
        .run(
            "play argh --edition mine.toml --option promos=owl,spider --seats you,fox --seed 1",
            "aid\nquit\n",
        )
        .code(0)
        .says("Honey Badger")
        .says("house 7 (2 removed unseen)");
    scratch.run("check deals", "").code(0).says("open deal of");
}

#[cfg(unix)]
#[test]
fn the_secret_of_an_open_deal_is_for_its_owner_alone() {
    use std::os::unix::fs::PermissionsExt;
    let scratch = Scratch::new("secret_mode");
    scratch.run("play argh --seats you,fox", "quit\n").code(0);
    let mode = fs::metadata(scratch.secret("argh-1"))
        .unwrap()
        .permissions()
        .mode();
    assert_eq!(mode & 0o777, 0o600);
}
