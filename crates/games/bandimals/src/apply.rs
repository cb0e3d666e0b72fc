//! What each action does.

use tabletop::{Checked, Log, Seat};

use crate::action::{Action, Compete, Halt, Lot, Opening, Pick, Reaction, Theme, Turn, Unasked};
use crate::agenda::{Contest, Stage, Step};
use crate::by_chance::by_chance;
use crate::entry::Throw;
use crate::event::Event;
use crate::state::{Answer, Bandimals, Phase, Sealed};

/// Does what was checked, and goes on until somebody has to be asked.
pub(crate) fn apply(state: &mut Bandimals, checked: Checked<&Action>, log: &mut Log<Event>) {
    let (seat, action) = checked.into_parts();
    // Nobody was asked for an unasked action, so all who are awaited stay awaited.
    if !matches!(action, Action::Unasked(_)) {
        state.open.waits = state.open.waits.without(seat);
    }
    match action {
        Action::Unasked(unasked) => state.apply_unasked(seat, unasked, log),
        Action::Opening(opening) => state.apply_opening(seat, *opening, log),
        Action::Lot(Lot::LeaveToChance) => state.leave_to_chance(seat, log),
        Action::Turn(turn) => state.apply_turn(seat, *turn, log),
        Action::Reaction(reaction) => state.apply_reaction(seat, *reaction),
        Action::Pick(pick) => state.apply_pick(seat, *pick, log),
        Action::Halt(halt) => state.apply_halt(seat, *halt, log),
        Action::Compete(compete) => state.apply_compete(seat, compete),
        Action::Theme(theme) => state.apply_theme(seat, theme, log),
    }
    state.run(log);
}

impl Bandimals {
    fn apply_unasked(&mut self, seat: Seat, unasked: &Unasked, log: &mut Log<Event>) {
        match unasked {
            Unasked::Slip { word } => self.slip(seat, word, log),
            Unasked::Concede => self.concede(seat, log),
        }
    }

    fn apply_opening(&mut self, seat: Seat, opening: Opening, log: &mut Log<Event>) {
        match opening {
            Opening::MusicTime { months } => {
                self.seal(seat, Sealed::Months(Some(months)));
                self.close_opening(log);
            }
            Opening::KeepQuiet => {
                self.seal(seat, Sealed::Months(None));
                self.close_opening(log);
            }
            Opening::Throw { throw } => {
                self.seal(seat, Sealed::Throw(throw));
                self.close_opening(log);
            }
            Opening::NameFirst { seat: first } => self.choose_first(first, log),
            Opening::PickSection { section } => self.pick_section(seat, section, log),
        }
    }

    fn close_opening(&mut self, log: &mut Log<Event>) {
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

    fn leave_to_chance(&mut self, seat: Seat, log: &mut Log<Event>) {
        if self.open.phase == Phase::PickSections {
            let section = self.some_section();
            self.pick_section(seat, section, log);
        } else if let Some(contest) = self.contest() {
            let lines = self.setup.ct(contest.ct).n_offered();
            let n_options = self.n_options(&contest);
            let entry = by_chance(contest.bout, n_options, lines, &mut self.chance);
            self.seal(seat, Sealed::Entry(entry));
        } else {
            let throw = *self.chance.pick(&Throw::ALL);
            self.seal(seat, Sealed::Throw(throw));
            self.close_opening(log);
        }
    }

    fn apply_turn(&mut self, seat: Seat, turn: Turn, log: &mut Log<Event>) {
        match turn {
            Turn::ChooseTurn { kind } => self.choose_turn(seat, kind, log),
            Turn::PlayBand { card } => self.play_band(seat, card, log),
            Turn::RemoveBand { card } => self.remove_band(seat, card, log),
            Turn::DoneBand | Turn::SkipSpecial | Turn::DoneDiscard => self.pop(),
            Turn::PlaySpecial { card, target, pick } => {
                self.play_special(seat, card, target, pick, log);
            }
            Turn::Discard { card } => self.discard_one(seat, card, log),
            Turn::TakeDrumMajor => self.take_major(seat, log),
            Turn::DeclineDrumMajor => {
                self.pop();
                log.push(|| Event::MajorDeclined { by: seat });
            }
        }
    }

    fn apply_reaction(&mut self, seat: Seat, reaction: Reaction) {
        match reaction {
            Reaction::RespondNoU { card } => self.answer(seat, Answer::NoU(card)),
            Reaction::PassNoU => self.answer(seat, Answer::Pass),
            Reaction::PassThisTurn => self.answer(seat, Answer::PassTurn),
        }
    }

    fn apply_pick(&mut self, seat: Seat, pick: Pick, log: &mut Log<Event>) {
        match pick {
            Pick::ChooseFetch { card } => self.fetch(seat, card, log),
            Pick::ChooseClear { card } => {
                self.pop();
                self.clear(seat, card, log);
                self.settle_majors(log);
            }
            Pick::ChooseDiscard { card }
            | Pick::ChoosePass { card }
            | Pick::ChooseRecall { card } => self.pick(seat, card),
        }
    }

    fn apply_halt(&mut self, seat: Seat, halt: Halt, log: &mut Log<Event>) {
        match halt {
            Halt::PlayBandHalt => self.play_halt(seat, log),
            Halt::SkipBandHalt => self.pop(),
            Halt::NameRival { seat: rival } => {
                if let Some(Step::Rival { by, ct }) = self.step() {
                    self.pop();
                    log.push(|| Event::RivalNamed { by, seat: rival });
                    self.begin_contest(ct, by, Some(rival));
                }
            }
            Halt::ChooseCt { ct } => self.choose_ct(seat, ct, log),
        }
    }

    fn apply_compete(&mut self, seat: Seat, compete: &Compete) {
        match compete {
            Compete::ContestEntry { entry } => self.seal(seat, Sealed::Entry(Some(entry.clone()))),
            Compete::Abstain => {
                let contest = self.contest();
                let is_voting = contest.is_some_and(|contest| contest.stage == Stage::Voting);
                let sealed = if is_voting {
                    Sealed::Vote(None)
                } else {
                    Sealed::Entry(None)
                };
                self.seal(seat, sealed);
            }
            Compete::Bid { card } => self.bid(seat, *card),
            Compete::DoneBid => {
                if self.sealed[seat].is_none() {
                    self.seal(seat, Sealed::Cards(Default::default()));
                }
            }
            Compete::ContestVote { seat: named } => self.seal(seat, Sealed::Vote(Some(*named))),
        }
    }

    fn apply_theme(&mut self, seat: Seat, theme: &Theme, log: &mut Log<Event>) {
        match theme {
            Theme::ThemeLine { line } => self.say_line(seat, Some(line), log),
            Theme::SkipLine => self.say_line(seat, None, log),
            Theme::ThemeVote {
                seat: about,
                verdict,
            } => self.vote_on(seat, *about, *verdict),
        }
    }

    /// The current contest.
    fn contest(&self) -> Option<Contest> {
        match self.step() {
            Some(Step::Contest(contest)) => Some(contest),
            Some(_) | None => None,
        }
    }
}
