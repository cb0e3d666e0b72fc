//! A turn, step by step (BAND-47 to BAND-58, BAND-R14).

use tabletop::{Log, Seat, Seats, mark};

use crate::agenda::{Keep, Ops, Plays, Source, Step, TurnKind};
use crate::band::Allowance;
use crate::card::{Card, take_card};
use crate::effect::To;
use crate::event::Event;
use crate::options::RemovedTo;
use crate::rules;
use crate::state::{Bandimals, End, Phase};

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
                // On top of what it discarded.
                mark!(rules::BAND_25, rules::BAND_31, rules::BAND_R23);
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

    /// (a) A win comes before everything else in the turn. Of two people with a Drum Major, the one whose
    /// turn comes first wins.
    fn begin_turn(&mut self, seat: Seat, log: &mut Log<Event>) {
        self.pop();
        self.open.chronicle.turns = self.open.chronicle.turns.saturating_add(1);
        let round = self.open.round;
        log.push(|| Event::TurnBegan { seat, round });
        if self.band(seat).major.is_some() && self.is_full(seat) {
            mark!(rules::BAND_44, rules::BAND_46, rules::BAND_70);
            mark!(rules::BAND_R46, rules::BAND_R48);
            self.end(End::FullBand(seat), log);
            return;
        }
        self.push(Step::Kind);
        self.push(Step::Line { seat });
        self.push(Step::Late);
        self.push(Step::EndHalt { seat });
    }

    /// (c) Bonuses that start late, the oldest first. They are discarded afterwards.
    fn start_late(&mut self, seat: Seat, log: &mut Log<Event>) {
        let bonuses = &self.open.bands[seat].bonuses;
        let late = bonuses
            .iter()
            .position(|bonus| self.setup.late_ops(bonus.card).is_some());
        let Some(place) = late else {
            self.pop();
            return;
        };
        mark!(rules::BAND_27);
        let card = self.open.bands[seat].bonuses.remove(place).card;
        log.push(|| Event::Started { seat, card });
        self.settle_majors(log);
        self.push(Step::Finish { card });
        self.push(Step::Ops(Ops {
            by: seat,
            target: None,
            pick: None,
            source: Source::Late(card),
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
            mark!(rules::BAND_R17);
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
                mark!(rules::BAND_47, rules::BAND_48, rules::BAND_R15);
                usize::from(self.allowance(seat, Allowance::Draw))
            }
            TurnKind::Reorganize => {
                // No Drum Major either.
                mark!(rules::BAND_47, rules::BAND_55, rules::BAND_56);
                mark!(rules::BAND_57, rules::BAND_R18, rules::BAND_R19);
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
        // To the player's own band. Which slot does not matter (BAND-R7).
        mark!(
            rules::BAND_18,
            rules::BAND_22,
            rules::BAND_49,
            rules::BAND_R6
        );
        take_card(&mut self.hands[seat], card);
        self.open.bands[seat].cards.push(card);
        log.push(|| Event::BandPlayed { by: seat, card });
        self.use_play();
        self.settle_majors(log);
    }

    pub(crate) fn remove_band(&mut self, seat: Seat, card: Card, log: &mut Log<Event>) {
        let band = &mut self.open.bands[seat];
        if let Some(place) = band.cards.iter().rposition(|&other| other == card) {
            band.cards.remove(place);
        }
        mark!(rules::BAND_66, rules::BAND_R11);
        let to = match self.setup.options.removed_to {
            RemovedTo::Hand => To::OwnerHand,
            RemovedTo::Discard => To::Discard,
        };
        self.put(seat, seat, card, to);
        log.push(|| Event::BandRemoved { by: seat, card, to });
        self.use_play();
        self.settle_majors(log);
    }

    /// Step 3 (BAND-50). Each special is resolved before the next. Cards it draws can no longer be played to
    /// the band.
    fn ask_specials(&mut self, seat: Seat, left: Option<u8>) {
        mark!(if left.is_some() => rules::BAND_R20, rules::BAND_R36);
        let left = left.unwrap_or_else(|| self.allowance(seat, Allowance::Specials));
        self.set_step(Step::Specials { left: Some(left) });
        if left > 0 && !self.hands[seat].is_empty() {
            mark!(rules::BAND_50);
            self.ask_one(seat);
        } else {
            self.pop();
        }
    }

    /// Step 4 (BAND-51 to BAND-53). Its numbers are fixed when it begins.
    fn ask_discard(&mut self, seat: Seat, keep: Option<Keep>) {
        let hand = self.hands[seat].len();
        let keep = keep.unwrap_or_else(|| {
            let least = self.allowance(seat, Allowance::MinDiscard);
            Keep {
                least: match u8::try_from(hand) {
                    Ok(hand) if hand < least => {
                        mark!(rules::BAND_R22);
                        hand
                    }
                    Ok(_) | Err(_) => least,
                },
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
        mark!(rules::BAND_51);
        self.discard(seat, &[card], log);
        if let Some(Step::Discard { keep: Some(keep) }) = self.open.agenda.last_mut() {
            keep.least = keep.least.saturating_sub(1);
        }
    }
}
