//! What a room does wherever people play, at the terminal as well.

use serde_json::Value;

use crate::scratch::Scratch;

#[test]
fn a_bot_seated_before_a_person_draws_its_cards() {
    let scratch = Scratch::new("starving");
    // The first choice is always to draw, or to play: the person is as quick as possible.
    for (seats, seed) in [("fox,you", 1), ("fox,you", 2), ("you,fox", 3)] {
        let table = format!("play dogs --seats {seats} --option draw_mode=manual --seed {seed}");
        let told = scratch.run(&table, &"a\n".repeat(400)).code(0);
        let n = |words: &str| told.out.matches(words).count();
        assert_eq!(
            n("Fox forgot to draw"),
            0,
            "DOGS-R30: bots draw at once:\n{}",
            told.out
        );
        let (fox, you) = (n("\nFox played"), n("\nYou played"));
        assert!(
            fox > 5 && fox.abs_diff(you) <= 2,
            "Fox had {fox} turns, and you {you}:\n{}",
            told.out
        );
    }
}

#[test]
fn the_signal_comes_by_itself_when_king_mole_is_silent() {
    let scratch = Scratch::new("signal");
    let table = "play mole-park --seats you,hamster --seed 4 --option go_wait=1 \
                 --option king_selection=host";
    let mut running = scratch.begin(table);
    for line in ["a", "a", "a"] {
        running.type_line(line);
    }
    running.read_until("then it goes on by itself");
    // Nothing is typed.
    running.read_until("Time is up, and it goes on by itself.");
    running.read_until("rolled");
    running.kill();
}

#[test]
fn the_sandglass_runs_behind_the_curtain_and_for_a_program() {
    let scratch = Scratch::new("signal_elsewhere");
    let table = "play mole-park --seats you,you --names Ann,Ben --seed 4 --option go_wait=1 \
                 --option king_selection=host";
    let mut running = scratch.begin(table);
    // Each takes a colour; Ann names Ben; each takes a die, Ann last: Ben never gets the screen.
    for line in ["", "a", "", "a", "", "b", "", "a", "", "a"] {
        running.type_line(line);
    }
    running.read_until("Time is up, and it goes on by itself.");
    running.read_until("rolled");
    running.kill();
    let mut running = scratch.begin(&format!("{table} --json"));
    for line in ["1", "1", "2", "1", "1"] {
        running.type_line(line);
    }
    running.read_until("time_up");
    running.kill();
}

#[test]
fn the_game_is_told_how_many_people_sit_down() {
    let scratch = Scratch::new("suits");
    let options = |seats: &str| -> Value {
        let told = scratch
            .run(&format!("play bandimals --seats {seats} --json"), "quit\n")
            .code(0);
        let opening = told.out.lines().next().expect("it opens");
        let opening: Value = serde_json::from_str(opening).unwrap();
        opening["setup"]["options"].clone()
    };
    // BAND-R2 and section 2.11: a person alone is not asked how long they have played, and two
    // people cannot vote.
    for (seats, first, judge) in [
        ("you,fox,fox", "random", "auto"),
        ("you,you,fox", "ask", "auto"),
        ("you,you,you", "ask", "by_table"),
    ] {
        let options = options(seats);
        assert_eq!(options["first_person"], first, "{seats}");
        assert_eq!(options["theme_judge"], judge, "{seats}");
    }
    let music = "How long have you played musical instruments";
    let alone = scratch.run("play bandimals --seats you,fox,fox --seed 4", "");
    assert!(!alone.out.contains(music), "{alone}");
    scratch
        .run("play bandimals --seats you,you,fox --seed 4", "\nquit\n")
        .says(music);
}

const BANDS: &str = "play bandimals --seed 3 --option no_u_max=30 --seats you,fox,fox --json";

fn lines(text: &str) -> Vec<Value> {
    let read = |line| serde_json::from_str(line).unwrap();
    text.lines().map(read).collect()
}

/// The choices of each question.
fn offered(told: &[Value]) -> Vec<&Vec<Value>> {
    let questions = told.iter().filter(|line| line["tell"] == "question");
    let offered = questions.map(|line| line["choices"].as_array().unwrap());
    offered.collect()
}

#[test]
fn a_single_answer_is_given_without_asking_and_can_be_taken_back() {
    let scratch = Scratch::new("single");
    let told = lines(&scratch.run(BANDS, &"1\n".repeat(400)).code(0).out);
    let questions = offered(&told);
    assert!(questions.len() > 20, "{}", questions.len());
    assert!(questions.iter().all(|choices| choices.len() > 1));
    // It was given all the same, and the record says so.
    let record = lines(&std::fs::read_to_string(scratch.deal("bandimals-1")).unwrap());
    let own = record.iter().filter(|line| line["by"] == "person");
    let own: Vec<&Value> = own.map(|line| &line["action"]).collect();
    let answers = questions.iter().zip(&own);
    let answers = answers.take_while(|(choices, action)| choices[0]["action"] == ***action);
    let n_answers = answers.count();
    let forced = [&own[n_answers]["do"], &own[n_answers + 1]["do"]];
    assert_eq!(forced, ["skip_special", "discard"]);
    // After a take-back they are asked, or nobody could get back to what came before them.
    let script = "1\n".repeat(n_answers) + "undo\nundo\nundo\nquit\n";
    let told = lines(&scratch.run(BANDS, &script).code(0).out);
    let [.., discard, skip, before] = offered(&told)[..] else {
        panic!("nobody was asked");
    };
    assert_eq!([discard.len(), skip.len()], [1, 1]);
    assert_eq!(before[0]["action"], *own[n_answers - 1]);
}

#[test]
fn a_choice_that_is_single_only_because_of_a_secret_is_still_asked() {
    let scratch = Scratch::new("single_secret");
    // That somebody holds no Bonus must stay hidden from the others.
    let table = "play bandimals --seed 3 --seats you,you,fox --option first_person=random --json";
    let told = scratch.run(table, &"1\n".repeat(400)).code(0);
    let is_single = |choices: &&Vec<Value>| {
        choices.len() == 1 && choices[0]["words"] == "play no Bonus or Penalty"
    };
    assert!(offered(&lines(&told.out)).iter().any(is_single), "{told}");
}
