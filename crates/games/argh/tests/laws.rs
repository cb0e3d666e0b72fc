//! ARGH keeps the laws that hold for every game, at every number of seats and under every option.

use argh::{Argh, Setup};
use laws::driven;

use crate::tables::{at_every_step, plain, set_up, with, with_edition};
use tabletop::{Game, Seat, Terms};

#[test]
fn the_laws_hold_with_two_seats() {
    laws::hold::<Argh>(&plain(2), 60);
}

#[test]
fn the_laws_hold_with_three_seats() {
    laws::hold::<Argh>(&plain(3), 40);
}

#[test]
fn the_laws_hold_with_four_seats() {
    laws::hold::<Argh>(&plain(4), 30);
}

#[test]
fn the_laws_hold_with_five_seats() {
    laws::hold::<Argh>(&plain(5), 20);
}

#[test]
fn the_laws_hold_with_six_seats() {
    laws::hold::<Argh>(&plain(6), 20);
}

#[test]
fn the_laws_hold_with_all_promo_cards() {
    laws::hold::<Argh>(&with(2, "promos = spider, owl, twin"), 40);
    laws::hold::<Argh>(&with(4, "promos = spider, owl, twin"), 20);
}

#[test]
fn the_laws_hold_if_owners_order_their_effects() {
    laws::hold::<Argh>(&with(2, "effect_order = owner"), 40);
    let all = "effect_order = owner; promos = spider, owl, twin; lizard_card_value = set";
    laws::hold::<Argh>(&with(3, all), 20);
}

#[test]
fn the_laws_hold_if_the_best_answers_are_taken() {
    laws::hold::<Argh>(&with(2, "end_choices = auto"), 30);
    let both = "end_choices = auto; effect_order = owner; claims = off";
    laws::hold::<Argh>(&with(3, both), 20);
}

#[test]
fn the_laws_hold_if_lizards_compare_as_the_set() {
    laws::hold::<Argh>(&with(3, "lizard_card_value = set"), 30);
}

#[test]
fn the_laws_hold_if_the_table_is_asked_who_starts() {
    laws::hold::<Argh>(&with(3, "first_player = ask"), 30);
    laws::hold::<Argh>(&with(6, "first_player = ask"), 15);
}

#[test]
fn the_laws_hold_if_the_host_picks_who_starts() {
    let mut terms = Terms::plain(3).with("first_player", "host_picks");
    terms.host = Seat(2);
    laws::hold::<Argh>(&set_up(&terms), 30);
}

#[test]
fn the_laws_hold_if_the_last_winner_starts() {
    let mut terms = Terms::plain(4).with("first_player", "last_winner");
    terms.last_winner = Some(Seat(3));
    laws::hold::<Argh>(&set_up(&terms), 20);
}

#[test]
fn the_laws_hold_with_a_custom_edition() {
    laws::hold::<Argh>(&with_edition(3, &OURS), 30);
    laws::hold::<Argh>(&with_edition(2, &OURS), 30);
}

/// Changes for another box: three bomb parts win, four spies and two lizards, other numbers, more
/// cards removed.
const OURS: [(&str, &str); 6] = [
    ("bombs_to_win = 2", "bombs_to_win = 3"),
    ("kind = \"lizard\"", "kind = \"spy\""),
    ("lizard_table = [0, 1, 5, 10]", "lizard_table = [0, 2, 9]"),
    ("more = 1", "more = 3"),
    ("value = 7", "value = 12"),
    ("edition_id = \"argh-base\"", "edition_id = \"ours\""),
];

#[test]
fn the_laws_hold_in_deals_driven_by_random_bytes() {
    let tables: [(Setup, u32); 4] = [
        (plain(2), 60),
        (plain(4), 30),
        (
            with(3, "promos = spider, owl, twin; effect_order = owner"),
            40,
        ),
        (with(3, "first_player = ask; end_choices = auto"), 30),
    ];
    for (setup, cases) in tables {
        if let Err(broken) = driven::deals::<Argh>(&setup, cases) {
            panic!("{broken}");
        }
    }
}

#[test]
fn a_deal_has_at_most_two_turns_for_each_card_in_play() {
    // ARGH-R42: every turn takes a card from a pile or turns a face-down card up for good.
    for (n_seats, in_play) in [(2, 18), (3, 21), (4, 21), (5, 21), (6, 21)] {
        let setup = plain(n_seats);
        let mut n_turns = 0;
        at_every_step(&setup, 150, |played, after| {
            let begins = match played.action {
                argh::Action::TakeCard { .. } | argh::Action::StealCard { .. } => 1,
                _ => 0,
            };
            n_turns += begins;
            if after.outcome().is_some() {
                assert!(n_turns <= 2 * in_play, "{n_turns} turns");
                n_turns = 0;
            }
        });
    }
}
