//! Playing needs no heap. A binary of its own, because it counts with an allocator of its own.

use dogs::Dogs;
use tabletop::{Chance, Game, Log, Seed, Shelved, Terms};

fn allocates_nothing(terms: &Terms) {
    let setup = Dogs::set_up(terms).expect("a legal table");
    let mut luck = Chance::new(Seed::from_number(3));
    let mut choices = Vec::with_capacity(512);
    for number in 0..100 {
        let chance = Chance::new(Seed::from_number(number));
        let mut actions = 0;
        let used = allocation_counter::measure(|| {
            let deal = Dogs::deal(&setup, chance, &mut Log::silent());
            let mut deal = deal.expect("a legal table");
            while let Some(seat) = deal.awaited().first() {
                deal.list_choices(seat, &mut choices);
                let action = *luck.pick(&choices);
                deal.apply(seat, &action, &mut Log::silent());
                actions += 1;
            }
            assert!(deal.clone().outcome().is_some());
        });
        assert!(actions > 8, "deal {number} ended after {actions} actions");
        assert_eq!(used.count_total, 0, "allocations in deal {number}");
    }
}

#[test]
fn choosing_acting_and_counting_allocate_nothing() {
    allocates_nothing(&Terms::plain(2));
    allocates_nothing(&Terms::plain(6).with("six_players", "three_teams"));
    let all = Terms::plain(3)
        .with("draw_mode", "manual")
        .with("sequences_to_win", "2");
    allocates_nothing(&all.with("free_corners", "on").with("chips", "12"));
}
