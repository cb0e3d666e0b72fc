//! Games, rules, editions, completions, help.

use crate::scratch::Scratch;

#[test]
fn the_games_are_listed() {
    let scratch = Scratch::new("games");
    scratch
        .run("games", "")
        .code(0)
        .says("argh        ARGH, 2 to 6 seats.")
        .says("bandimals   Marching Band(-imals)");
    scratch
        .run("games argh", "")
        .code(0)
        .says("promos: Promo cards.")
        .says("none    the 24 cards of the box (default)")
        .says("several can be joined by commas");
}

#[test]
fn rules_are_listed_shown_and_searched() {
    let scratch = Scratch::new("rules");
    let told = [
        ("rules", "argh        ARGH, "),
        (
            "rules argh",
            "Rules, End of the game\nARGH-30   As soon as a player has 2",
        ),
        (
            "rules argh-14",
            "ARGH-14  (Rules, Set-up)\nWith exactly 2 players",
        ),
        ("rules ARGH-R3", "Shuffling. Not said, but meant"),
        ("rules removed pile", "ARGH-14   With exactly 2 players"),
        ("rules argh cocker", "ARGH-R40"),
    ];
    for (line, words) in told {
        scratch.run(line, "").code(0).says(words);
    }
    let first = scratch.run("rules cocker", "").code(0).out;
    assert!(
        first.starts_with("ARGH-R40"),
        "its heading has the word: {first}"
    );
}

#[test]
fn the_edition_in_the_box_can_be_copied_and_checked() {
    let scratch = Scratch::new("edition");
    let text = scratch.run("edition show argh", "").code(0).out;
    scratch.write("mine.toml", &text);
    scratch
        .run("edition check mine.toml", "")
        .code(0)
        .says("ok     mine.toml: an edition of ARGH");
    scratch.write("bad.toml", text.replacen("value = 2", "value = \"two\"", 1));
    scratch
        .run("edition check mine.toml bad.toml", "")
        .code(1)
        .says("WRONG  bad.toml: cards[1] `house_goldfish`: value: ")
        .says("2 files checked, 1 wrong");
}

#[test]
fn every_command_has_help_and_every_shell_its_completions() {
    let scratch = Scratch::new("help");
    scratch
        .run("--help", "")
        .code(0)
        .says("Exit codes:")
        .says("130  interrupted");
    for command in [
        "play",
        "games",
        "rules",
        "verify",
        "replay",
        "check",
        "edition",
        "duel",
        "lab",
        "completions",
    ] {
        scratch
            .run(&format!("{command} --help"), "")
            .code(0)
            .says("Usage: menagerie");
    }
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        scratch
            .run(&format!("completions {shell}"), "")
            .code(0)
            .says("menagerie");
    }
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_not_an_error() {
    let scratch = Scratch::new("heard_enough");
    let mut running = scratch.begin("rules argh");
    running.read_until("rule catalogue");
    let status = running.stop_reading();
    assert!(status.success(), "{status}");
}
