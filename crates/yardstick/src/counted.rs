//! Instructions counted by callgrind, which are the same on a quiet and on a busy machine.

use gungraun::{Callgrind, EventKind, LibraryBenchmarkConfig};

/// A benchmark that fails if it takes more than this many instructions.
#[must_use]
pub fn at_most(instructions: u64) -> LibraryBenchmarkConfig {
    let mut config = LibraryBenchmarkConfig::default();
    config.tool(Callgrind::default().hard_limits([(EventKind::Ir, instructions)]));
    config
}

/// Counts the instructions of random deals, of a clone, and of a view with a world imagined from
/// it. The limits are the counts in docs/benchmarks.md plus a tenth. The game's own benchmarks can
/// be named after `also`.
///
/// gungraun's macros make items without doc comments, so a benchmark begins with
/// `#![allow(missing_docs, unreachable_pub)]`.
#[macro_export]
macro_rules! counted {
    (
        $game:ty: $terms:expr,
        deals: $n_deals:literal,
        actions: $n_actions:literal,
        at_most: [$deals:literal, $clone:literal, $imagine:literal]
        $(, also: [$($more:ident),+])?
    ) => {
        type Setup = <$game as ::tabletop::Game>::Setup;

        fn setup() -> Setup {
            $crate::setup::<$game>(&$terms)
        }

        fn dealt() -> (Setup, $game) {
            $crate::dealt::<$game>(&$terms)
        }

        #[library_benchmark(config = ::yardstick::at_most($deals))]
        #[bench::start(setup = setup)]
        fn random_deals(setup: Setup) -> u64 {
            let n_actions = $crate::random_deals::<$game>(&setup, $n_deals);
            assert_eq!(n_actions, $n_actions, "the deals have changed");
            n_actions
        }

        #[library_benchmark(config = ::yardstick::at_most($clone))]
        #[bench::start(setup = dealt)]
        fn clone((setup, deal): (Setup, $game)) -> (Setup, $game, $game) {
            let copy = ::std::hint::black_box(&deal).clone();
            (setup, deal, copy)
        }

        #[library_benchmark(config = ::yardstick::at_most($imagine))]
        #[bench::start(setup = dealt)]
        fn view_and_imagine((setup, deal): (Setup, $game)) -> $game {
            use ::tabletop::{Chance, Game, Seat, Seed, Viewer};
            let view = deal.view(Viewer::Seat(Seat(0)));
            <$game>::imagine(&setup, &view, Chance::new(Seed::from_number(2)))
        }

        library_benchmark_group!(
            name = counted,
            benchmarks = [random_deals, clone, view_and_imagine $($(, $more)+)?]
        );

        main!(library_benchmark_groups = counted);
    };
}
