//! Whether an action may be done now, and which rule forbids it.

use tabletop::{Refusal, Seat};

use crate::action::Action;
use crate::agenda::{Step, TurnKind, What};
use crate::band::{fits, removable};
use crate::card::{Card, copies};
use crate::options::Leaver;
use crate::refusal::Why;
use crate::state::{Bandimals, Phase, Sealed};

/// The longest time anybody may tell of: a hundred years.
const MOST_MONTHS: u16 = 1200;

impl Bandimals {
    pub(crate) fn refuse(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.why_not(seat, action)
            .map_err(|no| no.refusal(&self.setup))
    }

    /// Says why `seat` may not do this now, if it may not.
    pub(crate) fn why_not(&self, seat: Seat, action: &Action) -> Result<(), Why> {
        if let Phase::Over { .. } = self.open.phase {
            return Err(Why::GameOver);
        }
        if *action == Action::Concede {
            let is_in = self.setup.n_seats > seat.0 && !self.open.out.contains(seat);
            return match self.setup.options.leaver {
                Leaver::Remove if is_in && self.open.phase == Phase::Playing => Ok(()),
                Leaver::Remove => Err(Why::WrongStep),
                Leaver::Bot => Err(Why::NotLeaving),
            };
        }
        if let Action::Slip { word } = action {
            return self.why_not_slip(seat, word);
        }
        if !self.open.waits.contains(seat) {
            return Err(self.out_of_step(seat, action));
        }
        match self.open.phase {
            Phase::AskTimes => {
                if let Action::MusicTime { months } = action {
                    (*months <= MOST_MONTHS).then_some(()).ok_or(Why::BadEntry)
                } else {
                    (*action == Action::KeepQuiet)
                        .then_some(())
                        .ok_or(Why::WrongStep)
                }
            }
            Phase::Throw { .. } => matches!(action, Action::Throw { .. } | Action::LeaveToChance)
                .then_some(())
                .ok_or(Why::WrongStep),
            Phase::NameFirst => {
                let Action::NameFirst { seat } = action else {
                    return Err(Why::WrongStep);
                };
                (seat.0 < self.setup.n_seats)
                    .then_some(())
                    .ok_or(Why::BadFirst)
            }
            Phase::PickSections if *action == Action::LeaveToChance => Ok(()),
            Phase::PickSections => {
                let Action::PickSection { section } = action else {
                    return Err(Why::WrongStep);
                };
                let mut bands = self.open.bands.iter();
                let is_free = bands.all(|band| band.section != Some(*section));
                is_free.then_some(()).ok_or(Why::SectionTaken(*section))
            }
            Phase::Playing => match self.step() {
                Some(step) => self.why_not_in(step, seat, action),
                None => Err(Why::WrongStep),
            },
            Phase::Over { .. } => Err(Why::GameOver),
        }
    }

    fn why_not_in(&self, step: Step, seat: Seat, action: &Action) -> Result<(), Why> {
        match (step, action) {
            (Step::Kind, Action::ChooseTurn { kind }) => match kind {
                TurnKind::Basic => Ok(()),
                TurnKind::Reorganize if self.band(seat).last == TurnKind::Reorganize => {
                    Err(Why::MustBeBasic)
                }
                TurnKind::Reorganize if self.has_room(seat) => Ok(()),
                TurnKind::Reorganize => Err(Why::ReorganizeUnavailable),
            },
            (Step::Plays(plays), Action::PlayBand { card }) => {
                self.in_hand(seat, *card)?;
                let kind = self.setup.kind(*card);
                // BAND-42: what a card gives may be of its section only.
                if let (Some(section), Some(only)) = (kind.section(), plays.section)
                    && section != only
                {
                    return Err(Why::PlaysOf(only, *card));
                }
                fits(&self.setup, self.band(seat), *card)
            }
            (Step::Plays(plays), Action::RemoveBand { card }) => {
                self.exists(*card)?;
                if !self.band(seat).cards.contains(card) {
                    return Err(Why::NotInBand(*card));
                }
                match plays.section {
                    Some(only) if self.setup.kind(*card).section() != Some(only) => {
                        Err(Why::PlaysOf(only, *card))
                    }
                    Some(_) | None => Ok(()),
                }
            }
            (Step::Plays(_), Action::DoneBand)
            | (Step::Specials { .. }, Action::SkipSpecial)
            | (Step::Halt, Action::SkipBandHalt)
            | (Step::Line { .. }, Action::SkipLine)
            | (Step::Major, Action::TakeDrumMajor | Action::DeclineDrumMajor)
            | (Step::Window(_), Action::PassNoU | Action::PassThisTurn) => Ok(()),
            (Step::Specials { .. }, Action::PlaySpecial { card, target, pick }) => {
                self.why_not_special(seat, *card, *target, *pick)
            }
            (Step::Window(_), Action::RespondNoU { card }) => {
                self.in_hand(seat, *card)?;
                match self
                    .setup
                    .special(*card)
                    .is_some_and(|special| special.reaction)
                {
                    true => Ok(()),
                    false => Err(Why::NotANoU(*card)),
                }
            }
            (Step::Halt, Action::PlayBandHalt) => match self.setup.halt {
                Some(card) => self.in_hand(seat, card),
                None => Err(Why::NoCtCard),
            },
            (Step::Discard { .. }, Action::Discard { card }) => self.in_hand(seat, *card),
            (Step::Discard { keep }, Action::DoneDiscard) => match keep {
                Some(keep) if keep.least > 0 => Err(Why::DiscardTooFew(keep.least)),
                Some(keep) if self.hands[seat].len() > usize::from(keep.limit) => {
                    Err(Why::OverHandLimit(keep.limit))
                }
                Some(_) | None => Ok(()),
            },
            (Step::Fetch { kind, section, .. }, Action::ChooseFetch { card }) => {
                self.exists(*card)?;
                if !self.open.discard.contains(card) {
                    return Err(Why::NotInDiscard(*card));
                }
                match kind.takes(self.setup.kind(*card), section) {
                    true => Ok(()),
                    false => Err(Why::NotFetched(*card)),
                }
            }
            (Step::Clear { what, .. }, Action::ChooseClear { card }) => {
                self.exists(*card)?;
                match self.band(seat).lying(what).any(|lying| lying == *card) {
                    true => Ok(()),
                    false => Err(Why::NotInBand(*card)),
                }
            }
            (Step::Picks(picks), Action::ChooseDiscard { card }) if picks.what == What::Discard => {
                self.may_pick(seat, *card)
            }
            (Step::Picks(picks), Action::ChoosePass { card }) if picks.what == What::Pass => {
                self.may_pick(seat, *card)
            }
            (Step::Picks(picks), Action::ChooseRecall { card }) => match picks.what {
                What::Recall { kind, section, .. } => {
                    self.exists(*card)?;
                    let band = self.band(seat);
                    let lying = band.cards.iter().filter(|&other| other == card).count();
                    let picked = self
                        .picked(seat)
                        .iter()
                        .filter(|&other| other == card)
                        .count();
                    if lying == 0 {
                        Err(Why::NotInBand(*card))
                    } else if lying <= picked {
                        Err(Why::AlreadyPicked(*card))
                    } else if removable(&self.setup, band, kind, section).any(|c| c == *card) {
                        Ok(())
                    } else {
                        Err(Why::ProtectedCard(*card))
                    }
                }
                What::Discard | What::Pass => Err(Why::WrongStep),
            },
            (Step::Rival { by, .. }, Action::NameRival { seat: rival }) => {
                let is_in = self.around(by).any(|other| other == *rival);
                match is_in && *rival != by {
                    true => Ok(()),
                    false => Err(Why::BadRival),
                }
            }
            (Step::ChooseCt { .. }, Action::ChooseCt { ct }) => {
                match self.looked_at().contains(ct) {
                    true => Ok(()),
                    false => Err(Why::NotLookedAt),
                }
            }
            (Step::Contest(contest), _) => self.why_not_contest(&contest, seat, action),
            (Step::Line { .. }, Action::ThemeLine { line }) => self.why_not_line(line),
            (Step::ThemeVote { .. }, Action::ThemeVote { seat: about, .. }) => {
                let lines = self.open.active.map(|active| active.lines);
                let judged = match self.sealed[seat] {
                    Some(Sealed::Verdicts { judged, .. }) => judged.contains(*about),
                    Some(_) | None => false,
                };
                let may = lines.is_some_and(|lines| lines.contains(*about)) && *about != seat;
                match may && !judged {
                    true => Ok(()),
                    false => Err(Why::BadVerdict),
                }
            }
            // Something else than this step asks for.
            (
                Step::Begin
                | Step::EndHalt { .. }
                | Step::Late
                | Step::Line { .. }
                | Step::Kind
                | Step::Plays(_)
                | Step::Specials { .. }
                | Step::Halt
                | Step::Discard { .. }
                | Step::Count { .. }
                | Step::Major
                | Step::Next
                | Step::Window(_)
                | Step::Ops(_)
                | Step::Finish { .. }
                | Step::Fetch { .. }
                | Step::Clear { .. }
                | Step::Picks(_)
                | Step::Rival { .. }
                | Step::ChooseCt { .. }
                | Step::ThemeVote { .. }
                | Step::Rewards(_)
                | Step::Retire,
                _,
            ) => Err(self.out_of_step(seat, action)),
        }
    }

    pub(crate) fn exists(&self, card: Card) -> Result<(), Why> {
        match card.index() < self.setup.kinds.len() {
            true => Ok(()),
            false => Err(Why::NoSuchCard),
        }
    }

    pub(crate) fn in_hand(&self, seat: Seat, card: Card) -> Result<(), Why> {
        self.exists(card)?;
        match copies(&self.hands[seat], card) {
            0 => Err(Why::NotInHand(card)),
            _ => Ok(()),
        }
    }

    /// A hand card that is not sealed already.
    pub(crate) fn may_pick(&self, seat: Seat, card: Card) -> Result<(), Why> {
        self.in_hand(seat, card)?;
        let picked = self
            .picked(seat)
            .iter()
            .filter(|&&other| other == card)
            .count();
        match copies(&self.hands[seat], card) > picked {
            true => Ok(()),
            false => Err(Why::AlreadyPicked(card)),
        }
    }
}
