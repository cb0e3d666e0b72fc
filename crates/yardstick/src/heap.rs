//! Playing needs no heap.

/// Tests that choosing, acting and counting allocate nothing, at tables with these terms.
///
/// It belongs in its own binary, which uses `allocation-counter` as its allocator.
#[macro_export]
macro_rules! allocates_nothing {
    ($game:ty, deals: $n_deals:literal, $($terms:expr),+ $(,)?) => {
        #[test]
        fn choosing_acting_and_counting_allocate_nothing() {
            use ::tabletop::Game;
            for terms in [$($terms),+] {
                let setup = $crate::setup::<$game>(&terms);
                let mut random = $crate::Random::<$game>::default();
                for number in 0..$n_deals {
                    let mut is_over = false;
                    let used = ::allocation_counter::measure(|| {
                        let (_, deal) = random.play(&setup, number);
                        is_over = deal.clone().outcome().is_some();
                    });
                    assert!(is_over, "deal {number} has no outcome");
                    assert_eq!(used.count_total, 0, "allocations in deal {number}");
                }
            }
        }
    };
}
