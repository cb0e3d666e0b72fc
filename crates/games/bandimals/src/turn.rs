//! A turn, step by step (BAND-47 to BAND-58, BAND-R14).

use tabletop::{Log, Seat, Seats};

use crate::agenda::{Keep, Plays, Step, TurnKind};
use crate::band::Allowance;
use crate::card::Card;
use crate::card::take_card;
use crate::effect::{Lasts, To};
use crate::event::Event;
use crate::options::{RemovedTo, Switch};
use crate::setup::Win;
use crate::state::{Bandimals, End, Phase, Since};

impl Bandimals {
    /// Goes on until somebody has to be asked or it is over.
    pub(crate) fn run(&mut self, log: &mut Log<Event>) {
        while self.open.waits.is_empty() && self.open.phase == Phase::Playing {
            let Some(step) = self.step() else {
                return;
            };
            self.proceed(step, log);
        }
    }

    /// Does what is next on the agenda, or asks.
    fn proceed(&mut self, step: Step, log: &mut Log<Event>) {
        let turn = self.open.turn;
        match step {
            Step::Begin => self.begin_turn(turn, log),
            Step::EndHalt { seat } => self.end_halt(seat),
            Step::Late => self.start_late(turn, log),
            Step::Line { seat } => self.ask_line(seat),
            Step::Kind => self.ask_kind(turn, log),
            Step::Plays(plays) => self.ask_plays(plays),
            Step::Specials { left } => self.ask_specials(turn, left),
            Step::Halt => self.ask_halt(turn),
            Step::Discard { keep } => self.ask_discard(turn, keep),
            Step::Count { .. } => self.count_down(turn, log),
            Step::Major => self.offer_major(turn, log),
            Step::Next => self.next_turn(log),
            Step::Window(window) => self.go_on_window(window, log),
            Step::Ops(ops) => self.next_op(ops, log),
            Step::Finish { card } => {
                // BAND-25, BAND-31, BAND-R23: on top of what it discarded.
                self.pop();
                self.open.discard.push(card);
            }
            Step::Fetch { by, .. }
            | Step::Clear { by, .. }
            | Step::Rival { by, .. }
            | Step::ChooseCt { by } => {
                self.ask_one(by);
            }
            Step::Picks(picks) => self.go_on_picks(picks, log),
            Step::Contest(contest) => self.go_on_contest(contest, log),
            Step::ThemeVote { stage } => self.go_on_theme_vote(stage, log),
            Step::Rewards(rewards) => self.next_reward(rewards, log),
            Step::Retire => self.retire(log),
        }
    }

    pub(crate) fn pop(&mut self) {
        self.open.agenda.pop();
    }

    pub(crate) fn push(&mut self, step: Step) {
        self.open.agenda.push(step);
    }

    /// Replaces the step on top.
    pub(crate) fn set_step(&mut self, step: Step) {
        if let Some(top) = self.open.agenda.last_mut() {
            *top = step;
        }
    }

    pub(crate) fn ask_one(&mut self, seat: Seat) {
        self.open.waits = Seats::one(seat);
    }

    /// (a) BAND-44, BAND-46, BAND-70, BAND-R46, BAND-R48: the person whose turn comes first wins. A win comes
    /// before everything else in the turn.
    fn begin_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.pop();
        self.open.chronicle.turns = self.open.chronicle.turns.saturating_add(1);
        let round = self.open.round;
        log.push(|| Event::TurnBegan { seat, round });
        if self.band(seat).major.is_some() && self.is_full(seat) {
            self.end(End::FullBand(seat), log);
            return;
        }
        self.push(Step::Kind);
        self.push(Step::Line { seat });
        self.push(Step::Late);
        self.push(Step::EndHalt { seat });
    }

    /// (c) BAND-27: Bonuses that start late, the oldest first. They are discarded afterwards.
    fn start_late(&mut self, seat: Seat, log: &mut Log<Event>) {
        let bonuses = &self.open.bands[seat].bonuses;
        let late = bonuses
            .iter()
            .position(|bonus| self.setup.late_ops(bonus.card).is_some());
        let Some(place) = late else {
            self.pop();
            return;
        };
        let card = self.open.bands[seat].bonuses.remove(place).card;
        log.push(|| Event::Started { seat, card });
        self.settle_majors(log);
        self.push(Step::Finish { card });
        self.push(Step::Ops(crate::agenda::Ops {
            by: seat,
            target: None,
            pick: None,
            source: crate::agenda::Source::Late(card),
            at: 0,
            plus: 0,
        }));
    }

    /// BAND-R17: whether a Reorganize turn can be chosen.
    pub(crate) fn may_reorganize(&self, seat: Seat) -> bool {
        self.band(seat).last == TurnKind::Basic && self.has_room(seat)
    }

    pub(crate) fn has_room(&self, seat: Seat) -> bool {
        // BAND-R18: the limit with all mods.
        let limit = usize::from(self.allowance(seat, Allowance::HandLimit));
        self.hands[seat].len() < limit && !(self.deck.is_empty() && self.open.discard.is_empty())
    }

    fn ask_kind(&mut self, seat: Seat, log: &mut Log<Event>) {
        if self.may_reorganize(seat) {
            self.ask_one(seat);
        } else {
            self.choose_turn(seat, TurnKind::Basic, log);
        }
    }

    /// (d), (e) A Basic turn draws first; a Reorganize turn only draws.
    pub(crate) fn choose_turn(&mut self, seat: Seat, kind: TurnKind, log: &mut Log<Event>) {
        self.pop();
        log.push(|| Event::TurnChosen { by: seat, kind });
        let band = &mut self.open.bands[seat];
        (band.before, band.last) = (band.last, kind);
        self.push(Step::Next);
        let n = match kind {
            TurnKind::Basic => {
                self.push(Step::Major);
                self.push(Step::Count { kind });
                self.push(Step::Discard { keep: None });
                if self.setup.halt.is_some() {
                    self.push(Step::Halt);
                }
                self.push(Step::Specials { left: None });
                self.push(Step::Plays(Plays {
                    seat,
                    left: None,
                    section: None,
                }));
                // BAND-48, BAND-R15.
                usize::from(self.allowance(seat, Allowance::Draw))
            }
            TurnKind::Reorganize => {
                // BAND-55, BAND-56, BAND-57, BAND-R19: no Drum Major either.
                self.push(Step::Count { kind });
                let limit = usize::from(self.allowance(seat, Allowance::HandLimit));
                limit.saturating_sub(self.hands[seat].len())
            }
        };
        self.draw(seat, n, log);
    }

    /// Step 2 (BAND-49). Who is asked follows from what all see: cards in hand or band.
    fn ask_plays(&mut self, plays: Plays) {
        let Plays { seat, left, .. } = plays;
        let left = left.unwrap_or_else(|| self.allowance(seat, Allowance::Plays));
        self.set_step(Step::Plays(Plays {
            left: Some(left),
            ..plays
        }));
        let has_cards = !self.hands[seat].is_empty() || !self.band(seat).cards.is_empty();
        if left > 0 && has_cards {
            self.ask_one(seat);
        } else {
            self.pop();
        }
    }

    fn use_play(&mut self) {
        if let Some(Step::Plays(plays)) = self.open.agenda.last_mut() {
            plays.left = plays.left.map(|left| left.saturating_sub(1));
        }
    }

    pub(crate) fn play_band(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        // BAND-18, BAND-22: to the player's own band. Which slot does not matter (BAND-R7).
        take_card(&mut self.hands[seat], card);
        self.open.bands[seat].cards.push(card);
        log.push(|| Event::BandPlayed { by: seat, card });
        self.use_play();
        self.settle_majors(log);
    }

    /// BAND-66, BAND-R11.
    pub(crate) fn remove_band(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        let band = &mut self.open.bands[seat];
        if let Some(place) = band.cards.iter().rposition(|&other| other == card) {
            band.cards.remove(place);
        }
        let to = match self.setup.options.removed_to {
            RemovedTo::Hand => To::OwnerHand,
            RemovedTo::Discard => To::Discard,
        };
        self.put(seat, seat, card, to);
        log.push(|| Event::BandRemoved { by: seat, card, to });
        self.use_play();
        self.settle_majors(log);
    }

    /// Step 3 (BAND-50). Each special is resolved before the next (BAND-R36). Cards it draws can no longer be
    /// played to the band (BAND-R24).
    fn ask_specials(&mut self, seat: Seat, left: Option<u8>) {
        let left = left.unwrap_or_else(|| self.allowance(seat, Allowance::Specials));
        self.set_step(Step::Specials { left: Some(left) });
        if left > 0 && !self.hands[seat].is_empty() {
            self.ask_one(seat);
        } else {
            self.pop();
        }
    }

    /// Step 4 (BAND-51 to BAND-53). Its numbers are fixed when it begins (BAND-R20, BAND-R21).
    fn ask_discard(&mut self, seat: Seat, keep: Option<Keep>) {
        let hand = self.hands[seat].len();
        let keep = keep.unwrap_or_else(|| {
            let least = self.allowance(seat, Allowance::MinDiscard);
            Keep {
                // BAND-R22: the smaller of the least and the hand.
                least: u8::try_from(hand).map_or(least, |hand| least.min(hand)),
                limit: self.allowance(seat, Allowance::HandLimit),
            }
        });
        self.set_step(Step::Discard { keep: Some(keep) });
        if hand > 0 {
            self.ask_one(seat);
        } else {
            self.pop();
        }
    }

    pub(crate) fn discard_one(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        self.discard(seat, &[card], log);
        if let Some(Step::Discard { keep: Some(keep) }) = self.open.agenda.last_mut() {
            keep.least = keep.least.saturating_sub(1);
        }
    }

    /// (f) BAND-R27: counters go down; at zero a card is discarded, before the Drum Major.
    fn count_down(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.pop();
        let mut gone = Vec::new();
        let band = &mut self.open.bands[seat];
        for lasting in band.bonuses.iter_mut().chain(&mut band.penalties) {
            match (lasting.left, lasting.since) {
                (_, Since::ThisTurn) => lasting.since = Since::Earlier,
                (Lasts::Turns(n), Since::Earlier) => lasting.left = Lasts::Turns(n - 1),
                (Lasts::Uses(_) | Lasts::Game, Since::Earlier) => (),
            }
            if lasting.left == Lasts::Turns(0) {
                gone.push(lasting.card);
            }
        }
        band.bonuses
            .retain(|lasting| lasting.left != Lasts::Turns(0));
        band.penalties
            .retain(|lasting| lasting.left != Lasts::Turns(0));
        for card in gone {
            self.open.discard.push(card);
            log.push(|| Event::RanOut { seat, card });
        }
        self.settle_majors(log);
    }

    /// (g) BAND-43, BAND-45, BAND-67, BAND-68, BAND-R49: if one is left.
    fn offer_major(&mut self, seat: Seat, log: &mut Log<Event>) {
        if !self.is_full(seat) || self.open.majors.is_empty() {
            self.pop();
        } else if self.setup.options.auto_drum_major == Switch::On {
            self.take_major(seat, log);
        } else {
            self.ask_one(seat);
        }
    }

    /// BAND-69; in some variants it wins at once (BAND-76, BAND-81, BAND-R51).
    pub(crate) fn take_major(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.pop();
        let Some(major) = self.open.majors.pop() else {
            return;
        };
        self.open.bands[seat].major = Some(major);
        self.open.chronicle.taken = self.open.chronicle.taken.saturating_add(1);
        log.push(|| Event::MajorTaken { by: seat, major });
        if self.setup.numbers.win == Win::AtOnce {
            self.end(End::AtOnce(seat), log);
        }
    }

    /// (h) BAND-11: clockwise. A round is over when it is the first person's turn again.
    pub(crate) fn next_turn(&mut self, log: &mut Log<Event>) {
        self.open.agenda.clear();
        self.open.passing = Seats::NONE;
        let mut seat = self.open.turn;
        let mut passed = None;
        loop {
            seat = seat.next(self.setup.n_seats);
            if seat == self.open.first {
                // BAND-R53.
                let limit = self.setup.options.round_limit;
                if limit.is_some_and(|limit| self.open.round >= limit) {
                    self.end(End::RoundLimit, log);
                    return;
                }
                self.open.round = self.open.round.saturating_add(1);
            }
            if !self.open.out.contains(seat) {
                break;
            }
            passed =
                passed.or(Some(seat).filter(|&s| self.open.active.is_some_and(|a| a.drawer == s)));
        }
        self.open.turn = seat;
        self.push(Step::Begin);
        if let Some(seat) = passed {
            // BAND-R69: the card of a person who has left ends when play passes the seat.
            self.push(Step::EndHalt { seat });
        }
    }

    pub(crate) fn end(&mut self, end: End, log: &mut Log<Event>) {
        self.open.phase = Phase::Over { end };
        self.open.waits = Seats::NONE;
        self.open.agenda.clear();
        log.push(|| Event::Ended { end });
    }
}
