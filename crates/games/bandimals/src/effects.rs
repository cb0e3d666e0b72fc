//! What Bonus and Penalty cards do: one interpreter for the vocabulary of the editions.

use arrayvec::ArrayVec;
use tabletop::{Log, Seat, mark};

use crate::agenda::{Ops, Plays, Source, Stage, Step, What, Window};
use crate::band::removable;
use crate::card::{Card, Held, Known, take_card};
use crate::edition::SpecialType;
use crate::effect::{Chooser, How, Lasts, Op, Plus, Who};
use crate::event::Event;
use crate::rules;
use crate::state::{Band, Bandimals, Lasting, Since};

impl Bandimals {
    /// Plays a Bonus or Penalty that was checked: the card leaves the hand, and a Penalty waits for
    /// a No U.
    pub(crate) fn play_special(
        &mut self,
        by: Seat,
        card: Card,
        target: Option<Seat>,
        pick: Option<Card>,
        log: &mut Log<Event>,
    ) {
        if let Some(Step::Specials { left: Some(left) }) = self.open.agenda.last_mut() {
            *left = left.saturating_sub(1);
        }
        if target.is_none() {
            // It may be played even if it does nothing.
            mark!(rules::BAND_R30);
        }
        take_card(&mut self.hands[by], card);
        self.note_use(by, card);
        log.push(|| Event::SpecialPlayed {
            by,
            card,
            target,
            pick,
        });
        let is_penalty = self
            .setup
            .special(card)
            .is_some_and(|special| special.kind.is_penalty());
        if is_penalty {
            mark!(rules::BAND_R37, rules::BAND_R38);
            self.push(Step::Window(Window {
                by,
                card,
                target,
                pick,
                stage: Stage::Opening,
            }));
        } else {
            self.resolve(by, card, target, pick, log);
        }
    }

    /// Clears what was sealed, once it is resolved.
    pub(crate) fn unseal(&mut self) {
        for seat in self.setup.seats() {
            self.sealed[seat] = None;
        }
    }

    /// Puts a Bonus or Penalty that was not stopped to use.
    pub(crate) fn resolve(
        &mut self,
        by: Seat,
        card: Card,
        target: Option<Seat>,
        pick: Option<Card>,
        log: &mut Log<Event>,
    ) {
        let Some(special) = self.setup.special(card) else {
            return;
        };
        let left = special.lasts.unwrap_or(Lasts::Game);
        let lasting = |since| Lasting { card, left, since };
        match special.kind {
            SpecialType::QuickBonus => {
                mark!(rules::BAND_24);
                self.push_quick(by, card, target, pick);
            }
            SpecialType::QuickPenalty => {
                mark!(rules::BAND_29);
                self.push_quick(by, card, target, pick);
            }
            // BAND-R27: the turn in which it is put down does not count.
            SpecialType::BandBonus => {
                mark!(rules::BAND_26);
                self.open.bands[by].bonuses.push(lasting(Since::ThisTurn));
                self.settle_majors(log);
            }
            SpecialType::BandPenalty => {
                match target.filter(|&seat| !self.open.out.contains(seat)) {
                    Some(seat) => {
                        mark!(rules::BAND_32, rules::BAND_33);
                        self.open.bands[seat]
                            .penalties
                            .push(lasting(Since::Earlier));
                        self.settle_majors(log);
                    }
                    None => self.open.discard.push(card),
                }
            }
        }
    }

    /// A Quick card does its ops at once, and then goes to the discard pile.
    fn push_quick(&mut self, by: Seat, card: Card, target: Option<Seat>, pick: Option<Card>) {
        self.push(Step::Finish { card });
        self.push(Step::Ops(Ops {
            by,
            target,
            pick,
            source: Source::Quick(card),
            at: 0,
            plus: 0,
        }));
    }

    /// The ops of a card.
    pub(crate) fn ops(&self, source: Source) -> &[Op] {
        match source {
            Source::Quick(card) => self.setup.special(card).map_or(&[], |special| &special.ops),
            Source::Late(card) => self.setup.late_ops(card).unwrap_or(&[]),
            Source::Reward(ct) => &self.setup.ct(ct).reward,
            Source::DrawerReward(ct) => &self.setup.ct(ct).reward_drawer,
        }
    }

    /// Does the next op, left to right. After each one the Drum Majors are checked.
    pub(crate) fn next_op(&mut self, ops: Ops, log: &mut Log<Event>) {
        let Some(&op) = self.ops(ops.source).get(usize::from(ops.at)) else {
            self.pop();
            return;
        };
        self.set_step(Step::Ops(Ops {
            at: ops.at + 1,
            ..ops
        }));
        self.resolve_op(op, ops, log);
        self.settle_majors(log);
    }

    /// Whom an op affects, clockwise from the actor.
    pub(crate) fn whom(&self, who: Who, ops: Ops) -> ArrayVec<Seat, 8> {
        let all = self.around(ops.by);
        all.filter(|&seat| match who {
            Who::Actor => seat == ops.by,
            Who::Target => Some(seat) == ops.target,
            Who::Each => {
                mark!(rules::BAND_30, rules::BAND_R29);
                true
            }
        })
        .collect()
    }

    fn resolve_op(&mut self, op: Op, ops: Ops, log: &mut Log<Event>) {
        let by = ops.by;
        match op {
            Op::Draw { who, n, plus } => {
                let n = match plus {
                    Plus::Nothing => n,
                    Plus::Bid | Plus::Score => n + ops.plus,
                };
                for seat in self.whom(who, ops) {
                    self.draw(seat, n.into(), log);
                }
            }
            Op::Discard { who, n, how } => self.make_discard(who, n, how, ops, log),
            Op::Take { n } => {
                for seat in self.whom(Who::Target, ops) {
                    for _ in 0..n {
                        self.take(by, seat, log);
                    }
                }
            }
            Op::Pass { n } => self.ask_picks(ops, Who::Each, What::Pass, n),
            Op::Fetch {
                kind,
                section,
                else_draw,
            } => {
                let mut matching = self.open.discard.iter();
                if matching.any(|&card| kind.takes(self.setup.kind(card), section)) {
                    self.push(Step::Fetch { by, kind, section });
                } else {
                    self.draw(by, else_draw.into(), log);
                }
            }
            Op::Plays { who, n, section } => {
                mark!(rules::BAND_R24);
                for &seat in self.whom(who, ops).iter().rev() {
                    let left = Some(n);
                    self.push(Step::Plays(Plays {
                        seat,
                        left,
                        section,
                    }));
                }
            }
            Op::Remove {
                who,
                kind,
                section,
                n,
                chooser,
                to,
            } => match chooser {
                Chooser::Actor => {
                    if let (Some(seat), Some(card)) = (ops.target, ops.pick)
                        && removable(&self.setup, self.band(seat), kind, section).any(|c| c == card)
                    {
                        mark!(rules::BAND_R31);
                        self.remove_from_band(seat, by, card, to, log);
                    }
                }
                Chooser::Owner => self.ask_picks(ops, who, What::Recall { kind, section, to }, n),
                Chooser::Random => {
                    for seat in self.whom(who, ops) {
                        for _ in 0..n {
                            let cards = removable(&self.setup, self.band(seat), kind, section);
                            let cards: ArrayVec<Card, 10> = cards.collect();
                            if !cards.is_empty() {
                                let card = *self.chance.pick(&cards);
                                self.remove_from_band(seat, by, card, to, log);
                            }
                        }
                    }
                }
            },
            Op::Clear { n, what, else_draw } => {
                let lying: ArrayVec<Card, 4> = self.band(by).lying(what).collect();
                if lying.is_empty() {
                    self.draw(by, else_draw.into(), log);
                } else if lying.len() <= usize::from(n) {
                    for card in lying {
                        self.clear(by, card, log);
                    }
                } else {
                    for _ in 0..n {
                        self.push(Step::Clear { by, what });
                    }
                }
            }
        }
    }

    fn make_discard(&mut self, who: Who, n: u8, how: How, ops: Ops, log: &mut Log<Event>) {
        match how {
            How::Choose => self.ask_picks(ops, who, What::Discard, n),
            How::Random => {
                for seat in self.whom(who, ops) {
                    self.discard_at_random(seat, n, log);
                }
            }
            How::All => {
                for seat in self.whom(who, ops) {
                    let cards: Vec<Card> = self.hands[seat].iter().map(|held| held.card).collect();
                    self.discard(seat, &cards, log);
                }
            }
        }
    }

    pub(crate) fn clear(&mut self, by: Seat, card: Card, log: &mut Log<Event>) {
        let Band {
            penalties, bonuses, ..
        } = &mut self.open.bands[by];
        for lying in [penalties, bonuses] {
            if let Some(place) = lying.iter().position(|lasting| lasting.card == card) {
                lying.remove(place);
                self.open.discard.push(card);
                log.push(|| Event::Cleared { by, card });
                return;
            }
        }
    }

    /// The newest copy is taken; everybody sees which card it is.
    pub(crate) fn fetch(&mut self, by: Seat, card: Card, log: &mut Log<Event>) {
        self.pop();
        if let Some(place) = self.open.discard.iter().rposition(|&other| other == card) {
            mark!(rules::BAND_R23);
            self.open.discard.remove(place);
            let known = Known::Everybody;
            self.hands[by].push(Held { card, known });
            log.push(|| Event::Fetched { by, card });
        }
    }
}
