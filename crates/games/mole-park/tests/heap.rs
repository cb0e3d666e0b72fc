//! Playing needs no heap. A binary of its own, because it counts with an allocator of its own.

use mole_park::MolePark;
use tabletop::{Chance, Game, Log, Seed, Shelved, Terms};

#[test]
fn choosing_acting_and_counting_allocate_nothing() {
    for n_seats in [2, 4, 8] {
        let setup = MolePark::set_up(&Terms::plain(n_seats)).expect("two to eight can play");
        let mut luck = Chance::new(Seed::from_number(3));
        let mut choices = Vec::with_capacity(160);
        for number in 0..20 {
            let chance = Chance::new(Seed::from_number(number));
            let mut actions = 0;
            let used = allocation_counter::measure(|| {
                let deal = MolePark::deal(&setup, chance, &mut Log::silent());
                let mut deal = deal.expect("a legal table");
                while let Some(seat) = deal.awaited().first() {
                    deal.list_choices(seat, &mut choices);
                    let action = *luck.pick(&choices);
                    deal.apply(seat, &action, &mut Log::silent());
                    actions += 1;
                }
                assert!(deal.clone().outcome().is_some());
            });
            assert!(actions > 20, "deal {number} ended after {actions} actions");
            assert_eq!(used.count_total, 0, "allocations in deal {number}");
        }
    }
}
