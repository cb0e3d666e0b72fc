//! The catalogue's simulated check (section 2.6): random cards, three quarters of splits agreed,
//! leaders who avoid obvious dead-ends. Its figures and ours must be alike.
//!
//! `cargo test -p bark-bark simulated -- --nocapture` prints ours.

use bark_bark::{Action, BarkBark, Pile, Step};
use tabletop::{Chance, Game, Log, Seed};

use crate::tables::race;

/// A row of the catalogue's table, with how far ours may be from it.
struct Row {
    n_seats: u8,
    table: &'static str,
    rounds: f64,
    laid: f64,
    /// Per cent of races with Bark Bark, a dead-end, a loop, and that ended early.
    shares: [f64; 4],
}

const ROWS: [Row; 5] = [
    Row {
        n_seats: 3,
        table: "kitchen_table",
        rounds: 8.4,
        laid: 20.5,
        shares: [66.0, 21.0, 15.0, 2.0],
    },
    Row {
        n_seats: 4,
        table: "kitchen_table",
        rounds: 8.7,
        laid: 20.5,
        shares: [67.0, 19.0, 16.0, 1.0],
    },
    Row {
        n_seats: 5,
        table: "kitchen_table",
        rounds: 9.3,
        laid: 20.6,
        shares: [67.0, 20.0, 17.0, 2.0],
    },
    Row {
        n_seats: 4,
        table: "tea_tray",
        rounds: 9.4,
        laid: 21.5,
        shares: [65.0, 36.0, 23.0, 7.0],
    },
    Row {
        n_seats: 4,
        table: "big_table",
        rounds: 8.3,
        laid: 20.0,
        shares: [66.0, 14.0, 11.0, 1.0],
    },
];

const RACES: u64 = 1_000;
/// One in so many cards is explored any way at all; found by the catalogue's number of cards laid.
const TURNS: u32 = 6;

#[test]
fn simulated_races_are_like_those_of_the_catalogue() {
    for row in ROWS {
        let options = format!(
            "table = {}; claims = off; start_placement = random",
            row.table
        );
        let setup = race(row.n_seats, &options);
        let mut luck = Chance::new(Seed::from_number(6));
        let mut sums = [0u64; 6];
        for number in 0..RACES {
            let chance = Chance::new(Seed::from_number(number));
            let deal = BarkBark::deal(&setup, chance, &mut Log::silent());
            let mut race = deal.expect("a legal table");
            while let Some(seat) = race.awaited().first() {
                let action = decide(&race, seat, &mut luck);
                race.apply(seat, &action, &mut Log::silent());
            }
            let told = race.open().chronicle;
            let counted = [
                u64::from(told.rounds),
                u64::from(told.laid),
                u64::from(told.with_bark),
                u64::from(told.with_dead_end),
                u64::from(told.with_loop),
                u64::from(told.ended_early),
            ];
            for (sum, count) in sums.iter_mut().zip(counted) {
                *sum += count;
            }
        }
        let [rounds, laid, shares @ ..] = sums.map(|sum| sum as f64 / RACES as f64);
        let shares = shares.map(|share| share * 100.0);
        println!(
            "{} players, {}: {rounds:.1} rounds, {laid:.1} cards, {shares:.0?} %",
            row.n_seats, row.table
        );
        let near = |ours: f64, theirs: f64, within: f64| (ours - theirs).abs() <= within;
        assert!(near(rounds, row.rounds, 2.0), "{rounds} rounds");
        assert!(near(laid, row.laid, 2.0), "{laid} cards");
        for (ours, theirs) in shares.iter().zip(row.shares) {
            assert!(
                near(*ours, theirs, 20.0),
                "{shares:?}, not {:?}",
                row.shares
            );
        }
    }
}

/// Any card; a split is agreed three times in four; the rest mostly as when time runs out.
fn decide(race: &BarkBark, seat: tabletop::Seat, luck: &mut Chance) -> Action {
    match race.open().agenda.last() {
        Some(Step::Split(split)) => match split.floor.proposer {
            None if luck.below(4) == 0 => Action::WalkAway,
            None => race.lapse(seat),
            Some(_) => Action::AcceptSplit,
        },
        // Now and then somebody turns for no reason.
        Some(Step::Walk(_)) if luck.below(TURNS) == 0 => {
            let mut choices = race.choices(seat);
            choices.retain(|action| !is_obvious_dead_end(race, action));
            match &choices[..] {
                [] => race.lapse(seat),
                several => luck.pick(several).clone(),
            }
        }
        Some(_) => race.lapse(seat),
        None if race.open().round > 0 => Action::LeaveToChance,
        None => race.lapse(seat),
    }
}

/// Whether the exit of what would be laid is closed, as far as one can see beforehand.
fn is_obvious_dead_end(race: &BarkBark, action: &Action) -> bool {
    let &Action::Explore { side, pile } = action else {
        return false;
    };
    let exit = match pile {
        Pile::Deck => side,
        Pile::Left => side.left(),
        Pile::Right => side.right(),
    };
    let open = race.open();
    let cell = open.garden.at(open.head).cell.beyond(side);
    let exit = cell.and_then(|cell| cell.beyond(exit));
    !exit.is_some_and(|cell| race.setup().grid.is_free(cell) && open.garden.spot(cell).is_none())
}
