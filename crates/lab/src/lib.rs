//! The laboratory: bots play many deals, to find out something about a game.
//!
//! An [`Experiment`] plays deals on all cores and counts; a [`Report`] says what the counts mean.
//! Deal *i* depends only on the seed and on *i*, and counts are whole numbers that add up in any
//! order, so a report is the same on one core and on sixty-four.
//!
//! ```
//! use argh::Argh;
//! use lab::{Experiment, Watch};
//! use tabletop::{Shelved, Terms};
//!
//! let experiment = Experiment::<Argh> {
//!     setup: &Argh::set_up(&Terms::plain(2)).unwrap(),
//!     bots: &["fox".parse().unwrap(), "hamster".parse().unwrap()],
//!     seed: 1,
//! };
//! let report = experiment.run(200, &Watch::default()).unwrap().report();
//! assert_eq!(report.deals, 200);
//! assert!(report.levels[0].wins.estimate > report.levels[1].wins.estimate);
//! println!("{report}");
//! ```

mod comparison;
mod counts;
mod estimate;
mod experiment;
mod parallel;
mod report;
mod text;

pub use comparison::{Comparison, Difference, Unit};
pub use counts::Counts;
pub use estimate::Estimate;
pub use experiment::{Experiment, Finding};
pub use parallel::{Watch, duel};
pub use report::{EndReport, Extent, LengthReport, LevelReport, MeasureReport, Report, SeatReport};
