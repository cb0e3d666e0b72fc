//! Who knows what: one test for each row of the catalogue's table (section 6), over many deals.

use argh::{Argh, Card, Event, Kind, PhaseSeen, Setup, View};
use tabletop::{Face, Game, Record, Seat, Viewer};

use crate::counterfactual::{Place, cards_in, hidden_cards};
use crate::secrecy::{is_secret, told};
use crate::tables::{at_every_step, plain, with};

/// The tables that every row is tested on.
fn tables() -> [(Setup, u64); 3] {
    [
        (plain(2), 12),
        (plain(3), 12),
        (with(4, "promos = spider, owl, twin"), 10),
    ]
}

/// Calls `look` with every viewer's view at the end of each deal.
fn at_every_end(mut look: impl FnMut(&Argh, &View)) {
    for (setup, n_deals) in tables() {
        at_every_step(&setup, n_deals, |_, after| {
            if after.outcome().is_some() {
                for viewer in Viewer::all(after.seats()) {
                    look(after, &after.view(viewer));
                }
            }
        });
    }
}

#[test]
fn nobody_knows_the_order_of_the_piles_and_a_replay_shows_it() {
    is_secret(tables().into_iter(), Place::Pile);
    let text = laws::driven::sample_record::<Argh>(&plain(3), 1).expect("a deal that ends");
    let replay = Record::<Argh>::parse(&text).expect("a record");
    let replay = replay.verify().expect("a true record");
    let taken = replay
        .chapters
        .iter()
        .flatten()
        .filter_map(|event| match event {
            Event::CardTaken { card, .. } => Some(*card),
            _ => None,
        });
    assert!(taken.clone().count() > 5);
    assert!(taken.clone().all(|card| card != Face::Down), "all open");
}

#[test]
fn everybody_sees_the_size_of_the_piles_and_the_back_of_every_card() {
    for (setup, n_deals) in tables() {
        at_every_step(&setup, n_deals, |_, after| {
            let backs = |viewer: Viewer| {
                let view = after.view(viewer);
                let down: Vec<_> = view
                    .areas
                    .iter()
                    .flat_map(|area| {
                        area.down
                            .iter()
                            .map(|hidden| (hidden.slot, hidden.location))
                    })
                    .collect();
                let held = match view.phase {
                    PhaseSeen::Holding { location, .. } | PhaseSeen::Offered { location, .. } => {
                        Some(location)
                    }
                    _ => None,
                };
                let removed = view.removed.map(|cards| cards.len());
                (view.piles, removed, down, held)
            };
            let truth = hidden_cards(after);
            for viewer in Viewer::all(after.seats()) {
                let (piles, removed, down, held) = backs(viewer);
                assert_eq!(backs(viewer), backs(Viewer::Spectator), "{viewer}");
                let in_place = |place| truth.iter().filter(move |card| card.place == place);
                let n_in_piles: u8 = piles.iter().sum();
                assert_eq!(in_place(Place::Pile).count(), usize::from(n_in_piles));
                let locations = down.iter().map(|&(_, location)| location);
                assert!(
                    in_place(Place::FaceDown)
                        .map(|card| card.location)
                        .eq(locations)
                );
                let its_back = in_place(Place::Held).map(|card| card.location).next();
                assert_eq!(its_back, held);
                if after.outcome().is_none() {
                    assert_eq!(in_place(Place::Box).count(), removed.iter().sum::<usize>());
                }
            }
        });
    }
}

#[test]
fn only_its_taker_knows_a_card_just_taken_and_the_others_see_its_back() {
    is_secret(tables().into_iter(), Place::Held);
    for (setup, n_deals) in tables() {
        at_every_step(&setup, n_deals, |played, after| {
            let &[Event::CardTaken { by, location, card }, ..] = played.events.as_slice() else {
                return;
            };
            assert_eq!(by, played.seat);
            for viewer in Viewer::all(after.seats()) {
                let seen = if viewer.is(by) { card } else { Face::Down };
                let told = told(&played.events, viewer);
                let expected = Event::CardTaken {
                    by,
                    location,
                    card: seen,
                };
                assert_eq!(told[0], expected, "{viewer}");
                let phase = PhaseSeen::Holding {
                    seat: by,
                    location,
                    card: seen,
                };
                assert_eq!(after.view(viewer).phase, phase, "{viewer}");
            }
        });
    }
}

#[test]
fn only_its_giver_knows_an_offered_card() {
    for (setup, n_deals) in tables() {
        at_every_step(&setup, n_deals, |played, after| {
            let &[
                Event::CardOffered {
                    by,
                    to,
                    location,
                    card,
                },
                ..,
            ] = played.events.as_slice()
            else {
                return;
            };
            for viewer in Viewer::all(after.seats()) {
                let seen = if viewer.is(by) { card } else { Face::Down };
                let expected = Event::CardOffered {
                    by,
                    to,
                    location,
                    card: seen,
                };
                assert_eq!(told(&played.events, viewer), [expected], "{viewer}");
                let phase = PhaseSeen::Offered {
                    seat: by,
                    to,
                    location,
                    card: seen,
                };
                assert_eq!(after.view(viewer).phase, phase, "{viewer}");
            }
        });
    }
}

#[test]
fn an_owner_always_sees_a_face_down_card_and_the_others_see_its_back_and_slot() {
    is_secret(tables().into_iter(), Place::FaceDown);
    for (setup, n_deals) in tables() {
        at_every_step(&setup, n_deals, |_, after| {
            let truth = hidden_cards(after);
            for viewer in Viewer::all(after.seats()) {
                let view = after.view(viewer);
                for (seat, area) in view.areas.by_seat() {
                    let theirs = truth.iter().filter(|hidden| {
                        hidden.place == Place::FaceDown && hidden.known_to == Some(seat)
                    });
                    let expected: Vec<Face<Card>> = if viewer.is(seat) {
                        theirs.map(|hidden| Face::Up(hidden.card)).collect()
                    } else {
                        theirs.map(|_| Face::Down).collect()
                    };
                    let seen: Vec<Face<Card>> =
                        area.down.iter().map(|hidden| hidden.card).collect();
                    assert_eq!(seen, expected, "{viewer} of {seat}");
                }
            }
        });
    }
    at_every_end(|_, view| assert!(view.areas.iter().all(|area| area.down.is_empty())));
}

#[test]
fn everybody_knows_who_offered_to_whom_and_whether_it_was_accepted() {
    for (setup, n_deals) in tables() {
        at_every_step(&setup, n_deals, |played, after| {
            for viewer in Viewer::all(after.seats()) {
                let story = |events: &[Event]| -> Vec<Event> {
                    let gifts = events.iter().copied().map(|event| match event {
                        Event::CardOffered {
                            by, to, location, ..
                        } => Event::CardOffered {
                            by,
                            to,
                            location,
                            card: Face::Down,
                        },
                        event => event,
                    });
                    let is_gift = |event: &Event| {
                        matches!(
                            event,
                            Event::CardOffered { .. }
                                | Event::CardAccepted { .. }
                                | Event::CardDeclined { .. }
                        )
                    };
                    gifts.filter(is_gift).collect()
                };
                assert_eq!(
                    story(&told(&played.events, viewer)),
                    story(&played.events),
                    "{viewer}"
                );
            }
        });
    }
}

#[test]
fn everybody_sees_face_up_cards() {
    for (setup, n_deals) in tables() {
        at_every_step(&setup, n_deals, |_, after| {
            let open = |viewer| {
                let view = after.view(viewer);
                let areas = view.areas.iter();
                let up: Vec<_> = areas
                    .map(|area| (area.up, area.revealed, area.switched, area.discarded))
                    .collect();
                (up, view.acted, view.first, view.turns_left)
            };
            for viewer in Viewer::all(after.seats()) {
                assert_eq!(open(viewer), open(Viewer::Spectator), "{viewer}");
            }
        });
    }
}

#[test]
fn only_its_owner_knows_a_card_before_it_is_stolen_and_everybody_afterwards() {
    let mut n_thefts = 0;
    for (setup, n_deals) in tables() {
        at_every_step(&setup, n_deals, |played, after| {
            let &[Event::CardStolen { by, from, card, .. }, ..] = played.events.as_slice() else {
                return;
            };
            n_thefts += 1;
            for viewer in Viewer::all(after.seats()) {
                let before = played.before.view(viewer);
                assert_eq!(
                    cards_in(&before).contains(&card),
                    viewer.is(from),
                    "{viewer}"
                );
                assert!(after.view(viewer).areas[by].up.contains(card), "{viewer}");
                let told = told(&played.events, viewer);
                assert_eq!(told[0], played.events[0], "{viewer}");
            }
        });
    }
    assert!(n_thefts > 20, "saw only {n_thefts} thefts");
}

#[test]
fn only_a_seat_that_looked_knows_removed_cards_until_the_end() {
    is_secret(tables().into_iter(), Place::Box);
    let mut n_peeks = 0;
    let setup = with(2, "promos = owl");
    at_every_step(&setup, 60, |played, after| {
        let [Event::OwlPeeked { by, cards }, ..] = played.events.as_slice() else {
            return;
        };
        n_peeks += 1;
        for viewer in Viewer::all(after.seats()) {
            let told = told(&played.events, viewer);
            let seen = if viewer.is(*by) {
                *cards
            } else {
                [Face::Down; 3]
            };
            assert_eq!(
                told[0],
                Event::OwlPeeked {
                    by: *by,
                    cards: seen
                },
                "{viewer}"
            );
            if after.outcome().is_none() {
                let view = after.view(viewer);
                let open = view
                    .removed
                    .iter()
                    .flatten()
                    .filter(|card| **card != Face::Down);
                assert_eq!(open.count(), if viewer.is(*by) { 3 } else { 0 }, "{viewer}");
                assert_eq!(view.own_peek.is_some(), viewer.is(*by), "{viewer}");
            }
        }
    });
    assert!(n_peeks > 5, "saw only {n_peeks} looks into the box");
    at_every_end(|after, view| {
        let removed: Vec<Face<Card>> = view.removed.iter().flatten().copied().collect();
        assert!(removed.iter().all(|card| *card != Face::Down), "{view:?}");
        let expected = after.view(Viewer::Spectator).removed;
        assert_eq!(view.removed, expected);
    });
}

#[test]
fn the_points_in_a_view_count_only_cards_that_the_viewer_sees() {
    for n_seats in [2, 3] {
        let setup = plain(n_seats);
        at_every_step(&setup, 20, |_, after| {
            let PhaseSeen::Turn { .. } = after.view(Viewer::Spectator).phase else {
                return;
            };
            for viewer in Viewer::all(after.seats()) {
                let view = after.view(viewer);
                for (seat, area) in view.areas.by_seat() {
                    let known = area.down.iter().filter_map(|hidden| hidden.card.up());
                    let cards: Vec<Card> = area.up.iter().chain(known).collect();
                    let points = sum(&setup, &cards);
                    assert_eq!(area.points, points, "{viewer} of {seat}: {area:?}");
                }
            }
        });
    }
    at_every_end(|after, view| {
        let theirs = after.view(Viewer::Seat(Seat(0)));
        let points = |view: &View| {
            view.areas
                .iter()
                .map(|area| area.points)
                .collect::<Vec<_>>()
        };
        assert_eq!(
            points(view),
            points(&theirs),
            "everybody knows the points by then"
        );
    });
}

/// The points without any effect: numbers and the set of lizards.
fn sum(setup: &Setup, cards: &[Card]) -> i32 {
    let infos = cards.iter().map(|&card| setup.edition.info(card));
    let numbers: i32 = infos
        .clone()
        .filter_map(|info| info.value)
        .map(i32::from)
        .sum();
    let n_lizards = infos.filter(|info| info.kind == Kind::Lizard).count();
    numbers + i32::from(setup.edition.lizard_table[n_lizards])
}
