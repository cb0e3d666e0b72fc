//! One person at the terminal, against bots.

use std::fs;

use crate::scratch::{Scratch, between};

/// Always the first choice, more often than any deal needs.
pub(crate) fn first_choices() -> String {
    "a\n".repeat(400)
}

#[test]
fn a_whole_deal_is_played_by_letters_and_its_record_verifies() {
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
fn a_seed_repeats_a_deal_and_without_one_each_deal_differs() {
    let scratch = Scratch::new("same_number");
    let play = |words: &str| {
        let told = scratch.run(
            &format!("play argh --seats you,fox {words}"),
            "a\na\nquit\n",
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
fn a_choice_can_be_typed_by_its_words_and_anything_else_is_explained() {
    let scratch = Scratch::new("words");
    let script = "bark\n99\ntake\n\ngarden\nKEEP\nquit\n";
    scratch
        .run("play argh --seats you,fox --seed 11", script)
        .code(0)
        .says("`bark` is neither a choice nor a command. Type a letter from a to c")
        .says("It is not clear which choice 99 would be.")
        .says("`take` could be a (take a house card), b (take a garden card) or c (take a laboratory card).")
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
        .says("- Aim: be the first to have 2 of the 3 bomb parts face up")
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
        .says("This is no action of ARGH as a program writes it.")
        .says("One would be: do {\"do\":\"keep_card\"}");
    let record = fs::read_to_string(scratch.deal("argh-1")).unwrap();
    assert_eq!(
        record.lines().count(),
        2,
        "the opening and one action:\n{record}"
    );
}

#[test]
fn you_cannot_take_back_what_you_learnt_from_but_a_bot_does_not_mind() {
    let scratch = Scratch::new("learnt");
    scratch
        .run(
            "play argh --seats you,fox --seed 11",
            "undo\na\nundo\nquit\n",
        )
        .code(0)
        .says("There is nothing of yours to take back.")
        .says("It stands. You have learnt something since, and that cannot be unseen");
    // An offer that the fox has answered showed the card to it, and nothing to you.
    let told = scratch
        .run(
            "play argh --seats you,fox --seed 11",
            "a\noffer\nundo\nquit\n",
        )
        .code(0);
    assert!(told.out.contains("> undo\nYou took the last"), "{told}");
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
fn a_custom_edition_and_options_are_played() {
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
fn only_the_owner_can_read_the_secret_of_an_open_deal() {
    use std::os::unix::fs::PermissionsExt;
    let scratch = Scratch::new("secret_mode");
    scratch.run("play argh --seats you,fox", "quit\n").code(0);
    let mode = fs::metadata(scratch.secret("argh-1"))
        .unwrap()
        .permissions()
        .mode();
    assert_eq!(mode & 0o777, 0o600);
}

#[test]
fn a_number_never_plays_another_card() {
    let scratch = Scratch::new("numbers");
    let table = "play bark-bark --seats you,fox,fox --seed 3 --option claims=public";
    // Pawn, critter and no pets, so that a fox places Start.
    let told = scratch
        .run(table, "a\na\n0\n4\n1\nlay the 4\nquit\n")
        .code(0)
        .says("`4` could be c (lay the 4) or h (claim to play the 4).")
        .says("there is no card 1 to claim")
        .says("You laid a 4 face down.");
    assert!(!told.out.contains("You laid a 5"), "{}", told.out);
    // More pets than any sample has, and then a start that no number alone can mean.
    let told = scratch
        .run(table, "a\na\n17\n4\nquit\n")
        .code(0)
        .says("You had 17 pets.");
    assert!(!told.out.contains("Start was laid"), "{}", told.out);
}

#[test]
fn a_written_answer_is_read_in_plain_words_and_stays_secret() {
    let scratch = Scratch::new("written_in");
    let table = "play mole-park --seats you,you,hamster --names Ann,Ben \
                 --option king_selection=arcade_question --seed 4";
    // Both take a colour; then each writes down a day of their own that is not a sample.
    let script = "\na\n\na\n\n3 weeks ago\n\n99999999\n12\n";
    let told = scratch.run(table, script).code(0);
    for words in ["21 days ago", "12 days ago"] {
        assert!(told.out.contains(words), "{words}:\n{}", told.out);
    }
    assert!(
        !told.out.contains("“"),
        "nothing was said aloud:\n{}",
        told.out
    );
    for parser in ["expected", "invalid", "line 1 column"] {
        assert!(
            !told.out.contains(parser),
            "no error of a parser:\n{}",
            told.out
        );
    }
}

#[test]
fn an_explanation_is_about_this_question_and_fits_a_screen() {
    let scratch = Scratch::new("short_help");
    for game in ["argh", "dogs", "mole-park", "bark-bark", "bandimals"] {
        let told = scratch
            .run(&format!("play {game} --seed 3"), "a\n?\nquit\n")
            .code(0);
        let help = between(&told.out, "> ?\n", "\n> ");
        assert!(
            help.starts_with("\nThe game in short\n- "),
            "{game}: {help}"
        );
        let n_lines = help.lines().count();
        assert!(n_lines <= 32, "{n_lines} lines at {game}:\n{help}");
        let is_foreign = game != "argh" && help.contains("ARGH");
        assert!(!is_foreign, "rules of another game at {game}:\n{help}");
    }
}

#[test]
fn a_table_with_ready_made_talk_passes_on_nothing_else() {
    let scratch = Scratch::new("ready_made");
    let told = scratch
        .run(
            "play dogs --seats you,fox --seed 3 --option chat=emotes_only",
            "say I hold two hydrants\nsay 1\nquit\n",
        )
        .code(0)
        .says("Only what is ready-made is said at this table (DOGS-R8)");
    assert!(!told.out.contains("“I hold"), "{}", told.out);
    assert_eq!(told.out.matches("You: “").count(), 1, "{}", told.out);
}
