//! The laboratory and duels.

use std::process::Stdio;

use serde_json::Value;

use crate::scratch::Scratch;

#[test]
fn a_report_is_the_same_on_any_number_of_cores() {
    let scratch = Scratch::new("cores");
    let measure = |n_cores: &str| {
        let words = [
            "lab",
            "argh",
            "--bots",
            "fox,hamster,owl:20",
            "--deals",
            "150",
            "--json",
        ];
        let mut command = scratch.command(&words);
        command
            .env("RAYON_NUM_THREADS", n_cores)
            .stdin(Stdio::null());
        let output = command.output().unwrap();
        assert!(output.status.success());
        assert!(output.stderr.is_empty(), "no bar where nobody watches");
        String::from_utf8(output.stdout).unwrap()
    };
    let report = measure("1");
    assert_eq!(report, measure("3"));
    let report: Value = serde_json::from_str(&report).unwrap();
    assert_eq!(
        (&report["deals"], &report["extent"]),
        (&150.into(), &"whole".into())
    );
    let wins: f64 = report["seats"]
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["wins"]["estimate"].as_f64().unwrap())
        .sum();
    let nobody = report["nobody"]["estimate"].as_f64().unwrap();
    assert!(
        (wins + nobody - 1.0).abs() < 1e-9,
        "every deal is won by somebody or nobody"
    );
}

#[test]
fn two_setups_are_compared() {
    let scratch = Scratch::new("compared");
    scratch
        .run(
            "lab argh --seats 2 --deals 400 --against-option promos=spider,owl,twin",
            "",
        )
        .code(0)
        .says("400 deals against 400 deals")
        .says("length in actions")
        .says("seat A wins");
    let edition = scratch.run("edition show", "").code(0).out;
    scratch.write("mine.toml", edition.replacen("value = 7", "value = 9", 1));
    scratch
        .run(
            "lab argh --seats 2 --deals 50 --against-edition mine.toml --json",
            "",
        )
        .code(0)
        .says("\"differences\"");
}

#[test]
fn a_duel_says_who_plays_better() {
    let scratch = Scratch::new("duel");
    scratch
        .run("duel argh fox hamster --deals 400 --seats 3", "")
        .code(0)
        .says("One fox against 2 × hamster at ARGH: 400 deals")
        .says("so fox plays better than hamster");
    let told = scratch
        .run("duel argh fox fox --deals 100 --json", "")
        .code(0);
    let told: Value = serde_json::from_str(&told.out).unwrap();
    assert_eq!(told["deals"], 100);
    assert!(told["low"].as_f64() <= told["share"].as_f64());
}

#[cfg(unix)]
#[test]
fn ctrl_c_gives_what_was_found_so_far_and_says_that_it_is_partial() {
    let scratch = Scratch::new("partial");
    for (line, words) in [
        (
            "lab argh --bots owl:2000,fox --deals 1000000",
            "(partial: stopped before all of 1000000)",
        ),
        ("duel argh owl:2000 fox --deals 1000000", "(partial)"),
    ] {
        let running = scratch.begin(line);
        std::thread::sleep(std::time::Duration::from_millis(1500));
        running
            .interrupt()
            .code(130)
            .says(words)
            .complains("partial");
    }
}
