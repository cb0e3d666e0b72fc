//! Which choices about Band Halt!, entries, votes and lines are allowed.

use tabletop::Seat;

use crate::action::{Compete, Halt, Theme};
use crate::agenda::{Bout, Contest, Stage, Step};
use crate::contest::MOST_BID;
use crate::entry::{Entry, Phrase};
use crate::reason::Reason;
use crate::state::{Bandimals, Sealed};
use crate::talk::find_word;

impl Bandimals {
    pub(crate) fn check_halt(&self, step: Step, seat: Seat, halt: Halt) -> Result<(), Reason> {
        let not_now = || Err(self.out_of_step(seat, &halt.into()));
        match halt {
            Halt::PlayBandHalt => match (step, self.setup.halt) {
                (Step::Halt, Some(card)) => self.check_in_hand(seat, card),
                (Step::Halt, None) => Err(Reason::NoCtCard),
                (_, _) => not_now(),
            },
            Halt::SkipBandHalt => match step {
                Step::Halt => Ok(()),
                _ => not_now(),
            },
            Halt::NameRival { seat: rival } => match step {
                Step::Rival { by, .. } => {
                    let is_in = self.around(by).any(|other| other == rival);
                    (is_in && rival != by).then_some(()).ok_or(Reason::BadRival)
                }
                _ => not_now(),
            },
            Halt::ChooseCt { ct } => match step {
                Step::ChooseCt { .. } => {
                    let is_seen = self.looked_at().contains(&ct);
                    is_seen.then_some(()).ok_or(Reason::NotLookedAt)
                }
                _ => not_now(),
            },
        }
    }

    pub(crate) fn check_compete(
        &self,
        step: Step,
        seat: Seat,
        compete: &Compete,
    ) -> Result<(), Reason> {
        let Step::Contest(contest) = step else {
            return Err(Reason::WrongStep);
        };
        let is_voting = contest.stage == Stage::Voting;
        let is_bid = contest.bout == Bout::Bid;
        match compete {
            Compete::ContestEntry { entry } if !is_voting && !is_bid => {
                let is_fine = self.takes(&contest, entry);
                is_fine.then_some(()).ok_or(Reason::BadEntry)
            }
            Compete::Abstain if !is_bid => Ok(()),
            Compete::Bid { card } if is_bid => {
                if self.picked(seat).len() < usize::from(MOST_BID) {
                    self.check_unpicked(seat, *card)
                } else {
                    Err(Reason::BadEntry)
                }
            }
            Compete::DoneBid if is_bid => Ok(()),
            Compete::ContestVote { seat: named } if is_voting => {
                let is_fine = contest.marching.contains(*named) && *named != seat;
                is_fine.then_some(()).ok_or(Reason::BadVote)
            }
            Compete::ContestEntry { .. }
            | Compete::Abstain
            | Compete::Bid { .. }
            | Compete::DoneBid
            | Compete::ContestVote { .. } => Err(Reason::WrongStep),
        }
    }

    pub(crate) fn check_theme(&self, step: Step, seat: Seat, theme: &Theme) -> Result<(), Reason> {
        match (theme, step) {
            (Theme::ThemeLine { line }, Step::Line { .. }) => self.check_line(line),
            (Theme::SkipLine, Step::Line { .. }) => Ok(()),
            (Theme::ThemeVote { seat: about, .. }, Step::ThemeVote { .. }) => {
                let lines = self.open.active.map(|active| active.lines);
                let has_voted = match self.sealed[seat] {
                    Some(Sealed::Verdicts { voted_on, .. }) => voted_on.contains(*about),
                    Some(_) | None => false,
                };
                let may = lines.is_some_and(|lines| lines.contains(*about)) && *about != seat;
                (may && !has_voted).then_some(()).ok_or(Reason::BadVerdict)
            }
            (Theme::ThemeLine { .. } | Theme::SkipLine | Theme::ThemeVote { .. }, _) => {
                Err(Reason::WrongStep)
            }
        }
    }

    /// BAND-R74: clients measure times; only their range is checked here.
    fn takes(&self, contest: &Contest, entry: &Entry) -> bool {
        match (contest.bout, entry) {
            (Bout::Reflex { .. }, Entry::Millis(ms)) => (100..=3000).contains(ms),
            (Bout::Reflex { .. }, Entry::FalseStart) => true,
            (Bout::Tempo { .. }, Entry::Millis(ms)) => *ms <= 10_000,
            (Bout::Recall { .. }, Entry::Icons(_)) => true,
            (Bout::Count { .. }, Entry::Number(n)) => (1..=99).contains(n),
            (Bout::Guess | Bout::UniqueLow | Bout::Match, Entry::Number(n)) => {
                (1..=self.n_options(contest)).contains(n)
            }
            (Bout::Cycle, Entry::Arm(_)) | (Bout::Nerve, Entry::March | Entry::Halt) => true,
            (Bout::Ballot, Entry::Name(Phrase::Stock(line))) => {
                usize::from(*line) < self.setup.ct(contest.ct).lines.len()
            }
            (Bout::Ballot, Entry::Name(Phrase::Written(text))) => {
                !text.trim().is_empty() && text.chars().count() <= 40
            }
            (_, _) => false,
        }
    }

    fn check_line(&self, line: &Phrase) -> Result<(), Reason> {
        let Some(active) = self.open.active else {
            return Err(Reason::WrongStep);
        };
        let ct = self.setup.ct(active.ct);
        let is_fine = match line {
            Phrase::Stock(line) => usize::from(*line) < ct.lines.len(),
            Phrase::Written(text) => {
                text.chars().count() <= 80 && find_word(text, &ct.words).is_some()
            }
            Phrase::Aloud => true,
        };
        is_fine.then_some(()).ok_or(Reason::BadLine)
    }
}
