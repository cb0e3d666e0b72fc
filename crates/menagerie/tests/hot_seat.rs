//! Several people around one terminal.

use std::fs;

use crate::scratch::{Scratch, between};

const TABLE: &str = "play argh --seats you,you --names Ann,Ben --seed 7";

/// The screens of a session, split where the screen was cleared.
fn screens(out: &str) -> Vec<&str> {
    out.split(&"-".repeat(72)).collect()
}

#[test]
fn nobody_reads_the_others_card_on_any_screen() {
    let scratch = Scratch::new("curtain");
    // Ben starts: takes and keeps; Ann takes and keeps; Ben takes.
    let told = scratch
        .run(TABLE, "\na\nkeep\n\nb\nkeep\n\nc\nquit\n")
        .code(0);
    let screens = screens(&told.out);
    let bens = between(&told.out, "Ben took a house card and looked: ", ".\n");
    let anns = between(&told.out, "Ann took a garden card and looked: ", ".\n");
    let shows = |card: &str| -> Vec<usize> {
        let places = screens.iter().enumerate();
        places
            .filter(|(_, screen)| screen.contains(card))
            .map(|(place, _)| place)
            .collect()
    };
    // 0 opening, curtain and Ben, 1 curtain, 2 Ann, 3 curtain, 4 Ben.
    assert_eq!(screens.len(), 5, "{}", told.out);
    for (place, name) in [(0, "Ben"), (1, "Ann"), (3, "Ben")] {
        let curtain = format!("Hand over to {name} — press Enter.");
        assert!(screens[place].contains(&curtain), "{}", screens[place]);
    }
    assert_eq!(
        shows(bens),
        [0, 4],
        "Ben's card is on Ben's screens alone:\n{}",
        told.out
    );
    assert_eq!(
        shows(anns),
        [2],
        "Ann's card is on Ann's screen alone:\n{}",
        told.out
    );
    assert!(screens[1].contains("Ben kept a house card face down in slot 1."));
}

#[test]
fn no_screen_of_a_whole_deal_shows_another_persons_card() {
    let scratch = Scratch::new("curtain_whole");
    let people = ["Ann", "Ben", "Cy"];
    for seed in 1..=8 {
        let table = "play argh --seats you,fox,you,you --names Ann,Ben,Cy --option promos=owl";
        let told = scratch
            .run(&format!("{table} --seed {seed}"), &"a\n".repeat(600))
            .code(0);
        let mut looks = 0;
        for screen in screens(&told.out) {
            let here: Vec<&str> = people
                .into_iter()
                .filter(|name| screen.contains(&format!("{name}> ")))
                .collect();
            assert!(here.len() < 2, "one person to a screen:\n{screen}");
            for line in screen.lines().filter(|line| line.contains(" and looked: ")) {
                let name = line.split(' ').next().unwrap();
                assert_eq!(here, [name], "only {name} may read this:\n{screen}");
                looks += 1;
            }
        }
        assert!(looks > 3, "people did look at cards:\n{}", told.out);
    }
}

#[test]
fn undo_is_free_while_nobody_has_learnt_anything() {
    let scratch = Scratch::new("undo");
    let script = "\na\nkeep\nundo\noffer it to Ann\nundo\nkeep\n\nquit\n";
    let told = scratch
        .run(TABLE, script)
        .code(0)
        .says("Ben can still type undo.")
        .says("Ben took the last action back.")
        .says("Ben offered the Little Girl (-3) to Ann, face down.");
    assert_eq!(told.out.matches("Ben> keep").count(), 2);
    assert!(!told.out.contains("Do you agree?"), "{}", told.out);
    let record = fs::read_to_string(scratch.deal("argh-1")).unwrap();
    assert_eq!(
        record
            .matches("{\"line\":\"take_back\",\"standing\":1}")
            .count(),
        2
    );
    scratch
        .run("check deals", "")
        .code(0)
        .says("open deal of 2 actions, all of them allowed");
}

#[test]
fn people_who_learnt_from_an_action_are_asked_before_it_is_taken_back() {
    let scratch = Scratch::new("undo_asked");
    // Ben takes and offers; Ann declines, which shows the card to her, and wants to take that back.
    let offered = "\na\noffer\n\nb\nundo\n\n";
    let told = scratch
        .run(TABLE, &format!("{offered}perhaps\nb\n\nquit\n"))
        .code(0)
        .says("Ann declined; Ben had to lay it face up: the Little Girl (-3).")
        .says("Ann asked to take the last action back.")
        .says("Ann wants to take the last action back. Do you agree?")
        .says("Type a to agree, b to decline, or quit to leave.")
        .says("Ben> b")
        .says("It stands: Ben did not agree.");
    let question = told
        .out
        .rfind("From which pile do you take a card?")
        .unwrap();
    assert!(told.out[question..].contains("Ann> quit"), "{}", told.out);
    // With the other answer the card is face down in front of Ann again.
    let told = scratch
        .run(TABLE, &format!("{offered}a\n\na\n"))
        .code(0)
        .says("Ben> a\nAnn took the last action back.")
        .says("Ann accepted");
    assert_eq!(
        told.out.matches("Accept it unseen").count(),
        2,
        "{}",
        told.out
    );
    let record = fs::read_to_string(scratch.deal("argh-2")).unwrap();
    assert!(record.contains("{\"line\":\"take_back\",\"standing\":2}"));
}

#[test]
fn a_person_who_has_seen_a_card_asks_the_others_before_taking_back() {
    let scratch = Scratch::new("undo_seen");
    // Ben has looked at the card he took, which could put Ann at a disadvantage.
    scratch
        .run(TABLE, "\na\nundo\n\na\n\nquit\n")
        .code(0)
        .says("Ben wants to take the last action back. Do you agree?")
        .says("Ann> a\nBen took the last action back.");
}

#[test]
fn everybody_hears_what_somebody_says() {
    let scratch = Scratch::new("talk");
    let told = scratch
        .run(TABLE, "\nsay Mind the spy\na\nkeep\n\nquit\n")
        .code(0);
    let screens = screens(&told.out);
    assert!(screens[0].contains("Ben: “Mind the spy”"));
    assert!(screens[2].contains("Ben: “Mind the spy”"));
}

#[test]
fn leaving_at_the_curtain_keeps_the_deal() {
    let scratch = Scratch::new("leave_at_curtain");
    scratch
        .run(TABLE, "quit\n")
        .code(0)
        .says("menagerie play --resume argh-1");
    scratch
        .run("play --resume argh-1", "\na\nquit\n")
        .code(0)
        .says("The deal argh-1 goes on after 0 actions.")
        .says("Ben took a house card and looked: the Little Girl (-3).");
}
