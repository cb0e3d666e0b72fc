//! A program at the other end: JSON lines both ways.

use serde_json::Value;

use crate::scratch::Scratch;

fn lines(out: &str) -> Vec<Value> {
    let parse =
        |line: &str| serde_json::from_str(line).unwrap_or_else(|_| panic!("not JSON: {line}"));
    out.lines().map(parse).collect()
}

#[test]
fn a_program_plays_a_deal_to_its_end() {
    let scratch = Scratch::new("program");
    let told = scratch
        .run(
            "play argh --seats you,fox,you --seed 5 --json",
            &"1\n".repeat(400),
        )
        .code(0);
    let lines = lines(&told.out);
    assert_eq!(lines[0]["tell"], "opening");
    assert_eq!(lines[0]["people"], serde_json::json!([0, 2]));
    let questions = lines.iter().filter(|line| line["tell"] == "question");
    for question in questions {
        assert_eq!(question["choices"][0]["number"], 1);
        assert!(question["choices"][0]["action"]["do"].is_string());
        assert_eq!(
            question["view"]["viewer"]["seat"], question["seat"],
            "their own view"
        );
    }
    let ending = lines.last().unwrap();
    assert_eq!(ending["tell"], "ending");
    assert!(ending["outcome"]["places"].is_array());
    scratch
        .run_words(&["verify", ending["record"].as_str().unwrap()], "")
        .code(0);
}

#[test]
fn a_program_is_told_what_is_wrong() {
    let scratch = Scratch::new("program_wrong");
    let script = "garden please\n9\n2\n{\"do\":\"lay_card_face_up\"}\nundo\nquit\n";
    let told = scratch
        .run("play argh --seats you,fox --seed 11 --json", script)
        .code(0);
    let lines = lines(&told.out);
    let of_kind =
        |kind: &str| -> Vec<&Value> { lines.iter().filter(|line| line["tell"] == kind).collect() };
    let errors = of_kind("error");
    assert!(
        errors[0]["because"]
            .as_str()
            .unwrap()
            .contains("neither a number nor an action")
    );
    assert_eq!(errors[1]["because"], "there is no choice 9: 1 to 3");
    assert_eq!(of_kind("refusal")[0]["rule"], "ARGH-R40");
    assert_eq!(of_kind("stands")[0]["learnt"], serde_json::json!([0]));
    assert_eq!(of_kind("left")[0]["deal"], "argh-1");
}
