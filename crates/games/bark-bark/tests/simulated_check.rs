//! The catalogue's simulated check (section 2.6): random cards, three quarters of splits agreed,
//! leaders who avoid obvious dead-ends; and tables where one of these is different.
//!
//! `cargo test -p bark-bark simulated -- --nocapture` prints our figures next to the catalogue's. Our
//! players are not the catalogue's, so the figures differ; the test makes sure that ours stay.

use bark_bark::{Action, BarkBark, Move, Pile, Secret, Step, Talk};
use tabletop::{Chance, Checked, Game, Log, Seed};

use crate::tables::race;

/// A row of the catalogue's table.
struct Row {
    n_seats: u8,
    table: &'static str,
    /// The percentage of splits that are agreed.
    agreed: u32,
    leaders: Leaders,
    ours: Figures,
    catalogue: Figures,
}

/// How leaders explore.
#[derive(Clone, Copy, Debug)]
enum Leaders {
    /// They avoid obvious dead-ends.
    Careful,
    /// They steer into dead-ends whenever they can.
    Reckless,
    /// They use up the corner cards first. Ours then run straight to the edge and take the short cut,
    /// so nearly all their races end early; those of the catalogue do not.
    Cornering,
}

/// Averages over many races.
#[derive(Clone, Copy, Debug)]
struct Figures {
    rounds: f64,
    laid: f64,
    /// Percentages of races with Bark Bark, with a dead-end, with a loop, and that ended early.
    shares: [f64; 4],
}

const fn figures(rounds: f64, laid: f64, shares: [f64; 4]) -> Figures {
    Figures {
        rounds,
        laid,
        shares,
    }
}

const fn careful(n_seats: u8, table: &'static str, ours: Figures, catalogue: Figures) -> Row {
    Row {
        n_seats,
        table,
        agreed: 75,
        leaders: Leaders::Careful,
        ours,
        catalogue,
    }
}

const KITCHEN: &str = "kitchen_table";
const ROWS: [Row; 8] = [
    careful(
        3,
        KITCHEN,
        figures(8.8, 21.2, [70.0, 10.0, 9.0, 1.0]),
        figures(8.4, 20.5, [66.0, 21.0, 15.0, 2.0]),
    ),
    careful(
        4,
        KITCHEN,
        figures(9.7, 21.3, [70.0, 12.0, 10.0, 1.0]),
        figures(8.7, 20.5, [67.0, 19.0, 16.0, 1.0]),
    ),
    careful(
        5,
        KITCHEN,
        figures(10.7, 21.1, [70.0, 12.0, 9.0, 1.0]),
        figures(9.3, 20.6, [67.0, 20.0, 17.0, 2.0]),
    ),
    careful(
        4,
        "tea_tray",
        figures(10.5, 22.4, [68.0, 23.0, 17.0, 3.0]),
        figures(9.4, 21.5, [65.0, 36.0, 23.0, 7.0]),
    ),
    careful(
        4,
        "big_table",
        figures(9.3, 20.5, [71.0, 5.0, 7.0, 0.0]),
        figures(8.3, 20.0, [66.0, 14.0, 11.0, 1.0]),
    ),
    Row {
        agreed: 30,
        ..careful(
            4,
            KITCHEN,
            figures(13.4, 20.8, [66.0, 10.0, 10.0, 8.0]),
            figures(12.7, 20.3, [66.0, 19.0, 16.0, 1.0]),
        )
    },
    Row {
        leaders: Leaders::Reckless,
        ..careful(
            4,
            KITCHEN,
            figures(8.5, 20.6, [38.0, 100.0, 27.0, 47.0]),
            figures(8.1, 20.6, [45.0, 100.0, 31.0, 50.0]),
        )
    },
    Row {
        leaders: Leaders::Cornering,
        ..careful(
            4,
            KITCHEN,
            figures(7.8, 17.5, [5.0, 96.0, 7.0, 95.0]),
            figures(10.7, 23.8, [47.0, 56.0, 16.0, 43.0]),
        )
    },
];

const RACES: u64 = 1_000;
/// One in this many cards is explored at random; chosen to fit the catalogue's number of cards laid.
const TURNS: u32 = 6;
/// How many standard errors our figures may be off: enough for other luck, too little for a changed
/// rule.
const ERRORS: f64 = 4.0;

#[test]
fn simulated_races_are_like_those_of_the_catalogue() {
    for row in ROWS {
        let options = format!(
            "table = {}; claims = off; start_placement = random",
            row.table
        );
        let setup = race(row.n_seats, &options);
        let mut luck = Chance::new(Seed::from_number(6));
        // Sums and sums of squares.
        let mut sums = [(0.0, 0.0); 6];
        for number in 0..RACES {
            let chance = Chance::new(Seed::from_number(number));
            let deal = BarkBark::deal(&setup, chance, &mut Log::silent());
            let mut race = deal.expect("a legal table");
            while let Some(seat) = race.awaited().first() {
                let action = row.decide(&race, seat, &mut luck);
                race.apply(Checked::listed(seat, &action), &mut Log::silent());
            }
            let told = race.open().chronicle;
            let share = |count: u8| 100.0 * f64::from(count);
            let counted = [
                f64::from(told.rounds),
                f64::from(told.laid),
                share(told.with_bark),
                share(told.with_dead_end),
                share(told.with_loop),
                share(told.ended_early),
            ];
            for ((sum, squares), count) in sums.iter_mut().zip(counted) {
                *sum += count;
                *squares += count * count;
            }
        }
        let n_races = RACES as f64;
        let means = sums.map(|(sum, _)| sum / n_races);
        let errors = sums.map(|(sum, squares): (f64, f64)| {
            let mean = sum / n_races;
            ((squares / n_races - mean * mean).max(0.0) / n_races).sqrt()
        });
        let what = format!(
            "{} players, {}, {} % agreed, {:?}",
            row.n_seats, row.table, row.agreed, row.leaders
        );
        println!("{what}: {means:.1?} (catalogue: {:?})", row.catalogue);
        let Figures {
            rounds,
            laid,
            shares: [bark, dead_end, round_about, early],
        } = row.ours;
        let ours = [rounds, laid, bark, dead_end, round_about, early];
        // The figures above are rounded to one digit, or to whole per cents.
        let digits = [0.05, 0.05, 0.5, 0.5, 0.5, 0.5];
        for (place, (mean, was)) in means.iter().zip(ours).enumerate() {
            let within = ERRORS * errors[place] + digits[place];
            assert!(
                (mean - was).abs() <= within,
                "{what}: {mean:.2} was {was}, give or take {within:.2}; all: {means:.1?}"
            );
        }
    }
}

impl Row {
    /// Random cards; some of the splits are agreed; everything else is mostly the lapse.
    fn decide(&self, race: &BarkBark, seat: tabletop::Seat, luck: &mut Chance) -> Action {
        match race.open().agenda.last() {
            Some(Step::Split(split)) => match split.floor.proposer {
                None if luck.below(100) >= self.agreed => Talk::WalkAway.into(),
                None => race.lapse(seat),
                Some(_) => Talk::AcceptSplit.into(),
            },
            Some(Step::Walk(_)) => self.explore(race, seat, luck),
            Some(_) => race.lapse(seat),
            None if race.open().round > 0 => Secret::LeaveToChance.into(),
            None => race.lapse(seat),
        }
    }

    fn explore(&self, race: &BarkBark, seat: tabletop::Seat, luck: &mut Chance) -> Action {
        let mut choices = race.choices(seat);
        let is_corner = |action: &Action| {
            matches!(
                action,
                Action::Move(Move::Explore {
                    pile: Pile::Left | Pile::Right,
                    ..
                })
            )
        };
        match self.leaders {
            // Sometimes a leader turns for no reason.
            Leaders::Careful if luck.below(TURNS) > 0 => return race.lapse(seat),
            Leaders::Careful => choices.retain(|action| !is_obvious_dead_end(race, action)),
            Leaders::Reckless => choices.retain(|action| is_obvious_dead_end(race, action)),
            Leaders::Cornering => {
                choices.retain(|action| is_corner(action) && !is_obvious_dead_end(race, action));
            }
        }
        match &choices[..] {
            [] => race.lapse(seat),
            several => luck.pick(several).clone(),
        }
    }
}

/// Whether the exit of the next card would be closed, as far as a player can see.
fn is_obvious_dead_end(race: &BarkBark, action: &Action) -> bool {
    let &Action::Move(Move::Explore { side, pile }) = action else {
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
