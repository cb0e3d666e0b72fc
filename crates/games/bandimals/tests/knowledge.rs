//! Who knows what: a test for each row of the catalogue's table (section 6).

use std::collections::BTreeSet;

use bandimals::{
    Action, Bandimals, Compete, Event, Phase, Reaction, Sealed, Theme, Turn, Verdict, View,
};
use tabletop::{BySeat, Chance, Checked, Face, Game, Log, Record, Seat, Seats, Seed, Viewer};

use crate::tables::{Played, at_every_step, laid, play, told, with};

const SHORT: &str = "first_person = random; round_limit = 4";
const BOOSTER: &str = "first_person = random; round_limit = 4; booster = on; theme_judge = vote";

fn views(state: &Bandimals) -> Vec<View> {
    Viewer::all(state.seats())
        .map(|viewer| state.view(viewer))
        .collect()
}

fn is_over(state: &Bandimals) -> bool {
    matches!(state.open().phase, Phase::Over { .. })
}

#[test]
fn only_its_owner_sees_a_hand_and_all_see_its_size() {
    let mut n_hidden = 0;
    at_every_step(&with(3, SHORT), 3, |_, after| {
        let all = views(after);
        for seat in after.seats().iter() {
            let own = &after.view(Viewer::Seat(seat)).hands[seat];
            assert!(own.iter().all(Face::is_up), "an owner sees the hand");
            for view in &all {
                let hand = &view.hands[seat];
                assert_eq!(hand.len(), own.len(), "{}", view.viewer);
                let is_own = view.viewer.is(seat) || is_over(after);
                n_hidden += hand.iter().filter(|face| !face.is_up()).count();
                assert!(!is_own || hand.iter().all(Face::is_up), "{}", view.viewer);
                let known = hand.iter().zip(own).filter(|(face, _)| face.is_up());
                assert!(known.into_iter().all(|(face, card)| face == card));
            }
        }
    });
    assert!(n_hidden > 1_000, "{n_hidden}");
}

#[test]
fn others_know_nothing_of_an_opening_hand() {
    let setup = with(3, SHORT);
    let chance = Chance::new(Seed::from_number(8));
    let deal = Bandimals::deal(&setup, chance, &mut Log::silent()).expect("three can play");
    let mut luck = Chance::new(Seed::from_number(9));
    for viewer in [Viewer::Seat(Seat(0)), Viewer::Spectator] {
        let view = deal.view(viewer);
        assert!(view.hands[Seat(1)].iter().all(|face| !face.is_up()));
        let hands: BTreeSet<String> = (0..20)
            .map(|_| Bandimals::imagine(&setup, &view, luck.fork()))
            .map(|world| format!("{:?}", world.view(Viewer::Seat(Seat(1))).hands[Seat(1)]))
            .collect();
        assert_eq!(hands.len(), 20, "{viewer} knows the hand of B");
    }
}

#[test]
fn after_the_game_everybody_sees_all_hands() {
    let mut n_ends = 0;
    at_every_step(&with(2, SHORT), 4, |_, after| {
        if !is_over(after) {
            return;
        }
        n_ends += 1;
        let all = views(after);
        for view in &all {
            assert!(
                view.hands.iter().flatten().all(Face::is_up),
                "{}",
                view.viewer
            );
            assert_eq!(view.hands, all[0].hands);
        }
    });
    assert_eq!(n_ends, 4);
}

#[test]
fn with_up_to_six_seats_all_know_that_everybody_starts_with_a_band_halt() {
    for (n_seats, is_known) in [(2, true), (6, true), (7, false), (8, false)] {
        let setup = with(n_seats, "first_person = random; booster = on");
        let chance = Chance::new(Seed::from_number(3));
        let deal = Bandimals::deal(&setup, chance, &mut Log::silent()).expect("a legal setup");
        let others = deal.seats().without(deal.open().turn);
        for view in views(&deal) {
            for seat in others.iter().filter(|&seat| !view.viewer.is(seat)) {
                let up = view.hands[seat].iter().filter_map(|face| face.up());
                let up: Vec<&str> = up.map(|card| setup.name(card)).collect();
                let expected: &[&str] = if is_known { &["Band Halt!"] } else { &[] };
                assert_eq!(up, expected, "{n_seats} seats, {}", view.viewer);
            }
        }
    }
}

#[test]
fn everybody_sees_bands_bonuses_penalties_counters_drum_majors_and_limits() {
    at_every_step(&with(4, BOOSTER), 2, |_, after| {
        for view in views(after) {
            assert_eq!(&view.open, after.open(), "{}", view.viewer);
        }
    });
}

#[test]
fn nobody_knows_the_order_of_the_draw_pile_until_the_record_shows_it() {
    let setup = with(2, SHORT);
    let mut luck = Chance::new(Seed::from_number(2));
    let mut n_draws = 0;
    at_every_step(&setup, 2, |played, _| {
        let drew = |events: &[Event]| {
            let mut drew = events.iter().filter_map(|event| match event {
                Event::Drew { cards, .. } => Some(format!("{cards:?}")),
                _ => None,
            });
            drew.next()
        };
        if n_draws >= 8 || drew(&played.events).is_none() {
            return;
        }
        n_draws += 1;
        for view in views(&played.before) {
            let drawn: BTreeSet<Option<String>> = (0..20)
                .map(|_| {
                    let mut world = Bandimals::imagine(&setup, &view, luck.fork());
                    let mut log = Log::recording();
                    world.apply(Checked::listed(played.seat, &played.action), &mut log);
                    drew(log.events())
                })
                .collect();
            assert!(drawn.len() > 5, "{} knows the next cards", view.viewer);
        }
    });
    assert_eq!(n_draws, 8);
    let text = laws::driven::sample_record::<Bandimals>(&setup, 1).expect("a deal that ends");
    let record = Record::<Bandimals>::parse(&text).expect("a record");
    let replay = record.verify().expect("a true record");
    let events = replay.chapters.iter().flatten();
    let drawn = events.filter_map(|event| match event {
        Event::Drew { cards, .. } => Some(cards.iter().all(Face::is_up)),
        _ => None,
    });
    assert!(drawn.clone().count() > 4 && drawn.into_iter().all(|is_up| is_up));
}

#[test]
fn everybody_sees_the_size_of_the_draw_pile_and_the_whole_discard_pile() {
    at_every_step(&with(3, SHORT), 2, |_, after| {
        let all = views(after);
        let piles = |view: &View| (view.deck, view.open.discard.clone());
        assert!(all.iter().all(|view| piles(view) == piles(&all[0])));
    });
}

#[test]
fn only_the_drawer_sees_a_drawn_card_and_all_see_a_fetched_one() {
    let mut n_seen = [0, 0];
    at_every_step(&with(3, SHORT), 12, |played, after| {
        for event in &played.events {
            for viewer in Viewer::all(after.seats()) {
                let heard = Bandimals::redact(event, viewer);
                match event {
                    Event::Drew { by, cards } => {
                        n_seen[0] += 1;
                        let down = vec![Face::Down; cards.len()];
                        let cards = if viewer.is(*by) { cards.clone() } else { down };
                        assert_eq!(heard, Some(Event::Drew { by: *by, cards }));
                    }
                    Event::Fetched { .. } => {
                        n_seen[1] += 1;
                        assert_eq!(heard.as_ref(), Some(event));
                    }
                    _ => (),
                }
            }
        }
    });
    assert!(n_seen[0] > 20 && n_seen[1] > 3, "{n_seen:?}");
}

#[test]
fn both_people_know_a_taken_card_and_the_others_only_how_many() {
    let mut state = laid(&[
        "4 seats",
        "A hand: wrong_locker",
        "B hand: Swan",
        "C hand: Owl",
    ]);
    let deeds = [
        (0, "choose_turn kind=basic"),
        (0, "done_band"),
        (0, "play_special card=wrong_locker target=B"),
    ];
    play(&mut state, &deeds);
    let events = play(&mut state, &[(1, "pass_no_u"), (2, "pass_no_u")]);
    let taken = |viewer: Viewer| {
        let told = told(&events, viewer);
        told.into_iter().find_map(|event| match event {
            Event::Taken { card, .. } => Some(card.is_up()),
            _ => None,
        })
    };
    for (viewer, sees) in [
        (Viewer::Seat(Seat(0)), true),
        (Viewer::Seat(Seat(1)), true),
        (Viewer::Seat(Seat(2)), false),
        (Viewer::Spectator, false),
    ] {
        assert_eq!(taken(viewer), Some(sees), "{viewer}");
        let hand = &state.view(viewer).hands[Seat(0)];
        assert_eq!(hand.last().map(Face::is_up), Some(sees), "{viewer}");
    }
}

#[test]
fn giver_and_receiver_know_passed_cards_and_the_others_only_how_many() {
    let mut n_passed = 0;
    let mut look = |events: &[Event], seats: Seats| {
        for event in events {
            let Event::Passed { by, to, cards } = event else {
                continue;
            };
            n_passed += 1;
            for viewer in Viewer::all(seats) {
                let sees = viewer.is(*by) || viewer.is(*to);
                let down = vec![Face::Down; cards.len()];
                let cards = if sees { cards.clone() } else { down };
                let heard = Bandimals::redact(event, viewer);
                let (by, to) = (*by, *to);
                assert_eq!(heard, Some(Event::Passed { by, to, cards }), "{viewer}");
            }
        }
    };
    at_every_step(&with(4, SHORT), 12, |played, after| {
        look(&played.events, after.seats());
    });
    assert!(n_passed > 3, "{n_passed}");
}

#[test]
fn everybody_sees_discarded_cards_random_or_chosen() {
    let mut n_discards = 0;
    at_every_step(&with(3, SHORT), 4, |played, after| {
        for event in &played.events {
            if let Event::Discarded { .. } = event {
                n_discards += 1;
                for viewer in Viewer::all(after.seats()) {
                    assert_eq!(Bandimals::redact(event, viewer).as_ref(), Some(event));
                }
            }
        }
    });
    assert!(n_discards > 20);
}

/// A table at which A has aimed a Penalty at B, and C holds this card.
fn aimed(c_hand: &str) -> Bandimals {
    let c_hand = format!("C hand: {c_hand}, Owl");
    let mut state = laid(&[
        "3 seats",
        "A hand: gust_of_wind",
        "B hand: no_u, Swan, Fox",
        &c_hand,
    ]);
    let deeds = [
        (0, "choose_turn kind=basic"),
        (0, "done_band"),
        (0, "play_special card=gust_of_wind target=B"),
    ];
    play(&mut state, &deeds);
    state
}

#[test]
fn who_is_asked_to_react_follows_from_what_everybody_sees() {
    let (with_no_u, without) = (aimed("no_u"), aimed("Moose"));
    for state in [&with_no_u, &without] {
        assert_eq!(state.awaited(), [Seat(1), Seat(2)].into_iter().collect());
    }
    for viewer in [
        Viewer::Seat(Seat(0)),
        Viewer::Seat(Seat(1)),
        Viewer::Spectator,
    ] {
        assert_eq!(with_no_u.view(viewer), without.view(viewer), "{viewer}");
    }
    // In whole deals: everybody who is asked has cards, and did not play the Penalty.
    at_every_step(&with(5, SHORT), 3, |played, after| {
        let Action::Turn(Turn::PlaySpecial { .. }) = played.action else {
            return;
        };
        let Some(bandimals::Step::Window(window)) = after.open().agenda.last() else {
            return;
        };
        let view = after.view(Viewer::Spectator);
        let asked = after.seats().iter().filter(|&seat| {
            seat != window.by
                && !view.hands[seat].is_empty()
                && !view.open.passing.contains(seat)
                && !view.open.out.contains(seat)
        });
        assert_eq!(after.awaited(), asked.collect::<Seats>());
        // BAND-R44: the window closes after a time, which all share, asked or not.
        let glass = after.glass().expect("a window has a sandglass");
        assert_eq!((glass.about, glass.seconds), ("reactions", 8));
        assert_eq!(glass.seats.len(), 4, "everybody but the player");
        assert!(after.awaited().contains(glass.seat));
        assert_eq!(glass.lapse, Action::Reaction(Reaction::PassNoU));
    });
}

#[test]
fn a_second_no_u_stays_secret_when_the_first_one_was_used() {
    let after = |c_answers: &str| {
        let mut state = aimed("no_u");
        let events = play(&mut state, &[(2, c_answers), (1, "respond_no_u card=no_u")]);
        (state, events)
    };
    let ((wished, told_wished), (passed, told_passed)) =
        (after("respond_no_u card=no_u"), after("pass_no_u"));
    for viewer in Viewer::all(wished.seats()) {
        assert_eq!(wished.view(viewer), passed.view(viewer), "{viewer}");
        assert_eq!(told(&told_wished, viewer), told(&told_passed, viewer));
    }
    // While the window is open, only its owner knows an answer.
    let mut open = aimed("no_u");
    play(&mut open, &[(2, "respond_no_u card=no_u")]);
    let mut other = aimed("no_u");
    play(&mut other, &[(2, "pass_no_u")]);
    for viewer in [
        Viewer::Seat(Seat(0)),
        Viewer::Seat(Seat(1)),
        Viewer::Spectator,
    ] {
        assert_eq!(open.view(viewer), other.view(viewer), "{viewer}");
    }
    let mine = Viewer::Seat(Seat(2));
    assert_ne!(open.view(mine), other.view(mine), "an owner knows");
}

#[test]
fn entries_are_secret_until_shown_and_votes_are_shown_only_as_totals() {
    let (mut n_sealed, mut n_counted) = (0, 0);
    at_every_step(&with(4, BOOSTER), 12, |played, after| {
        for view in views(after) {
            for (seat, sealed) in view.sealed.by_seat() {
                let is_up = matches!(sealed, Some(Face::Up(_)));
                assert!(
                    !is_up || view.viewer.is(seat),
                    "{} sees {seat}",
                    view.viewer
                );
                let is_entry = |sealed: &Face<Sealed>| {
                    matches!(
                        sealed,
                        Face::Up(Sealed::Entry(_) | Sealed::Vote(_) | Sealed::Verdicts { .. })
                    )
                };
                n_sealed += usize::from(sealed.as_ref().is_some_and(is_entry));
            }
        }
        for event in &played.events {
            if let Event::VotesCounted { votes } | Event::VerdictsCounted { against: votes } = event
            {
                n_counted += 1;
                assert_eq!(votes, &totals(played), "totals, and nothing else");
            }
        }
    });
    assert!(n_sealed > 10, "{n_sealed}");
    assert!(n_counted > 3, "{n_counted}");
}

/// The sum of all votes: the sealed ones, and the last one that was played.
fn totals(played: &Played) -> BySeat<u8> {
    let mut totals = BySeat::from_fn(played.before.seats().len(), |_| 0);
    for seat in played.before.seats().iter() {
        match &played.before.view(Viewer::Seat(seat)).sealed[seat] {
            Some(Face::Up(Sealed::Vote(Some(named)))) => totals[*named] += 1,
            Some(Face::Up(Sealed::Verdicts { against, .. })) => {
                against.iter().for_each(|named| totals[named] += 1);
            }
            _ => (),
        }
    }
    match played.action {
        Action::Compete(Compete::ContestVote { seat: named })
        | Action::Theme(Theme::ThemeVote {
            seat: named,
            verdict: Verdict::No,
        }) => totals[named] += 1,
        _ => (),
    }
    totals
}

#[test]
fn a_replay_shows_hands_and_indigo_pile_but_no_votes_and_no_unused_no_u() {
    let mut n_seen = [0, 0];
    at_every_step(&with(4, BOOSTER), 6, |_, after| {
        let open = after.all_open();
        assert!(open.hands.iter().flatten().all(Face::is_up));
        assert!(open.indigo.iter().all(Face::is_up));
        let seen = after.view(Viewer::Spectator);
        assert_eq!((&open.open, open.deck), (&seen.open, seen.deck));
        for (seat, sealed) in open.sealed.by_seat() {
            let own = after.view(Viewer::Seat(seat)).sealed[seat].clone();
            match own {
                Some(Face::Up(Sealed::Answer(_) | Sealed::Vote(_) | Sealed::Verdicts { .. })) => {
                    n_seen[0] += 1;
                    assert_eq!(sealed, &Some(Face::Down), "it stays secret");
                }
                own => {
                    n_seen[1] += usize::from(own.is_some());
                    assert_eq!(sealed, &own);
                }
            }
        }
    });
    assert!(n_seen[0] > 10 && n_seen[1] > 3, "{n_seen:?}");
}

#[test]
fn only_a_drawer_who_looked_knows_cards_of_the_indigo_pile() {
    // Everybody sees an active card go under the pile; the cards above it are hidden.
    let mut n_looked = 0;
    at_every_step(&with(2, BOOSTER), 12, |_, after| {
        for view in views(after) {
            let hidden = view.indigo.iter().skip_while(|face| face.is_up());
            let seen = hidden.filter(|face| face.is_up()).count();
            let looks = match after.open().agenda.last() {
                Some(bandimals::Step::ChooseCt { by }) => view.viewer.is(*by),
                _ => false,
            };
            n_looked += usize::from(looks);
            assert_eq!(seen, if looks { 2 } else { 0 }, "{}", view.viewer);
        }
    });
    // The other card goes under the pile, and only the drawer knows it.
    let given = ["2 seats", "option booster = on", "A hand: band_halt"];
    let given = [
        &given[..],
        &["B hand: Swan", "indigo: directors_choice, horns_up, robots"],
    ]
    .concat();
    let mut state = laid(&given);
    let deeds = [
        (0, "choose_turn kind=basic"),
        (0, "done_band"),
        (0, "skip_special"),
        (0, "play_band_halt"),
    ];
    play(&mut state, &deeds);
    play(&mut state, &[(0, "choose_ct ct=horns_up")]);
    for (viewer, knows) in [
        (Viewer::Seat(Seat(0)), true),
        (Viewer::Seat(Seat(1)), false),
        (Viewer::Spectator, false),
    ] {
        let pile = state.view(viewer).indigo;
        assert_eq!(pile.iter().any(Face::is_up), knows, "{viewer}");
    }
    println!("cards were looked at {n_looked} times");
}

#[test]
fn no_view_has_the_seed() {
    let setup = with(3, BOOSTER);
    let chance = Chance::new(Seed::from_number(0x5eed_5eed_5eed));
    let hex = chance.seed().0.to_string();
    let deal = Bandimals::deal(&setup, chance, &mut Log::silent()).expect("three");
    for view in views(&deal) {
        let json = serde_json::to_string(&view).expect("a view has JSON");
        assert!(!json.contains(&hex), "{}", view.viewer);
    }
    assert!(!format!("{deal:?}").contains(&hex), "it does not print");
}
