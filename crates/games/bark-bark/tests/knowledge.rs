//! Who knows what: a test for each row of the catalogue's table (section 6), over many deals.

use std::collections::BTreeSet;

use bark_bark::{Action, BarkBark, Event, Move, Phase, Secret, Talk, View};
use tabletop::{Chance, Checked, Face, Game, Record, Seat, Seed, Viewer};

use crate::tables::{at_every_step, plain, race, told};

const QUICK: &str = "stall_rounds = 3";

fn views(state: &BarkBark) -> Vec<View> {
    Viewer::all(state.seats())
        .map(|viewer| state.view(viewer))
        .collect()
}

#[test]
fn a_laid_card_is_known_to_its_owner_always_and_to_others_from_the_show_phase() {
    at_every_step(&race(3, QUICK), 8, |played, after| {
        let is_secret = after.open().phase == Phase::Secret;
        for seat in after.seats().iter() {
            let own = after.view(Viewer::Seat(seat)).laid[seat];
            assert_ne!(own, Some(Face::Down), "an owner sees the card");
            for view in views(after) {
                match (own, is_secret && !view.viewer.is(seat)) {
                    (Some(_), true) => assert_eq!(view.laid[seat], Some(Face::Down)),
                    (own, _) => assert_eq!(view.laid[seat], own),
                }
            }
        }
        if let Action::Secret(Secret::ChooseCard { value }) = played.action {
            let told = told(&played.events, Viewer::Seat(played.seat));
            let value = Face::Up(value);
            let by = played.seat;
            let first = &told[0];
            assert!(
                *first == Event::CardLaid { by, value }
                    || *first == Event::CardChanged { by, value }
                    || *first == Event::CardKept { by, value }
            );
        }
    });
}

#[test]
fn a_sealed_card_cannot_be_guessed_from_the_view_of_another_seat() {
    // In many worlds imagined from a view, a sealed card takes every value.
    let setup = race(3, "claims = off; start_placement = centre");
    let mut luck = Chance::new(Seed::from_number(1));
    let mut n_moments = 0;
    at_every_step(&setup, 2, |_, after| {
        let hidden = after
            .seats()
            .iter()
            .find(|&seat| after.view(Viewer::Spectator).laid[seat] == Some(Face::Down));
        let (Some(hidden), true) = (hidden, n_moments < 20) else {
            return;
        };
        n_moments += 1;
        for view in views(after).iter().filter(|view| !view.viewer.is(hidden)) {
            let worlds = (0..60).map(|_| BarkBark::imagine(&setup, view, luck.fork()));
            let seen: BTreeSet<_> = worlds
                .map(|world| world.view(Viewer::Seat(hidden)).laid[hidden])
                .collect();
            assert_eq!(seen.len(), 4, "all four numbers are possible");
        }
    });
    assert!(n_moments > 5);
}

#[test]
fn that_a_card_was_laid_is_known_to_all() {
    at_every_step(&race(4, QUICK), 4, |_, after| {
        let who = |view: &View| {
            let laid = view.laid.iter();
            laid.map(Option::is_some).collect::<Vec<_>>()
        };
        let all = views(after);
        assert!(all.iter().all(|view| who(view) == who(&all[0])));
    });
}

#[test]
fn a_changed_card_is_known_to_its_owner_only() {
    let mut n_changes = 0;
    at_every_step(&race(3, QUICK), 8, |played, after| {
        let Action::Secret(Secret::ChooseCard { .. }) = played.action else {
            return;
        };
        let had = played.before.view(Viewer::Seat(played.seat)).laid[played.seat];
        if had.is_none() || after.open().phase != Phase::Secret {
            return;
        }
        n_changes += 1;
        for viewer in Viewer::all(after.seats()).filter(|viewer| !viewer.is(played.seat)) {
            assert_eq!(told(&played.events, viewer), [], "{viewer} is told nothing");
            assert_eq!(after.view(viewer), played.before.view(viewer));
        }
    });
    assert!(n_changes > 20);
}

#[test]
fn claims_are_known_to_all_and_whispers_to_their_two_ends_only() {
    let setup = race(4, "claims = public_and_whispers; stall_rounds = 3");
    let mut n_whispers = 0;
    at_every_step(&setup, 4, |played, after| {
        for view in views(after) {
            let all_mine = view
                .whispers
                .iter()
                .all(|whisper| view.viewer.is(whisper.by) || view.viewer.is(whisper.to));
            assert!(all_mine, "{}", view.viewer);
        }
        let Action::Secret(Secret::ClaimCard { value, to }) = played.action else {
            return;
        };
        let by = played.seat;
        for viewer in Viewer::all(after.seats()) {
            let told = told(&played.events, viewer);
            match to {
                None => assert_eq!(told, [Event::CardClaimed { by, value }]),
                Some(to) if viewer.is(by) || viewer.is(to) => {
                    n_whispers += 1;
                    assert_eq!(told, [Event::CardWhispered { by, to, value }]);
                }
                Some(_) => {
                    assert_eq!(told, []);
                    assert_eq!(after.view(viewer), played.before.view(viewer), "{viewer}");
                }
            }
        }
    });
    assert!(n_whispers > 20);
}

#[test]
fn a_whisper_taken_back_is_known_to_its_two_ends_only() {
    let setup = race(4, "claims = public_and_whispers; card_lock = at_once");
    let mut n_taken_back = 0;
    at_every_step(&setup, 8, |played, after| {
        let (by, before) = (played.seat, &played.before);
        let is_public = before.open().players[by.index()].claim.is_some();
        if played.action != Secret::WithdrawClaim.into() || is_public {
            return;
        }
        let own = before.view(Viewer::Seat(by)).whispers.into_iter();
        let heard_by: Vec<Seat> = own.filter(|w| w.by == by).map(|w| w.to).collect();
        for viewer in Viewer::all(after.seats()) {
            let knows = viewer.is(by) || heard_by.iter().any(|&to| viewer.is(to));
            assert_eq!(!told(&played.events, viewer).is_empty(), knows, "{viewer}");
            assert_eq!(after.view(viewer) != before.view(viewer), knows, "{viewer}");
        }
        assert_eq!(
            after.to_act(),
            before.to_act(),
            "who may act gives nothing away"
        );
        n_taken_back += 1;
    });
    assert!(n_taken_back > 20, "{n_taken_back}");
}

#[test]
fn how_often_a_seat_whispered_is_known_to_itself_only() {
    let setup = race(3, "claims = public_and_whispers; stall_rounds = 3");
    let mut most = 0;
    at_every_step(&setup, 8, |played, after| {
        let Action::Secret(Secret::ClaimCard { to: Some(_), .. }) = played.action else {
            return;
        };
        let count = |state: &BarkBark, viewer| state.view(viewer).n_whispers;
        for viewer in Viewer::all(after.seats()) {
            let more = u8::from(viewer.is(played.seat));
            assert_eq!(count(after, viewer), count(&played.before, viewer) + more);
        }
        assert_eq!(
            after.open(),
            played.before.open(),
            "nothing of it is public"
        );
        most = most.max(count(after, Viewer::Seat(played.seat)));
    });
    assert!(most > 1, "{most}");
}

#[test]
fn whether_a_claim_was_true_is_known_from_the_show_phase_and_a_tally_is_kept() {
    let mut n_shown = [0, 0];
    at_every_step(&race(3, QUICK), 10, |played, after| {
        let tallies = |state: &BarkBark| {
            let players = state.open().players.iter();
            players.map(|p| (p.n_true, p.n_false)).collect::<Vec<_>>()
        };
        let truths = played.events.iter().filter_map(|event| match event {
            Event::ClaimJudged {
                to: None,
                claimed,
                laid,
                ..
            } => Some(claimed == laid),
            _ => None,
        });
        let truths: Vec<bool> = truths.collect();
        let sums = [&played.before, after].map(|state| {
            tallies(state)
                .iter()
                .fold((0, 0), |(a, b), (t, f)| (a + t, b + f))
        });
        let n_true = truths.iter().filter(|&&is_true| is_true).count() as u16;
        let n_false = truths.len() as u16 - n_true;
        assert_eq!(sums[1], (sums[0].0 + n_true, sums[0].1 + n_false));
        n_shown[0] += n_true;
        n_shown[1] += n_false;
        let all = views(after);
        assert!(all.iter().all(|view| view.open == all[0].open), "public");
    });
    assert!(n_shown[0] > 5 && n_shown[1] > 5, "{n_shown:?}");
}

#[test]
fn whether_a_whisper_was_true_is_known_to_its_two_ends_only() {
    let setup = race(4, "claims = public_and_whispers; stall_rounds = 3");
    let mut n_shown = 0;
    at_every_step(&setup, 5, |played, after| {
        for event in &played.events {
            let Event::ClaimJudged {
                by, to: Some(to), ..
            } = event
            else {
                continue;
            };
            n_shown += 1;
            for viewer in Viewer::all(after.seats()) {
                let hears = told(&played.events, viewer).contains(event);
                assert_eq!(hears, viewer.is(*by) || viewer.is(*to), "{viewer}");
            }
        }
    });
    assert!(n_shown > 10);
}

#[test]
fn nobody_knows_the_order_of_the_deck_and_a_record_shows_all_of_it() {
    let setup = race(3, "claims = off; start_placement = centre");
    let mut luck = Chance::new(Seed::from_number(2));
    let mut n_draws = 0;
    at_every_step(&setup, 3, |played, after| {
        let drawn = |events: &[Event]| {
            let mut drawn = events.iter().filter_map(|event| match event {
                Event::CardExplored { pile, drawn, .. } => Some((*pile, *drawn)),
                _ => None,
            });
            drawn.next()
        };
        let Action::Move(Move::Explore {
            pile: bark_bark::Pile::Deck,
            ..
        }) = played.action
        else {
            return;
        };
        if n_draws >= 12 || drawn(&played.events).is_none() {
            return;
        }
        n_draws += 1;
        // The same action in imagined worlds draws other cards.
        for view in views(&played.before) {
            let cards: BTreeSet<String> = (0..40)
                .map(|_| {
                    let mut world = BarkBark::imagine(&setup, &view, luck.fork());
                    let mut log = tabletop::Log::recording();
                    world.apply(Checked::listed(played.seat, &played.action), &mut log);
                    format!("{:?}", log.events().get(1).or(log.events().first()))
                })
                .collect();
            assert!(cards.len() > 1, "{} knows the next card", view.viewer);
        }
        assert_eq!(after.seats(), played.before.seats());
    });
    assert!(n_draws > 8);
    let text = laws::driven::sample_record::<BarkBark>(&setup, 1).expect("a deal that ends");
    let record = Record::<BarkBark>::parse(&text).expect("a record");
    let replay = record.verify().expect("a true record");
    // The record has every card that was drawn, and the deck dealt from its seed has them in the
    // same order.
    let drawn = replay
        .chapters
        .iter()
        .flatten()
        .filter_map(|event| match event {
            Event::CardExplored {
                pile: bark_bark::Pile::Deck,
                drawn,
                ..
            } => Some(*drawn),
            Event::Barked { .. } | Event::NoWayHome { .. } => setup.edition.card("bark_bark"),
            _ => None,
        });
    let drawn: Vec<_> = drawn.collect();
    let secret = record
        .closing
        .as_ref()
        .expect("a record of a whole deal")
        .secret;
    let beginning = record.replay(secret, 0).expect("a true record").state;
    let beginning = serde_json::to_value(&beginning).expect("a state has JSON");
    let deck = serde_json::from_value(beginning["deck"].clone());
    let mut dealt: Vec<bark_bark::Card> = deck.expect("a deck");
    dealt.reverse();
    assert!(drawn.len() > 5, "{drawn:?}");
    assert_eq!(dealt.len(), 19);
    assert_eq!(dealt[..drawn.len()], drawn);
}

#[test]
fn what_the_deck_holds_and_what_was_drawn_is_known_to_all() {
    at_every_step(&race(3, QUICK), 4, |_, after| {
        let all = views(after);
        let counts = |view: &View| (view.deck, view.corners.map(|pile| pile.left), view.open.out);
        assert!(all.iter().all(|view| counts(view) == counts(&all[0])));
    });
}

#[test]
fn the_top_corners_are_known_to_all_if_the_piles_are_face_up_and_to_nobody_otherwise() {
    for (piles, is_seen) in [("face_up", true), ("face_down", false)] {
        let setup = race(3, &format!("corner_piles = {piles}; stall_rounds = 3"));
        at_every_step(&setup, 3, |_, after| {
            for view in views(after) {
                for pile in view.corners {
                    assert_eq!(pile.top.is_some(), is_seen && pile.left > 0);
                }
            }
        });
    }
}

#[test]
fn corners_below_the_top_are_known_to_nobody() {
    let setup = race(3, "claims = off");
    let deal = BarkBark::deal(
        &setup,
        Chance::new(Seed::from_number(4)),
        &mut tabletop::Log::silent(),
    );
    let deal = deal.expect("three can play");
    let mut luck = Chance::new(Seed::from_number(3));
    for view in views(&deal) {
        let orders: BTreeSet<String> = (0..40)
            .map(|_| BarkBark::imagine(&setup, &view, luck.fork()))
            .map(|world| serde_json::to_string(&world).expect("a state has JSON"))
            .map(|json| {
                let from = json.find("\"corners\"").expect("there are corners");
                json[from..from + 60].to_owned()
            })
            .collect();
        assert!(orders.len() > 5, "{}", view.viewer);
    }
}

#[test]
fn proposals_answers_shares_and_orders_are_told_to_all() {
    let mut n_talks = [0; 7];
    at_every_step(&race(4, QUICK), 40, |played, after| {
        let Action::Talk(action) = &played.action else {
            return;
        };
        let kind = match action {
            Talk::ProposeSplit { .. } => 0,
            Talk::CounterSplit { .. } => 1,
            Talk::AcceptSplit => 2,
            Talk::ProposeOrder { .. } => 3,
            Talk::CounterOrder { .. } => 4,
            Talk::AcceptOrder => 5,
            Talk::WalkAway => 6,
        };
        n_talks[kind] += 1;
        assert!(!played.events.is_empty(), "{:?}", played.action);
        for viewer in Viewer::all(after.seats()) {
            assert_eq!(told(&played.events, viewer), played.events, "{viewer}");
        }
    });
    assert!(n_talks.iter().all(|&count| count > 2), "{n_talks:?}");
}

#[test]
fn table_pawns_crown_critters_and_points_are_public() {
    at_every_step(&plain(3), 1, |_, after| {
        for view in views(after) {
            assert_eq!(&view.open, after.open(), "{}", view.viewer);
        }
    });
}

#[test]
fn the_seed_is_in_no_view() {
    let setup = plain(3);
    let chance = Chance::new(Seed::from_number(0x5eed_5eed_5eed));
    let hex = chance.seed().0.to_string();
    let deal = BarkBark::deal(&setup, chance, &mut tabletop::Log::silent()).expect("three");
    for view in views(&deal) {
        let json = serde_json::to_string(&view).expect("a view has JSON");
        assert!(!json.contains(&hex), "{}", view.viewer);
    }
    assert!(
        !format!("{deal:?}").contains(&hex),
        "it is not printed either"
    );
}
