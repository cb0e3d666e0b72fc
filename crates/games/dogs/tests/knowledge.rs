//! Who knows what: a test for each row of the catalogue's table (section 6).

use dogs::{Action, Card, Dogs, Event, Setup, Space, SpaceSet};
use laws::driven::sample_record;
use serde_json::Value;
use tabletop::{Face, Game, Record, Seat, Viewer, Words};

use crate::tables::{at_every_step, plain, small, with};

/// The tables for every test, with the number of deals.
fn tables() -> [(Setup, u64); 4] {
    [
        (plain(2), 2),
        (plain(4), 1),
        (small(3, &[("draw_mode", "manual")]), 12),
        (small(4, &[("sequences_to_win", "2"), ("chips", "8")]), 12),
    ]
}

/// Where a hidden card is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Hand(Seat),
    Deck,
}

/// Every hidden card with its JSON pointer into the saved state.
fn hidden_cards(saved: &Value) -> Vec<(Place, String)> {
    let mut found = Vec::new();
    let n_in = |pointer: &str| {
        saved
            .pointer(pointer)
            .and_then(Value::as_array)
            .map_or(0, Vec::len)
    };
    for seat in 0..6 {
        for place in 0..n_in(&format!("/hands/{seat}")) {
            found.push((Place::Hand(Seat(seat)), format!("/hands/{seat}/{place}")));
        }
    }
    for place in 0..n_in("/deck") {
        found.push((Place::Deck, format!("/deck/{place}")));
    }
    found
}

/// Swaps hidden cards and checks that only the holders of the two cards see a difference.
fn swapping_shows_only(place: Place, state: &Dogs) {
    let saved = serde_json::to_value(state).expect("a state can be saved");
    let hidden = hidden_cards(&saved);
    let card = |pointer: &str| saved.pointer(pointer).cloned().expect("it is there");
    let ours = hidden.iter().filter(|(there, _)| *there == place).take(3);
    for (_, one) in ours {
        let others = hidden.iter().filter(|(_, other)| card(other) != card(one));
        for (elsewhere, other) in others.step_by(7) {
            let mut swapped = saved.clone();
            *swapped.pointer_mut(one).expect("it is there") = card(other);
            *swapped.pointer_mut(other).expect("it is there") = card(one);
            let swapped: Dogs = serde_json::from_value(swapped).expect("still a state");
            for viewer in Viewer::all(state.seats()) {
                let holds = |place: Place| matches!(place, Place::Hand(seat) if viewer.is(seat));
                let may_see = holds(place) || holds(*elsewhere);
                let sees = swapped.view(viewer) != state.view(viewer);
                assert_eq!(sees, may_see, "{viewer}: {place:?} for {elsewhere:?}");
            }
        }
    }
}

#[test]
fn only_its_holder_sees_a_hand_and_all_others_see_its_size() {
    for (setup, deals) in tables() {
        at_every_step(&setup, deals, |_, after| {
            if after.outcome().is_some() {
                return;
            }
            for seat in after.seats().iter() {
                let own = after.view(Viewer::Seat(seat));
                assert!(own.hands[seat].iter().all(Face::is_up), "{seat}");
                for viewer in Viewer::all(after.seats()).filter(|viewer| !viewer.is(seat)) {
                    let view = after.view(viewer);
                    assert!(
                        view.hands[seat].iter().all(|card| !card.is_up()),
                        "{viewer}"
                    );
                    assert_eq!(view.hands[seat].len(), own.hands[seat].len(), "{viewer}");
                }
            }
        });
    }
    let mut n_tried = 0;
    at_every_step(&plain(4), 1, |_, after| {
        if after.outcome().is_none() {
            swapping_shows_only(Place::Hand(Seat(2)), after);
            n_tried += 1;
        }
    });
    assert!(n_tried > 10);
}

#[test]
fn after_the_game_everybody_sees_all_hands() {
    let mut n_ended = 0;
    for (setup, deals) in tables() {
        at_every_step(&setup, deals, |_, after| {
            if after.outcome().is_some() {
                for viewer in Viewer::all(after.seats()) {
                    let view = after.view(viewer);
                    assert!(view.hands.iter().flatten().all(Face::is_up), "{viewer}");
                }
                n_ended += 1;
            }
        });
    }
    assert!(n_ended > 20);
}

#[test]
fn nobody_sees_the_order_of_the_deck_until_the_replay() {
    for (setup, deals) in tables() {
        at_every_step(&setup, deals, |_, after| {
            if after.outcome().is_none() {
                swapping_shows_only(Place::Deck, after);
            }
        });
    }
    let text = sample_record::<Dogs>(&plain(2), 1).expect("a deal that ends");
    let replay = Record::<Dogs>::parse(&text).expect("a record");
    let replay = replay.verify().expect("a true record");
    let drawn = replay
        .chapters
        .iter()
        .flatten()
        .filter_map(|event| match event {
            Event::CardDrawn { card, .. } => Some(*card),
            _ => None,
        });
    assert!(drawn.clone().count() > 5);
    assert!(drawn.clone().all(|card| card.is_up()), "all open");
}

#[test]
fn everybody_sees_the_size_of_the_deck_and_how_often_it_was_rebuilt() {
    let mut most = 0;
    for (setup, deals) in tables() {
        at_every_step(&setup, deals, |_, after| {
            let truth = after.view(Viewer::Spectator);
            let n_cards = truth.hands.iter().flatten().count() + truth.discards.len();
            assert_eq!(usize::from(truth.deck) + n_cards, setup.edition.n_cards());
            for seat in after.seats().iter() {
                let view = after.view(Viewer::Seat(seat));
                assert_eq!((view.deck, view.rebuilds), (truth.deck, truth.rebuilds));
            }
            most = most.max(truth.rebuilds);
        });
    }
    assert!(most > 0, "a deck was rebuilt");
}

#[test]
fn everybody_sees_every_card_of_the_discard_piles() {
    for (setup, deals) in tables() {
        at_every_step(&setup, deals, |played, after| {
            let truth = after.view(Viewer::Spectator).discards;
            assert!(truth.iter().all(|discard| discard.card.is_up()));
            for seat in after.seats().iter() {
                assert_eq!(after.view(Viewer::Seat(seat)).discards, truth);
            }
            let was_rebuilt = |event: &Event| matches!(event, Event::DeckRebuilt { .. });
            if let (Action::PlayCard { card, .. }, false) =
                (played.action, played.events.iter().any(was_rebuilt))
            {
                let mine = truth.iter().rev().find(|discard| discard.by == played.seat);
                assert_eq!(mine.map(|discard| discard.card), Some(Face::Up(card)));
            }
        });
    }
}

#[test]
fn with_only_the_top_card_visible_nobody_sees_the_cards_below() {
    let setup = with(3, "discard_view = top");
    let mut n_hidden = 0;
    at_every_step(&setup, 2, |_, after| {
        for viewer in Viewer::all(after.seats()).filter(|_| after.outcome().is_none()) {
            let view = after.view(viewer);
            for seat in after.seats().iter() {
                let pile: Vec<Face<Card>> = view.pile(seat).collect();
                if let Some((top, below)) = pile.split_last() {
                    assert!(top.is_up(), "{viewer} sees the top of {seat}");
                    assert!(below.iter().all(|card| !card.is_up()), "{viewer}");
                    n_hidden += below.len();
                }
            }
        }
    });
    assert!(n_hidden > 100);
}

#[test]
fn everybody_sees_the_board_the_chips_and_the_supply() {
    for (setup, deals) in tables() {
        at_every_step(&setup, deals, |played, after| {
            let truth = after.view(Viewer::Spectator);
            for seat in after.seats().iter() {
                let view = after.view(Viewer::Seat(seat));
                assert_eq!((&view.sides, view.last), (&truth.sides, truth.last));
            }
            for event in &played.events {
                if let Event::ChipPlaced { by, space, .. } = event {
                    let side = setup.side(*by).index();
                    assert!(truth.sides[side].chips.contains(*space));
                }
            }
            for side in &truth.sides {
                let chips = side.colour.and_then(|colour| setup.chips(colour));
                let left = chips.map(|chips| chips - side.chips.len());
                assert_eq!(side.supply, left);
            }
        });
    }
}

#[test]
fn everybody_is_told_which_dead_card_was_turned_in() {
    let mut n_told = 0;
    for (setup, deals) in tables() {
        at_every_step(&setup, deals, |played, after| {
            let Action::TurnInDeadCard { card } = played.action else {
                return;
            };
            for viewer in Viewer::all(after.seats()) {
                let told = played.events.iter();
                let mut told = told.filter_map(|event| Dogs::redact(event, viewer));
                let by = played.seat;
                assert!(told.any(|event| event == Event::DeadCardTurnedIn { by, card }));
            }
            n_told += 1;
        });
    }
    assert!(n_told > 10);
}

#[test]
fn a_view_tells_where_each_card_of_the_hand_may_be_played() {
    let mut n_locked = 0;
    for (setup, deals) in tables() {
        at_every_step(&setup, deals, |played, _| {
            let before = &played.before;
            for seat in before.to_act().iter() {
                let view = before.view(Viewer::Seat(seat));
                let may_play: Vec<(Card, Space)> = before
                    .choices(seat)
                    .into_iter()
                    .filter_map(|action| match action {
                        Action::PlayCard { card, space } => Some((card, space)),
                        _ => None,
                    })
                    .collect();
                if may_play.is_empty() {
                    continue;
                }
                let side = setup.side(seat);
                for held in view.known_hand(seat) {
                    let played = may_play.iter().filter(|(card, _)| *card == held);
                    let spaces: SpaceSet = played.map(|(_, space)| *space).collect();
                    assert_eq!(view.targets(&setup, side, held), spaces, "{held:?}");
                }
                let rivals = setup.sides().filter(|other| *other != side);
                n_locked += rivals
                    .filter(|rival| !view.sides[rival.index()].claimed.is_empty())
                    .count();
            }
        });
    }
    assert!(n_locked > 10, "{n_locked} rivals with a claimed sequence");
}

#[test]
fn only_the_holder_sees_that_a_card_in_hand_is_dead() {
    // Others may guess it, but neither their views nor their choices depend on it.
    let (mut n_dead, mut n_swapped) = (0, 0);
    for (setup, deals) in tables() {
        at_every_step(&setup, deals, |played, _| {
            let before = &played.before;
            for seat in before.to_act().iter() {
                let view = before.view(Viewer::Seat(seat));
                let covered = view.covered();
                for action in before.choices(seat) {
                    if let Action::TurnInDeadCard { card } = action {
                        assert!(view.known_hand(seat).any(|held| held == card));
                        assert!(setup.pictures(card).is_within(covered));
                        n_dead += 1;
                    }
                }
            }
            n_swapped += looks_the_same_with_a_live_card(&setup, before);
        });
    }
    assert!(n_dead > 10);
    assert!(n_swapped > 10, "{n_swapped} dead cards swapped");
}

/// Swaps each dead card in a hand with a live one from the deck and checks that nobody but its holder
/// sees a difference or has other choices. Returns how many were swapped.
fn looks_the_same_with_a_live_card(setup: &Setup, state: &Dogs) -> u32 {
    let saved = serde_json::to_value(state).expect("a state can be saved");
    let covered = state.view(Viewer::Spectator).covered();
    let card = |pointer: &str| {
        let card = saved.pointer(pointer).cloned().expect("it is there");
        serde_json::from_value::<Card>(card).expect("a card")
    };
    let is_dead = |pointer: &str| {
        let pictures = setup.pictures(card(pointer));
        !pictures.is_empty() && pictures.is_within(covered)
    };
    let hidden = hidden_cards(&saved);
    let live = hidden
        .iter()
        .find(|(place, pointer)| *place == Place::Deck && !is_dead(pointer));
    let (Some((_, live)), false) = (live, state.outcome().is_some()) else {
        return 0;
    };
    let names = tabletop::letters(setup.n_seats);
    let mut n_swapped = 0;
    for (place, dead) in hidden.iter().filter(|(_, pointer)| is_dead(pointer)) {
        let Place::Hand(holder) = *place else {
            continue;
        };
        let mut swapped = saved.clone();
        *swapped.pointer_mut(dead).expect("it is there") = saved.pointer(live).cloned().unwrap();
        *swapped.pointer_mut(live).expect("it is there") = saved.pointer(dead).cloned().unwrap();
        let swapped: Dogs = serde_json::from_value(swapped).expect("still a state");
        for viewer in Viewer::all(state.seats()).filter(|viewer| !viewer.is(holder)) {
            let (seen, would_see) = (state.view(viewer), swapped.view(viewer));
            assert_eq!(seen, would_see, "{viewer} looks at {holder}");
            assert_eq!(
                Dogs::picture(setup, &names, &seen, viewer),
                Dogs::picture(setup, &names, &would_see, viewer)
            );
            if let Viewer::Seat(seat) = viewer {
                assert_eq!(state.choices(seat), swapped.choices(seat), "{viewer}");
            }
        }
        n_swapped += 1;
    }
    n_swapped
}

#[test]
fn everybody_sees_who_may_still_draw() {
    let mut n_owed = 0;
    let setup = small(3, &[("draw_mode", "manual")]);
    at_every_step(&setup, 20, |_, after| {
        let truth = after.view(Viewer::Spectator).debts;
        for seat in after.seats().iter() {
            assert_eq!(after.view(Viewer::Seat(seat)).debts, truth);
            let owes = truth[seat] != dogs::Debt::Nothing;
            assert_eq!(
                after.choices(seat).contains(&Action::DrawCard),
                owes,
                "{seat}"
            );
            n_owed += u32::from(owes);
        }
    });
    assert!(n_owed > 50);
}
