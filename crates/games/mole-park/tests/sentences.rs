//! Sentences that decisions depend on: what a prize does, what a crown costs, what is public.

use mole_park::{Crown, MolePark, Setup, View, effect_text};
use tabletop::{Chance, Game, Seat, Seed, Staged, Viewer, Words, letters};

use crate::tables::{at_every_step, short, with_edition};

/// A table set up by the lines of a scenario.
fn laid(given: &[&str]) -> (Setup, MolePark) {
    MolePark::stage(given, &[]).unwrap_or_else(|error| panic!("{error}"))
}

/// The sentence for an effect, given to the first prize.
fn says(effect: &str) -> String {
    let was = "name = \"Jawbreaker\", stars = 3, copies = 1 }";
    let is = format!("name = \"Jawbreaker\", stars = 3, copies = 1, effects = [{effect}] }}");
    let own = ("id = \"mole-park-base\"", "id = \"ours\"");
    let setup = with_edition(2, &[(was, &is), own]);
    effect_text(&setup, setup.effects(mole_park::Prize(0))[0])
}

#[test]
fn a_reroll_says_which_dice_it_is_for() {
    let reroll = |dice: &str| says(&format!("{{ kind = \"reroll\", dice = [{dice}] }}"));
    let again = [
        (r#""glove", "pan", "mallet""#, "a whacking die"),
        (r#""glove", "pan", "mallet", "prize""#, "any die"),
        (r#""prize""#, "the Prize die"),
        (r#""glove""#, "the Boxing Glove"),
        (r#""glove", "prize""#, "the Boxing Glove or the Prize die"),
        (r#""pan", "mallet""#, "the Frying Pan or the Giant Mallet"),
    ];
    for (dice, named) in again {
        assert_eq!(reroll(dice), format!("roll {named} again once a round"));
    }
}

#[test]
fn a_power_says_when_it_works() {
    let powers = [
        (
            "{ kind = \"full_hand\", moles = 5, stars = 2 }",
            "at least 5 moles cashed in count 2 more, once",
        ),
        (
            "{ kind = \"unlucky_draw\", moles = 1 }",
            "draw 1 mole when you whack none",
        ),
        (
            "{ kind = \"consolation\", moles = 3 }",
            "draw 3 moles when no prize is left",
        ),
    ];
    for (power, sentence) in powers {
        assert_eq!(says(power), sentence);
    }
}

#[test]
fn the_crown_call_says_what_is_at_stake() {
    let (setup, state) = laid(&["2 seats", "king A", "B hand: 5 3", "B prizes: C1"]);
    let view = state.view(Viewer::Seat(Seat(1)));
    let question = MolePark::question(&setup, &letters(2), &view, Seat(1));
    assert_eq!(
        question,
        "Are you Going for the Crown? Your hand would make 12 to 16 stars; the crown costs 40, and \
         with less the hand is lost for nothing."
    );
}

/// The lines of a view's picture and aid.
fn shown(setup: &Setup, view: &View) -> (String, String) {
    let narrator = letters(setup.n_seats);
    let picture = MolePark::picture(setup, &narrator, view, view.viewer);
    (picture, MolePark::aid(setup, view))
}

#[test]
fn the_picture_and_the_aid_show_the_public_part_of_the_hill() {
    let hill = "hill: 4 1 5 4 2";
    let (setup, state) = laid(&["2 seats", "king A", hill]);
    let (_, aid) = shown(&setup, &state.view(Viewer::Spectator));
    let all = "On the Hill: 1 of 5 stars, 2 of 4 stars, 1 of 2 stars, 1 of 1 star.";
    assert!(aid.contains(all), "{aid}");

    let (setup, state) = laid(&["2 seats", "king A", "option hill_view = top_card", hill]);
    let (_, aid) = shown(&setup, &state.view(Viewer::Spectator));
    let top = "Only the top of the Hill lies open: the Baker Mole (2).";
    assert!(aid.contains(top) && !aid.contains("On the Hill"), "{aid}");
}

#[test]
fn in_a_showdown_the_picture_says_that_prizes_were_given_back() {
    let given = [
        "3 seats",
        "king C",
        "A prizes: C5 K3",
        "C prizes: T4",
        "showdown: A B",
    ];
    let (setup, state) = laid(&given);
    let (picture, _) = shown(&setup, &state.view(Viewer::Spectator));
    let line = |name: &str| {
        let found = picture.lines().find(|line| line.starts_with(name));
        found.unwrap_or_default().to_owned()
    };
    assert!(
        line("A").contains("0 of 5 moles | prizes given back"),
        "{picture}"
    );
    assert!(!picture.contains("Popcorn"), "{picture}");
    assert!(
        line("C").contains("3 stars in prizes: Toy Wagon 3"),
        "{picture}"
    );
}

#[test]
fn refusals_use_the_title_of_king_mole_at_this_table() {
    let title = "option king_title = Queen Mole";
    let (_, state) = laid(&["2 seats", "king A", title, "showdown: A B"]);
    let refusal = state
        .allows(Seat(1), &Crown::DeclareCrown.into())
        .unwrap_err();
    assert!(refusal.to_string().contains("Queen Mole"), "{refusal}");
    assert!(!refusal.to_string().contains("KING"), "{refusal}");
}

/// MOLE-R67: the lines that are offered depend only on the phase, so they may be true or false, and
/// saying one changes nothing.
#[test]
fn table_talk_changes_nothing_and_reveals_nothing() {
    let setup = short(3, "go_wait = 5");
    let mut luck = Chance::new(Seed::from_number(3));
    at_every_step(&setup, 1, |_, after| {
        for seat in after.to_act().iter() {
            let view = after.view(Viewer::Seat(seat));
            let claims = MolePark::claims(&setup, &view, seat);
            assert!(!claims.is_empty());
            let spectator = after.view(Viewer::Spectator);
            let other = MolePark::imagine(&setup, &spectator, luck.fork());
            let theirs = other.view(Viewer::Seat(seat));
            assert_eq!(MolePark::claims(&setup, &theirs, seat), claims);
        }
    });
}

#[test]
fn the_question_for_the_signal_says_how_long_there_is() {
    let given = ["2 seats", "king A", "option go_wait = 1", "showdown: A B"];
    let (setup, state) = laid(&given);
    let view = state.view(Viewer::Seat(Seat(0)));
    assert_eq!(
        MolePark::question(&setup, &letters(2), &view, Seat(0)),
        "The Showdown waits, King Mole. Will you give the signal? After 1 second it comes by itself."
    );
}
