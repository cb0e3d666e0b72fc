//! What each action does.

use tabletop::{Log, Seat};

use crate::action::{Action, Throw};
use crate::agenda::Step;
use crate::by_chance::by_chance;
use crate::event::Event;
use crate::state::{Answer, Bandimals, Phase, Sealed};

impl Bandimals {
    /// Does an action that was checked, and goes on until somebody has to be asked.
    pub(crate) fn perform(&mut self, seat: Seat, action: &Action, log: &mut Log<Event>) {
        if *action == Action::Concede {
            self.concede(seat, log);
            self.run(log);
            return;
        }
        if let Action::Slip { word } = action {
            // Who is awaited stays awaited: nobody was asked for this.
            self.slip(seat, word, log);
            return;
        }
        self.open.waits = self.open.waits.without(seat);
        match self.open.phase {
            Phase::Playing => {
                self.perform_in_play(seat, action, log);
                self.run(log);
            }
            Phase::AskTimes
            | Phase::Throw { .. }
            | Phase::NameFirst
            | Phase::PickSections
            | Phase::Over { .. } => self.perform_before(seat, action, log),
        }
    }

    /// The actions before the first turn.
    fn perform_before(&mut self, seat: Seat, action: &Action, log: &mut Log<Event>) {
        match *action {
            Action::MusicTime { months } => {
                self.seal(seat, Sealed::Months(Some(months)));
                self.close_before(log);
            }
            Action::KeepQuiet => {
                self.seal(seat, Sealed::Months(None));
                self.close_before(log);
            }
            Action::Throw { throw } => {
                self.seal(seat, Sealed::Throw(throw));
                self.close_before(log);
            }
            Action::LeaveToChance if self.open.phase == Phase::PickSections => {
                let section = self.some_section();
                self.pick_section(seat, section, log);
            }
            Action::LeaveToChance => {
                let throw = *self.chance.pick(&Throw::ALL);
                self.seal(seat, Sealed::Throw(throw));
                self.close_before(log);
            }
            Action::NameFirst { seat: first } => self.choose_first(first, log),
            Action::PickSection { section } => self.pick_section(seat, section, log),
            Action::ChooseTurn { .. }
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
            | Action::Concede => unreachable!("{action:?} before the first turn was not checked"),
        }
    }

    fn close_before(&mut self, log: &mut Log<Event>) {
        if !self.open.waits.is_empty() {
            return;
        }
        if self.open.phase == Phase::AskTimes {
            self.close_times(log);
        } else {
            self.close_throws(log);
        }
    }

    fn seal(&mut self, seat: Seat, sealed: Sealed) {
        self.sealed[seat] = Some(sealed);
    }

    fn perform_in_play(&mut self, seat: Seat, action: &Action, log: &mut Log<Event>) {
        match action {
            Action::ChooseTurn { kind } => self.choose_turn(seat, *kind, log),
            Action::PlayBand { card } => self.play_band(seat, *card, log),
            Action::RemoveBand { card } => self.remove_band(seat, *card, log),
            Action::DoneBand | Action::SkipSpecial | Action::SkipBandHalt | Action::DoneDiscard => {
                self.pop();
            }
            Action::PlaySpecial { card, target, pick } => {
                self.play_special(seat, *card, *target, *pick, log);
            }
            Action::RespondNoU { card } => self.answer(seat, Answer::NoU(*card)),
            Action::PassNoU => self.answer(seat, Answer::Pass),
            Action::PassThisTurn => self.answer(seat, Answer::PassTurn),
            Action::ChooseFetch { card } => self.fetch(seat, *card, log),
            Action::ChooseClear { card } => {
                self.pop();
                self.clear(seat, *card, log);
                self.settle_majors(log);
            }
            Action::ChooseDiscard { card }
            | Action::ChoosePass { card }
            | Action::ChooseRecall { card } => self.pick(seat, *card),
            Action::PlayBandHalt => self.play_halt(seat, log),
            Action::NameRival { seat: rival } => {
                if let Some(Step::Rival { by, ct }) = self.step() {
                    self.pop();
                    let seat = *rival;
                    log.push(|| Event::RivalNamed { by, seat });
                    self.begin_contest(ct, by, Some(seat));
                }
            }
            Action::ContestEntry { entry } => self.seal(seat, Sealed::Entry(Some(entry.clone()))),
            Action::LeaveToChance => {
                if let Some(Step::Contest(contest)) = self.step() {
                    let lines = self.setup.ct(contest.ct).n_offered();
                    let n_options = self.n_options(&contest);
                    let entry = by_chance(contest.bout, n_options, lines, &mut self.chance);
                    self.seal(seat, Sealed::Entry(entry));
                }
            }
            Action::Abstain => {
                let is_voting = matches!(self.step(), Some(Step::Contest(c)) if c.stage == crate::agenda::Stage::Voting);
                let sealed = if is_voting {
                    Sealed::Vote(None)
                } else {
                    Sealed::Entry(None)
                };
                self.seal(seat, sealed);
            }
            Action::Bid { card } => self.bid(seat, *card),
            Action::DoneBid => {
                if self.sealed[seat].is_none() {
                    self.seal(seat, Sealed::Cards(Default::default()));
                }
            }
            Action::ContestVote { seat: named } => self.seal(seat, Sealed::Vote(Some(*named))),
            Action::ChooseCt { ct } => self.choose_ct(seat, *ct, log),
            Action::ThemeLine { line } => self.say_line(seat, Some(line), log),
            Action::SkipLine => self.say_line(seat, None, log),
            Action::ThemeVote {
                seat: about,
                verdict,
            } => self.judge_line(seat, *about, *verdict),
            Action::Discard { card } => self.discard_one(seat, *card, log),
            Action::TakeDrumMajor => self.take_major(seat, log),
            Action::DeclineDrumMajor => {
                self.pop();
                log.push(|| Event::MajorDeclined { by: seat });
            }
            Action::MusicTime { .. }
            | Action::KeepQuiet
            | Action::Throw { .. }
            | Action::NameFirst { .. }
            | Action::PickSection { .. }
            | Action::Slip { .. }
            | Action::Concede => unreachable!("{action:?} in play was not checked"),
        }
    }
}
