//! Who knows what: a test for each row of the catalogue's table (section 6), over many deals.

use std::collections::BTreeSet;

use mole_park::{Action, Event, HoleSet, Mole, MolePark, Phase, Pick, Rolling, Setup, View, table};
use tabletop::{Chance, Face, Game, Seat, Seed, Viewer};

use crate::tables::{Played, at_every_step, short, told, with_edition};

fn views(state: &MolePark) -> Vec<View> {
    Viewer::all(state.seats())
        .map(|viewer| state.view(viewer))
        .collect()
}

fn is_over(state: &MolePark) -> bool {
    state.outcome().is_some()
}

/// A table of four with cheap prizes that peek, keep and reroll.
fn peeking() -> Setup {
    let all = "effects = [{ kind = \"peek\", holes = 2 }, { kind = \"keep_mole\", moles = 1 }, \
               { kind = \"reroll\", dice = [\"glove\", \"pan\", \"mallet\", \"prize\"] }]";
    let was = "name = \"Jawbreaker\", stars = 3, copies = 1 }";
    let is = format!("name = \"Jawbreaker\", stars = 3, copies = 8, {all} }}");
    let changes = [
        (was, is.as_str()),
        ("cost = 10\n", "cost = 3\n"),
        ("id = \"mole-park-base\"", "id = \"ours\""),
    ];
    with_edition(4, &changes)
}

/// Plays some deals at that table.
fn play(look: impl FnMut(&Played, &MolePark)) -> Setup {
    let setup = peeking();
    at_every_step(&setup, 12, look);
    setup
}

/// At some moments there is another state that looks the same to a spectator, but has another
/// `secret`.
fn cannot_be_told_from_outside(
    wanted: impl Fn(&MolePark) -> bool,
    secret: impl Fn(&MolePark) -> String,
) {
    let setup = short(3, "go_wait = 5");
    let mut luck = Chance::new(Seed::from_number(1));
    let mut n_moments = 0;
    at_every_step(&setup, 2, |_, after| {
        if n_moments >= 20 || !wanted(after) {
            return;
        }
        n_moments += 1;
        let view = after.view(Viewer::Spectator);
        let worlds = (0..30).map(|_| MolePark::imagine(&setup, &view, luck.fork()));
        let others: Vec<MolePark> = worlds
            .filter(|world| secret(world) != secret(after))
            .collect();
        assert!(!others.is_empty(), "thirty times {}", secret(after));
        for other in others {
            assert_eq!(other.view(Viewer::Spectator), view);
        }
    });
    assert!(n_moments > 5, "only {n_moments} moments");
}

#[test]
fn the_order_of_burrow_and_prize_decks_is_known_to_nobody() {
    play(|_, after| {
        for view in views(after) {
            // A view has no place for the order, only sizes.
            assert_eq!(view.stands.len(), 6);
            let json = serde_json::to_value(&view).unwrap();
            assert!(json["burrow"].is_number());
            assert!(json["stands"][0]["deck"].is_number());
        }
    });
    cannot_be_told_from_outside(
        |_| true,
        |world| serde_json::to_value(world).unwrap()["burrow"].to_string(),
    );
}

#[test]
fn moles_in_holes_are_known_only_to_seats_that_looked_and_as_they_lay_then() {
    let mut n_looks = 0;
    play(|played, after| {
        if is_over(after) {
            return;
        }
        let spectator = after.view(Viewer::Spectator);
        assert!(spectator.holes.iter().flatten().all(|face| !face.is_up()));
        if let Action::Rolling(Rolling::PeekHole { hole }) = played.action {
            n_looks += 1;
            let own = after.view(Viewer::Seat(played.seat));
            assert!(own.holes[hole.index()].iter().all(Face::is_up));
            for viewer in Viewer::all(after.seats()).filter(|viewer| !viewer.is(played.seat)) {
                assert_eq!(after.view(viewer).holes, played.before.view(viewer).holes);
            }
        }
        for seat in after.seats().iter() {
            let own = after.view(Viewer::Seat(seat));
            for hole in own.holes {
                let first_down = hole.iter().position(|face| !face.is_up());
                let known = hole.iter().filter(|face| face.is_up()).count();
                assert_eq!(
                    first_down.unwrap_or(hole.len()),
                    known,
                    "what came later is on top"
                );
            }
        }
    });
    assert!(n_looks > 20, "only {n_looks} looks");
    cannot_be_told_from_outside(
        |state| state.round() > 1,
        |world| serde_json::to_value(world).unwrap()["holes"].to_string(),
    );
}

#[test]
fn numbers_of_cards_are_known_to_all() {
    play(|_, after| {
        let counts = |view: &View| {
            let holes: Vec<usize> = view.holes.iter().map(Vec::len).collect();
            let hands: Vec<usize> = view.areas.iter().map(|area| area.hand.len()).collect();
            let decks: Vec<u8> = view.stands.iter().map(|stand| stand.deck).collect();
            (view.burrow, view.hill.len(), holes, hands, decks)
        };
        let all = views(after);
        assert!(all.iter().all(|view| counts(view) == counts(&all[0])));
    });
}

#[test]
fn a_hand_is_known_to_its_owner_and_to_others_when_it_is_laid_down() {
    let mut n_kept = 0;
    // Moles that were kept openly and are still in the hand.
    let mut kept: [BTreeSet<Mole>; 4] = Default::default();
    play(|played, after| {
        if played.before.phase() == Phase::Colours {
            kept = Default::default();
        }
        let mut keeps = Vec::new();
        for event in &played.events {
            match event {
                Event::MolesKept { by, moles } => {
                    n_kept += 1;
                    keeps.push(*by);
                    kept[by.index()] = moles.iter().copied().collect();
                }
                Event::HandCashed { by, .. } if !keeps.contains(by) => kept[by.index()].clear(),
                Event::HandCleared { by, .. } => kept[by.index()].clear(),
                Event::MolesDiscarded { by, moles } => {
                    kept[by.index()].retain(|mole| !moles.contains(mole));
                }
                _ => (),
            }
        }
        for seat in after.seats().iter() {
            let own = after.view(Viewer::Seat(seat)).areas[seat].hand.clone();
            assert!(own.iter().all(Face::is_up), "an owner sees the hand");
            for view in views(after).iter().filter(|view| !view.viewer.is(seat)) {
                let area = &view.areas[seat];
                let contests = view.showdown.as_ref();
                let contests = contests.is_some_and(|s| s.contestants.contains(seat));
                let open = area.hand.iter().filter_map(|face| face.up());
                if area.laid || contests || is_over(after) {
                    assert_eq!(area.hand, own);
                } else {
                    assert_eq!(open.collect::<BTreeSet<_>>(), kept[seat.index()]);
                }
            }
        }
    });
    assert!(n_kept > 5, "only {n_kept} moles kept");
    cannot_be_told_from_outside(
        |state| {
            state
                .view(Viewer::Spectator)
                .areas
                .iter()
                .any(|area| area.hand.len() > 2)
        },
        |world| serde_json::to_value(world).unwrap()["hands"].to_string(),
    );
}

#[test]
fn others_know_only_the_number_of_whacked_and_drawn_moles() {
    let mut n_got = 0;
    play(|played, after| {
        for event in &played.events {
            let (by, got) = match event {
                Event::MolesWhacked { by, moles, .. } | Event::MolesDrawn { by, moles, .. } => {
                    (*by, moles.clone())
                }
                Event::LeftoverTaken { by, mole, .. } => (*by, vec![*mole]),
                _ => continue,
            };
            n_got += 1;
            assert_eq!(
                MolePark::redact(event, Viewer::Seat(by)).as_ref(),
                Some(event)
            );
            for viewer in Viewer::all(after.seats()).filter(|viewer| !viewer.is(by)) {
                let seen =
                    MolePark::redact(event, viewer).expect("everybody sees that it happened");
                let json = serde_json::to_string(&seen).unwrap();
                assert!(!json.contains("\"up\""), "{viewer}: {json}");
                assert_eq!(json.matches("\"down\"").count(), got.len());
            }
        }
    });
    assert!(n_got > 100);
}

#[test]
fn discards_and_cashed_in_moles_are_public_and_face_up_on_the_hill() {
    let mut n_seen = 0;
    play(|played, after| {
        for event in &played.events {
            let open = matches!(
                event,
                Event::MolesDiscarded { .. } | Event::HandLaid { .. } | Event::MolesKept { .. }
            );
            if open {
                n_seen += 1;
                for viewer in Viewer::all(after.seats()) {
                    assert_eq!(MolePark::redact(event, viewer).as_ref(), Some(event));
                }
            }
        }
        for view in views(after) {
            assert!(view.hill.iter().all(Face::is_up));
        }
    });
    assert!(n_seen > 50);
}

#[test]
fn that_a_seat_looked_is_known_to_all_but_not_into_which_hole() {
    let mut n_looks = 0;
    play(|played, after| {
        let Action::Rolling(Rolling::PeekHole { .. }) = played.action else {
            return;
        };
        n_looks += 1;
        let by = played.seat;
        for viewer in Viewer::all(after.seats()).filter(|viewer| !viewer.is(by)) {
            let unseen = Event::HolePeeked {
                by,
                hole: None,
                moles: Vec::new(),
            };
            assert_eq!(told(&played.events, viewer), [unseen]);
            assert!(after.view(viewer).areas[by].peeks > 0);
        }
        assert!(!after.view(Viewer::Seat(by)).own_peeks.is_empty());
    });
    assert!(n_looks > 20);
}

#[test]
fn who_imagines_a_look_imagines_every_hole() {
    let setup = peeking();
    let mut luck = Chance::new(Seed::from_number(3));
    let mut n_looks = 0;
    at_every_step(&setup, 12, |played, after| {
        let Action::Rolling(Rolling::PeekHole { .. }) = played.action else {
            return;
        };
        let by = Viewer::Seat(played.seat);
        let view = after.view(Viewer::Spectator);
        let worlds = (0..60).map(|_| MolePark::imagine(&setup, &view, luck.fork()));
        let looked: HoleSet = worlds.fold(HoleSet::NONE, |looked, world| {
            looked.or(world.view(by).own_peeks)
        });
        assert_eq!(usize::from(looked.len()), setup.n_holes(), "{looked}");
        n_looks += 1;
    });
    assert!(n_looks > 20, "only {n_looks} looks");
}

/// The answers of a phase are seen only by their owner while the window is open.
fn answers_are_sealed(is_it: impl Fn(Phase) -> bool) {
    let mut n_sealed = 0;
    play(|played, after| {
        if !is_it(played.before.phase()) || after.phase() != played.before.phase() {
            return;
        }
        for seat in after.seats().iter() {
            let own = after.view(Viewer::Seat(seat)).areas[seat].answer;
            assert_ne!(own, Some(Face::Down), "an owner knows the answer");
            for view in views(after).iter().filter(|view| !view.viewer.is(seat)) {
                let seen = view.areas[seat].answer;
                assert_eq!(seen, own.map(|_| Face::Down));
            }
            n_sealed += u32::from(own.is_some());
        }
        for viewer in Viewer::all(after.seats()).filter(|viewer| !viewer.is(played.seat)) {
            for event in told(&played.events, viewer) {
                let json = serde_json::to_string(&event).unwrap();
                assert!(!json.contains("\"up\""), "{viewer} is told {json}");
            }
        }
    });
    assert!(n_sealed > 5, "only {n_sealed} answers");
}

#[test]
fn an_answer_to_the_crown_call_is_sealed_until_the_window_closes() {
    answers_are_sealed(|phase| matches!(phase, Phase::CrownCall { .. }));
}

#[test]
fn an_answer_about_a_reroll_is_sealed_until_the_window_closes() {
    answers_are_sealed(|phase| matches!(phase, Phase::Reroll { .. }));
}

#[test]
fn which_moles_are_discarded_is_sealed_until_all_have_chosen() {
    answers_are_sealed(|phase| matches!(phase, Phase::Discard { .. }));
}

#[test]
fn which_moles_are_kept_is_sealed_until_all_have_chosen() {
    answers_are_sealed(|phase| matches!(phase, Phase::Keep));
}

#[test]
fn a_chosen_die_is_sealed_until_the_roll() {
    answers_are_sealed(|phase| matches!(phase, Phase::Choose));
    cannot_be_told_from_outside(
        |state| state.phase() == Phase::Go,
        |world| serde_json::to_value(world).unwrap()["sealed"].to_string(),
    );
}

#[test]
fn announcements_rolls_totals_prizes_powers_and_decisions_are_public() {
    let mut told = BTreeSet::new();
    play(|played, after| {
        let all = views(after);
        let open = |view: &View| {
            let areas = view.areas.iter();
            let areas = areas.map(|area| (area.announced, area.rolled, area.total, area.prizes));
            (
                areas.collect::<Vec<_>>(),
                (view.used, view.declined, view.unprized, view.n_missed),
                (view.to_pick, view.queue.clone(), view.king),
                view.showdown.clone(),
                (view.waits, view.phase),
            )
        };
        assert!(all.iter().all(|view| open(view) == open(&all[0])));
        // All events are the same for everybody, except answers, looks and moles in hands.
        for event in played.events.iter().filter(|event| !has_secrets(event)) {
            told.insert(event_name(event));
            for viewer in Viewer::all(after.seats()) {
                assert_eq!(MolePark::redact(event, viewer).as_ref(), Some(event));
            }
        }
    });
    for name in [
        "crown_declared",
        "crown_missed",
        "die_rolled",
        "die_rerolled",
        "reroll_declined",
        "hand_laid",
        "order_drawn",
        "prize_taken",
    ] {
        assert!(told.contains(name), "{name} did not happen: {told:?}");
    }
    // Ties that are not left to chance are rarer.
    let seat = Seat(1);
    let rare = [
        Event::NextNamed { next: seat },
        Event::WinnerNamed { seat },
        Event::WinnerDrawn { seat },
    ];
    for event in rare {
        for viewer in [Viewer::Seat(Seat(0)), Viewer::Seat(seat), Viewer::Spectator] {
            assert_eq!(MolePark::redact(&event, viewer).as_ref(), Some(&event));
        }
    }
}

/// Whether an event has details that only one seat may know.
fn has_secrets(event: &Event) -> bool {
    matches!(
        event,
        Event::Answered { .. }
            | Event::HolePeeked { .. }
            | Event::MolesWhacked { .. }
            | Event::LeftoverTaken { .. }
            | Event::MolesDrawn { .. }
            | Event::MoleMarked { .. }
    )
}

fn event_name(event: &Event) -> String {
    let json = serde_json::to_value(event).unwrap();
    json["event"].as_str().unwrap_or_default().to_owned()
}

#[test]
fn the_next_prize_under_a_taken_one_is_known_to_nobody_until_restocking() {
    let mut n_taken = 0;
    play(|played, after| {
        let Action::Pick(Pick::TakePrize { stand }) = played.action else {
            return;
        };
        if !matches!(after.phase(), Phase::Pick { .. } | Phase::Keep) {
            return;
        }
        n_taken += 1;
        for view in views(after) {
            let seen = &view.stands[stand.index()];
            assert_eq!(seen.up, None);
        }
    });
    assert!(n_taken > 5, "only {n_taken} prizes");
}

#[test]
fn whom_a_window_asks_follows_from_public_facts() {
    let setup = short(3, "go_wait = 0");
    let mut luck = Chance::new(Seed::from_number(9));
    at_every_step(&setup, 2, |_, after| {
        let view = after.view(Viewer::Spectator);
        let world = MolePark::imagine(&setup, &view, luck.fork());
        assert_eq!(world.to_act(), after.to_act());
        let view = after.view(Viewer::Seat(Seat(0)));
        let world = MolePark::imagine(&setup, &view, luck.fork());
        assert_eq!(world.to_act(), after.to_act());
    });
}

#[test]
fn after_the_game_hands_and_holes_are_public() {
    play(|_, after| {
        if is_over(after) {
            let view = after.view(Viewer::Spectator);
            assert!(view.holes.iter().flatten().all(Face::is_up));
            let hands = view.areas.iter().flat_map(|area| &area.hand);
            assert!(hands.clone().all(Face::is_up));
        }
    });
}

#[test]
fn the_highest_possible_total_of_a_hand_is_the_same_for_everybody() {
    let setup = short(4, "go_wait = 5");
    let mut n_hands = 0;
    at_every_step(&setup, 4, |_, after| {
        for seat in after.seats().iter() {
            let own = after.view(Viewer::Seat(seat));
            let feared = table::feared_total(&setup, &own, seat);
            for view in views(after) {
                assert_eq!(table::feared_total(&setup, &view, seat), feared);
            }
            let best = table::possible_totals(&setup, &own, seat).map(|(_, most)| most);
            assert!(best <= feared, "{seat} can reach {best:?}, not {feared:?}");
            n_hands += usize::from(best.is_some());
        }
    });
    assert!(n_hands > 100, "{n_hands} hands");
}
