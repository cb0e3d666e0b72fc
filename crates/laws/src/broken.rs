//! The laws by name, and the report of a broken law.

use std::error::Error;
use std::fmt;

/// What every game must keep.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Law {
    /// Law 1.
    EveryDealEnds,
    /// Law 2.
    ChoicesAreWhatCheckAllows,
    /// Law 3.
    NothingIsLostOnDisk,
    /// Law 4.
    TellingChangesNothing,
    /// Law 5.
    AViewIsAllAViewerKnows,
    /// Law 6.
    EverybodyIsSometimesWrong,
    /// Law 7.
    EventsShowNoMoreThanViews,
    /// Law 8.
    TheTruthIsNotInAView,
    /// Law 9.
    TakingBackFreesWhatNobodyLearnt,
    /// Law 10.
    EqualStatesHaveEqualBytes,
}

impl Law {
    /// The law's number in the list.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// The law as a sentence.
    pub fn sentence(self) -> &'static str {
        match self {
            Self::EveryDealEnds => {
                "somebody is awaited until there is an outcome, and every deal ends"
            }
            Self::ChoicesAreWhatCheckAllows => {
                "the choices are what check allows, and a refusal changes nothing"
            }
            Self::NothingIsLostOnDisk => "saving, loading and replaying give the same deal",
            Self::TellingChangesNothing => "recording a log changes nothing",
            Self::AViewIsAllAViewerKnows => {
                "worlds that a viewer cannot tell apart give that viewer the same answers"
            }
            Self::EverybodyIsSometimesWrong => {
                "every viewer is sometimes wrong about what another seat sees"
            }
            Self::EventsShowNoMoreThanViews => "an event shows a viewer no more than the views do",
            Self::TheTruthIsNotInAView => {
                "the true world, its seed and its future cannot be derived from a view"
            }
            Self::TakingBackFreesWhatNobodyLearnt => {
                "taking back is free exactly while nobody has learnt anything"
            }
            Self::EqualStatesHaveEqualBytes => {
                "equal states give equal bytes, however they were reached"
            }
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "law {}: {}", self.number(), self.sentence())
    }
}

/// Where in an examination a law was broken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum At {
    /// In a deal played at random; [`crate::replay`] returns to it.
    Deal {
        /// The number of the deal, from which its secret and its seed are derived.
        seed: u64,
        /// How many actions had been played.
        played: usize,
    },
    /// In a deal driven by bytes; the same bytes return to it.
    Driven {
        /// How many actions had been played.
        played: usize,
    },
    /// Not in one deal, but over all of them.
    Over {
        /// How many deals were played.
        deals: u64,
    },
}

impl At {
    /// The same deal after another number of actions.
    #[must_use]
    pub fn after(self, played: usize) -> Self {
        match self {
            Self::Deal { seed, .. } => Self::Deal { seed, played },
            Self::Driven { .. } => Self::Driven { played },
            Self::Over { .. } => self,
        }
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Deal { seed, played } => write!(f, "seed {seed}, after {played} actions"),
            Self::Driven { played } => write!(f, "driven by bytes, after {played} actions"),
            Self::Over { deals } => write!(f, "over {deals} deals"),
        }
    }
}

/// A broken law: which law a game does not keep, where, and what was seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Broken {
    /// The law.
    pub law: Law,
    /// Where it was seen.
    pub at: At,
    /// What was seen, in a sentence.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "a law is broken.")?;
        writeln!(f, "  {}", self.law)?;
        writeln!(f, "  at {}", self.at)?;
        write!(f, "  {}", self.what)?;
        if let At::Deal { seed, played } = self.at {
            write!(
                f,
                "\n  to look at it: laws::replay::<G>(&setup, {seed}, {played})"
            )?;
        }
        Ok(())
    }
}

impl Error for Broken {}
