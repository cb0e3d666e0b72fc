//! Ten thousand races on random tables with obstacles: all end, and the table model holds.

use bark_bark::{BarkBark, Cell, Event, Laid, Phase, RaceEnd, Setup, Side};
use tabletop::{Chance, Game, Log, Seat, Seats, Seed, Terms};

use crate::tables::set_up;

/// A table of random size with random obstacles and options.
fn any_table(luck: &mut Chance) -> Setup {
    let (columns, rows) = (5 + luck.below(9), 3 + luck.below(7));
    let mut custom = format!("{columns}x{rows}");
    for _ in 0..luck.below(5) {
        custom += &format!(" {}.{}", luck.below(columns), luck.below(rows));
    }
    let mut any = |key: &'static str, values: &[&'static str]| (key, *luck.pick(values));
    let options = [
        any("route", &["any_way_round", "shortest_only"]),
        any("dead_end_leftover", &["bounce_back", "lost"]),
        any("start_placement", &["placer", "centre", "random"]),
        any("start_placer", &["ask_pets", "host_names", "random"]),
        any("claims", &["public", "public_and_whispers", "off", "off"]),
        any("card_lock", &["until_all_ready", "at_once"]),
        any("short_cut", &["ask", "ask", "automatic", "off"]),
        any("dead_end_crown", &["on", "on", "on", "off"]),
        any("single_space", &["on", "on", "off"]),
        any("zero_share", &["allowed", "only_if_needed"]),
        any("corner_piles", &["face_up", "face_down"]),
        any("stall_rounds", &["3", "10"]),
        any("proposals_per_sharer", &["1", "2"]),
    ];
    let terms = Terms::plain(3 + luck.below(3) as u8).with("match", "one_race");
    let terms = terms.with("custom_table", &custom);
    let terms = options
        .iter()
        .fold(terms, |terms, (key, value)| terms.with(key, value));
    set_up(&terms)
}

/// What happened over many races.
#[derive(Debug, Default)]
struct Seen {
    home: u32,
    called: u32,
    early: u32,
    barks: u32,
    dead_ends: u32,
    loops: u32,
    swaps: u32,
    shared_cards: u32,
    no_way_home: u32,
    trampolines_home: u32,
    longest: u16,
}

#[test]
fn ten_thousand_races_on_random_tables_end_and_the_table_model_holds() {
    let mut luck = Chance::new(Seed::from_number(2026));
    let mut seen = Seen::default();
    let mut choices = Vec::new();
    for number in 0..10_000 {
        let setup = any_table(&mut luck);
        // How often players do something sensible differs from table to table.
        let sense = luck.below(4);
        let chance = Chance::new(Seed::from_number(number));
        let mut race = BarkBark::deal(&setup, chance, &mut Log::silent()).expect("a legal table");
        let mut log = Log::recording();
        // Seats that landed on a card for one that nobody could leave, and are still there.
        let mut sharers = Seats::NONE;
        let (mut n_actions, mut n_heard) = (0, 0);
        while race.outcome().is_none() {
            let seats: Vec<Seat> = race.awaited().iter().collect();
            let seat = *luck.pick(&seats);
            let action = if luck.below(4) < sense {
                race.lapse(seat)
            } else {
                race.list_choices(seat, &mut choices);
                luck.pick(&choices).clone()
            };
            race.play(seat, &action, &mut log)
                .expect("a choice is allowed");
            if let Err(broken) = race.soundness_of_race() {
                panic!("race {number} after {action:?} of {seat}: {broken}\n{race:?}");
            }
            // MBB-G14, MBB-R52: between moves a card for one holds one pawn, unless nobody could
            // leave it.
            for event in &log.events()[n_heard..] {
                if let Event::CardForOneShared { by } = event {
                    sharers = sharers.with(*by);
                }
            }
            n_heard = log.events().len();
            if race.open().phase == Phase::Secret {
                let crowded = race.crowded_cards();
                sharers = crowded
                    .iter()
                    .copied()
                    .filter(|&seat| sharers.contains(seat))
                    .collect();
                for seat in crowded {
                    let there = race.open().on(race.open().at(seat), setup.n_seats);
                    let is_shared = there.iter().any(|other| sharers.contains(other));
                    assert!(is_shared, "race {number}: {there:?} on a card for one");
                }
            }
            n_actions += 1;
            assert!(n_actions < 10_000, "race {number} does not end");
        }
        let Phase::Over { end } = race.open().phase else {
            panic!("race {number} is over");
        };
        note(&mut seen, end, log.events());
        seen.trampolines_home += u32::from(was_trampoline(&setup, &race, log.events()));
        places_go_by_links(&setup, &race);
        seen.longest = seen.longest.max(race.open().round);
        // MBB-R59.
        let stall = u16::from(setup.options.stall_rounds);
        assert!(race.open().round <= 32 * stall, "race {number}");
    }
    let all = [
        ("home", seen.home),
        ("called", seen.called),
        ("early", seen.early),
        ("barks", seen.barks),
        ("dead-ends", seen.dead_ends),
        ("loops", seen.loops),
        ("swaps", seen.swaps),
        ("no way home", seen.no_way_home),
        ("cards for one shared", seen.shared_cards),
        ("trampolines that became Home", seen.trampolines_home),
    ];
    for (what, count) in all {
        assert!(count > 0, "never seen: {what} in {seen:?}");
    }
}

fn note(seen: &mut Seen, end: RaceEnd, events: &[Event]) {
    match end {
        RaceEnd::Home => seen.home += 1,
        RaceEnd::Called => seen.called += 1,
        RaceEnd::NoWayHome
        | RaceEnd::ShortCut
        | RaceEnd::DeadEnd
        | RaceEnd::BoxedIn
        | RaceEnd::NoCards => seen.early += 1,
    }
    for event in events {
        match event {
            Event::Barked { .. } => seen.barks += 1,
            Event::NoWayHome { .. } => seen.no_way_home += 1,
            Event::DeadEndReached { .. } => seen.dead_ends += 1,
            Event::LoopClosed { .. } => seen.loops += 1,
            Event::CornerSwapped { .. } => seen.swaps += 1,
            Event::CardForOneShared { .. } => seen.shared_cards += 1,
            _ => (),
        }
    }
}

/// Whether Home was laid as a trampoline.
fn was_trampoline(setup: &Setup, race: &BarkBark, events: &[Event]) -> bool {
    let home = race.open().garden.at(race.open().head);
    let is_home = setup.edition.info(home.card).id == "home";
    let laid = events.iter().rev().find_map(|event| match event {
        Event::CardExplored { card, cell, .. } if *cell == home.cell => Some(*card),
        _ => None,
    });
    is_home && laid.is_some_and(|card| setup.edition.info(card).trampoline)
}

/// MBB-R54, MBB-R73: counts the places again from the printed cards and their paths, with none of
/// the code that the rules use.
fn places_go_by_links(setup: &Setup, race: &BarkBark) {
    let open = race.open();
    let cards: Vec<&Laid> = open.garden.iter().map(|(_, laid)| laid).collect();
    let bounces = |laid: &Laid, side: Side| {
        setup.edition.info(laid.card).trampoline && !laid.paths.contains(side)
    };
    let linked = |one: &Laid, side: Side, two: &Laid| {
        let back = side.opposite();
        let are_paths = one.paths.contains(side) && two.paths.contains(back);
        let is_blank = one.paths.is_empty() || two.paths.is_empty();
        !is_blank && (are_paths || bounces(one, side) || bounces(two, back))
    };
    let mut reached: Vec<(Cell, u32)> = vec![(open.garden.at(open.head).cell, 0)];
    let mut next = 0;
    while let Some(&(cell, far)) = reached.get(next) {
        next += 1;
        let one = cards.iter().find(|laid| laid.cell == cell).expect("a card");
        for side in Side::ALL {
            let beyond = cards
                .iter()
                .find(|laid| Some(laid.cell) == cell.beyond(side));
            let Some(two) = beyond.filter(|two| linked(one, side, two)) else {
                continue;
            };
            if !reached.iter().any(|(known, _)| *known == two.cell) {
                reached.push((two.cell, far + 1));
            }
        }
    }
    let far = |seat: Seat| {
        let at = open.garden.at(open.at(seat)).cell;
        let known = reached.iter().find(|(cell, _)| *cell == at);
        known.map_or(u32::MAX, |(_, far)| *far)
    };
    for seat in race.seats().iter() {
        let n_ahead = race.seats().iter().filter(|&other| far(other) < far(seat));
        let place = open.players[seat.index()].place;
        assert_eq!(
            usize::from(place),
            1 + n_ahead.count(),
            "{seat} in {race:?}"
        );
    }
}
