//! Playing needs no heap. A binary of its own, because it counts with an allocator of its own.

use bark_bark::BarkBark;
use tabletop::{Chance, Game, Log, Seed, Shelved, Terms};

#[test]
fn choosing_acting_and_counting_allocate_nothing() {
    for n_seats in 3..=5 {
        let terms = Terms::plain(n_seats).with("table", "tea_tray");
        let setup = BarkBark::set_up(&terms.with("stall_rounds", "3")).expect("they can play");
        let mut luck = Chance::new(Seed::from_number(3));
        // So many places there are for Start, and for the crown.
        let mut choices = Vec::with_capacity(256);
        for number in 0..60 {
            let chance = Chance::new(Seed::from_number(number));
            let mut actions = 0;
            let used = allocation_counter::measure(|| {
                let deal = BarkBark::deal(&setup, chance, &mut Log::silent());
                let mut deal = deal.expect("they can play");
                while let Some(seat) = deal.awaited().first() {
                    deal.list_choices(seat, &mut choices);
                    let action = luck.pick(&choices).clone();
                    deal.apply(seat, &action, &mut Log::silent());
                    actions += 1;
                }
                assert!(deal.clone().outcome().is_some());
            });
            assert!(actions > 20, "deal {number} ended after {actions} actions");
            assert_eq!(
                used.count_total, 0,
                "allocations in deal {number} of {n_seats}"
            );
        }
    }
}
