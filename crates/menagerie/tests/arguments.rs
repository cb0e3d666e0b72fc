//! Arguments that cannot be understood and files that cannot be read.

use std::fs;

use crate::scratch::Scratch;

#[test]
fn an_error_names_what_is_wrong_and_what_would_be_valid() {
    let scratch = Scratch::new("arguments");
    scratch.write("empty.toml", "");
    let told = [
        ("", 2, "Usage: menagerie"),
        ("dance", 2, "unrecognized subcommand 'dance'"),
        ("play", 2, "<GAME>"),
        (
            "play chess",
            2,
            "there is no such game; the games are: argh",
        ),
        ("play argh --seats you", 2, "1 seat cannot play: 2 to 4 can"),
        ("play argh --seats you,cat", 2, "a person is `you`"),
        ("play argh --seats you,fox:3", 2, "takes no budget"),
        ("play argh --seats fox,you --names Fox", 2, "name `Fox`"),
        (
            "play argh --seats you,you --names Ann,Ann",
            2,
            "a name of their own",
        ),
        ("play argh --names Ann,Ben", 2, "--names"),
        ("play argh --salt a --salt b", 2, "--salt"),
        ("play argh --option bombs", 2, "KEY=VALUE"),
        (
            "play argh --option bombs=9",
            2,
            "option `bombs`: there is no such option",
        ),
        (
            "play argh --option promos=cat",
            2,
            "`cat` is not a valid value",
        ),
        (
            "play argh --option claims=on --option claims=off",
            2,
            "is given twice",
        ),
        ("play argh --edition empty.toml", 2, "empty.toml"),
        ("play argh --seed many", 2, "'many'"),
        ("play argh --plain --json", 2, "cannot be used with"),
        (
            "play --resume argh-1 --seats you,fox",
            2,
            "cannot be used with",
        ),
        ("duel argh fox", 2, "<B>"),
        ("duel argh fox hamster --deals 0", 2, "'0'"),
        ("duel argh fox hamster --seats 9", 2, "9 seats cannot play"),
        (
            "lab argh --bots fox,fox --seats 3",
            2,
            "name one for each seat, or one for all",
        ),
        ("lab argh --seats 1", 2, "1 seat cannot play"),
        ("rules zebra", 2, "has `zebra`"),
        ("games chess", 2, "there is no such game"),
        ("replay x.deal --as Z", 2, "a seat's letter"),
        ("completions csh", 2, "'csh'"),
        ("check", 2, "<FILES>"),
        ("check empty.toml", 1, "1 file is wrong"),
        ("edition check empty.toml", 1, "1 file is wrong"),
        (
            "play argh --edition none.toml",
            3,
            "none.toml: cannot be read: there is no such file",
        ),
        ("verify none.deal", 3, "none.deal: cannot be read"),
        ("replay none.deal", 3, "none.deal: cannot be read"),
        ("check none.deal", 3, "none.deal: cannot be read"),
        ("edition check none.toml", 3, "none.toml: cannot be read"),
    ];
    for (line, code, words) in told {
        let told = scratch.run(line, "");
        assert_eq!(told.code, Some(code), "{line}: {told}");
        assert!(told.err.contains(words), "{line}: {told}");
    }
    assert!(!scratch.path("deals").exists(), "nothing was begun");
}

#[test]
fn a_folder_that_cannot_store_deals_is_named() {
    let scratch = Scratch::new("bad_folder");
    scratch.write("file", "not a folder");
    let told = ["file", "file/below"];
    for folder in told {
        scratch
            .run(&format!("play argh --deals-folder {folder}"), "")
            .code(3)
            .reports(&format!("error: {folder}: "));
    }
    scratch
        .run("play --resume --deals-folder file", "")
        .code(3)
        .reports("file: cannot be read");
    fs::create_dir(scratch.path("deals")).unwrap();
    fs::create_dir(scratch.deal("argh-1")).unwrap();
    scratch
        .run("play --resume argh-1", "")
        .code(3)
        .reports("argh-1.deal");
    scratch
        .run("check deals", "")
        .code(2)
        .reports("there is no file to check");
}

#[test]
fn deals_are_stored_in_the_given_folder() {
    let scratch = Scratch::new("kept");
    scratch
        .run(
            "play argh --deals-folder here/below --seats you,fox",
            "quit\n",
        )
        .code(0)
        .says("menagerie play --resume argh-1 --deals-folder here/below");
    assert!(scratch.path("here/below/argh-1.deal").exists());
    let mut command = scratch.command(&["play", "argh", "--seats", "you,fox"]);
    command
        .env_remove("MENAGERIE_HOME")
        .env("XDG_DATA_HOME", scratch.path("data"));
    let output = command.stdin(std::process::Stdio::null()).output().unwrap();
    assert!(output.status.success());
    assert!(scratch.path("data/menagerie/deals/argh-1.deal").exists());
}
