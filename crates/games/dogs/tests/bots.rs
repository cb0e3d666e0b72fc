//! Which bots beat which, and that owls neither miss nor fear the obvious.

use bots::{Budget, Duel, Level, bot};
use dogs::{Action, Card, Dogs, Kind, Setup, Space, SpaceSet};
use tabletop::{Chance, Game, Judge, Log, Seat, Seats, Seed, Staged, Viewer};

use crate::tables::{plain, with};

fn share(setup: &Setup, challenger: Level, others: Level, deals: u64) -> ((f64, f64), f64) {
    let duel = Duel::<Dogs> {
        setup,
        challenger,
        others,
        seed: 2026,
    };
    let tally = duel
        .play(0..::laws::deals(deals), &|_finished| ())
        .expect("a legal table");
    let interval = tally.interval();
    println!(
        "{challenger} among {others}: {interval:?}, fair {}",
        tally.fair_share()
    );
    (interval, tally.fair_share())
}

#[test]
fn foxes_win_nine_of_ten_deals_against_hamsters() {
    let ((low, _), _) = share(&plain(2), Level::Fox, Level::Hamster, 150);
    assert!(low > 0.9, "only {low:.3}");
}

#[test]
fn foxes_beat_hamsters_with_three_colours_and_in_teams() {
    for setup in [plain(3), plain(4)] {
        let ((low, _), fair) = share(&setup, Level::Fox, Level::Hamster, 40);
        assert!(low > fair, "only {low:.3} of {fair:.3}");
    }
}

#[test]
fn owls_beat_foxes_with_two_colours() {
    let owl = Level::Owl(Budget::Iterations(300));
    let ((low, _), fair) = share(&plain(2), owl, Level::Fox, 250);
    assert!(low > fair, "only {low:.3} of {fair:.3}");
}

/// A position for an owl to decide.
struct Position {
    blue: SpaceSet,
    green: SpaceSet,
    hand: Vec<Card>,
    discarded: Vec<Card>,
}

impl Position {
    fn stage(&self, setup: &Setup) -> Dogs {
        let spaces = |set: SpaceSet| {
            let names: Vec<String> = set.iter().map(|space| setup.space_name(space)).collect();
            names.join(", ")
        };
        let cards = |cards: &[Card]| {
            let ids = cards
                .iter()
                .map(|&card| setup.edition.info(card).id.clone());
            ids.collect::<Vec<_>>().join(", ")
        };
        let given = [
            "2 seats".to_owned(),
            format!("blue on {}", spaces(self.blue)),
            format!("green on {}", spaces(self.green)),
            format!("A holds {}", cards(&self.hand)),
            format!("B discarded {}", cards(&self.discarded)),
        ];
        let given: Vec<&str> = given.iter().map(String::as_str).collect();
        let (_, state) = Dogs::stage(&given, &[]).unwrap_or_else(|wrong| panic!("{wrong}"));
        state
    }
}

/// What an owl chooses, from the view of its own seat.
fn asked(setup: &Setup, state: &Dogs, iterations: u32) -> Action {
    let seat = state.awaited().first().expect("somebody is asked");
    let level = Level::Owl(Budget::Iterations(iterations));
    let mut owl = bot::<Dogs>(level, Chance::new(Seed::from_number(9)));
    let view = state.view(Viewer::Seat(seat));
    owl.choose(setup, &view, seat, &state.choices(seat))
}

/// Every line of the board with one of its spaces open: four chips and the last space.
fn open_fours(setup: &Setup) -> impl Iterator<Item = (SpaceSet, Space)> {
    let lines = setup.lines().iter();
    lines.flat_map(|&line| line.iter().map(move |last| (line.without(last), last)))
}

/// Random spaces outside `taken`, at most two of them in any line.
fn scattered(setup: &Setup, taken: SpaceSet, n_spaces: u8, luck: &mut Chance) -> SpaceSet {
    let mut set = SpaceSet::NONE;
    while set.len() < n_spaces {
        let free: Vec<Space> = setup.spaces().minus(taken).minus(set).iter().collect();
        let next = set.with(*luck.pick(&free));
        if setup.lines().iter().all(|line| line.and(next).len() < 3) {
            set = next;
        }
    }
    set
}

fn breed_at(setup: &Setup, space: Space) -> Card {
    let mut all = setup.edition.all();
    let shows = |card: &Card| setup.pictures(*card).contains(space);
    all.find(shows).expect("every space shows a breed")
}

/// Breeds with an open space, and without one in `not`.
fn others(setup: &Setup, covered: SpaceSet, not: SpaceSet, n_cards: usize) -> Vec<Card> {
    let all = setup.edition.all();
    let breeds = all.filter(|&card| setup.kind(card) == Kind::Breed);
    let fit = breeds.filter(|&card| {
        let pictures = setup.pictures(card);
        pictures.and(not).is_empty() && !pictures.is_within(covered)
    });
    fit.take(n_cards).collect()
}

#[test]
fn an_owl_always_completes_an_open_four_even_if_a_rival_has_one() {
    let setup = plain(2);
    let mut luck = Chance::new(Seed::from_number(1));
    let mut n_positions = 0;
    for (four, last) in open_fours(&setup) {
        let taken = four.with(last);
        let fours: Vec<_> = open_fours(&setup)
            .filter(|(other, end)| other.with(*end).and(taken).is_empty())
            .collect();
        let (green, stop) = *luck.pick(&fours);
        let mut hand = vec![breed_at(&setup, stop), breed_at(&setup, last)];
        hand.extend(others(&setup, four.or(green), taken.with(stop), 3));
        let position = Position {
            blue: four,
            green,
            hand,
            discarded: Vec::new(),
        };
        let state = position.stage(&setup);
        let action = asked(&setup, &state, 20);
        let mut after = state.clone();
        after
            .play(Seat(0), &action, &mut Log::silent())
            .expect("a choice");
        let winners = after.outcome().map(|outcome| outcome.winners());
        let missed = format!("{action:?} does not win, {} does", setup.space_name(last));
        assert_eq!(winners, Some(Seats::one(Seat(0))), "{missed}");
        n_positions += 1;
    }
    assert_eq!(n_positions, 720);
}

/// Whether a chip on a space would complete a line with these chips.
fn completes(setup: &Setup, chips: SpaceSet, space: Space) -> bool {
    let lines = setup.lines().iter();
    let mut through = lines.filter(|line| line.contains(space));
    !chips.contains(space) && through.any(|line| line.is_within(chips.with(space)))
}

/// The card that an owl can stop a rival with.
#[derive(Clone, Copy, Debug)]
enum Means {
    Breed,
    Hydrant,
    Doghouse,
}

#[test]
fn an_owl_always_stops_an_open_four_that_it_can_stop() {
    let setup = plain(2);
    let mut luck = Chance::new(Seed::from_number(2));
    let hydrant = setup.edition.card("fire_hydrant").expect("a hydrant");
    let doghouse = setup.edition.card("doghouse").expect("a doghouse");
    for (four, last) in open_fours(&setup) {
        let blue = scattered(&setup, four.with(last), 5, &mut luck);
        for means in [Means::Breed, Means::Hydrant, Means::Doghouse] {
            let mut hand = vec![match means {
                Means::Breed => breed_at(&setup, last),
                Means::Hydrant => hydrant,
                Means::Doghouse => doghouse,
            }];
            hand.extend(others(&setup, four.or(blue), four.with(last), 4));
            let position = Position {
                blue,
                green: four,
                hand,
                discarded: Vec::new(),
            };
            let state = position.stage(&setup);
            let Action::PlayCard { card, space } = asked(&setup, &state, 20) else {
                panic!("no card is played to stop {}", setup.space_name(last));
            };
            let stops = match means {
                // The four may be open at its other end, too.
                Means::Breed | Means::Hydrant => completes(&setup, four, space),
                Means::Doghouse => {
                    card == doghouse && four.contains(space) || completes(&setup, four, space)
                }
            };
            let place = setup.space_name(space);
            assert!(
                stops,
                "{means:?}: {place} does not stop {}",
                setup.space_name(last)
            );
        }
    }
}

#[test]
fn an_owl_with_a_line_of_its_own_does_not_stop_one_that_nobody_can_complete() {
    let setup = plain(2);
    let mut luck = Chance::new(Seed::from_number(3));
    let hydrant = setup.edition.card("fire_hydrant").expect("a hydrant");
    // Fours with a gap, so that no other space completes them.
    let gap = |(four, last): &(SpaceSet, Space)| {
        let elsewhere = setup.spaces().without(*last);
        !elsewhere
            .iter()
            .any(|space| completes(&setup, *four, space))
    };
    let mut fours: Vec<_> = open_fours(&setup).filter(gap).collect();
    luck.shuffle(&mut fours);
    for &(four, last) in fours.iter().take(25) {
        let breed = breed_at(&setup, last);
        // Three chips of its own in a line whose other two spaces it holds cards for.
        let lines: Vec<SpaceSet> = setup
            .lines()
            .iter()
            .copied()
            .filter(|line| line.and(four.with(last)).is_empty())
            .collect();
        let line = *luck.pick(&lines);
        let own: Vec<Space> = line.iter().collect();
        let ends = [own[0], own[4]].map(|space| breed_at(&setup, space));
        if ends[0] == breed || ends[1] == breed {
            continue;
        }
        let blue = line.without(own[0]).without(own[4]);
        let mut hand = vec![breed, ends[0], ends[1]];
        hand.extend(others(&setup, four.or(blue), four.with(last).or(line), 2));
        // The other card of that breed and both hydrants are discarded, so nobody can play there.
        let discarded = vec![breed, hydrant, hydrant];
        let state = Position {
            blue,
            green: four,
            hand,
            discarded,
        }
        .stage(&setup);
        let action = asked(&setup, &state, 300);
        let Action::PlayCard { card, space } = action else {
            panic!("{action:?}");
        };
        assert!(
            space != last,
            "a foolish block with the {}",
            setup.name(card)
        );
    }
}

#[test]
fn stopping_a_rival_who_cannot_complete_a_line_is_not_certain() {
    let setup = plain(2);
    let hydrant = setup.edition.card("fire_hydrant").expect("a hydrant");
    let (four, last) = open_fours(&setup).next().expect("a line");
    let breed = breed_at(&setup, last);
    let certain = Dogs::CERTAIN.expect("the judge is certain of some things");
    for (discarded, is_certain) in [(vec![], true), (vec![breed, hydrant, hydrant], false)] {
        let position = Position {
            blue: SpaceSet::NONE,
            green: four,
            hand: vec![breed],
            discarded,
        };
        let state = position.stage(&setup);
        let view = state.view(Viewer::Seat(Seat(0)));
        let choices = state.choices(Seat(0));
        let weights = Dogs::ponder(&setup, &view, Seat(0), &choices);
        let stop = Action::PlayCard {
            card: breed,
            space: last,
        };
        let place = choices
            .iter()
            .position(|action| *action == stop)
            .expect("a choice");
        assert_eq!(weights[place] >= certain, is_certain);
    }
}

#[test]
fn where_cards_are_drawn_by_hand_bots_draw_at_once() {
    // DOGS-R30.
    let setup = with(3, "draw_mode = manual");
    for level in [
        Level::Hamster,
        Level::Fox,
        Level::Owl(Budget::Iterations(20)),
    ] {
        let mut player = bot::<Dogs>(level, Chance::new(Seed::from_number(4)));
        let chance = Chance::new(Seed::from_number(4));
        let mut deal = Dogs::deal(&setup, chance, &mut Log::silent()).expect("a legal table");
        let mut n_drawn = 0;
        while let Some(seat) = deal.awaited().first() {
            let view = deal.view(Viewer::Seat(seat));
            let choices = deal.choices(seat);
            let action = player.choose(&setup, &view, seat, &choices);
            if choices.contains(&Action::DrawCard) {
                assert_eq!(action, Action::DrawCard, "{level}");
                n_drawn += 1;
            }
            deal.play(seat, &action, &mut Log::silent())
                .expect("a choice");
        }
        assert!(n_drawn > 5);
        assert_eq!(deal.view(Viewer::Spectator).tally.lost, 0, "{level}");
    }
}
