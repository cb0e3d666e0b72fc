//! An experiment: which bots play what, and how often.

use bots::{Bot, Conditions, Level, bot_under, play_until};
use tabletop::{BySeat, Chance, Game, Hex32, Judge, Refusal, Seat, Seed, Shelved};

use crate::parallel::{Watch, each_deal};
use crate::{Counts, Extent, Report};

/// Bots that play the same game many times.
///
/// The bots move on by one seat from deal to deal, so that a seat does not look good because of its
/// bot, nor a bot because of its seat.
#[derive(Clone, Debug)]
pub struct Experiment<'a, G: Game> {
    /// Seats, options and edition.
    pub setup: &'a G::Setup,
    /// A bot for each seat.
    pub bots: &'a [Level],
    /// The seed of cards and luck: the same number gives the same deals.
    pub seed: u64,
}

/// The result of an experiment: the counts, and how much of it was done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The game's id.
    pub game: &'static str,
    /// The bots, as they are written.
    pub bots: Vec<String>,
    /// The seed of all luck.
    pub seed: u64,
    /// What was counted.
    pub counts: Counts,
    /// Whether all deals were played.
    pub extent: Extent,
}

impl<G: Judge + Shelved> Experiment<'_, G> {
    /// Plays `deals` deals on all cores, or as many as it can until it is stopped.
    ///
    /// # Panics
    /// If there are not as many bots as seats.
    pub fn run(&self, deals: u64, watch: &Watch<'_>) -> Result<Finding, Refusal> {
        let n_seats = usize::from(G::n_seats(self.setup));
        assert_eq!(self.bots.len(), n_seats, "one bot for each seat");
        let counts = each_deal(deals, watch, |deal| self.play(deal, watch))?;
        let extent = match counts.n_deals() {
            played if played == deals => Extent::Whole,
            _ => Extent::Partial { wanted: deals },
        };
        Ok(Finding {
            game: G::ID,
            bots: self.bots.iter().map(Level::to_string).collect(),
            seed: self.seed,
            counts,
            extent,
        })
    }

    /// Plays one deal, unless it is stopped. It depends only on the seed and its number.
    fn play(&self, deal: u64, watch: &Watch<'_>) -> Result<Option<Counts>, Refusal> {
        let n_seats = self.bots.len() as u64;
        let level = |seat: Seat| self.bots[((seat.0 as u64 + deal) % n_seats) as usize];
        let levels = BySeat::from_fn(n_seats as u8, level);
        let mut bots: BySeat<Box<dyn Bot<G> + Send>> = BySeat::from_fn(n_seats as u8, |seat| {
            let conditions = Conditions {
                brake: watch.stop.clone(),
                ..Conditions::default()
            };
            let luck = Chance::new(self.luck(deal, 1 + seat.0));
            bot_under(levels[seat], luck, conditions)
        });
        let luck = self.luck(deal, 0);
        let ended = play_until(self.setup, luck, &mut bots, &mut |_, _, _| (), &watch.stop)?;
        Ok(ended.map(|(game, played)| {
            Counts::of_deal(&played, &levels).with_measures(&G::measures(&game))
        }))
    }

    /// The seed of the table's luck (`whose` is 0) or of a seat's bot (1 and up) in one deal.
    fn luck(&self, deal: u64, whose: u8) -> Seed {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&self.seed.to_le_bytes());
        bytes[8..16].copy_from_slice(&deal.to_le_bytes());
        bytes[16] = whose;
        // Duels make their seeds in a similar way; this makes the laboratory's different.
        bytes[31] = b'L';
        Seed(Hex32(bytes))
    }
}

impl Finding {
    /// What the counts mean.
    pub fn report(&self) -> Report {
        Report::of(self)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

    use argh::Argh;
    use bots::Brake;
    use tabletop::Terms;

    use super::*;

    #[test]
    fn a_stopped_experiment_reports_what_was_played_and_that_it_is_partial() {
        let setup = Argh::set_up(&Terms::plain(3)).unwrap();
        let experiment = Experiment::<Argh> {
            setup: &setup,
            bots: &[Level::Fox, Level::Hamster, Level::Hamster],
            seed: 5,
        };
        let (stop, played) = (Arc::new(AtomicBool::new(false)), AtomicU64::new(0));
        let stops = Arc::clone(&stop);
        let progress = || {
            if played.fetch_add(1, Ordering::Relaxed) == 99 {
                stop.store(true, Ordering::Relaxed);
            }
        };
        let watch = Watch {
            progress: Some(&progress),
            stop: Brake::when(move || stops.load(Ordering::Relaxed)),
        };
        let report = experiment.run(1_000_000, &watch).unwrap().report();
        assert_eq!(report.deals, played.load(Ordering::Relaxed));
        assert!((100..10_000).contains(&report.deals));
        assert_eq!(report.extent, Extent::Partial { wanted: 1_000_000 });

        let nothing = experiment.run(10, &watch).unwrap().report();
        assert_eq!(
            (nothing.deals, nothing.seats.len()),
            (0, 0),
            "it had already been stopped"
        );
        assert!(!nothing.to_string().contains("NaN"));
    }

    #[test]
    fn bots_move_on_from_deal_to_deal_so_that_no_seat_profits_from_its_bot() {
        let setup = Argh::set_up(&Terms::plain(2)).unwrap();
        let experiment = Experiment::<Argh> {
            setup: &setup,
            bots: &[Level::Fox, Level::Hamster],
            seed: 5,
        };
        let report = experiment.run(2_000, &Watch::default()).unwrap().report();
        let (fox, hamster) = (report.levels[0].wins, report.levels[1].wins);
        assert!(fox.low > hamster.high, "a fox beats a hamster: {report}");
        let (a, b) = (report.seats[0].wins, report.seats[1].wins);
        assert!(
            a.low < b.high && b.low < a.high,
            "but the seats are equally good: {report}"
        );
    }

    #[test]
    fn a_stop_ends_even_a_deal_that_would_take_minutes() {
        let setup = Argh::set_up(&Terms::plain(2)).unwrap();
        let owl: Level = "owl:10000000".parse().unwrap();
        let experiment = Experiment::<Argh> {
            setup: &setup,
            bots: &[owl, owl],
            seed: 5,
        };
        let asked = Arc::new(AtomicU64::new(0));
        let watch = Watch {
            stop: Brake::when(move || asked.fetch_add(1, Ordering::Relaxed) > 3),
            ..Watch::default()
        };
        let report = experiment.run(2, &watch).unwrap().report();
        assert_eq!(report.deals, 0, "a deal that was broken off is not counted");
    }
}
