//! How the deck is built, over many deals (MBB-17 to MBB-19, MBB-R7): nine garden cards on top, and
//! the last ten shuffled separately.

use std::collections::{BTreeMap, BTreeSet};

use bark_bark::{BarkBark, Setup};
use tabletop::{Chance, Game, Log, Seed, Staged};

use crate::tables;

const DEALS: u64 = 400;

/// The deck of a deal, top first.
fn deck(setup: &Setup, number: u64) -> Vec<String> {
    let chance = Chance::new(Seed::from_number(number));
    let state = BarkBark::deal(setup, chance, &mut Log::silent()).expect("a legal setup");
    let facts = BarkBark::facts(setup, &state);
    let deck = facts
        .iter()
        .find(|fact| fact.name == "deck")
        .expect("a deck");
    deck.value.split(", ").map(ToOwned::to_owned).collect()
}

#[test]
fn the_top_nine_are_garden_cards_and_bark_bark_and_home_stages_are_in_the_last_ten() {
    let setup = tables::plain(3);
    let mut at = BTreeMap::<String, BTreeSet<usize>>::new();
    for number in 0..DEALS {
        let deck = deck(&setup, number);
        assert_eq!(deck.len(), 19, "deal {number}");
        let count = |id: &str, cards: &[String]| cards.iter().filter(|card| *card == id).count();
        for (id, in_all) in [
            ("standard", 4),
            ("gate", 4),
            ("tree", 3),
            ("broken_fence", 2),
            ("trampoline", 3),
        ] {
            assert_eq!(count(id, &deck), in_all, "{id} in deal {number}");
        }
        for (id, below) in [("bark_bark", 1), ("home_stage", 2)] {
            assert_eq!(
                count(id, &deck[..9]),
                0,
                "{id} on top in deal {number}: {deck:?}"
            );
            assert_eq!(count(id, &deck[9..]), below, "{id} below in deal {number}");
        }
        for (place, card) in deck.into_iter().enumerate() {
            at.entry(card).or_default().insert(place);
        }
    }
    // Each kind was seen in every place where it can be. The chance of missing a place is less than
    // one in 10^15.
    for (card, places) in at {
        let special = card == "bark_bark" || card == "home_stage";
        let all: BTreeSet<usize> = if special {
            (9..19).collect()
        } else {
            (0..19).collect()
        };
        assert_eq!(places, all, "where {card} was seen");
    }
}
