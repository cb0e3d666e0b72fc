//! The laboratory and duels.

use std::process::Stdio;

use serde_json::Value;

use crate::scratch::{Scratch, between};

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
        assert!(
            output.stderr.is_empty(),
            "no progress bar if nobody watches"
        );
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

#[test]
fn partners_are_one_side_in_duels_and_in_the_laboratory() {
    let scratch = Scratch::new("sides");
    let told = [
        (
            "duel dogs fox hamster --seats 4 --deals 12",
            "A team of 2 × fox against a team of 2 × hamster at Sequence Dogs: 12 deals",
            "partners were A and C; B and D",
            "would bring 50.0%",
        ),
        (
            "duel dogs fox hamster --seats 6 --deals 6",
            "A team of 3 × fox against a team of 3 × hamster",
            "partners were A, C and E; B, D and F",
            "would bring 50.0%",
        ),
        (
            "duel dogs fox hamster --seats 6 --deals 6 --option six_players=three_teams",
            "A team of 2 × fox against 2 teams of 2 × hamster",
            "partners were A and D; B and E; C and F",
            "would bring 33.3%",
        ),
    ];
    for (line, who, partners, fair) in told {
        let told = scratch
            .run(line, "")
            .code(0)
            .says(who)
            .says(partners)
            .says(fair);
        let share = between(&told.out, "fox wins ", "%");
        let share: f64 = share.parse().unwrap();
        assert!(share > 60.0, "a team of foxes wins nearly always:\n{told}");
    }
    let told = scratch
        .run(
            "lab dogs --bots fox,hamster,fox,hamster --deals 20 --json",
            "",
        )
        .code(0);
    let report: Value = serde_json::from_str(&told.out).unwrap();
    assert_eq!(report["sides"], serde_json::json!(["AC", "BD"]));
    let wins = |place: usize| {
        report["levels"][place]["wins"]["estimate"]
            .as_f64()
            .unwrap()
    };
    assert!(
        (wins(0) + wins(1) - 1.0).abs() < 1e-9,
        "one of two sides wins:\n{told}"
    );
    assert!(wins(0) > 0.6);
    assert_eq!(
        report["shared"]["estimate"], 0.0,
        "partners do not share a win"
    );
}

#[cfg(unix)]
#[test]
fn sigterm_ends_a_measurement_soon_even_during_a_thought() {
    let scratch = Scratch::new("term");
    // One decision of such an owl takes minutes.
    for (line, played) in [
        (
            "lab argh --bots owl:10000000,owl:10000000 --deals 10",
            "0 deals",
        ),
        ("duel dogs owl:10000000 fox --seats 4 --deals 10", "0 deals"),
        (
            "lab argh --bots fox,fox --deals 1000000000",
            "stopped before all of 1000000000",
        ),
    ] {
        let running = scratch.begin(line);
        std::thread::sleep(std::time::Duration::from_millis(1500));
        let asked = std::time::Instant::now();
        running
            .terminate()
            .code(130)
            .says(played)
            .reports("partial");
        let waited = asked.elapsed();
        assert!(waited.as_secs() < 10, "{line} took {waited:?} to end");
    }
}

#[cfg(unix)]
#[test]
fn ctrl_c_prints_the_partial_result() {
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
        running.interrupt().code(130).says(words).reports("partial");
    }
}
