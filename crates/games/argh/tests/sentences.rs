//! What players read: the player aid, the story, ready-made lines and questions.

use argh::{Argh, CREDITS, STORY};
use tabletop::{Chance, Game, Log, Seed, Staged, Viewer, Words, letters};

use crate::tables::{at_every_step, plain};

#[test]
fn the_player_aid_lists_every_card_with_its_value_or_its_power() {
    // ARGH-7, ARGH-8.
    let (setup, state) = Argh::stage(&["3 seats", "B shows garden_badger"], &[]).expect("a table");
    let aid = Argh::aid(&setup, &state.view(Viewer::Spectator));
    let n_cards = aid.lines().filter(|line| line.starts_with('[')).count();
    assert_eq!(n_cards, 24);
    let lines = [
        "[ ] house      Parrot                 +6",
        "[x] garden     Badger                 +7",
        "[ ] garden     Gardener               -4",
        "[ ] laboratory Guinea Pig             An odd number of spies loses the game.",
    ];
    for line in lines {
        assert!(aid.lines().any(|there| there == line), "{line}\n{aid}");
    }
    for seat in state.seats().iter() {
        let theirs = Argh::aid(&setup, &state.view(Viewer::Seat(seat)));
        assert_eq!(theirs, aid, "the aid is the same for everybody (ARGH-R2)");
    }
}

#[test]
fn every_deal_begins_with_the_story_and_the_player_aid_ends_with_the_credits() {
    // ARGH-1, ARGH-2, ARGH-48.
    let setup = plain(3);
    let mut log = Log::recording();
    let chance = Chance::new(Seed::from_number(1));
    let deal = Argh::deal(&setup, chance, &mut log).expect("three can play");
    let first = Argh::event(&setup, &letters(3), &log.events()[0]);
    assert!(
        first.starts_with(STORY) && STORY.contains("Ratchet"),
        "{first}"
    );
    let aid = Argh::aid(&setup, &deal.view(Viewer::Spectator));
    assert_eq!(aid.lines().last(), Some(CREDITS), "{aid}");
    for name in ["Romaric Galonnier", "Anne Heidsieck", "Blue Cocker"] {
        assert!(CREDITS.contains(name), "{name}");
    }
}

#[test]
fn ready_made_lines_depend_on_the_moment_and_never_on_the_card() {
    // ARGH-27, ARGH-R41.
    let setup = plain(3);
    let mut seen = std::collections::BTreeMap::new();
    at_every_step(&setup, 20, |_, after| {
        for seat in after.seats().iter() {
            let view = after.view(Viewer::Seat(seat));
            let asked = after.to_act().contains(seat);
            let moment = match view.phase {
                argh::PhaseSeen::Holding { .. } => ("holding", asked),
                argh::PhaseSeen::Offered { seat: giver, .. } if giver == seat => ("giving", true),
                argh::PhaseSeen::Offered { .. } => ("offered", asked),
                _ => ("else", true),
            };
            let claims = Argh::claims(&setup, &view, seat);
            assert!(!claims.is_empty());
            let first = seen.entry(moment).or_insert_with(|| claims.clone());
            assert_eq!(*first, claims, "{moment:?}");
        }
    });
}

#[test]
fn the_question_mentions_stealing_only_if_something_can_be_stolen() {
    // ARGH-R14.
    let question = |given: &[&str]| {
        let (setup, state) = Argh::stage(given, &[]).unwrap_or_else(|wrong| panic!("{wrong}"));
        let seat = state.to_act().first().expect("somebody plays");
        Argh::question(&setup, &letters(3), &state.view(Viewer::Seat(seat)), seat)
    };
    let cases: [(&[&str], &str); 4] = [
        (&["3 seats"], "From which pile do you take a card?"),
        (
            &["3 seats", "A hides house_parrot"],
            "From which pile do you take a card?",
        ),
        (
            &["3 seats", "B hides house_parrot"],
            "Take a card from a pile, or steal a face-down card?",
        ),
        (
            &[
                "3 seats",
                "B hides house_parrot",
                "house pile: empty",
                "garden pile: empty",
                "laboratory pile: empty",
                "last round: 2 turns left",
            ],
            "The piles are empty. Which face-down card do you steal?",
        ),
    ];
    for (given, expected) in cases {
        assert_eq!(question(given), expected, "{given:?}");
    }
}
