//! Whether an entry, a vote or a line may be given.

use tabletop::Seat;

use crate::action::{Action, Entry, Line};
use crate::agenda::{Bout, Contest, Stage};
use crate::contest::MOST_BID;
use crate::refusal::Why;
use crate::state::Bandimals;
use crate::talk::find_word;

impl Bandimals {
    pub(crate) fn why_not_contest(
        &self,
        contest: &Contest,
        seat: Seat,
        action: &Action,
    ) -> Result<(), Why> {
        let is_voting = contest.stage == Stage::Voting;
        let is_bid = contest.bout == Bout::Bid;
        match action {
            Action::ContestVote { seat: named } if is_voting => {
                match contest.marching.contains(*named) && *named != seat {
                    true => Ok(()),
                    false => Err(Why::BadVote),
                }
            }
            Action::Abstain if !is_bid => Ok(()),
            Action::LeaveToChance if !is_voting && !is_bid => Ok(()),
            Action::Bid { card } if is_bid => match self.picked(seat).len() < usize::from(MOST_BID)
            {
                true => self.may_pick(seat, *card),
                false => Err(Why::BadEntry),
            },
            Action::DoneBid if is_bid => Ok(()),
            Action::ContestEntry { entry } if !is_voting && !is_bid => {
                match self.takes(contest, entry) {
                    true => Ok(()),
                    false => Err(Why::BadEntry),
                }
            }
            Action::MusicTime { .. }
            | Action::KeepQuiet
            | Action::Throw { .. }
            | Action::NameFirst { .. }
            | Action::PickSection { .. }
            | Action::ChooseTurn { .. }
            | Action::PlayBand { .. }
            | Action::RemoveBand { .. }
            | Action::DoneBand
            | Action::PlaySpecial { .. }
            | Action::SkipSpecial
            | Action::RespondNoU { .. }
            | Action::PassNoU
            | Action::PassThisTurn
            | Action::ChooseFetch { .. }
            | Action::ChooseClear { .. }
            | Action::ChooseDiscard { .. }
            | Action::ChoosePass { .. }
            | Action::ChooseRecall { .. }
            | Action::PlayBandHalt
            | Action::SkipBandHalt
            | Action::NameRival { .. }
            | Action::ContestEntry { .. }
            | Action::LeaveToChance
            | Action::Abstain
            | Action::Bid { .. }
            | Action::DoneBid
            | Action::ContestVote { .. }
            | Action::ChooseCt { .. }
            | Action::ThemeLine { .. }
            | Action::SkipLine
            | Action::ThemeVote { .. }
            | Action::Discard { .. }
            | Action::DoneDiscard
            | Action::Slip { .. }
            | Action::TakeDrumMajor
            | Action::DeclineDrumMajor
            | Action::Concede => Err(self.out_of_step(seat, action)),
        }
    }

    /// BAND-R74: times are measured where they are shown; their range is checked here.
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
            (Bout::Ballot, Entry::Name(Line::Stock(line))) => {
                usize::from(*line) < self.setup.ct(contest.ct).lines.len()
            }
            (Bout::Ballot, Entry::Name(Line::Written(text))) => {
                !text.trim().is_empty() && text.chars().count() <= 40
            }
            (_, _) => false,
        }
    }

    pub(crate) fn why_not_line(&self, line: &Line) -> Result<(), Why> {
        let Some(active) = self.open.active else {
            return Err(Why::WrongStep);
        };
        let ct = self.setup.ct(active.ct);
        let is_fine = match line {
            Line::Stock(line) => usize::from(*line) < ct.lines.len(),
            Line::Written(text) => {
                text.chars().count() <= 80 && find_word(text, &ct.words).is_some()
            }
            Line::Aloud => true,
        };
        match is_fine {
            true => Ok(()),
            false => Err(Why::BadLine),
        }
    }
}
