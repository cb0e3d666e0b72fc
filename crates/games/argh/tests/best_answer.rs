//! The best answer at the end (ARGH-R43), compared with an independent model that tries every
//! possibility.

use argh::{Action, Argh, Card, Edition, Event, Kind};
use printed::Printed;
use tabletop::{Chance, Game, Log, Seat, Seed, Staged};

use crate::model::{Options, Team};

/// A random team, with more effects than usual and never a whole bomb.
fn any_team(edition: &Edition, luck: &mut Chance) -> Vec<Card> {
    let size = 2 + luck.below(8) as usize;
    let mut cards: Vec<Card> = edition.all().iter().collect();
    luck.shuffle(&mut cards);
    let rank = |card: &Card| match edition.info(*card).kind {
        Kind::Mosquito | Kind::Hamster | Kind::Scientist => 0,
        _ => 1,
    };
    // Move a few effects to the front.
    let n_favoured = luck.below(5) as usize;
    let (mut front, back): (Vec<Card>, Vec<Card>) = cards.iter().partition(|card| rank(card) == 0);
    let rest = front.split_off(n_favoured.min(front.len()));
    let mut n_bombs = 0;
    let mut team: Vec<Card> = front.into_iter().chain(back).chain(rest).collect();
    team.retain(|&card| {
        n_bombs += usize::from(edition.info(card).kind == Kind::Bomb);
        edition.info(card).kind != Kind::Bomb || n_bombs == 1
    });
    team.truncate(size);
    team
}

/// Puts the team in front of A, who takes its last card in the last turn.
fn lay(edition: &Edition, team: &[Card], options: &str) -> (Argh, Action) {
    let id = |card: &Card| edition.info(*card).id.as_str();
    let (last, hidden) = team.split_last().expect("a team has cards");
    let hidden: Vec<&str> = hidden.iter().map(id).collect();
    let hides = format!("A hides {}", hidden.join(", "));
    let place = &edition.info(*last).location;
    let pile = format!("{place} pile: {}", id(last));
    let mut given = vec![
        "2 seats",
        "option promos = spider, owl, twin",
        "last round: 1 turn left",
        &hides,
        &pile,
    ];
    given.extend(options.split(';').map(str::trim));
    let (_, state) = Argh::stage(&given, &[]).unwrap_or_else(|wrong| panic!("{wrong}"));
    let location = edition.location(*last);
    (state, Action::TakeCard { location })
}

/// Plays to the end with lapses only, and returns the cards that were picked and hit.
fn lapse_to_the_end(mut state: Argh, take: Action) -> (Argh, Vec<Card>) {
    let mut log = Log::recording();
    state
        .play(Seat(0), &take, &mut log)
        .expect("a card to take");
    while let Some(seat) = state.awaited().first() {
        let action = state.lapse(seat);
        state
            .play(seat, &action, &mut log)
            .expect("a lapse is allowed");
    }
    let hits = log.events().iter().filter_map(|event| match *event {
        Event::EffectPicked { effect, .. } => Some(effect),
        Event::SignSwitched { card, .. } | Event::CardDiscarded { card, .. } => Some(card),
        _ => None,
    });
    let hits = hits.collect();
    (state, hits)
}

fn compare(deals: u64, options: Options, words: &str) {
    let edition = Edition::base();
    let mut luck = Chance::new(Seed::from_number(deals));
    for _ in 0..deals {
        let team = any_team(edition, &mut luck);
        let (state, take) = lay(edition, &team, words);
        let (fate, way) = Team::new(edition, options, team.clone()).best_way();
        let (state, hits) = lapse_to_the_end(state, take);
        let names: Vec<&str> = team
            .iter()
            .map(|&card| edition.info(card).id.as_str())
            .collect();
        assert_eq!(hits, way, "{names:?} {words}");
        let outcome = state.outcome().expect("the deal is over");
        assert_eq!(outcome.scores[Seat(0)], Some(fate.1), "{names:?} {words}");
        // B has no cards and 0 points, so A is first if A is in and not below that.
        let wins = fate.0 && (fate.1, fate.2) >= (0, None);
        assert_eq!(outcome.places[Seat(0)] == 1, wins, "{names:?} {words}");
    }
}

const FIXED: Options = Options {
    owner_orders: false,
    lizards_as_set: false,
};
const OWNER: Options = Options {
    owner_orders: true,
    lizards_as_set: false,
};

#[test]
fn in_the_fixed_order_the_best_answer_is_the_best_of_all_possibilities() {
    compare(3_000, FIXED, "option effect_order = fixed");
}

#[test]
fn if_owners_order_their_effects_the_best_answer_is_the_best_of_all_possibilities() {
    compare(1_500, OWNER, "option effect_order = owner");
}

#[test]
fn if_lizards_compare_as_the_set_the_best_answer_is_the_best_of_all_possibilities() {
    let fixed = Options {
        lizards_as_set: true,
        ..FIXED
    };
    compare(1_500, fixed, "option lizard_card_value = set");
    let owner = Options {
        lizards_as_set: true,
        ..OWNER
    };
    let words = "option lizard_card_value = set; option effect_order = owner";
    compare(800, owner, words);
}

#[test]
fn answers_that_are_taken_for_the_owner_are_the_same_as_lapses() {
    compare(1_500, FIXED, "option end_choices = auto");
    let words = "option end_choices = auto; option effect_order = owner";
    compare(800, OWNER, words);
}
